"""Who is on whose side: functions of state, for modes in which sides come to light during the game.

A seat's ``side`` is empty as long as it is undetermined. Else it is what “same kingdom” compares: the id of a kingdom, or the token
of a seat for a careerist, who is a side of one, or of two with whoever has joined. Living seats in a row stand beside each other in
the ring; those out of the ring are skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.tokens import is_seat
from sanguosha.engine.parts.modifiers import BigSide, SideCount

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

AS_IT_IS: Final = -1
"""No slot: things as they are, and not as if a general were revealed."""


class Sides:
    """The sides of a game. What takes counting is kept until something changes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._big: list[str] | None = None
        self._ring: list[Seat] = []

    def forget(self) -> None:
        """Something has changed that sides or their numbers depend on."""
        self._big = None
        self._ring = []

    # Same and different

    def of(self, seat: Seat, as_if: int = AS_IT_IS) -> str:
        """The side of a seat, as it is or as if the general in this slot were revealed."""
        return seat.side if as_if == AS_IT_IS else self.game.mode.side_if(self.game, seat, as_if)

    def determined(self, seat: Seat, as_if: int = AS_IT_IS) -> bool:
        """Whether the seat has a side."""
        return self.of(seat, as_if) != ""

    def careerist(self, seat: Seat) -> bool:
        """Whether the seat is a careerist, alone or allied with one."""
        return is_seat(seat.side)

    def same(self, seat: Seat, other: Seat, as_if: int = AS_IT_IS) -> bool:
        """Whether two seats are of the same kingdom; ``as_if`` is a slot of the first. A seat is always the same as itself."""
        if seat is other:
            return True
        side = self.of(seat, as_if)
        return side != "" and side == other.side

    def different(self, seat: Seat, other: Seat, as_if: int = AS_IT_IS) -> bool:
        """Whether two seats are of different kingdoms: both are determined, and not as the same."""
        return seat is not other and self.determined(seat, as_if) and other.side not in ("", self.of(seat, as_if))

    def members(self, side: str) -> list[Seat]:
        """The living seats of a side, in seat order."""
        return [seat for seat in self.game.alive() if seat.side == side] if side else []

    # Big and small kingdoms

    def count(self, side: str) -> int:
        """How many a side counts."""
        number = len(self.members(side))
        for part in self.game.at_work(SideCount):
            number = part.side_count(number, side)
        return number

    def big(self) -> list[str]:
        """The big kingdoms: those with the highest number above 1, or the one that a part names alone."""
        if self._big is None:
            self._big = self._find_big()
        return self._big

    def _find_big(self) -> list[str]:
        for part in self.game.at_work(BigSide):
            named = part.big_side()
            if named:
                return [named]
        counts = {seat.side: 0 for seat in self.game.alive() if seat.side}
        for side in counts:
            counts[side] = self.count(side)
        most = max(counts.values(), default=0)
        return [side for side, number in counts.items() if number == most] if most > 1 else []

    def is_big(self, seat: Seat) -> bool:
        """Whether the seat is of a big kingdom."""
        return seat.side in self.big()

    def is_small(self, seat: Seat) -> bool:
        """Whether there is a big kingdom and the seat, undetermined or not, is of none."""
        return len(self.big()) > 0 and not self.is_big(seat)

    # Positions

    def ring(self) -> list[Seat]:
        """The living seats in the ring, in seat order."""
        if not self._ring:
            self._ring = [seat for seat in self.game.alive() if seat.seated]
        return self._ring

    def beside(self, seat: Seat) -> list[Seat]:
        """The neighbours of a seat in the ring, the last one and the next one; one seat alone if there are but two."""
        ring = self.ring()
        if seat not in ring or len(ring) < 2:
            return []
        at = ring.index(seat)
        last, after = ring[at - 1], ring[(at + 1) % len(ring)]
        return [last] if last is after else [last, after]

    def adjacent(self, seat: Seat, other: Seat) -> bool:
        """Whether nobody sits between two seats."""
        return other in self.beside(seat)

    def queue(self, seat: Seat) -> list[Seat]:
        """The seats of one kingdom in a row (队列) among which the seat is, from the first one on; empty if it stands alone."""
        ring = self.ring()
        if seat not in ring or not seat.side:
            return []
        count, at = len(ring), ring.index(seat)
        before = after = 0
        while before + 1 < count and ring[(at - before - 1) % count].side == seat.side:
            before += 1
        while before + after + 1 < count and ring[(at + after + 1) % count].side == seat.side:
            after += 1
        row = [ring[(at + step) % count] for step in range(-before, after + 1)]
        return row if len(row) > 1 else []

    def besiegers(self, seat: Seat) -> list[Seat]:
        """The two seats that besiege a seat (围攻): its neighbours, of one kingdom that is not its own. Empty if there are none."""
        beside = self.beside(seat)
        if len(beside) < 2 or not seat.side:
            return []
        last, after = beside
        return beside if last.side and last.side == after.side != seat.side else []

    def besieges(self, seat: Seat, other: Seat) -> bool:
        """Whether the seat is one of the two that besiege another."""
        return seat in self.besiegers(other)

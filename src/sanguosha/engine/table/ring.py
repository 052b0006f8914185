"""The ring of seats: who sits there, in which order they act, and how far apart they are. Base of ``Layout``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.parts.modifiers import Distance
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.table.index import PartIndex

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat

NO_DISTANCE: Final = 1000


class Ring(PartIndex):
    """The seats around the table. ``current`` is the seat whose turn it is, or was last."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.seats: list[Seat] = []
        self.current = 0
        self._ring: list[Seat] = []
        self._spots: list[int] = []
        self.distances: list[int] = []

    def touch(self) -> None:
        """Something that distances depend on has changed."""
        self.distances = []

    def touch_ring(self) -> None:
        """Somebody left or joined the ring."""
        self._ring = []
        self._spots = []
        self.distances = []

    def alive(self) -> list[Seat]:
        """The living seats in seat order."""
        if not self._ring:
            self._ring = [seat for seat in self.seats if seat.alive]
        return self._ring

    def in_order(self, start: Seat | None = None) -> list[Seat]:
        """The living seats in action order, from ``start`` or the seat whose turn it is."""
        at = self.current if start is None else start.index
        ring = self.alive()
        return [seat for seat in ring if seat.index >= at] + [seat for seat in ring if seat.index < at]

    def others(self, seat: Seat) -> list[Seat]:
        """The other living seats in order from ``seat``."""
        return [other for other in self.in_order(seat) if other is not seat]

    def next_seat(self, seat: Seat) -> Seat:
        """The next living seat in the ring; the seat itself if it is alone."""
        ring = self.others(seat)
        return next((other for other in ring if other.seated), seat)

    def distance(self, start: Seat, goal: Seat, without: tuple[Card, ...]) -> int:
        """Distance around the ring of the living and seated, with mounts and skills but without the equipment ``without``; at
        least 1, 0 to oneself, and NO_DISTANCE when one of them is out of the ring."""
        if without:
            return self._measure(start, goal, without)
        count = len(self.seats)
        if not self.distances:
            self.distances = [-1] * (count * count)
        key = start.index * count + goal.index
        value = self.distances[key]
        if value < 0:
            value = self._measure(start, goal, without)
            self.distances[key] = value
        return value

    def _measure(self, start: Seat, goal: Seat, without: tuple[Card, ...]) -> int:
        if start is goal:
            return 0
        spots = self._spots or self._count_spots()
        here, there = spots[start.index], spots[goal.index]
        if here < 0 or there < 0:
            return NO_DISTANCE
        steps = abs(here - there)
        value = min(steps, spots[-1] - steps)
        for part in self.at_work(Distance, without):
            value = part.distance(value, start, goal)
        return max(value, 1)

    def _count_spots(self) -> list[int]:
        """The place of each seat in the ring of the living and seated, -1 outside it; at the end the number of places."""
        count = 0
        for seat in self.seats:
            if seat.alive and seat.seated:
                self._spots.append(count)
                count += 1
            else:
                self._spots.append(-1)
        self._spots.append(count)
        return self._spots

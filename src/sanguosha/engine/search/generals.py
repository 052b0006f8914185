"""Exchanging the generals that lie face down, for a world that a seat could be in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanguosha.engine.parts.origin import Held
from sanguosha.engine.pieces.random import Stream
from sanguosha.engine.pieces.skills import General, Slot

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

# Whether a general could be the one that lies face down in a slot, for all that everybody knows of the seat.
CouldBe = Callable[["Seat", Slot, General], bool]


def exchange_generals(game: Game, viewer: int, rng: Stream, could_be: CouldBe) -> None:
    """Exchange hidden generals that ``viewer`` does not know with each other and with the unused ones, where they could be.

    The game stands at the start of a step; generals that are turned up in it (``Game.reveals``) stay.
    """
    hidden = [
        (seat, slot)
        for seat in game.seats
        for slot in seat.slots
        if not slot.revealed and seat.index != viewer and (seat.index, slot.index) not in game.reveals
    ]
    pile = game.general_pile
    for at, (seat, slot) in enumerate(hidden):
        mine = slot.general
        others = [
            place
            for place, (seat_there, there) in enumerate(hidden)
            if place == at or (could_be(seat, slot, there.general) and could_be(seat_there, there, mine))
        ]
        unused = [place for place, general in enumerate(pile) if could_be(seat, slot, general)]
        lot = rng.below(len(others) + len(unused))
        if lot < len(others):
            seat_there, there = hidden[others[lot]]
            _put(game, seat, slot, there.general)
            _put(game, seat_there, there, mine)
        else:
            place = unused[lot - len(others)]
            _put(game, seat, slot, pile[place])
            pile[place] = mine


def _put(game: Game, seat: Seat, slot: Slot, general: General) -> None:
    """Let another general have lain in a slot from the beginning, with the skills printed on it."""
    if general is slot.general:
        return
    printed = [held for held in seat.skills if held.slot is slot]
    place = seat.skills.index(printed[0]) if printed else len(seat.skills)
    behind = [held for held in seat.skills[place:] if held.slot is not slot]
    for held in printed:
        game.remove_skill(seat, held)
    slot.general = general
    for skill in general.skills:
        game.hold_skill(seat, skill, slot)
    # What the seat has held since then stays behind: once the general is shown, everybody sees the order.
    for held in behind:
        game.remove_skill(seat, held)
        game.add_skill(seat, Held(held.skill, held.slot, held.grant, held.token))

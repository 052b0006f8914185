"""General cards: taking them aside, showing and returning them, and putting others in the place of those on a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import Reveal
from sanguosha.engine.happenings.moments import GENERAL_REMOVED
from sanguosha.engine.parts.effects import HIDES
from sanguosha.engine.pieces.random import GENERALS
from sanguosha.engine.pieces.skills import General, Slot

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.generals import GeneralZone
    from sanguosha.engine.table.seat import Seat


def draw_generals(game: Game, seat: Seat, count: int, to: GeneralZone) -> list[General]:
    """Some of the unused generals, by lot, are taken aside; fewer if there are not so many. Who has the zone sees them."""
    unused = game.generals.unused
    drawn: list[General] = []
    while len(drawn) < count and unused.generals:
        general = unused.generals[game.roll(len(unused.generals), GENERALS)]
        game.generals.move([general], unused, to)
        drawn.append(general)
    if drawn:
        game.tell("generals-taken", seat=seat, count=len(drawn), generals=drawn if to.face_up else None)
    return drawn


def turn_up_generals(game: Game, count: int, fits: Callable[[General], bool]) -> list[General]:
    """Turn up unused generals by lot until so many fit; returns those, which lie among the unused ones still."""
    unused = game.generals.unused.generals
    game.shuffle(unused, GENERALS)
    found: list[General] = []
    for general in unused:
        if len(found) == count:
            break
        game.generals.learn([general], -1, keep=False)
        game.tell("general-turned-up", general=general)
        if fits(general):
            found.append(general)
    return found


def return_generals(game: Game, seat: Seat, generals: list[General], source: GeneralZone) -> None:
    """Generals go back among the unused ones, which are shuffled."""
    if generals:
        game.generals.move(generals, source, game.generals.unused)
        game.shuffle(game.generals.unused.generals, GENERALS)
        game.tell("generals-returned", seat=seat, count=len(generals))


def show_generals(game: Game, seat: Seat, generals: list[General]) -> None:
    """Generals taken aside are shown to everybody; they stay where they are."""
    game.generals.learn(generals, -1)
    game.tell("generals-shown", seat=seat, generals=generals)


def remove_general(game: Game, seat: Seat, slot: Slot, soldier: General) -> None:
    """A general leaves its seat for good, shown if it was hidden, and lies among the unused ones; a ``soldier`` takes its place.
    Neither health nor its maximum changes."""
    old = slot.general
    game.tell("general-removed", seat=seat, general=old)
    _replace(game, seat, slot, soldier, revealed=True)
    game.generals.unused.generals.append(old)
    game.shuffle(game.generals.unused.generals, GENERALS)
    game.announce(GENERAL_REMOVED, Reveal(seat, slot))


def change_general(
    game: Game, seat: Seat, slot: Slot, general: General, *, revealed: bool = True,
    source: GeneralZone | None = None, to: GeneralZone | None = None,
) -> None:  # fmt: skip
    """A general takes the place of the one in a slot, which is shown: one of those in ``source``, while the old one goes ``to``
    another zone; both are the unused ones unless it is said (a lord lies beside the game, and whom he replaces is out of it).
    Neither health nor its maximum changes; what the new skills may do but once is new."""
    old, unused = slot.general, game.generals.unused
    source, to = source or unused, to or unused
    source.generals.remove(general)
    game.generals.known.pop(general.id, None)
    game.tell("general-changed", seat=seat, general=old, other=general if revealed else None)
    to.generals.append(old)
    if to is unused:
        game.shuffle(unused.generals, GENERALS)
    _replace(game, seat, slot, general, revealed=revealed)


def _replace(game: Game, seat: Seat, slot: Slot, general: General, *, revealed: bool) -> None:
    game.generals.learn([slot.general], -1, keep=False)
    for held in [held for held in seat.skills if held.slot is slot]:
        game.lose_skill(seat, held.key)
    slot.general, slot.revealed = general, revealed
    game.touch()
    game.expire(HIDES, seat.index, slot.index)
    for skill in general.skills:
        game.gain_skill(seat, skill, slot)

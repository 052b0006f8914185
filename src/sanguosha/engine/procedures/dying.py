"""Dying: who is asked for Peaches, and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import TO_RESCUE, Damage, Death, Dying, Request
from sanguosha.engine.happenings.history import DIED_SEAT
from sanguosha.engine.happenings.moments import DIED, DYING_ASKED, DYING_DECIDING, DYING_ENTERED, DYING_LEFT
from sanguosha.engine.happenings.stakes import Stakes
from sanguosha.engine.parts.modifiers import MayRescue
from sanguosha.engine.procedures.request import fulfil

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def enter_dying(game: Game, seat: Seat, damage: Damage | None) -> None:
    """A seat at 0 health or less dies unless somebody saves it."""
    if not rescued(game, seat, damage):
        die(game, seat, damage.source if damage is not None else None)


def rescued(game: Game, seat: Seat, damage: Damage | None) -> bool:
    """A seat at 0 health or less: everybody is asked once, in action order, and may use one Peach after another.

    ``False`` when nothing saved the seat and it must die now.
    """
    dying = Dying(seat, damage)
    game.tell("dying", seat=seat)
    game.announce(DYING_ENTERED, dying)
    if seat.hp <= 0:
        for rescuer in game.in_order():
            if rescuer.alive and seat.alive and seat.hp <= 0:
                _ask(game, rescuer, dying)
    if not seat.alive:
        return True
    if seat.hp <= 0:
        game.announce(DYING_DECIDING, dying)
    if seat.hp <= 0 and not dying.survives and seat.alive:
        return False
    game.announce(DYING_LEFT, dying)
    return True


def _ask(game: Game, rescuer: Seat, dying: Dying) -> None:
    seat = dying.seat
    dying.asked = rescuer
    game.announce(DYING_ASKED, dying)
    if not all(part.may_rescue(rescuer, seat) for part in game.at_work(MayRescue)):
        return
    while rescuer.alive and seat.alive and seat.hp <= 0:
        stakes = Stakes(whom=seat.index, harm=2.0, needed=1 - seat.hp)
        request = Request(rescuer, TO_RESCUE, dying=seat, stakes=stakes)
        answer = fulfil(game, request, "ask-rescue", (seat.token, str(1 - seat.hp)))
        if answer is None:
            return
        rescuer.use(answer.card, [seat])


def die(game: Game, seat: Seat, killer: Seat | None) -> None:
    """A death, step by step as the mode orders it. A killer that is dead counts as none."""
    die_together(game, [seat], killer)


def die_together(game: Game, seats: list[Seat], killer: Seat | None = None) -> None:
    """The deaths of those of these seats that live, all at one time."""
    if killer is not None and not killer.alive:
        killer = None
    deaths = [Death(seat, killer) for seat in seats if seat.alive]
    before = len(game.deaths)
    for death in deaths:
        seat = death.seat
        seat.alive = False
        seat.fallen = True
        game.deaths.append((seat.index, killer.index if killer is not None else -1, before))
        game.deeds.note_fate()
        game.note(DIED_SEAT, seat, "")
        game.tell("died", seat=seat, killer=killer)
    game.touch_ring()
    for death in deaths:
        game.announce(DIED, death)
    if deaths:
        game.mode.bury(game, deaths)

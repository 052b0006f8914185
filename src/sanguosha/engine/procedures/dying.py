"""Dying: who is asked for Peaches, death, and the steps that modes make of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import BURIED_CARDS, TO_RESCUE, Damage, Death, Dying, Request
from sanguosha.engine.happenings.history import DEATHS, Fallen
from sanguosha.engine.happenings.moments import BURIED, DIED, DYING_ASKED, DYING_DECIDING, DYING_ENTERED, DYING_LEFT, REWARDING
from sanguosha.engine.happenings.stakes import Stakes
from sanguosha.engine.mode import DeathStep
from sanguosha.engine.parts.modifiers import MayRescue
from sanguosha.engine.procedures.request import fulfil
from sanguosha.engine.procedures.revealing import reveal_for_dying

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
    saved = _saved(game, dying)
    if game.framed:
        game.end_frame(dying)
    return saved


def _saved(game: Game, dying: Dying) -> bool:
    seat = dying.seat
    game.tell("dying", seat=seat)
    game.announce(DYING_ENTERED, dying)
    for other in game.in_order():
        if other.conceals and seat.hp <= 0:
            reveal_for_dying(game, other, seat)
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
        if game.history.kept & DEATHS:
            game.history.died.append(Fallen(seat.index, killer.index if killer is not None else -1, game.phase))
        game.tell("died", seat=seat, killer=killer)
    game.touch_ring()
    if deaths:
        for step in game.mode.death_steps():
            step(game, deaths)


# The steps of deaths, in the order that a mode gives them


def each(*verbs: Callable[[Game, Death], None]) -> DeathStep:
    """The step that does all of this for one death after the other."""

    def step(game: Game, deaths: list[Death]) -> None:
        for death in deaths:
            for verb in verbs:
                verb(game, death)

    return step


def announce_death(game: Game, death: Death) -> None:
    """Skills act at the death, those of the dead seat too that say so (``Part.beyond_death``)."""
    game.announce(DIED, death)


def show_role(game: Game, death: Death) -> None:
    """Everybody sees the role of the dead seat."""
    game.tell("role-shown", seat=death.seat, role=death.seat.role)


def put_cards_away(game: Game, death: Death) -> None:
    """The cards of the dead seat go to the discard pile; its skills, effects and marks are gone."""
    game.clear_seat(death.seat, BURIED_CARDS)


def check_end(game: Game, deaths: list[Death]) -> None:
    """The game ends, if the mode says so."""
    game.mode.check_end(game, deaths)


def reward(game: Game, death: Death) -> None:
    """The killer is rewarded or punished, after what skills do to that."""
    game.announce(REWARDING, death)
    game.mode.reward(game, death)


def announce_burial(game: Game, death: Death) -> None:
    """The last step: what happens after somebody has died."""
    game.announce(BURIED, death)

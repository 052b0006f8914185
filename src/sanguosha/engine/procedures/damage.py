"""Damage, loss and recovery of health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import Damage, HealthLoss, Line, Recovery, Use
from sanguosha.engine.happenings.history import DAMAGE
from sanguosha.engine.happenings.moments import (
    DAMAGE_CAPPING,
    DAMAGE_CAUSED,
    DAMAGE_CAUSING,
    DAMAGE_DIVERTING,
    DAMAGE_FINAL,
    DAMAGE_SPARING,
    DAMAGE_TAKEN,
    DAMAGE_TAKING,
    HEALTH_LOSING,
    HEALTH_LOST,
    RECOVERED,
    RECOVERING,
)
from sanguosha.engine.parts.modifiers import MayRecover
from sanguosha.engine.pieces.card import NATURE_NAMES, NORMAL
from sanguosha.engine.procedures.dying import die_together, enter_dying, rescued

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def deal_damage(
    game: Game,
    source: Seat | None,
    victim: Seat,
    amount: int,
    nature: int = NORMAL,
    use: Use | None = None,
    line: Line | None = None,
) -> Damage:
    """Damage from a source (or none) to a victim, with everything that follows from it, the chain included.

    Give ``line`` for the damage of a card to the target of that line, ``use`` alone for other damage of a card.
    """
    damage = Damage(source, victim, amount, nature, use, line)
    settle(game, damage)
    return damage


def settle(game: Game, damage: Damage) -> None:
    """The damage procedure: the source's changes, the victim's, the loss of health, dying, what follows, the chain."""
    with game.nesting:
        if damage.amount > 0 and damage.victim.alive:
            _drop_dead_source(damage)
            if not damage.transferred:
                game.announce(DAMAGE_CAUSING, damage)
            for moment in (DAMAGE_TAKING, DAMAGE_DIVERTING, DAMAGE_CAPPING, DAMAGE_FINAL, DAMAGE_SPARING):
                if damage.amount > 0 and not damage.ended:
                    game.announce(moment, damage)
            if damage.amount > 0 and not damage.ended and damage.victim.alive:
                _take(game, damage)
        if game.framed:
            game.end_frame(damage)


def _drop_dead_source(damage: Damage) -> None:
    if damage.source is not None and not damage.source.alive:
        damage.source = None


def _take(game: Game, damage: Damage) -> None:
    victim, source = damage.victim, damage.source
    _drop_dead_source(damage)
    if source is not None:
        damage.distance = game.distance(source, victim, ())
    if game.history.kept & DAMAGE:
        game.history.note_damage(damage, game.phase)
    victim.hp -= damage.amount
    game.touch()
    card = damage.use.card.kind.id if damage.use is not None else None
    game.tell("damage", seat=victim, amount=damage.amount, nature=NATURE_NAMES[damage.nature], source=source, card=card)
    chained: list[Seat] = []
    if damage.nature != NORMAL and victim.chained:
        victim.unchain()
        if not damage.chained:
            chained = [seat for seat in game.in_order() if seat.chained]
    if victim.hp <= 0:
        enter_dying(game, victim, damage)
    _drop_dead_source(damage)
    if damage.source is not None:
        game.announce(DAMAGE_CAUSED, damage)
    _drop_dead_source(damage)
    if victim.alive:
        game.announce(DAMAGE_TAKEN, damage)
    for seat in chained:
        if seat.alive and seat.chained:
            passed = Damage(damage.source, seat, damage.amount, damage.nature, damage.use, None)
            passed.chained = True
            settle(game, passed)


def transfer(game: Game, damage: Damage, victim: Seat) -> Damage:
    """The damage goes to another victim: the same source, card, nature and the amount it has now; starts again on its side."""
    moved = Damage(damage.source, victim, damage.amount, damage.nature, damage.use, damage.line)
    moved.direct = False
    moved.transferred = True
    moved.chained = damage.chained
    damage.prevent()
    settle(game, moved)
    return moved


def lose_health(game: Game, seat: Seat, amount: int) -> None:
    """Health lost without damage: no source, no armour, no chain. It can make the seat dying."""
    loss = _lose(game, seat, amount)
    if loss is not None:
        if seat.hp <= 0:
            enter_dying(game, seat, None)
        if seat.alive:
            game.announce(HEALTH_LOST, loss)


def lose_health_together(game: Game, seats: list[Seat], amount: int) -> None:
    """Several seats lose health at one time: only then the dying ones are asked for, one after another, and those that nobody saved
    die together."""
    losses = [loss for loss in [_lose(game, seat, amount) for seat in seats] if loss is not None]
    lost = [loss.seat for loss in losses if loss.seat.hp <= 0 and not rescued(game, loss.seat, None)]
    die_together(game, lost)
    for loss in losses:
        if loss.seat.alive:
            game.announce(HEALTH_LOST, loss)


def _lose(game: Game, seat: Seat, amount: int) -> HealthLoss | None:
    """The loss itself, without its consequences; ``None`` if nothing is lost."""
    if not seat.alive or amount <= 0:
        return None
    loss = HealthLoss(seat, amount)
    game.announce(HEALTH_LOSING, loss)
    if loss.amount <= 0:
        return None
    seat.hp -= loss.amount
    game.touch()
    game.tell("health-lost", seat=seat, amount=loss.amount)
    return loss


def recover(game: Game, seat: Seat, amount: int, use: Use | None = None) -> None:
    """Recover health, never above the maximum."""
    if not seat.alive or seat.hp >= seat.max_hp:
        return
    if not all(part.may_recover(seat) for part in game.at_work(MayRecover)):
        return
    recovery = Recovery(seat, amount, use)
    game.announce(RECOVERING, recovery)
    gained = min(recovery.amount, seat.max_hp - seat.hp)
    if gained <= 0:
        return
    recovery.amount = gained
    seat.hp += gained
    game.touch()
    game.tell("recovered", seat=seat, amount=gained)
    game.announce(RECOVERED, recovery)

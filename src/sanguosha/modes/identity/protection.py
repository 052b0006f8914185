"""First-out protection (option ``first_out_protection``): who was the first out of the last game is not the first out of this one.

Until somebody is eliminated, the health of that seat does not go below 1, but by the damage of those whom it has attacked.
"""

from __future__ import annotations

from typing import Final

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Damage, Death, HealthLoss, Line, Use
from sanguosha.engine.parts.effects import END_OF_GAME, SEATS, EffectKind
from sanguosha.engine.parts.modifiers import MayPayHealth
from sanguosha.engine.parts.part import ANYBODY, Part
from sanguosha.engine.parts.triggers import CardUsing, DamageCaused, DamageSparing, Died, HealthLosing, TargetChosen
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity.options import IdentityOptions


class Protected(EffectKind):
    """The shield, seen by everybody. Data: the seats that its owner has attacked, as the bits of one number."""

    @property
    def shown(self) -> int:
        return SEATS


def protect(game: Game, options: IdentityOptions) -> None:
    """Put the shield onto the seat of the option ``first_out``, unless somebody is out already; ``on`` is only for games without
    dark souls."""
    protection, seat = options.first_out_protection, options.first_out
    wanted = protection == "always" or (protection == "on" and not options.dark_souls)
    if seat is not None and wanted and not any(seat.fallen for seat in game.seats):
        game.seats[seat].attach(PROTECTED, END_OF_GAME, (0,))


def provoked(part: Part, seat: Seat) -> bool:
    """Whether the owner of the shield that a part belongs to has attacked a seat."""
    effect = part.origin.effect
    return effect is not None and effect.data[0] >> seat.index & 1 == 1


def provoke(part: Part, seat: Seat) -> None:
    """Note that the owner of the shield has attacked a seat."""
    effect = part.origin.effect
    if effect is not None and seat is not part.owner:
        effect.data = (effect.data[0] | 1 << seat.index,)


class AttackByUse(CardUsing):
    """Whom an attacking card (杀, 决斗, 火攻, 南蛮入侵, 万箭齐发) names is attacked, whatever comes of it."""

    silent = True

    def condition(self, use: Use) -> bool:
        return use.card.kind.attacks

    def effect(self, use: Use, picks: Picks) -> None:
        for line in use.lines:
            provoke(self, line.seat)


class AttackByTarget(TargetChosen):
    """So is who becomes a target of it later."""

    silent = True

    def condition(self, line: Line) -> bool:
        return line.use.card.kind.attacks

    def effect(self, line: Line, picks: Picks) -> None:
        provoke(self, line.seat)


class AttackBySkill(DamageCaused):
    """Damage that is no card's attacks its victim."""

    silent = True

    def condition(self, damage: Damage) -> bool:
        return damage.use is None

    def effect(self, damage: Damage, picks: Picks) -> None:
        provoke(self, damage.victim)


class SparedDamage(DamageSparing):
    """Damage from anybody else leaves 1 health."""

    silent = True

    def condition(self, damage: Damage) -> bool:
        owner, source = self.owner, damage.source
        return damage.amount >= owner.hp and not (source is not None and provoked(self, source))

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount = _spared(self.owner)
        if damage.amount == 0:
            damage.prevent()


class SparedLoss(HealthLosing):
    """So does lost health."""

    silent = True

    def condition(self, loss: HealthLoss) -> bool:
        return loss.amount >= self.owner.hp

    def effect(self, loss: HealthLoss, picks: Picks) -> None:
        loss.amount = _spared(self.owner)


class UnpayableHealth(MayPayHealth):
    """What would be spared cannot be paid."""

    def may_pay_health(self, seat: Seat, amount: int) -> bool:
        return seat is not self.owner or amount < seat.hp


class FirstElimination(Died):
    """With the first elimination of anybody the shield is gone."""

    of = ANYBODY
    silent = True

    def effect(self, death: Death, picks: Picks) -> None:
        game = self.game
        effect = self.origin.effect
        if effect is not None:
            game.detach(effect)
            game.tell("protection-over", seat=self.owner)


def _spared(owner: Seat) -> int:
    """What may be taken of the owner's health; told as the shield at work."""
    owner.game.tell("protected", seat=owner)
    return max(owner.hp - 1, 0)


PROTECTED: Final = Protected(
    "protected",
    AttackByUse,
    AttackByTarget,
    AttackBySkill,
    SparedDamage,
    SparedLoss,
    UnpayableHealth,
    FirstElimination,
)

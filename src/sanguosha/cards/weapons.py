"""Weapons."""

from __future__ import annotations

from typing import Final

from sanguosha.cards.basic import FIRE_SLASH, SLASH
from sanguosha.cards.equipment import EquipmentKind
from sanguosha.engine.decisions.decision import Picks, Query
from sanguosha.engine.decisions.queries import pick
from sanguosha.engine.happenings.frames import Damage, Line, Use
from sanguosha.engine.parts.modifiers import ExtraTargets, UnlimitedUse
from sanguosha.engine.parts.part import ViewAs
from sanguosha.engine.parts.selections import exactly
from sanguosha.engine.parts.triggers import CardUsing, DamageCausing, EffectOffset, TargetChosen
from sanguosha.engine.pieces.card import DEFENSIVE_HORSE, OFFENSIVE_HORSE, WEAPON, Card, Kind
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import HAND_AREA, OWN_CARDS
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat


class CrossbowLimit(UnlimitedUse):
    """诸葛连弩: any number of Slashes in the play phase."""

    def unlimited(self, draft: Draft) -> bool:
        return draft.user is self.owner and draft.kind.family == "slash"


class QinggangPierce(TargetChosen):
    """青釭剑: until the wearer's Slash is resolved on a target, that target's armour is without effect, for everything."""

    forced = True

    def condition(self, line: Line) -> bool:
        return line.family == "slash"

    def effect(self, line: Line, picks: Picks) -> None:
        line.pierce()


class DoubleSwordsDemand(TargetChosen):
    """雌雄双股剑: a target of the other gender discards a hand card or lets the wearer draw 1."""

    def condition(self, line: Line) -> bool:
        mine, other = self.owner.gender, line.seat.gender
        return line.family == "slash" and mine != "" and other != "" and mine != other

    def effect(self, line: Line, picks: Picks) -> None:
        paid = line.seat.choose(exactly(1, HAND_AREA), optional=True, reason="avoid", whom=self.owner, harm=-0.5)
        if paid:
            line.seat.discard(paid)
        else:
            self.owner.draw(1)


class IceSwordFreeze(DamageCausing):
    """寒冰剑: instead of the damage of the wearer's Slash, discard two cards of the victim, one after the other."""

    def condition(self, damage: Damage) -> bool:
        return damage.dealt_by("slash") and damage.victim.has_cards(OWN_CARDS)

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.prevent()
        for _ in range(2):
            self.owner.discard_of(damage.victim, OWN_CARDS)


def _help_of_freezing(freeze: IceSwordFreeze, damage: Damage) -> float:
    """The damage is spared: more than its points if it may be deadly. Two cards are worth about a point."""
    victim = damage.victim
    cards = min(len(victim.hand.cards) + len(victim.equip.cards), 2)
    return damage.amount + max(damage.amount + 1 - victim.hp, 0) - 0.55 * cards


class BladeChase(EffectOffset):
    """青龙偃月刀: when the wearer's Slash was dodged, use another on the same target, whatever the distance, not counted."""

    forced = True

    def condition(self, line: Line) -> bool:
        return line.family == "slash" and line.offset and line.seat.alive

    def effect(self, line: Line, picks: Picks) -> None:
        self.owner.ask_to_use("slash", line.seat, args=(line.seat.token,), any_distance=True)


class SpearSlash(ViewAs):
    """丈八蛇矛: two hand cards as an ordinary Slash."""

    kind = SLASH
    cards = exactly(2, HAND_AREA)


class AxeForce(EffectOffset):
    """贯石斧: discard two cards, not the axe, and the dodged Slash takes effect all the same."""

    discards = True
    cards = exactly(2, OWN_CARDS, lambda seat, card: card.kind.id != "axe" or card in seat.hand.cards)

    def condition(self, line: Line) -> bool:
        return line.family == "slash" and line.offset and line.seat.alive

    def effect(self, line: Line, picks: Picks) -> None:
        line.offset = False


class HalberdSweep(ExtraTargets):
    """方天画戟: a Slash that is the last of the hand may have up to two targets more."""

    def extra_targets(self, draft: Draft) -> int:
        last = draft.user is self.owner and draft.from_hand and draft.hand_of(self.owner) == 0
        return 2 if last and draft.kind.family == "slash" else 0


class KylinShot(DamageCausing):
    """麒麟弓: when the wearer's Slash deals damage, discard one mount of the victim."""

    def condition(self, damage: Damage) -> bool:
        return damage.dealt_by("slash")

    def _mounts(self, victim: Seat) -> list[Card]:
        return [card for card in victim.equip.cards if self.game.lies_as(card).slot in (DEFENSIVE_HORSE, OFFENSIVE_HORSE)]

    def choices(self, damage: Damage) -> Query:
        return pick(self._mounts(damage.victim))

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.victim.discard(picks.cards, self.owner)


class GudingBonus(DamageCausing):
    """古锭刀: the damage of the wearer's Slash to a target without hand cards is 1 more."""

    forced = True

    def condition(self, damage: Damage) -> bool:
        return damage.dealt_by("slash") and not damage.victim.hand.cards

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount += 1


class FanFire(CardUsing):
    """朱雀羽扇: an ordinary Slash that the wearer uses may be a fire Slash; suit, colour and rank stay."""

    def condition(self, use: Use) -> bool:
        return use.card.kind is SLASH

    def effect(self, use: Use, picks: Picks) -> None:
        use.card = use.card.as_kind(FIRE_SLASH)


WEAPONS: Final[list[Kind]] = [
    EquipmentKind("crossbow", WEAPON, CrossbowLimit, range=1, keep=1.8),
    EquipmentKind("qinggang_sword", WEAPON, QinggangPierce, range=2),
    EquipmentKind("double_swords", WEAPON, DoubleSwordsDemand, range=2),
    EquipmentKind("ice_sword", WEAPON, IceSwordFreeze, range=2, skill=Worth(gain=0.0, help=_help_of_freezing)),
    EquipmentKind("guding_blade", WEAPON, GudingBonus, range=2),
    EquipmentKind("blade", WEAPON, BladeChase, range=3),
    EquipmentKind("spear", WEAPON, SpearSlash, range=3),
    EquipmentKind("axe", WEAPON, AxeForce, range=3),
    EquipmentKind("halberd", WEAPON, HalberdSweep, range=4),
    EquipmentKind("fan", WEAPON, FanFire, range=4),
    EquipmentKind("kylin_bow", WEAPON, KylinShot, range=5),
]

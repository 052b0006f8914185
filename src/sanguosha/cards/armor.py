"""Armour. While a line pierces it (青釭剑) the engine keeps its parts still."""

from __future__ import annotations

from typing import Final

from sanguosha.cards.basic import DODGE, SLASH
from sanguosha.cards.equipment import EquipmentKind
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage, Line, Move, Request
from sanguosha.engine.parts.part import Provider
from sanguosha.engine.parts.triggers import CardsMoved, DamageCapping, DamageTaking, EffectStarting
from sanguosha.engine.pieces.card import ARMOR, BLACK, DIAMOND, FIRE, HEART, RED, Kind, VirtualCard
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.table.seat import Seat


class EightDiagramDodge(Provider):
    """八卦阵: when a Dodge is needed, judge; red is a Dodge made of no card."""

    def kinds(self, request: Request) -> list[Kind]:
        return [DODGE] if request.accepts(DODGE) and not request.free else []

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        result = self.owner.judge(self.skill, (HEART, DIAMOND), request.line)
        return card if result.color == RED else None


class NiohShieldBlock(EffectStarting):
    """仁王盾: black Slashes are void for the wearer."""

    forced = True

    def condition(self, line: Line) -> bool:
        card = line.use.card
        return not line.void and card.kind.family == "slash" and card.color == BLACK

    def effect(self, line: Line, picks: Picks) -> None:
        line.void = True


class VineBlock(EffectStarting):
    """藤甲: 南蛮入侵, 万箭齐发 and ordinary Slashes are void for the wearer."""

    forced = True

    def condition(self, line: Line) -> bool:
        kind = line.use.card.kind
        return not line.void and (kind is SLASH or kind.id in ("savage_assault", "archery_attack"))

    def effect(self, line: Line, picks: Picks) -> None:
        line.void = True


class VineBurn(DamageTaking):
    """藤甲: fire damage to the wearer is 1 more."""

    forced = True

    def condition(self, damage: Damage) -> bool:
        return damage.nature == FIRE

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount += 1


class SilverLionCap(DamageCapping):
    """白银狮子: damage of more than 1 becomes 1."""

    forced = True

    def condition(self, damage: Damage) -> bool:
        return damage.amount > 1

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount = 1


class SilverLionHeal(CardsMoved):
    """白银狮子: the wearer recovers 1 when it leaves the equipment area."""

    forced = True

    def condition(self, move: Move) -> bool:
        return self.card is not None and self.card in move.taken_from(self.owner.equip) and self.owner.wounded

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.recover(1)


ARMORS: Final[list[Kind]] = [
    EquipmentKind("eight_diagram", ARMOR, EightDiagramDodge, keep=2.2),
    EquipmentKind("nioh_shield", ARMOR, NiohShieldBlock, keep=2.0, skill=Worth(shields=True)),
    EquipmentKind("vine", ARMOR, VineBlock, VineBurn, keep=1.6, skill=Worth(shields=True)),
    EquipmentKind("silver_lion", ARMOR, SilverLionCap, SilverLionHeal, keep=1.6),
]

"""周仓 Zhou Cang."""

from sanguosha.engine.parts.triggers import CardsMoved
from sanguosha.engine.pieces.card import WEAPON
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill


class Kangdao(CardsMoved):
    """扛刀: when you equip a weapon, you may draw a card."""

    def condition(self, move):
        return any(card.kind.slot == WEAPON for card in move.put_into(self.owner.equip))

    def effect(self, move, picks):
        self.owner.draw(1)


GENERAL = General("zhou_cang", SHU, MALE, 4, Skill("kangdao", Kangdao))

"""周仓 Zhou Cang."""

from sanguosha.kit import MALE, SHU, WEAPON, CardsMoved, General, Skill


class Kangdao(CardsMoved):
    """扛刀: when you equip a weapon, you may draw a card."""

    def condition(self, move):
        return any(card.kind.slot == WEAPON for card in move.put_into(self.owner.equip))

    def effect(self, move, picks):
        self.owner.draw(1)


GENERAL = General("zhou_cang", SHU, MALE, 4, Skill("kangdao", Kangdao))

"""周仓 Zhou Cang."""

from typing import ClassVar

from sanguosha.engine.card import WEAPON
from sanguosha.engine.frames import Move
from sanguosha.engine.moments import CARDS_MOVED
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import MALE, SHU, General, Skill


class Kangdao(Trigger[Move]):
    """扛刀: when you equip a weapon, you may draw a card."""

    moment: ClassVar[int] = CARDS_MOVED

    def condition(self, move):
        return any(card.kind.slot == WEAPON for card in move.put_into(self.owner.equip))

    def effect(self, move, picks):
        self.owner.draw(1)


GENERAL = General("zhou_cang", SHU, MALE, 4, Skill("kangdao", Kangdao))

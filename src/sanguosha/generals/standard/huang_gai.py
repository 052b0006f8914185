"""黄盖 Huang Gai."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.parts.part import Active
from sanguosha.engine.pieces.skills import MALE, WU, General, Skill


class Kurou(Active):
    """苦肉: in your play phase you may lose 1 health, any number of times; if you live, draw 2."""

    def condition(self) -> bool:
        return self.owner.may_pay_health(1)

    def value(self) -> float:
        return 0.2 if self.owner.hp > 2 else -1.0

    def effect(self, picks: Picks) -> None:
        self.owner.lose_health(1)
        self.owner.draw(2)


GENERAL = General("huang_gai", WU, MALE, 4, Skill("kurou", Kurou))

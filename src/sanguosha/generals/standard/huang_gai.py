"""黄盖 Huang Gai."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.parts import MALE, WU, Active, General, Skill


class Kurou(Active):
    """苦肉: in your play phase you may lose 1 health, any number of times; if you live, draw 2."""

    gain: ClassVar[float] = 0.0

    def effect(self, picks: Picks) -> None:
        self.owner.lose_health(1)
        self.owner.draw(2)


GENERAL = General("huang_gai", WU, MALE, 4, Skill("kurou", Kurou))

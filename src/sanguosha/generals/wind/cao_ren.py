"""曹仁 Cao Ren."""

from __future__ import annotations

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import PhaseRun
from sanguosha.engine.moments import FINISH
from sanguosha.engine.skills import MALE, WEI, General, Skill
from sanguosha.engine.triggers import PhaseStarting


class Jushou(PhaseStarting):
    """据守: in your finish phase you may draw 3 and turn your general card over."""

    phase = FINISH
    gain = 0.3

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(3)
        self.owner.turn_over()


GENERAL = General("cao_ren", WEI, MALE, 4, Skill("jushou", Jushou))

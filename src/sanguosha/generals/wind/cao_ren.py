"""曹仁 Cao Ren."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import FINISH
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.skills import MALE, WEI, General, Skill
from sanguosha.engine.pieces.worth import Worth


class Jushou(PhaseStarting):
    """据守: in your finish phase you may draw 3 and turn your general card over."""

    phase = FINISH

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(3)
        self.owner.turn_over()


GENERAL = General("cao_ren", WEI, MALE, 4, Skill("jushou", Jushou, worth=Worth(gain=0.3)))

"""曹仁 Cao Ren."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import PhaseRun
from sanguosha.engine.moments import FINISH, PHASE_STARTING
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import MALE, WEI, General, Skill


class Jushou(Trigger[PhaseRun]):
    """据守: in your finish phase you may draw 3 and turn your general card over."""

    moment: ClassVar[int] = PHASE_STARTING + FINISH
    gain: ClassVar[float] = 0.3

    def condition(self, run: PhaseRun) -> bool:
        return run.seat is self.owner

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(3)
        self.owner.turn_over()


GENERAL = General("cao_ren", WEI, MALE, 4, Skill("jushou", Jushou))

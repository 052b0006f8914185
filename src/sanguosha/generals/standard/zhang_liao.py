"""张辽 Zhang Liao."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import PhaseRun
from sanguosha.engine.moments import DRAW_COUNTING
from sanguosha.engine.parts import Trigger
from sanguosha.engine.selections import SeatChoice, holds_cards, others
from sanguosha.engine.skills import MALE, WEI, General, Skill
from sanguosha.engine.zones import HAND_AREA


class Tuxi(Trigger[PhaseRun]):
    """突袭: in your draw phase, instead of drawing, you may obtain one hand card each, unseen, of one or two others."""

    moment: ClassVar[int] = DRAW_COUNTING
    targets: ClassVar[SeatChoice | None] = others(1, 2, holds_cards)
    helps: ClassVar[float] = -1.0
    gain: ClassVar[float] = -0.8

    def condition(self, run: PhaseRun) -> bool:
        return run.seat is self.owner and not run.replaced

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.replaced = True
        for other in self.game.in_order():
            if other in picks.seats:
                self.owner.take_card_of(other, HAND_AREA, "choose-snatch")


GENERAL = General("zhang_liao", WEI, MALE, 4, Skill("tuxi", Tuxi))

"""张辽 Zhang Liao."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.parts.selections import holds_cards, others
from sanguosha.engine.parts.triggers import DrawCounting
from sanguosha.engine.pieces.skills import MALE, WEI, General, Skill
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import HAND_AREA


class Tuxi(DrawCounting):
    """突袭: in your draw phase, instead of drawing, you may obtain one hand card each, unseen, of one or two others."""

    targets = others(1, 2, holds_cards)

    def condition(self, run: PhaseRun) -> bool:
        return not run.replaced

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.replaced = True
        for other in self.game.in_order():
            if other in picks.seats:
                self.owner.take(other, HAND_AREA)


GENERAL = General("zhang_liao", WEI, MALE, 4, Skill("tuxi", Tuxi, worth=Worth(helps=-1.0, gain=-0.8)))

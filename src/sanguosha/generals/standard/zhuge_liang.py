"""诸葛亮 Zhuge Liang."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.folds import MAY_TARGET
from sanguosha.engine.frames import PhaseRun
from sanguosha.engine.menus import Draft
from sanguosha.engine.modifiers import Modifier
from sanguosha.engine.moments import PHASE_STARTING, PREPARE
from sanguosha.engine.parts import Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.skills import LOCKED, MALE, SHU, General, Skill


class Guanxing(Trigger[PhaseRun]):
    """观星: in your preparation phase, look at the top X cards (X: the living, at most 5) and put them on top or at the bottom
    in any order."""

    moment: ClassVar[int] = PHASE_STARTING + PREPARE

    def condition(self, run: PhaseRun) -> bool:
        return run.seat is self.owner

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        cards = self.owner.peek(min(len(self.game.alive()), 5))
        count = len(cards)
        top, bottom = self.owner.arrange(cards, [(0, count), (0, count)], "choose-guanxing")
        self.owner.put_back(top, bottom)


class Kongcheng(Modifier):
    """空城: while you have no hand cards, you cannot be the target of a Slash or a Duel."""

    fold: ClassVar[int] = MAY_TARGET

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner or draft.hand_of(target) > 0 or draft.kind.family not in ("slash", "duel")


GENERAL = General("zhuge_liang", SHU, MALE, 3, Skill("guanxing", Guanxing), Skill("kongcheng", Kongcheng, tags=LOCKED))

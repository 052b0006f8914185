"""郭嘉 Guo Jia."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage, Judgement
from sanguosha.engine.parts.triggers import DamageTaken, JudgeDecided
from sanguosha.engine.pieces.skills import MALE, WEI, General, Skill
from sanguosha.engine.pieces.worth import Worth


class Tiandu(JudgeDecided):
    """天妒: when your judgement takes effect, you may obtain the judgement card."""

    def condition(self, judgement: Judgement) -> bool:
        return len(judgement.zone.cards) > 0

    def effect(self, judgement: Judgement, picks: Picks) -> None:
        self.owner.obtain(list(judgement.zone.cards))


class Yiji(DamageTaken):
    """遗计: for each point of damage you took, you may draw 2 cards and give either of them to anybody."""

    def repeats(self, damage: Damage) -> int:
        return damage.amount

    def effect(self, damage: Damage, picks: Picks) -> None:
        drawn = self.owner.draw(2)
        self.owner.give_each(self.owner.distribute(drawn, self.game.others(self.owner), 0, 2))


GENERAL = General("guo_jia", WEI, MALE, 3, Skill("tiandu", Tiandu), Skill("yiji", Yiji, worth=Worth(gain=2.0)))

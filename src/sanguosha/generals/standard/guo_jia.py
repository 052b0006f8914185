"""郭嘉 Guo Jia."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Damage, Judgement
from sanguosha.engine.moments import DAMAGE_TAKEN, JUDGE_DECIDED
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import MALE, WEI, General, Skill


class Tiandu(Trigger[Judgement]):
    """天妒: when your judgement takes effect, you may obtain the judgement card."""

    moment: ClassVar[int] = JUDGE_DECIDED

    def condition(self, judgement: Judgement) -> bool:
        return judgement.seat is self.owner and len(judgement.zone.cards) > 0

    def effect(self, judgement: Judgement, picks: Picks) -> None:
        self.owner.obtain(list(judgement.zone.cards))


class Yiji(Trigger[Damage]):
    """遗计: for each point of damage you took, you may draw 2 cards and give either of them to anybody."""

    moment: ClassVar[int] = DAMAGE_TAKEN
    gain: ClassVar[float] = 2.0

    def repeats(self, damage: Damage) -> int:
        return damage.amount

    def condition(self, damage: Damage) -> bool:
        return damage.victim is self.owner

    def effect(self, damage: Damage, picks: Picks) -> None:
        drawn = self.owner.draw(2)
        self.owner.give_each(self.owner.distribute(drawn, self.game.others(self.owner), 0, 2, "choose-yiji"))


GENERAL = General("guo_jia", WEI, MALE, 3, Skill("tiandu", Tiandu), Skill("yiji", Yiji))

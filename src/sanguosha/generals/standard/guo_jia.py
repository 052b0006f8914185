"""郭嘉 Guo Jia."""

from sanguosha.kit import MALE, WEI, Damage, DamageTaken, General, JudgeDecided, Judgement, Picks, Skill, Worth


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

"""夏侯惇 Xiahou Dun."""

from sanguosha.kit import CLUB, DIAMOND, HAND_AREA, HEART, MALE, SPADE, WEI, Damage, DamageTaken, General, Picks, Skill, Worth
from sanguosha.kit import exactly


class Ganglie(DamageTaken):
    """刚烈: after you took damage, you may judge; unless it is a heart, the source discards two hand cards or takes 1 damage from
    you."""

    def condition(self, damage: Damage) -> bool:
        return damage.source is not None and damage.source.alive

    def effect(self, damage: Damage, picks: Picks) -> None:
        source = damage.source
        judgement = self.owner.judge(self.skill, (SPADE, CLUB, DIAMOND))
        if judgement.suit == HEART or source is None:
            return
        paid = source.choose(exactly(2, HAND_AREA), optional=True, reason="avoid", harm=1.0)
        if paid:
            source.discard(paid)
        else:
            self.owner.damage(source, 1)


GENERAL = General("xiahou_dun", WEI, MALE, 4, Skill("ganglie", Ganglie, worth=Worth(helps=-0.8, gain=0.0)))

"""孙权 Sun Quan."""

from sanguosha.kit import LOCKED, MALE, ONCE_PER_PHASE, OWN_CARDS, WU, Active, General, Picks, Recovering, Recovery, Skill, Worth
from sanguosha.kit import at_least, lord


class Zhiheng(Active):
    """制衡: once in your play phase you may discard any number of cards and draw as many."""

    cards = at_least(1, OWN_CARDS)
    discards = True
    limit = ONCE_PER_PHASE

    def effect(self, picks: Picks) -> None:
        self.owner.draw(len(picks.cards))


class Jiuyuan(Recovering):
    """救援 (lord skill): a Peach that another Wu character uses on you while you are dying heals 1 more."""

    def condition(self, recovery: Recovery) -> bool:
        use = recovery.use
        if self.owner.hp > 0 or use is None:
            return False
        return use.family == "peach" and use.user is not self.owner and use.user.kingdom == WU

    def effect(self, recovery: Recovery, picks: Picks) -> None:
        recovery.amount += 1


GENERAL = General(
    "sun_quan", WU, MALE, 4,
    Skill("zhiheng", Zhiheng, worth=Worth(gain=0.0, each=0.4)),
    lord("jiuyuan", Jiuyuan, tags=LOCKED),
    fixed_lord=True,
)  # fmt: skip

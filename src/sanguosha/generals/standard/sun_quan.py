"""孙权 Sun Quan."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Recovery
from sanguosha.engine.moments import RECOVERING
from sanguosha.engine.parts import ONCE_PER_PHASE, Active, Trigger
from sanguosha.engine.selections import CardChoice, at_least
from sanguosha.engine.skills import LOCKED, LORD, MALE, WU, General, Skill
from sanguosha.engine.zones import OWN_CARDS


class Zhiheng(Active):
    """制衡: once in your play phase you may discard any number of cards and draw as many."""

    cards: ClassVar[CardChoice | None] = at_least(1, OWN_CARDS)
    discards: ClassVar[bool] = True
    limit: ClassVar[int] = ONCE_PER_PHASE
    each: ClassVar[float] = 0.4
    gain: ClassVar[float] = 0.0

    def effect(self, picks: Picks) -> None:
        self.owner.draw(len(picks.cards))


class Jiuyuan(Trigger[Recovery]):
    """救援 (lord skill): a Peach that another Wu character uses on you while you are dying heals 1 more."""

    moment: ClassVar[int] = RECOVERING

    def condition(self, recovery: Recovery) -> bool:
        use = recovery.use
        if recovery.seat is not self.owner or self.owner.hp > 0 or use is None:
            return False
        return use.card.kind.family == "peach" and use.user is not self.owner and use.user.kingdom == WU

    def effect(self, recovery: Recovery, picks: Picks) -> None:
        recovery.amount += 1


GENERAL = General(
    "sun_quan", WU, MALE, 4, Skill("zhiheng", Zhiheng), Skill("jiuyuan", Jiuyuan, tags=LORD | LOCKED), fixed_lord=True
)

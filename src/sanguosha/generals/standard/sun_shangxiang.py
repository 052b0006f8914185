"""孙尚香 Sun Shangxiang."""

from sanguosha.kit import FEMALE, HAND_AREA, ONCE_PER_PHASE, WU, Active, CardsMoved, General, Move, Picks, Request, Skill, Worth
from sanguosha.kit import exactly, male, one_other, wounded


class Jieyin(Active):
    """结姻: once in your play phase you may discard two hand cards; a wounded male character of your choice and you heal 1 each."""

    cards = exactly(2, HAND_AREA)
    targets = one_other(male, wounded)
    discards = True
    limit = ONCE_PER_PHASE

    def effect(self, picks: Picks) -> None:
        picks.seat.recover(1)
        self.owner.recover(1)


def _value_of_jieyin(jieyin: Jieyin, request: Request) -> float:
    return 1.0 if jieyin.owner.wounded else 0.0


class Xiaoji(CardsMoved):
    """枭姬: for each card that you have lost from your equipment area you may draw 2."""

    def repeats(self, move: Move) -> int:
        return len(move.taken_from(self.owner.equip))

    def condition(self, move: Move) -> bool:
        return len(move.taken_from(self.owner.equip)) > 0

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.draw(2)


GENERAL = General(
    "sun_shangxiang", WU, FEMALE, 3,
    Skill("jieyin", Jieyin, worth=Worth(helps=1.0, value=_value_of_jieyin)),
    Skill("xiaoji", Xiaoji),
)  # fmt: skip

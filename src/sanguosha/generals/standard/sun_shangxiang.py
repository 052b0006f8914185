"""孙尚香 Sun Shangxiang."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Move
from sanguosha.engine.moments import CARDS_MOVED
from sanguosha.engine.parts import ONCE_PER_PHASE, Active, Trigger
from sanguosha.engine.selections import CardChoice, SeatChoice, exactly, male, one_other, wounded
from sanguosha.engine.skills import FEMALE, WU, General, Skill
from sanguosha.engine.zones import HAND_AREA


class Jieyin(Active):
    """结姻: once in your play phase you may discard two hand cards; a wounded male character of your choice and you heal 1 each."""

    cards: ClassVar[CardChoice | None] = exactly(2, HAND_AREA)
    targets: ClassVar[SeatChoice | None] = one_other(male, wounded)
    discards: ClassVar[bool] = True
    limit: ClassVar[int] = ONCE_PER_PHASE
    helps: ClassVar[float] = 1.0

    def value(self) -> float:
        return 1.0 if self.owner.wounded else 0.0

    def effect(self, picks: Picks) -> None:
        picks.seat.recover(1)
        self.owner.recover(1)


class Xiaoji(Trigger[Move]):
    """枭姬: for each card that you have lost from your equipment area you may draw 2."""

    moment: ClassVar[int] = CARDS_MOVED

    def repeats(self, move: Move) -> int:
        return len(move.taken_from(self.owner.equip))

    def condition(self, move: Move) -> bool:
        return len(move.taken_from(self.owner.equip)) > 0

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.draw(2)


GENERAL = General("sun_shangxiang", WU, FEMALE, 3, Skill("jieyin", Jieyin), Skill("xiaoji", Xiaoji))

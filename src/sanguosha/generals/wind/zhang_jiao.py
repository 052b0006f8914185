"""张角 Zhang Jiao."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.card import CLUB, DIAMOND, HEART, SPADE, THUNDER, Card
from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Frame, Judgement, Play, Use
from sanguosha.engine.moments import CARD_PLAYING, CARD_USING, JUDGE_REVEALED
from sanguosha.engine.parts import ONCE_PER_TURN, Active, Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.selections import CardChoice, SeatChoice, anyone, black, exactly
from sanguosha.engine.skills import LORD, MALE, QUN, General, Skill
from sanguosha.engine.zones import HAND_AREA, OWN_CARDS


class Leiji(Trigger[Frame]):
    """雷击: when you use or play a Dodge, you may have any character judge; on a spade you deal it 2 thunder damage."""

    moments: ClassVar[tuple[int, ...]] = (CARD_USING, CARD_PLAYING)
    targets: ClassVar[SeatChoice | None] = anyone()
    helps: ClassVar[float] = -0.5
    gain: ClassVar[float] = 0.0

    def condition(self, frame: Frame) -> bool:
        if isinstance(frame, Use):
            return frame.user is self.owner and frame.card.kind.family == "dodge"
        return isinstance(frame, Play) and frame.player is self.owner and frame.card.kind.family == "dodge"

    def effect(self, frame: Frame, picks: Picks) -> None:
        if picks.seat.judge(self.skill, (HEART, CLUB, DIAMOND)).suit == SPADE:
            self.owner.damage(picks.seat, 2, THUNDER)


class Guidao(Trigger[Judgement]):
    """鬼道: before a judgement takes effect, you may put a black card of yours in place of the judgement card and take that one."""

    moment: ClassVar[int] = JUDGE_REVEALED
    cards: ClassVar[CardChoice | None] = exactly(1, OWN_CARDS, black)
    gain: ClassVar[float] = 0.2

    def effect(self, judgement: Judgement, picks: Picks) -> None:
        self.owner.replace_judgement(judgement, picks.card, take_old=True)


def _dodge_or_lightning(seat: Seat, card: Card) -> bool:
    return card.kind.id in ("dodge", "lightning")


class Huangtian(Active):
    """黄天 (lord skill): once in each of their turns, another Qun character may give you a Dodge or a Lightning from hand."""

    shared: ClassVar[bool] = True
    limit: ClassVar[int] = ONCE_PER_TURN
    cards: ClassVar[CardChoice | None] = exactly(1, HAND_AREA, _dodge_or_lightning)
    helps: ClassVar[float] = 1.0
    gain: ClassVar[float] = 0.0

    def users(self, seat: Seat) -> bool:
        return seat is not self.owner and seat.kingdom == QUN

    def effect(self, picks: Picks) -> None:
        self.user.give(picks.cards, self.owner)


GENERAL = General(
    "zhang_jiao", QUN, MALE, 3, Skill("leiji", Leiji), Skill("guidao", Guidao), Skill("huangtian", Huangtian, tags=LORD)
)

"""张角 Zhang Jiao."""

from sanguosha.kit import ANYBODY, CLUB, DIAMOND, HAND_AREA, HEART, MALE, ONCE_PER_TURN, OWN_CARDS, QUN, SPADE, THUNDER, Active
from sanguosha.kit import Card, General, JudgeRevealed, Judgement, Picks, Seat, Skill, UseOrPlay, UsingOrPlaying, Worth, anyone
from sanguosha.kit import black, exactly, lord


class Leiji(UsingOrPlaying):
    """雷击: when you use or play a Dodge, you may have any character judge; on a spade you deal it 2 thunder damage."""

    targets = anyone()

    def condition(self, shown: UseOrPlay) -> bool:
        return shown.family == "dodge"

    def effect(self, shown: UseOrPlay, picks: Picks) -> None:
        if picks.seat.judge(self.skill, (HEART, CLUB, DIAMOND)).suit == SPADE:
            self.owner.damage(picks.seat, 2, THUNDER)


class Guidao(JudgeRevealed):
    """鬼道: before a judgement takes effect, you may put a black card of yours in place of the judgement card and take that one."""

    of = ANYBODY
    cards = exactly(1, OWN_CARDS, black)

    def effect(self, judgement: Judgement, picks: Picks) -> None:
        self.owner.replace_judgement(judgement, picks.card, take_old=True)


def _dodge_or_lightning(seat: Seat, card: Card) -> bool:
    return card.kind.id in ("dodge", "lightning")


class Huangtian(Active):
    """黄天 (lord skill): once in each of their turns, another Qun character may give you a Dodge or a Lightning from hand."""

    shared = True
    limit = ONCE_PER_TURN
    cards = exactly(1, HAND_AREA, _dodge_or_lightning)

    def users(self, seat: Seat) -> bool:
        return seat is not self.owner and seat.kingdom == QUN

    def effect(self, picks: Picks) -> None:
        self.user.give(picks.cards, self.owner)


GENERAL = General(
    "zhang_jiao", QUN, MALE, 3,
    Skill("leiji", Leiji, worth=Worth(helps=-0.5, gain=0.0)),
    Skill("guidao", Guidao, worth=Worth(gain=0.2)),
    lord("huangtian", Huangtian, worth=Worth(helps=1.0, gain=0.0)),
)  # fmt: skip

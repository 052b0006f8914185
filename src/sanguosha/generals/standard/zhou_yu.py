"""周瑜 Zhou Yu."""

from sanguosha.kit import HAND_AREA, MALE, ONCE_PER_PHASE, WU, Active, DrawCounting, General, PhaseRun, Picks, Skill, Worth
from sanguosha.kit import one_other


class Yingzi(DrawCounting):
    """英姿: in your draw phase you may draw one card more."""

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.count += 1


class Fanjian(Active):
    """反间: once in your play phase another character names a suit and draws a card of your hand, which is shown; if its suit is
    another one, deal 1 damage to that character; then it gets the card."""

    targets = one_other()
    limit = ONCE_PER_PHASE

    def condition(self) -> bool:
        return len(self.owner.hand.cards) > 0

    def effect(self, picks: Picks) -> None:
        other = picks.seat
        suit = other.choose_suit()
        card = other.choose_from(self.owner, HAND_AREA, "ask-fanjian-card")
        if card is None:
            return
        self.owner.show([card])
        if self.game.look_suit(card, self.owner) != suit:
            self.owner.damage(other)
        if card in self.owner.hand.cards:
            other.obtain([card], shown=True)


GENERAL = General(
    "zhou_yu", WU, MALE, 3,
    Skill("yingzi", Yingzi),
    Skill("fanjian", Fanjian, worth=Worth(helps=-0.5, gain=-0.2)),
)  # fmt: skip

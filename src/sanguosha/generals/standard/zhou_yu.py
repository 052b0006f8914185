"""周瑜 Zhou Yu."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import PhaseRun
from sanguosha.engine.moments import DRAW_COUNTING
from sanguosha.engine.parts import ONCE_PER_PHASE, Active, Trigger
from sanguosha.engine.selections import SeatChoice, one_other
from sanguosha.engine.skills import MALE, WU, General, Skill
from sanguosha.engine.zones import HAND_AREA


class Yingzi(Trigger[PhaseRun]):
    """英姿: in your draw phase you may draw one card more."""

    moment: ClassVar[int] = DRAW_COUNTING

    def condition(self, run: PhaseRun) -> bool:
        return run.seat is self.owner

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.count += 1


class Fanjian(Active):
    """反间: once in your play phase another character names a suit and draws a card of your hand, which is shown; if its suit is
    another one, deal 1 damage to that character; then it gets the card."""

    targets: ClassVar[SeatChoice | None] = one_other()
    limit: ClassVar[int] = ONCE_PER_PHASE
    helps: ClassVar[float] = -0.5
    gain: ClassVar[float] = -0.2

    def condition(self) -> bool:
        return len(self.owner.hand.cards) > 0

    def effect(self, picks: Picks) -> None:
        other = picks.seat
        suit = other.choose_suit("choose-fanjian", (self.owner.token,))
        card = other.choose_card_of(self.owner, HAND_AREA, "choose-fanjian-card")
        if card is None:
            return
        self.owner.show([card])
        if self.game.look_suit(card, self.owner) != suit:
            self.owner.damage(other)
        if card in self.owner.hand.cards:
            other.obtain([card], shown=True)


GENERAL = General("zhou_yu", WU, MALE, 3, Skill("yingzi", Yingzi), Skill("fanjian", Fanjian))

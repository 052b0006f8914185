"""张辽 Zhang Liao."""

from sanguosha.kit import HAND_AREA, MALE, WEI, DrawCounting, General, PhaseRun, Picks, Skill, Worth, holds_cards, others


class Tuxi(DrawCounting):
    """突袭: in your draw phase, instead of drawing, you may obtain one hand card each, unseen, of one or two others."""

    targets = others(1, 2, holds_cards)

    def condition(self, run: PhaseRun) -> bool:
        return not run.replaced

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.replaced = True
        for other in self.game.in_order():
            if other in picks.seats:
                self.owner.take(other, HAND_AREA)


GENERAL = General("zhang_liao", WEI, MALE, 4, Skill("tuxi", Tuxi, worth=Worth(helps=-1.0, gain=-0.8)))

"""诸葛亮 Zhuge Liang."""

from sanguosha.kit import MALE, PREPARE, SHU, Draft, General, MayTarget, PhaseRun, PhaseStarting, Picks, Seat, Skill, locked


class Guanxing(PhaseStarting):
    """观星: in your preparation phase, look at the top X cards (X: the living, at most 5) and put them on top or at the bottom
    in any order."""

    phase = PREPARE

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        cards = self.owner.peek(min(len(self.game.alive()), 5))
        count = len(cards)
        top, bottom = self.owner.arrange(cards, [(0, count), (0, count)])
        self.owner.put_back(top, bottom)


class Kongcheng(MayTarget):
    """空城: while you have no hand cards, you cannot be the target of a Slash or a Duel."""

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner or draft.hand_of(target) > 0 or draft.kind.family not in ("slash", "duel")


GENERAL = General("zhuge_liang", SHU, MALE, 3, Skill("guanxing", Guanxing), locked("kongcheng", Kongcheng))

"""陆逊 Lu Xun."""

from sanguosha.kit import MALE, WU, CardsMoved, Draft, General, MayTarget, Move, Picks, Seat, Skill, locked


class Qianxun(MayTarget):
    """谦逊: you cannot be the target of Snatch or Indulgence."""

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner or draft.kind.family not in ("snatch", "indulgence")


class Lianying(CardsMoved):
    """连营: when you have lost your last hand card, you may draw 1."""

    def condition(self, move: Move) -> bool:
        return not self.owner.hand.cards and len(move.taken_from(self.owner.hand)) > 0

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.draw(1)


GENERAL = General("lu_xun", WU, MALE, 3, locked("qianxun", Qianxun), Skill("lianying", Lianying))

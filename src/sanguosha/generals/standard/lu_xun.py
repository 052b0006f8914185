"""陆逊 Lu Xun."""

from __future__ import annotations

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Move
from sanguosha.engine.menus import Draft
from sanguosha.engine.modifiers import MayTarget
from sanguosha.engine.seat import Seat
from sanguosha.engine.skills import MALE, WU, General, Skill, locked
from sanguosha.engine.triggers import CardsMoved


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

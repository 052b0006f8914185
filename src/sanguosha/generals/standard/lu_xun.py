"""陆逊 Lu Xun."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.folds import MAY_TARGET
from sanguosha.engine.frames import Move
from sanguosha.engine.menus import Draft
from sanguosha.engine.modifiers import Modifier
from sanguosha.engine.moments import CARDS_MOVED
from sanguosha.engine.parts import Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.skills import LOCKED, MALE, WU, General, Skill


class Qianxun(Modifier):
    """谦逊: you cannot be the target of Snatch or Indulgence."""

    fold: ClassVar[int] = MAY_TARGET

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner or draft.kind.family not in ("snatch", "indulgence")


class Lianying(Trigger[Move]):
    """连营: when you have lost your last hand card, you may draw 1."""

    moment: ClassVar[int] = CARDS_MOVED

    def condition(self, move: Move) -> bool:
        return not self.owner.hand.cards and len(move.taken_from(self.owner.hand)) > 0

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.draw(1)


GENERAL = General("lu_xun", WU, MALE, 3, Skill("qianxun", Qianxun, tags=LOCKED), Skill("lianying", Lianying))

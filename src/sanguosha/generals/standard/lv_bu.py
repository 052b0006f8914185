"""吕布 Lü Bu."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Line
from sanguosha.engine.moments import TARGET_CHOSEN
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import LOCKED, MALE, QUN, General, Skill


class Wushuang(Trigger[Line]):
    """无双: a target of your Slash needs two Dodges; the other side of a Duel with you plays two Slashes each time."""

    moment: ClassVar[int] = TARGET_CHOSEN

    def condition(self, line: Line) -> bool:
        family = line.use.card.kind.family
        return (line.use.user is self.owner and family in ("slash", "duel")) or (line.seat is self.owner and family == "duel")

    def effect(self, line: Line, picks: Picks) -> None:
        if line.use.user is self.owner:
            line.needed = 2
        else:
            line.needed_of_user = 2


GENERAL = General("lv_bu", QUN, MALE, 4, Skill("wushuang", Wushuang, tags=LOCKED))

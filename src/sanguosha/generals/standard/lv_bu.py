"""吕布 Lü Bu."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Line
from sanguosha.engine.parts.part import ANYBODY
from sanguosha.engine.parts.triggers import TargetChosen
from sanguosha.engine.pieces.skills import MALE, QUN, General, locked


class Wushuang(TargetChosen):
    """无双: a target of your Slash needs two Dodges; the other side of a Duel with you plays two Slashes each time."""

    of = ANYBODY

    def condition(self, line: Line) -> bool:
        mine = line.use.user is self.owner
        return (mine and line.family in ("slash", "duel")) or (line.seat is self.owner and line.family == "duel")

    def effect(self, line: Line, picks: Picks) -> None:
        if line.use.user is self.owner:
            line.needed = 2
        else:
            line.needed_of_user = 2


GENERAL = General("lv_bu", QUN, MALE, 4, locked("wushuang", Wushuang))

"""马超 Ma Chao."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Line
from sanguosha.engine.parts.modifiers import Distance
from sanguosha.engine.parts.triggers import TargetChosen
from sanguosha.engine.pieces.card import DIAMOND, HEART, RED
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill, locked
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.table.seat import Seat


class Mashu(Distance):
    """马术: your distance to others is 1 less."""

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value - 1 if start is self.owner else value


class Tieqi(TargetChosen):
    """铁骑: when your Slash has named its targets, you may judge for each of them; if it is red, that target cannot dodge it."""

    def condition(self, line: Line) -> bool:
        return line.family == "slash"

    def effect(self, line: Line, picks: Picks) -> None:
        if self.owner.judge(self.skill, (HEART, DIAMOND)).color == RED:
            line.no_response = True


GENERAL = General("ma_chao", SHU, MALE, 4, locked("mashu", Mashu), Skill("tieqi", Tieqi, worth=Worth(helps=-0.5)))

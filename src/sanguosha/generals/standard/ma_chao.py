"""马超 Ma Chao."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.cards.equipment import own_slash
from sanguosha.engine.card import DIAMOND, HEART, RED
from sanguosha.engine.decision import Picks
from sanguosha.engine.folds import DISTANCE
from sanguosha.engine.frames import Line
from sanguosha.engine.modifiers import Modifier
from sanguosha.engine.moments import TARGET_CHOSEN
from sanguosha.engine.parts import Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.skills import LOCKED, MALE, SHU, General, Skill


class Mashu(Modifier):
    """马术: your distance to others is 1 less."""

    fold: ClassVar[int] = DISTANCE

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value - 1 if start is self.owner else value


class Tieqi(Trigger[Line]):
    """铁骑: when your Slash has named its targets, you may judge for each of them; if it is red, that target cannot dodge it."""

    moment: ClassVar[int] = TARGET_CHOSEN
    helps: ClassVar[float] = -0.5

    def condition(self, line: Line) -> bool:
        return own_slash(self.owner, line)

    def effect(self, line: Line, picks: Picks) -> None:
        if self.owner.judge(self.skill, (HEART, DIAMOND)).color == RED:
            line.no_response = True


GENERAL = General("ma_chao", SHU, MALE, 4, Skill("mashu", Mashu, tags=LOCKED), Skill("tieqi", Tieqi))

"""马超 Ma Chao."""

from sanguosha.kit import DIAMOND, HEART, MALE, RED, SHU, Distance, General, Line, Picks, Seat, Skill, TargetChosen, Worth, locked


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

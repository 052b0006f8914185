"""吕布 Lü Bu."""

from sanguosha.kit import ANYBODY, MALE, QUN, General, Line, Picks, TargetChosen, locked


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

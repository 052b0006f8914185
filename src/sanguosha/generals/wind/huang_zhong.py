"""黄忠 Huang Zhong."""

from sanguosha.kit import MALE, PLAY, SHU, General, Line, Picks, Skill, TargetChosen


class Liegong(TargetChosen):
    """烈弓: when your Slash has named a target in your play phase, and it has at least as many hand cards as you have health or
    at most as many as your attack range, you may decide that it cannot dodge."""

    def condition(self, line: Line) -> bool:
        if line.family != "slash" or not self.owner.in_phase(PLAY):
            return False
        count = len(line.seat.hand.cards)
        return count >= self.owner.hp or count <= self.owner.attack_range()

    def effect(self, line: Line, picks: Picks) -> None:
        line.no_response = True


GENERAL = General("huang_zhong", SHU, MALE, 4, Skill("liegong", Liegong))

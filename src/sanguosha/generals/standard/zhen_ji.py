"""甄姬 Zhen Ji."""

from sanguosha.kit import BLACK, CLUB, DODGE, FEMALE, HAND_AREA, PREPARE, SPADE, WEI, General, Judgement, PhaseRun, PhaseStarting
from sanguosha.kit import Picks, Skill, ViewAs, black, exactly


class Qingguo(ViewAs):
    """倾国: you may use or play a black hand card as Dodge."""

    kind = DODGE
    cards = exactly(1, HAND_AREA, black)


class Luoshen(PhaseStarting):
    """洛神: in your preparation phase, you may judge; if it is black you obtain the card and may judge again."""

    phase = PREPARE

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        for _ in self.repeatedly():
            judgement = self.owner.judge(self.skill, (SPADE, CLUB), keep=is_black)
            if not is_black(judgement) or not self.owner.confirm(value=1.0):
                break


def is_black(judgement: Judgement) -> bool:
    """Whether the result is black."""
    return judgement.color == BLACK


GENERAL = General("zhen_ji", WEI, FEMALE, 3, Skill("qingguo", Qingguo), Skill("luoshen", Luoshen))

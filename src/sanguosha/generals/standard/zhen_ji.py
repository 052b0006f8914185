"""甄姬 Zhen Ji."""

from __future__ import annotations

from sanguosha.cards.basic import DODGE
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Judgement, PhaseRun
from sanguosha.engine.parts.part import ViewAs
from sanguosha.engine.parts.selections import black, exactly
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.card import BLACK, CLUB, SPADE
from sanguosha.engine.pieces.skills import FEMALE, WEI, General, Skill
from sanguosha.engine.pieces.zones import HAND_AREA


class Qingguo(ViewAs):
    """倾国: you may use or play a black hand card as Dodge."""

    kind = DODGE
    cards = exactly(1, HAND_AREA, black)


class Luoshen(PhaseStarting):
    """洛神: in your preparation phase, you may judge; if it is black you obtain the card and may judge again."""

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        for _ in self.repeatedly():
            judgement = self.owner.judge(self.skill, (SPADE, CLUB), keep=is_black)
            if not is_black(judgement) or not self.owner.confirm(value=1.0):
                break


def is_black(judgement: Judgement) -> bool:
    """Whether the result is black."""
    return judgement.color == BLACK


GENERAL = General("zhen_ji", WEI, FEMALE, 3, Skill("qingguo", Qingguo), Skill("luoshen", Luoshen))

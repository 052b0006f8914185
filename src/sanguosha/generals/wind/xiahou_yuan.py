"""夏侯渊 Xiahou Yuan."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.cards.basic import SLASH
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import DRAW, JUDGE, PLAY, Phase
from sanguosha.engine.parts.selections import equipment, exactly, one_other
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.skills import MALE, WEI, General, Skill
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import OWN_CARDS
from sanguosha.engine.table.seat import Seat


def _slashable(owner: Seat, seat: Seat) -> bool:
    return owner.may_target(seat, SLASH)


class Shensu(PhaseStarting):
    """神速, first: in your preparation phase you may skip the judge and draw phases to be regarded as using a Slash on anyone."""

    targets = one_other(_slashable)
    skips: ClassVar[tuple[Phase, ...]] = (JUDGE, DRAW)

    def cost(self, run: PhaseRun, picks: Picks) -> bool:
        for phase in self.skips:
            self.owner.skip(phase)
        return True

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.use_virtual(SLASH, picks.seats)


class ShensuAgain(Shensu):
    """神速, second: the same for skipping the play phase and discarding a piece of equipment."""

    cards = exactly(1, OWN_CARDS, equipment)
    discards = True
    skips: ClassVar[tuple[Phase, ...]] = (PLAY,)


def _value_of_shensu(shensu: Shensu, run: PhaseRun) -> float:
    return 0.8 if JUDGE in shensu.skips and shensu.owner.judge_area.cards else -0.6


GENERAL = General(
    "xiahou_yuan", WEI, MALE, 4,
    Skill("shensu", Shensu, ShensuAgain, worth=Worth(helps=-1.0, value=_value_of_shensu)),
)  # fmt: skip

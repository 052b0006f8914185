"""夏侯渊 Xiahou Yuan."""

from typing import ClassVar

from sanguosha.kit import DRAW, JUDGE, MALE, OWN_CARDS, PLAY, PREPARE, SLASH, WEI, General, Phase, PhaseRun, PhaseStarting, Picks
from sanguosha.kit import Seat, Skill, Worth, equipment, exactly, one_other


def _slashable(owner: Seat, seat: Seat) -> bool:
    return owner.may_target(seat, SLASH)


class Shensu(PhaseStarting):
    """神速, first: in your preparation phase you may skip the judge and draw phases to be regarded as using a Slash on anyone."""

    phase = PREPARE
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

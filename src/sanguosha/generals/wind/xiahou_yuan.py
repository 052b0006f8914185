"""夏侯渊 Xiahou Yuan."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.cards.basic import SLASH
from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import PhaseRun
from sanguosha.engine.moments import DRAW, JUDGE, PHASE_STARTING, PLAY, PREPARE
from sanguosha.engine.parts import Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.selections import CardChoice, SeatChoice, equipment, exactly, one_other
from sanguosha.engine.skills import MALE, WEI, General, Skill
from sanguosha.engine.zones import OWN_CARDS


def _slashable(owner: Seat, seat: Seat) -> bool:
    return owner.may_target(seat, SLASH)


class Shensu(Trigger[PhaseRun]):
    """神速, first: in your preparation phase you may skip the judge and draw phases to be regarded as using a Slash on anyone."""

    moment: ClassVar[int] = PHASE_STARTING + PREPARE
    targets: ClassVar[SeatChoice | None] = one_other(_slashable)
    helps: ClassVar[float] = -1.0
    gain: ClassVar[float] = -0.6
    skips: ClassVar[tuple[int, ...]] = (JUDGE, DRAW)

    def condition(self, run: PhaseRun) -> bool:
        return run.seat is self.owner

    def value(self, run: PhaseRun) -> float:
        return 0.8 if self.owner.judge_area.cards else self.gain

    def cost(self, run: PhaseRun, picks: Picks) -> bool:
        for phase in self.skips:
            self.owner.skip(phase)
        return True

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.use_virtual(SLASH, picks.seats)


class ShensuAgain(Shensu):
    """神速, second: the same for skipping the play phase and discarding a piece of equipment."""

    cards: ClassVar[CardChoice | None] = exactly(1, OWN_CARDS, equipment)
    discards: ClassVar[bool] = True
    skips: ClassVar[tuple[int, ...]] = (PLAY,)

    def value(self, run: PhaseRun) -> float:
        return self.gain


GENERAL = General("xiahou_yuan", WEI, MALE, 4, Skill("shensu", Shensu, ShensuAgain))

"""Phases that a skill replaces by something else."""

from __future__ import annotations

import pytest

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import DISCARD, DRAW, FINISH, JUDGE, PHASE_STARTING, PLAY, PREPARE
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.skills import Skill
from sanguosha.testing import Table


class Meditating(PhaseStarting):
    """Heals 1 instead of what would happen in the phase."""

    moments = tuple(PHASE_STARTING[phase] for phase in (PREPARE, JUDGE, DRAW, PLAY, DISCARD, FINISH))
    forced = True

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.replaced = True
        self.owner.recover(1)


@pytest.mark.parametrize("phase", ["prepare", "judge", "draw", "play", "discard", "finish"])
def test_a_replaced_phase_does_nothing_else_and_the_turn_goes_on(phase):
    table = Table(A="-", B="-").hp("A", 1, of=9).hand("A", "slash", "slash", "slash", "slash", "slash", "slash", "slash", "slash")
    table.game.gain_skill(table["A"], Skill("meditating", Meditating))
    table.under("A", "indulgence").turn("A", phase)
    table.asked("B", "play-phase")
    left = ["prepare", "judge", "draw", "play", "discard", "finish"][::-1].index(phase) + 1
    assert table["A"].hp == 1 + left
    assert len(table.cards("A")) == 8
    assert [str(card) for card in table["A"].judge_area.cards]

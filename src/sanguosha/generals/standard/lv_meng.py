"""吕蒙 Lü Meng."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Turn
from sanguosha.engine.happenings.history import PLAYS, USES
from sanguosha.engine.happenings.moments import DISCARD, PLAY
from sanguosha.engine.parts.triggers import PhaseApproaching
from sanguosha.engine.pieces.skills import MALE, WU, General, Skill


class Keji(PhaseApproaching):
    """克己: if you neither used nor played a Slash in your play phase, you may skip the discard phase of that turn."""

    phase = DISCARD
    asks = USES | PLAYS

    def condition(self, turn: Turn) -> bool:
        history = self.game.history
        return not history.used(self.owner, "slash", PLAY) and not history.played(self.owner, "slash", PLAY)

    def effect(self, turn: Turn, picks: Picks) -> None:
        turn.skip(DISCARD)


GENERAL = General("lv_meng", WU, MALE, 4, Skill("keji", Keji))

"""吕蒙 Lü Meng."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Turn
from sanguosha.engine.happenings.history import PLAYED_CARD, USED_CARD
from sanguosha.engine.happenings.moments import DISCARD, PLAY
from sanguosha.engine.parts.triggers import PhaseApproaching
from sanguosha.engine.pieces.skills import MALE, WU, General, Skill


class Keji(PhaseApproaching):
    """克己: if you neither used nor played a Slash in your play phase, you may skip the discard phase of that turn."""

    phase = DISCARD

    def condition(self, turn: Turn) -> bool:
        return self._slashes() == 0

    def _slashes(self) -> int:
        """The Slashes that the owner used or played in this play phase."""
        history, seat = self.game.history, self.owner.index
        return history.total(USED_CARD, seat, "slash", PLAY) + history.total(PLAYED_CARD, seat, "slash", PLAY)

    def effect(self, turn: Turn, picks: Picks) -> None:
        turn.skip(DISCARD)


GENERAL = General("lv_meng", WU, MALE, 4, Skill("keji", Keji))

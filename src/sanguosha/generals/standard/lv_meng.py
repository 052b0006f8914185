"""吕蒙 Lü Meng."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Turn
from sanguosha.engine.history import PLAYED_CARD, USED_CARD
from sanguosha.engine.moments import DISCARD, PHASE_APPROACHING, PLAY
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import MALE, WU, General, Skill


class Keji(Trigger[Turn]):
    """克己: if you neither used nor played a Slash in your play phase, you may skip the discard phase of that turn."""

    moment: ClassVar[int] = PHASE_APPROACHING + DISCARD

    def condition(self, turn: Turn) -> bool:
        return turn.seat is self.owner and self._slashes() == 0

    def _slashes(self) -> int:
        """The Slashes that the owner used or played in this play phase."""
        history, seat = self.game.history, self.owner.index
        return history.total(USED_CARD, seat, "slash", PLAY) + history.total(PLAYED_CARD, seat, "slash", PLAY)

    def effect(self, turn: Turn, picks: Picks) -> None:
        turn.skip(DISCARD)


GENERAL = General("lv_meng", WU, MALE, 4, Skill("keji", Keji))

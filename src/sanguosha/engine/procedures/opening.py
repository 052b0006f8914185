"""Opening a decision: who may change a hand before its owner decides something in which it counts, does so first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import Opening
from sanguosha.engine.happenings.moments import DECISION_OPENING

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def open_decision(game: Game, seat: Seat, free: bool = False) -> None:
    """Announce that the seat is about to decide something in which its hand cards count, before they are looked at; ``free``: that
    it may begin anything in its play phase."""
    if game.listeners[DECISION_OPENING]:
        game.announce(DECISION_OPENING, Opening(seat, free))

"""Three-player attrition (option ``three_player_attrition``): who are the last three lose health, round after round.

Rounds that begin with exactly three are counted in the notes of the game; the first three of them are free.
"""

from __future__ import annotations

from typing import Final

from sanguosha.engine.game import Game
from sanguosha.engine.procedures.damage import lose_health_together

NOTE: Final = "attrition"
LAST: Final = 3
FREE_ROUNDS: Final = 3


def wear_down(game: Game) -> None:
    """A round begins. If three are left and three complete rounds of theirs are over, each loses 1 health at one time, unless all
    would go out by it: then it waits for the next round. Who has fallen neither counts nor loses."""
    last = [seat for seat in game.in_order() if not seat.fallen]
    if len(last) != LAST:
        return
    rounds = game.notes.get(NOTE, [0])[0]
    game.notes[NOTE] = [rounds + 1]
    if rounds < FREE_ROUNDS:
        return
    if all(seat.hp <= 1 for seat in last):
        game.tell("attrition-deferred")
        return
    game.tell("attrition")
    lose_health_together(game, last, 1)

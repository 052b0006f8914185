"""Comparing ranks (拼点)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import cards_query
from sanguosha.engine.happenings.frames import PLACED, PUT_AWAY, Contest
from sanguosha.engine.happenings.moments import CONTEST_REVEALED
from sanguosha.engine.pieces.zones import TABLE, Zone
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.procedures.opening import open_decision

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def contest(game: Game, starter: Seat, other: Seat) -> Contest:
    """Both lay a hand card face down, both are shown together; the cards are discarded afterwards."""
    seats = [starter, other]
    if not all(seat.alive and seat.hand.cards for seat in seats):
        return Contest(starter, other, [])
    for seat in seats:
        open_decision(game, seat)
    decisions = [
        Decision(seat.index, "contest", "choose-contest-card", (), cards_query(seat.hand.cards, 1, 1), False) for seat in seats
    ]
    cards = [game.card_by_token[path[0]] for path in game.ask_each(decisions)]
    table = Zone(TABLE)
    move_cards(game, cards, table, PLACED)
    frame = Contest(starter, other, cards)
    game.announce(CONTEST_REVEALED, frame)
    game.tell("contest", cards, seat=starter, other=other)
    if table.cards:
        move_cards(game, list(table.cards), game.discard_pile, PUT_AWAY)
    return frame

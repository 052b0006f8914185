"""Comparing ranks (拼点)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.card import Card
from sanguosha.engine.decision import Decision
from sanguosha.engine.events import cards_event
from sanguosha.engine.frames import PLACED, PUT_AWAY, Frame
from sanguosha.engine.moments import CONTEST_REVEALED
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.queries import cards_query
from sanguosha.engine.zones import TABLE, Zone

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.seat import Seat


class Contest(Frame):
    """Two seats comparing the ranks of one hand card each; ``ranks`` may be changed before the winner is found."""

    def __init__(self, starter: Seat, rival: Seat, cards: list[Card]) -> None:
        super().__init__(None)
        self.starter = starter
        self.rival = rival
        self.cards = cards
        self.ranks = [card.rank for card in cards]

    @property
    def winner(self) -> Seat | None:
        """Who has the higher rank; nobody on a tie, or if one of them had no card to compare."""
        if len(self.ranks) < 2 or self.ranks[0] == self.ranks[1]:
            return None
        return self.starter if self.ranks[0] > self.ranks[1] else self.rival


def contest(game: Game, starter: Seat, other: Seat) -> Contest:
    """Both lay a hand card face down, both are shown together; the cards are discarded afterwards."""
    seats = [starter, other]
    if not all(seat.alive and seat.hand.cards for seat in seats):
        return Contest(starter, other, [])
    for seat in seats:
        game.open_decision(seat)
    decisions = [
        Decision(seat.index, "contest", "choose-contest-card", (), cards_query(seat.hand.cards, 1, 1), False) for seat in seats
    ]
    cards = [game.card_by_token[path[0]] for path in game.ask_each(decisions)]
    table = Zone(TABLE)
    move_cards(game, cards, table, PLACED)
    frame = Contest(starter, other, cards)
    game.announce(CONTEST_REVEALED, frame)
    if game.watched:
        game.emit(cards_event("contest", {"seat": starter.token, "other": other.token}, cards))
    if table.cards:
        move_cards(game, list(table.cards), game.discard_pile, PUT_AWAY)
    return frame

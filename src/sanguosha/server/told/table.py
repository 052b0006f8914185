"""A game as the messages show it: the table and its cards, as one viewer may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanguosha.cards.basic import DRUNK
from sanguosha.engine.decisions.tokens import index_of
from sanguosha.engine.happenings.moments import PHASE_NAMES
from sanguosha.engine.pieces.card import SUIT_NAMES, Card
from sanguosha.engine.views.view import SPECTATOR, SeatView, View
from sanguosha.server.told.states import CardFace, EffectState, PileState, SeatState, TableState

if TYPE_CHECKING:
    from sanguosha.engine.game import Game

DISCARDS_SHOWN = 4


def face(card: Card, as_kind: str = "") -> CardFace:
    """A card that may be seen."""
    return CardFace(card.token, card.kind.id, SUIT_NAMES[card.suit], card.rank, "" if as_kind == card.kind.id else as_kind)


def table_state(game: Game, viewer: int, places: Sequence[int], *, open_hands: bool = False) -> TableState:
    """The table as ``viewer`` may know it; with ``open_hands`` (replays) with all that each seat knows of itself."""
    view = View(game, viewer)
    piles = _piles(game, view, open_hands)
    seats = []
    for index in range(view.size):
        seat = View(game, index).seat(index) if open_hands else view.seat(index)
        seats.append(_seat_state(game, view, seat, places[index], piles.get(index, [])))
    discards = view.discard_pile
    return TableState(
        you=viewer,
        round=view.round,
        current=view.current,
        phase=PHASE_NAMES[view.phase] if 0 <= view.phase < len(PHASE_NAMES) else "",
        draw_pile=view.draw_pile_size,
        discard_pile=len(discards),
        discard_top=[face(card) for card in discards[-DISCARDS_SHOWN:]],
        general_piles=view.general_piles,
        seats=seats,
        over=view.over,
        winners=view.winners,
        outcome=view.outcome,
    )


def _seat_state(game: Game, view: View, seat: SeatView, place: int, piles: list[PileState]) -> SeatState:
    me = view.viewer
    near = me != SPECTATOR and seat.index != me and seat.alive and view.alive(me)
    there = view.distance(me, seat.index) if near else 0
    return SeatState(
        index=seat.index,
        place=place,
        alive=seat.alive,
        fallen=seat.fallen,
        role=seat.role,
        side=seat.side,
        generals=seat.generals,
        kingdom=seat.kingdom,
        gender=seat.gender,
        hp=seat.hp,
        max_hp=seat.max_hp,
        chained=seat.chained,
        turned_over=seat.turned_over,
        drunk=game.seats[seat.index].effect(DRUNK) is not None,
        marks=seat.marks,
        effects=[EffectState(kind, list(data)) for kind, data in seat.effects],
        hand_size=seat.hand_size,
        hand=[face(card) for card in seat.hand],
        equip=[face(card, game.lies_as(card).id) for card in seat.equip],
        judge_area=[face(card, kind) for card, kind in seat.judge_area],
        piles=piles,
        skills=seat.skills,
        attack_range=seat.attack_range,
        distance=there,
        in_range=near and there <= game.seats[me].attack_range(),
        reaches_me=near and view.distance(seat.index, me) <= seat.attack_range,
    )


def _piles(game: Game, view: View, open_hands: bool) -> dict[int, list[PileState]]:
    """The piles by the seat they belong to."""
    found: dict[int, list[PileState]] = {}
    for name, size, cards in view.piles():
        token, _, pile = name.partition(".")
        seat = index_of(token)
        if open_hands:
            cards = next(cards for other, _, cards in View(game, seat).piles() if other == name)
        found.setdefault(seat, []).append(PileState(pile, size, [face(card) for card in cards]))
    return found


def tokens_in_view(table: TableState) -> set[str]:
    """The tokens of all cards that a table shows."""
    shown = {card.token for card in table.discard_top}
    for seat in table.seats:
        for cards in (seat.hand, seat.equip, seat.judge_area, *(pile.cards for pile in seat.piles)):
            shown.update(card.token for card in cards)
    return shown

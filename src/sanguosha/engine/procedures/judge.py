"""Judgements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import JUDGED, OBTAINED, PUT_AWAY, Judgement, Line
from sanguosha.engine.happenings.moments import JUDGE_DECIDED, JUDGE_REVEALED
from sanguosha.engine.pieces.card import SUIT_NAMES, Card, Suit
from sanguosha.engine.procedures.move import move_cards, turn_up
from sanguosha.engine.procedures.revealing import reveal_for_judgement

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def judge(
    game: Game,
    seat: Seat,
    reason: str,
    good_suits: tuple[Suit, ...],
    line: Line | None = None,
    keep: Callable[[Judgement], bool] | None = None,
) -> Judgement:
    """Turn up the top card as judgement of ``seat``; it may be replaced; then its result is fixed.

    ``reason`` is the card or skill that asks, ``good_suits`` those the judged seat hopes for. With ``keep`` the judged seat takes
    the card, unless somebody else did, when the finished judgement passes that test. A card that nobody took is put away when the
    effect that asked is over. The dead do not judge: there is no card then, and no suit.
    """
    judgement = Judgement(seat, reason, line, good_suits)
    if not seat.alive:
        return judgement
    game.tell("judging", seat=seat, reason=reason)
    show(game, judgement, turn_up(game, 1, judgement.zone, JUDGED)[0])
    game.announce(JUDGE_REVEALED, judgement)
    shown = [judgement.card] if judgement.card is not None else None
    game.tell("judged", shown, seat=seat, reason=reason, suit=SUIT_NAMES[judgement.suit])
    game.announce(JUDGE_DECIDED, judgement)
    if judgement.zone.cards and keep is not None and keep(judgement):
        move_cards(game, list(judgement.zone.cards), seat.hand, OBTAINED, seat)
    game.judged.append(judgement.zone)
    if game.framed:
        game.end_frame(judgement)
    return judgement


def show(game: Game, judgement: Judgement, card: Card) -> None:
    """Make ``card``, lying in the judgement's zone, the judgement card."""
    judgement.card = card
    if judgement.seat.conceals:
        reveal_for_judgement(game, judgement.seat, card)
    judgement.suit = game.look_suit(card, judgement.seat)
    judgement.rank = card.rank


def replace(game: Game, judgement: Judgement, card: Card, by: Seat, reason: int, *, take_old: bool) -> None:
    """Put another card in place of the judgement card. The old one is discarded, or taken by who replaced it (鬼道)."""
    old = judgement.card
    move_cards(game, [card], judgement.zone, reason, by)
    if old is not None and game.place[old.id] is judgement.zone:
        if take_old:
            move_cards(game, [old], by.hand, OBTAINED, by)
        else:
            move_cards(game, [old], game.discard_pile, PUT_AWAY, by)
    show(game, judgement, card)

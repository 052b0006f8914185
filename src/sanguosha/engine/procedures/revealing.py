"""Turning up generals that lie face down otherwise than by using a skill: when the owner's turn begins, and where a state effect of
theirs would change something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.queries import Tokens
from sanguosha.engine.decisions.tokens import general_token
from sanguosha.engine.happenings.frames import Use
from sanguosha.engine.parts.folds import HAND_LIMIT, LOOK, MAY_RESCUE, MAY_TARGET, Fold
from sanguosha.engine.parts.hidden import AsIf
from sanguosha.engine.parts.modifiers import MayRescue
from sanguosha.engine.procedures.menus import draft_of

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.pieces.card import Card
    from sanguosha.engine.pieces.skills import Slot
    from sanguosha.engine.table.seat import Seat

WORTH: Final = 0.5
"""For agents: what it is worth that a state effect changes something."""


def revealable(game: Game, seat: Seat) -> list[Slot]:
    """The hidden generals that a seat may turn up."""
    return [slot for slot in seat.slots if game.may_reveal(seat, slot)]


def offer_reveal(game: Game, seat: Seat) -> None:
    """The seat may turn up its hidden generals, one or both at one time."""
    slots = revealable(game, seat)
    if not slots:
        return
    query = Tokens([general_token(slot.general.id) for slot in slots], 1, len(slots))
    path = seat.decide("reveal", "choose-revealed", (), query, True)
    game.reveal(seat, *[slot for slot in slots if general_token(slot.general.id) in path])


def reveal_for_hand_limit(game: Game, seat: Seat) -> None:
    """The seat's hand limit is counted: it is asked where a hidden general would let it discard more or less."""

    def surplus() -> int:
        return max(len(seat.hand.cards) - seat.hand_limit(), 0)

    for slot in _changing(game, seat, HAND_LIMIT, surplus):
        if seat.confirm("ask-reveal-hand_limit", (slot.general.id,), value=WORTH):
            game.reveal(seat, slot)


def reveal_for_judgement(game: Game, seat: Seat, card: Card) -> None:
    """A judgement card of the seat is turned up: it is asked where a hidden general would change its suit."""
    for slot in _changing(game, seat, LOOK, lambda: game.look_suit(card, seat)):
        if seat.confirm("ask-reveal-judgement", (slot.general.id, card.token), value=WORTH):
            game.reveal(seat, slot)


def reveal_against(game: Game, seat: Seat, use: Use) -> bool:
    """The seat becomes a target: it is asked where a hidden general would forbid that. Whether it is no target any more."""
    card = use.card
    draft = draft_of(use)
    for slot in _changing(game, seat, MAY_TARGET, lambda: int(draft.may_target(seat))):
        if seat.confirm("ask-reveal-target", (slot.general.id, card.kind.id, use.user.token), value=WORTH):
            game.reveal(seat, slot)
            return not draft.may_target(seat)
    return False


def reveal_for_dying(game: Game, seat: Seat, dying: Seat) -> None:
    """Somebody is dying: the seat is asked where a hidden general would change who may help."""

    def helpers() -> int:
        parts = game.at_work(MayRescue)
        return sum([1 << one.index for one in game.alive() if all(part.may_rescue(one, dying) for part in parts)])

    for slot in _changing(game, seat, MAY_RESCUE, helpers):
        if seat.confirm("ask-reveal-dying", (slot.general.id, dying.token), value=WORTH):
            game.reveal(seat, slot)


def _changing(game: Game, seat: Seat, fold: Fold, measure: Callable[[], int]) -> list[Slot]:
    """The hidden generals that would change something by a state effect of this sort, if the seat turned them up."""
    found: list[Slot] = []
    for slot in revealable(game, seat):
        if any(part.slot is slot for part in game.modifiers[fold]):
            now = measure()
            with AsIf(game, slot):
                if measure() != now:
                    found.append(slot)
    return found

"""What a part lets its owner pick: how many cards of which sort, how many seats, and the usual tests of them.

The name of a test says what it asks for, in texts too: ``red``, ``wounded``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanguosha.engine.parts.folds import AS_HAND
from sanguosha.engine.pieces.card import BLACK, DIAMOND, EQUIPMENT, HEART, RED, Card, color_of
from sanguosha.engine.pieces.skills import MALE
from sanguosha.engine.pieces.zones import HAND_AREA

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat

CardTest = Callable[["Seat", Card], bool]
SeatTest = Callable[["Seat", "Seat"], bool]


def red(seat: Seat, card: Card) -> bool:
    """Whether a card is red for the seat."""
    return color_of(seat.game.look_suit(card, seat)) == RED


def black(seat: Seat, card: Card) -> bool:
    """Whether a card is black for the seat."""
    return color_of(seat.game.look_suit(card, seat)) == BLACK


def heart(seat: Seat, card: Card) -> bool:
    """Whether a card is a heart for the seat."""
    return seat.game.look_suit(card, seat) == HEART


def diamond(seat: Seat, card: Card) -> bool:
    """Whether a card is a diamond for the seat."""
    return seat.game.look_suit(card, seat) == DIAMOND


def equipment(seat: Seat, card: Card) -> bool:
    """Whether a card is a piece of equipment."""
    return card.kind.type == EQUIPMENT


def wounded(owner: Seat, seat: Seat) -> bool:
    """Whether a seat is wounded."""
    return seat.wounded


def male(owner: Seat, seat: Seat) -> bool:
    """Whether a seat has a male character."""
    return seat.gender == MALE


def holds_cards(owner: Seat, seat: Seat) -> bool:
    """Whether a seat has hand cards."""
    return len(seat.hand.cards) > 0


class CardChoice:
    """How many cards a part takes from its owner, from which areas, and which ones."""

    def __init__(self, low: int, high: int, areas: int, test: CardTest | None) -> None:
        self.low = low
        self.high = high
        self.areas = areas
        self.test = test

    def pool(self, owner: Seat) -> list[Card]:
        """The owner's cards that may be picked."""
        cards = owner.cards_in(self.areas)
        test = self.test
        return cards if test is None else [card for card in cards if test(owner, card)]

    def likely(self, owner: Seat) -> int:
        """How many cards may be picked as far as others can tell, who do not see the hand."""
        test, hand = self.test, owner.hand.cards
        return len([card for card in owner.cards_in(self.areas) if card in hand or test is None or test(owner, card)])

    def usable(self, owner: Seat) -> list[Card]:
        """The same for using or playing them: with the cards that count as if they were in the hand."""
        cards = self.pool(owner)
        if self.areas & HAND_AREA and owner.game.modifiers[AS_HAND]:
            hand, test = owner.hand, self.test
            extra = [card for card in owner.usable_cards() if owner.game.place[card.id] is not hand]
            cards = [*cards, *(card for card in extra if test is None or test(owner, card))]
        return cards


class SeatChoice:
    """How many seats a part names, and which ones: those that pass all tests; ``owner_too`` allows the owner."""

    def __init__(self, low: int, high: int, owner_too: bool, tests: tuple[SeatTest, ...]) -> None:
        self.low = low
        self.high = high
        self.owner_too = owner_too
        self.tests = tests

    def failed(self, owner: Seat, seat: Seat) -> SeatTest | None:
        """The first test that a seat does not pass."""
        for test in self.tests:
            if not test(owner, seat):
                return test
        return None

    def pool(self, owner: Seat) -> list[Seat]:
        """The seats that may be picked, in seat order."""
        return [seat for seat in owner.game.alive() if (self.owner_too or seat is not owner) and self.failed(owner, seat) is None]


def exactly(count: int, areas: int, test: CardTest | None = None) -> CardChoice:
    """Exactly so many of the owner's cards."""
    return CardChoice(count, count, areas, test)


def at_least(count: int, areas: int, test: CardTest | None = None) -> CardChoice:
    """So many of the owner's cards or more."""
    return CardChoice(count, 1000, areas, test)


def one_other(*tests: SeatTest) -> SeatChoice:
    """One seat, not the owner."""
    return SeatChoice(1, 1, False, tests)


def others(low: int, high: int, *tests: SeatTest) -> SeatChoice:
    """Several seats, not the owner."""
    return SeatChoice(low, high, False, tests)


def anyone(*tests: SeatTest) -> SeatChoice:
    """One seat, the owner allowed."""
    return SeatChoice(1, 1, True, tests)

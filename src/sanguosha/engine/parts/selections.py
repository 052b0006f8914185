"""What somebody may pick: how many cards of which sort, how many seats, and the usual tests of them.

The name of a test says what it asks for, in texts too: ``red``, ``wounded``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.decision import Query
from sanguosha.engine.decisions.queries import Assign, Sequence, cards_query, pick, seats_query
from sanguosha.engine.parts.folds import AS_HAND
from sanguosha.engine.pieces.card import BLACK, DIAMOND, EQUIPMENT, HEART, RED, Card, color_of
from sanguosha.engine.pieces.skills import MALE
from sanguosha.engine.pieces.zones import HAND_AREA

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat

CardTest = Callable[["Seat", Card], bool]
SeatTest = Callable[["Seat", "Seat"], bool]

# More cards than there are.
ALL: Final = 1000


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


def of_suit(suit: int) -> CardTest:
    """Whether a card is of this suit for the seat."""
    return lambda seat, card: seat.game.look_suit(card, seat) == suit


class CardChoice:
    """How many cards somebody picks, and which ones: of the own cards in some ``areas``, or of cards that lie elsewhere."""

    def __init__(self, low: int, high: int, where: int | list[Card], test: CardTest | None) -> None:
        self.low = low
        self.high = high
        self.areas = where if isinstance(where, int) else 0
        self.lying: list[Card] = [] if isinstance(where, int) else where
        self.test = test

    def pool(self, owner: Seat) -> list[Card]:
        """The cards that may be picked."""
        cards = owner.cards_in(self.areas) if self.areas else self.lying
        test = self.test
        return cards if test is None else [card for card in cards if test(owner, card)]

    def query(self, owner: Seat) -> Query:
        """Picking them."""
        return cards_query(self.pool(owner), self.low, self.high)

    def likely(self, owner: Seat) -> int:
        """How many cards may be picked as far as others can tell, who do not see the hand."""
        test, hand = self.test, owner.hand.cards
        cards = owner.cards_in(self.areas) if self.areas else self.lying
        return len([card for card in cards if card in hand or test is None or test(owner, card)])

    def usable(self, owner: Seat) -> list[Card]:
        """The cards that may be used or played: also those that count as if they were in the hand."""
        cards = self.pool(owner)
        if self.areas & HAND_AREA and owner.game.modifiers[AS_HAND]:
            hand, test = owner.hand, self.test
            extra = [card for card in owner.usable_cards() if owner.game.place[card.id] is not hand]
            cards = [*cards, *(card for card in extra if test is None or test(owner, card))]
        return cards


class SeatChoice:
    """How many seats somebody names, and which ones: those that pass all tests; ``owner_too`` allows the one who names."""

    def __init__(self, low: int, high: int, owner_too: bool, tests: tuple[SeatTest, ...]) -> None:
        self.low = low
        self.high = high
        self.owner_too = owner_too
        self.tests = tests

    def then(self, *tests: SeatTest) -> SeatChoice:
        """And then another seat, where the tests look from the one that was named to the next."""
        return _PairChoice(self.owner_too, self.tests, tests)

    def failed(self, owner: Seat, seat: Seat) -> SeatTest | None:
        """The first test that a seat does not pass."""
        for test in self.tests:
            if not test(owner, seat):
                return test
        return None

    def failed_next(self, owner: Seat, seat: Seat, named: list[Seat]) -> SeatTest | None:
        """The same for a seat that would be named after others."""
        return self.failed(owner, seat)

    def pool(self, owner: Seat) -> list[Seat]:
        """The seats that may be picked, in seat order."""
        return [seat for seat in self.there(owner) if (self.owner_too or seat is not owner) and self.failed(owner, seat) is None]

    def enough(self, owner: Seat) -> bool:
        """Whether there are enough of them to name any."""
        return len(self.pool(owner)) >= max(self.low, 1)

    def there(self, owner: Seat) -> list[Seat]:
        """The seats among which they are looked for."""
        return owner.game.alive()

    def query(self, owner: Seat) -> Query:
        """Picking them."""
        return seats_query(self.pool(owner), self.low, self.high)

    def query_with(self, owner: Seat, cards: CardChoice) -> Query:
        """Picking cards and then them."""
        return Sequence([cards.query(owner), self.query(owner)])


class _PairChoice(SeatChoice):
    """Two seats in order, of which the second depends on the first."""

    def __init__(self, owner_too: bool, tests: tuple[SeatTest, ...], seconds: tuple[SeatTest, ...]) -> None:
        super().__init__(1, 1, owner_too, tests)
        self.seconds = seconds

    def pool(self, owner: Seat) -> list[Seat]:
        return [seat for seat in super().pool(owner) if self.after(seat)]

    def enough(self, owner: Seat) -> bool:
        for seat in super().pool(owner):
            for other in seat.game.others(seat):
                if self._follows(seat, other):
                    return True
        return False

    def _follows(self, first: Seat, seat: Seat) -> bool:
        for test in self.seconds:
            if not test(first, seat):
                return False
        return True

    def after(self, first: Seat) -> list[Seat]:
        """Who may be named after the first one."""
        return [seat for seat in first.game.others(first) if self._follows(first, seat)]

    def failed_next(self, owner: Seat, seat: Seat, named: list[Seat]) -> SeatTest | None:
        if not named:
            return self.failed(owner, seat) or (None if self.after(seat) else self.seconds[-1])
        return next((test for test in self.seconds if seat is named[0] or not test(named[0], seat)), None)

    def query(self, owner: Seat) -> Query:
        return pick(self.pool(owner), self.after)


class _ReceiverChoice(SeatChoice):
    """One seat for each of the cards that are picked."""

    def there(self, owner: Seat) -> list[Seat]:
        return owner.game.in_order(owner)

    def query_with(self, owner: Seat, cards: CardChoice) -> Query:
        pool, seats = cards.pool(owner), self.pool(owner)
        return Assign([card.token for card in pool], [seat.token for seat in seats], cards.low, cards.high)


class _ListChoice(SeatChoice):
    """One of some seats."""

    def __init__(self, seats: list[Seat]) -> None:
        super().__init__(1, 1, True, ())
        self.seats = seats

    def there(self, owner: Seat) -> list[Seat]:
        return self.seats


class _DeadChoice(SeatChoice):
    """Seats of players who are out of the game."""

    def there(self, owner: Seat) -> list[Seat]:
        return [seat for seat in owner.game.seats if not seat.alive]


def exactly(count: int, where: int | list[Card], test: CardTest | None = None) -> CardChoice:
    """Exactly so many of one's own cards in these areas, or of these cards."""
    return CardChoice(count, count, where, test)


def up_to(count: int, where: int | list[Card], test: CardTest | None = None) -> CardChoice:
    """One of them or more, but not more than so many."""
    return CardChoice(1, count, where, test)


def at_least(count: int, where: int | list[Card], test: CardTest | None = None) -> CardChoice:
    """So many of them or more."""
    return CardChoice(count, ALL, where, test)


def one_other(*tests: SeatTest) -> SeatChoice:
    """One seat, not the owner."""
    return SeatChoice(1, 1, False, tests)


def others(low: int, high: int, *tests: SeatTest) -> SeatChoice:
    """Several seats, not the owner."""
    return SeatChoice(low, high, False, tests)


def anyone(*tests: SeatTest) -> SeatChoice:
    """One seat, the owner allowed."""
    return SeatChoice(1, 1, True, tests)


def for_each_card(*tests: SeatTest) -> SeatChoice:
    """For each of the cards one other seat: they are shared out."""
    return _ReceiverChoice(1, 1, False, tests)


def one_dead(*tests: SeatTest) -> SeatChoice:
    """One player who is out of the game."""
    return _DeadChoice(1, 1, True, tests)


def one_of(seats: list[Seat]) -> SeatChoice:
    """One of these seats."""
    return _ListChoice(seats)

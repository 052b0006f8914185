"""Combinators for menus: cards, seats, options, one after the other. None of them leads into a dead end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from sanguosha.engine.decisions.decision import NO_SET, Query
from sanguosha.engine.decisions.tokens import DONE, NEXT_PILE

if TYPE_CHECKING:
    from sanguosha.engine.pieces.card import Card
    from sanguosha.engine.table.seat import Seat

Thing: TypeAlias = "Card | Seat"
Step: TypeAlias = "list[Card] | list[Seat] | Callable[[Any], list[Card] | list[Seat]]"


class Tokens(Query):
    """``low`` to ``high`` different tokens as an unordered set, written in the order of ``tokens``."""

    def __init__(self, tokens: list[str], low: int, high: int) -> None:
        self.tokens = tokens
        self.low = min(low, len(tokens))
        self.high = min(high, len(tokens))

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        count = len(picks) - at
        if count >= self.high or (count and picks[-1] == DONE):
            return []
        first = self.tokens.index(picks[-1]) + 1 if count else 0
        last = len(self.tokens) - max(self.low - count - 1, 0)
        options = self.tokens[first:last]
        if count >= self.low and options:
            options = [*options, DONE]
        return options

    def end(self, picks: list[str], at: int = 0) -> int:
        for index in range(at, len(picks)):
            if picks[index] == DONE:
                return index + 1
            if index + 1 - at >= self.high or self.tokens[-1] == picks[index]:
                return index + 1
        return at if self.high == 0 else -1

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        return at, 1


def cards_query(cards: list[Card], low: int, high: int) -> Tokens:
    """``low`` to ``high`` of these cards."""
    return Tokens([card.token for card in cards], low, high)


def seats_query(seats: list[Seat], low: int, high: int) -> Tokens:
    """``low`` to ``high`` of these seats, unordered."""
    return Tokens([seat.token for seat in seats], low, high)


class Options(Query):
    """Exactly one of some tokens."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        return self.tokens if len(picks) <= at else []

    def end(self, picks: list[str], at: int = 0) -> int:
        return at + 1 if len(picks) > at else -1


class Ordered(Query):
    """Exactly ``count`` different tokens in an order that matters; ``allowed`` may forbid a token after the ones before it.

    ``allowed`` must leave at least one way to finish.
    """

    def __init__(self, tokens: list[str], count: int, allowed: Callable[[list[str], str], bool] | None = None) -> None:
        self.tokens = tokens
        self.count = count
        self.allowed = allowed

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        mine = picks[at:]
        if len(mine) >= self.count:
            return []
        return [token for token in self.tokens if self._viable(mine, token)]

    def _viable(self, mine: list[str], token: str) -> bool:
        if token in mine or (self.allowed is not None and not self.allowed(mine, token)):
            return False
        longer = [*mine, token]
        return len(longer) == self.count or any(self._viable(longer, other) for other in self.tokens)

    def end(self, picks: list[str], at: int = 0) -> int:
        return at + self.count if len(picks) >= at + self.count else -1


class Sequence(Query):
    """Queries one after the other."""

    def __init__(self, queries: list[Query]) -> None:
        self.queries = queries

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        for query in self.queries:
            after = query.end(picks, at)
            if after < 0:
                return query.menu(picks, at)
            at = after
        return []

    def end(self, picks: list[str], at: int = 0) -> int:
        for query in self.queries:
            at = query.end(picks, at)
            if at < 0:
                return -1
        return at

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        for query in self.queries:
            after = query.end(picks, at)
            if after < 0:
                return query.set_at(picks, at)
            at = after
        return NO_SET


class Then(Query):
    """A first query whose picks decide what is asked next."""

    def __init__(self, first: Query, rest: Callable[[list[str]], Query | None]) -> None:
        self.first = first
        self.rest = rest

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        after = self.first.end(picks, at)
        if after < 0:
            return self.first.menu(picks, at)
        query = self.rest(picks[at:after])
        return query.menu(picks, after) if query is not None else []

    def end(self, picks: list[str], at: int = 0) -> int:
        after = self.first.end(picks, at)
        if after < 0:
            return -1
        query = self.rest(picks[at:after])
        return query.end(picks, after) if query is not None else after

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        after = self.first.end(picks, at)
        if after < 0:
            return self.first.set_at(picks, at)
        query = self.rest(picks[at:after])
        return query.set_at(picks, after) if query is not None else NO_SET


class Steps(Query):
    """One thing after the other: of a list, or of the list that the one before leads to. What leads nowhere is not offered."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        before: Thing | None = None
        for place, step in enumerate(self.steps):
            things = self._offered(place, step, before)
            if len(picks) == at + place:
                return [thing.token for thing in things]
            before = next(thing for thing in things if thing.token == picks[at + place])
        return []

    def _offered(self, place: int, step: Step, before: Thing | None) -> list[Thing]:
        things: list[Thing] = []
        if isinstance(step, list):
            things += step
        elif before is not None:
            things += step(before)
        if place + 1 == len(self.steps):
            return things
        return [thing for thing in things if self._offered(place + 1, self.steps[place + 1], thing)]

    def end(self, picks: list[str], at: int = 0) -> int:
        return at + len(self.steps) if len(picks) >= at + len(self.steps) else -1


def pick(*steps: Step) -> Query:
    """One of each: of some cards or seats, or of those to which a function of the one picked before leads."""
    return Steps(list(steps))


class OneOf(Query):
    """One of several ways, each begun by its own token and gone on with by its query."""

    def __init__(self, ways: dict[str, Query | None]) -> None:
        self.ways = ways

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        if len(picks) <= at:
            return list(self.ways)
        query = self.ways[picks[at]]
        return query.menu(picks, at + 1) if query is not None else []

    def end(self, picks: list[str], at: int = 0) -> int:
        if len(picks) <= at:
            return -1
        query = self.ways[picks[at]]
        return query.end(picks, at + 1) if query is not None else at + 1

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        query = self.ways[picks[at]] if len(picks) > at else None
        return query.set_at(picks, at + 1) if query is not None else NO_SET


class Assign(Query):
    """Cards shared out among seats as pairs *card, seat*: ``low`` to ``high`` of the cards, each to one of the seats."""

    def __init__(self, cards: list[str], seats: list[str], low: int, high: int) -> None:
        self.cards = cards
        self.seats = seats
        self.low = min(low, len(cards))
        self.high = min(high, len(cards))

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        mine = picks[at:]
        if mine and mine[-1] == DONE:
            return []
        if len(mine) % 2:
            return self.seats
        count = len(mine) // 2
        if count >= self.high:
            return []
        first = self.cards.index(mine[-2]) + 1 if mine else 0
        options = self.cards[first : len(self.cards) - max(self.low - count - 1, 0)]
        if count >= self.low and options:
            options = [*options, DONE]
        return options

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        return at, 2


class Piles(Query):
    """Cards put in order into named piles: *card card … / card …*, each pile closed by ``/`` but the last, which takes the rest.

    ``sizes`` bounds a pile: ``(low, high)``. Every card is placed. The last card, though no choice is left, is written too.
    """

    def __init__(self, cards: list[str], sizes: list[tuple[int, int]]) -> None:
        self.cards = cards
        self.sizes = sizes

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        mine = picks[at:]
        pile = mine.count(NEXT_PILE)
        placed = [token for token in mine if token != NEXT_PILE]
        left = [token for token in self.cards if token not in placed]
        here = len(mine) - 1 - _last_index(mine, NEXT_PILE)
        later = self.sizes[pile + 1 :]
        needed = sum(low for low, _ in later)
        room = sum(high for _, high in later)
        options: list[str] = []
        if here < self.sizes[pile][1] and len(left) > needed:
            options += left
        if later and here >= self.sizes[pile][0] and len(left) <= room:
            options.append(NEXT_PILE)
        return options


def _last_index(tokens: list[str], token: str) -> int:
    for index in range(len(tokens) - 1, -1, -1):
        if tokens[index] == token:
            return index
    return -1

"""Completing an answer: walking a menu and picking the best of each sort of token on the way."""

from __future__ import annotations

from typing import Final

from sanguosha.agents.values import PER_WORTH, WORST, Values
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import DONE, index_of, is_card, is_seat
from sanguosha.engine.pieces.card import Card

# What happens to the cards that are picked.
LOST: Final = 0
TAKEN: Final = 1
GIVEN: Final = 2

GIFT: Final = 0.7 * PER_WORTH  # a card that is given away is worth that to the giver, for each point of its worth


class Walk:
    """A walk through a menu: seats are picked by what they gain, cards by what they cost or bring.

    ``helps`` is what a picked seat gains, ``places`` what the first, second … one does where that differs, ``each`` what a picked
    card brings besides, ``cards`` what happens to those cards.
    ``named`` tells afterwards whether seats were picked.
    """

    def __init__(
        self, decision: Decision, values: Values, helps: float, each: float, cards: int, places: tuple[float, ...] = ()
    ) -> None:
        self.decision = decision
        self.values = values
        self.helps = helps
        self.each = each
        self.cards = cards
        self.places = places
        self.gift: Card | None = None
        self.named = False

    def to_end(self, path: list[str]) -> float:
        """Complete the path, but for passing; returns what the picks are worth together. The path stays empty if all that is left
        is to pass: whether to do that is for who walks to say."""
        value = 0.0
        options = self.decision.menu(path)
        if self.decision.optional and not path:
            options = options[:-1]
        while options:
            value += self.step(path, options)
            options = self.decision.menu(path)
        return value

    def score(self, token: str) -> float:
        """What picking the token is worth."""
        head = token[0]
        values = self.values
        if head == "s":
            return self.score_seat(index_of(token))
        if head == "c":
            card = values.view.card(token)
            if card is None:
                return 0.0
            if self.cards == TAKEN:
                return values.wish(card.kind)
            if self.cards == LOST:
                return self.each - (values.cost(token) if values.view.owns(card) else 0.0)
            return self.giving(token, card) + values.friendship() * self.helps * card.kind.worth.keep * GIFT
        return self.decision.stakes.values.get(token, 0.0)

    def giving(self, token: str, card: Card) -> float:
        """What it is worth that a card is given away, whoever gets it."""
        return self.each - (self.values.parting(token, card.kind) if self.values.view.owns(card) else 0.0)

    def score_seat(self, seat: int) -> float:
        """What picking a seat is worth: gifts go to who has few cards rather than many."""
        values = self.values
        value = values.gain(seat, self.helps)
        if self.gift is not None:
            return value * self.gift.kind.worth.keep * GIFT * (1.0 - 0.04 * values.view.hand_size(seat))
        return value * values.patience() if self.helps > 0 and value > 0 else value

    def step(self, path: list[str], options: list[str]) -> float:
        """Go on by one pick, or by a whole set of cards or seats."""
        head = options[0][0]
        if head == "s" and self.places:
            self.named = True
            value, seats = self.in_order(path, options, 0)
            path += seats
            return value
        if head == "c" or head == "s":
            return self.pick_set(path, options, head)
        best = options[0]
        best_value = self.score(best)
        for option in options[1:]:
            value = self.score(option)
            if value > best_value:
                best, best_value = option, value
        path.append(best)
        return best_value

    def in_order(self, path: list[str], options: list[str], place: int) -> tuple[float, list[str]]:
        """The seats that are best together, where what each of them gains depends on its place; with their value."""
        values, last = self.values, place + 1 == len(self.places)
        ranked = sorted([(-values.gain(index_of(option), self.places[place]), option) for option in options])
        most = 0.0 if last else max([values.gain(index_of(option), self.places[place + 1]) for option in options])
        best_value, best = WORST, [options[0]]
        for cost, option in ranked:
            if most - cost <= best_value:
                break
            value, seats = -cost, [option]
            rest = [] if last else self.decision.menu([*path, option])
            if rest and is_seat(rest[0]):
                more, others = self.in_order([*path, option], rest, place + 1)
                value, seats = value + more, seats + others
            if value > best_value:
                best_value, best = value, seats
        return best_value, best

    def pick_set(self, path: list[str], options: list[str], head: str) -> float:
        """Pick as many as must be picked, the best ones, and those beyond that are worth it.

        How many must be picked shows where the menu first offers to be done; sets are written in the order of the menu.
        """
        needed = 0
        tokens: list[str] = []
        probe = list(path)
        while options and options[0][0] == head and DONE not in options:
            needed += 1
            tokens += [token for token in options if token not in tokens]
            probe.append(options[0])
            options = self.decision.menu(probe)
        more = len(options) > 0 and DONE in options
        if more:
            tokens += [token for token in options if token not in tokens and token != DONE]
        scores = {token: self.score(token) for token in tokens}
        ranked = sorted(tokens, key=lambda token: -scores[token])
        wanted = [token for place, token in enumerate(ranked) if place < needed or (more and scores[token] > 0)]
        return self.write(path, wanted, needed, scores)

    def write(self, path: list[str], wanted: list[str], needed: int, scores: dict[str, float]) -> float:
        """Write the wanted tokens in the order in which the menu takes them; returns their value."""
        value = 0.0
        options = self.decision.menu(path)
        while options:
            token = next((option for option in options if option in wanted), "")
            if token == "":
                if DONE in options:
                    path.append(DONE)
                    break
                if needed <= 0:
                    break
                token = options[0]
            else:
                wanted.remove(token)
            path.append(token)
            needed -= 1
            card = self.values.view.card(token) if is_card(token) and self.cards == GIVEN else None
            if card is None:
                value += scores.get(token, 0.0)
                self.named = self.named or is_seat(token)
            else:
                value += self.giving(token, card)
                self.gift = card
            if not wanted and needed <= 0:
                rest = self.decision.menu(path)
                if DONE in rest and rest[0][0] == token[0]:
                    path.append(DONE)
                break
            options = self.decision.menu(path)
            if not options or options[0][0] != token[0]:
                break
        return value

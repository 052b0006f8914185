"""The agent that plays sensibly by hints and public facts, whatever the cards and generals are."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sanguosha.agents.values import NO_CARDS, Minds, Values
from sanguosha.agents.walk import GIVEN, LOST, TAKEN, Walk
from sanguosha.engine.asking import Agent
from sanguosha.engine.card import Card, Kind
from sanguosha.engine.decision import DONE, PASS, Decision, Hint
from sanguosha.engine.random import Random
from sanguosha.engine.skills import LORD
from sanguosha.engine.view import View

WORTHWHILE: Final = 0.05  # what an action must be worth to be done at all
DRAWN: Final = 0.4  # what a card drawn is worth
OFTEN: Final = 4  # how often a skill without a limit is used in a turn, so that no turn lasts for ever


@mypyc_attr(allow_interpreted_subclasses=True)
class BasicAgent(Agent):
    """Plays by what cards and skills declare about themselves, and by whom it takes for friend and enemy.

    It knows no card and no general by name. Equal seeds play alike.
    """

    walks_menus: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.minds = Minds()
        self.turn = -1
        self.used: dict[str, int] = {}

    def decide(self, decision: Decision, view: View) -> list[str]:
        kind = decision.kind
        if kind == "general":
            return self.choose_generals(decision, view)
        if kind == "line_up":
            return self.line_up(decision, view)
        values = Values(view, self.minds)
        if kind == "action":
            return self.act(decision, values)
        if kind == "use" or kind == "play" or kind == "rescue":
            return self.answer(decision, values)
        if kind == "skill" and decision.hints:
            return self.use_skill(decision, values)
        if kind == "cards":
            return self.choose_cards(decision, values)
        if kind == "card_of":
            return self.choose_card_of(decision, values)
        if kind == "option":
            return self.choose_option(decision, values)
        if kind == "contest":
            return self.contest(decision, values)
        if kind == "arrange":
            return self.arrange(decision, values)
        path: list[str] = []
        gained = Walk(decision, values, decision.helps, 0.0, GIVEN if decision.helps > 0 else LOST).to_end(path)
        return [PASS] if decision.optional and gained <= 0 else path

    def choose_generals(self, decision: Decision, view: View) -> list[str]:
        """Those with more skills and health rather than less, but not always the same."""
        tokens: list[str] = []
        path: list[str] = []
        options = decision.menu(path)
        while options:
            tokens += [option for option in options if option not in tokens]
            path.append(options[0])
            options = decision.menu(path)
        values = {token: self.general_value(token, view) for token in tokens}
        wanted = sorted(tokens, key=lambda token: -values[token])[: len(path)]
        return [token for token in tokens if token in wanted]

    def line_up(self, decision: Decision, view: View) -> list[str]:
        """The best general first, for the place that matters most; who has that must last."""
        options = decision.menu([])
        values = {token: self.general_value(token, view) for token in options}
        path = [max(options, key=lambda token: values[token] + view.general(token[2:]).max_hp)]
        options = decision.menu(path)
        while options:
            path.append(max(options, key=lambda token: values[token]))
            options = decision.menu(path)
        return path

    def general_value(self, token: str, view: View) -> float:
        """What a general may be worth, with some caprice. Lord skills count for who has them."""
        general = view.general(token[2:])
        skills = sum(1 for skill in general.skills if view.has_lord_skills or not skill.tags & LORD)
        return general.max_hp + skills + self.rng.below(300) / 100

    def at_random(self, decision: Decision) -> list[str]:
        """Any legal answer."""
        path: list[str] = []
        options = decision.menu(path)
        while options:
            path.append(self.rng.choice(options))
            options = decision.menu(path)
        return path

    # The play phase

    def act(self, decision: Decision, values: Values) -> list[str]:
        """The free action that promises most; the best guesses are looked into first."""
        ranked = self.rank(decision, values)
        best: list[str] = [PASS]
        best_rank = WORTHWHILE
        for guess, _, token in ranked:
            if guess <= best_rank:
                break
            path = [token]
            value, urgency = self.look_into(decision, values, path, guess)
            if value > WORTHWHILE and value + urgency > best_rank:
                best, best_rank = path, value + urgency
        if best[0][0] == "k":
            self.used[best[0]] = self.used.get(best[0], 0) + 1
        return best

    def rank(self, decision: Decision, values: Values) -> list[tuple[float, int, str]]:
        """What each action promises at best, best first; those that promise nothing are left out."""
        view = values.view
        if self.turn != view.round * 100 + view.current:
            self.turn = view.round * 100 + view.current
            self.used.clear()
        known: dict[int, float] = {}
        strongest: dict[str, float] = {}
        prepared: list[tuple[int, str, Card]] = []
        ranked: list[tuple[float, int, str]] = []
        for place, token in enumerate(decision.menu([])):
            head = token[0]
            if head == "c":
                card = view.card(token)
                if card is None:
                    continue
                kind = card.kind
                if kind.prepares:
                    prepared.append((place, token, card))
                    continue
                key = kind.serial * 5 + card.suit
                if key not in known:
                    known[key] = values.using(kind, (card,))
                value = known[key]
                if value <= WORTHWHILE:
                    continue
                if value > strongest.get(kind.family, 0.0):
                    strongest[kind.family] = value
                value -= values.cost(token)
                if value > WORTHWHILE:
                    ranked.append((value + urgency_of(kind), -place, token))
            elif head == "k":
                value = self.promise(values, token)
                if value > WORTHWHILE:
                    ranked.append((value, -place, token))
            elif head == "o":
                ranked.append((DRAWN - 0.25, -place, token))
        for place, token, card in prepared:
            value = strongest.get(card.kind.prepares, 0.0)
            if value > 0.5:
                ranked.append((1.5 * value - 0.3 - values.cost(token), -place, token))
        ranked.sort(reverse=True)
        return ranked

    def promise(self, values: Values, token: str) -> float:
        """What a skill of the play phase promises at best."""
        hint = values.view.hint(token)
        if hint.kind is not None:
            return values.using(hint.kind, NO_CARDS) + urgency_of(hint.kind)
        if self.used.get(token, 0) >= OFTEN:
            return 0.0
        return hint.gain + 2.5 * abs(hint.helps) + hint.each

    def look_into(self, decision: Decision, values: Values, path: list[str], guess: float) -> tuple[float, float]:
        """Go on from the first token of an action; its value as far as can be told, and its urgency."""
        token = path[0]
        view = values.view
        if token[0] == "c":
            card = view.card(token)
            if card is None or card.kind.prepares:
                return guess, 0.0
            return self.aim(decision, values, path, card.kind, (card,)) - values.cost(token), urgency_of(card.kind)
        if token[0] == "o":
            return DRAWN + Walk(decision, values, 0.0, 0.0, LOST).to_end(path), 0.0
        hint = view.hint(token)
        if hint.kind is not None:
            return self.aim(decision, values, path, hint.kind, NO_CARDS), urgency_of(hint.kind)
        walk = Walk(decision, values, hint.helps, hint.each, use_of_cards(hint))
        value = hint.gain + walk.to_end(path)
        if not walk.named and hint.whom != values.me:
            value += values.gain(hint.whom, hint.helps)
        return value, 0.0

    def aim(self, decision: Decision, values: Values, path: list[str], kind: Kind, cards: tuple[Card, ...]) -> float:
        """Choose what the card is made of (the cheapest) and its targets."""
        value = 0.0
        count = 0
        options = decision.menu(path)
        while options:
            best, best_value = options[0], -1000.0
            for option in options:
                head = option[0]
                if head == "s":
                    seat = int(option[1:])
                    second = count > 0 and kind.second_harm != 0
                    one = -values.gain(seat, kind.second_harm) if second else values.on(kind, cards, seat)
                elif head == "c":
                    one = -values.cost(option)
                else:
                    one = 0.0
                if one > best_value:
                    best, best_value = option, one
            path.append(best)
            value += best_value
            count += best[0] == "s"
            options = decision.menu(path)
        if path[-1][0] != "s" and path[-1] != DONE and count == 0:
            value += values.using(kind, cards)
        return value

    # Answers

    def answer(self, decision: Decision, values: Values) -> list[str]:
        """Bring a card if what is at stake is worth it, the cheapest that will do."""
        stake = values.gain(decision.whom, decision.harm)
        options = decision.menu([])
        if decision.needed >= len(options) and not (decision.kind == "rescue" and values.attitude(decision.whom) >= 1.0):
            return [PASS]
        best: list[str] = [PASS]
        best_value = WORTHWHILE
        for token in options:
            if token == PASS:
                continue
            path = [token]
            value = stake
            cards = NO_CARDS
            kind: Kind | None = None
            if token[0] == "c":
                card = values.view.card(token)
                if card is None:
                    continue
                kind, cards = card.kind, (card,)
                value -= values.cost(token)
            else:
                value -= 0.02
            if value <= best_value and decision.kind != "use":
                continue
            if kind is None:
                value += Walk(decision, values, -1.0, 0.0, LOST).to_end(path)
            elif decision.menu(path):
                value += self.aim(decision, values, path, kind, cards)
            if value > best_value:
                best, best_value = path, value
        return best

    # Skills

    def use_skill(self, decision: Decision, values: Values) -> list[str]:
        """The ready skill that is worth most, or none."""
        best: list[str] = [PASS]
        best_value = 0.0 if decision.optional else -1000.0
        for token, hint in decision.hints.items():
            path = [token]
            if decision.good_suits and decision.menu(path):
                value = self.amend(decision, values, path)
            else:
                walk = Walk(decision, values, hint.helps, hint.each, use_of_cards(hint))
                value = hint.gain + walk.to_end(path)
                if not walk.named and hint.whom >= 0:
                    value += values.gain(hint.whom, hint.helps)
            if value > best_value:
                best, best_value = path, value
        return best

    def amend(self, decision: Decision, values: Values, path: list[str]) -> float:
        """Put the card in place of a judgement card that suits best; its value for the judged seat."""
        view = values.view
        before = 1.0 if decision.suit in decision.good_suits else 0.0
        best, best_value = "", -1000.0
        for option in decision.menu(path):
            card = view.card(option)
            if card is not None:
                after = 1.0 if card.suit in decision.good_suits else 0.0
                value = values.gain(decision.whom, 1.2 * (after - before)) - values.cost(option)
                if value > best_value:
                    best, best_value = option, value
        if best:
            path.append(best)
        return best_value + Walk(decision, values, 0.0, 0.0, LOST).to_end(path)

    # Choices

    def choose_cards(self, decision: Decision, values: Values) -> list[str]:
        """Own cards are given up, the least worth first; other cards are taken, the best first."""
        card = values.view.card(decision.menu([])[0])
        if card is not None and not values.view.owns(card):
            path: list[str] = []
            Walk(decision, values, 0.0, 0.0, TAKEN).to_end(path)
            return path
        path = []
        value = Walk(decision, values, 0.0, 0.0, LOST).to_end(path)
        if decision.optional:
            harm = decision.harm if decision.harm or decision.reason != "avoid" else 0.8
            if value + values.gain(decision.whom, harm) <= 0:
                return [PASS]
        return path

    def choose_card_of(self, decision: Decision, values: Values) -> list[str]:
        """A card of somebody: what hurts an enemy or spares a friend most."""
        view = values.view
        seat = int(decision.args[0][1:])
        attitude = values.attitude(seat)
        if attitude <= 0:
            attitude = min(attitude, -0.1)
        best, best_value = PASS, -1000.0
        for option in decision.menu([]):
            if option == PASS:
                value = 0.0
            elif option[0] == "?":
                value = -attitude * (0.5 if view.hand_size(seat) > 1 else 0.7)
            else:
                trick = view.lies_for(option)
                card = view.card(option)
                worth = values.cost(option) if seat == values.me else card.kind.worth * 0.3 if card is not None else 0.5
                value = attitude * trick.harm if trick is not None else -attitude * worth
            if value > best_value:
                best, best_value = option, value
        return [best]

    def choose_option(self, decision: Decision, values: Values) -> list[str]:
        """The option of the highest value, or the one that is for whom it suits best; any of them if nothing is told."""
        options = decision.menu([])
        if decision.about:
            return [max(options, key=lambda option: values.gain(decision.about[option], decision.helps))]
        if not decision.values:
            return self.at_random(decision)
        return [max(options, key=lambda option: decision.values.get(option, 0.0))]

    def contest(self, decision: Decision, values: Values) -> list[str]:
        """The highest rank wins; of equal ones the cheapest."""
        best, best_value = "", -1000.0
        for option in decision.menu([]):
            card = values.view.card(option)
            value = (card.rank if card is not None else 0) - values.cost(option)
            if value > best_value:
                best, best_value = option, value
        return [best]

    def arrange(self, decision: Decision, values: Values) -> list[str]:
        """What is good for the next judgement first, then the best cards; what is worth little goes into the last pile."""
        view = values.view
        cards = [card for card in map(view.card, decision.menu([])) if card is not None]
        cards.sort(key=lambda card: -values.wish(card.kind))
        wanted: list[str] = []
        for kind in reversed(view.judging(values.me)):
            good = [card for card in cards if card.suit in kind.good_suits]
            if good:
                wanted.append(good[-1].token)
                cards.remove(good[-1])
        wanted += [card.token for card in cards if card.kind.worth >= 1.4]
        wanted.append("/")
        wanted += [card.token for card in cards if card.kind.worth < 1.4]
        path: list[str] = []
        options = decision.menu(path)
        while options:
            token = next((one for one in wanted if one in options), options[0])
            if token in wanted:
                wanted.remove(token)
            path.append(token)
            options = decision.menu(path)
        return path


def urgency_of(kind: Kind) -> float:
    """What is done first although it is not worth more: drawing and equipping, then taking cards, then attacks."""
    if kind.harm < 0 and not kind.prepares:
        return 1.0
    return 0.4 if kind.answered_by == "" else 0.0


def use_of_cards(hint: Hint) -> int:
    """What becomes of the cards picked for a skill: a skill that helps and does not discard them hands them over."""
    return GIVEN if hint.helps > 0 and not hint.discards else LOST

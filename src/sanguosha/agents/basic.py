"""The agent that plays sensibly by hints and public facts, whatever the cards and generals are."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sanguosha.agents.values import FATAL, NO_CARDS, WORST, Minds, Values
from sanguosha.agents.walk import GIVEN, LOST, TAKEN, Walk
from sanguosha.engine.asking import Agent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import (
    DONE,
    NEXT_PILE,
    PASS,
    id_of,
    index_of,
    is_card,
    is_option,
    is_skill,
    is_unseen,
    option_token,
)
from sanguosha.engine.parts.part import ONCE_PER_PHASE, Active
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.pieces.skills import LORD_SKILL
from sanguosha.engine.views.hints import Hint
from sanguosha.engine.views.view import View

WORTHWHILE: Final = 0.05  # what an action must be worth to be done at all
DRAWN: Final = 0.4  # what a card drawn is worth
SPENT: Final = 0.25  # what it costs, for each card beyond the first, that several cards become one
PER_SKILL: Final = 3.0  # what a skill of a general is worth beside a point of health
CAPRICE: Final = 60  # hundredths of a point of health that whim counts for each general to choose from, so that all are seen
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
        self.helpful: list[tuple[str, Kind]] = []

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
        if kind == "skill":
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
        helps = decision.stakes.helps
        gained = Walk(decision, values, helps, 0.0, GIVEN if helps > 0 else LOST).to_end(path)
        return [PASS] if decision.optional and gained <= 0 else path

    def likelihood(self, view: View, roles: list[str]) -> float:
        """How likely the agent takes it to be, beside others, that the seats have these roles: weights for who samples worlds."""
        return self.minds.likelihood(view, roles)

    def choose_generals(self, decision: Decision, view: View) -> list[str]:
        """Those with more skills and health rather than less, but not always the same."""
        tokens: list[str] = []
        path: list[str] = []
        options = decision.menu(path)
        while options:
            tokens += [option for option in options if option not in tokens]
            path.append(options[0])
            options = decision.menu(path)
        values = {token: self.general_value(token, view, CAPRICE * len(tokens)) for token in tokens}
        wanted = sorted(tokens, key=lambda token: -values[token])[: len(path)]
        return [token for token in tokens if token in wanted]

    def line_up(self, decision: Decision, view: View) -> list[str]:
        """The best general first, for the place that matters most; who has that must last."""
        options = decision.menu([])
        values = {token: self.general_value(token, view, CAPRICE * len(options)) for token in options}
        path = [max(options, key=lambda token: values[token] + 2 * PER_SKILL * view.general(id_of(token)).max_hp)]
        options = decision.menu(path)
        while options:
            path.append(max(options, key=lambda token: values[token]))
            options = decision.menu(path)
        return path

    def general_value(self, token: str, view: View, caprice: int) -> float:
        """What a general may be worth, with some caprice: skills count for more than health, most of all those to be used once in
        every play phase. Lord skills count for who has them."""
        general = view.general(id_of(token))
        value = float(general.max_hp)
        for skill in general.skills:
            if view.has_lord_skills or not skill.tags & LORD_SKILL:
                value += PER_SKILL
                if any(issubclass(part, Active) and part.limit == ONCE_PER_PHASE for part in skill.parts):
                    value += PER_SKILL
        return value + self.rng.below(caprice) / 100

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
        best: list[str] = [PASS]
        best_rank, best_value = WORTHWHILE, 0.0
        for guess, _, token in self.rank(decision, values):
            if guess <= best_rank:
                break
            path = [token]
            value, urgency = self.look_into(decision, values, path)
            if value > WORTHWHILE and value + urgency > best_rank:
                best, best_rank, best_value = path, value + urgency, value
        first = self.prepare(decision, values, best, best_value) if self.helpful else ""
        if first != "":
            return [first]
        if is_skill(best[0]):
            self.used[best[0]] = self.used.get(best[0], 0) + 1
        return best

    def rank(self, decision: Decision, values: Values) -> list[tuple[float, int, str]]:
        """What each action promises at best, best first; those that promise nothing are left out. Cards that only make others
        stronger are noted as ``helpful``."""
        view = values.view
        if self.turn != view.round * 100 + view.current:
            self.turn = view.round * 100 + view.current
            self.used.clear()
        self.helpful.clear()
        known: dict[int, float] = {}
        ranked: list[tuple[float, int, str]] = []
        for place, token in enumerate(decision.menu([])):
            head = token[0]
            if head == "c":
                card = view.card(token)
                if card is None:
                    continue
                kind = card.kind
                if kind.worth.prepares:
                    self.helpful.append((token, kind))
                    continue
                key = kind.serial * 5 + card.suit
                if key not in known:
                    known[key] = values.using(kind, (card,))
                value = known[key]
                if value <= WORTHWHILE:
                    continue
                value -= values.cost(token)
                if value > WORTHWHILE:
                    ranked.append((value + urgency_of(kind), -place, token))
            elif head == "k":
                value = self.promise(decision, values, token)
                if value > WORTHWHILE:
                    ranked.append((value, -place, token))
            elif head == "o":
                ranked.append((DRAWN - 0.25, -place, token))
        ranked.sort(reverse=True)
        return ranked

    def promise(self, decision: Decision, values: Values, token: str) -> float:
        """What a skill of the play phase promises at best. Only one that always brings the same card runs out by itself."""
        kinds = values.view.kinds(decision, token)
        if len(kinds) != 1 and self.used.get(token, 0) >= OFTEN:
            return 0.0
        if kinds:
            return max([values.using(kind, NO_CARDS) + urgency_of(kind) for kind in kinds])
        hint = values.view.hint(decision, token)
        return hint.gain + 2.5 * abs(hint.helps) + hint.each

    def look_into(self, decision: Decision, values: Values, path: list[str]) -> tuple[float, float]:
        """Go on from the first token of an action; its value as far as can be told, and its urgency."""
        token = path[0]
        view = values.view
        if is_card(token):
            card = view.card(token)
            if card is None:
                return 0.0, 0.0
            return self.aim(decision, values, path, card.kind, (card,)) - values.cost(token), urgency_of(card.kind)
        if is_option(token):
            return DRAWN + Walk(decision, values, 0.0, 0.0, LOST).to_end(path), 0.0
        kinds = view.kinds(decision, token)
        if kinds:
            return self.bring(decision, values, path, kinds)
        hint = view.hint(decision, token)
        walk = Walk(decision, values, hint.helps, hint.each, use_of_cards(hint), hint.places)
        value = hint.gain + walk.to_end(path)
        if not walk.named and hint.whom != values.me:
            value += values.gain(hint.whom, hint.helps)
        return value, 0.0

    def prepare(self, decision: Decision, values: Values, path: list[str], value: float) -> str:
        """A card of the hand to use before the attack ``path``, to make it as strong again, if that is worth it; else empty. An
        attack that is made of no card, or by a skill that can bring several kinds, may still come to nothing."""
        view = values.view
        family = ""
        if is_card(path[0]):
            card = view.card(path[0])
            family = card.kind.family if card is not None else ""
        elif is_skill(path[0]) and len(cards_of(view, path)) > 0:
            kinds = view.kinds(decision, path[0])
            family = kinds[0].family if len(kinds) == 1 else ""
        for token, kind in self.helpful:
            if family in kind.worth.prepares and token not in path and value > values.cost(token):
                return token
        return ""

    def bring(self, decision: Decision, values: Values, path: list[str], kinds: list[Kind]) -> tuple[float, float]:
        """Go on from a skill that can bring one of these kinds of card: which one, what it is made of, its targets. Returns the
        value and the urgency."""
        options = decision.menu(path)
        if not options or not is_option(options[0]):
            return self.make(decision, values, path, kinds[0]), urgency_of(kinds[0])
        head = list(path)
        best, best_value, best_urgency = [*head, options[0]], WORST, 0.0
        promises = [(values.using(kind, NO_CARDS) + urgency_of(kind), -place) for place, kind in enumerate(kinds)]
        for promise, place in sorted(promises, reverse=True):
            if promise <= best_value + best_urgency:
                break
            kind = kinds[-place]
            way = [*head, option_token(kind.id)]
            value, urgency = self.make(decision, values, way, kind), urgency_of(kind)
            if value + urgency > best_value + best_urgency:
                best, best_value, best_urgency = way, value, urgency
        path[:] = best
        return best_value, best_urgency

    def make(self, decision: Decision, values: Values, path: list[str], kind: Kind) -> float:
        """Choose what a card that a skill brings is made of (the cheapest) and its targets; what using it so is worth."""
        value = 0.0
        options = decision.menu(path)
        if options and is_card(options[0]):
            cheapest = min(options, key=values.cost)
            rest = decision.menu([*path, cheapest])
            if rest and is_card(rest[0]):
                value += Walk(decision, values, 0.0, 0.0, LOST).step(path, options)
            else:
                path.append(cheapest)
                value -= values.cost(cheapest)
        cards = cards_of(values.view, path)
        if len(cards) > 1:
            value -= values.bared(cards) + SPENT * (len(cards) - 1)
        return value + self.aim(decision, values, path, kind, cards)

    def aim(self, decision: Decision, values: Values, path: list[str], kind: Kind, cards: tuple[Card, ...]) -> float:
        """Choose the targets of a card; what using it on them is worth."""
        value, count = 0.0, 0
        options = decision.menu(path)
        while options:
            best, best_value, best_rank = options[0], 0.0, WORST
            for option in options:
                one = rank = 0.0
                if option != DONE:
                    seat = index_of(option)
                    if kind.worth.second == 0:
                        one = rank = values.on(kind, cards, seat)
                    elif count > 0:
                        one = rank = values.gain(seat, kind.worth.second)
                    else:
                        one = values.on(kind, cards, seat)
                        rank = one + max(
                            [values.gain(index_of(other), kind.worth.second) for other in decision.menu([*path, option])]
                        )
                if rank > best_rank:
                    best, best_value, best_rank = option, one, rank
            path.append(best)
            value += best_value
            count += 1
            options = decision.menu(path)
        return value if count or decision.kind != "action" else value + values.using(kind, cards)

    # Answers

    def answer(self, decision: Decision, values: Values) -> list[str]:
        """Bring a card if what is at stake is worth it, the cheapest that will do."""
        stakes = decision.stakes
        stake = values.gain(decision.whom, stakes.harm)
        for seat, harm in stakes.aims.items():
            stake -= FATAL if values.is_vital(seat) else values.harming(seat, harm)
        options = decision.menu([])
        if stakes.needed >= len(options) and not (decision.kind == "rescue" and values.attitude(decision.whom) >= 1.0):
            return [PASS]
        best: list[str] = [PASS]
        best_value = WORTHWHILE
        for token in options:
            if token == PASS:
                continue
            path = [token]
            value = stake
            if is_card(token):
                card = values.view.card(token)
                if card is None:
                    continue
                value -= values.cost(token)
                if decision.menu(path):
                    value += self.aim(decision, values, path, card.kind, (card,))
            else:
                value += self.bring(decision, values, path, values.view.kinds(decision, token))[0] - 0.02
            if value > best_value:
                best, best_value = path, value
        return best

    # Skills

    def use_skill(self, decision: Decision, values: Values) -> list[str]:
        """The ready skill that is worth most, or none."""
        best: list[str] = [PASS]
        best_value = 0.0 if decision.optional else WORST
        for token in decision.menu([]):
            if token == PASS:
                continue
            path = [token]
            hint = values.view.hint(decision, token)
            if decision.stakes.good_suits and decision.menu(path):
                value = self.amend(decision, values, path)
            else:
                walk = Walk(decision, values, hint.helps, hint.each, use_of_cards(hint), hint.places)
                value = hint.gain + walk.to_end(path)
                if hint.prepares:
                    value += values.attack(hint.prepares)
                if not walk.named and hint.whom >= 0:
                    value += values.gain(hint.whom, hint.helps)
            if value > best_value:
                best, best_value = path, value
        return best

    def amend(self, decision: Decision, values: Values, path: list[str]) -> float:
        """Put the card in place of a judgement card that suits best; its value for the judged seat."""
        view, stakes = values.view, decision.stakes
        before = 1.0 if stakes.suit in stakes.good_suits else 0.0
        best, best_value = "", WORST
        for option in decision.menu(path):
            card = view.card(option)
            if card is not None:
                after = 1.0 if card.suit in stakes.good_suits else 0.0
                value = values.gain(decision.whom, 1.2 * (after - before)) - values.cost(option)
                if value > best_value:
                    best, best_value = option, value
        if best:
            path.append(best)
        return best_value + Walk(decision, values, 0.0, 0.0, LOST).to_end(path)

    # Choices

    def choose_cards(self, decision: Decision, values: Values) -> list[str]:
        """Own cards are given up, the least worth first, if what is at stake is worth it; other cards are taken, the best first."""
        if decision.menu([]) == [PASS]:
            return [PASS]
        card = values.view.card(decision.menu([])[0])
        if card is not None and not values.view.owns(card):
            path: list[str] = []
            Walk(decision, values, 0.0, 0.0, TAKEN).to_end(path)
            return path
        path = []
        value = Walk(decision, values, 0.0, 0.0, LOST).to_end(path)
        if decision.optional and value + values.stake(decision.whom, decision.stakes.harm) <= 0:
            return [PASS]
        return path

    def choose_card_of(self, decision: Decision, values: Values) -> list[str]:
        """A card of somebody: what hurts an enemy or spares a friend most."""
        view = values.view
        seat = int(decision.args[0][1:])
        attitude = values.attitude(seat)
        if attitude <= 0:
            attitude = min(attitude, -0.1)
        best, best_value = PASS, WORST
        for option in decision.menu([]):
            if option == PASS:
                value = 0.0
            elif is_unseen(option):
                value = -attitude * (0.5 if view.hand_size(seat) > 1 else 0.7)
            else:
                trick = view.lies_for(option)
                card = view.card(option)
                worth = values.cost(option) if seat == values.me else card.kind.worth.keep * 0.3 if card is not None else 0.5
                value = -attitude * trick.worth.helps if trick is not None else -attitude * worth
            if value > best_value:
                best, best_value = option, value
        return [best]

    def choose_option(self, decision: Decision, values: Values) -> list[str]:
        """The option that is worth most, by itself and for the seat that it is about; any of them if nothing is told."""
        stakes = decision.stakes
        worth = dict(stakes.values)
        for option, seat in stakes.about.items():
            worth[option] = worth.get(option, 0.0) + values.gain(seat, stakes.helps)
        if not worth:
            return self.at_random(decision)
        return [max(decision.menu([]), key=lambda option: worth.get(option, 0.0))]

    def contest(self, decision: Decision, values: Values) -> list[str]:
        """The highest rank wins; of equal ones the cheapest."""
        best, best_value = "", WORST
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
            good = [card for card in cards if card.suit in kind.worth.good_suits]
            if good:
                wanted.append(good[-1].token)
                cards.remove(good[-1])
        wanted += [card.token for card in cards if card.kind.worth.keep >= 1.4]
        wanted.append(NEXT_PILE)
        wanted += [card.token for card in cards if card.kind.worth.keep < 1.4]
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
    if kind.worth.helps > 0 and not kind.worth.prepares:
        return 1.0
    return 0.4 if kind.worth.answered_by == "" else 0.0


def cards_of(view: View, path: list[str]) -> tuple[Card, ...]:
    """The cards that a path names, as far as the viewer knows them."""
    found = [view.card(token) for token in path if is_card(token)]
    return tuple([card for card in found if card is not None])


def use_of_cards(hint: Hint) -> int:
    """What becomes of the cards picked for a skill: a skill that helps and does not discard them hands them over."""
    return GIVEN if hint.helps > 0 and not hint.discards else LOST

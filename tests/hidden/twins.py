"""Two worlds that a viewer cannot tell apart, played side by side with the same answers.

Cards that the viewer does not know are exchanged among their places, and so are hidden roles and generals; what others answer under
seal is another answer. Everything the viewer gets (events, own questions with their menus and all that an agent reads off them, the
view; at tables of people, who take their time, also that somebody else is asked) is written down in both; the two streams must be
the same up to the first line that shows an exchanged card or role.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents, Asker
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.table.cards import sees
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import View
from sanguosha.testing.seen import asked_lines, view_lines

# Somebody uses a skill of their own will: that is public, and it may be what their hidden cards allow.
ACTS = ("skill", "provider")
AN_ACT = "an act"
# What somebody is asked as part of an act, before it is told.
OF_AN_ACT = ("choose-direction",)
# Generals are turned up: those that others chose under seal, or that lay in face-down piles.
TURNING_UP = ("general-shown", "generals-laid-out", "revealed")
A_GENERAL = "a general"


@dataclass
class Stream(Watcher):
    """All that a viewer gets, line by line; ``shows`` are the cards and seats that a line makes known. The end of the game makes
    known all hidden ``roles``."""

    viewer: int
    roles: set[str] = field(default_factory=set)
    lines: list[str] = field(default_factory=list)
    shows: list[set[str]] = field(default_factory=list)

    def add(self, line: str, shows: set[str]) -> None:
        """One more line."""
        self.lines.append(line)
        self.shows.append(shows)

    def notice(self, event: Event) -> None:
        masked = event.masked(self.viewer)
        shows = {token for token in masked.cards if token != "?"}
        if event.key == "role-shown":
            shows.add(event.args["seat"])
        if event.key == "game-over":
            shows |= self.roles
        if event.key in ACTS and event.args["seat"] != f"s{self.viewer}":
            shows.add(AN_ACT)
        if event.key in TURNING_UP and event.args.get("seat") != f"s{self.viewer}":
            shows.add(A_GENERAL)
        self.add(masked.text(), shows)


class Listening(Asker):
    """Asks another asker, and writes down what the viewer is asked and what it sees then."""

    def __init__(self, stream: Stream, inner: Asker) -> None:
        super().__init__()
        self.stream = stream
        self.inner = inner

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if decision.seat == self.stream.viewer:
            for line in (*asked_lines(game, decision), *view_lines(game, decision.seat)):
                self.stream.add(line, set())
        elif game.mode.ask_all and not decision.sealed and decision.prompt not in OF_AN_ACT:
            self.stream.add(f"s{decision.seat} is asked", set())
        return self.inner.ask(game, decision)


Key = tuple[int, str, int]


class Counting:
    """Names questions by seat, prompt, and how many of these there were in this step."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[int, str]] = Counter()

    def key(self, decision: Decision) -> Key:
        """The name of the next such question."""
        self.counts[(decision.seat, decision.prompt)] += 1
        return decision.seat, decision.prompt, self.counts[(decision.seat, decision.prompt)]


class Noting(Agents):
    """Agents whose answers are kept by the names of the questions."""

    def __init__(self, agents: list) -> None:
        super().__init__(agents)
        self.counting = Counting()
        self.noted: dict[Key, list[str]] = {}

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = super().ask(game, decision)
        self.noted[self.counting.key(decision)] = path
        return path


class SameAnswers(Asker):
    """Gives the noted answers again, exchanged cards renamed; where that is not possible, passes or walks at random, as to what
    others than the viewer answer under seal."""

    def __init__(self, viewer: int, noted: dict[Key, list[str]], cards: dict[int, Card], seed: int) -> None:
        super().__init__()
        self.counting = Counting()
        self.viewer = viewer
        self.noted = noted
        self.cards = cards
        self.fallback = RandomAgent(seed)

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = self.noted.get(self.counting.key(decision))
        if path is not None and not (decision.sealed and decision.seat != self.viewer):
            renamed = [self._rename(token) for token in path]
            try:
                decision.check(renamed)
                return renamed
            except IllegalAnswer:
                pass
        return [PASS] if decision.optional else self.fallback.decide(decision, View(game, decision.seat))

    def _rename(self, token: str) -> str:
        if token[0] == "c" and int(token[1:]) in self.cards:
            return self.cards[int(token[1:])].token
        return token


def exchange_hidden(game: Game, viewer: int, rng: Random) -> tuple[dict[int, Card], set[str]]:
    """Exchange, in place, what the viewer cannot know; returns which card became which, and whose roles were mixed."""
    zones = [game.draw_pile, *(seat.hand for seat in game.seats), *game.piles.values(), *game.carriers.values()]
    unseen = [(zone, card) for zone in zones for card in zone.cards if not sees(game, viewer, card, zone)]
    mixed = [card for _, card in unseen]
    rng.shuffle(mixed)
    cards = {card.id: other for (_, card), other in zip(unseen, mixed, strict=True)}
    known = {card.id: game.known[card.id] for _, card in unseen}
    for zone in zones:
        zone.cards = [cards.get(card.id, card) for card in zone.cards]
        for card in zone.cards:
            game.place[card.id] = zone
    for id, other in cards.items():
        game.known[other.id] = known[id]
    hidden = [seat for seat in game.seats if not game.mode.role_known(game, viewer, seat)]
    roles = [seat.role for seat in hidden]
    rng.shuffle(roles)
    for seat, role in zip(hidden, roles, strict=True):
        seat.role = role
    return {id: card for id, card in cards.items() if card.id != id}, {seat.token for seat in hidden}


def compare_step(game: Game, viewer: int, seed: int) -> tuple[Stream, Stream, int, set[str]]:
    """Play one step of ``game`` in two worlds; the two streams, the first line that differs (or -1), what was exchanged."""
    start = capture(game)
    hidden = {seat.token for seat in game.seats if not game.mode.role_known(game, viewer, seat)}
    first = Stream(viewer, hidden)
    noting = Noting([RandomAgent(seed + index) for index in range(len(game.seats))])
    one = _world(game, start, Listening(first, noting), first)
    one.step()
    end_of_stream(one, first)

    second = Stream(viewer, hidden)
    two = _world(game, start, noting, second)
    cards, roles = exchange_hidden(two, viewer, Random(seed))
    two.mode.imagine(two, viewer, Random(seed))
    two.asker = Listening(second, SameAnswers(viewer, noting.noted, cards, seed))
    two.step()
    end_of_stream(two, second)
    exchanged = {f"c{id}" for id in cards} | {card.token for card in cards.values()} | roles
    for place, (mine, theirs) in enumerate(zip(first.lines, second.lines, strict=False)):
        if mine != theirs:
            return first, second, place, exchanged
    same = len(first.lines) == len(second.lines)
    return first, second, -1 if same else min(len(first.lines), len(second.lines)), exchanged


def _world(game: Game, start, asker: Asker, stream: Stream) -> Game:
    world = Game(game.mode, game.seed, asker)
    restore(world, start)
    world.watch(stream)
    return world


def end_of_stream(world: Game, stream: Stream) -> None:
    """The view when the step is over; at the end of the game all roles are open."""
    for line in view_lines(world, stream.viewer):
        stream.add(line, stream.roles if world.over else set())


def first_leak(first: Stream, second: Stream, place: int, exchanged: set[str]) -> str:
    """An empty string if the first difference shows something exchanged, else the two lines."""
    if place < 0:
        return ""
    for stream in (first, second):
        if place < len(stream.lines) and stream.shows[place] & (exchanged | {AN_ACT, A_GENERAL}):
            return ""
    lines = [stream.lines[place] if place < len(stream.lines) else "(nothing)" for stream in (first, second)]
    return "\n".join(lines)

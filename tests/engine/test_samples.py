"""Worlds that a seat could be in agree with all that it saw, at every stage of games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from difflib import ndiff

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agent, Agents, Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.search.clone import clone
from sanguosha.engine.search.world import SearchView, World
from sanguosha.tables import make_mode
from tests.hidden.twins import Listening, Stream
from tests.support.ways import Here, Stopping

TABLES = (
    ("identity", 5, {}),
    ("identity", 8, {}),
    ("identity", 5, {"ask_all": "on"}),
    ("identity", 8, {"ask_all": "on", "dark_souls": "on", "reincarnation": "on"}),
    ("identity", 6, {"dark_souls": "on"}),
    ("identity", 4, {"reincarnation": "on", "dark_souls": "on", "three_player_attrition": "on"}),
    ("identity", 10, {}),
    ("team_3v3", 6, {}),
    ("team_3v3", 6, {"maneuvering": "on", "ask_all": "on"}),
)  # fmt: skip


class Steps(Watcher):
    """What each viewer could get of the running step, by the same eyes that look for leaks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.step = -1
        self.streams = [Stream(viewer) for viewer in range(len(game.seats))]

    def notice(self, event: Event) -> None:
        self.look()
        for stream in self.streams:
            stream.notice(event)

    def look(self) -> None:
        """Forget earlier steps."""
        if self.game.steps != self.step:
            self.step = self.game.steps
            self.streams = [Stream(viewer) for viewer in range(len(self.game.seats))]


@dataclass
class Found:
    """How many worlds were sought and found, by the prompt of their question, and what was different in one."""

    sought: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Sampling(Agents):
    """Agents that play on; lets worlds be sampled at about one question in ``every``, and compares them with what the seat got."""

    def __init__(self, agents: list[Agent], seed: int, every: int, found: Found, name: str) -> None:
        super().__init__(agents)
        self.rng = Random(seed, "sampling")
        self.every = every
        self.found = found
        self.name = name
        self.steps: Steps | None = None

    def ask(self, game: Game, decision: Decision) -> list[str]:
        assert self.steps is not None
        self.steps.look()
        for stream in self.steps.streams:
            Listening(stream, Nobody()).ask(game, decision)
        if self.rng.below(self.every) == 0:
            view = SearchView(game, decision)
            for _ in range(2):
                self.compare(game, decision, view.sample(self.rng.next()))
        return super().ask(game, decision)

    def compare(self, game: Game, decision: Decision, world: World | None) -> None:
        """Play the world to its question, and compare all that the seat gets of it."""
        prompt = decision.prompt
        self.found.sought[prompt] += 1
        if world is None:
            return
        self.found.found[prompt] += 1
        assert self.steps is not None
        expected = self.steps.streams[decision.seat].lines
        got = played_to_question(world, decision.seat)
        if got != expected:
            place = f"{self.name}, step {game.steps}, seat {decision.seat} at {prompt}"
            self.found.faults.append("\n".join([place, *ndiff(expected, got)]))


def played_to_question(world: World, viewer: int) -> list[str]:
    """All that a seat gets of the running step in a clone of its world."""
    stream = Stream(viewer)
    twin = clone(world.game, Stopping())
    twin.asker = Listening(stream, twin.asker)
    twin.watch(stream)
    try:
        twin.step()
    except Here:
        return stream.lines
    return [*stream.lines, "the step went on"]


class Nobody(Asker):
    """Answers nothing."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        return []


def sample_games(worlds: int, every: int, first: int = 1) -> Found:
    """Play games of all sorts until so many worlds were found."""
    found = Found()
    seed = first
    while found.found.total() < worlds:
        mode_id, players, options = TABLES[seed % len(TABLES)]
        made = BasicAgent if seed // len(TABLES) % 2 else RandomAgent
        name = f"{mode_id} {players} {options} seed {seed}"
        asker = Sampling([made(seed * 100 + seat) for seat in range(players)], seed, every, found, name)
        game = Game(make_mode(mode_id, players, options), seed, asker)
        asker.steps = Steps(game)
        game.watch(asker.steps)
        game.play()
        seed += 1
    return found


def check(found: Found) -> None:
    """Nothing was different in any world, and nearly always one was found."""
    assert not found.faults, "\n".join(found.faults[:5])
    assert found.found.total() > 0.99 * found.sought.total()
    missing = [prompt for prompt, count in found.sought.items() if found.found[prompt] < 0.9 * count]
    assert not missing, f"worlds are hard to find at {missing}"


def test_a_world_shows_a_seat_what_it_has_seen_at_any_stage_of_any_game():
    found = sample_games(500, every=10)
    check(found)
    assert {"choose-general", "pick-general", "play-phase", "ask-dodge"} <= set(found.found)


@pytest.mark.slow
def test_none_of_twenty_thousand_worlds_shows_a_seat_anything_else_than_it_has_seen():
    check(sample_games(20_000, every=4, first=1000))

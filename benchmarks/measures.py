"""What is measured, and how: whole seeded games on one core, after a warm-up, the median of a few runs."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.random import RandomAgent
from sanguosha.cli.build import COMPILED
from sanguosha.cli.build import build as cli_build
from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.pieces.skills import General
from sanguosha.engine.records.clone import clone, searchable
from sanguosha.engine.search.world import SearchView
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset

AGENTS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "basic": BasicAgent}
RUNS = 3


def build() -> str:
    """Which build runs: ``compiled`` or ``pure``."""
    return "compiled" if cli_build() == COMPILED else "pure"


def _play(mode: Identity, agent: str, seed: int) -> Game:
    game = Game(mode, seed, Agents([AGENTS[agent](seed * 10 + index) for index in range(mode.players)]))
    game.play()
    return game


def games(players: int, agent: str, count: int, ruleset: Ruleset | None = None) -> dict[str, float]:
    """Games, decisions and announcements per second; the share of games with a winner."""
    mode = Identity(ruleset or identity_ruleset(), players)
    _play(mode, agent, 0)
    runs = []
    for _ in range(RUNS):
        decisions = announcements = finished = 0
        begun = time.perf_counter()
        for seed in range(count):
            game = _play(mode, agent, seed)
            decisions += game.decisions
            announcements += game.announcements
            finished += bool(game.winners)
        runs.append(time.perf_counter() - begun)
    seconds = sorted(runs)[RUNS // 2]
    return {
        "games_per_second": count / seconds,
        "decisions_per_second": decisions / seconds,
        "announcements_per_second": announcements / seconds,
        "decisions_per_game": decisions / count,
        "finished_share": finished / count,
    }


class _Stopping(Agents):
    """Times clones and worlds at about one decision in 20."""

    def __init__(self, agents: list[Agent]) -> None:
        super().__init__(agents)
        self.rng = Random(1)
        self.clones: list[float] = []
        self.samples: list[float] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if game.ready and self.rng.below(20) == 0:
            begun = time.perf_counter()
            clone(game, self)
            self.clones.append(time.perf_counter() - begun)
            view = SearchView(game, decision)
            view.sample(0)
            for seed in range(1, 6):
                begun = time.perf_counter()
                view.sample(seed)
                self.samples.append(time.perf_counter() - begun)
        return super().ask(game, decision)


def copies(players: int) -> dict[str, float]:
    """Microseconds for a snapshot, for putting it back, for a clone at a decision, and for a further world there (medians)."""
    mode = Identity(identity_ruleset(), players)
    snapshots: list[float] = []
    restores: list[float] = []
    asker = _Stopping([RandomAgent(index) for index in range(players)])
    for seed in range(12):
        game = Game(mode, seed, asker)
        searchable(game)
        while not game.over:
            game.step()
            begun = time.perf_counter()
            saved = capture(game)
            between = time.perf_counter()
            restore(game, saved)
            restores.append(time.perf_counter() - between)
            snapshots.append(between - begun)
    return {
        "snapshot_us": statistics.median(snapshots) * 1e6,
        "restore_us": statistics.median(restores) * 1e6,
        "clone_us": statistics.median(asker.clones) * 1e6,
        "sample_us": statistics.median(asker.samples) * 1e6,
    }


def with_idle_generals(players: int, count: int, times: int) -> dict[str, float]:
    """Games per second with ``times`` as many generals loaded, none of the added ones in the game, against the usual ruleset.

    The two are played in turns, so that a noisy machine slows both.
    """
    plain = identity_ruleset()
    loaded = Ruleset(plain.name, plain.version, plain.cards, list(plain.generals))
    for index in range((times - 1) * len(plain.generals)):
        twin = plain.generals[index % len(plain.generals)]
        extra = General(f"idle_{index}", twin.kingdom, twin.gender, twin.max_hp, *twin.skills)
        loaded.general_by_id[extra.id] = extra
    ratios = []
    for _ in range(5):
        usual = _seconds(plain, players, count)
        ratios.append(_seconds(loaded, players, count) / usual)
    return {"idle_generals_cost_percent": (statistics.median(ratios) - 1) * 100}


def _seconds(ruleset: Ruleset, players: int, count: int) -> float:
    mode = Identity(ruleset, players)
    begun = time.perf_counter()
    for seed in range(count):
        _play(mode, "random", seed)
    return time.perf_counter() - begun


PEAK_SCRIPT = """
import resource
from benchmarks.measures import games
games(8, "random", 60)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def peak_memory() -> dict[str, float]:
    """Megabytes at most of a fresh process that plays games of eight."""
    run = subprocess.run([sys.executable, "-c", PEAK_SCRIPT], capture_output=True, text=True, check=True)
    return {"peak_memory_mb": float(run.stdout)}

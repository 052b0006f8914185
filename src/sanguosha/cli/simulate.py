"""``sanguosha simulate``: many games between bots, in one process or several, with the same results either way."""

from __future__ import annotations

import multiprocessing
import os
import shlex
import signal
import sys
import time
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sanguosha.cli.build import PURE, build
from sanguosha.cli.console import choose_locale, make_console
from sanguosha.cli.errors import InputError
from sanguosha.cli.setup import Bots, agents_of, check_seed, check_single, options_of, packages_of
from sanguosha.cli.statistics import Sitter, Tally, show_tally
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Mode
from sanguosha.engine.records.record import HIGHEST_SEED
from sanguosha.tables import make_mode, seating
from sanguosha.texts import Texts

FAILED = 1
LONG: Final = 20.0  # seconds after which it is worth knowing that there is a faster build


@dataclass(frozen=True)
class Simulation:
    """What is played: plain data, so that it can be sent to other processes."""

    mode: str
    players: int
    agents: str
    games: int
    seed: int
    options: list[str] = field(default_factory=list)
    packages: str = ""

    def make_mode(self) -> Mode:
        """The mode. Raises for bad input."""
        options = options_of(self.options)
        mode = make_mode(self.mode, self.players, options, packages_of(self.packages, self.mode))
        check_single(self.mode, options)
        return mode

    def command(self, seed: int) -> str:
        """The command that plays one of the games again and shows where it fails."""
        words = ["sanguosha", "simulate", "--mode", self.mode, "--players", str(self.players), "--agents", self.agents]
        for option in self.options:
            words += ["--option", option]
        if self.packages:
            words += ["--packages", self.packages]
        return shlex.join([*words, "--seed", str(seed), "--games", "1", "--trace"])


@dataclass(frozen=True)
class Result:
    """What came of one game; ``scored`` if its points count."""

    seed: int
    outcome: str
    seats: tuple[Sitter, ...]
    decisions: int
    turns: int
    rounds: int
    error: str = ""
    scored: bool = False


def play_one(mode: Mode, by_role: dict[str, str], seed: int) -> Result:
    """Play one game to its end."""
    seats_of_players = seating(mode, seed)
    bots = Bots(by_role, seed, seats_of_players)
    game = Game(mode, seed, bots)
    turns = 0
    turn = None
    while not game.over:
        game.step()
        if game.turn is not None and game.turn is not turn:
            turn = game.turn
            turns += 1
    points = mode.points(game)
    seats = tuple(
        Sitter(
            f"{seat.side}.{seat.role}" if seat.side else seat.role,
            tuple([slot.general.id for slot in seat.slots]),
            seat.index in game.winners,
            seats_of_players.index(seat.index),
            bots.name_of(seat),
            points[seat.index] if points else 0,
        )
        for seat in game.seats
    )
    return Result(seed, game.outcome, seats, game.decisions, turns, game.round, scored=bool(points))


def play_all(simulation: Simulation, seeds: range, trace: bool) -> list[Result]:
    """Play games in this process; a game that fails becomes a result with its error."""
    mode = simulation.make_mode()
    by_role = agents_of(simulation.agents, simulation.players, simulation.mode)
    results = []
    for seed in seeds:
        try:
            results.append(play_one(mode, by_role, seed))
        # A process that an agent ends would be waited for without end.
        except (Exception, SystemExit) as error:
            if trace:
                raise
            results.append(Result(seed, "", (), 0, 0, 0, f"{type(error).__name__}: {error}"))
    return results


def _shared(simulation: Simulation, chunks: list[range], count: int) -> Iterator[Result]:
    """The results of games that several processes play. These leave Ctrl-C to the one that hands out the games, and end with it:
    what is ignored when a process starts it ignores from its first instruction on. Raises ``BrokenProcessPool`` if one is ended."""
    workers = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        shared = deque(workers.submit(play_all, simulation, chunk, False) for chunk in chunks)
        signal.signal(signal.SIGINT, before)
        while shared:
            yield from shared.popleft().result()
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        signal.signal(signal.SIGINT, before)
        workers.shutdown()


def run_simulation(simulation: Simulation, jobs: int, as_json: bool, lang: str, trace: bool) -> int:
    """Play all games and print the numbers; returns the exit code."""
    if simulation.games < 1:
        raise InputError(f"The number of games is at least 1, not {simulation.games}.")
    if simulation.games > HIGHEST_SEED:
        raise InputError(f"The number of games is at most {HIGHEST_SEED}, not {simulation.games}.")
    check_seed(simulation.seed, HIGHEST_SEED - simulation.games + 1)
    if jobs < 0:
        raise InputError(f"The number of jobs is at least 0, not {jobs}.")
    mode = simulation.make_mode()
    agents_of(simulation.agents, simulation.players, simulation.mode)
    texts = Texts(choose_locale(lang), mode.ruleset)
    tally = Tally(simulation.mode)
    start = time.perf_counter()
    try:
        with closing(_results(simulation, jobs or os.cpu_count() or 1, trace)) as results:
            for result in _progress(simulation, results):
                if result.error:
                    print(f"sanguosha: the game with seed {result.seed} failed: {result.error}", file=sys.stderr)
                    print(f"  {simulation.command(result.seed)}", file=sys.stderr)
                counts = result.decisions, result.turns, result.rounds
                tally.add(result.outcome, result.seats, *counts, failed=bool(result.error), scored=result.scored)
    except BrokenProcessPool:
        print(
            "sanguosha: A process that played games was ended, perhaps for want of memory; try fewer with --jobs.", file=sys.stderr
        )
        return FAILED
    tally.seconds = time.perf_counter() - start
    if as_json:
        print(tally.json(simulation.players, simulation.agents, simulation.seed))
    else:
        show_tally(make_console(), texts, tally)
    if tally.seconds > LONG and build() == PURE:
        print(
            "sanguosha: This is the build in pure Python; the compiled one (`make compiled`) plays several times as fast.",
            file=sys.stderr,
        )
    return FAILED if tally.errors else 0


def _results(simulation: Simulation, jobs: int, trace: bool) -> Generator[Result]:
    """The results in the order of their seeds, whoever plays the games."""
    seeds = range(simulation.seed, simulation.seed + simulation.games)
    size = max(1, min(50, len(seeds) // (jobs * 4) or 1))
    chunks = [seeds[at : at + size] for at in range(0, len(seeds), size)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield from play_all(simulation, chunk, trace)
        return
    yield from _shared(simulation, chunks, min(jobs, len(chunks)))


def _progress(simulation: Simulation, results: Iterator[Result]) -> Iterator[Result]:
    """The results, with a bar on stderr where that is a terminal."""
    if not sys.stderr.isatty():
        yield from results
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as progress:
        task = progress.add_task(simulation.mode, total=simulation.games)
        for result in results:
            progress.advance(task)
            yield result

"""``sanguosha series``: the promotion series of the identity game, between bots or with a person; it can be left at any time."""

from __future__ import annotations

import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sanguosha.cli.console import choose_locale, make_console, styled
from sanguosha.cli.errors import InputError
from sanguosha.cli.files import check_free
from sanguosha.cli.ledger import FORMAT, Ledger, State, open_ledger, write
from sanguosha.cli.person import Person, Prompt, Quit
from sanguosha.cli.play import SEEDS, Commentary
from sanguosha.cli.setup import Bots, agents_of, check_seed, options_of, packages_of
from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.records.record import OPEN, Recorder, RecordError, Replay
from sanguosha.engine.views.view import SPECTATOR
from sanguosha.modes.identity import MODE
from sanguosha.modes.options import check_effect
from sanguosha.series import HIGHEST_SERIES, Series
from sanguosha.tables import drawn_seats, make_mode
from sanguosha.texts import Texts

IMPLIED = {"series": "rotating_lord", "scoring": "v4"}
FAILED = 1
INTERRUPTED = 130


@dataclass(frozen=True)
class Plan:
    """What the command line asks for. Players count from 1; ``person`` and ``first_lord`` are players, 0 for none."""

    players: int
    agents: str
    seed: int | None
    options: list[str]
    packages: str
    folder: Path
    first_lord: int
    person: int
    csv: Path | None
    json: Path | None
    force: bool
    lang: str

    def command(self) -> str:
        """The command that goes on with the series."""
        words = ["sanguosha", "series", "--out", str(self.folder)]
        for name, value, usual in (
            ("players", self.players, 5), ("agents", self.agents, "basic"), ("packages", self.packages, ""),
            ("person", self.person, 0), ("csv", self.csv, None), ("json", self.json, None), ("lang", self.lang, ""),
        ):  # fmt: skip
            if value != usual:
                words += [f"--{name}", str(value)]
        for option in self.options:
            words += ["--option", option]
        return shlex.join(words)


class Keeper(Asker):
    """Asks another asker and notes before each question where the record stands, so that it can be kept when the game is left.

    In a game that is gone on with, bots think again about what they answered before: then they answer as if it had not been left.
    """

    def __init__(self, inner: Asker, bots: Bots, replay: Replay | None, person: int) -> None:
        self.inner = inner
        self.bots = bots
        self.replay = replay
        self.person = person
        self.recorder: Recorder | None = None
        self.place: tuple[Decision, int, int] | None = None

    @property
    def repeating(self) -> bool:
        """Whether the answers are still those of the record."""
        return self.replay is not None and not self.replay.resumed

    def ask(self, game: Game, decision: Decision) -> list[str]:
        assert self.recorder is not None
        self.place = decision, len(game.record), len(self.recorder.turns)
        path = self.inner.ask(game, decision)
        if self.repeating and decision.seat != self.person:
            self.bots.ask(game, decision)
        return path

    def keep(self, path: Path) -> None:
        """Write the record up to the question that waits, unless the game is still behind the record that is there."""
        if self.recorder is None or self.place is None or self.repeating:
            return
        waiting, answers, turns = self.place
        record = self.recorder.record(waiting)
        del record.answers[answers:]
        del record.turns[turns:]
        record.outcome, record.winners, record.final_hash = OPEN, [], ""
        record.waiting = (waiting.seat, waiting.number)
        write(path, record.text())


class Show:
    """A series at the terminal: its games, one after the other, and its tables."""

    def __init__(self, ledger: Ledger, texts: Texts, plan: Plan) -> None:
        self.ledger = ledger
        self.texts = texts
        self.plan = plan
        self.console = make_console()
        self.by_player = agents_of(plan.agents, ledger.series.players)

    def run(self) -> int:
        """Play what is left of the series; returns the exit code."""
        series, state = self.ledger.series, self.ledger.state
        order = [str(state.player(seat)) for seat in range(series.players)]
        self._say("series-head", games=series.length, seed=str(series.seed), players=self.texts.join(order))
        self._export()
        try:
            while not series.over:
                if not self._play_next():
                    return FAILED
                self._export()
                played = series.played[-1]
                lord = self.texts.say("series-player", number=state.player(played.lord))
                self.console.print()
                self._say("series-game", game=len(series.played), games=series.length, lord=lord, outcome=played.outcome)
                if not series.over:
                    standings(self.console, self.texts, self.ledger)
        except Quit:
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        standings(self.console, self.texts, self.ledger)
        return 0

    def _play_next(self) -> bool:
        """Play the next game from where it stands and write it down; ``False`` if it cannot go on."""
        ledger, state = self.ledger, self.ledger.state
        mode, path, seed = ledger.next_mode(), ledger.next_path, ledger.series.next_seed
        record = ledger.begun(mode)
        if record is not None and record.over:
            ledger.note(Replay(record, mode).run())
            return True
        bots = Bots(self.by_player, seed, state.seats)
        viewer = state.seats[state.person - 1] if state.person else SPECTATOR
        replay = Replay(record, mode, bots) if record is not None else None
        keeper = Keeper(bots if replay is None else replay.game.asker, bots, replay, viewer)
        game = Game(mode, seed, keeper) if replay is None else replay.game
        game.asker = keeper
        keeper.recorder = Recorder(game)
        if state.person:
            self._seat_person(game, bots, keeper, viewer, path)
        try:
            while not game.over:
                if keeper.repeating and replay is not None:
                    replay.step()
                else:
                    game.step()
        except (Quit, KeyboardInterrupt):
            keeper.keep(path)
            raise
        except (RecordError, InputError):
            raise
        except Exception as error:
            keeper.keep(path)
            number = len(ledger.series.played) + 1
            print(f"sanguosha: game {number} of the series cannot go on: {type(error).__name__}: {error}", file=sys.stderr)
            return False
        write(path, keeper.recorder.record().text())
        ledger.note(game)
        return True

    def _seat_person(self, game: Game, bots: Bots, keeper: Keeper, viewer: int, path: Path) -> None:
        """Let the person at the terminal play a seat."""
        self._say("welcome", seed=str(game.seed), players=len(game.seats), seat=viewer + 1)
        commentary = Commentary(self.console, self.texts, viewer)
        commentary.game, commentary.quiet = game, keeper.repeating
        game.watch(commentary)

        def asked(decision: Decision) -> None:
            commentary.quiet = False
            keeper.keep(path)

        bots.agents[viewer] = Person(Prompt(self.console, self.texts, commentary.lines), asked)

    def _leave(self, code: int) -> int:
        self.console.print(
            self.texts.say("series-goodbye", path=str(self.ledger.folder), command=self.plan.command()), soft_wrap=True
        )
        return code

    def _export(self) -> None:
        if self.plan.csv is not None:
            write(self.plan.csv, self.ledger.csv())
        if self.plan.json is not None:
            write(self.plan.json, self.ledger.json())

    def _say(self, key: str, **words: str | int) -> None:
        self.console.print(styled(self.texts.say(key, **words)))


def run_series(plan: Plan) -> int:
    """Begin a series, or go on with it; returns the exit code."""
    if plan.seed is not None:
        check_seed(plan.seed, HIGHEST_SERIES)
    options = options_of(plan.options)
    make_mode(MODE.id, plan.players, options, packages_of(plan.packages))
    for name, value in IMPLIED.items():
        if options.get(name, value) != value:
            raise InputError(f"A series is played with {name}={value}, not {name}={options[name]}; leave it out.")
    if "seats_by_lot" in options:
        raise InputError("A series draws its seats by lot in any case; leave seats_by_lot out.")
    check_effect(MODE.options, options, IMPLIED, frozenset())
    for name, player in (("person", plan.person), ("first-lord", plan.first_lord)):
        if not 0 <= player <= plan.players:
            raise InputError(f"There is no player {player} for --{name} at a table of {plan.players}; take 1 to {plan.players}.")
    agents_of(plan.agents, plan.players)
    seed = plan.seed if plan.seed is not None else secrets.randbelow(SEEDS)
    seats = drawn_seats(plan.players, seed)
    first_lord = seats[plan.first_lord - 1] if plan.first_lord else -1
    series = Series(plan.players, options, seed, first_lord)
    wanted = State(FORMAT, list(packages_of(plan.packages)), plan.agents, plan.person, seats, series)
    ledger = Ledger(plan.folder, wanted)
    for path in (plan.csv, plan.json):
        if path is not None:
            if ledger.keeps(path):
                raise InputError(f"{path} is a file of the series itself; name another one.")
            check_free(path, plan.force or ledger.begun_before)
    mode = ledger.next_mode()
    texts = Texts(choose_locale(plan.lang), mode.ruleset)
    given = {"seed_given": plan.seed is not None, "lord_given": plan.first_lord > 0}
    ledger = open_ledger(plan.folder, wanted, **given)
    for path in (plan.csv, plan.json):
        if path is not None:
            check_free(path, plan.force or ledger.wrote(path))
    return Show(ledger, texts, plan).run()


def standings(console: Console, texts: Texts, ledger: Ledger) -> None:
    """The points of every game, the totals and the places; the best first once the series is over."""
    series, state = ledger.series, ledger.state
    if series.over:
        console.print(texts.say("series-final"), style="bold")
    table = Table()
    table.add_column(texts.say("column-player"))
    for number in range(1, len(series.played) + 1):
        table.add_column(texts.say("column-game", number=number), justify="right")
    for column in ("total", "place"):
        table.add_column(texts.say(f"column-{column}"), justify="right")
    rows = ledger.rows()
    if series.over:
        rows.sort(key=lambda row: (row["place"], row["player"]))
    for row in rows:
        name = texts.say("series-player", number=row["player"]) + ("*" if row["player"] == state.person else "")
        points = [str(row[f"game_{number}"]) for number in range(1, len(series.played) + 1)]
        table.add_row(name, *points, str(row["total"]), str(row["place"]))
    console.print(table, soft_wrap=False)

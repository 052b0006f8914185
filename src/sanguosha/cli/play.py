"""``sanguosha play``: a person against bots in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from sanguosha.cli.board import show_board
from sanguosha.cli.console import choose_locale, make_console, styled
from sanguosha.cli.errors import InputError
from sanguosha.cli.files import check_free, write
from sanguosha.cli.lookup import GENERAL, Lookup
from sanguosha.cli.person import Person, Prompt, Quit
from sanguosha.cli.setup import Bots, agents_of, check_seed, check_single, options_of, packages_of, read_record
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.mode import Mode
from sanguosha.engine.records.record import Recorder, RecordError, Replay
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.tables import make_mode, mode_of, seating
from sanguosha.texts import Texts

SEEDS = 1_000_000
FAILED = 1


@dataclass
class Setup:
    """What the command line asks for. ``seat`` counts from 1; 0 is a spectator."""

    mode: str
    players: int
    seat: int
    general: str
    seed: int | None
    agents: str
    options: list[str]
    packages: str
    lang: str
    record: Path | None
    resume: Path | None
    force: bool

    def command(self, file: Path) -> str:
        """The command that goes on with the game saved in a file."""
        words = ["sanguosha", "play", "--resume", str(file)]
        for name, value, usual in (("--seat", str(self.seat), "1"), ("--agents", self.agents, "basic"), ("--lang", self.lang, "")):
            if value != usual:
                words += [name, value]
        return shlex.join(words)


class Commentary(Watcher):
    """Prints what happens, as one seat may know it, and keeps the lines."""

    def __init__(self, console: Console, texts: Texts, viewer: int) -> None:
        self.console = console
        self.texts = texts
        self.viewer = viewer
        self.lines: list[str] = []
        self.quiet = False
        self.game: Game | None = None

    def notice(self, event: Event) -> None:
        assert self.game is not None
        line = self.texts.log_line(event, View(self.game, self.viewer))
        if not line:
            return
        self.lines.append(line)
        if not self.quiet:
            if event.key == "turn":
                self.console.print()
            self.console.print(styled(line), style="bold cyan" if event.key == "turn" else "")


class Saving:
    """Saves the record of a game whenever the person is asked, and at the end. ``command`` goes on with the game."""

    def __init__(self, recorder: Recorder, path: Path, command: str) -> None:
        self.recorder = recorder
        self.path = path
        self.command = command
        self.failed = ""

    def save(self, waiting: Decision | None) -> None:
        """Write the record; what goes wrong is told once, the game goes on."""
        try:
            write(self.path, self.recorder.record(waiting).text())
        except OSError as error:
            if not self.failed:
                print(f"sanguosha: the record cannot be saved as {self.path}: {error.strerror}.", file=sys.stderr)
            self.failed = error.strerror or "failed"


def play_game(setup: Setup) -> int:
    """Play one game; returns the exit code."""
    record = read_record(setup.resume) if setup.resume is not None else None
    if record is not None and record.over:
        raise InputError(f"The game of {setup.resume} is over; “sanguosha replay {setup.resume}” shows it.")
    options = options_of(setup.options)
    _check_resumed(setup)
    if setup.record is not None and not _same(setup.record, setup.resume):
        check_free(setup.record, setup.force)
    mode = (
        make_mode(setup.mode, setup.players, options, packages_of(setup.packages, setup.mode))
        if record is None
        else mode_of(record)
    )
    check_single(setup.mode, options)
    if setup.general and options.get("generals") == "off":
        raise InputError("There are no generals at this table; leave --general out, or play with generals=on.")
    if not 0 <= setup.seat <= mode.players:
        raise InputError(f"There is no seat {setup.seat} at a table of {mode.players}; take 1 to {mode.players}, or 0 to watch.")
    if setup.seed is not None:
        check_seed(setup.seed)
    by_role = agents_of(setup.agents, mode.players, mode.id)
    seed = record.seed if record is not None else setup.seed if setup.seed is not None else secrets.randbelow(SEEDS)
    seats = seating(mode, seed)
    viewer = seats[setup.seat - 1] if setup.seat else SPECTATOR
    general = _general(setup, mode)
    if general and viewer >= 0 and record is None:
        mode = make_mode(
            setup.mode, setup.players, {**options, "wish": f"s{viewer}.{general}"}, packages_of(setup.packages, setup.mode)
        )
    texts = Texts(choose_locale(setup.lang), mode.ruleset)
    console = make_console()
    bots = Bots(by_role, seed, seats)
    commentary = Commentary(console, texts, viewer)
    replay = Replay(record, mode, bots) if record is not None else None
    game = Game(mode, seed, bots) if replay is None else replay.game
    commentary.game = game
    recorder = Recorder(game)
    game.watch(commentary)
    path = setup.record or setup.resume or _record_path(seed)
    saving = Saving(recorder, path, setup.command(path))
    if viewer >= 0:
        prompt = Prompt(console, texts, commentary.lines)
        bots.agents[viewer] = Person(prompt, lambda decision: _asked(commentary, saving, decision), general)
    console.print(styled(texts.say("welcome", seed=str(seed), players=mode.players, seat=viewer + 1)))
    commentary.quiet = replay is not None
    return _run(game, replay, console, texts, viewer, saving)


def _check_resumed(setup: Setup) -> None:
    """Raise ``InputError`` for what would change a game that goes on."""
    given = [
        ("--option", setup.options),
        ("--general", setup.general),
        ("--packages", setup.packages),
        ("--seed", setup.seed is not None),
    ]
    for name, value in given:
        if setup.resume is not None and value:
            raise InputError(f"A game that goes on is the one of its record; leave {name} out.")


def _same(path: Path, other: Path | None) -> bool:
    """Whether two names are of one file."""
    return other is not None and path.exists() and path.samefile(other)


def _asked(commentary: Commentary, saving: Saving, decision: Decision) -> None:
    commentary.quiet = False
    saving.save(decision)


def _general(setup: Setup, mode: Mode) -> str:
    """The id of the general that the person wants to play."""
    if not setup.general:
        return ""
    lookup = Lookup(mode.ruleset)
    found = [entry.id for entry in lookup.find(setup.general) if entry.type == GENERAL]
    if not found:
        raise InputError(f"“{setup.general}” is no general." if lookup.find(setup.general) else lookup.hint(setup.general))
    return found[0]


def _record_path(seed: int) -> Path:
    """Where a record is saved when nobody says where: the folder for the data of programs."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    folder = Path(home, "sanguosha", "records")
    number = 1
    while (path := folder / f"{seed}-{number}.record").exists():
        number += 1
    return path


def _run(game: Game, replay: Replay | None, console: Console, texts: Texts, viewer: int, saving: Saving) -> int:
    try:
        while not game.over:
            if replay is not None and not replay.resumed:
                replay.step()
            else:
                game.step()
    except (Quit, KeyboardInterrupt):
        _say_saved(console, texts, saving, "goodbye")
        return 0
    except RecordError:
        raise
    except Exception as error:
        print(f"sanguosha: the game cannot go on: {type(error).__name__}: {error}", file=sys.stderr)
        _say_saved(console, texts, saving, "goodbye")
        return FAILED
    saving.save(None)
    view = View(game, viewer)
    console.print()
    show_board(console, texts, view)
    if viewer != SPECTATOR:
        won = "yes" if viewer in game.winners else "no"
        console.print(styled(texts.say("your-result", won=won, draw="no" if game.winners else "yes")), style="bold")
    points = game.mode.points(game)
    if points:
        console.print(styled(points_line(texts, view, points)))
    _say_saved(console, texts, saving, "saved")
    return 0


def points_line(texts: Texts, view: View, points: list[int]) -> str:
    """The points of every seat in one line."""
    each = [texts.say("seat-points", seat=texts.seat(seat, view), points=count) for seat, count in enumerate(points)]
    return texts.say("points", points=texts.join(each))


def _say_saved(console: Console, texts: Texts, saving: Saving, key: str) -> None:
    saved = saving.path.exists() and not saving.failed
    words = texts.say(key, path=str(saving.path), command=saving.command, saved="yes" if saved else "no")
    console.print(words, soft_wrap=True)

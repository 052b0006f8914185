"""``sanguosha replay``: looking at a game that was played, forwards and backwards, from any seat."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from sanguosha.cli.board import show_board
from sanguosha.cli.console import choose_locale, make_console, styled
from sanguosha.cli.errors import InputError
from sanguosha.cli.person import Prompt, Quit
from sanguosha.cli.setup import read_record
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.mode import Mode
from sanguosha.engine.records.record import Record, Replay
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.tables import mode_of
from sanguosha.texts import Texts

OPEN = -2
"""The viewer of a replay that hides nothing."""


class Story(Watcher):
    """The commentary of a replay in pieces: the lines of each step of the game."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.viewer = OPEN
        self.replay: Replay | None = None
        self.lines: list[str] = []
        self.turns = 0

    def notice(self, event: Event) -> None:
        assert self.replay is not None
        if event.key == "turn":
            self.turns += 1
        if self.viewer == OPEN:
            event = Event(event.key, event.args, event.cards, -1)
        line = self.texts.log_line(event, View(self.replay.game, max(self.viewer, SPECTATOR)))
        if line:
            self.lines.append(line)


class Reel:
    """A record being shown: it runs forwards, and backwards by starting again."""

    def __init__(self, record: Record, mode: Mode, texts: Texts, viewer: int) -> None:
        self.record = record
        self.mode = mode
        self.texts = texts
        self.viewer = viewer
        self._begin()

    def _begin(self) -> None:
        self.story = Story(self.texts)
        self.story.viewer = self.viewer
        self.replay = Replay(self.record, self.mode)
        self.story.replay = self.replay
        self.replay.game.watch(self.story)
        self.steps = 0
        self.shown: list[int] = []

    @property
    def finished(self) -> bool:
        """Whether the record has been shown to its end."""
        return self.replay.finished

    @property
    def turn(self) -> int:
        """The number of the turn shown, from 1; 0 while the table is set up."""
        return self.story.turns

    def forward(self) -> list[str]:
        """The lines of the next step that has any."""
        start = len(self.story.lines)
        self.shown.append(self.steps)
        while len(self.story.lines) == start and not self.finished:
            self.replay.step()
            self.steps += 1
        return self.story.lines[start:]

    def to_turn(self, number: int) -> list[str]:
        """The lines up to the start of a turn; of the last turn there is, if the number is too high."""
        if number <= self.turn:
            self._begin()
        lines: list[str] = []
        while self.turn < number and not self.finished:
            lines = self.forward()
        return lines

    def back(self) -> None:
        """Back to before the last step that was shown."""
        shown = self.shown[:-1]
        goal = self.shown[-1] if self.shown else 0
        self._begin()
        while self.steps < goal:
            self.replay.step()
            self.steps += 1
        self.shown = shown

    def show(self, console: Console) -> None:
        """The table as it is now."""
        game = self.replay.game
        every = [View(game, index) for index in range(len(game.seats))] if self.viewer == OPEN else None
        show_board(console, self.texts, View(game, max(self.viewer, SPECTATOR)), every)

    def look_from(self, viewer: int) -> None:
        """Show the rest as this viewer may know it."""
        self.viewer = self.story.viewer = viewer


def replay_file(file: Path, seat: int | None, turn: int, whole: bool, verify: bool, lang: str) -> int:
    """Show or check a record; returns the exit code."""
    record = read_record(file)
    mode = mode_of(record)
    viewer = OPEN if seat is None else _viewer(seat, mode.players)
    texts = Texts(choose_locale(lang), mode.ruleset)
    console = make_console()
    if verify:
        Replay(record, mode).run()
        counts = {"turns": len(record.turns), "answers": len(record.answers)}
        console.print(texts.say("verified", file=str(file), over="yes" if record.over else "no", **counts), soft_wrap=True)
        console.print(_promise(texts, record), soft_wrap=True)
        return 0
    reel = Reel(record, mode, texts, viewer)
    _print(console, reel.to_turn(turn) if turn else [])
    if whole:
        while not reel.finished:
            _print(console, reel.forward())
        reel.show(console)
        return 0
    _browse(console, reel)
    return 0


def _promise(texts: Texts, record: Record) -> str:
    """A line on whether the shuffle was promised; that it agrees has been checked."""
    if record.proof is None:
        return texts.say("not-promised")
    return texts.say("promised", commitment=record.proof.commitment, count=len(record.proof.given()))


def _viewer(seat: int, players: int) -> int:
    if not 0 <= seat <= players:
        raise InputError(f"There is no seat {seat} in a game of {players}; take 1 to {players}, or 0 for a spectator.")
    return seat - 1


def _print(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print(styled(line))


def _browse(console: Console, reel: Reel) -> None:
    """Commands of the viewer, until it leaves."""
    prompt = Prompt(console, reel.texts, reel.story.lines)
    prompt.say("replay-help")
    try:
        while True:
            prompt.table = lambda: reel.show(console)
            prompt.log = reel.story.lines
            _command(console, reel, prompt, prompt.line().lower().split())
    except Quit:
        return


def _command(console: Console, reel: Reel, prompt: Prompt, words: list[str]) -> None:
    match words:
        case [] | ["n"]:
            _print(console, reel.forward())
        case ["n", count] if count.isascii() and count.isdigit():
            for _ in range(int(count)):
                _print(console, reel.forward())
        case ["b"]:
            reel.back()
            _print(console, reel.story.lines[-3:])
        case ["g", number] if number.isascii() and number.isdigit():
            _print(console, reel.to_turn(int(number)))
        case ["g"]:
            turn = reel.turn
            while reel.turn == turn and not reel.finished:
                _print(console, reel.forward())
        case ["e"]:
            while not reel.finished:
                reel.forward()
            reel.show(console)
        case ["s", "open"]:
            reel.look_from(OPEN)
            reel.show(console)
        case ["s", number] if number.isascii() and number.isdigit() and int(number) <= reel.mode.players:
            reel.look_from(int(number) - 1)
            reel.show(console)
        case _:
            prompt.say("replay-help")
            return
    if reel.finished:
        prompt.say("replay-end")

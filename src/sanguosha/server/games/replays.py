"""Replays: frames for a viewer, and bringing records of games played elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from sanguosha.engine.records.record import Record, RecordError, Replay, parse
from sanguosha.modes.options import OptionError
from sanguosha.packages import PackageError
from sanguosha.server.doors.players import new_id
from sanguosha.server.games.scores import points_of, scores_of
from sanguosha.server.kept.store import ReplayLine
from sanguosha.server.told.chronicle import Chronicle
from sanguosha.server.told.states import EventLine, TableState
from sanguosha.server.told.table import table_state
from sanguosha.tables import TableError, mode_of

if TYPE_CHECKING:
    from sanguosha.engine.game import Game

MOST_PLAYERS = 10
# What reading and replaying may raise.
NOT_A_RECORD = (RecordError, OptionError, PackageError, TableError)


class Frame(Struct):
    """One step of a replay: what happened in it, and the table after it."""

    events: list[EventLine]
    table: TableState


class Longest(NamedTuple):
    """How long a game may be that somebody brings."""

    rounds: int
    steps: int


class Running:
    """A replay that runs step by step, but not longer than ``seconds``."""

    def __init__(self, text: str, seconds: float) -> None:
        self.record = read(text)
        self.until = time.monotonic() + seconds
        self.steps = 0
        self.replay = Replay(self.record, mode_of(self.record))
        self.log = Chronicle(self.game)

    @property
    def game(self) -> Game:
        """The game as it stands now."""
        return self.replay.game

    def step(self) -> bool:
        """Replay one step; ``False`` if there is none left."""
        if self.replay.finished:
            return False
        if time.monotonic() > self.until:
            raise RecordError("The record takes too long to replay.")
        self.replay.step()
        self.steps += 1
        return True


def read(text: str) -> Record:
    """A record from its text. Raises ``RecordError`` if there is anything wrong with it."""
    record = parse(text)
    if not 2 <= record.players <= MOST_PLAYERS:
        raise RecordError(f"The record has {record.players} players; games have 2 to {MOST_PLAYERS}.")
    for names in record.ruleset.split("/"):
        if len(set(names.split("+"))) < len(names.split("+")):
            raise RecordError("The record names a package twice.")
    return record


def frames(text: str, viewer: int, open_hands: bool, seconds: float) -> Iterator[Frame]:
    """All steps of a record as ``viewer`` (-1: a spectator) may know them, or with everything open. Raises ``RecordError``."""
    run = Running(text, seconds)
    places = range(run.record.players)
    if viewer >= run.record.players:
        raise RecordError(f"There is no seat {viewer} in a game of {run.record.players} players.")
    yield Frame([], table_state(run.game, viewer, places, open_hands=open_hands))
    told = len(run.log.events)
    while run.step():
        lines = run.log.lines(viewer, told, open_hands=open_hands)
        told += len(lines)
        if lines or not run.replay.finished:
            yield Frame(lines, table_state(run.game, viewer, places, open_hands=open_hands))


def write_frames(text: str, viewer: int, open_hands: bool, seconds: float, write: Callable[[bytes], None]) -> None:
    """Write the frames of a record as JSON, each when it is made: they are never there all at one time."""
    before = b"["
    for frame in frames(text, viewer, open_hands, seconds):
        write(before + msgspec.json.encode(frame))
        before = b","
    write(b"]")


def write_line(text: str, longest: Longest, seconds: float, write: Callable[[bytes], None]) -> None:
    """Write the line of a record that somebody brings, as JSON."""
    write(msgspec.json.encode(imported(text, longest, seconds)))


def imported(text: str, longest: Longest, seconds: float) -> ReplayLine:
    """A record that somebody brings, replayed to its end to see that it is right. Raises one of ``NOT_A_RECORD``."""
    run = Running(text, seconds)
    while run.step():
        if run.game.round > longest.rounds:
            raise RecordError(f"The game of the record is too long; at most {longest.rounds} rounds are taken.")
        if run.steps > longest.steps:
            raise RecordError(f"The game of the record is too long; at most {longest.steps} steps are taken.")
    game = run.game
    return ReplayLine(
        new_id(), run.record.mode, run.record.players, [], generals_of(game), run.record.outcome, list(game.winners), time.time(),
        scores_of(run.log.events, run.record.players), imported=True, points=points_of(game),
    )  # fmt: skip


def replayed(text: str, seconds: float) -> Chronicle:
    """All that happened in the game of a record. Raises one of ``NOT_A_RECORD``."""
    run = Running(text, seconds)
    while run.step():
        pass
    return run.log


def generals_of(game: Game) -> list[str]:
    """The general of each seat, the first one if it has two, empty if it has none."""
    return [seat.slots[0].general.id if seat.slots else "" for seat in game.seats]

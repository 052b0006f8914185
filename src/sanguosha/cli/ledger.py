"""The folder of a series: how it stands (``series.json``), the record of every game, and the results for other programs."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec

from sanguosha.cli.errors import InputError
from sanguosha.cli.files import read_bytes, unfinished
from sanguosha.cli.files import write as write_file
from sanguosha.cli.setup import read_record
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Mode
from sanguosha.engine.records.record import Record
from sanguosha.modes.identity import MODE
from sanguosha.series import HIGHEST_SERIES, MOST_GAMES, Played, Series
from sanguosha.tables import make_mode

FORMAT: Final = "sanguosha series 1"
STATE: Final = "series.json"


@dataclass
class State:
    """What ``series.json`` holds. Players count from 1 and are the same in all games; ``seats`` are where they sit, from 0, in the
    order of the players. ``person`` is the player at the terminal, 0 for none. All that ``series`` holds is by seat."""

    format: str
    packages: list[str]
    agents: str
    person: int
    seats: list[int]
    series: Series

    def facts(self) -> list[tuple[str, object]]:
        """What makes it this series and no other, by the names of the options."""
        series = self.series
        return [
            ("players", series.players), ("seed", series.seed), ("first-lord", self.player(series.first_lord)),
            ("person", self.person), ("agents", self.agents), ("packages", ",".join(self.packages)),
            ("option", ",".join(f"{name}={value}" for name, value in sorted(series.options.items())) or "none"),
        ]  # fmt: skip

    def player(self, seat: int) -> int:
        """The number of the player in a seat, from 1."""
        return self.seats.index(seat) + 1

    def sound(self) -> bool:
        """Whether its parts fit each other."""
        series = self.series
        return (
            self.format == FORMAT
            and series.players <= MOST_GAMES
            and sorted(self.seats) == list(range(series.players))
            and 0 <= series.seed <= HIGHEST_SERIES
            and 0 <= self.person <= series.players
            and len(series.played) <= series.length
            and all(self._fits(played, number) for number, played in enumerate(series.played))
        )

    def _fits(self, played: Played, number: int) -> bool:
        """Whether this can be the game of the series after so many others."""
        players = self.series.players
        return (
            played.lord == (self.series.first_lord + number) % players
            and len(played.points) == players
            and -1 <= played.first_out < players
            and all(0 <= seat < players for seat in played.winners)
        )


class Ledger:
    """A series in its folder."""

    def __init__(self, folder: Path, state: State) -> None:
        self.folder = folder
        self.state = state

    @property
    def series(self) -> Series:
        """The series itself."""
        return self.state.series

    def save(self) -> None:
        """Write down how the series stands."""
        write(self.folder / STATE, msgspec.json.format(msgspec.json.encode(self.state), indent=1).decode() + "\n")

    def next_mode(self) -> Mode:
        """The mode of the next game."""
        return make_mode(MODE.id, self.series.players, self.series.next_options(), tuple(self.state.packages))

    def record_path(self, number: int) -> Path:
        """Where the record of a game is; the first game is number 1."""
        return self.folder / f"game-{number}.record"

    def keeps(self, path: Path) -> bool:
        """Whether a file is one of those that the series itself is kept in."""
        own = [self.folder / STATE, *(self.record_path(number) for number in range(1, self.series.length + 1))]
        return path.resolve() in [file.resolve() for file in own]

    @property
    def begun_before(self) -> bool:
        """Whether there is a series in its folder."""
        return (self.folder / STATE).exists()

    def wrote(self, path: Path) -> bool:
        """Whether a file holds nothing but the points of this series, as they stand or stood: it may be written again."""
        if not path.is_file():
            return False
        found = read_bytes(path)
        for count in range(len(self.series.played) + 1):
            series = replace(self.series, played=self.series.played[:count])
            then = Ledger(self.folder, replace(self.state, series=series))
            if found in (then.csv().encode(), then.json().encode()):
                return True
        return False

    @property
    def next_path(self) -> Path:
        """Where the record of the next game is, or will be."""
        return self.record_path(len(self.series.played) + 1)

    def begun(self, mode: Mode) -> Record | None:
        """The record of the next game, if it has begun. Raises ``InputError`` if it is that of another game."""
        path = self.next_path
        if not path.exists():
            return None
        record = read_record(path)
        record.check_ruleset(mode.ruleset)
        same = (record.mode, record.players, record.options, record.seed)
        if same != (mode.id, mode.players, mode.options, self.series.next_seed):
            raise InputError(f"{path} is no game of this series.")
        return record

    def note(self, game: Game) -> None:
        """Write down a finished game, whose record is saved."""
        self.series.note(game)
        self.save()

    # For other programs

    def rows(self) -> list[dict[str, int]]:
        """Every player: seat (from 1), points of each game, total, place."""
        series = self.series
        totals, ranks = series.totals(), series.ranks()
        rows = []
        for player, seat in enumerate(self.state.seats, 1):
            row = {"player": player, "seat": seat + 1}
            row |= {f"game_{number}": played.points[seat] for number, played in enumerate(series.played, 1)}
            rows.append({**row, "total": totals[seat], "place": ranks[seat]})
        return rows

    def csv(self) -> str:
        """The points as a table of comma-separated values."""
        text = io.StringIO()
        rows = self.rows()
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        return text.getvalue()

    def json(self) -> str:
        """The whole series as JSON; players, seats and games are numbered from 1. A player is who plays, wherever they sit; points
        are in the order of the players."""
        series, player = self.series, self.state.player
        games = [
            {
                "game": number,
                "lord_player": player(played.lord),
                "outcome": played.outcome,
                "winning_players": sorted(player(seat) for seat in played.winners),
                "first_out_player": player(played.first_out) if played.first_out >= 0 else None,
                "points_by_player": [played.points[seat] for seat in self.state.seats],
                "record": self.record_path(number).name,
            }
            for number, played in enumerate(series.played, 1)
        ]
        standings = [{name: row[name] for name in ("player", "seat", "total", "place")} for row in self.rows()]
        facts = {
            "players": series.players,
            "seed": series.seed,
            "agents": self.state.agents,
            "options": series.options,
            "over": series.over,
            "games": games,
            "standings": standings,
        }
        return json.dumps(facts, ensure_ascii=False, indent=1) + "\n"


def open_ledger(folder: Path, wanted: State, *, seed_given: bool, lord_given: bool) -> Ledger:
    """The series in a folder, begun there if it is empty. Raises ``InputError`` if it holds another series or other things."""
    file = folder / STATE
    if not file.exists():
        if folder.is_file() or (folder.is_dir() and any(other != unfinished(file) for other in folder.iterdir())):
            raise InputError(f"{folder} holds other things; a series needs a folder of its own.")
        ledger = Ledger(folder, wanted)
        ledger.save()
        return ledger
    state = _read(file)
    left_open = {"seed": not seed_given, "first-lord": not lord_given}
    for (name, found), (_, asked) in zip(state.facts(), wanted.facts(), strict=True):
        if found != asked and not left_open.get(name):
            raise InputError(f"{folder} holds another series, with --{name} {found} instead of {asked}; name another folder.")
    return Ledger(folder, state)


def _read(file: Path) -> State:
    try:
        state = msgspec.json.decode(read_bytes(file), type=State)
    except OSError as error:
        raise InputError(f"{file} cannot be read: {error.strerror}.") from None
    except msgspec.MsgspecError:
        raise InputError(f"{file} is no series.") from None
    if not state.sound():
        raise InputError(f"{file} is no series.")
    return state


def write(path: Path, text: str) -> None:
    """Write a file, all of it or nothing. Raises ``InputError`` if that cannot be done."""
    try:
        write_file(path, text)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from None

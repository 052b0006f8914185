"""Setting up a table: a mode by its name, with players, options and packages, also as a record asks for it."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.mode import Mode
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.records.record import Record
from sanguosha.modes.definition import ModeDefinition
from sanguosha.packages import modes, ruleset_named, ruleset_of

SEATS_LOT: Final = "seats"


class TableError(ValueError):
    """A table that cannot be set up; the message says what is possible."""


def mode_named(id: str) -> ModeDefinition:
    """The definition of a mode. Raises ``TableError`` for one that does not exist."""
    if id not in modes():
        raise TableError(f"There is no mode “{id}”; there is {', '.join(modes())}.")
    return modes()[id]


def make_mode(id: str, players: int, options: dict[str, str], packages: tuple[str, ...] = ()) -> Mode:
    """The mode of this name for a table, with its usual packages of generals if none are named. Raises ``TableError``,
    ``OptionError`` or ``PackageError`` for what does not exist."""
    found = mode_named(id)
    return found.make(ruleset_of(found.family, packages or found.generals, found.decks), players, options)


def usual_players(id: str) -> int:
    """How many players a mode has if nobody says. Raises ``TableError`` for a mode that does not exist."""
    return mode_named(id).usual_size


def seating(mode: Mode, seed: int) -> list[int]:
    """The seat of each player in the game of this seed: in order, or by lot where the option ``seats_by_lot`` says so."""
    return drawn_seats(mode.players, seed) if mode.options.get("seats_by_lot") == "on" else list(range(mode.players))


def drawn_seats(players: int, seed: int) -> list[int]:
    """The seat of each player by a lot of its own."""
    seats = list(range(players))
    Random(seed, SEATS_LOT).shuffle(seats)
    return seats


def mode_of(record: Record) -> Mode:
    """The mode that a record was played in."""
    found = mode_named(record.mode)
    return found.make(ruleset_named(record.ruleset, found.family), record.players, record.options)

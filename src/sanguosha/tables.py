"""Setting up a table: a mode by its name, with players, options and packages, also as a record asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.records.record import Record
from sanguosha.modes.identity import Identity
from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import IDENTITY_GENERALS, identity_ruleset, ruleset_named

MODES: Final[dict[str, Callable[[Ruleset, int, dict[str, str]], Mode]]] = {"identity": Identity, "team_3v3": Team3v3}
SEATS_LOT: Final = "seats"
USUAL_PLAYERS: Final = {"identity": 5, "team_3v3": 6}


class TableError(ValueError):
    """A table that cannot be set up; the message says what is possible."""


def make_mode(id: str, players: int, options: dict[str, str], packages: tuple[str, ...] = IDENTITY_GENERALS) -> Mode:
    """The mode of this name for a table. Raises ``TableError``, ``OptionError`` or ``PackageError`` for what does not exist."""
    return _mode(id, identity_ruleset(packages), players, options)


def usual_players(id: str) -> int:
    """How many players a mode has if nobody says. Raises ``TableError`` for a mode that does not exist."""
    if id not in USUAL_PLAYERS:
        raise TableError(f"There is no mode “{id}”; there is {', '.join(MODES)}.")
    return USUAL_PLAYERS[id]


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
    return _mode(record.mode, ruleset_named(record.ruleset), record.players, record.options)


def _mode(id: str, ruleset: Ruleset, players: int, options: dict[str, str]) -> Mode:
    if id not in MODES:
        raise TableError(f"There is no mode “{id}”; there is {', '.join(MODES)}.")
    return MODES[id](ruleset, players, options)

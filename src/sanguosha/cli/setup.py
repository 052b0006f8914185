"""What several commands need: options and agents from the command line, the agents of a game, reading records."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sanguosha.agents.registry import check_agent, make_agent
from sanguosha.cli.errors import InputError
from sanguosha.cli.files import read_bytes
from sanguosha.engine.asking import Agent, Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.records.record import HIGHEST_SEED, Record, RecordError, parse
from sanguosha.engine.table.seat import Seat
from sanguosha.modes import USUAL_MODE
from sanguosha.modes.definition import STANDARD_FAMILY
from sanguosha.modes.options import check_effect, described
from sanguosha.packages import family_packages, identity_ruleset
from sanguosha.tables import mode_named

EVERYBODY = ""
MOST_PLAYERS = 10


def packages_of(text: str, mode: str = USUAL_MODE) -> tuple[str, ...]:
    """The packages of generals from ``standard,wind``; the usual ones of a mode from an empty text."""
    return tuple(word.strip() for word in text.split(",")) if text else mode_named(mode).generals


def ruleset_to_look_up(packages: str) -> Ruleset:
    """The ruleset with these packages of generals; the usual ones and all that are installed from an empty text."""
    return identity_ruleset(packages_of(packages) if packages else tuple(family_packages(STANDARD_FAMILY)))


def options_of(words: list[str]) -> dict[str, str]:
    """Options from ``name=value`` words, several in one word separated by commas."""
    found: dict[str, str] = {}
    for word in ",".join(words).split(",") if words else []:
        name, sign, value = word.partition("=")
        if not (sign and name and value) or " " in word:
            raise InputError(f"“{word}” is no option; write name=value, as in choices=4.")
        found[name.strip()] = value.strip()
    return found


def agents_of(text: str, players: int = MOST_PLAYERS, mode: str = USUAL_MODE) -> dict[str, str]:
    """Agents by role, side or number of the player from ``lord=basic,rebel=random``, ``2=random``; one agent alone is for everybody
    (an empty role), as is one without a role among others. Agents of one's own, ``module:Class``, are looked for in the working
    directory too."""
    found: dict[str, str] = {}
    roles = (*mode_named(mode).roles, *mode_named(mode).sides)
    for word in text.split(","):
        role, sign, agent = word.strip().rpartition("=")
        if sign and role.isdecimal():
            if not 1 <= int(role) <= players:
                raise InputError(f"There is no player {role} at a table of {players}; take 1 to {players}.")
            role = str(int(role))
        elif sign and role not in roles:
            there = f"there are {', '.join(roles)}" if roles else "it has none"
            raise InputError(f"There is no role or side “{role}” in {mode}; {there}.")
        if ":" in agent and os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        check_agent(agent)
        found[role] = agent
    found.setdefault(EVERYBODY, "basic")
    return found


class Bots(Asker):
    """Agents chosen by who sits there, or by the sides or roles that they are dealt, each made when it is first asked (anew once it
    has another side). ``seats`` are those of the players, in order if not given; ``agents`` may seat somebody before."""

    def __init__(self, by_role: dict[str, str], seed: int, seats: list[int] | None = None) -> None:
        self.by_role = by_role
        self.seed = seed
        self.seats = seats
        self.agents: dict[int, Agent] = {}
        self.names: dict[int, str] = {}

    def ask(self, game: Game, decision: Decision) -> list[str]:
        seat = decision.seat
        agent = self.agents.get(seat)
        name = self.name_of(game.seats[seat])
        if agent is None or self.names.get(seat, name) != name:
            agent = self.agents[seat] = make_agent(name, seat, self.seed)
            self.names[seat] = name
        path = agent.decide(decision, game.view_for(agent, decision))
        if not agent.walks_menus:
            decision.check(path)
        return path

    def name_of(self, seat: Seat) -> str:
        """The agent for a seat: by its player, else by its side, else by its role, else the one for everybody."""
        player = str(1 + (self.seats.index(seat.index) if self.seats is not None else seat.index))
        return self.by_role[next((key for key in (player, seat.side, seat.role) if key and key in self.by_role), EVERYBODY)]


def check_seed(seed: int, highest: int = HIGHEST_SEED) -> None:
    """Raise ``InputError`` for a seed that a record could not hold."""
    if seed < 0:
        raise InputError(f"A seed is at least 0, not {seed}.")
    if seed > highest:
        raise InputError(f"A seed is at most {highest}, not {seed}.")


def check_single(mode: str, options: dict[str, str]) -> None:
    """Raise ``InputError`` or ``OptionError`` if one of the options is not for a single game in the terminal, or has no effect."""
    found = mode_named(mode).options
    elsewhere = {option.name: option.about.not_alone for option in described(found) if option.about.not_alone}
    for name in options:
        if name in elsewhere:
            raise InputError(elsewhere[name])
    check_effect(found, options, {}, frozenset(elsewhere))


def read_record(file: Path) -> Record:
    """The record in a file. Raises ``RecordError`` if there is none."""
    try:
        return parse(read_bytes(file).decode("utf-8"))
    except FileNotFoundError:
        raise RecordError(f"There is no file {file}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{file} is no record: it is not UTF-8 text.") from None
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}.") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None

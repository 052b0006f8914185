"""Options of a room: checked, and made into the mode of its game."""

from __future__ import annotations

import re

from sanguosha.engine.mode import Mode
from sanguosha.modes.options import MOST_ROUNDS, described
from sanguosha.server.told.messages import RoomOptions
from sanguosha.tables import make_mode, mode_named

LONGEST_DECISION = 600.0
SHORTEST_DECISION = 0.05
SLOWEST_PACE = 3.0
LONGEST_DELAY = 600.0
PASSWORD_LENGTH = 40
TEXT_LENGTH = 200
# What the page offers to say; the texts are `phrase-…`.
PHRASES = frozenset(
    f"phrase-{name}" for name in ("greet", "hurry", "wait", "thanks", "well", "sorry", "lord", "rebel", "peach", "laugh")
)


class BadOption(ValueError):
    """An option that does not exist or makes no sense; the message is one sentence."""


def check_options(options: RoomOptions) -> None:
    """Raise ``BadOption``, or an error of the modes or packages, unless a game can be played with these options."""
    _between("decision_time", options.decision_time, SHORTEST_DECISION, LONGEST_DECISION)
    _between("pace", options.pace, 0.0, SLOWEST_PACE)
    _between("spectator_delay", options.spectator_delay, 0.0, LONGEST_DELAY)
    if len(options.password) > PASSWORD_LENGTH:
        raise BadOption(f"A password has at most {PASSWORD_LENGTH} characters.")
    if not options.packages or len(set(options.packages)) < len(options.packages):
        raise BadOption("A table needs packages of generals, each named once.")
    for name, value in options.options.items():
        if not value or re.search(r"\s", name + value):
            raise BadOption(f"The option “{name}” has no proper value.")
    for option in described(mode_named(options.mode).options):
        if option.about.set_by_room and option.name in options.options:
            raise BadOption(f"The option {option.name} is not for players to choose: the room sees to it.")
    mode = mode_for(options)
    if mode.round_cap > MOST_ROUNDS:
        raise BadOption(f"The option round_cap is at most {MOST_ROUNDS}.")


def _between(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise BadOption(f"{name} is a number from {low:g} to {high:g}, not {value:g}.")


def mode_for(options: RoomOptions, seat: int = -1) -> Mode:
    """The mode of a game with these options. A wish names the general alone; it is for ``seat``."""
    given = dict(options.options)
    if "wish" in given:
        given["wish"] = f"s{max(seat, 0)}.{given['wish']}"
    if options.ban:
        given["ban"] = "+".join(options.ban)
    return make_mode(options.mode, options.players, {**given, "ask_all": "on"}, tuple(options.packages))

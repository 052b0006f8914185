"""The modes as a room plays them: sizes of tables, what can be chosen, and how its places become seats."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sanguosha.engine.mode import ROUND_CAP
from sanguosha.modes import identity
from sanguosha.modes.options import Needs
from sanguosha.modes.team_3v3 import options as team_3v3
from sanguosha.modes.team_3v3.sides import PLAYERS as TEAM_PLAYERS
from sanguosha.server.told.messages import RoomOptions

# Not for a client to choose: ``ban`` comes from the room's list, the others say what the room does between its games.
SET_BY_SERVER: Final = ("ask_all", "ban", "lord", "first_out", "seats_by_lot", "warm")
MOST_ROUNDS: Final = 1000
USUAL: Final = {"round_cap": ROUND_CAP}
Span = tuple[int, int]


@dataclass(frozen=True)
class RoomMode:
    """What a room can choose for a mode.

    ``choices`` are options with a list of values, the usual one first, ``numbers`` those with a least and a greatest number and
    perhaps a ``usual`` one. ``sizes`` are the tables that a value of an option is for, if not for all; ``needs`` are settings
    without one of which an option has no effect. ``roles`` says how many of each role there are. With ``teams`` seats are not drawn
    by lot: the first half of the places plays against the second half, also in the next game.
    """

    players: tuple[int, ...]
    choices: dict[str, tuple[str, ...]]
    numbers: dict[str, Span]
    sizes: dict[str, dict[str, tuple[int, ...]]] = field(default_factory=dict)
    needs: Needs = field(default_factory=dict)
    usual: dict[str, int] = field(default_factory=dict)
    roles: tuple[dict[str, Any], ...] = ()
    teams: bool = False

    def facts(self, id: str) -> dict[str, Any]:
        """All of it for the catalogue; what an option does not have is left out."""
        options: list[dict[str, Any]] = [{"id": name, "choices": list(values)} for name, values in self.choices.items()]
        options += [{"id": name, "number": list(span)} for name, span in self.numbers.items()]
        for option in options:
            name = option["id"]
            if name in self.usual:
                option["usual"] = self.usual[name]
            if name in self.sizes:
                option["players"] = {value: list(sizes) for value, sizes in self.sizes[name].items()}
            if name in self.needs:
                option["needs"] = {other: list(values) for other, values in self.needs[name].items() if other not in SET_BY_SERVER}
        return {"id": id, "players": list(self.players), "options": options, "roles": list(self.roles), "teams": self.teams}


def _open(choices: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The options that a client may choose."""
    return {name: values for name, values in choices.items() if name not in SET_BY_SERVER}


def _identity() -> RoomMode:
    table = identity.ROLE_TABLE
    sizes = tuple(sorted({players for players, _ in table}))
    return RoomMode(
        sizes,
        _open(identity.OPTIONS),
        {"choices": (1, 10), "round_cap": (1, MOST_ROUNDS)},
        {"role_set": {name: tuple(size for size in sizes if (size, name) in table) for name in identity.OPTIONS["role_set"]}},
        identity.NEEDS,
        USUAL,
        tuple(
            {"players": players, "role_set": name, "lord": 1, "loyalist": loyalists, "rebel": rebels, "renegade": renegades}
            for (players, name), (loyalists, rebels, renegades) in table.items()
        ),
    )


ROOM_MODES: Final[dict[str, RoomMode]] = {
    "identity": _identity(),
    "team_3v3": RoomMode((TEAM_PLAYERS,), _open(team_3v3.OPTIONS), {"round_cap": (1, MOST_ROUNDS)}, usual=USUAL, teams=True),
}


def room_mode(options: RoomOptions) -> RoomMode:
    """The mode of a room with checked options."""
    return ROOM_MODES[options.mode]


def setting(options: RoomOptions, name: str) -> str:
    """What a room has chosen for an option of its mode, or the usual value; empty if the mode has no such option."""
    return options.options.get(name, room_mode(options).choices.get(name, ("",))[0])

"""The options of the identity game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from sanguosha.modes.identity.roles import ROLE_TABLE
from sanguosha.modes.options import About, Generals, Needs, OptionError, Options, SeatNumber, Wish

WITH_GENERALS: Final[Needs] = {"generals": ("on",)}
SETS: Final = {
    name: tuple(sorted(players for players, other in ROLE_TABLE if other == name)) for name in ("standard", "two_renegades")
}


class IdentityOptions(Options, frozen=True, kw_only=True):
    """What can be chosen for an identity game. ``scoring`` and ``series`` are for who plays the game, ``seats_by_lot`` for who
    seats the players."""

    who: ClassVar[str] = "The identity game"

    role_set: Annotated[
        Literal["standard", "two_renegades"], About("two renegades at tables of 6 or 8, instead of one", sizes=SETS)
    ] = "standard"
    generals: Annotated[bool, About("whether players have generals")] = True
    first_out_protection: Annotated[
        Literal["off", "on", "always"],
        About(
            "a shield for who was out first in the last game; on: only without dark souls",
            needs={"first_out": (), "series": ("rotating_lord",)},
        ),
    ] = "off"
    three_player_attrition: Annotated[bool, About("the last three lose health, round after round")] = False
    dark_souls: Annotated[bool, About("the dead go with a living player as a soul that has one power, once")] = False
    reincarnation: Annotated[bool, About("the living can bring the dead back with cards", needs=WITH_GENERALS)] = False
    scoring: Annotated[Literal["none", "v4"], About("points by the tournament table")] = "none"
    rebel_bonus_needs_win: Annotated[
        Literal["false", "true"],
        About("rebels get points for kills only if they win", needs={"scoring": ("v4",), "series": ("rotating_lord",)}),
    ] = "false"
    series: Annotated[
        Literal["none", "rotating_lord"],
        About(
            "as many games as players, each is the lord once",
            not_alone="A series of games is played with “sanguosha series”.",
        ),
    ] = "none"
    seats_by_lot: Annotated[bool, About("players are seated by lot", set_by_room=True)] = False
    choices: Annotated[
        int | None, About("how many generals a player chooses from, usually 3, of ten players 2", needs=WITH_GENERALS, upto=10)
    ] = None
    wish: Annotated[Wish | None, About("that general is offered to that seat: s2.zhao_yun", needs=WITH_GENERALS)] = None
    ban: Annotated[Generals, About("generals left out: yu_ji+zhang_jiao", needs=WITH_GENERALS, set_by_room=True)] = Generals()
    lord: Annotated[SeatNumber | None, About("the seat that is the lord, usually by lot: s2", set_by_room=True)] = None
    first_out: Annotated[
        SeatNumber | None,
        About("the seat with the shield: s2", needs={"first_out_protection": ("on", "always")}, set_by_room=True),
    ] = None

    def __post_init__(self) -> None:
        if self.reincarnation and not self.generals:
            raise OptionError("Reincarnation needs generals; play it with generals=on.")

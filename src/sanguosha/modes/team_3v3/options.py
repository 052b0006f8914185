"""The options of the 3v3 game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from sanguosha.modes.options import About, Generals, Options

LOT: Final = "lot"
FIRST: Final = "first"


class TeamOptions(Options, frozen=True, kw_only=True):
    """What can be chosen for a 3v3 game."""

    who: ClassVar[str] = "The 3v3 game"
    missing: ClassVar[dict[str, str]] = {
        "wish": "In the 3v3 game the marshals draft the generals; nobody can wish for one.",
    }

    warm: Annotated[Literal["lot", "first", "second"], About("the team that is the warm side", set_by_room=True)] = "lot"
    silent: Annotated[
        bool,
        About(
            "only ready-made phrases while the game runs",
            not_alone="The option silent is about talk in the browser; in the terminal nobody talks.",
        ),
    ] = True
    maneuvering: Annotated[bool, About("with the cards of the maneuvering deck")] = False
    ban: Annotated[
        Generals | None, About("generals left out: yu_ji+zhang_jiao; usually those that do not fit", set_by_room=True)
    ] = None

"""The places of a room, and what is kept of it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sanguosha.server.rooms.ended import LastGame
from sanguosha.server.rooms.series import RoomSeries
from sanguosha.server.told.messages import RoomOptions

if TYPE_CHECKING:
    from sanguosha.server.doors.players import Player

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 5


class Sitter(msgspec.Struct):
    """Who sits on a place: nobody, a bot, or a player; ``number`` is what it gave for the shuffle of the next game."""

    name: str = ""
    player: str = ""
    bot: bool = False
    ready: bool = False
    handed_over: bool = False
    number: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.player and not self.bot


class Picture(NamedTuple):
    """A room as it was stored last."""

    sitters: list[Sitter]
    spectators: list[Player]
    people: dict[str, Player]
    host: str
    options: RoomOptions
    series: RoomSeries | None
    sent_away: list[str]
    secret: str


class RoomText(msgspec.Struct):
    """What is kept of a room; ``secret`` is that of its next game."""

    options: RoomOptions
    host: str
    sitters: list[Sitter]
    spectators: list[str]
    last: LastGame | None = None
    series: RoomSeries | None = None
    sent_away: list[str] = []
    secret: str = ""


def new_code() -> str:
    """A code for a room, easy to tell somebody."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def resized(sitters: list[Sitter], count: int) -> list[Sitter]:
    """Another number of places: free ones go first, then bots, from the end."""
    kept = list(sitters)
    while len(kept) > count:
        free = [place for place, sitter in enumerate(kept) if sitter.free]
        bots = [place for place, sitter in enumerate(kept) if sitter.bot]
        kept.pop((free or bots)[-1])
    return kept + [Sitter() for _ in range(count - len(kept))]

"""What actions ask for before they act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.pieces.fairness import NUMBER_DIGITS, is_hex
from sanguosha.server.doors.connection import Refusal
from sanguosha.server.doors.players import Player
from sanguosha.server.games.play import Play
from sanguosha.server.rooms.room import Room
from sanguosha.server.told.messages import (
    GiveNumber,
    QuickPlay,
)  # fmt: skip

if TYPE_CHECKING:
    pass


def require(condition: bool, reason: str, detail: str = "") -> None:
    """Refuse a message unless this holds."""
    if not condition:
        raise Refusal(reason, detail)


def room_of(player: Player) -> Room:
    """The room that a player is in."""
    if player.room is None:
        raise Refusal("no-room", "You are in no room.")
    return player.room


def as_host(player: Player, room: Room | None = None, *, before_game: bool = True) -> Room:
    """The room of a host; it still has to be ``room``, if one is given."""
    mine = room_of(player)
    room = room or mine
    require(mine is room and room.host == player.id, "not-host", "Only the host may do this.")
    require(not before_game or room.play is None, "running", "A game is running.")
    return room


def place_in(room: Room, place: int) -> int:
    """A place that the room has."""
    require(0 <= place < len(room.sitters), "no-such-place", f"The room has the places 0 to {len(room.sitters) - 1}.")
    return place


def in_game(player: Player) -> tuple[Play, int]:
    """The game of a player and its seat there."""
    room = room_of(player)
    seat = room.seat_of(player)
    if room.play is None or seat < 0:
        raise Refusal("no-game", "You play in no game.")
    return room.play, seat


def note_number(room: Room, place: int, message: GiveNumber | QuickPlay) -> bool:
    """Note a number for the shuffle, if it was given after the commitment of the next game; whether that changes anything."""
    if not room.commitment or message.commitment != room.commitment or message.number == room.sitters[place].number:
        return False
    room.sitters[place].number = message.number
    return True


def check_number(number: str) -> None:
    """Refuse what is no number for the shuffle."""
    good = not number or is_hex(number, NUMBER_DIGITS)
    require(good, "bad-number", f"A number for the shuffle is {NUMBER_DIGITS} hexadecimal digits.")

"""Before a game: who gets which seat, and what the room itself adds to the options of its mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sanguosha.series import Series, drawn_lord
from sanguosha.server.rooms.ended import LastGame
from sanguosha.server.rooms.modes import room_mode
from sanguosha.server.rooms.places import Sitter
from sanguosha.server.rooms.series import RoomSeries
from sanguosha.server.told.messages import RoomOptions
from sanguosha.tables import drawn_seats

if TYPE_CHECKING:
    from sanguosha.engine.game import Game

# The teams of a room, first and second half of its seats, as the option of their mode calls them.
TEAMS = ("first", "second")


def drawn_places(options: RoomOptions, seed: int, seat: int) -> list[int]:
    """The places of the seats: drawn by the lot of the game's seed (``seat`` is the one for the first place, -1 if it has no wish);
    teams sit as their places are."""
    if room_mode(options).teams:
        return list(range(options.players))
    seats = drawn_seats(options.players, seed)
    places = [seats.index(seat) for seat in range(options.players)]
    if seat >= 0:
        at = places.index(0)
        places[at], places[seat] = places[seat], 0
    return places


def new_series(options: RoomOptions, seed: int, seat: int) -> RoomSeries:
    """A series begins: places and the first lord are drawn by the lots of the seed of its first game."""
    first_lord = drawn_lord(options.players, seed)
    return RoomSeries(Series(options.players, options.options, 0, first_lord), drawn_places(options, seed, seat))


def rematch(options: RoomOptions, last: LastGame | None, sitters: list[Sitter]) -> RoomOptions:
    """The options of the next game of teams: if the same two play on, they exchange their colours."""
    teams = room_mode(options).teams
    if last is None or not last.warm or teams is None:
        return options
    before = _teams(last.players)
    if last.warm == TEAMS[1]:
        before.reverse()
    now = _teams([sitter.player for sitter in sitters])
    if sorted(before) != sorted(now):
        return options
    warm = TEAMS[now.index(before[1])]
    return msgspec.structs.replace(options, options={**options.options, teams.option: warm})


def warm_team(options: RoomOptions, game: Game) -> str:
    """The team that had the warm side (the one that its mode names), empty in a game without teams."""
    teams = room_mode(options).teams
    if teams is None or not game.seats[0].side:
        return ""
    return TEAMS[game.seats[0].side != teams.side]


def _teams(players: list[str]) -> list[list[str]]:
    """The two teams, whoever of them sits where; bots have no name."""
    half = len(players) // 2
    return [sorted(players[:half]), sorted(players[half:])]

"""A room as messages show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sanguosha.server.told.messages import Place, RoomLine, RoomState, Spectator

if TYPE_CHECKING:
    from sanguosha.server.doors.players import Player
    from sanguosha.server.rooms.room import Room


def room_state(room: Room, player: Player) -> RoomState:
    """The room as a player sees it; only the host sees the password."""
    return RoomState(
        room=room.code,
        host=room.host,
        options=msgspec.structs.replace(room.options, password=room.options.password if player.id == room.host else ""),
        places=[_place(room, place) for place in range(len(room.sitters))],
        you=room.place_of(player),
        spectators=sum(one.here for one in room.spectators),
        running=room.play is not None,
        has_password=bool(room.options.password),
        series=room.series.state() if room.series is not None else None,
        watching=[Spectator(room.name_of(one), one.id) for one in room.spectators if one.here],
        commitment=room.commitment,
    )


def _place(room: Room, place: int) -> Place:
    sitter = room.sitters[place]
    away = bool(sitter.player) and not room.people[sitter.player].here
    return Place(sitter.name, sitter.player, sitter.bot, sitter.ready, away, sitter.handed_over, room.number_of(place))


def room_line(room: Room) -> RoomLine:
    """The room in the lobby."""
    taken = sum(not sitter.free for sitter in room.sitters)
    host = room.name_of(room.people[room.host]) if room.host in room.people else ""
    running = room.play is not None
    return RoomLine(room.code, host, room.options.mode, len(room.sitters), taken, running, bool(room.options.password))


def room_replays(room: Room) -> list[str]:
    """The replays to which a room leads: that of the game that ended last, and those of its series."""
    last = [room.last_kept.id] if room.last_kept is not None else []
    return last + (room.series.replays if room.series is not None else [])

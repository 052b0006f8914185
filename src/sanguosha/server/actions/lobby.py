"""What messages do that come from nowhere in particular: pings, names, coming into rooms and leaving them."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

import msgspec

from sanguosha.engine.pieces.random import Random
from sanguosha.server.actions.acting import on
from sanguosha.server.actions.checks import check_number, note_number, require, room_of
from sanguosha.server.doors.connection import Connection, Refusal
from sanguosha.server.doors.names import NAME_LENGTH, clean_text
from sanguosha.server.doors.players import Player, new_secret
from sanguosha.server.kept.store import KeptPlayer
from sanguosha.server.rooms.games import begin
from sanguosha.server.rooms.modes import room_mode
from sanguosha.server.rooms.options import check_options
from sanguosha.server.rooms.room import Room
from sanguosha.server.told.messages import (
    CreateRoom,
    JoinRoom,
    LeaveRoom,
    ListRooms,
    Lobby,
    Ping,
    Pong,
    QuickPlay,
    Rename,
    WatchRoom,
)  # fmt: skip
from sanguosha.tables import SEATS_LOT

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

LOBBY_LINES = 200


@on(Ping)
async def ping(hub: Hub, connection: Connection, player: Player, message: Ping) -> None:
    connection.tell(Pong(message.n))


@on(Rename)
async def rename(hub: Hub, connection: Connection, player: Player, message: Rename) -> None:
    name = clean_text(message.name)
    require(0 < len(name) <= NAME_LENGTH, "bad-name", f"A name has 1 to {NAME_LENGTH} characters.")
    if name == player.name:
        connection.tell(hub.welcome(player))
        return
    await hub.store.save_player(KeptPlayer(player.id, name))
    player.name = name
    player.tell(hub.welcome(player))
    room = player.room
    if room is not None:
        async with room.lock:
            if player.room is room:
                room.call(player)
                await room.changed()


@on(ListRooms)
async def list_rooms(hub: Hub, connection: Connection, player: Player, message: ListRooms) -> None:
    lines = [room.line() for room in hub.rooms.values() if room.options.public and room.somebody_here()]
    connection.tell(Lobby(lines[:LOBBY_LINES]))


@on(QuickPlay)
async def quick(hub: Hub, connection: Connection, player: Player, message: QuickPlay) -> None:
    require(player.room is None, "in-room", "Leave your room first.")
    check_options(message.options)
    require(-1 <= message.seat < message.options.players, "no-such-place", "There is no such seat.")
    check_number(message.number)
    room = hub.new_room(msgspec.structs.replace(message.options, public=False, spectators=False), player, connection.source)
    async with room.lock:
        room.sit(player, 0)
        room.secret, seat = player.secret, message.seat
        note_number(room, 0, message)
        if room_mode(room.options).teams:
            place = seat if seat >= 0 else Random(room.seed, SEATS_LOT).below(len(room.sitters))
            room.sitters[0], room.sitters[place], seat = room.sitters[place], room.sitters[0], -1
        await begin(room, seat)
        player.secret = new_secret()


@on(CreateRoom)
async def create(hub: Hub, connection: Connection, player: Player, message: CreateRoom) -> None:
    require(player.room is None, "in-room", "Leave your room first.")
    check_options(message.options)
    require("wish" not in message.options.options, "bad-options", "A general is only wished for when playing alone.")
    room = hub.new_room(message.options, player, connection.source)
    async with room.lock:
        room.sit(player, 0)
        await room.changed()


@on(JoinRoom)
async def join(hub: Hub, connection: Connection, player: Player, message: JoinRoom) -> None:
    room = enter(hub, connection, player, message.room, message.password)
    async with room.lock:
        check_door(room, player)
        require(room.play is None, "running", "A game is running there; you may watch it.")
        place = room.free_place()
        require(place >= 0, "full", "All places are taken.")
        room.sit(player, place)
        await room.changed()


@on(WatchRoom)
async def watch(hub: Hub, connection: Connection, player: Player, message: WatchRoom) -> None:
    room = enter(hub, connection, player, message.room, message.password)
    async with room.lock:
        check_door(room, player)
        require(room.options.spectators, "no-spectators", "Nobody may watch there.")
        room.look_on(player)
        await room.changed()
        await room.recall()
        for each in player.connections:
            room.show(each, player)


def enter(hub: Hub, connection: Connection, player: Player, code: str, password: str) -> Room:
    """The room of this code, for a player who may come in. Who has guessed too often is told nothing for a while."""
    guesses = hub.limits.guesses
    require(guesses.allows(connection.source), "too-many-guesses", "Too many wrong codes or passwords; try again later.")
    room = hub.rooms.get(code.strip().upper())
    if room is None:
        guesses.take(connection.source)
        raise Refusal("no-such-room", "There is no such room.")
    require(player.room is None, "in-room", "Leave your room first.")
    require(player.id not in room.sent_away, "sent-away", "The host of this room has sent you away.")
    if room.options.password and not hmac.compare_digest(room.options.password.encode(), password.encode()):
        guesses.take(connection.source)
        raise Refusal("wrong-password", "The password is wrong.")
    return room


def check_door(room: Room, player: Player) -> None:
    """Look again when it is this player's turn to come in: other things may have happened meanwhile."""
    require(not room.closed, "no-such-room", "There is no such room.")
    require(player.room is None, "in-room", "Leave your room first.")
    require(player.id not in room.sent_away, "sent-away", "The host of this room has sent you away.")


@on(LeaveRoom)
async def leave(hub: Hub, connection: Connection, player: Player, message: LeaveRoom) -> None:
    room = room_of(player)
    async with room.lock:
        require(player.room is room, "no-room", "You are in no room.")
        await room.leave(player)

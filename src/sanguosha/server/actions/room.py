"""What the messages do that are about a room: its rules, its places, talk, the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.server.actions.acting import on
from sanguosha.server.actions.checks import as_host, check_number, note_number, place_in, require, room_of
from sanguosha.server.doors.connection import Connection
from sanguosha.server.doors.names import bot_name, clean_text
from sanguosha.server.doors.players import Player
from sanguosha.server.rooms.games import begin
from sanguosha.server.rooms.modes import setting
from sanguosha.server.rooms.options import PHRASES, TEXT_LENGTH, check_options
from sanguosha.server.rooms.places import Sitter, resized
from sanguosha.server.rooms.room import Room
from sanguosha.server.rooms.series import plays_series, same_rules
from sanguosha.server.told.messages import (
    AddBot,
    GiveNumber,
    Kick,
    MoveSeat,
    Ready,
    Said,
    Say,
    SetOptions,
    StartGame,
    Throw,
)  # fmt: skip

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub


@on(SetOptions)
async def set_options(hub: Hub, connection: Connection, player: Player, message: SetOptions) -> None:
    room = as_host(player)
    options = message.options
    check_options(options)
    require("wish" not in options.options, "bad-options", "A general is only wished for when playing alone.")
    async with room.lock:
        as_host(player, room)
        if options == room.options:
            return
        require(len(room.seated) <= options.players, "too-many-people", "There are more people in the room than places.")
        if not same_rules(options, room.options):
            require(not room.in_series or not plays_series(options), "series", "End the series before you change its rules.")
            room.series = None
        room.sitters = resized(room.sitters, options.players)
        room.options = options
        for sitter in room.sitters:
            sitter.ready = False
        await room.changed()


@on(Ready)
async def ready(hub: Hub, connection: Connection, player: Player, message: Ready) -> None:
    room = room_of(player)
    async with room.lock:
        place = room.place_of(player)
        require(place >= 0, "no-place", "You have no place there.")
        require(room.play is None, "running", "A game is running.")
        if room.sitters[place].ready != message.ready:
            room.sitters[place].ready = message.ready
            await room.changed()


@on(GiveNumber)
async def give_number(hub: Hub, connection: Connection, player: Player, message: GiveNumber) -> None:
    check_number(message.number)
    room = room_of(player)
    async with room.lock:
        place = room.place_of(player)
        require(place >= 0, "no-place", "You have no place there.")
        if room.play is None and note_number(room, place, message):
            await room.changed()


@on(AddBot)
async def add_bot(hub: Hub, connection: Connection, player: Player, message: AddBot) -> None:
    room = as_host(player)
    async with room.lock:
        place = place_in(as_host(player, room), message.seat)
        require(room.sitters[place].free, "place-taken", "Somebody sits there.")
        room.sitters[place] = Sitter(bot_name(place, room.names), bot=True)
        await room.changed()


@on(Kick)
async def kick(hub: Hub, connection: Connection, player: Player, message: Kick) -> None:
    room = as_host(player, before_game=False)
    async with room.lock:
        as_host(player, room, before_game=False)
        sitter = room.sitters[place_in(room, message.seat)] if not message.player else None
        other = room.people.get(message.player or (sitter.player if sitter is not None else ""))
        require(other is not player, "not-yourself", "Leave the room instead.")
        if other is not None:
            await room.send_away(other)
        elif sitter is not None and sitter.bot:
            require(room.play is None, "running", "A game is running.")
            room.sitters[message.seat] = Sitter()
            await room.changed()


@on(MoveSeat)
async def move(hub: Hub, connection: Connection, player: Player, message: MoveSeat) -> None:
    room = as_host(player)
    async with room.lock:
        as_host(player, room)
        require(not room.in_series, "series", "Places stay as they are during a series.")
        first, second = place_in(room, message.first), place_in(room, message.second)
        if room.sitters[first] != room.sitters[second]:
            room.sitters[first], room.sitters[second] = room.sitters[second], room.sitters[first]
            await room.changed()


@on(StartGame)
async def start(hub: Hub, connection: Connection, player: Player, message: StartGame) -> None:
    room = as_host(player)
    async with room.lock:
        as_host(player, room)
        waiting = [sitter.name for sitter in room.sitters if sitter.player not in ("", player.id) and not sitter.ready]
        require(not waiting, "not-ready", f"Not ready: {', '.join(waiting)}.")
        check_options(room.options)
        await begin(room)


@on(Say)
async def say(hub: Hub, connection: Connection, player: Player, message: Say) -> None:
    room = room_of(player)
    text = clean_text(message.text)
    require(bool(text) != bool(message.phrase), "empty", "Say a text or a phrase.")
    require(len(message.text) <= TEXT_LENGTH, "too-long", f"A text has at most {TEXT_LENGTH} characters.")
    require(not message.phrase or message.phrase in PHRASES, "no-such-phrase", "There is no such phrase.")
    require_talk(room, player)
    require(hub.limits.chat.take(player.id), "too-fast", "Not so fast.")
    room.tell(Said(room.place_of(player), room.name_of(player), text, message.phrase))


def require_talk(room: Room, player: Player) -> None:
    """Refuse words and gestures of who plays at a silent table while the game runs."""
    silent = room.play is not None and room.place_of(player) >= 0 and setting(room.options, "silent") == "on"
    require(not silent, "silent", "Who plays at this table says and throws nothing while the game runs.")


@on(Throw)
async def throw(hub: Hub, connection: Connection, player: Player, message: Throw) -> None:
    room = room_of(player)
    place_in(room, message.seat)
    require_talk(room, player)
    require(hub.limits.chat.take(player.id), "too-fast", "Not so fast.")
    room.tell(Said(room.place_of(player), room.name_of(player), thrown=message.what, at=message.seat))

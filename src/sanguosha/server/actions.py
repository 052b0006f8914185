"""What each message of a client does."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sanguosha.engine.decisions.decision import IllegalAnswer
from sanguosha.engine.pieces.fairness import NUMBER_DIGITS, is_hex
from sanguosha.engine.pieces.random import Random
from sanguosha.modes.options import OptionError
from sanguosha.packages import PackageError
from sanguosha.server.doors.connection import Connection, Refusal
from sanguosha.server.doors.names import NAME_LENGTH, bot_name, clean_text
from sanguosha.server.doors.players import Player, new_secret
from sanguosha.server.games.play import NotAsked, Play
from sanguosha.server.kept.store import KeptPlayer, StoreError
from sanguosha.server.rooms.modes import room_mode, setting
from sanguosha.server.rooms.options import PHRASES, TEXT_LENGTH, BadOption, check_options
from sanguosha.server.rooms.places import Sitter, resized
from sanguosha.server.rooms.room import Room
from sanguosha.server.rooms.series import plays_series, same_rules
from sanguosha.server.rooms.story import story_for
from sanguosha.server.told.messages import (
    AddBot,
    AnswerQuestion,
    AskMenu,
    AskReason,
    AskStory,
    AutoPass,
    ClientMessage,
    CreateRoom,
    GiveNumber,
    HandOver,
    Hurry,
    JoinRoom,
    Kick,
    LeaveRoom,
    ListRooms,
    Lobby,
    MoveSeat,
    Ping,
    Pong,
    QuickPlay,
    Ready,
    Rename,
    Said,
    Say,
    SetOptions,
    StartGame,
    Throw,
    WatchRoom,
)  # fmt: skip
from sanguosha.tables import SEATS_LOT, TableError

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

STORY_COSTS = 10
LOBBY_LINES = 200
Action = Callable[["Hub", Connection, Player, Any], Awaitable[None]]
ACTIONS: dict[type, Action] = {}


def on(message: type) -> Callable[[Action], Action]:
    """Marks the action for a type of message."""

    def note(action: Action) -> Action:
        ACTIONS[message] = action
        return action

    return note


async def act(hub: Hub, connection: Connection, player: Player, message: ClientMessage) -> None:
    """Carry out a message. Raises ``Refusal``, or an error that ``refusal_for`` knows."""
    await ACTIONS[type(message)](hub, connection, player, message)


def refusal_for(error: Exception) -> Refusal | None:
    """How an error is told to the client; ``None`` for one that is a fault of the server."""
    if isinstance(error, NotAsked):
        return Refusal("not-asked", str(error))
    if isinstance(error, IllegalAnswer):
        return Refusal("illegal-answer", str(error))
    if isinstance(error, (BadOption, OptionError, PackageError, TableError)):
        return Refusal("bad-options", str(error))
    if isinstance(error, StoreError):
        return Refusal("not-stored", "Nothing can be stored at the moment; try again.")
    return None


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


# The lobby


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
        await room.begin(seat)
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


# The room


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
        await room.begin()


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


# The game


@on(AnswerQuestion)
async def answer(hub: Hub, connection: Connection, player: Player, message: AnswerQuestion) -> None:
    play, seat = in_game(player)
    room = room_of(player)
    await play.answer(seat, message.number, message.picks)
    room.played = True


@on(AskMenu)
async def menu(hub: Hub, connection: Connection, player: Player, message: AskMenu) -> None:
    play, seat = in_game(player)
    connection.tell(play.menu(seat, message.number, message.picks))


@on(AskReason)
async def explain(hub: Hub, connection: Connection, player: Player, message: AskReason) -> None:
    play, seat = in_game(player)
    connection.tell(play.reason(seat, message.number, message.picks, message.token))


@on(AskStory)
async def story(hub: Hub, connection: Connection, player: Player, message: AskStory) -> None:
    room = room_of(player)
    require(hub.limits.messages.take(player.id, STORY_COSTS), "too-fast", "Not so fast.")
    connection.tell(story_for(room, connection, player, message.before))


@on(HandOver)
async def hand_over(hub: Hub, connection: Connection, player: Player, message: HandOver) -> None:
    play, _ = in_game(player)
    room = room_of(player)
    async with room.lock:
        place = room.place_of(player)
        if room.play is play and place >= 0 and room.sitters[place].handed_over != message.on:
            room.sitters[place].handed_over = message.on
            await room.changed()
            play.wake()


@on(Hurry)
async def hurry(hub: Hub, connection: Connection, player: Player, message: Hurry) -> None:
    play, seat = in_game(player)
    require(not play.game.seats[seat].alive and not room_of(player).somebody_lives(), "not-out", "Somebody still plays.")
    play.hurry()


@on(AutoPass)
async def auto_pass(hub: Hub, connection: Connection, player: Player, message: AutoPass) -> None:
    play, seat = in_game(player)
    families = {kind.family for kind in play.game.ruleset.kind_by_id.values()}
    families |= {effect.kind.id for effect in play.game.effects if effect.kind.shown}
    require(message.family in families, "no-such-family", "There is no such family of cards, and no such soul.")
    if play.autopass.set(play.game, seat, message.family, message.how):
        play.wake()

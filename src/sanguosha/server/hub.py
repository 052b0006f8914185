"""The hub: players, rooms, connections; starting, resuming and ending; tidying up."""

from __future__ import annotations

import asyncio
import math

import msgspec
import structlog

from sanguosha.engine.pieces.fairness import commitment_to
from sanguosha.server.actions import act, refusal_for
from sanguosha.server.doors.connection import Connection, Refusal
from sanguosha.server.doors.core import Core
from sanguosha.server.doors.limits import Crowd, Limits
from sanguosha.server.doors.players import Player, Tokens, name_for, new_id
from sanguosha.server.games.play import Play
from sanguosha.server.kept.store import Keeping, KeptAnswer, KeptGame, KeptPlayer, KeptRoom, Store, StoreError
from sanguosha.server.program import clock
from sanguosha.server.program.garbage import Garbage
from sanguosha.server.program.metrics import Metrics
from sanguosha.server.program.settings import Settings
from sanguosha.server.rooms.games import run
from sanguosha.server.rooms.options import mode_for
from sanguosha.server.rooms.places import RoomText, new_code
from sanguosha.server.rooms.room import Room
from sanguosha.server.rooms.shown import room_replays
from sanguosha.server.told.messages import PROTOCOL, ClientMessage, Hello, RoomOptions, Welcome

log = structlog.get_logger()


class Hub:
    """Everything that one server serves."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.limits = Limits(settings)
        self.core = Core(settings.core_share)
        self.crowd = Crowd(settings.connections_per_address, settings.connections)
        self.players: dict[str, Player] = {}
        self.rooms: dict[str, Room] = {}
        self.tokens = Tokens(b"")
        self.draining = False
        self.keeping = Keeping(settings.guest_kept, settings.replay_kept, settings.replays, settings.imports)
        self._sweeper: asyncio.Task[None] | None = None
        self.metrics.rooms.set_function(lambda: len(self.rooms))
        self.metrics.games.set_function(self.games)
        self.metrics.draining.set_function(lambda: self.draining)

    # Starting and ending

    async def open(self) -> None:
        """Open the store and go on with everything that was kept there. Raises ``StoreError``."""
        await self.store.open()
        secret = self.settings.secret.encode() or await self.store.secret()
        self.tokens = Tokens(secret)
        kept = await self.store.rooms()
        for room in kept:
            await self._bring_back(room)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop; rooms and games are kept as they are."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            room.stop()
        await self.store.close()

    # Emptying

    def drain(self) -> None:
        """From now on no game begins; those that run go on to their end. Rooms are kept for the server that follows."""
        if not self.draining:
            self.draining = True
            log.info("server.draining", games=self.games())

    @property
    def drained(self) -> bool:
        """Whether the server was to be emptied and nobody plays any more."""
        return self.draining and not self.games()

    def games(self) -> int:
        """How many games run."""
        return sum(room.play is not None for room in self.rooms.values())

    def require_games(self) -> None:
        """Raise ``Refusal`` if no game may begin here any more."""
        if self.draining:
            raise Refusal("draining", "The server is about to be renewed; new games begin again in a while.")

    async def _bring_back(self, kept: KeptRoom) -> None:
        """A room as it was, its game at the very question at which it stood. A room that cannot be read stays in the store."""
        try:
            text = msgspec.json.decode(kept.state, type=RoomText)
        except msgspec.MsgspecError as error:
            log.error("room.not_read", room=kept.code, error=str(error))
            return
        room = Room(self, kept.code, text.options, text.host)
        room.sitters = text.sitters
        room.last_kept = text.last
        room.series = text.series
        room.sent_away = text.sent_away
        room.secret = text.secret or room.secret
        for id in [*(sitter.player for sitter in text.sitters if sitter.player), *text.spectators]:
            guest = await self.store.player(id)
            player = self.player(id, guest.name if guest is not None else "")
            player.room = room
            room.people[id] = player
            if id in text.spectators:
                room.spectators.append(player)
                room.call(player)
        room.stored()
        room.played = room.last_kept is not None
        self.rooms[room.code] = room
        if not kept.game:
            await self._promise(room, text)
            return
        game = await self.store.game(kept.game)
        answers = await self.store.answers(kept.game)
        people = {place for place, sitter in enumerate(room.sitters) if sitter.player}
        room.played = game is not None and any(game.places[answer.seat] in people for answer in answers)
        try:
            room.play = self._resumed(room, game, answers)
        except Exception as error:
            known = isinstance(error, StoreError)
            log.error("game.not_resumed", room=room.code, game=kept.game, error=str(error), exc_info=None if known else error)
            await self.store.end_game(kept.game, room.kept(), None, "")
            return
        await self._promise(room, text)
        log.info("game.resumed", room=room.code, game=kept.game)
        run(room)

    async def _promise(self, room: Room, kept: RoomText) -> None:
        """Keep the secret of the next game of a room that had none."""
        if not kept.secret:
            await self.store.save_room(room.kept())

    def _resumed(self, room: Room, game: KeptGame | None, answers: list[KeptAnswer]) -> Play:
        if game is None:
            raise StoreError("The game is not kept.")
        mode = mode_for(msgspec.json.decode(game.options, type=RoomOptions), game.wisher)
        rules = f"{mode.ruleset.version} {mode.ruleset.hash}"
        if rules != game.rules:
            raise StoreError(f"The game was begun with other rules ({game.rules}; these are {rules}).")
        play = Play(game, mode, room.options, room, self.store, self.metrics, room.core, self.settings.bots)
        play.resume(answers)
        return play

    async def _sweep(self) -> None:
        """Now and then: free the places of those who are gone, close rooms in which nobody is."""
        garbage = Garbage()
        purged = -math.inf
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            for room in list(self.rooms.values()):
                try:
                    await self._tidy(room)
                except Exception as error:
                    log.error("sweep.failed", room=room.code, exc_info=error)
            garbage.collect()
            try:
                await self._forget_the_gone()
                if clock.now() - purged >= self.settings.purge_every:
                    shown = [replay for room in self.rooms.values() for replay in room_replays(room)]
                    await self.store.purge(self.keeping, list(self.players), shown)
                    purged = clock.now()
            except StoreError as error:
                log.error("sweep.not_stored", error=str(error))

    async def _forget_the_gone(self) -> None:
        """Who is neither here nor in a room is found in the store when they come back."""
        gone = [one.id for one in self.players.values() if one.room is None and not one.here]
        if gone:
            await self.store.saw(gone)
        for id in gone:
            if self.players[id].room is None and not self.players[id].here:
                del self.players[id]

    async def _tidy(self, room: Room) -> None:
        async with room.lock:
            if room.closed:
                return
            if room.somebody_here():
                room.empty_since = clock.now()
            elif clock.now() - room.empty_since > (self.settings.room_kept if room.played else self.settings.unplayed_kept):
                log.info("room.closed", room=room.code)
                await room.close()
                return
            gone = [one for one in room.spectators if one.gone_for() > self.settings.place_kept]
            if room.play is None:
                gone += [one for one in room.seated if one.gone_for() > self.settings.place_kept]
            for player in gone:
                if not room.closed:
                    await room.leave(player)

    # Players and connections

    def player(self, id: str, name: str) -> Player:
        """The player of this id, who perhaps is here for the first time since the start."""
        if id not in self.players:
            self.players[id] = Player(id, name_for(name, id))
        return self.players[id]

    @property
    def promises(self) -> bool:
        """Whether games are shuffled by a secret promised before and the players' numbers, and not by a fixed seed."""
        return self.settings.seed < 0

    def welcome(self, player: Player) -> Welcome:
        """Tells a player who it is and where."""
        room = player.room.code if player.room is not None else ""
        commitment = commitment_to(player.secret) if self.promises else ""
        return Welcome(PROTOCOL, self.tokens.make(player.id), player.id, player.name, room, commitment)

    async def take(self, connection: Connection, message: ClientMessage) -> None:
        """Carry out a message. Raises ``Refusal``."""
        self.metrics.messages.labels(type(message).__name__).inc()
        try:
            if isinstance(message, Hello):
                await self._hello(connection, message)
            elif connection.player is None:
                raise Refusal("hello-first", "The first message is hello.")
            else:
                await act(self, connection, connection.player, message)
        except (ValueError, StoreError) as error:
            refusal = refusal_for(error)
            if refusal is None:
                raise
            raise refusal from error

    async def _hello(self, connection: Connection, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            raise Refusal("wrong-protocol", f"This server speaks version {PROTOCOL}, not {message.protocol}; load the page again.")
        if connection.player is not None:
            raise Refusal("already-greeted", "This connection has said hello.")
        player = await self._greet(message, connection.source)
        if player.room is not None:
            await player.room.recall()
        connection.player = player
        player.connections.append(connection)
        connection.tell(self.welcome(player))
        room = player.room
        if room is not None:
            room.source = room.source or connection.source
            room.show(connection, player)
            if len(player.connections) == 1:
                room.came(player)

    async def _greet(self, message: Hello, source: str) -> Player:
        """The player of the token; a new one if it is not (or no longer) known."""
        id = self.tokens.player(message.token) if message.token else ""
        if id and id in self.players:
            return self.players[id]
        kept = await self.store.player(id) if id else None
        if kept is None:
            if not id and not self.limits.guests.take(source):
                raise Refusal("too-many-guests", "Too many new guests have come from your address; try again later.")
            id = id or new_id()
            kept = KeptPlayer(id, name_for(message.name, id))
            await self.store.save_player(kept)
        return self.player(kept.id, kept.name)

    async def gone(self, connection: Connection) -> None:
        """A connection has ended."""
        player = connection.player
        if player is None:
            return
        player.connections.remove(connection)
        if not player.connections:
            player.since = clock.now()
        room = player.room
        if room is not None:
            room.hide(connection)
            if not player.connections:
                room.went(player)

    # Rooms

    def new_room(self, options: RoomOptions, host: Player, source: str) -> Room:
        """A new room with a code of its own. Raises ``Refusal`` when there are too many, in all or from there, or no game could
        begin in it."""
        self.require_games()
        if len(self.rooms) >= self.settings.rooms:
            raise Refusal("too-many-rooms", "There are too many rooms; try again later.")
        if sum(room.source == source for room in self.rooms.values()) >= self.settings.rooms_per_address:
            raise Refusal("too-many-rooms", "There are too many rooms from your address; try again when one of them is closed.")
        if not self.limits.rooms.take(host.id):
            raise Refusal("too-many-rooms", "You have opened too many rooms; try again later.")
        code = new_code()
        while code in self.rooms:
            code = new_code()
        room = Room(self, code, options, host.id, source)
        self.rooms[code] = room
        return room

    def forget(self, room: Room) -> None:
        """A room is closed."""
        self.rooms.pop(room.code, None)

"""Rooms: who sits where, who is the host, and what everybody there is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from sanguosha.engine.pieces.fairness import commitment_to, seed_from
from sanguosha.server.doors.connection import Connection
from sanguosha.server.doors.core import Part
from sanguosha.server.doors.names import unlike
from sanguosha.server.doors.players import Player, new_secret
from sanguosha.server.games.play import Play
from sanguosha.server.kept.store import KeptRoom, StoreError
from sanguosha.server.program import clock
from sanguosha.server.rooms.ended import Ended, LastGame, recall
from sanguosha.server.rooms.gallery import Gallery
from sanguosha.server.rooms.games import end
from sanguosha.server.rooms.places import Picture, RoomText, Sitter
from sanguosha.server.rooms.series import RoomSeries
from sanguosha.server.rooms.shown import room_line, room_state
from sanguosha.server.told.messages import Refused, RoomLine, RoomOptions, RoomState, ServerMessage

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

# Of those who were sent away so many are remembered.
MOST_SENT_AWAY = 200


class Room:
    """A room and the people in it. Changes are kept before anybody is told of them.

    It is the company of the game that runs in it (``play``); ``last`` is the one that ended, to be looked at until the next begins.
    ``source`` is from where it was opened, or where somebody of it was seen first since the server was started; ``played`` whether
    any person ever answered a question there.
    """

    def __init__(self, hub: Hub, code: str, options: RoomOptions, host: str, source: str = "") -> None:
        self.hub = hub
        self.code = code
        self.options = options
        self.host = host
        self.source = source
        self.core = Part(hub.core, lambda: self.source)
        self.sitters = [Sitter() for _ in range(options.players)]
        self.people: dict[str, Player] = {}
        self.spectators: list[Player] = []
        self.spectator_names: dict[str, str] = {}
        self.sent_away: list[str] = []
        self.gallery = Gallery(options.spectator_delay)
        self.play: Play | None = None
        self.last: Ended | None = None
        self.last_kept: LastGame | None = None
        self.series: RoomSeries | None = None
        self.secret = new_secret()
        self.lock = asyncio.Lock()
        self.empty_since = clock.now()
        self.closed = False
        self.played = False
        self._stored = self._picture()
        self.task: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Task[None]] = set()

    # Who is there

    def place_of(self, player: Player) -> int:
        """The place of a player, -1 if it has none."""
        return next((place for place, sitter in enumerate(self.sitters) if sitter.player == player.id), -1)

    def seat_of(self, player: Player) -> int:
        """The seat of a player in the running game, -1 if it has none."""
        place = self.place_of(player)
        return self.play.kept.places.index(place) if self.play is not None and place >= 0 else -1

    def free_place(self) -> int:
        """The first free place, -1 if there is none."""
        return next((place for place, sitter in enumerate(self.sitters) if sitter.free), -1)

    @property
    def seated(self) -> list[Player]:
        """The players that have a place."""
        return [self.people[sitter.player] for sitter in self.sitters if sitter.player]

    @property
    def everybody(self) -> list[Player]:
        """Players and spectators."""
        return [*self.seated, *self.spectators]

    @property
    def names(self) -> list[str]:
        """What everybody here is called."""
        return [sitter.name for sitter in self.sitters if not sitter.free] + [self.name_of(one) for one in self.spectators]

    def name_of(self, player: Player) -> str:
        """What a player is called here."""
        place = self.place_of(player)
        return self.sitters[place].name if place >= 0 else self.spectator_names.get(player.id, player.name)

    def call(self, player: Player) -> None:
        """Have a player called by a name that nobody else has here, its own if that can be."""
        place = self.place_of(player)
        others = [sitter.name for at, sitter in enumerate(self.sitters) if not sitter.free and at != place]
        others += [self.name_of(one) for one in self.spectators if one is not player]
        name = unlike(player.name, others)
        if place >= 0:
            self.sitters[place].name = name
        else:
            self.spectator_names[player.id] = name

    # The company of the game

    def bot_plays(self, seat: int) -> bool:
        assert self.play is not None
        sitter = self.sitters[self.play.kept.places[seat]]
        return sitter.bot or sitter.handed_over or self.people[sitter.player].gone_for() > self.hub.settings.away_after

    def in_company(self, seat: int) -> bool:
        assert self.play is not None
        mine = self.play.kept.places[seat]
        return any(one.here for one in self.spectators) or any(
            sitter.player for place, sitter in enumerate(self.sitters) if place != mine
        )

    def somebody_lives(self) -> bool:
        assert self.play is not None
        places = self.play.kept.places
        return any(seat.alive and self.sitters[places[seat.index]].player for seat in self.play.game.seats)

    def somebody_here(self) -> bool:
        return any(one.here for one in self.everybody)

    async def game_over(self, play: Play) -> None:
        await end(self, play)

    # Keeping and telling

    def kept(self) -> KeptRoom:
        """The room as it is kept."""
        last = self.last_kept if self.play is None else None
        watchers = [one.id for one in self.spectators]
        text = RoomText(self.options, self.host, self.sitters, watchers, last, self.series, self.sent_away, self.secret)
        return KeptRoom(self.code, self.play.kept.id if self.play is not None else "", msgspec.json.encode(text).decode())

    async def changed(self) -> None:
        """Keep the room as it is now, and show it to everybody. If that fails, the room is as it was before."""
        with self.as_before():
            await self.hub.store.save_room(self.kept())
        self.tell_state()

    @contextmanager
    def as_before(self) -> Iterator[None]:
        """What is stored in here counts; if it cannot be stored, all is as it was stored last."""
        try:
            yield
        except StoreError:
            self._go_back()
            raise
        self.stored()

    def stored(self) -> None:
        """The room is as it is stored."""
        self._stored = self._picture()

    def _picture(self) -> Picture:
        sitters = [msgspec.structs.replace(sitter) for sitter in self.sitters]
        people, away = dict(self.people), list(self.sent_away)
        return Picture(sitters, list(self.spectators), people, self.host, self.options, self.series, away, self.secret)

    def _go_back(self) -> None:
        before, there = self._stored, self.people
        for player in there.values():
            player.room = None
        self.sitters = [msgspec.structs.replace(sitter) for sitter in before.sitters]
        self.spectators, self.people = list(before.spectators), dict(before.people)
        self.host, self.options, self.series, self.secret = before.host, before.options, before.series, before.secret
        self.sent_away = list(before.sent_away)
        for player in self.people.values():
            player.room = self
        if not self.people:
            self.closed = True
            self.hub.forget(self)

    def tell(self, message: ServerMessage) -> None:
        """Say something to everybody, to spectators when they may know it."""
        for player in self.seated:
            player.tell(message)
        self.gallery.tell(message)

    def tell_state(self) -> None:
        """Show the room to everybody."""
        for player in self.seated:
            player.tell(self.state(player))
        if self.spectators:
            self.gallery.tell(self.state(self.spectators[0]))

    def state(self, player: Player) -> RoomState:
        """The room as a player sees it."""
        return room_state(self, player)

    def line(self) -> RoomLine:
        """The room in the lobby."""
        return room_line(self)

    # Coming and going

    def sit(self, player: Player, place: int) -> None:
        """A player takes a free place."""
        self.sitters[place] = Sitter(player.name, player.id)
        self.people[player.id] = player
        player.room = self
        self.call(player)

    def look_on(self, player: Player) -> None:
        """A player becomes a spectator."""
        self.spectators.append(player)
        self.people[player.id] = player
        player.room = self
        self.call(player)

    async def recall(self) -> None:
        """Have the game at hand that ended last, perhaps before the server was started."""
        if self.last is None and self.last_kept is not None and self.play is None:
            found = await recall(self.hub.store, self.last_kept)
            if self.last is None and self.play is None:
                self.last = found

    def show(self, connection: Connection, player: Player) -> None:
        """Show the room and its game, or the one that ended last, to a connection of somebody in it."""
        state = self.state(player)
        early = player in self.spectators and self.play is None and self.gallery.behind
        if early:
            state.series = None
        connection.tell(state)
        if player in self.spectators:
            if not self.gallery_listens():
                self.gallery.forget()
            self.gallery.enter(connection)
            if self.play is not None:
                self.play.publish()
        elif self.play is not None:
            connection.watching = self.play.watch(self.seat_of(player), connection.tell)
            self.play.wake()
        if self.play is None and self.last is not None and not early:
            connection.tell(self.last.update(player.id))
            connection.tell(self.last.finished)

    def hide(self, connection: Connection) -> None:
        """A connection does not show the room any more."""
        self.gallery.leave(connection)
        if connection.watching is not None and self.play is not None:
            self.play.unwatch(connection.watching)
        connection.watching = None

    async def leave(self, player: Player, why: Refused | None = None) -> None:
        """Somebody leaves for good (``why``, if not by itself); in a game a bot plays on. The host passes on, and without players
        the room is closed."""
        place = self.place_of(player)
        if place >= 0:
            self.sitters[place] = (
                Sitter(self.sitters[place].name, bot=True) if self.play is not None or self.in_series else Sitter()
            )
        if player in self.spectators:
            self.spectators.remove(player)
            self.spectator_names.pop(player.id, None)
        self.people.pop(player.id, None)
        player.room = None
        if self.seated:
            if player.id == self.host:
                self.pass_on_host()
            await self.changed()
        else:
            with self.as_before():
                await self.close()
        for connection in player.connections:
            self.hide(connection)
        if why is not None:
            player.tell(why)
        player.tell(self.hub.welcome(player))
        if self.play is not None:
            self.play.wake()

    async def send_away(self, player: Player) -> None:
        """The host does not want this player here any more."""
        self.sent_away = [*self.sent_away, player.id][-MOST_SENT_AWAY:]
        await self.leave(player, Refused("kicked", "The host has sent you away."))

    def pass_on_host(self) -> None:
        """The next player, rather one who is here, becomes host."""
        others = [one for one in self.seated if one.id != self.host]
        if others:
            self.host = next((one for one in others if one.here), others[0]).id

    async def close(self) -> None:
        """Send everybody away and forget the room."""
        await self.hub.store.drop_room(self.code)
        self.closed = True
        if self.task is not None:
            self.task.cancel()
        self.gallery.close()
        if self.play is not None:
            self.play.close()
            self.play = None
        for player in self.everybody:
            for connection in player.connections:
                self.hide(connection)
            player.room = None
            player.tell(self.hub.welcome(player))
        self.hub.forget(self)

    def came(self, player: Player) -> None:
        """Somebody of the room is back."""
        self.tell_state()
        if self.play is not None:
            self.play.wake()

    def went(self, player: Player) -> None:
        """Somebody of the room has no connection any more; a bot plays when it stays away."""
        self.tell_state()
        if self.play is not None:
            self.play.wake()
        task = asyncio.create_task(self._look_after(player), name="away")
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _look_after(self, player: Player) -> None:
        """See what becomes of somebody who is away: a bot plays, and another one is host."""
        await asyncio.sleep(self.hub.settings.away_after + 0.01)
        async with self.lock:
            if self.closed or player.here or player.room is not self:
                return
            if player.id == self.host and self.somebody_here():
                self.pass_on_host()
                with suppress(StoreError):
                    await self.changed()
            if self.play is not None:
                self.play.wake()

    # Games

    @property
    def in_series(self) -> bool:
        """Whether a series has begun and is not over."""
        return self.series is not None and not self.series.over

    @property
    def seed(self) -> int:
        """The seed of the next game: from the secret promised for it and the numbers that came since, if it is not fixed."""
        numbers = [sitter.number for sitter in self.sitters if sitter.number]
        return seed_from(self.secret, numbers) if self.hub.promises else self.hub.settings.seed

    @property
    def commitment(self) -> str:
        """What everybody is told of the secret of the game that runs, or of the next one."""
        if not self.hub.promises:
            return ""
        return commitment_to(self.secret if self.play is None else self.play.kept.secret)

    def number_of(self, place: int) -> str:
        """What the player of a place gave for the shuffle of the game that runs, or of the next one."""
        if self.play is None:
            return self.sitters[place].number
        kept = self.play.kept
        return kept.numbers[kept.places.index(place)] if kept.numbers else ""

    def gallery_listens(self) -> bool:
        """Whether somebody in the gallery is to be told, now or after its delay, or may come to see how the game ended."""
        return self.gallery.listens or self.play is None or self.play.session.over

    def stop(self) -> None:
        """The server ends; what is kept goes on when it starts again."""
        self.gallery.close()
        for task in self._waiting:
            task.cancel()
        if self.task is not None:
            self.task.cancel()

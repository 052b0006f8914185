"""Spectators: they are told what is public, after the delay of their room."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from sanguosha.server.program import clock
from sanguosha.server.told.messages import ServerMessage, Update

if TYPE_CHECKING:
    from sanguosha.server.doors.connection import Connection


class Gallery:
    """The connections of spectators, and what waits until they may know it."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.connections: list[Connection] = []
        self._shown: Update | None = None
        self._game = ""
        self._waiting: deque[tuple[float, ServerMessage, str]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def listens(self) -> bool:
        """Whether anything need be told."""
        return bool(self.connections) or self.delay > 0

    @property
    def behind(self) -> bool:
        """Whether something waits to be told."""
        return bool(self._waiting)

    def told_of(self, game: str) -> int:
        """How many events of this game those who look on may know by now."""
        shown = self._shown
        return shown.past + len(shown.events) if shown is not None and self._game == game else 0

    def enter(self, connection: Connection) -> None:
        """A spectator comes; sees the table as it may be seen by now."""
        self.connections.append(connection)
        if self._shown is not None:
            told = self.told_of(self._game)
            connection.tell(msgspec.structs.replace(self._shown, events=[], past=told))

    def forget(self) -> None:
        """What was shown last is not what is to be seen now."""
        self._shown = None

    def leave(self, connection: Connection) -> None:
        """A spectator goes."""
        if connection in self.connections:
            self.connections.remove(connection)

    def tell(self, message: ServerMessage, game: str = "") -> None:
        """Say something to all spectators when its time has come: of the game of this id, or about the room."""
        if self.delay == 0 and not self._waiting:
            self._release(message, game)
            return
        self._waiting.append((clock.now() + self.delay, message, game))
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.delay, self._on_time)

    def teller(self, game: str) -> Callable[[Update], None]:
        """How the game of this id tells what happens in it."""
        return lambda update: self.tell(update, game)

    def close(self) -> None:
        """Forget everything."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _on_time(self) -> None:
        self._timer = None
        now = clock.now()
        while self._waiting and self._waiting[0][0] <= now:
            _, message, game = self._waiting.popleft()
            self._release(message, game)
        if self._waiting:
            self._timer = asyncio.get_running_loop().call_later(max(self._waiting[0][0] - now, 0.001), self._on_time)

    def _release(self, message: ServerMessage, game: str) -> None:
        if isinstance(message, Update):
            self._shown, self._game = message, game
        for connection in list(self.connections):
            connection.tell(message)

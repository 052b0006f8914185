"""Spectators: they are told what is public, after the delay of their room."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from sanguosha.server import clock
from sanguosha.server.messages import ServerMessage, Update

if TYPE_CHECKING:
    from sanguosha.server.connection import Connection


class Gallery:
    """The connections of spectators, and what waits until they may know it."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.connections: list[Connection] = []
        self._shown: Update | None = None
        self._waiting: deque[tuple[float, ServerMessage]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def listens(self) -> bool:
        """Whether anything need be told."""
        return bool(self.connections) or self.delay > 0

    @property
    def behind(self) -> bool:
        """Whether something waits to be told."""
        return bool(self._waiting)

    def enter(self, connection: Connection) -> None:
        """A spectator comes; sees the table as it may be seen by now."""
        self.connections.append(connection)
        if self._shown is not None:
            connection.tell(msgspec.structs.replace(self._shown, events=[]))

    def forget(self) -> None:
        """What was shown last is not what is to be seen now."""
        self._shown = None

    def leave(self, connection: Connection) -> None:
        """A spectator goes."""
        if connection in self.connections:
            self.connections.remove(connection)

    def tell(self, message: ServerMessage) -> None:
        """Say something to all spectators when its time has come."""
        if self.delay == 0 and not self._waiting:
            self._release(message)
            return
        self._waiting.append((clock.now() + self.delay, message))
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.delay, self._on_time)

    def close(self) -> None:
        """Forget everything."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _on_time(self) -> None:
        self._timer = None
        now = clock.now()
        while self._waiting and self._waiting[0][0] <= now:
            self._release(self._waiting.popleft()[1])
        if self._waiting:
            self._timer = asyncio.get_running_loop().call_later(max(self._waiting[0][0] - now, 0.001), self._on_time)

    def _release(self, message: ServerMessage) -> None:
        if isinstance(message, Update):
            self._shown = message
        for connection in list(self.connections):
            connection.tell(message)

"""The web server with an eye on its event loop: how late that is, and when a server that is being emptied may end."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from sanguosha.server.hub import Hub
from sanguosha.server.program import clock

# How often uvicorn looks whether it should end.
TICK = 0.1
# How long those who played the last game may still look at its end.
LAST_WORDS = 10.0


class WatchedServer(uvicorn.Server):
    """Notes at every tick how late it comes. Once ``told_to_drain`` (a signal may do so) no game begins any more, and the server
    ends when the last one is over. It ends at once when its database belongs to another server. ``opened`` is called once it is
    open: it owns its database and listens."""

    def __init__(self, config: uvicorn.Config, hub: Hub, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.opened = opened
        self.told_to_drain = False
        self._due = 0.0
        self._played = -LAST_WORDS

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def on_tick(self, counter: int) -> bool:
        now = clock.now()
        if self._due:
            self.hub.metrics.lag.observe(max(now - self._due, 0.0))
        self._due = now + TICK
        if self.told_to_drain:
            self.hub.drain()
        if self.hub.games():
            self._played = now
        emptied = self.hub.drained and now - self._played >= LAST_WORDS
        return await super().on_tick(counter) or emptied or self.hub.store.lost

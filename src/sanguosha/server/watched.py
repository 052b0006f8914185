"""The web server with an eye on its event loop: how late that is, and when a server that is being emptied may end."""

from __future__ import annotations

import uvicorn

from sanguosha.server import clock
from sanguosha.server.hub import Hub

# How often uvicorn looks whether it should end.
TICK = 0.1


class WatchedServer(uvicorn.Server):
    """Notes at every tick how late it comes. Once ``told_to_drain`` (a signal may do so) no game begins any more, and the server
    ends when the last one is over. It ends at once when its database belongs to another server."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub
        self.told_to_drain = False
        self._due = 0.0

    async def on_tick(self, counter: int) -> bool:
        now = clock.now()
        if self._due:
            self.hub.metrics.lag.observe(max(now - self._due, 0.0))
        self._due = now + TICK
        if self.told_to_drain:
            self.hub.drain()
        return await super().on_tick(counter) or self.hub.drained or self.hub.store.lost

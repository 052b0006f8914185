"""What every request by HTTP must pass, whatever it is for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from sanguosha.server.doors.limits import source_of
from sanguosha.server.doors.origins import is_called, names_of

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub


NOT_HERE = "The server is not known by this name; the setting hosts tells those that it has."


class Guard:
    """Refuses requests that are meant for another host, and those of who asks too often; has those wait who use too much of the
    core. WebSockets are counted where they are served."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        settings = hub.settings
        self.names = names_of(settings.hosts, settings.origins, settings.host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        source = source_of(request.client.host if request.client is not None else "")
        served = self._refused(request, source) or self.app
        await self.hub.core.rested(source)
        await self.hub.core.metered(source, served(scope, receive, send))

    def _refused(self, request: Request, source: str) -> JSONResponse | None:
        """Why this request is not served, ``None`` if it is."""
        if not is_called(request.headers.get("host", ""), self.names):
            return JSONResponse({"error": NOT_HERE}, 421)
        requests = self.hub.limits.requests
        if requests.take(source):
            return None
        after = {"retry-after": str(math.ceil(requests.wait(source)))}
        return JSONResponse({"error": "Not so fast; try again in a minute."}, 429, after)

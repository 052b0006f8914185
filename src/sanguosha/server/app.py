"""The web app: the WebSocket, the HTTP interface and the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from sanguosha.server.doors.connection import Connection
from sanguosha.server.doors.limits import source_of
from sanguosha.server.doors.origins import is_called, names_of, origin_allowed
from sanguosha.server.http.guard import Guard
from sanguosha.server.http.web import SecurityHeaders, failed, not_served, routes
from sanguosha.server.hub import Hub
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import Store
from sanguosha.server.program.logs import set_up_logs
from sanguosha.server.program.metrics import Metrics
from sanguosha.server.program.settings import Settings, database_url


def create_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The app of a server; ``app.state.hub`` holds everything it serves."""
    set_up_logs(settings)
    metrics = Metrics()
    hub = Hub(settings, store if store is not None else SqlStore(database_url(settings), metrics), metrics)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    async def play(socket: WebSocket) -> None:
        await serve_socket(hub, socket)

    app = Starlette(
        routes=[WebSocketRoute("/ws", play), *routes(hub)],
        middleware=[Middleware(SecurityHeaders), Middleware(Guard, hub=hub), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={HTTPException: not_served, Exception: failed},
        lifespan=lifespan,
    )
    app.state.hub = hub
    return app


async def serve_socket(hub: Hub, socket: WebSocket) -> None:
    """Serve one WebSocket, if it comes from the right page and there is room."""
    settings, host = hub.settings, socket.headers.get("host", "")
    names = names_of(settings.hosts, settings.origins, settings.host)
    if not is_called(host, names) or not origin_allowed(socket.headers.get("origin"), host, settings.origins):
        await socket.close(1008)
        return
    source = source_of(socket.client.host if socket.client is not None else "")
    if not hub.limits.requests.take(source) or not hub.crowd.enter(source):
        await socket.close(1013)
        return
    hub.metrics.connections.inc()
    try:
        await Connection(hub, socket, source).serve()
    finally:
        hub.crowd.leave(source)
        hub.metrics.connections.dec()

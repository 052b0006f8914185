"""Running the server: the port, the database, the browser, the end."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog
import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sanguosha.server.app import create_app
from sanguosha.server.doors.sockets import BACKLOG, Doors, raise_file_limit, watched_http, watched_socket
from sanguosha.server.http.watched import WatchedServer
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import StoreError
from sanguosha.server.program.garbage import set_up_garbage
from sanguosha.server.program.settings import Settings, SettingsError, database_url

GRACE = 5
log = structlog.get_logger()


def serve(settings: Settings) -> int:
    """Serve until told to stop; returns the exit code. Raises ``SettingsError`` if the port or the database cannot be used."""
    listener = listen(settings)
    try:
        asyncio.run(check_database(settings))
    except StoreError as error:
        listener.close()
        raise SettingsError(str(error)) from None
    server = make_server(settings, partial(opened, settings, listener.getsockname()[1]))
    set_up_garbage()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, lambda *_: setattr(server, "told_to_drain", True))
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    log.info("server.closed")
    return 0 if server.started and not server.hub.store.lost else 1


def opened(settings: Settings, port: int) -> None:
    """The server is open: say where, and show the page."""
    url = f"http://{shown_host(settings.host)}:{port}/"
    log.info("server.open", url=url)
    if settings.browser:
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


def make_server(settings: Settings, opened: Callable[[], None] = lambda: None) -> WatchedServer:
    """The web server; it is given the sockets to listen on when it runs, and calls ``opened`` when it does."""
    doors = Doors(settings, raise_file_limit())
    app = create_app(settings)
    app.state.doors = doors
    config = uvicorn.Config(
        app,
        http=watched_http(AutoHTTPProtocol, doors),
        ws=watched_socket(WebSocketsSansIOProtocol, doors),
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
    )
    return WatchedServer(config, app.state.hub, opened)


def listen(settings: Settings) -> socket.socket:
    """The socket of the server's port."""
    where = (settings.host, settings.port)
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listener = socket.create_server(where, family=family, backlog=BACKLOG)
        # Connections inherit it. Without it a message that follows another one waits for the client's acknowledgement: 40 ms.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
        return listener
    except (OSError, UnicodeError, TypeError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).split(" (while")[0]
        hint = " Name another one with “sanguosha serve --port”." if getattr(error, "errno", 0) == errno.EADDRINUSE else ""
        raise SettingsError(f"The server cannot listen on {settings.host}, port {settings.port}: {reason}.{hint}") from None


async def check_database(settings: Settings) -> None:
    """Raise ``StoreError`` unless the database can be used; brings its tables up to date."""
    store = SqlStore(database_url(settings))
    await store.open()
    await store.close()


def shown_host(host: str) -> str:
    """How a browser on this machine reaches the server."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host

"""What is served by HTTP: the page, facts, texts, replays, health and figures."""

from __future__ import annotations

from hmac import compare_digest
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sanguosha.server.doors.origins import from_this_machine
from sanguosha.server.http.interface import Interface
from sanguosha.server.http.packed import PackedFiles
from sanguosha.server.kept.store import StoreError

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

PAGE = Path(__file__).parents[1] / "page"
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>sanguosha</title>
<h1>三国杀</h1><p>The server runs, but its page is not built. Build it with <code>make page</code>
(or <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>) and load this page again.</p></html>"""


async def not_served(request: Request, error: Exception) -> Response:
    """A request for what there is not, or for what cannot be done with it."""
    assert isinstance(error, HTTPException)
    sentences = {404: f"There is nothing at {request.url.path}.", 405: f"{request.method} is not for {request.url.path}."}
    sentence = sentences.get(error.status_code, str(error.detail).rstrip(".") + ".")
    return JSONResponse({"error": sentence}, error.status_code, error.headers)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of the server."""
    return JSONResponse({"error": "The server failed to do this."}, 500)


class SecurityHeaders:
    """Puts the headers that keep browsers safe on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def routes(hub: Hub) -> list[BaseRoute]:
    """All routes but the WebSocket."""

    async def alive(request: Request) -> Response:
        """Whether the process runs: what is asked by whom would start it again, which mends no database that is away."""
        return JSONResponse({"status": "ok"})

    async def health(request: Request) -> Response:
        try:
            await hub.store.ping()
        except StoreError as error:
            return JSONResponse({"status": "failing", "database": str(error)}, 503)
        return JSONResponse({"status": "ok", "database": "ok"})

    async def ready(request: Request) -> Response:
        """Whether new games may begin here: what a proxy asks that chooses among servers, or waits for the new one."""
        return JSONResponse({"status": "draining"}, 503) if hub.draining else await health(request)

    async def figures(request: Request) -> Response:
        if not may_read_figures(request, hub.settings.metrics_token):
            return JSONResponse({"error": "The figures are told on the machine itself, or for the token of the settings."}, 403)
        return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")

    found: list[BaseRoute] = [
        Route("/livez", alive),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", figures),
        *Interface(hub).routes(),
    ]
    return [*found, *page_routes(Path(hub.settings.page) if hub.settings.page else PAGE)]


def may_read_figures(request: Request, token: str) -> bool:
    """Whether a request brings the token; if none is set, whether it comes from this machine."""
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return from_this_machine(request.client.host if request.client is not None else "", request.headers)


def page_routes(folder: Path) -> list[BaseRoute]:
    """The built page, or one that tells how to build it."""
    if (folder / "index.html").is_file():
        return [Mount("/", PackedFiles(directory=folder, html=True))]

    async def missing(request: Request) -> Response:
        return HTMLResponse(NO_PAGE)

    return [Route("/", missing)]

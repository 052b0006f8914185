"""The HTTP interface under ``/api``: facts, texts, replays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import cache, partial
from typing import IO, TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from sanguosha.engine.views.view import SPECTATOR
from sanguosha.server.doors.limits import Crowd, source_of
from sanguosha.server.doors.origins import origin_allowed
from sanguosha.server.games.replays import NOT_A_RECORD, Longest, write_frames, write_line
from sanguosha.server.http.apart import PIECE_SIZE, Bounds, Work, run_apart, unpacked
from sanguosha.server.http.catalogue import catalogue
from sanguosha.server.http.packed import Packed
from sanguosha.server.kept.store import ReplayLine, StoreError
from sanguosha.texts import TextError, locale_named, sources

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

LISTED = 100
IMPORT_COSTS = 5
AT_ONE_TIME = 2
MOST_WAITING = 32
MOST_OF_ONE = 8
# In bytes, compressed: frames of any game that is worth looking at are far fewer.
LONGEST_FRAMES = 16_000_000
PRIVATE = {"cache-control": "no-store"}
CACHED = "public, max-age=300"


class Problem(Exception):
    """A request that cannot be served: status and one sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Interface:
    """The interface of one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._threads = CapacityLimiter(AT_ONE_TIME)
        self._asking = Crowd(MOST_OF_ONE, AT_ONE_TIME + MOST_WAITING)
        # A lock is there as long as somebody of its address waits for it.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def routes(self) -> list[BaseRoute]:
        """The routes under ``/api``."""
        table: list[tuple[str, str, Any]] = [
            ("GET", "/api/catalogue", self.catalogue),
            ("GET", "/api/texts/{language}", self.texts),
            ("GET", "/api/replays", self.replays),
            ("POST", "/api/replays", self.bring),
            ("GET", "/api/replays/{id}", self.record),
            ("PUT", "/api/replays/{id}/shared", self.share),
            ("DELETE", "/api/replays/{id}/shared", self.unshare),
            ("GET", "/api/replays/{id}/frames", self.frames),
        ]
        return [Route(path, self._told(endpoint), methods=[method]) for method, path, endpoint in table]

    def _told(self, endpoint: Any) -> Any:
        """The endpoint, with its problems told as JSON: ``{"error": sentence}``."""

        async def told(request: Request) -> Response:
            try:
                found: Response = await endpoint(request)
            except Problem as problem:
                return JSONResponse({"error": str(problem)}, problem.status)
            except (*NOT_A_RECORD, TextError) as error:
                return JSONResponse({"error": str(error)}, 400)
            except StoreError:
                return JSONResponse({"error": "The database cannot be used at the moment; try again."}, 503)
            return found

        return told

    async def catalogue(self, request: Request) -> Response:
        """``GET /api/catalogue``"""
        return packed_catalogue().answer(request, CACHED)

    async def texts(self, request: Request) -> Response:
        """``GET /api/texts/{language}``: the Fluent source of each package, the common texts under the empty name."""
        return packed_texts(locale_named(request.path_params["language"])).answer(request, CACHED)

    async def replays(self, request: Request) -> Response:
        """``GET /api/replays``: the latest that are shared, newest first; with ``mine=1`` those of who asks."""
        if request.query_params.get("mine", "") not in ("1", "true", "yes"):
            return answer(await self.hub.store.replays(LISTED))
        return answer(await self.hub.store.replays_of(self._guest(request), LISTED), PRIVATE)

    async def share(self, request: Request) -> Response:
        """``PUT /api/replays/{id}/shared``: everybody shall find it."""
        return await self._share(request, True)

    async def unshare(self, request: Request) -> Response:
        """``DELETE /api/replays/{id}/shared``: only who knows it shall find it."""
        return await self._share(request, False)

    async def _share(self, request: Request, listed: bool) -> Response:
        if not await self.hub.store.share(request.path_params["id"], self._guest(request), listed):
            raise Problem(404, "There is no such replay of yours.")
        return answer({"listed": listed})

    def _guest(self, request: Request) -> str:
        """Who asks, by the token of the ``Authorization``."""
        player = self._guest_if_any(request)
        if not player:
            raise Problem(401, "Say who you are, by “Authorization: Bearer” and the token of the welcome.")
        return player

    def _guest_if_any(self, request: Request) -> str:
        sort, _, token = request.headers.get("authorization", "").partition(" ")
        return self.hub.tokens.player(token.strip()) if sort.lower() == "bearer" else ""

    async def record(self, request: Request) -> Response:
        """``GET /api/replays/{id}``: the record as text."""
        id = request.path_params["id"]
        headers = {"content-disposition": f'attachment; filename="{id}.record"'}
        return Response(await self._text(id), media_type="text/plain; charset=utf-8", headers=headers)

    async def frames(self, request: Request) -> Response:
        """``GET /api/replays/{id}/frames?seat=&open=``: every step as that seat may know it."""
        text = await self._text(request.path_params["id"])
        viewer = seat_of(request.query_params.get("seat", ""))
        self._take(request, 1)
        open_hands = request.query_params.get("open", "") in ("1", "true", "yes")
        made = await self._apart(request, partial(write_frames, text, viewer, open_hands, self.hub.settings.import_seconds))
        packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"cache-control": "private, max-age=3600", "vary": "Accept-Encoding"}
        if packed:
            headers["content-encoding"] = "gzip"
        return StreamingResponse(pieces(made, packed), media_type="application/json", headers=headers)

    async def bring(self, request: Request) -> Response:
        """``POST /api/replays``: keep the record of a game played elsewhere."""
        settings = self.hub.settings
        if not origin_allowed(request.headers.get("origin"), request.headers.get("host", ""), settings.origins):
            raise Problem(403, "Records are only taken from the page of this server.")
        self._take(request, IMPORT_COSTS)
        text = await body_of(request, settings.import_size)
        longest = Longest(settings.import_rounds, settings.import_steps)
        with await self._apart(request, partial(write_line, text, longest, settings.import_seconds)) as made:
            line = msgspec.json.decode(b"".join(unpacked(made)), type=ReplayLine)
        await self.hub.store.add_replay(line, text, self._guest_if_any(request))
        return answer(line, status=201)

    async def _text(self, id: str) -> str:
        found = await self.hub.store.replay(id)
        if found is None:
            raise Problem(404, "There is no such replay.")
        return found[1]

    def _take(self, request: Request, cost: int) -> None:
        if not self.hub.limits.replays.take(source_from(request), cost):
            raise Problem(429, "Not so fast; try again in a few seconds.")

    async def _apart(self, request: Request, work: Work) -> IO[bytes]:
        """What is made in a process of its own, beside the games; few of them at one time, and one for each address."""
        source = source_from(request)
        if not self._asking.enter(source):
            raise Problem(503, "Too many replays are asked for at the moment; try again in a few seconds.")
        settings = self.hub.settings
        bounds = Bounds(settings.import_seconds, settings.import_memory, LONGEST_FRAMES)
        try:
            async with self._turns.setdefault(source, asyncio.Lock()):
                return await to_thread.run_sync(run_apart, work, bounds, limiter=self._threads)
        finally:
            self._asking.leave(source)


def source_from(request: Request) -> str:
    """Who asks, as limits know them."""
    return source_of(request.client.host if request.client is not None else "")


async def pieces(made: IO[bytes], packed: bool) -> AsyncIterator[bytes]:
    """What was made, piece by piece, as fast as it is taken."""
    with made:
        for piece in iter(partial(made.read, PIECE_SIZE), b"") if packed else unpacked(made):
            yield piece


@cache
def packed_catalogue() -> Packed:
    """What there is to play with."""
    return Packed(msgspec.json.encode(catalogue()), "application/json")


@cache
def packed_texts(locale: str) -> Packed:
    """All texts of a language."""
    return Packed(msgspec.json.encode(sources(locale)), "application/json")


def answer(value: object, headers: dict[str, str] | None = None, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def seat_of(text: str) -> int:
    """The seat that a query names; a spectator's view if it names none."""
    if text in ("", "-1"):
        return SPECTATOR
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Problem(400, f"“{text}” is no seat; seats count from 0.")
    return int(text)


async def body_of(request: Request, limit: int) -> str:
    """The body of a request, if it is text and not too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Problem(413, f"A record has at most {limit} bytes.")
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Problem(400, "This is no record: it is not UTF-8 text.") from None

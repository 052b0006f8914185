"""Open sockets: how many there may be, from one address and in all, and how long one may say nothing.

What stands in front of the app counts sockets from the moment they are accepted, so that the process never runs out of them.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sanguosha.server.doors.limits import Crowd, source_of
from sanguosha.server.doors.origins import among
from sanguosha.server.program.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit.
    resource = None  # type: ignore[assignment]

# So many are accepted at once before any of them is counted.
BACKLOG = 128
# What the process keeps open beside sockets of guests: files, the database, those that are accepted and not counted yet.
RESERVE = 256
FEWEST = 32
MOST_FILES = 65_536
HEADER_SIZE = 65_536


def raise_file_limit() -> int:
    """Have the process allowed as many open files as it may be; returns how many."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Visit:
    """An open socket. ``timer`` ends it, unless what is waited for comes before; ``waiting`` is for the rest of a request, of which
    so many bytes have come."""

    def __init__(self, transport: asyncio.Transport, source: str, counted: bool) -> None:
        self.transport = transport
        self.source = source
        self.counted = counted
        self.timer: asyncio.TimerHandle | None = None
        self.waiting = False
        self.bytes = 0


class Doors:
    """All open sockets. When there are as many as may be, the one that has said nothing for longest goes for a new one."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.most = max(min(settings.sockets, files - RESERVE), FEWEST)
        self._crowd = Crowd(settings.sockets_per_address, self.most)
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._silent: dict[asyncio.Transport, Visit] = {}

    @property
    def open(self) -> int:
        """How many sockets are open."""
        return len(self._visits)

    def enter(self, transport: asyncio.Transport) -> None:
        """A socket is open; if it is one too many, not for long. A proxy speaks for many and is not counted as one address."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        counted = not among(address, self.settings.proxies)
        source = source_of(address)
        # Nobody else goes for one that may not stay in any case.
        if len(self._visits) >= self.most and not (counted and self._crowd.has_all_from(source)):
            self._make_room()
        if len(self._visits) >= self.most or (counted and not self._crowd.enter(source)):
            transport.abort()
            return
        self._visits[transport] = Visit(transport, source, counted)
        self.waits(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        """A socket is closed."""
        self._silent.pop(transport, None)
        visit = self._visits.pop(transport, None)
        if visit is None:
            return
        if visit.timer is not None:
            visit.timer.cancel()
        if visit.counted:
            self._crowd.leave(visit.source)

    def waits(self, transport: asyncio.Transport, size: int = 0) -> None:
        """Of a request so many bytes more have come, but not all of its headers: for them there is not much time."""
        visit = self._visits.get(transport)
        if visit is None:
            return
        if not visit.waiting:
            self._silent[transport] = visit
            self._within(visit, self.settings.header_seconds)
            visit.waiting, visit.bytes = True, 0
        visit.bytes += size
        if visit.bytes > HEADER_SIZE:
            self._end(transport)

    def rests(self, transport: asyncio.Transport) -> None:
        """A request was answered; the answer has to be read, and perhaps another request comes."""
        visit = self._visits.get(transport)
        if visit is not None:
            self._silent.pop(transport, None)
            self._silent[transport] = visit
            self._within(visit, self.settings.request_seconds)

    def heard(self, transport: asyncio.Transport, seconds: float | None) -> None:
        """A request has come; it is over within this time, if there is one."""
        visit = self._visits.get(transport)
        if visit is not None:
            self._silent.pop(transport, None)
            self._within(visit, seconds)

    def _within(self, visit: Visit, seconds: float | None) -> None:
        visit.waiting = False
        if visit.timer is not None:
            visit.timer.cancel()
        later = asyncio.get_running_loop().call_later
        visit.timer = None if seconds is None else later(seconds, self._end, visit.transport)

    def _make_room(self) -> None:
        """The one that has said nothing for longest goes."""
        longest = next(iter(self._silent), None)
        if longest is not None:
            self._end(longest)

    def _end(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()


def watched_http(protocol: type[Any], doors: Doors) -> type[asyncio.Protocol]:
    """A protocol of uvicorn for HTTP whose sockets are counted, and timed."""

    class Watched(protocol):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            doors.enter(transport)

        def data_received(self, data: bytes) -> None:
            began = self._answering
            if not began:
                doors.waits(self.transport)
            super().data_received(data)
            # A WebSocket has another protocol by now.
            if self.transport.get_protocol() is not self or began:
                return
            if self._answering:
                doors.heard(self.transport, doors.settings.request_seconds)
            else:
                doors.waits(self.transport, len(data))

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self._answering:
                doors.heard(self.transport, doors.settings.request_seconds)
            else:
                doors.rests(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.leave(self.transport)
            super().connection_lost(exc)

        @property
        def _answering(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

    return Watched


def watched_socket(protocol: type[Any], doors: Doors) -> type[asyncio.Protocol]:
    """A protocol of uvicorn for WebSockets, to which a socket comes from that for HTTP; its connection sees to the time itself."""

    class Watched(protocol):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            doors.heard(transport, None)

        def on_task_complete(self, task: asyncio.Task[None]) -> None:
            super().on_task_complete(task)
            # What was said last has to be read.
            doors.heard(self.transport, doors.settings.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.leave(self.transport)
            super().connection_lost(exc)

    return Watched

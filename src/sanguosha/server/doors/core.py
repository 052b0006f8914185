"""The core that all games run on, shared among addresses: nobody's bots and requests take it from the others.

Work that takes long waits for its turn: one slice at a time, addresses one after the other; messages are read between two slices.
The time that the loop takes for an address is charged to it. Who has used more than its share waits, while there are others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from types import coroutine
from typing import Any

from sanguosha.server.program import clock

# So much may be used at once, in seconds of the core; it fills up again at the rate of the share.
BURST = 1.0
# Who was served so many seconds ago, or less, is there.
THERE = 5.0
LONGEST_WAIT = 1.0
MANY = 10_000


class Account:
    """What an address may still use, when that was so, and when it was served last."""

    def __init__(self, at: float) -> None:
        self.left = BURST
        self.at = at
        self.served = at


class Core:
    """Who may use the core now. With a ``share`` of 1 nobody ever waits for what it has used."""

    def __init__(self, share: float) -> None:
        self.share = share
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    def charge(self, source: str, seconds: float) -> None:
        """So much was used for an address."""
        account = self._account(source)
        account.left -= seconds
        account.served = account.at
        self._accounts.move_to_end(source)

    def debt(self, source: str) -> float:
        """The seconds until an address is within its share again; none if nobody else is there, or wants anything."""
        account = self._account(source)
        if account.left >= 0.0 or self.share >= 1.0 or not self._others(source, account.at):
            return 0.0
        return -account.left / self.share

    async def rested(self, source: str) -> None:
        """Wait until an address is within its share."""
        while (seconds := self.debt(source)) > 0.0:
            await asyncio.sleep(min(seconds, LONGEST_WAIT))

    @asynccontextmanager
    async def turn(self, source: str) -> AsyncIterator[None]:
        """Do something that takes long, without waiting for anything meanwhile."""
        await self.rested(source)
        await self._come_up(source)
        while self.debt(source) > 0.0:
            self._next()
            await self.rested(source)
            await self._come_up(source)
        try:
            with self.used_by(source):
                yield
        finally:
            self._next()

    @contextmanager
    def used_by(self, source: str) -> Iterator[None]:
        """What is done is charged to an address."""
        began = perf_counter()
        try:
            yield
        finally:
            self.charge(source, perf_counter() - began)

    @coroutine
    def metered(self, source: str, work: Awaitable[Any]) -> Generator[Any, None, Any]:
        """Do something that waits now and then; what it uses of the core is charged to an address."""
        steps = work.__await__()
        error: BaseException | None = None
        while True:
            with self.used_by(source):
                try:
                    waited_for = next(steps) if error is None else steps.throw(error)
                except StopIteration as done:
                    return done.value
            error = None
            try:
                yield waited_for
            except BaseException as thrown:
                error = thrown

    def _account(self, source: str) -> Account:
        now = clock.now()
        account = self._accounts.get(source)
        if account is None:
            account = self._accounts[source] = Account(now)
            while len(self._accounts) > MANY:
                self._accounts.popitem(last=False)
        account.left = min(account.left + (now - account.at) * self.share, BURST)
        account.at = now
        return account

    def _others(self, source: str, now: float) -> bool:
        """Whether anybody else is there; games that nobody has come back to are nobody."""
        latest = (account for other, account in reversed(self._accounts.items()) if other not in (source, ""))
        account = next(latest, None)
        return account is not None and now - account.served < THERE

    async def _come_up(self, source: str) -> None:
        """Wait for one's turn."""
        if not self._busy:
            self._busy = True
            return
        waiting = asyncio.get_running_loop().create_future()
        self._queues.setdefault(source, deque()).append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """The next address has a turn, once the loop has looked who else wants something."""
        while self._queues:
            source, queue = self._queues.popitem(last=False)
            waiting = queue.popleft()
            if queue:
                self._queues[source] = queue
            if not waiting.done():
                waiting.set_result(None)
                return
        self._busy = False


class Part:
    """The core as one room uses it, on behalf of ``source``."""

    def __init__(self, core: Core, source: Callable[[], str]) -> None:
        self._core = core
        self._source = source

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Do something that takes long."""
        async with self._core.turn(self._source()):
            yield

    @contextmanager
    def used(self) -> Iterator[None]:
        """Do something that is soon done."""
        with self._core.used_by(self._source()):
            yield

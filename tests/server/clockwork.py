"""An event loop for tests of what takes time: its clock stands still while something runs, and goes ahead when a test says so."""

from __future__ import annotations

import asyncio
import selectors
import time

# So many times the loop looks round: enough for whoever slept to wake, look at the time and act.
ROUNDS = 10


class Watch(selectors.DefaultSelector):
    """Looks at the time whenever the loop has waited."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = time.monotonic()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(timeout)
        self.seen = time.monotonic()
        return ready


class Clockwork(asyncio.SelectorEventLoop):
    """A loop that is somewhat ``ahead`` of the time. With times far longer than any test, things happen when the test lets them;
    and bots who do not wait answer all that comes due at once, however slow the machine is."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.watch = Watch()
        super().__init__(self.watch)

    def time(self) -> float:
        return self.watch.seen + self.ahead

    def let_pass(self, seconds: float) -> None:
        """``go_ahead``, to be called from another thread."""
        asyncio.run_coroutine_threadsafe(self.go_ahead(seconds), self).result()

    async def go_ahead(self, seconds: float) -> None:
        """So much time passes at once; what comes due thereby is begun."""
        self.ahead += seconds
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

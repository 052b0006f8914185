"""An event loop for tests of what takes time: its clock runs as usual, and goes ahead when a test says so."""

from __future__ import annotations

import asyncio

# So many times the loop looks round: enough for whoever slept to wake, look at the time and act.
ROUNDS = 10


class Clockwork(asyncio.SelectorEventLoop):
    """A loop that is somewhat ``ahead`` of the time. With times far longer than any test, things happen when the test lets them."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    def let_pass(self, seconds: float) -> None:
        """``go_ahead``, to be called from another thread."""
        asyncio.run_coroutine_threadsafe(self.go_ahead(seconds), self).result()

    async def go_ahead(self, seconds: float) -> None:
        """So much time passes at once; what comes due thereby is begun."""
        self.ahead += seconds
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

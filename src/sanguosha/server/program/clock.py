"""The clock of the server: that of its event loop, by which everything waits. A loop with another clock moves all of it."""

from __future__ import annotations

import asyncio


def now() -> float:
    """Seconds on the clock of the running loop."""
    return asyncio.get_running_loop().time()

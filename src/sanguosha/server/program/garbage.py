"""When the collector of garbage runs. A full run stops all games at once, for the longer the more of them there are."""

from __future__ import annotations

import gc
from time import monotonic

YOUNG = 5_000
MIDDLE = 5
NEVER = 1_000_000_000
EVERY = 60.0


def set_up_garbage() -> None:
    """Leave full runs to ``Garbage``; what has been loaded until now is not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Garbage:
    """Has full runs at long intervals: finished games are freed by nothing else."""

    def __init__(self, every: float = EVERY) -> None:
        self.every = every
        self._at = monotonic()

    def collect(self) -> None:
        """Run, if it is time."""
        if monotonic() - self._at >= self.every:
            gc.collect()
            self._at = monotonic()

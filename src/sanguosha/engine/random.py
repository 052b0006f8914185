"""The game's own random source: a multiply-with-carry generator whose whole state is one int."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

MULTIPLIER: Final = 1073740155  # MULTIPLIER * 2**31 - 1 and * 2**32 - 1 are prime: the period is about 2**61
LOW_BITS: Final = 0xFFFFFFFF


class Random:
    """A small deterministic generator: equal states give equal sequences, on every platform and build.

    All products stay below 2**62, so that the compiled build never needs big integers.
    """

    def __init__(self, seed: int) -> None:
        mixed = (seed ^ (seed >> 30)) & LOW_BITS
        self.state: int = (mixed * 0x2545F491 + 0x1234567) & 0x3FFFFFFFFFFFFF | 1
        for _ in range(8):
            self.next()
        self.state ^= (seed & LOW_BITS) << 20
        for _ in range(8):
            self.next()

    def next(self) -> int:
        """The next 32 random bits."""
        state = MULTIPLIER * (self.state & LOW_BITS) + (self.state >> 32)
        self.state = state
        return state & LOW_BITS

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``; ``bound`` is at least 1 and far below 2**30."""
        return (self.next() * bound) >> 32

    def choice(self, items: list[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

"""Limits on what a client may do: token buckets, and counts of connections by address."""

from __future__ import annotations

from collections import Counter
from time import monotonic

MANY = 1000


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so it is taken."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take it whether or not there is enough left; what is missing has to fill up again first."""
        self.take(0.0)
        self._left -= cost

    @property
    def full(self) -> bool:
        """Whether it has filled up again."""
        return self._left + (monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether there is enough left for this address; if so it is taken."""
        if len(self._by_address) >= MANY:
            self._by_address = {name: bucket for name, bucket in self._by_address.items() if not bucket.full}
        return self._by_address.setdefault(address, Bucket(self.rate, self.burst)).take(cost)


class Crowd:
    """How many connections there are, in all and from each address."""

    def __init__(self, each: int, total: int) -> None:
        self.each = each
        self.total = total
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from this address; if so it is counted."""
        if self._by_address.total() >= self.total or self._by_address[address] >= self.each:
            return False
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One of this address has gone."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

"""Limits on what somebody may do: how often, by the library ``limits``, and how many connections at one time.

Guests can be made anew and connections opened again, addresses not so easily; so most limits go by address.
"""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address, ip_address

from limits import parse_many
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from sanguosha.server.program import clock
from sanguosha.server.program.settings import Settings

MANY = 10_000
# One household, or one machine, has a whole network of this size.
IPV6_NETWORK = 64


def source_of(address: str) -> str:
    """Who an address is for limits: itself, of IPv6 the network that its owner was given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> IPV6_NETWORK << IPV6_NETWORK))


class Counts(Storage):
    """What the library counts, by the clock of the server; it brings none that is without a thread of its own."""

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, tuple[int, float]] = {}
        self._room = MANY

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def get(self, key: str) -> int:
        count, until = self._counts.get(key, (0, 0.0))
        return count if clock.now() < until else 0

    def get_expiry(self, key: str) -> float:
        now = clock.now()
        return max(self._counts.get(key, (0, now))[1], now)

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        if len(self._counts) >= self._room and key not in self._counts:
            now = clock.now()
            self._counts = {name: (count, until) for name, (count, until) in self._counts.items() if now < until}
            # Where nearly all still count, looking through them for each new one would take all of the time.
            self._room = max(MANY, 2 * len(self._counts))
        count = self.get(key)
        self._counts[key] = (count + amount, self._counts[key][1] if count else clock.now() + expiry)
        return count + amount

    def clear(self, key: str) -> None:
        self._counts.pop(key, None)

    def reset(self) -> int:
        count = len(self._counts)
        self._counts.clear()
        return count

    def check(self) -> bool:
        return True


class Limit:
    """How often something may be done, as the library writes it (``10/minute; 60/hour``); an empty text sets no limit."""

    def __init__(self, what: str, text: str, counts: Counts) -> None:
        self.what = what
        self._items = parse_many(text) if text else []
        self._windows = FixedWindowRateLimiter(counts)

    def allows(self, who: str, cost: int = 1) -> bool:
        """Whether it may be done now."""
        return all(self._windows.test(item, self.what, who, cost=cost) for item in self._items)

    def take(self, who: str, cost: int = 1) -> bool:
        """Whether it may be done now; if so it is counted."""
        if not self.allows(who, cost):
            return False
        for item in self._items:
            self._windows.hit(item, self.what, who, cost=cost)
        return True

    def wait(self, who: str) -> float:
        """The seconds until all of it may be done again."""
        resets = [self._windows.get_window_stats(item, self.what, who).reset_time for item in self._items]
        return max(resets, default=clock.now()) - clock.now()


class Limits:
    """All limits of a server on how often."""

    def __init__(self, settings: Settings) -> None:
        counts = Counts()
        self.messages = Limit("message", settings.message_limit, counts)
        self.address_messages = Limit("address message", settings.address_message_limit, counts)
        self.chat = Limit("chat", settings.chat_limit, counts)
        self.requests = Limit("request", settings.request_limit, counts)
        self.replays = Limit("replay", settings.replay_limit, counts)
        self.guests = Limit("guest", settings.guest_limit, counts)
        self.rooms = Limit("room", settings.room_limit, counts)
        self.guesses = Limit("guess", settings.guess_limit, counts)


class Crowd:
    """How many there are, in all and from each address."""

    def __init__(self, each: int, total: int) -> None:
        self.each = each
        self.total = total
        self.count = 0
        self._by_source: Counter[str] = Counter()

    def has_all_from(self, source: str) -> bool:
        """Whether as many are from there as may be."""
        return self._by_source.get(source, 0) >= self.each

    def enter(self, source: str) -> bool:
        """Whether there is room for one more from there; if so it is counted."""
        if self.count >= self.total or self.has_all_from(source):
            return False
        self.count += 1
        self._by_source[source] += 1
        return True

    def leave(self, source: str) -> None:
        """One from there has gone."""
        self.count -= 1
        self._by_source[source] -= 1
        if not self._by_source[source]:
            del self._by_source[source]

"""Random numbers that nobody can predict from those it has seen: BLAKE2b over a key and a counter.

A game has a stream for each thing that chance decides (roles, deck, generals …), with a key of its own, derived from that of the
game. The numbers of a stream are its blocks ``BLAKE2b(key + counter)``, 16 of 32 bits in each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

# The streams of a game; a mode may have others.
ROLES: Final = "roles"
SIDES: Final = "sides"
GENERALS: Final = "generals"
DECK: Final = "deck"
DICE: Final = "dice"

KEY_BYTES: Final = 32
WORDS: Final = Struct("<16I")


def derived_key(key: bytes, name: str) -> bytes:
    """The key of this name below another key, from which neither that one nor its other names can be found."""
    return blake2b(name.encode(), digest_size=KEY_BYTES, key=key).digest()


def game_key(seed: int) -> bytes:
    """The key of the game of a seed, of whatever size."""
    return derived_key(b"", f"game {seed}")


def world_key(seed: int) -> bytes:
    """The key of a world that a seat could be in; no game has the same."""
    return derived_key(b"", f"world {seed}")


class Stream:
    """One stream of random numbers: equal keys give equal sequences, on every platform and build.

    ``key`` and ``drawn``, how many numbers have been drawn, are all its state. All products stay below 2**62, so that the compiled
    build never needs big integers.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self._block: i64 = drawn >> 4
        self._at: i64 = drawn & 15
        self._words: list[int] = []

    @property
    def drawn(self) -> int:
        """How many numbers have been drawn."""
        return self._block * 16 + self._at

    def seek(self, drawn: int) -> None:
        """Go on as if so many numbers had been drawn."""
        if drawn >> 4 != self._block:
            self._block = drawn >> 4
            self._words = []
        self._at = drawn & 15

    def next(self) -> int:
        """The next 32 random bits."""
        return self._next()

    def _next(self) -> i64:
        at = self._at
        if at == 16:
            self._block += 1
            self._words = []
            at = 0
        if not self._words:
            self._words = _words(self.key, self._block)
        self._at = at + 1
        return self._words[at]

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``; ``bound`` is at least 1 and far below 2**30."""
        many: i64 = bound
        return (self._next() * many) >> 32

    def choice(self, items: list[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffle_at(self, items: list[T], places: Sequence[int]) -> None:
        """Put the items at these places into random order among them; the others stay."""
        mixed = [items[at] for at in places]
        self.shuffle(mixed)
        for at, item in zip(places, mixed, strict=True):
            items[at] = item


def _words(key: bytes, block: int) -> list[int]:
    return list(WORDS.unpack(blake2b(key + block.to_bytes(8, "little")).digest()))


class Random(Stream):
    """A stream for whoever needs chance beside a game (agents, lots for seats): that of a seed and a name. None of a game's is the
    same."""

    def __init__(self, seed: int, name: str = "chance") -> None:
        super().__init__(derived_key(b"", f"{name} {seed}"))


class Chance:
    """All that chance decides in a game: a stream for each name, made when first drawn from."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._streams: dict[str, Stream] = {}

    def stream(self, name: str) -> Stream:
        """The stream of this name; what is seen of one tells nothing of another."""
        stream = self._streams.get(name)
        if stream is None:
            stream = Stream(derived_key(self.key, name))
            self._streams[name] = stream
        return stream

    def drawn(self) -> list[tuple[str, int]]:
        """How much has been drawn from each stream; with the key all of the state."""
        return [(name, stream.drawn) for name, stream in self._streams.items() if stream.drawn]

    def restore(self, key: bytes, drawn: Iterable[tuple[str, int]]) -> None:
        """Be what a chance with this key was when it had drawn so much."""
        if key != self.key:
            self.key = key
            self._streams.clear()
        for stream in self._streams.values():
            stream.seek(0)
        for name, count in drawn:
            self.stream(name).seek(count)

"""Events: what is told to logs and pages. They are made only when somebody listens, and masked for each viewer in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from sanguosha.engine.pieces.skills import General

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat

EVERYONE: Final = -1


class Event:
    """One thing that happened. ``args`` are public; ``cards`` are seen by the seats of the bit mask ``mask`` (-1: by everyone),
    the others learn only how many they are."""

    def __init__(self, key: str, args: dict[str, str], cards: list[str], mask: int) -> None:
        self.key = key
        self.args = args
        self.cards = cards
        self.mask = mask

    def masked(self, viewer: int) -> Event:
        """The event as ``viewer`` may know it (-1: a spectator). Hidden cards become ``?``."""
        if self.mask == EVERYONE or (viewer >= 0 and self.mask >> viewer & 1):
            return self
        return Event(self.key, self.args, ["?"] * len(self.cards), EVERYONE)

    def text(self) -> str:
        """A one-line form for golden games: key, arguments, cards."""
        parts = [self.key, *(f"{name}={value}" for name, value in self.args.items())]
        if self.cards:
            parts.append("cards=" + ",".join(self.cards))
        return " ".join(parts)


Told: TypeAlias = "str | int | Seat | General | list[Seat] | list[General] | None"


def in_words(value: Told) -> str:
    """The text form of an argument: tokens of seats, ids of generals."""
    if isinstance(value, str):
        return value
    if isinstance(value, General):
        return value.id
    if isinstance(value, list):
        return " ".join([in_words(one) for one in value])
    if value is None or isinstance(value, int):
        return str(value)
    return value.token


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Base of listeners to a game's events."""

    def notice(self, event: Event) -> None:
        """Something happened."""


class EventLog(Watcher):
    """Keeps all events it hears of."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def notice(self, event: Event) -> None:
        self.events.append(event)

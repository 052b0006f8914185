"""Events: what is told to logs and pages. They are made only when somebody listens, and masked for each viewer in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from sanguosha.engine.pieces.card import Card

EVERYONE = -1


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


def cards_event(key: str, args: dict[str, str], cards: list[Card], mask: int = EVERYONE) -> Event:
    """An event about cards."""
    return Event(key, args, [card.token for card in cards], mask)


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

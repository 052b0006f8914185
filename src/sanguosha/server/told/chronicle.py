"""What has happened in a game, told to each viewer as it could know it when it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.events import Watcher
from sanguosha.server.told.messages import Story
from sanguosha.server.told.states import EventLine
from sanguosha.server.told.table import face

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.happenings.events import Event

UNSEEN = "?"
STORY_LINES = 400
# Events whose line says the health that they leave.
CHANGES_OF_HEALTH = ("damage", "health-lost", "recovered")


class Chronicle(Watcher):
    """Keeps all events of a game. Who may know the cards of an event was settled when it happened, and the health that it left is
    noted then; so a line is the same whenever it is told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self._health: dict[int, str] = {}
        game.watch(self)

    def notice(self, event: Event) -> None:
        if event.key in CHANGES_OF_HEALTH:
            seat = self.game.seats[int(event.args["seat"][1:])]
            self._health[len(self.events)] = f"{seat.hp}/{seat.max_hp}"
        self.events.append(event)

    def lines(self, viewer: int, first: int, end: int | None = None, *, open_hands: bool = False) -> list[EventLine]:
        """The events from ``first`` on, before ``end``, as ``viewer`` (-1: a spectator) may know them, or with all hands open."""
        found = []
        for number, event in enumerate(self.events[first:end], first):
            seen = event if open_hands else event.masked(viewer)
            faces = [face(self.game.card_by_token[token]) for token in seen.cards if token != UNSEEN]
            found.append(EventLine(seen.key, dict(seen.args), list(seen.cards), faces, self._health.get(number, "")))
        return found

    def story(self, viewer: int, before: int) -> Story:
        """The events before number ``before``; of a long game the latest ones."""
        first = max(before - STORY_LINES, 0)
        return Story(first, self.lines(viewer, first, before))

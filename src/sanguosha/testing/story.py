"""The story of a game: its questions, answers and events in one stream, in order."""

from __future__ import annotations

import re
from typing import Final

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import DONE, PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher

TOKEN: Final = re.compile(r"(?<![\w:♠♥♣♦])(\??)([cs])(\d+)\b")


class Story(Watcher):
    """Hears the events of a game and is told its questions and answers. ``lines`` says them with the names of the seats."""

    def __init__(self, game: Game, names: list[str]) -> None:
        super().__init__()
        self.game = game
        self.names = names
        self.told: list[Event | Decision | tuple[Decision, list[str]]] = []

    def notice(self, event: Event) -> None:
        self.told.append(event)

    def ask(self, decision: Decision) -> None:
        """A question is put."""
        self.told.append(decision)

    def unask(self, decision: Decision) -> None:
        """A question is taken back."""
        self.told.remove(decision)

    def answer(self, decision: Decision, path: list[str]) -> None:
        """A question is answered."""
        self.told.append((decision, path))

    def lines(self, viewer: int | None = None) -> list[str]:
        """The story line by line; for a ``viewer`` as that seat gets it: what is hidden from it is left out, and so are questions
        to others."""
        found = []
        for item in self.told:
            if isinstance(item, Event):
                found.append(self.named((item if viewer is None else item.masked(viewer)).text()))
                continue
            decision, path = item if isinstance(item, tuple) else (item, None)
            if viewer is None or decision.seat == viewer:
                found.append(self._question(decision) if path is None else self._answer(decision, path))
        return found

    def _question(self, decision: Decision) -> str:
        return self.named(" ".join([f"s{decision.seat} is asked {decision.prompt}", *decision.args]))

    def _answer(self, decision: Decision, path: list[str]) -> str:
        if path == [PASS]:
            return self.named(f"s{decision.seat} passes")
        words = [self.named(token) for token in path if token != DONE]
        return self.named(f"s{decision.seat} answers ") + ", ".join(words)

    def named(self, text: str) -> str:
        """A text with the names of seats and cards in the place of their tokens."""
        return TOKEN.sub(self._name, text)

    def _name(self, found: re.Match[str]) -> str:
        sign, sort, number = found.groups()
        if sort == "s":
            return sign + self.names[int(number)] if int(number) < len(self.names) else found[0]
        card = self.game.card_by_token.get(sort + number)
        return found[0] if card is None else str(card)

"""From words to an answer: the path through the menus of a question that some words name."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import NO_SET, Decision
from sanguosha.engine.decisions.tokens import DONE, PASS
from sanguosha.engine.game import Game
from sanguosha.testing.words import Words


class Walk:
    """Looks for the path that words name. Sets are written in one order only; the words may name their members in any."""

    def __init__(self, game: Game, words: Words, decision: Decision) -> None:
        self.game = game
        self.words = words
        self.decision = decision

    def path(self, words: list[str]) -> list[str] | None:
        """The legal path that all words name, perhaps not complete; ``None`` if there is none."""
        return self._on([], words, 0, -1)

    def _on(self, path: list[str], words: list[str], late: int, begun: int) -> list[str] | None:
        """Go on from ``path``. The first ``late`` words still have to come into the set that begins at ``begun``."""
        if not words:
            return path
        passed = path[:1] == [PASS]
        start, size = NO_SET if passed else self.decision.query.set_at(path)
        if late and start != begun:
            return None
        inside = start >= 0 and (len(path) - start) % size == 0
        for skipped in range(0, len(words), size) if inside else (0,):
            rest = words[:skipped] + words[skipped + size :] if inside else words[1:]
            member = words[skipped : skipped + size] if inside else words[:1]
            left = max(skipped, late - size)
            for longer in self._members(path, member):
                found = self._on(longer, rest, left, start)
                if found is not None:
                    return found
        if not late and DONE in self.decision.menu(path):
            return self._on([*path, DONE], words, 0, -1)
        return None

    def _members(self, path: list[str], words: list[str]) -> list[list[str]]:
        """The paths longer by what these words name, in order."""
        paths = [path]
        for word in words:
            paths = [[*path, token] for path in paths for token in self.words.tokens(self.game, self.decision.menu(path), word)]
        return paths

    def finished(self, path: list[str]) -> list[str]:
        """The path, ended with “done” or with the one way to go on, where it is not complete."""
        rest = self.decision.menu(path)
        if DONE in rest:
            return [*path, DONE]
        return [*path, rest[0]] if len(rest) == 1 else path

    def legal(self, words: list[str]) -> list[str]:
        """How one could go on after as many of the words as are legal, for a message."""
        count = len(words)
        while count:
            path = self.path(words[:count])
            if path is not None:
                return [self.said(token) for token in self.decision.menu(path)]
            count -= 1
        return [self.said(token) for token in self.decision.menu([])]

    def said(self, token: str) -> str:
        """A token as a person would say it."""
        card = self.game.card_by_token.get(token)
        if card is not None:
            return str(card)
        if token.lstrip("?")[:1] == "s":
            sign = token[: len(token) - len(token.lstrip("?"))]
            return sign + self.words.names[int(token.lstrip("?")[1:])]
        return token

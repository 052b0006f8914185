"""Unordered sets of cards or generals in a menu. A menu lists them in one order; a person may pick them in any."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import DONE, PASS


class CardSet:
    """The cards (or generals) among which several are picked after ``picks``; ``row`` lists them in the order of the menu."""

    def __init__(self, decision: Decision, picks: list[str], row: list[str]) -> None:
        self.decision = decision
        self.picks = picks
        self.row = row

    def possible(self, chosen: list[str]) -> bool:
        """Whether these cards can be picked together, perhaps with others."""
        return self._reaches(self.picks, self._in_order(chosen))

    def extensible(self, chosen: list[str]) -> bool:
        """Whether another card can be picked besides."""
        return any(self.possible([*chosen, token]) for token in self.row if token not in chosen)

    def closed(self, chosen: list[str]) -> list[str] | None:
        """The path that picks exactly these cards, if the choice may end with them."""
        path = list(self.picks)
        for token in self._in_order(chosen):
            if token not in self.decision.menu(path):
                return None
            path.append(token)
        options = self.decision.menu(path)
        if DONE in options:
            return [*path, DONE]
        return path if chosen and not any(token in self.row for token in options) else None

    def _in_order(self, chosen: list[str]) -> list[str]:
        return [token for token in self.row if token in chosen]

    def _reaches(self, path: list[str], wanted: list[str]) -> bool:
        if not wanted:
            return True
        options = self.decision.menu(path)
        if wanted[0] in options:
            return self._reaches([*path, wanted[0]], wanted[1:])
        before = self.row[: self.row.index(wanted[0])]
        return any(self._reaches([*path, token], wanted) for token in options if token in before)


def card_set(decision: Decision, picks: list[str]) -> CardSet | None:
    """The set that is picked from next, if several cards of one set are picked next, in whatever order."""
    options = [token for token in decision.menu(picks) if token not in (DONE, PASS)]
    first = _cards(options)
    if not first or len(first) < len(options):
        return None
    path = [*picks, first[0]]
    rest = _cards(decision.menu(path))
    if not rest or any(token not in rest for token in first[1:]):
        return None
    if len(first) > 1 and first[0] in decision.menu([*picks, first[1]]):
        return None
    row = list(first)
    while rest:
        row += [token for token in rest if token not in row]
        path.append(rest[0])
        rest = _cards(decision.menu(path))
    return CardSet(decision, picks, row)


def walk(decision: Decision, picks: list[str], tokens: list[str]) -> list[str] | None:
    """The path with several tokens more, in the order given or else in that of the menu; ``None`` if neither is legal."""
    options = decision.menu(picks)
    for order in (tokens, sorted(tokens, key=options.index)):
        path = list(picks)
        for token in order:
            if token not in decision.menu(path):
                break
            path.append(token)
        else:
            return path
    return None


def _cards(options: list[str]) -> list[str]:
    return [token for token in options if token[0] in "cg"]

"""Decisions: what a seat is asked, as small menus that an answer walks through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.decisions.tokens import PASS, id_of, index_of, is_card, is_option, is_seat
from sanguosha.engine.happenings.stakes import NO_STAKES, Stakes

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.pieces.card import Card
    from sanguosha.engine.table.seat import Seat


class IllegalAnswer(ValueError):
    """An answer that its decision does not allow; the message names what was legal. Nothing has changed."""


NO_SET: Final = (-1, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Query:
    """A menu maker. ``menu(picks)`` lists the tokens that may follow ``picks``; an empty list ends the path.

    ``at`` is the place in ``picks`` where this query's own picks begin, so that queries can follow each other. A query never
    leads into a dead end: every walk from pick to pick can finish.
    """

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        """The legal next tokens; ``.`` among them means that the path may end here."""
        raise NotImplementedError

    def end(self, picks: list[str], at: int = 0) -> int:
        """The index after this query's last pick, or -1 while it is not complete."""
        for index in range(at, len(picks) + 1):
            if not self.menu(picks[:index], at):
                return index
        return -1

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        """The unordered set that the next pick goes into: where it begins in ``picks``, and how many picks make one member of it.
        ``NO_SET`` where it matters which pick comes first."""
        return NO_SET


class Decision:
    """A question to one seat.

    ``kind`` says what sort of question it is, ``prompt`` and ``args`` what to tell a person (a message key and its arguments),
    ``reason`` why it is asked, ``stakes`` what hangs on it for agents; a ``posthumous`` one is put to a dead seat too. Once it is
    put, ``number`` counts the questions put to this seat; those of one round of ``sealed`` answers share a number above 0.
    """

    def __init__(
        self, seat: int, kind: str, prompt: str, args: tuple[str, ...], query: Query, optional: bool, stakes: Stakes = NO_STAKES,
        *, reason: str = "", posthumous: bool = False,
    ) -> None:  # fmt: skip
        self.seat: Final = seat
        self.kind: Final = kind
        self.prompt: Final = prompt
        self.args: Final = args
        self.query: Final = query
        self.optional: Final = optional
        self.stakes: Final = stakes
        self.reason: Final = reason
        self.posthumous: Final = posthumous
        self.number = -1
        self.sealed = 0
        self._first: list[str] = []

    @property
    def whom(self) -> int:
        """The seat that its stakes are about: who is asked, unless they name another."""
        return self.seat if self.stakes.whom < 0 else self.stakes.whom

    def put(self, number: int, sealed: int = 0) -> None:
        """It is put to its seat, as the ``number``-th question."""
        self.number = number
        self.sealed = sealed

    def menu(self, picks: list[str]) -> list[str]:
        """The legal next tokens after ``picks``; empty when the path is complete."""
        if not picks:
            if not self._first:
                first = self.query.menu(picks, 0)
                self._first = [*first, PASS] if self.optional else first
            return self._first
        if self.optional and picks[0] == PASS:
            return []
        return self.query.menu(picks, 0)

    def forced(self) -> list[str] | None:
        """The only legal answer, or ``None`` if there is a choice."""
        path: list[str] = []
        while True:
            options = self.menu(path)
            if not options:
                return path
            if len(options) > 1:
                return None
            path.append(options[0])

    def unasked(self) -> list[str]:
        """The answer for a seat that cannot be asked: a pass, else the first legal path."""
        if self.optional:
            return [PASS]
        path: list[str] = []
        options = self.menu(path)
        while options:
            path.append(options[0])
            options = self.menu(path)
        return path

    def check(self, picks: object) -> list[str]:
        """A copy of ``picks``, which may be anything; raises ``IllegalAnswer`` unless it is a complete legal path."""
        if not isinstance(picks, list):
            raise IllegalAnswer(f"An answer is a list of tokens, not {type(picks).__name__}.")
        path: list[str] = []
        for pick in picks:
            options = self.menu(path)
            if not isinstance(pick, str) or pick not in options:
                said = " ".join([*path, _shown(pick)])
                legal = " ".join(options) if options else "nothing, the answer was complete"
                raise IllegalAnswer(f"“{said}” is not a legal answer to {self.prompt}; legal there: {legal}")
            path.append(pick)
        rest = self.menu(path)
        if rest:
            raise IllegalAnswer(f"“{' '.join(path)}” is not complete as an answer to {self.prompt}; legal next: {' '.join(rest)}")
        return path


def _shown(pick: object) -> str:
    """How a message shows an illegal pick: short, and such that it can be printed."""
    return repr(pick[:40])[1:-1] if isinstance(pick, str) else type(pick).__name__


class Picks:
    """An answer resolved to what it names."""

    def __init__(self, game: Game, tokens: list[str]) -> None:
        self.tokens = tokens
        self.cards: list[Card] = []
        self.seats: list[Seat] = []
        self.options: list[str] = []
        for token in tokens:
            if is_card(token):
                self.cards.append(game.card_by_token[token])
            elif is_seat(token):
                self.seats.append(game.seats[index_of(token)])
            elif is_option(token):
                self.options.append(id_of(token))

    @property
    def card(self) -> Card:
        """The first card."""
        return self.cards[0]

    @property
    def seat(self) -> Seat:
        """The first seat."""
        return self.seats[0]

    @property
    def option(self) -> str:
        """The first option."""
        return self.options[0]


NO_PICKS: Final[list[str]] = []

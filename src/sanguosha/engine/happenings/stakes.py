"""What agents may know of what hangs on a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanguosha.engine.pieces.card import NO_SUIT, Suit

NO_SEATS: Final[Mapping[int, float]] = {}
NO_VALUES: Final[Mapping[str, float]] = {}
NOBODY: Final[Mapping[str, int]] = {}


class Stakes:
    """What hangs on a question, for agents; all of it public, none of it changes.

    ``helps`` is what a chosen seat gains (above 0) or suffers (below 0), ``values`` what a first token is worth to the chooser,
    ``about`` the seat that a first token is for if it names none. ``harm`` is what the seat ``whom`` (-1: who is asked) suffers
    (below 0: gains) if the question is passed, or fewer than ``needed`` cards are brought, ``aims`` what other seats suffer if
    they are. ``good_suits`` are those that a judgement of ``whom`` hopes for, ``suit`` the one that lies there.
    """

    def __init__(
        self, *, helps: float = 0.0, values: Mapping[str, float] = NO_VALUES, about: Mapping[str, int] = NOBODY, whom: int = -1,
        harm: float = 0.0, needed: int = 1, aims: Mapping[int, float] = NO_SEATS, good_suits: tuple[Suit, ...] = (),
        suit: Suit = NO_SUIT,
    ) -> None:  # fmt: skip
        self.helps: Final = helps
        self.values: Final = values
        self.about: Final = about
        self.whom: Final = whom
        self.harm: Final = harm
        self.needed: Final = needed
        self.aims: Final = aims
        self.good_suits: Final = good_suits
        self.suit: Final = suit


NO_STAKES: Final = Stakes()

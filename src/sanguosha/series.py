"""The promotion series of the identity game (option ``series=rotating_lord``): as many games as players, everybody is lord once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sanguosha.engine.game import Game
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.records.record import HIGHEST_SEED
from sanguosha.modes.identity.scoring import score
from sanguosha.modes.options import OptionError

OWN_OPTIONS: Final = ("lord", "first_out")
MOST_GAMES: Final = 10
HIGHEST_SERIES: Final = HIGHEST_SEED // MOST_GAMES - 1  # so that each of its games has a seed
LORD_LOT: Final = "first lord"


def drawn_lord(players: int, seed: int) -> int:
    """The first lord of a series by a lot of its own."""
    return Random(seed, LORD_LOT).below(players)


@dataclass
class Played:
    """A game of a series: its lord, the points of every seat, how it ended and for whom, and the first that was eliminated
    (-1: nobody was; of several at one time the first that was asked)."""

    lord: int
    points: list[int]
    outcome: str
    winners: list[int]
    first_out: int


@dataclass
class Series:
    """A series and how it stands: plain data. Seats are kept from game to game.

    ``options`` are those of every game; ``first_lord`` is a seat, drawn by a lot of ``seed`` if -1. Raises ``OptionError`` for what
    a series says itself (``lord``, ``first_out``) and for a first lord that is no seat.
    """

    players: int
    options: dict[str, str]
    seed: int
    first_lord: int = -1
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in OWN_OPTIONS:
            if name in self.options:
                raise OptionError(f"The option {name} changes from game to game of a series; leave it out.")
        if not -1 <= self.first_lord < self.players:
            raise OptionError(f"The first lord of a series of {self.players} players is a seat from s0 to s{self.players - 1}.")
        if self.first_lord < 0:
            self.first_lord = drawn_lord(self.players, self.seed)

    @property
    def length(self) -> int:
        """How many games it has: everybody is lord once."""
        return self.players

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return len(self.played) >= self.length

    @property
    def next_lord(self) -> int:
        """The lord of the next game: the one on the right of the last game's lord."""
        return (self.first_lord + len(self.played)) % self.players

    @property
    def next_seed(self) -> int:
        """The seed of the next game, where nobody draws another; no two series share one."""
        return self.seed * MOST_GAMES + len(self.played)

    def next_options(self) -> dict[str, str]:
        """The options of the next game; with protection on, the first one out of the last game is named too."""
        options = {**self.options, "series": "rotating_lord", "scoring": "v4", "lord": f"s{self.next_lord}"}
        protected = self.options.get("first_out_protection", "off") != "off"
        if protected and self.played and self.played[-1].first_out >= 0:
            options["first_out"] = f"s{self.played[-1].first_out}"
        return options

    def note(self, game: Game) -> Played:
        """Write down a finished game, the next one of the series. Raises ``ValueError`` if it is not that."""
        if self.over:
            raise ValueError("The series is over.")
        first_out = game.deaths[0][0] if game.deaths else -1
        played = Played(self.next_lord, score(game), game.outcome, list(game.winners), first_out)
        self.played.append(played)
        return played

    def totals(self) -> list[int]:
        """The points of every seat so far."""
        return [sum(played.points[seat] for played in self.played) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """The place of every seat so far, from 1; equal sums share one."""
        totals = self.totals()
        return [1 + len([other for other in totals if other > total]) for total in totals]

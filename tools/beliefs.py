"""What basic agents believe about roles, against what is so; ``--keep`` mends the tables that it comes from.

In games among basic agents it is noted, every few turns, what everybody who lives holds each hidden seat for. A belief is well
calibrated if what is held for 80 % sure is so in 80 % of all cases. ``--keep`` writes ``agents/likelihoods.py``; agents play
otherwise with new tables, so run it until the numbers stay.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sanguosha.agents import likelihoods
from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.standing import LOYALIST, REBEL, RENEGADE, HiddenStanding
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset

TABLES: Final = Path(likelihoods.__file__)
ROLES: Final = (LOYALIST, REBEL, RENEGADE)
EVERY: Final = 5
"""One in so many turns is looked at."""
STEPS: Final = 10
"""In so many steps from 0 to 1 beliefs are told apart."""
MEASURED: Final = {5: 100, 8: 50}
LEARNED: Final = {5: 700, 8: 250}
LEARNED_FROM: Final = 100_000
PRIOR: Final = 10.0
"""So many looks at a place are taken to agree with what was believed, before anything is seen."""
LEAST: Final = 0.002
"""What is always left of a likelihood: nothing that was not seen is impossible."""


@dataclass
class Reliability:
    """How beliefs fared: a line for each step of how sure they were."""

    seats: int = 0
    squares: float = 0.0
    held: list[int] = field(default_factory=lambda: [0] * STEPS)
    so: list[int] = field(default_factory=lambda: [0] * STEPS)
    believed: list[float] = field(default_factory=lambda: [0.0] * STEPS)

    def add(self, chances: tuple[float, float, float], role: str) -> None:
        """A belief about a seat, and the role that it has."""
        self.seats += 1
        for name, chance in zip(ROLES, chances, strict=True):
            step = min(STEPS - 1, int(chance * STEPS))
            self.squares += (chance - (name == role)) ** 2
            self.held[step] += 1
            self.so[step] += name == role
            self.believed[step] += chance

    @property
    def brier(self) -> float:
        """The mean square of the errors: 0 for who knows everything, 2 for who is always sure and wrong."""
        return self.squares / self.seats

    @property
    def error(self) -> float:
        """How far belief and truth are apart, by the mean over all beliefs."""
        return sum(abs(so - believed) for so, believed in zip(self.so, self.believed, strict=True)) / sum(self.held)

    def __str__(self) -> str:
        lines = [f"Brier {self.brier:.3f}, calibration error {self.error:.3f} ({self.seats} seats)"]
        for held, so, believed in zip(self.held, self.so, self.believed, strict=True):
            if held:
                lines.append(f"  held for {believed / held:6.1%} sure: so in {so / held:6.1%} of {held}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Look:
    """What somebody believed of a seat, by which place in the tables, and the role that the seat has."""

    war: bool
    place: tuple[int, int]
    chances: tuple[float, float, float]
    role: str


class Looked(Agents):
    """Basic agents in whose games is noted, every few turns, what everybody believes."""

    def __init__(self, seed: int, players: int) -> None:
        super().__init__([BasicAgent(seed * 100 + seat) for seat in range(players)])
        self.standings = [HiddenStanding(Identity.allegiance) for _ in range(players)]
        self.turn = (-1, -1)
        self.turns = 0
        self.looks: list[Look] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if decision.kind == "action" and (game.round, game.current) != self.turn:
            self.turn = game.round, game.current
            self.turns += 1
            if self.turns % EVERY == 0:
                self.look(game)
        return super().ask(game, decision)

    def look(self, game: Game) -> None:
        """Note what everybody who lives believes of those whose role they do not know."""
        for seat in game.alive():
            standing = self.standings[seat.index]
            standing.consider(View(game, seat.index))
            if len(set(standing.left)) > 1:
                for other in standing.hidden:
                    chances = standing.loyal[other], standing.rebel[other], standing.renegade[other]
                    self.looks.append(Look(standing.rebels_live, standing.places[other], chances, game.seats[other].role))


def looks(sample: dict[int, int], first_seed: int = 0) -> Iterator[Look]:
    """Everybody's beliefs in so many games of each size."""
    ruleset = identity_ruleset()
    for players, games in sample.items():
        mode = Identity(ruleset, players)
        for seed in range(first_seed, first_seed + games):
            agents = Looked(seed, players)
            Game(mode, seed, agents).play()
            yield from agents.looks


def reliability(sample: dict[int, int]) -> Reliability:
    """How beliefs fare in so many games of each size."""
    found = Reliability()
    for look in looks(sample):
        found.add(look.chances, look.role)
    return found


def learn(sample: dict[int, int]) -> str:
    """The tables of likelihoods, mended by how beliefs fared in so many games of each size, as the text of their module."""
    believed: Counter[tuple[bool, tuple[int, int], str]] = Counter()
    so: Counter[tuple[bool, tuple[int, int], str]] = Counter()
    for look in looks(sample, LEARNED_FROM):
        so[look.war, look.place, look.role] += 1
        for role, chance in zip(ROLES, look.chances, strict=True):
            believed[look.war, look.place, role] += chance
    text = TABLES.read_text(encoding="utf-8")
    for name, war, table in (("IN_WAR", True, likelihoods.IN_WAR), ("IN_PEACE", False, likelihoods.IN_PEACE)):
        rows = []
        for row, places in enumerate(table):
            cells = []
            for column, chances in enumerate(places):
                at = war, (row, column)
                mended = [
                    max(chance, LEAST) * (so[*at, role] + PRIOR) / (believed[*at, role] + PRIOR) if chance else 0.0
                    for role, chance in zip(ROLES, chances, strict=True)
                ]
                cells.append("(" + ", ".join(f"{max(one / sum(mended), LEAST if one else 0.0):.3f}" for one in mended) + ")")
            rows.append("    (" + ", ".join(cells) + "),\n")
        text = re.sub(rf"(?ms)^({name}: .*? = \(\n).*?^\)", lambda match, rows=rows: match[1] + "".join(rows) + ")", text)
    return text


def main() -> None:
    """Print how beliefs fare, or learn."""
    parser = argparse.ArgumentParser(prog="python -m tools.beliefs", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write new tables of likelihoods, counted in games of other seeds")
    args = parser.parse_args()
    if args.keep:
        TABLES.write_text(learn(LEARNED), encoding="utf-8")
    else:
        print(reliability(MEASURED))


if __name__ == "__main__":
    main()

"""Agents against each other: who wins how often when agents are given out by role.

``python -m benchmarks.arena [games]`` prints the tables that the basic agent is measured by.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from time import process_time

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agent, Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, Identity
from sanguosha.packages import identity_ruleset

Maker = Callable[[int], Agent]


class ByRole(Asker):
    """Asks one sort of agent for the seats of some roles and another sort for all others."""

    def __init__(self, players: int, roles: tuple[str, ...], ours: Maker, theirs: Maker, seed: int) -> None:
        self.roles = roles
        self.ours = [ours(seed * 100 + seat) for seat in range(players)]
        self.theirs = [theirs(seed * 100 + seat) for seat in range(players)]

    def ask(self, game: Game, decision: Decision) -> list[str]:
        seat = decision.seat
        agents = self.ours if game.seats[seat].role in self.roles else self.theirs
        path = agents[seat].decide(decision, game.view_for(agents[seat], decision))
        decision.check(path)
        return path


class Result:
    """The outcomes of some games: a role, or how else a game ended, and how often."""

    def __init__(self, games: int, outcomes: Counter[str], rounds: int, decisions: int, seconds: float) -> None:
        self.games = games
        self.outcomes = outcomes
        self.rounds = rounds
        self.decisions = decisions
        self.seconds = seconds

    def share(self, *outcomes: str) -> float:
        """The share of games that ended so."""
        return sum(self.outcomes[outcome] for outcome in outcomes) / self.games

    def __str__(self) -> str:
        ends = "  ".join(f"{outcome} {count / self.games:.1%}" for outcome, count in self.outcomes.most_common())
        return (
            f"{ends}   ({self.games} games, {self.rounds / self.games:.1f} rounds, {self.decisions / self.games:.0f} decisions,"
            f" {self.games / self.seconds:.1f} games/s)"
        )


def contest(players: int, roles: tuple[str, ...], games: int, *, ours: Maker = BasicAgent, theirs: Maker = RandomAgent) -> Result:
    """Play games of ``players`` seats in which ``ours`` plays the seats of these roles and ``theirs`` the others."""
    mode = Identity(identity_ruleset(), players)
    outcomes: Counter[str] = Counter()
    rounds = decisions = 0
    start = process_time()
    for seed in range(games):
        game = Game(mode, seed, ByRole(players, roles, ours, theirs, seed))
        game.play()
        outcomes[game.outcome] += 1
        rounds += game.round
        decisions += game.decisions
    return Result(games, outcomes, rounds, decisions, process_time() - start)


def main(games: int = 500) -> None:
    """Print who wins: basic rebels, a basic lord's side, all basic, all random."""
    print("5 players, basic rebels:      ", contest(5, (REBEL,), games))
    print("5 players, basic lord's side: ", contest(5, (LORD, LOYALIST), games))
    print("5 players, all basic:         ", contest(5, (), games, theirs=BasicAgent))
    print("8 players, all basic:         ", contest(8, (), games, theirs=BasicAgent))
    print("5 players, all random:        ", contest(5, (), games))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))

"""Random set-ups of games and playing them under watch."""

from __future__ import annotations

from dataclasses import dataclass

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.game import Game
from sanguosha.engine.random import Random
from sanguosha.engine.snapshot import capture, restore
from sanguosha.modes.identity import ROLE_TABLE, Identity
from sanguosha.packages import identity_ruleset
from tests.fuzz.invariants import MoveChecker, WatchedAgents, check_between_steps

TABLES = sorted(ROLE_TABLE)


@dataclass(frozen=True)
class Setup:
    """One game: its table, its options, its seed. ``restoring`` puts a snapshot back before every step."""

    players: int
    role_set: str
    generals: str
    seed: int
    restoring: bool = False

    @classmethod
    def number(cls, seed: int) -> Setup:
        """The set-up of this number: all tables in turn, every ninth game without generals."""
        players, role_set = TABLES[seed % len(TABLES)]
        return cls(players, role_set, "off" if seed % 9 == 8 else "on", seed, restoring=seed % 5 == 0)

    @property
    def command(self) -> str:
        """The command that plays exactly this game again."""
        return f"python -m tests.fuzz --only {self.seed}"

    def mode(self) -> Identity:
        """The mode with this table."""
        return Identity(identity_ruleset(), self.players, {"role_set": self.role_set, "generals": self.generals})


def play_watched(setup: Setup, *, every_move: bool = True) -> Game:
    """Play a game of random agents to its end, checking everything; raises ``Broken`` if something is wrong."""
    agents = [RandomAgent(setup.seed * 31 + index) for index in range(setup.players)]
    game = Game(setup.mode(), setup.seed, WatchedAgents(agents, Random(setup.seed).next()))
    if every_move:
        game.watch(MoveChecker(game))
    while not game.over:
        if setup.restoring:
            restore(game, capture(game))
        game.step()
        check_between_steps(game)
    return game

"""Random set-ups of games and playing them under watch."""

from __future__ import annotations

from dataclasses import dataclass, field

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Mode
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.modes.identity import ROLE_TABLE
from sanguosha.tables import make_mode
from tests.fuzz.invariants import MoveChecker, WatchedAgents, check_between_steps

TABLES = sorted(ROLE_TABLE)
VARIANTS = ("dark_souls", "reincarnation", "three_player_attrition")


@dataclass(frozen=True)
class Setup:
    """One game: its mode, its table, its options, its seed. ``restoring`` puts a snapshot back before every step."""

    mode_id: str
    players: int
    seed: int
    restoring: bool = False
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def number(cls, seed: int) -> Setup:
        """The set-up of this number: all tables in turn, every ninth game without generals, every second with variants, every
        seventh at a table of people; every tenth is a 3v3 game."""
        people = {"ask_all": "on"} if seed % 7 == 6 else {}
        if seed % 10 == 7:
            options = {"maneuvering": "on"} if seed % 20 == 7 else {"warm": "first", "ban": "zhao_yun"}
            return cls("team_3v3", 6, seed, seed % 3 == 0, {**options, **people})
        players, role_set = TABLES[seed % len(TABLES)]
        generals = "off" if seed % 9 == 8 else "on"
        variants = draw_variants(Random(seed), players, generals) if seed % 2 else {}
        return cls("identity", players, seed, seed % 5 == 0, {"role_set": role_set, "generals": generals, **variants, **people})

    @property
    def command(self) -> str:
        """The command that plays exactly this game again."""
        return f"python -m tests.fuzz --only {self.seed}"

    def mode(self) -> Mode:
        """The mode with this table."""
        return make_mode(self.mode_id, self.players, self.options)


def draw_variants(rng: Random, players: int, generals: str) -> dict[str, str]:
    """Some of the variants of the identity game, alone or together."""
    found = {name: "on" for name in VARIANTS if rng.below(2)}
    if generals == "off":
        found.pop("reincarnation", None)
    if rng.below(2):
        found["first_out_protection"] = rng.choice(["on", "always"])
        found["first_out"] = f"s{rng.below(players)}"
    return found


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

"""``python -m tests.blunders``: count blunders and compare them with the ceilings; ``--keep`` makes the counts the new ceilings."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Final

from sanguosha.agents.basic import BasicAgent
from sanguosha.engine.asking import Agent
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from tests.blunders import of_cards, of_roles
from tests.blunders.blunder import Blunder, play

CEILINGS: Final = Path(__file__).parent / "ceilings.json"
SAMPLE: Final = {5: 400, 8: 200}
"""How many games of how many players are played."""


def counted(sample: dict[int, int], make: Callable[[int], Agent]) -> list[Blunder]:
    """The blunders of agents in so many games of each size."""
    blunders = [blunder() for blunder in (*of_cards.BLUNDERS, *of_roles.BLUNDERS)]
    ruleset = identity_ruleset()
    for players, games in sample.items():
        mode = Identity(ruleset, players)
        for seed in range(games):
            play(mode, seed, [make(seed * 100 + seat) for seat in range(players)], blunders)
    return blunders


def ceiling(count: int, of: int, chances: int) -> int:
    """What may be counted by chance in so many ``chances`` where ``count`` was kept ``of`` so many: any change of play deals other
    games, and may seat other generals."""
    expected = count * chances / of if of else 0.0
    return round(expected + 2.0 * sqrt(expected)) + 1


def main() -> int:
    """Print the counts; 1 if one of them is above its ceiling."""
    parser = argparse.ArgumentParser(prog="python -m tests.blunders", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="make the counts the new ceilings")
    args = parser.parse_args()
    ceilings = json.loads(CEILINGS.read_text()) if CEILINGS.exists() else {}
    blunders = counted(SAMPLE, BasicAgent)
    risen = 0
    print("games: " + ", ".join(f"{games} of {players} players" for players, games in SAMPLE.items()))
    for blunder in blunders:
        highest = ceiling(*ceilings.get(blunder.id, (0, 0)), blunder.chances)
        above = blunder.count > highest
        risen += above
        print(f"{blunder.count:6} of {blunder.chances:6}, at most {highest:5} {'RISEN' if above else '     '} {blunder.says}")
    if args.keep:
        lines = [f'  "{blunder.id}": [{blunder.count}, {blunder.chances}]' for blunder in blunders]
        CEILINGS.write_text("{\n" + ",\n".join(lines) + "\n}\n")
        return 0
    return 1 if risen else 0


if __name__ == "__main__":
    sys.exit(main())

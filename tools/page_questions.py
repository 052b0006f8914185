"""Writes questions of random games, with all menus and a legal answer each, for the tests of how the page puts answers together."""

from __future__ import annotations

import json
import random
import sys
from collections import deque
from pathlib import Path

from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from sanguosha.server.told.questions import bounds_of

TARGET = Path(__file__).parent.parent / "web" / "src" / "table" / "picking" / "questions.json"
GAMES = 60
MOST = 160


class Collector(Agent):
    """Answers by lot, and keeps the first question of each shape that is not too large."""

    def __init__(self, rng: random.Random, kept: dict[str, dict[str, object]]) -> None:
        super().__init__()
        self.rng = rng
        self.kept = kept

    def decide(self, decision: Decision, view: View) -> list[str]:
        path: list[str] = []
        while options := decision.menu(path):
            path.append(self.rng.choice(options))
        shape = " ".join((decision.kind, decision.prompt, *(shape_of(token) for token in path)))
        if shape not in self.kept and path != [PASS] and decision.kind not in ("arrange", "distribute"):
            menus = all_menus(decision)
            if len(menus) <= MOST:
                row, low, high, sizes = bounds_of(decision)
                self.kept[shape] = {
                    "kind": decision.kind, "prompt": decision.prompt, "optional": decision.optional,
                    "row": row, "low": low, "high": high, "sizes": sizes, "menus": menus, "path": path,
                }  # fmt: skip
        return path


def shape_of(token: str) -> str:
    """A skill as it is, of other tokens only what they are."""
    return token if token[0] in "ko" else token[0]


def all_menus(decision: Decision) -> dict[str, list[str]]:
    """Every menu of a question, up to a number that says that it is too large."""
    menus: dict[str, list[str]] = {}
    waiting: deque[list[str]] = deque([[]])
    while waiting and len(menus) <= MOST:
        picks = waiting.popleft()
        options = decision.menu(picks)
        menus[" ".join(picks)] = list(options)
        waiting.extend([*picks, option] for option in options if option != PASS)
    return menus


def main() -> int:
    """Play the games and write the file."""
    kept: dict[str, dict[str, object]] = {}
    rules = identity_ruleset()
    for seed in range(GAMES):
        agents: list[Agent] = [Collector(random.Random(100 * seed + seat), kept) for seat in range(8)]
        Game(Identity(rules, 8, {}), seed, Agents(agents)).play()
    lines = [json.dumps(kept[shape], separators=(",", ":")) for shape in sorted(kept)]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

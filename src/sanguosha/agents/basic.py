"""The agent that plays sensibly by hints and public facts, whatever the cards and generals are."""

from __future__ import annotations

from sanguosha.engine.asking import Agent
from sanguosha.engine.decision import Decision
from sanguosha.engine.random import Random
from sanguosha.engine.view import View


class BasicAgent(Agent):
    """Plays by what cards and skills declare about themselves; equal seeds play alike."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.walks_menus = True
        self.rng = Random(seed)

    def decide(self, decision: Decision, view: View) -> list[str]:
        path: list[str] = []
        options = decision.menu(path)
        while options:
            path.append(options[self.rng.below(len(options))])
            options = decision.menu(path)
        return path

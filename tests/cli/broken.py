"""Agents with a bug."""

from sanguosha.engine.asking import Agent
from sanguosha.engine.decision import Decision
from sanguosha.engine.random import Random
from sanguosha.engine.view import View


class BrokenAgent(Agent):
    """Plays at random; in one game of three it loses its nerve in the second round."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Random(seed)
        self.broken = self.rng.below(3) == 0

    def decide(self, decision: Decision, view: View) -> list[str]:
        if self.broken and view.round == 2:
            raise KeyError("lost card")
        path: list[str] = []
        while options := decision.menu(path):
            path.append(options[self.rng.below(len(options))])
        return path


class LeavingAgent(Agent):
    """Wants to end the program instead of playing."""

    def __init__(self, seed: int) -> None:
        super().__init__()

    def decide(self, decision: Decision, view: View) -> list[str]:
        raise SystemExit(7)

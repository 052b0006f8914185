"""Agents with a bug."""

import os
import signal

from sanguosha.engine.asking import Agent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.views.view import View


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


class KilledAgent(LeavingAgent):
    """Its process is killed, as one that takes all memory is."""

    def decide(self, decision: Decision, view: View) -> list[str]:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nothing comes after that")

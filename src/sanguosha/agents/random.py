"""The agent that walks the menus at random."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.asking import Agent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.views.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomAgent(Agent):
    """Picks one of the legal tokens at each step of a menu, each as likely as the others."""

    walks_menus: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def decide(self, decision: Decision, view: View) -> list[str]:
        path: list[str] = []
        options = decision.menu(path)
        while options:
            path.append(options[self.rng.below(len(options))])
            options = decision.menu(path)
        return path

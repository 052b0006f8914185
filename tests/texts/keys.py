"""The message keys that the source uses, read from its syntax trees."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.views.view import View
from sanguosha.tables import make_mode

SOURCE = Path(__file__).parents[2] / "src" / "sanguosha"
FOLDERS = ("engine", "cards", "generals", "modes")
PROMPT = re.compile(r"(ask|choose)-[a-z_-]*[a-z_]|play-phase|use-skill|pick-general|line-up")
TELLING = ("tell", "Event")


@cache
def trees() -> list[ast.AST]:
    """The syntax trees of everything that can ask or tell."""
    files = [file for folder in FOLDERS for file in sorted((SOURCE / folder).rglob("*.py"))]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """All calls with the name of what is called."""
    found: list[tuple[str, ast.Call]] = []
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                found.append((function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", ""), node))
    return found


def strings(node: ast.AST) -> list[str]:
    """The text constants in an expression."""
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@cache
def prompts() -> set[str]:
    """Every key of a question."""
    return {text for tree in trees() for text in strings(tree) if PROMPT.fullmatch(text)}


@cache
def passable_prompts() -> set[str]:
    """Keys of questions that can be passed: demands for cards, and choices marked as optional."""
    found = {"play-phase", "use-skill"}
    for name, call in calls():
        optional = any(word.arg == "optional" and getattr(word.value, "value", False) is True for word in call.keywords)
        if optional or name in ("ask_to_play", "ask_to_answer", "ask_to_use", "fulfil", "card_window"):
            found |= {text for text in strings(call) if PROMPT.fullmatch(text)}
    return found


class Noting(RandomAgent):
    """Notes what it is asked."""

    def __init__(self, seed: int, asked: dict[str, Decision]) -> None:
        super().__init__(seed)
        self.asked = asked

    def decide(self, decision: Decision, view: View) -> list[str]:
        self.asked.setdefault(decision.prompt, decision)
        return super().decide(decision, view)


@cache
def asked() -> dict[str, Decision]:
    """A question of each prompt that comes up in some games."""
    found: dict[str, Decision] = {}
    for seed in range(40):
        game = Game(make_mode("identity", 8, {}), seed, Agents([Noting(8 * seed + seat, found) for seat in range(8)]))
        game.play()
    return found


@cache
def events() -> set[str]:
    """Every key of an event; those of moves with their reason."""
    found = {text for name, call in calls() if name in TELLING and call.args for text in strings(call.args[0])}
    return found - {"move"}


@cache
def reasons() -> set[str]:
    """What answers are said to be for."""
    found: set[str] = set()
    for _, call in calls():
        for word in call.keywords:
            if word.arg == "reason" and isinstance(word.value, ast.Constant) and isinstance(word.value.value, str):
                found.add(word.value.value)
    return found - {""}

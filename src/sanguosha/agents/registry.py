"""The agents by name, loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from sanguosha.engine.asking import Agent
from sanguosha.engine.random import Random

# name → module and class; a class is called with the seed of its own chance.
AGENTS: Final[dict[str, tuple[str, str]]] = {
    "random": ("sanguosha.agents.random", "RandomAgent"),
    "basic": ("sanguosha.agents.basic", "BasicAgent"),
}


class AgentError(ValueError):
    """There is no agent of this name; the message says which there are."""


def check_agent(name: str) -> None:
    """Raise ``AgentError`` unless there is an agent of this name."""
    if name not in AGENTS:
        raise AgentError(f"There is no agent “{name}”; there are {', '.join(AGENTS)}.")


def make_agent(name: str, seat: int, seed: int) -> Agent:
    """A new agent for a seat of the game with this seed; the same three always give the same agent."""
    check_agent(name)
    module, cls = AGENTS[name]
    chance = Random(seed)
    for _ in range(seat + 1):
        chance.next()
    agent = getattr(import_module(module), cls)(chance.next())
    assert isinstance(agent, Agent)
    return agent

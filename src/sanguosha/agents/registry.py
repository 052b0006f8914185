"""The agents by name, loaded when they are asked for: ours, and anybody's as ``module:Class``."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from sanguosha.engine.asking import Agent
from sanguosha.engine.pieces.random import Random

# name → module and class; a class is called with the seed of its own chance.
AGENTS: Final[dict[str, tuple[str, str]]] = {
    "random": ("sanguosha.agents.random", "RandomAgent"),
    "basic": ("sanguosha.agents.basic", "BasicAgent"),
}


class AgentError(ValueError):
    """There is no agent of this name; the message says which there are, or what is wrong with it."""


def check_agent(name: str) -> None:
    """Raise ``AgentError`` unless there is an agent of this name."""
    agent_class(name)


def agent_class(name: str) -> Callable[[int], Agent]:
    """The class of the agent of this name, which is called with the seed of its own chance.

    Raises ``AgentError`` if there is none, or if a ``module:Class`` cannot be imported or is no agent.
    """
    if name in AGENTS:
        module, cls = AGENTS[name]
    else:
        module, colon, cls = name.partition(":")
        if not (module and colon and cls):
            raise AgentError(f"There is no agent “{name}”; there are {', '.join(AGENTS)}, and your own as module:Class.")
    try:
        found: Any = getattr(import_module(module), cls, None)
    except (Exception, SystemExit) as error:
        raise AgentError(f"The agent “{name}” cannot be loaded: {type(error).__name__}: {error}.") from error
    if found is None:
        raise AgentError(f"There is no “{cls}” in {module}.")
    if not isinstance(found, type) or Agent not in found.__mro__:
        raise AgentError(f"“{cls}” in {module} is no agent; an agent is a subclass of sanguosha.engine.asking.Agent.")
    made: Callable[[int], Agent] = found
    return made


def make_agent(name: str, seat: int, seed: int) -> Agent:
    """A new agent for a seat of the game with this seed; the same three always give the same agent."""
    cls = agent_class(name)
    return cls(Random(seed, f"agent of seat {seat}").next())

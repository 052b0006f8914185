"""Agents by name."""

from pathlib import Path

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.random import RandomAgent
from sanguosha.agents.registry import AGENTS, AgentError, check_agent, make_agent
from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.views.view import View
from sanguosha.tables import make_mode


def test_every_agent_of_the_register_can_be_made():
    assert isinstance(make_agent("random", 0, 1), RandomAgent)
    assert isinstance(make_agent("basic", 0, 1), BasicAgent)
    for name in AGENTS:
        assert isinstance(make_agent(name, 0, 1), Agent)


def test_an_unknown_agent_is_refused_with_those_there_are():
    for refuse in (lambda: check_agent("genius"), lambda: make_agent("genius", 0, 1)):
        with pytest.raises(AgentError) as refusal:
            refuse()
        assert str(refusal.value) == "There is no agent “genius”; there are random, basic, and your own as module:Class."


def test_anybody_s_agent_is_named_by_its_module_and_class():
    assert isinstance(make_agent("sanguosha.agents.random:RandomAgent", 0, 1), RandomAgent)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "nowhere.agents:Clever",
            "The agent “nowhere.agents:Clever” cannot be loaded: ModuleNotFoundError: No module named 'nowhere'.",
        ),
        (
            "sanguosha.agents.random:Clever",
            "There is no “Clever” in sanguosha.agents.random.",
        ),
        (
            "sanguosha.engine.pieces.random:Random",
            "“Random” in sanguosha.engine.pieces.random is no agent; an agent is a subclass of sanguosha.engine.asking.Agent.",
        ),
    ],
)
def test_what_is_no_agent_is_refused(name: str, sentence: str):
    with pytest.raises(AgentError) as refusal:
        check_agent(name)
    assert str(refusal.value) == sentence


def test_a_module_that_ends_the_program_is_told_like_any_other_that_cannot_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "leaving.py").write_text("raise SystemExit(4)\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(AgentError) as refusal:
        check_agent("leaving:Agent")
    assert str(refusal.value) == "The agent “leaving:Agent” cannot be loaded: SystemExit: 4."


class TakingFirst(Agent):
    """Somebody's agent: its constructor calls no other."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, decision: Decision, view: View) -> list[str]:
        path: list[str] = []
        while options := decision.menu(path):
            path.append(options[0])
        return path


def test_an_agent_of_one_s_own_needs_nothing_but_to_decide():
    game = Game(make_mode("identity", 2, {"round_cap": "2"}), 1, Agents([TakingFirst(1), TakingFirst(2)]))
    game.play()
    assert game.record


def played(seeds: list[int]) -> list[tuple[int, int, list[str]]]:
    """The answers of a game whose agents are made for these seeds."""
    agents = [make_agent("random", seat, seed) for seat, seed in enumerate(seeds)]
    game = Game(make_mode("identity", len(seeds), {}), 1, Agents(agents))
    game.play()
    return game.record


def test_the_same_seed_makes_the_same_agents():
    assert played([7, 7, 7]) == played([7, 7, 7])


def test_another_seed_or_seat_makes_another_agent():
    first = played([7, 7, 7])
    for seat in range(3):
        seeds = [7, 7, 7]
        seeds[seat] = 8
        assert played(seeds) != first
    walks = [[make_agent("random", seat, 7).rng.below(1 << 20) for _ in range(3)] for seat in range(10)]
    assert len({tuple(walk) for walk in walks}) == 10


class Cautious(BasicAgent):
    """One's own agent that begins from the basic one."""


class Hasty(RandomAgent):
    """One's own agent that begins from the random one."""


@pytest.mark.parametrize("cls", [Cautious, Hasty])
def test_ones_own_agent_may_begin_from_one_of_ours(cls: type[Agent]):
    assert isinstance(make_agent(f"{__name__}:{cls.__name__}", 0, 1), cls)

"""The searching agent at the table."""

import pytest
from sanguosha_monte_carlo import MonteCarlo, some_answers

from sanguosha import Agents, BasicAgent, Game, make_mode
from sanguosha.testing import Table


def asked(table: Table, name: str) -> list[str]:
    """What the agent answers to the open question of a seat."""
    decision = table.asked(name)
    agent = MonteCarlo(1)
    return decision.check(agent.decide(decision, table.game.view_for(agent, decision)))


def test_it_finds_the_answer_that_wins():
    table = Table(roles="LR", A="-", B="-").hand("A", "duel", "peach").hp("B", 1).turn("A")
    assert asked(table, "A") == [table.find("duel", table["A"].hand).token, "s1"]


def test_the_first_guess_is_among_what_is_tried():
    table = Table(A="-", B="-", C="-").hand("A", "slash", "duel").turn("A")
    answers = some_answers(table.asked("A"), ["-"])
    assert answers[0] == ["-"]
    assert {answer[0] for answer in answers} == set(table.asked("A").menu([]))


@pytest.mark.parametrize(("mode", "players"), [("identity", 3), ("team_3v3", 6)])
def test_it_plays_whole_games(mode: str, players: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sanguosha_monte_carlo.WORLDS", 1)
    monkeypatch.setattr("sanguosha_monte_carlo.TURNS", 0.3)
    agents = [MonteCarlo(seat) if seat % 3 == 1 else BasicAgent(seat) for seat in range(players)]
    game = Game(make_mode(mode, players, {}), 2, Agents(agents))
    game.play()
    assert game.outcome

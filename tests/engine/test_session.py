"""A session stops at every question and takes only legal answers to open ones."""

from __future__ import annotations

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import IllegalAnswer
from sanguosha.engine.game import Game
from sanguosha.engine.records.record import state_hash
from sanguosha.engine.session import Session
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from tests.support.memory import games_in_memory


def test_a_session_plays_the_same_game_as_plain_calls():
    mode = Identity(identity_ruleset(), 5)
    plain = Game(mode, 9, Agents([RandomAgent(index) for index in range(5)]))
    plain.play()
    session = Session(mode, 9)
    agents = [RandomAgent(index) for index in range(5)]
    session.start()
    while not session.over:
        decision = session.open[0]
        path = agents[decision.seat].decide(decision, View(session.game, decision.seat))
        session.answer(decision.seat, decision.number, path)
    assert state_hash(session.game) == state_hash(plain)
    assert session.open == []


def test_an_illegal_answer_changes_nothing():
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    decision = table.asked("A")
    before = state_hash(table.game)
    for picks in (["c999"], ["k:zhiheng"], [], ["-", "-"]):
        with pytest.raises(IllegalAnswer):
            table.session.answer(0, decision.number, picks)
    assert state_hash(table.game) == before
    assert table.asked("A") is decision


def test_an_answer_to_a_question_that_is_not_open_is_refused():
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    number = table.asked("A").number
    with pytest.raises(IllegalAnswer, match="not open"):
        table.session.answer(1, number, ["-"])
    with pytest.raises(IllegalAnswer, match="not open"):
        table.session.answer(0, number + 1, ["-"])
    table.passes("A")
    with pytest.raises(IllegalAnswer, match="not open"):
        table.session.answer(0, number, ["-"])


def test_in_a_window_all_who_could_answer_are_asked_at_one_time_and_the_first_to_act_counts():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "ex_nihilo", "♠7 slash")
    table.hand("B", "nullification").hand("C", "nullification")
    table.turn("A").do("A", "ex_nihilo")
    assert table.is_asked("B")
    assert table.is_asked("C")
    assert not table.is_asked("D")
    table.do("C", "nullification")
    assert table.is_asked("B")
    table.passes("B")
    table.asked("A", "play-phase")
    assert table.cards("A") == ["♠7 slash"]
    assert table.cards("C") == []
    assert len(table.cards("B")) == 1


def test_a_window_closes_when_all_have_passed():
    table = Table(A="-", B="-", C="-").hand("A", "ex_nihilo", "♠7 slash").top("♥2 dodge", "♥2 dodge")
    table.hand("B", "nullification").hand("C", "nullification")
    table.turn("A").do("A", "ex_nihilo").passes("C")
    assert table.is_asked("B")
    table.passes("B")
    assert table.cards("A") == ["♠7 slash", "♥2 dodge", "♥2 dodge"]


GARBAGE = (
    None, 0, 7.5, True, "-", "c1", b"-", (), ("-",), {"-": 1}, {"-"},
    [None], [1], [["-"]], [True], [b"-"], [""], [" -"], ["-", None], ["c"], ["c0"], ["c1\n"], ["s1"], ["s-1"], ["o:recast"],
    ["k:"], ["."], ["?s1"], ["C1"], ["c" + "9" * 5000], ["\ud800"], ["\0"], ["c1"] * 100_000, ["-"] * 100_000,
)  # fmt: skip


@pytest.mark.parametrize("number", range(len(GARBAGE)))
def test_garbage_of_every_sort_is_refused_and_changes_nothing(number):
    table = Table(A="zhuge_liang", B="yu_ji", C="-").hand("A", "slash", "iron_chain").hand("B", "♥2 dodge").turn("A")
    decision = table.asked("A")
    before, record = state_hash(table.game), list(table.game.record)
    with pytest.raises(IllegalAnswer) as refused:
        table.session.answer(0, decision.number, GARBAGE[number])
    assert len(str(refused.value)) < 1000
    assert (state_hash(table.game), table.game.record) == (before, record)
    assert table.asked("A") is decision


def test_a_hidden_card_is_no_answer_and_the_refusal_does_not_tell_where_it_is():
    table = Table(A="-", B="-").hand("A", "slash", "peach").hand("B", "♠7 slash").turn("A")
    in_hand, in_pile = table["B"].hand.cards[0].token, table.game.draw_pile.cards[0].token
    said = []
    for token in (in_hand, in_pile):
        with pytest.raises(IllegalAnswer) as refused:
            table.session.answer(0, table.asked("A").number, [token])
        said.append(str(refused.value).replace(token, "it"))
    assert said[0] == said[1]


def test_an_answer_can_no_longer_be_changed_by_who_gave_it():
    table = Table(A="-", B="-").hand("A", "slash", "peach").hand("B", "dodge").turn("A")
    path = [table["A"].hand.cards[0].token, "s1"]
    table.session.answer(0, table.asked("A").number, path)
    given = list(path)
    path.clear()
    assert table.game.record[-1][2] == given
    assert table.game.answers[-1].path == given


def test_an_agent_that_answers_garbage_is_told_so():
    class Careless(Agent):
        def decide(self, decision, view):
            return [7]

    with pytest.raises(IllegalAnswer):
        Game(Identity(identity_ruleset(), 2), 1, Agents([Careless(), Careless()])).play()


def test_a_session_that_is_given_up_is_freed():
    before = games_in_memory()
    session = Session(Identity(identity_ruleset(), 5), 9)
    session.start()
    assert session.open
    assert games_in_memory() == before + 1
    session.close()
    session.close()
    del session
    assert games_in_memory() == before


def test_a_finished_game_is_freed():
    before = games_in_memory()
    game = Game(Identity(identity_ruleset(), 5), 9, Agents([RandomAgent(index) for index in range(5)]))
    game.play()
    assert games_in_memory() == before + 1
    del game
    assert games_in_memory() == before

"""Things happen that no card brings about, and what they ask is asked."""

import pytest

from sanguosha.testing import Table


def test_before_a_turn():
    table = Table(A="-", B="-").hand("A", "slash").let(lambda table: table["A"].damage(table["B"], 2)).turn("A")
    assert table["B"].hp == 2
    table.asked("A", "play-phase")


def test_in_a_play_phase_which_goes_on_then():
    table = Table(A="-", B="guo_jia").hand("A", "slash").top("♠8 slash", "♥2 dodge").turn("A")
    table.let(lambda table: table["A"].damage(table["B"]))
    table.do("B", "k:yiji").do("B", "♠8 slash", "A").rest()
    assert table.holds("A", "♠8 slash")
    assert table.holds("B", "♥2 dodge")
    assert table.open() == {"A": "play-phase"}
    assert table.story().count("A is asked play-phase") == 1


def test_in_a_held_phase_with_nothing_else_to_do():
    table = Table(A="-", B="-").hold("A").turn("A")
    table.let(lambda table: table["A"].lose_health(1))
    assert table["A"].hp == 3
    assert table.open() == {"A": "play-phase"}


def test_it_may_decide_the_game():
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    table.let(lambda table: table["A"].damage(table["B"], 4))
    assert table.winners == ["A"]
    assert table.open() == {}


def test_who_dies_in_their_turn_has_no_more_of_it():
    table = Table(A="-", B="-", C="-", roles="RLR").hand("A", "slash").hold("B").turn("A")
    table.let(lambda table: table["B"].damage(table["A"], 4))
    assert table.open() == {"B": "play-phase"}


def test_what_asks_while_nothing_runs_is_told():
    table = Table(A="-", B="-")
    with pytest.raises(AssertionError, match="A is asked ask-fanjian, but the game does not run; let it happen with “let”"):
        table["A"].choose_suit("ask-fanjian")
    table.hold("A").turn("A").let(lambda table: table["A"].choose_suit("ask-fanjian"))
    table.do("A", "heart").asked("A", "play-phase")


def test_not_in_the_midst_of_something_else():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B")
    with pytest.raises(AssertionError, match="let this happen in a play phase or before a turn"):
        table.let(lambda table: table["A"].damage(table["B"]))
    table.do("B", "dodge")
    assert table["B"].hp == 4

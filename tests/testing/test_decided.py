"""A game that is decided while it is set up or played is over; nothing escapes."""

import pytest

from sanguosha.testing import Table


def test_who_is_left_has_won_already_while_it_is_set_up():
    table = Table(A="-", B="-").dead("B")
    assert table.winners == ["A"]
    assert table.game.over


def test_a_turn_at_a_decided_table_asks_nobody():
    table = Table(A="-", B="-").dead("B").hand("A", "slash").turn("A")
    assert table.open() == {}
    with pytest.raises(AssertionError, match="A is not asked; the game is over, won by A"):
        table.asked("A")


def test_the_last_answer_decides_it():
    table = Table(A="-", B="-").hp("B", 1).hand("A", "slash").turn("A").do("A", "slash", "B")
    assert table.winners == ["A"]
    with pytest.raises(AssertionError, match="the game is over"):
        table.do("A", "pass")


def test_what_is_set_up_in_the_midst_of_a_game_may_decide_it():
    table = Table(A="-", B="-", C="-").hand("A", "slash").turn("A").dead("B", "C")
    assert table.winners == ["A"]
    with pytest.raises(AssertionError, match="the game is over"):
        table.asked("A")

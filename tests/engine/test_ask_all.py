"""With ``ask_all`` a seat is asked for a card whether it has one or not, so that the asking tells nothing."""

from __future__ import annotations

from sanguosha.testing import Table


def asking_all(**seats: str) -> Table:
    return Table(options={"ask_all": "on"}, **seats)


def test_a_seat_without_a_dodge_is_asked_and_can_only_pass():
    table = asking_all(A="-", B="-").hand("A", "slash").turn("A").do("A", "slash", "B")
    assert table.asked("B", "ask-dodge").menu([]) == ["-"]
    table.passes("B")
    assert table["B"].hp == 3


def test_everybody_is_asked_for_nullification():
    table = asking_all(A="-", B="-", C="-").hand("A", "ex_nihilo").turn("A").do("A", "ex_nihilo")
    assert all(table.is_asked(name) for name in "ABC")


def test_everybody_is_asked_to_save_the_dying():
    table = asking_all(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").turn("A").do("A", "slash", "B").passes("B")
    for name in "ABC":
        table.asked(name, "ask-rescue")
        table.passes(name)
    assert not table["B"].alive


def test_without_it_a_seat_that_can_only_pass_is_not_asked():
    table = Table(A="-", B="-").hand("A", "slash", "vine").turn("A").do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert not table.is_asked("B")
    assert table["B"].hp == 3

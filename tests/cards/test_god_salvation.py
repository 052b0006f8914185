"""桃园结义 Peach Garden Oath."""

from sanguosha.testing import Table
from tests.support.events import seats_of
from tests.support.rulings import ruling


@ruling("cards.yaml#god_salvation/1")
def test_it_may_be_used_when_nobody_is_wounded():
    table = Table(A="-", B="-").hand("A", "god_salvation", "jueying").hand("B", "nullification").turn("A")
    log = table.hears()
    table.do("A", "god_salvation").asked("A", "play-phase")
    assert seats_of(table, log, "recovered") == ""
    assert table.discarded("god_salvation")


@ruling("cards.yaml#god_salvation/2")
def test_nullification_keeps_one_from_healing():
    table = Table(A="-", B="-", C="-").hp("A", 1).hp("B", 1).hp("C", 1).hand("A", "god_salvation", "nullification").turn("A")
    table.do("A", "god_salvation").passes("A").do("A", "nullification")
    assert [table[name].hp for name in "ABC"] == [2, 1, 2]


@ruling("cards.yaml#god_salvation/3")
def test_the_user_heals_first():
    table = Table(A="-", B="-", C="-", D="-").hand("B", "god_salvation")
    for name in "ABD":
        table.hp(name, 2)
    log = table.turn("B").hears()
    table.do("B", "god_salvation")
    assert seats_of(table, log, "recovered") == "BDA"


def test_there_is_no_window_for_the_unwounded():
    table = Table(A="-", B="-", C="-").hp("C", 3).hand("A", "god_salvation").hand("B", "nullification").turn("A")
    table.do("A", "god_salvation")
    assert table.asked("B", "ask-nullification").args[2] == table["C"].token
    table.passes("B")
    assert table["C"].hp == 4

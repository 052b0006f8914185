"""朱雀羽扇 Vermilion Feather Fan."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#fan/1")
def test_an_ordinary_slash_turned_into_fire_burns_vine():
    table = Table(A="-", B="-").wears("A", "fan").wears("B", "vine").hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:fan")
    assert table["B"].hp == 2


def test_the_wearer_may_leave_the_slash_ordinary():
    table = Table(A="-", B="-").wears("A", "fan").wears("B", "vine").hand("A", "♠7 slash", "ex_nihilo").turn("A")
    table.do("A", "♠7 slash", "B").passes("A")
    assert table["B"].hp == 4


@ruling("cards.yaml#fan/2")
def test_a_thunder_slash_cannot_be_turned():
    table = Table(A="-", B="-").wears("A", "fan").hand("A", "thunder_slash", "ex_nihilo").turn("A")
    table.do("A", "thunder_slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


@ruling("cards.yaml#fan/3")
def test_the_virtual_slash_of_shensu_may_be_fire():
    table = Table(A="xiahou_yuan", B="-").wears("A", "fan").wears("B", "vine").turn("A", "prepare")
    table.do("A", "k:shensu", "B").do("A", "k:fan")
    assert table["B"].hp == 2


@ruling("cards.yaml#fan/4")
def test_a_slash_played_in_a_duel_stays_what_it_is():
    table = Table(A="-", B="-").wears("B", "fan").wears("A", "vine").hand("A", "duel", "ex_nihilo").hand("B", "♠7 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠7 slash")
    table.asked("A", "play-phase")
    assert table["A"].hp == 3


def test_a_black_slash_turned_into_fire_is_still_black():
    table = Table(A="-", B="-").wears("A", "fan").wears("B", "nioh_shield").hand("A", "♠7 slash", "ex_nihilo").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:fan")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4


def test_the_fire_of_the_fan_runs_along_the_chain():
    table = Table(A="-", B="-", C="-").wears("A", "fan").chained("B", "C").hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:fan")
    assert (table["B"].hp, table["C"].hp) == (3, 3)


def test_the_fan_itself_as_slash_cannot_be_turned():
    table = Table(A="guan_yu", B="-").wears("A", "fan").hand("A", "ex_nihilo").turn("A")
    table.do("A", "k:wusheng", "♦A fan", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3

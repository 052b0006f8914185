"""仁王盾 Nioh Shield."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#nioh_shield/1")
def test_a_red_slash_works_and_a_black_one_does_not():
    table = Table(A="-", B="-").wears("B", "nioh_shield").wears("A", "crossbow").hand("A", "♥10 slash", "♠7 slash", "ex_nihilo")
    table.turn("A").do("A", "♥10 slash", "B")
    assert table["B"].hp == 3
    table.do("A", "♠7 slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


@ruling("cards.yaml#nioh_shield/2")
def test_a_black_slash_in_a_duel_counts():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "duel", "♠7 slash").hand("B", "♥10 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♥10 slash").do("A", "♠7 slash")
    assert table["B"].hp == 3


@ruling("cards.yaml#nioh_shield/4")
def test_a_virtual_slash_has_no_colour():
    table = Table(A="xiahou_yuan", B="-").wears("B", "nioh_shield").turn("A", "prepare")
    table.do("A", "k:shensu", "B")
    assert table["B"].hp == 3


def test_no_dodge_is_asked_for_a_void_slash():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "♠7 slash", "ex_nihilo").hand("B", "dodge").turn("A")
    table.do("A", "♠7 slash", "B")
    table.asked("A", "play-phase")
    assert table.holds("B", "dodge")
    assert table["B"].hp == 4


def test_only_slashes_are_void():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "♠7 savage_assault").turn("A")
    table.do("A", "♠7 savage_assault")
    assert table["B"].hp == 3


def test_the_shield_covers_its_wearer_alone():
    table = Table(A="-", B="-", C="-").wears("B", "nioh_shield").hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "C")
    assert table["C"].hp == 3

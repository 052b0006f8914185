"""诸葛连弩 Zhuge Crossbow."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#crossbow/1")
def test_without_the_crossbow_the_slashes_it_allowed_are_too_many():
    table = Table(A="-", B="-").wears("A", "crossbow")
    table.hand("A", "♠7 slash", "♠8 slash", "♠9 slash", "♠10 slash", "blade", "ex_nihilo").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "♠8 slash", "B").do("A", "♠9 slash", "B")
    assert table["B"].hp == 1
    table.do("A", "blade")
    assert not table.may("A", "♠10 slash")
    assert table.may("A", "ex_nihilo")


@ruling("cards.yaml#crossbow/2")
def test_a_crossbow_put_on_after_the_slash_allows_more():
    table = Table(A="-", B="-").hand("A", "♠7 slash", "crossbow", "♠8 slash", "♠9 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "♠8 slash")
    table.do("A", "crossbow").do("A", "♠8 slash", "B").do("A", "♠9 slash", "B")
    assert table["B"].hp == 1


@ruling("cards.yaml#crossbow/3")
def test_the_worn_crossbow_itself_cannot_be_the_second_slash():
    table = Table(A="guan_yu", B="-").wears("A", "♦A crossbow").hand("A", "♥4 peach", "♠7 slash").turn("A")
    assert table.may("A", "k:wusheng", "♦A crossbow", "B")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "k:wusheng", "♦A crossbow")
    assert table.may("A", "k:wusheng", "♥4 peach", "B")


@ruling("cards.yaml#crossbow/4")
def test_the_crossbow_reaches_neighbours_only():
    table = Table(A="-", B="-", C="-", D="-", E="-").wears("A", "crossbow").hand("A", "slash").turn("A")
    assert table.may("A", "slash", "B")
    assert table.may("A", "slash", "E")
    assert not table.may("A", "slash", "C")
    assert not table.may("A", "slash", "D")


def test_slashes_of_every_nature_are_free_with_the_crossbow():
    table = Table(A="-", B="-").wears("A", "crossbow").hand("A", "fire_slash", "thunder_slash", "♠7 slash").turn("A")
    table.do("A", "fire_slash", "B").do("A", "thunder_slash", "B").do("A", "♠7 slash", "B")
    assert table["B"].hp == 1


def test_another_ones_crossbow_allows_nothing():
    table = Table(A="-", B="-").wears("B", "crossbow").hand("A", "♠7 slash", "♠8 slash", "ex_nihilo").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "♠8 slash")


def test_the_crossbow_does_not_allow_a_second_wine():
    table = Table(A="-", B="-").wears("A", "crossbow").hand("A", "♠3 wine", "♠9 wine", "♠7 slash").turn("A")
    table.do("A", "♠3 wine")
    assert not table.may("A", "♠9 wine")
    assert table.may("A", "♠7 slash", "B")

"""张飞: 咆哮."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#zhang_fei.paoxiao/1")
def test_after_two_slashes_he_may_use_a_third():
    table = Table(A="zhang_fei", B="-").hand("A", "♠7 slash", "♠8 slash", "fire_slash").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "♠8 slash", "B").do("A", "fire_slash", "B")
    assert table["B"].hp == 1


@ruling("generals/standard.yaml#zhang_fei.paoxiao/2")
def test_he_has_no_longer_reach_than_others():
    table = Table(A="zhang_fei", B="-", C="-", D="-").hand("A", "♠7 slash", "♠8 slash").turn("A")
    assert not table.may("A", "♠7 slash", "C")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "♠8 slash", "C")
    assert table.may("A", "♠8 slash", "D")


@ruling("generals/standard.yaml#zhang_fei.paoxiao/3")
def test_wine_raises_only_the_first_of_his_slashes():
    table = Table(A="zhang_fei", B="-").hand("A", "wine", "♠7 slash", "♠8 slash").turn("A")
    table.do("A", "wine").do("A", "♠7 slash", "B")
    assert table["B"].hp == 2
    table.do("A", "♠8 slash", "B")
    assert table["B"].hp == 1


@ruling("generals/standard.yaml#zhang_fei.paoxiao/4")
def test_the_crossbow_adds_nothing_for_him():
    table = Table(A="zhang_fei", B="-", C="-", D="-").wears("A", "crossbow")
    table.hand("A", "♠7 slash", "♠8 slash", "♠9 slash", "qinggang_sword").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "♠8 slash", "B")
    assert not table.may("A", "♠9 slash", "C")
    table.do("A", "qinggang_sword").do("A", "♠9 slash", "C")
    assert table["B"].hp == 2
    assert table["C"].hp == 3


def test_only_he_himself_may_slash_without_end():
    table = Table(A="-", B="zhang_fei").hand("A", "♠7 slash", "♠8 slash", "jueying").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "♠8 slash")


def test_only_the_number_of_slashes_is_free_not_that_of_wine():
    table = Table(A="zhang_fei", B="-").hand("A", "♠3 wine", "♠9 wine", "jueying").turn("A")
    table.do("A", "♠3 wine")
    assert not table.may("A", "♠9 wine")

"""赵云: 龙胆."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#zhao_yun.longdan/1")
def test_a_fire_slash_dodges_a_slash():
    table = Table(A="-", B="zhao_yun").hand("A", "♠7 slash").hand("B", "fire_slash").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:longdan", "fire_slash")
    assert table["B"].hp == 4
    assert table.discarded("fire_slash")


@ruling("generals/standard.yaml#zhao_yun.longdan/2")
def test_a_diamond_dodge_as_slash_is_red_for_the_nioh_shield():
    table = Table(A="zhao_yun", B="-").wears("B", "nioh_shield").hand("A", "♦2 dodge", "♠7 slash").turn("A")
    table.do("A", "k:longdan", "♦2 dodge", "B")
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#zhao_yun.longdan/3")
def test_a_dodge_as_a_second_slash_breaks_the_limit():
    table = Table(A="zhao_yun", B="-").hand("A", "♠7 slash", "♦2 dodge", "jueying").turn("A")
    assert table.may("A", "k:longdan", "♦2 dodge", "B")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "k:longdan")


def test_a_dodge_used_as_slash_is_the_slash_of_the_phase():
    table = Table(A="zhao_yun", B="-").hand("A", "♠7 slash", "♦2 dodge", "jueying").turn("A")
    table.do("A", "k:longdan", "♦2 dodge", "B")
    assert table["B"].hp == 3
    assert not table.may("A", "♠7 slash")


@ruling("generals/standard.yaml#zhao_yun.longdan/4")
def test_in_a_duel_two_dodges_are_two_slashes():
    table = Table(A="-", B="zhao_yun").hand("A", "duel", "♠7 slash", "jueying").hand("B", "♦2 dodge", "♥2 dodge").turn("A")
    table.do("A", "duel", "B").do("B", "k:longdan", "♦2 dodge").do("A", "♠7 slash").do("B", "k:longdan", "♥2 dodge")
    assert table["A"].hp == 3
    assert table["B"].hp == 4
    assert len(table.game.history.played(table["B"], "slash")) == 2
    assert len(table.game.history.used(table["B"], "slash")) == 0


@ruling("generals/standard.yaml#zhao_yun.longdan/5")
def test_a_slash_as_dodge_and_a_dodge_cancel_the_slash_of_lv_bu():
    table = Table(A="lv_bu", B="zhao_yun").hand("A", "♠7 slash", "jueying").hand("B", "♠8 slash", "♦2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:longdan", "♠8 slash").do("B", "♦2 dodge")
    assert table["B"].hp == 4
    assert table.cards("B") == []


def test_a_dodge_becomes_an_ordinary_slash_for_the_vine():
    table = Table(A="zhao_yun", B="-").wears("B", "vine").hand("A", "♦2 dodge").turn("A")
    table.do("A", "k:longdan", "♦2 dodge", "B")
    assert table["B"].hp == 4


def test_a_slash_is_played_as_dodge_against_archery():
    table = Table(A="-", B="zhao_yun").hand("A", "archery_attack").hand("B", "♠8 slash").turn("A")
    table.do("A", "archery_attack").do("B", "k:longdan", "♠8 slash")
    assert table["B"].hp == 4


def test_nothing_but_slash_and_dodge_can_be_changed():
    table = Table(A="zhao_yun", B="-").hand("A", "♥3 peach", "♠8 slash", "♦2 dodge").turn("A")
    assert not table.may("A", "k:longdan", "♥3 peach")
    assert not table.may("A", "k:longdan", "♠8 slash")
    assert table.may("A", "k:longdan", "♦2 dodge")


def test_a_slash_stays_a_slash_where_a_slash_is_wanted():
    table = Table(A="-", B="zhao_yun").hand("A", "savage_assault").hand("B", "♠8 slash").turn("A")
    table.do("A", "savage_assault").asked("B", "ask-savage_assault")
    assert not table.may("B", "k:longdan")
    assert table.may("B", "♠8 slash")

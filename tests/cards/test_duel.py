"""决斗 Duel."""

from sanguosha.testing import Table
from tests.support.events import damages, put_down
from tests.support.rulings import ruling


@ruling("cards.yaml#duel/1")
def test_a_target_that_plays_nothing_takes_1_from_the_user():
    table = Table(A="-", B="-").hand("A", "duel", "slash").hand("B", "slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").passes("B")
    assert damages(table, log) == ["A>B 1 normal"]


@ruling("cards.yaml#duel/2")
def test_a_user_that_cannot_answer_takes_1_from_the_target():
    table = Table(A="-", B="-").hand("A", "duel").hand("B", "slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").do("B", "slash")
    assert damages(table, log) == ["B>A 1 normal"]


def test_target_and_user_answer_in_turn():
    table = Table(A="-", B="-").hand("A", "duel", "slash").hand("B", "slash", "slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").do("B", "slash").do("A", "slash").do("B", "slash")
    assert put_down(table, log) == ["A used duel", "B played slash", "A played slash", "B played slash"]
    assert damages(table, log) == ["B>A 1 normal"]


@ruling("cards.yaml#duel/3")
def test_the_nioh_shield_does_nothing_in_a_duel():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "duel", "♠7 slash").hand("B", "♥10 slash").turn("A")
    table.do("A", "duel", "B").do("B", "slash").do("A", "slash")
    assert table["B"].hp == 3


@ruling("cards.yaml#duel/4")
def test_an_empty_city_does_not_end_a_duel_that_has_begun():
    table = Table(A="-", B="zhuge_liang").hand("A", "duel", "slash").hand("B", "slash").turn("A")
    table.do("A", "duel", "B").do("B", "slash").do("A", "slash")
    assert table["B"].hp == 2


@ruling("cards.yaml#duel/5")
def test_against_lv_bu_a_single_slash_is_wasted():
    table = Table(A="lv_bu", B="-").hand("A", "duel").hand("B", "slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").do("B", "slash")
    assert damages(table, log) == ["A>B 1 normal"]
    assert table.discarded("slash")


@ruling("cards.yaml#duel/5")
def test_against_lv_bu_two_slashes_are_needed_each_time():
    table = Table(A="-", B="lv_bu").hand("A", "duel", "slash", "slash", "♥10 slash").hand("B", "slash", "slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").do("B", "slash").do("A", "slash").do("A", "slash").do("B", "slash").do("A", "♥10 slash")
    assert damages(table, log) == ["B>A 1 normal"]


@ruling("cards.yaml#duel/6")
def test_damage_of_a_user_who_died_meanwhile_has_no_source():
    table = Table(roles="RLN", A="-", B="yu_ji", C="-").hp("A", 1).hand("A", "duel").hand("B", "♠7 slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").passes("B").do("B", "k:guhuo", "o:slash", "♠7 slash").do("A", "yes").do("C", "no")
    assert not table["A"].alive
    assert damages(table, log) == ["->B 1 normal"]


def test_a_dead_user_takes_no_damage_when_the_target_answers():
    table = Table(roles="RLN", A="-", B="yu_ji", C="-").hp("A", 1).hand("A", "duel").hand("B", "♥10 slash").turn("A")
    log = table.hears()
    table.do("A", "duel", "B").passes("B").do("B", "k:guhuo", "o:slash", "♥10 slash").do("A", "yes").do("C", "no")
    assert not table["A"].alive
    assert damages(table, log) == []


def test_nullification_ends_the_duel_before_it_begins():
    table = Table(A="-", B="-").hand("A", "duel").hand("B", "nullification", "slash").turn("A")
    table.do("A", "duel", "B").do("B", "nullification")
    assert table["B"].hp == 4
    assert table.holds("B", "slash")


def test_nobody_duels_with_himself():
    table = Table(A="-", B="-").hand("A", "duel").turn("A")
    assert not table.may("A", "duel", "A")
    assert table.may("A", "duel", "B")

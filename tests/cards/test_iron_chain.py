"""铁索连环 Iron Chain, and the damage that goes along it."""

from sanguosha.testing import Table
from tests.cards.effects import switches_when_hurt
from tests.support.events import damages
from tests.support.rulings import ruling


def test_it_chains_the_free_and_frees_the_chained():
    table = Table(A="-", B="-", C="-").chained("C").hand("A", "iron_chain", "dilu").turn("A")
    table.do("A", "iron_chain", "B", "C")
    assert [table[name].chained for name in "ABC"] == [False, True, False]


def test_one_or_two_may_be_named_the_user_too():
    table = Table(A="-", B="-", C="-").hand("A", "♣Q iron_chain", "♣K iron_chain", "dilu").turn("A")
    assert not table.may("A", "♣Q", "A", "B", "C")
    table.do("A", "♣Q", "A")
    assert [table[name].chained for name in "ABC"] == [True, False, False]
    table.do("A", "♣K", "A", "C")
    assert [table[name].chained for name in "ABC"] == [False, False, True]


def test_nullification_is_for_one_target():
    table = Table(A="-", B="-", C="-").hand("A", "iron_chain", "dilu").hand("C", "nullification").turn("A")
    table.do("A", "iron_chain", "B", "C").do("C", "nullification")
    assert [table[name].chained for name in "BC"] == [False, True]


@ruling("cards.yaml#iron_chain/1")
def test_the_others_take_what_the_first_took_in_the_order_of_turns():
    table = Table(D="-", A="-", B="-", C="-").chained("A", "B", "C").hand("D", "wine", "thunder_slash").turn("D")
    log = table.hears()
    table.do("D", "wine").do("D", "thunder_slash", "A")
    assert damages(table, log) == ["D>A 2 thunder", "D>B 2 thunder", "D>C 2 thunder"]
    assert not any(table[name].chained for name in "ABC")


def test_the_order_is_that_from_the_current_seat_not_from_the_victim():
    table = Table(D="-", A="-", B="-", C="-").chained("A", "B", "C", "D").hand("D", "thunder_slash").turn("D")
    log = table.hears()
    table.do("D", "thunder_slash", "A")
    assert damages(table, log) == ["D>A 1 thunder", "D>D 1 thunder", "D>B 1 thunder", "D>C 1 thunder"]


@ruling("cards.yaml#iron_chain/2")
def test_normal_damage_stays_where_it_is():
    table = Table(D="-", A="-", B="-").chained("A", "B").hand("D", "slash", "dilu").turn("D")
    table.do("D", "slash", "A")
    assert (table["A"].hp, table["B"].hp) == (3, 4)
    assert table["A"].chained
    assert table["B"].chained


@ruling("cards.yaml#iron_chain/3")
def test_it_is_passed_on_also_by_the_dead():
    table = Table(D="-", A="-", B="-").hp("A", 1).chained("A", "B").hand("D", "fire_slash").turn("D")
    log = table.hears()
    table.do("D", "fire_slash", "A")
    assert not table["A"].alive
    assert damages(table, log) == ["D>A 1 fire", "D>B 1 fire"]


@ruling("cards.yaml#iron_chain/4")
def test_damage_passed_on_is_not_passed_on_again():
    table = Table(D="-", A="-", B="-", C="-").chained("A", "B").hand("D", "fire_slash", "dilu")
    switches_when_hurt(table, "A", "C")
    log = table.turn("D").hears()
    table.do("D", "fire_slash", "A")
    assert damages(table, log) == ["D>A 1 fire", "D>B 1 fire"]
    assert table["C"].chained


@ruling("cards.yaml#iron_chain/5")
def test_jizhi_does_not_answer_recasting():
    table = Table(A="huang_yueying", B="-").hand("A", "iron_chain", "dilu").top("♣A crossbow").turn("A")
    table.do("A", "recast", "iron_chain").asked("A", "play-phase")
    assert table.cards("A") == ["♣5 dilu", "♣A crossbow"]


def test_recasting_opens_no_window():
    table = Table(A="-", B="-").hand("A", "iron_chain", "dilu").hand("B", "nullification").turn("A")
    table.do("A", "recast", "iron_chain").asked("A", "play-phase")


def test_other_cards_cannot_be_recast():
    table = Table(A="-", B="-").hand("A", "duel", "slash").turn("A")
    assert not table.may("A", "recast")


@ruling("cards.yaml#iron_chain/6")
def test_the_lion_of_the_first_victim_spares_the_others_too():
    table = Table(A="-", B="-").chained("A", "B").wears("A", "silver_lion").under("A", "lightning").top("♠5")
    log = table.hears()
    table.turn("A", "judge")
    assert damages(table, log) == ["->A 1 thunder", "->B 1 thunder"]


@ruling("cards.yaml#iron_chain/7")
def test_the_vine_of_the_first_victim_burns_the_others_too():
    table = Table(D="-", A="-", B="-").chained("A", "B").wears("A", "vine").hand("D", "fire_slash").turn("D")
    log = table.hears()
    table.do("D", "fire_slash", "A")
    assert damages(table, log) == ["D>A 2 fire", "D>B 2 fire"]


def test_the_raise_of_the_guding_blade_is_passed_on_and_not_made_again():
    table = Table(D="-", A="-", B="-").chained("A", "B").wears("D", "guding_blade").hand("D", "fire_slash").turn("D")
    log = table.hears()
    table.do("D", "fire_slash", "A")
    assert damages(table, log) == ["D>A 2 fire", "D>B 2 fire"]


def test_the_chain_is_settled_before_the_next_target():
    table = Table(D="-", A="-", B="-", C="-").chained("A", "C").wears("D", "halberd").hand("D", "fire_slash").turn("D")
    log = table.hears()
    table.do("D", "fire_slash", "A", "B")
    assert damages(table, log) == ["D>A 1 fire", "D>C 1 fire", "D>B 1 fire"]

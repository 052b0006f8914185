"""杀 Slash, 火杀 Fire Slash, 雷杀 Thunder Slash."""

import pytest

from sanguosha.testing import Table
from tests.cards.effects import hurt_by_targeting
from tests.support.events import damages, put_down
from tests.support.rulings import ruling


@ruling("cards.yaml#slash/1")
def test_a_neighbour_with_a_mount_of_defence_is_out_of_the_range_of_bare_hands():
    table = Table(A="-", B="-", C="-").wears("B", "dilu").hand("A", "slash").turn("A")
    assert not table.may("A", "slash", "B")
    assert table.may("A", "slash", "C")


@ruling("cards.yaml#slash/2")
def test_one_slash_of_whatever_nature_may_be_used_in_a_phase():
    table = Table(A="-", B="-").hand("A", "slash", "fire_slash", "thunder_slash", "jueying").turn("A")
    table.do("A", "slash", "B").asked("A", "play-phase")
    assert not table.may("A", "fire_slash")
    assert not table.may("A", "thunder_slash")


def test_a_slash_that_was_dodged_is_used_all_the_same():
    table = Table(A="-", B="-").hand("A", "slash", "slash", "jueying").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").asked("A", "play-phase")
    assert not table.may("A", "slash")


def test_the_next_turn_has_a_slash_of_its_own():
    table = Table(A="-", B="-").hand("A", "slash", "slash").top("♠5 jueying", "♣5 dilu").turn("A")
    table.do("A", "slash", "B").passes("B")
    table.asked("A", "play-phase")
    assert table.may("A", "slash", "B")


@ruling("cards.yaml#slash/3")
def test_a_slash_whose_target_dies_before_it_resolves_does_nothing():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "♠7 slash", "jueying").hand("C", "dodge")
    hurt_by_targeting(table, "B")
    log = table.turn("A").hears()
    table.do("A", "slash", "B")
    assert not table["B"].alive
    assert damages(table, log) == []
    assert table.discarded("♠7 slash")
    table.asked("A", "play-phase")


def test_a_target_that_dies_before_the_slash_is_used_is_no_target_any_more():
    table = Table(A="yu_ji", B="-", C="-").hp("B", 1).hand("A", "♥10 slash", "jueying").turn("A")
    log = table.hears()
    table.do("A", "k:guhuo", "o:slash", "♥10 slash", "B").do("B", "yes").do("C", "no").passes("A")
    assert not table["B"].alive
    assert put_down(table, log) == ["A used slash"]
    assert [event.args.get("targets") for event in log.events if event.key == "used"] == [None]
    assert table.discarded("♥10 slash")


@ruling("cards.yaml#slash/4", "identity.md#R/10")
def test_a_slash_on_demand_is_not_the_one_of_the_phase():
    table = Table(A="-", B="-", C="-").wears("B", "axe").hand("A", "collateral").hand("B", "slash", "slash").turn("A")
    table.do("A", "collateral", "B", "C").do("B", "slash")
    assert table["C"].hp == 3
    table.asked("B", "play-phase")
    assert table.may("B", "slash", "C")


def test_a_slash_played_is_not_the_one_of_the_phase():
    table = Table(A="-", B="-").hand("A", "duel", "slash", "slash").hand("B", "slash").turn("A")
    table.do("A", "duel", "B").do("B", "slash").do("A", "slash")
    assert table["B"].hp == 3
    assert table.may("A", "slash", "B")


def test_nobody_slashes_himself():
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    assert not table.may("A", "slash", "A")


def test_a_slash_cannot_be_nullified():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "nullification").turn("A")
    table.do("A", "slash", "B")
    assert table["B"].hp == 3
    assert table.holds("B", "nullification")


@ruling("cards.yaml#fire_slash/1")
def test_fire_goes_along_the_chain_and_resets_it():
    table = Table(A="-", B="-", C="-").hand("A", "fire_slash").chained("B", "C").turn("A")
    log = table.hears()
    table.do("A", "fire_slash", "B")
    assert damages(table, log) == ["A>B 1 fire", "A>C 1 fire"]
    assert not table["B"].chained
    assert not table["C"].chained


@ruling("cards.yaml#fire_slash/2")
def test_the_vine_burns():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert table["B"].hp == 2


@ruling("cards.yaml#fire_slash/4")
@pytest.mark.parametrize("card", ["fire_slash", "thunder_slash"])
def test_a_duel_takes_a_slash_of_any_nature(card):
    table = Table(A="-", B="-").hand("A", "duel").hand("B", card).turn("A")
    table.do("A", "duel", "B").do("B", card)
    assert table["A"].hp == 3


@ruling("cards.yaml#thunder_slash/1")
def test_thunder_goes_through_the_vine_and_deals_1():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "thunder_slash").turn("A")
    table.do("A", "thunder_slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#thunder_slash/2")
def test_a_black_thunder_slash_is_void_for_the_nioh_shield():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "♠4 thunder_slash").hand("B", "dodge").turn("A")
    table.do("A", "thunder_slash", "B")
    assert table["B"].hp == 4
    assert table.holds("B", "dodge")


@ruling("cards.yaml#thunder_slash/3")
def test_thunder_goes_along_the_chain():
    table = Table(A="-", B="-", C="-").hand("A", "thunder_slash").chained("B", "C").turn("A")
    log = table.hears()
    table.do("A", "thunder_slash", "B")
    assert damages(table, log) == ["A>B 1 thunder", "A>C 1 thunder"]


def test_an_ordinary_slash_stays_off_the_chain():
    table = Table(A="-", B="-", C="-").hand("A", "slash").chained("B", "C").turn("A")
    table.do("A", "slash", "B")
    assert (table["B"].hp, table["C"].hp) == (3, 4)
    assert table["B"].chained

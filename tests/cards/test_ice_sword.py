"""寒冰剑 Ice Sword."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#ice_sword/1")
def test_one_card_is_enough_to_take_instead_of_the_damage():
    table = Table(A="-", B="-").wears("A", "ice_sword").wears("B", "chitu").hand("A", "slash").turn("A")
    table.do("A", "slash", "B").do("A", "k:ice_sword")
    assert table["B"].hp == 4
    assert table.worn("B") == []
    assert table.discarded("chitu")


@ruling("cards.yaml#ice_sword/2")
def test_who_has_no_card_takes_the_damage():
    table = Table(A="-", B="-").wears("A", "ice_sword").under("B", "indulgence").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


@ruling("cards.yaml#ice_sword/3")
def test_a_silver_lion_discarded_first_heals_before_the_second_card_is_picked():
    table = Table(A="-", B="-").wears("A", "ice_sword").wears("B", "silver_lion", "chitu").hand("B", "peach").hp("B", 2)
    table.hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").do("A", "k:ice_sword").do("A", "silver_lion")
    table.asked("A", "ask-ice_sword")
    assert table["B"].hp == 3
    assert table.discarded("silver_lion")
    table.do("A", "chitu")
    assert table["B"].hp == 3
    assert table.cards("B") == ["♥3 peach"]


@ruling("cards.yaml#ice_sword/4")
def test_damage_passed_on_cannot_be_frozen():
    table = Table(A="-", B="-", C="-").wears("A", "ice_sword").wears("B", "chitu").wears("C", "dayuan").chained("B", "C")
    table.hand("A", "thunder_slash", "ex_nihilo").turn("A")
    table.do("A", "thunder_slash", "B").passes("A")
    table.asked("A", "play-phase")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    assert table.worn("C") == ["dayuan"]


def test_frozen_damage_is_not_passed_on():
    table = Table(A="-", B="-", C="-").wears("A", "ice_sword").wears("B", "chitu").chained("B", "C").hand("A", "thunder_slash")
    table.turn("A").do("A", "thunder_slash", "B").do("A", "k:ice_sword")
    assert (table["B"].hp, table["C"].hp) == (4, 4)
    assert table["B"].chained
    assert table["C"].chained


def test_hand_cards_are_picked_unseen_and_the_judging_area_is_spared():
    table = Table(A="-", B="-").wears("A", "ice_sword").under("B", "indulgence").wears("B", "chitu").hand("B", "peach", "duel")
    table.hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").do("A", "k:ice_sword")
    assert table.may("A", "?B")
    assert table.may("A", "chitu")
    assert not table.may("A", "peach")
    assert not table.may("A", "indulgence")
    table.do("A", "?B").do("A", "?B")
    assert table.cards("B") == []
    assert table.worn("B") == ["chitu"]
    assert table["B"].hp == 4


def test_the_whole_damage_after_wine_is_prevented():
    table = Table(A="-", B="-").wears("A", "ice_sword").hand("B", "peach").hand("A", "wine", "slash", "ex_nihilo").turn("A")
    table.do("A", "wine").do("A", "slash", "B").do("A", "k:ice_sword")
    assert table["B"].hp == 4
    assert table.cards("B") == []


def test_other_damage_of_the_wearer_is_not_frozen():
    table = Table(A="-", B="-").wears("A", "ice_sword").wears("B", "chitu").hand("A", "duel", "ex_nihilo").turn("A")
    table.do("A", "duel", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3

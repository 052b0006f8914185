"""藤甲 Vine Armour."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#vine/1")
def test_an_ordinary_slash_with_wine_is_void_and_the_wine_is_spent():
    table = Table(A="-", B="-", C="-").wears("B", "vine").wears("A", "crossbow").hand("A", "wine", "♠7 slash", "♠8 slash").turn("A")
    table.do("A", "wine").do("A", "♠7 slash", "B")
    assert table["B"].hp == 4
    table.do("A", "♠8 slash", "C")
    assert table["C"].hp == 3


@ruling("cards.yaml#vine/2")
def test_a_fire_slash_deals_two():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert table["B"].hp == 2


@ruling("cards.yaml#vine/3")
def test_fire_passed_on_burns_more_and_goes_no_further():
    table = Table(A="-", B="-", C="-", D="-").wears("C", "vine").chained("B", "C", "D").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert [table[name].hp for name in "BCD"] == [3, 2, 3]
    assert not any(table[name].chained for name in "BCD")


@ruling("cards.yaml#vine/4")
def test_a_thunder_slash_deals_one():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "thunder_slash").turn("A")
    table.do("A", "thunder_slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#vine/5")
def test_fire_attack_deals_two():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "fire_attack", "♥7 ex_nihilo").hand("B", "♥3 peach").turn("A")
    table.do("A", "fire_attack", "B").do("A", "♥7 ex_nihilo")
    assert table["B"].hp == 2


def test_both_attacks_on_everybody_pass_the_wearer_by_without_a_question():
    table = Table(A="-", B="-", C="-").wears("B", "vine").hand("A", "savage_assault", "archery_attack", "ex_nihilo")
    table.hand("B", "slash", "dodge").turn("A")
    table.do("A", "savage_assault").do("A", "archery_attack")
    table.asked("A", "play-phase")
    assert (table["B"].hp, table["C"].hp) == (4, 2)
    assert len(table.cards("B")) == 2


def test_a_red_ordinary_slash_is_void_as_well():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "♥10 slash", "ex_nihilo").turn("A")
    table.do("A", "♥10 slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4


def test_a_duel_hurts_the_wearer():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "duel").turn("A")
    table.do("A", "duel", "B")
    assert table["B"].hp == 3


def test_lightning_deals_no_more_than_its_three():
    table = Table(A="-", B="-").wears("A", "vine").under("A", "lightning").top("♠7").turn("A", "judge")
    assert table["A"].hp == 1

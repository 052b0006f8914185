"""许褚: 裸衣."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


def bare_chested(table: Table, *top: str) -> Table:
    """A's draw phase comes with these cards on top, and A uses 裸衣."""
    return table.top(*top).turn("A", "draw").do("A", "k:luoyi")


@ruling("generals/standard.yaml#xu_chu.luoyi/1")
def test_a_won_duel_deals_two():
    table = bare_chested(Table(A="xu_chu", B="-").hand("A", "duel"), "dodge")
    table.do("A", "duel", "B")
    assert table["B"].hp == 2


@ruling("generals/standard.yaml#xu_chu.luoyi/2")
def test_his_own_lost_duel_costs_him_one():
    table = bare_chested(Table(A="xu_chu", B="-").hand("A", "duel").hand("B", "slash"), "dodge")
    table.do("A", "duel", "B").do("B", "slash")
    assert (table["A"].hp, table["B"].hp) == (3, 4)


@ruling("generals/standard.yaml#xu_chu.luoyi/3")
def test_with_wine_his_slash_deals_three():
    table = bare_chested(Table(A="xu_chu", B="-").hand("A", "slash", "wine"), "dodge")
    table.do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == 1


@ruling("generals/standard.yaml#xu_chu.luoyi/4")
def test_his_savage_assault_deals_one():
    table = bare_chested(Table(A="xu_chu", B="-", C="-").hand("A", "savage_assault"), "dodge")
    table.do("A", "savage_assault")
    assert (table["B"].hp, table["C"].hp) == (3, 3)


@ruling("generals/standard.yaml#xu_chu.luoyi/5")
def test_it_is_over_with_the_turn():
    table = Table(A="xu_chu", B="-", C="-").wears("A", "qinggang_sword").hand("A", "slash").hand("B", "collateral")
    bare_chested(table, "dodge").end_phase("A")
    table.do("B", "collateral", "A", "C").do("A", "slash")
    assert table["C"].hp == 3


def test_he_draws_one_card_less():
    table = bare_chested(Table(A="xu_chu", B="-"))
    table.asked("A", "play-phase")
    assert len(table.cards("A")) == 1


def test_without_it_he_draws_two_and_deals_one():
    table = Table(A="xu_chu", B="-").hand("A", "slash").top("dodge", "dodge").turn("A", "draw")
    table.passes("A")
    assert len(table.cards("A")) == 3
    table.do("A", "slash", "B")
    assert table["B"].hp == 3


def test_every_slash_of_the_phase_is_raised():
    table = bare_chested(Table(A="xu_chu", B="-").wears("A", "crossbow").hand("A", "♠7 slash", "♠8 slash"), "dodge")
    table.do("A", "♠7", "B").do("A", "♠8", "B")
    assert not table["B"].alive


def test_the_chain_passes_the_raised_damage_on_without_raising_it_again():
    table = bare_chested(Table(A="xu_chu", B="-", C="-").chained("B", "C").hand("A", "fire_slash"), "dodge")
    table.do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (2, 2)


def test_the_damage_that_another_deals_in_his_play_phase_is_not_raised():
    table = Table(A="xu_chu", B="-", C="-").hand("A", "collateral").wears("B", "qinggang_sword").hand("B", "slash")
    bare_chested(table, "dodge")
    table.do("A", "collateral", "B", "C").do("B", "slash")
    assert table["C"].hp == 3

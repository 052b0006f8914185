"""酒 Wine."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


def test_the_next_slash_deals_2():
    table = Table(A="-", B="-").hand("A", "wine", "slash").turn("A")
    table.do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == 2


@ruling("cards.yaml#wine/1")
def test_the_raise_is_spent_on_a_slash_that_is_dodged():
    table = Table(A="-", B="-").wears("A", "crossbow").hand("A", "wine", "slash", "slash").hand("B", "dodge").turn("A")
    table.do("A", "wine").do("A", "slash", "B").do("B", "dodge").do("A", "slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#wine/2")
def test_the_raise_is_lost_at_the_end_of_the_turn():
    table = Table(A="-", B="-").hand("A", "wine", "slash").top("♠5 jueying", "♣5 dilu").turn("A")
    table.do("A", "wine").end_phase("A").end_phase("B")
    table.do("A", "slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#wine/3")
def test_a_duel_is_not_raised_and_leaves_the_raise_to_the_slash():
    table = Table(A="-", B="-").hand("A", "wine", "duel", "slash").turn("A")
    table.do("A", "wine").do("A", "duel", "B")
    assert table["B"].hp == 3
    table.do("A", "slash", "B")
    assert table["B"].hp == 1


def test_a_slash_played_does_not_spend_the_raise():
    table = Table(A="-", B="-").hand("A", "wine", "duel", "slash", "slash").hand("B", "slash").turn("A")
    table.do("A", "wine").do("A", "duel", "B").do("B", "slash").do("A", "slash").do("A", "slash", "B")
    assert table["B"].hp == 1


@ruling("cards.yaml#wine/4")
def test_wine_saves_nobody_else():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").hand("C", "wine", "peach").turn("A")
    table.do("A", "slash", "B")
    assert table.may("C", "peach")
    assert not table.may("C", "wine")
    table.passes("C")
    assert not table["B"].alive


@ruling("cards.yaml#wine/5")
def test_a_raised_fire_slash_on_the_vine_deals_3():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "wine", "fire_slash").turn("A")
    table.do("A", "wine").do("A", "fire_slash", "B")
    assert table["B"].hp == 1


@ruling("cards.yaml#wine/6")
def test_each_of_three_targets_takes_2_if_hit():
    table = Table(A="-", B="-", C="-", D="-").wears("A", "halberd").hand("A", "wine", "slash").hand("C", "dodge").turn("A")
    table.do("A", "wine").do("A", "slash", "B", "C", "D").do("C", "dodge")
    assert [table[name].hp for name in "BCD"] == [2, 4, 2]


def test_it_may_be_used_once_a_turn():
    table = Table(A="-", B="-").wears("A", "crossbow").hand("A", "wine", "wine", "slash", "jueying").turn("A")
    table.do("A", "wine")
    assert not table.may("A", "wine")
    table.do("A", "slash", "B")
    assert not table.may("A", "wine")


def test_it_may_be_used_again_in_the_next_turn():
    table = Table(A="-", B="-").hand("A", "wine", "♣3 wine", "chitu").top("♠5 jueying", "♣5 dilu").turn("A")
    table.do("A", "wine").end_phase("A").end_phase("B")
    assert table.may("A", "wine")


def test_the_dying_heal_1_by_wine():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "jueying").hand("B", "wine").turn("A")
    table.do("A", "slash", "B").do("B", "wine")
    assert table["B"].hp == 1
    table.asked("A", "play-phase")


def test_wine_of_the_dying_is_neither_counted_nor_a_raise():
    table = Table(A="huang_gai", B="-").hp("A", 1).hand("A", "wine", "♣3 wine", "slash").top("♠5 jueying", "♣5 dilu").turn("A")
    table.do("A", "k:kurou").do("A", "♣3 wine")
    assert table["A"].hp == 1
    table.do("A", "slash", "B")
    assert table["B"].hp == 3
    assert table.may("A", "wine")


def test_wine_used_before_leaves_wine_to_the_dying():
    table = Table(A="huang_gai", B="-").hp("A", 1).hand("A", "wine", "♣3 wine").top("♠5 jueying", "♣5 dilu").turn("A")
    table.do("A", "♣3 wine").do("A", "k:kurou").do("A", "wine")
    assert table["A"].hp == 1


def test_wine_does_not_heal_in_the_play_phase():
    table = Table(A="-", B="-").hp("A", 2).hand("A", "wine", "jueying").turn("A")
    table.do("A", "wine")
    assert table["A"].hp == 2

"""方天画戟 Sky-Piercing Halberd."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#halberd/1")
def test_with_a_card_left_in_the_hand_the_slash_has_one_target():
    table = Table(A="-", B="-", C="-").wears("A", "halberd").hand("A", "slash", "peach").turn("A")
    assert table.may("A", "slash", "B")
    assert not table.may("A", "slash", "B", "C")


@ruling("cards.yaml#halberd/2")
def test_the_last_hand_card_may_name_three_who_dodge_each_for_themselves():
    table = Table(A="-", B="-", C="-", D="-", E="-").wears("A", "halberd").hand("A", "slash").hand("C", "dodge").turn("A")
    assert not table.may("A", "slash", "B", "C", "D", "E")
    table.do("A", "slash", "B", "C", "D")
    assert table["B"].hp == 3
    assert table["D"].hp == 4
    table.do("C", "dodge")
    assert [table[name].hp for name in "BCDE"] == [3, 4, 3, 4]


@ruling("cards.yaml#halberd/3")
def test_a_worn_card_as_slash_with_an_empty_hand_has_one_target():
    table = Table(A="guan_yu", B="-", C="-").wears("A", "halberd", "♥5 chitu").turn("A")
    assert table.may("A", "k:wusheng", "♥5 chitu", "B")
    assert not table.may("A", "k:wusheng", "♥5 chitu", "B", "C")


@ruling("cards.yaml#halberd/4")
def test_after_wine_each_of_the_three_takes_two():
    table = Table(A="-", B="-", C="-", D="-").wears("A", "halberd").hand("A", "wine", "slash").turn("A")
    table.do("A", "wine").do("A", "slash", "B", "C", "D")
    assert [table[name].hp for name in "BCD"] == [2, 2, 2]


def test_the_last_hand_card_converted_counts_as_well():
    table = Table(A="guan_yu", B="-", C="-", D="-").wears("A", "halberd").hand("A", "♥4 peach").turn("A")
    table.do("A", "k:wusheng", "♥4 peach", "B", "C", "D")
    assert [table[name].hp for name in "BCD"] == [3, 3, 3]


def test_a_slash_that_somebody_else_plays_is_no_card_of_the_hand():
    table = Table(A="liu_bei", B="guan_yu", C="-").wears("A", "halberd").hand("B", "slash").turn("A")
    assert table.may("A", "k:jijiang", "B")
    assert not table.may("A", "k:jijiang", "B", "C")


def test_the_further_targets_must_be_in_range_too():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-", G="-", H="-").wears("A", "halberd").wears("E", "dilu")
    table.hand("A", "slash").turn("A")
    assert table.may("A", "slash", "B", "D")
    assert not table.may("A", "slash", "B", "E")


def test_the_targets_resolve_in_action_order_wherever_the_user_sits():
    table = Table(A="-", B="-", C="-", D="-").wears("C", "halberd").hand("C", "slash").hand("A", "♥2 dodge").hand("D", "♦2 dodge")
    table.turn("C").do("C", "slash", "A", "B", "D")
    assert not table.is_asked("A")
    table.do("D", "♦2 dodge").do("A", "♥2 dodge")
    assert [table[name].hp for name in "ABD"] == [4, 3, 4]


def test_the_slash_of_a_duel_strikes_nobody_besides():
    table = Table(A="-", B="-", C="-").wears("B", "halberd").hand("A", "duel").hand("B", "slash").turn("A")
    table.do("A", "duel", "B").do("B", "slash")
    assert [table[name].hp for name in "ABC"] == [3, 4, 4]

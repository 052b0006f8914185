"""古锭刀 Ancient Ingot Blade."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#guding_blade/1")
def test_the_last_hand_card_spent_on_one_dodge_too_few_leaves_an_empty_hand():
    table = Table(A="lv_bu", B="-").wears("A", "guding_blade").hand("A", "slash").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    assert table.discarded("dodge")
    assert table["B"].hp == 2


@ruling("cards.yaml#guding_blade/2")
def test_with_wine_an_empty_hand_takes_three():
    table = Table(A="-", B="-").wears("A", "guding_blade").hand("A", "wine", "slash").turn("A")
    table.do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == 1


@ruling("cards.yaml#guding_blade/3")
def test_the_raised_damage_is_passed_on_without_a_second_raise():
    table = Table(A="-", B="-", C="-").wears("A", "guding_blade").chained("B", "C").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (2, 2)


def test_a_target_with_a_hand_card_takes_the_usual_damage():
    table = Table(A="-", B="-").wears("A", "guding_blade").hand("A", "slash", "ex_nihilo").hand("B", "peach").turn("A")
    table.do("A", "slash", "B")
    assert table["B"].hp == 3


def test_damage_passed_on_to_an_empty_hand_is_not_raised():
    table = Table(A="-", B="-", C="-").wears("A", "guding_blade").chained("B", "C").hand("B", "peach")
    table.hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (3, 3)


def test_a_duel_is_no_slash():
    table = Table(A="-", B="-").wears("A", "guding_blade").hand("A", "duel").turn("A")
    table.do("A", "duel", "B")
    assert table["B"].hp == 3

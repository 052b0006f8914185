"""闪 Dodge."""

from sanguosha.testing import Table
from tests.support.events import put_down
from tests.support.rulings import ruling


def test_a_dodge_cancels_the_slash():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge").turn("A")
    log = table.hears()
    table.do("A", "slash", "B").do("B", "dodge")
    assert table["B"].hp == 4
    assert put_down(table, log) == ["A used slash", "B used dodge"]
    assert table.discarded("dodge")


def test_the_target_may_keep_its_dodge():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").passes("B")
    assert table["B"].hp == 3
    assert table.holds("B", "dodge")


@ruling("cards.yaml#dodge/1")
def test_one_dodge_where_two_are_needed_is_spent_in_vain():
    table = Table(A="lv_bu", B="-").hand("A", "slash").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    assert table["B"].hp == 3
    assert table.discarded("dodge")


@ruling("cards.yaml#dodge/2")
def test_of_three_targets_only_the_one_that_dodges_is_spared():
    table = Table(A="-", B="-", C="-", D="-").wears("A", "halberd").hand("A", "slash").hand("C", "dodge").turn("A")
    table.do("A", "slash", "B", "C", "D").do("C", "dodge")
    assert [table[name].hp for name in "BCD"] == [3, 4, 3]


@ruling("cards.yaml#dodge/3")
def test_against_archery_attack_a_dodge_is_played():
    table = Table(A="-", B="-").hand("A", "archery_attack").hand("B", "dodge").turn("A")
    log = table.hears()
    table.do("A", "archery_attack").do("B", "dodge")
    assert table["B"].hp == 4
    assert put_down(table, log) == ["A used archery_attack", "B played dodge"]


def test_nobody_dodges_of_his_own_accord():
    table = Table(A="-", B="-").hand("A", "dodge", "jueying").turn("A")
    assert not table.may("A", "dodge")


def test_nobody_dodges_for_another():
    table = Table(A="-", B="-", C="-").hand("A", "slash").hand("C", "dodge").turn("A")
    table.do("A", "slash", "B")
    assert table["B"].hp == 3
    assert table.holds("C", "dodge")


def test_in_the_own_turn_one_may_dodge_if_somebody_is_made_to_slash():
    table = Table(A="-", B="-").wears("B", "axe").hand("A", "collateral", "dodge").hand("B", "slash").turn("A")
    table.do("A", "collateral", "B", "A").do("B", "slash").do("A", "dodge")
    assert table["A"].hp == 4

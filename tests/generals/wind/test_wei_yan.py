"""魏延: 狂骨."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#wei_yan.kuanggu/1")
def test_he_heals_as_much_as_the_neighbour_took():
    table = Table(A="wei_yan", B="-").hp("A", 1).hand("A", "wine", "slash", "duel").turn("A")
    table.do("A", "wine").do("A", "slash", "B")
    assert (table["A"].hp, table["B"].hp) == (3, 2)


@ruling("generals/wind.yaml#wei_yan.kuanggu/2")
def test_a_neighbour_killed_heals_him_all_the_same():
    table = Table(A="wei_yan", B="-", C="-").hp("A", 1).hp("B", 1).hand("A", "slash", "duel").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive
    assert table["A"].hp == 2


@ruling("generals/wind.yaml#wei_yan.kuanggu/3")
def test_damage_at_distance_two_heals_nothing():
    table = Table(A="wei_yan", B="-", C="-", D="-", E="-").hp("A", 1).wears("A", "kylin_bow").hand("A", "slash", "duel").turn("A")
    table.do("A", "slash", "C")
    assert (table["A"].hp, table["C"].hp) == (1, 3)


def test_a_mount_that_brings_the_target_to_distance_one_counts():
    table = Table(A="wei_yan", B="-", C="-", D="-", E="-").hp("A", 1).wears("A", "chitu").hand("A", "slash", "duel").turn("A")
    table.do("A", "slash", "C")
    assert (table["A"].hp, table["C"].hp) == (2, 3)


@ruling("generals/wind.yaml#wei_yan.kuanggu/4")
def test_a_duel_won_in_another_s_turn_heals_him():
    table = Table(A="-", B="wei_yan").hand("A", "duel", "peach").hp("B", 2).hand("B", "slash").turn("A")
    table.do("A", "duel", "B").do("B", "slash")
    assert (table["A"].hp, table["B"].hp) == (3, 3)


@ruling("generals/wind.yaml#wei_yan.kuanggu/5")
def test_at_full_health_nothing_is_stored():
    table = Table(A="wei_yan", B="-", C="-").hand("A", "slash", "duel", "lightning").hand("C", "slash").turn("A")
    table.do("A", "slash", "B")
    assert (table["A"].hp, table["B"].hp) == (4, 3)
    table.do("A", "duel", "C").do("C", "slash")
    assert table["A"].hp == 3


@ruling("generals/wind.yaml#wei_yan.kuanggu/6")
def test_only_what_silver_lion_lets_through_heals():
    table = Table(A="wei_yan", B="-").hp("A", 1).wears("A", "guding_blade").wears("B", "silver_lion")
    table.hand("A", "wine", "slash", "duel").turn("A").do("A", "wine").do("A", "slash", "B")
    assert (table["A"].hp, table["B"].hp) == (2, 3)


@ruling("generals/wind.yaml#wei_yan.kuanggu/7")
def test_his_own_fire_that_comes_back_over_the_chain_heals_him_too():
    table = (
        Table(A="wei_yan", B="-", C="-", D="-").hp("A", 2).chained("A", "C").wears("A", "kylin_bow").hand("A", "fire_slash", "duel")
    )
    table.turn("A").do("A", "fire_slash", "C")
    assert (table["A"].hp, table["C"].hp) == (2, 3)


def test_damage_passed_on_by_the_chain_has_a_distance_of_its_own():
    table = Table(A="wei_yan", B="-", C="-", D="-", E="-").hp("A", 1).chained("B", "C").hand("A", "fire_slash", "duel").turn("A")
    table.do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    assert table["A"].hp == 2


def test_he_is_within_distance_one_of_himself():
    table = Table(A="wei_yan", B="-").hp("A", 2).chained("A", "B").hand("A", "fire_slash", "duel").turn("A")
    table.do("A", "fire_slash", "B")
    assert table["B"].hp == 3
    assert table["A"].hp == 3  # healed 1, took 1 from himself, healed 1


def test_the_damage_of_another_heals_nothing():
    table = Table(A="-", B="-", C="wei_yan").hand("A", "slash", "duel").hp("C", 1).turn("A").do("A", "slash", "B")
    assert table["C"].hp == 1

"""The mounts; their names make no difference."""

import pytest

from sanguosha.testing import Table
from tests.support.rulings import ruling

DEFENSIVE = ("jueying", "dilu", "zhuahuangfeidian", "hualiu")
OFFENSIVE = ("chitu", "dayuan", "zixing")


def distance(table: Table, start: str, goal: str) -> int:
    return table[start].distance_to(table[goal])


def other_one(mount: str, mounts: tuple[str, ...]) -> str:
    return mounts[mounts.index(mount) - 1]


@ruling("cards.yaml#jueying/1", "cards.yaml#dilu/1", "cards.yaml#zhuahuangfeidian/1", "cards.yaml#hualiu/1")
@pytest.mark.parametrize("mount", DEFENSIVE)
def test_a_neighbour_is_two_away_from_the_rider(mount: str):
    table = Table(A="-", B="-", C="-", D="-").wears("B", mount).hand("A", "slash", "ex_nihilo").turn("A")
    assert distance(table, "A", "B") == 2
    assert distance(table, "C", "B") == 2
    assert distance(table, "D", "B") == 3
    assert not table.may("A", "slash", "B")
    assert table.may("A", "slash", "D")


@ruling("cards.yaml#jueying/2", "cards.yaml#dilu/2", "cards.yaml#zhuahuangfeidian/2", "cards.yaml#hualiu/2")
@pytest.mark.parametrize("mount", DEFENSIVE)
def test_the_rider_of_a_defensive_mount_measures_as_before(mount: str):
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").wears("A", mount)
    assert [distance(table, "A", name) for name in "BCDEF"] == [1, 2, 3, 2, 1]


@ruling("cards.yaml#jueying/3", "cards.yaml#dilu/3", "cards.yaml#zhuahuangfeidian/3", "cards.yaml#hualiu/3")
@pytest.mark.parametrize("mount", DEFENSIVE)
def test_a_second_defensive_mount_takes_the_place_of_the_first(mount: str):
    old = other_one(mount, DEFENSIVE)
    table = Table(A="-", B="-").wears("A", old).hand("A", mount, "ex_nihilo").turn("A")
    table.do("A", mount)
    assert table.worn("A") == [mount]
    assert table.discarded(old)
    assert distance(table, "B", "A") == 2


@ruling("cards.yaml#jueying/4", "cards.yaml#dilu/4", "cards.yaml#zhuahuangfeidian/4", "cards.yaml#hualiu/4")
@pytest.mark.parametrize("mount", DEFENSIVE)
def test_one_mount_of_each_sort_may_be_worn_together(mount: str):
    table = Table(A="-", B="-", C="-", D="-").wears("A", "dayuan").hand("A", mount, "ex_nihilo").turn("A")
    table.do("A", mount)
    assert table.worn("A") == ["dayuan", mount]
    assert distance(table, "A", "C") == 1
    assert distance(table, "C", "A") == 3


@ruling("cards.yaml#chitu/1", "cards.yaml#dayuan/1", "cards.yaml#zixing/1")
@pytest.mark.parametrize("mount", OFFENSIVE)
def test_the_rider_reaches_a_character_two_seats_away(mount: str):
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").wears("A", mount).hand("A", "slash").turn("A")
    assert [distance(table, "A", name) for name in "BCDEF"] == [1, 1, 2, 1, 1]
    assert table.may("A", "slash", "C")
    assert not table.may("A", "slash", "D")
    assert distance(table, "C", "A") == 2


@ruling("cards.yaml#chitu/2", "cards.yaml#dayuan/2", "cards.yaml#zixing/2")
@pytest.mark.parametrize("mount", OFFENSIVE)
def test_a_neighbour_stays_one_away(mount: str):
    table = Table(A="-", B="-", C="-").wears("A", mount)
    assert distance(table, "A", "B") == 1
    assert distance(table, "A", "C") == 1


@ruling("cards.yaml#chitu/3", "cards.yaml#dayuan/3", "cards.yaml#zixing/3")
@pytest.mark.parametrize("mount", OFFENSIVE)
def test_mashu_adds_to_the_mount(mount: str):
    seats = dict.fromkeys("BCDEFGH", "-")
    table = Table(A="ma_chao", **seats).wears("A", mount)
    assert [distance(table, "A", name) for name in "BCDEFGH"] == [1, 1, 1, 2, 1, 1, 1]


@ruling("cards.yaml#chitu/4", "cards.yaml#dayuan/4", "cards.yaml#zixing/4")
@pytest.mark.parametrize("mount", OFFENSIVE)
def test_a_second_offensive_mount_takes_the_place_of_the_first(mount: str):
    old = other_one(mount, OFFENSIVE)
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").wears("A", old).hand("A", mount, "ex_nihilo").turn("A")
    table.do("A", mount)
    assert table.worn("A") == [mount]
    assert table.discarded(old)
    assert distance(table, "A", "D") == 2


def test_a_mount_against_a_mount_leaves_the_distance_as_it_was():
    table = Table(A="-", B="-", C="-", D="-").wears("A", "chitu").wears("B", "dilu").wears("C", "hualiu")
    assert distance(table, "A", "B") == 1
    assert distance(table, "A", "C") == 2
    assert distance(table, "D", "B") == 3


def test_a_mount_that_is_taken_helps_nobody_until_it_is_put_on():
    table = Table(A="-", B="-").wears("B", "chitu").hand("A", "snatch", "ex_nihilo").turn("A")
    table.do("A", "snatch", "B")
    assert table.holds("A", "chitu")
    assert table.worn("A") == []
    table.do("A", "chitu")
    assert table.worn("A") == ["chitu"]
    assert not table.discarded("chitu")

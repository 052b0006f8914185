"""What all equipment shares: its place, and the ranges of the weapons."""

import pytest

from sanguosha.engine.pieces.card import EQUIPMENT
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table

RANGES = {
    "crossbow": 1,
    "qinggang_sword": 2,
    "double_swords": 2,
    "ice_sword": 2,
    "guding_blade": 2,
    "blade": 3,
    "spear": 3,
    "axe": 3,
    "halberd": 4,
    "fan": 4,
    "kylin_bow": 5,
}
ARMOR = ("eight_diagram", "nioh_shield", "vine", "silver_lion")
MOUNTS = ("jueying", "dilu", "zhuahuangfeidian", "hualiu", "chitu", "dayuan", "zixing")


def test_all_equipment_of_the_decks_is_looked_at_here():
    kinds = {kind.id for kind in identity_ruleset().kinds if kind.type == EQUIPMENT}
    assert kinds == {*RANGES, *ARMOR, *MOUNTS}


@pytest.mark.parametrize(("weapon", "reach"), RANGES.items())
def test_a_weapon_reaches_as_far_as_printed(weapon: str, reach: int):
    names = "BCDEFGHIJ"
    table = Table(A="-", **dict.fromkeys(names, "-")).wears("A", weapon).wears("F", "dilu").hand("A", "slash").turn("A")
    distances = {"B": 1, "C": 2, "D": 3, "E": 4, "F": 6, "G": 4, "H": 3, "I": 2, "J": 1}
    assert table["A"].attack_range() == reach
    assert [name for name in names if table.may("A", "slash", name)] == [name for name in names if distances[name] <= reach]


def test_the_bow_reaches_five():
    seats = dict.fromkeys("BCDEFGHIJ", "-")
    assert Table(A="-", **seats).wears("A", "kylin_bow").hand("A", "slash").turn("A").may("A", "slash", "F")


@pytest.mark.parametrize("card", [*ARMOR, *MOUNTS])
def test_what_is_no_weapon_leaves_the_range_at_one(card: str):
    assert Table(A="-", B="-").wears("A", card)["A"].attack_range() == 1


@pytest.mark.parametrize("card", [*RANGES, *ARMOR, *MOUNTS])
def test_equipment_is_used_on_oneself_and_stays_before_its_user(card: str):
    table = Table(A="-", B="-").hand("A", card, "ex_nihilo").turn("A")
    assert not table.may("A", card, "B")
    table.do("A", card)
    table.asked("A", "play-phase")
    assert table.worn("A") == [card]
    assert not table.discarded(card)


def test_each_place_holds_one_card_and_a_new_one_drives_the_old_one_out():
    table = (
        Table(A="-", B="-").wears("A", "spear", "vine", "dilu", "chitu").hand("A", "axe", "nioh_shield", "hualiu", "zixing", "duel")
    )
    table.turn("A").do("A", "axe").do("A", "nioh_shield").do("A", "hualiu").do("A", "zixing")
    assert sorted(table.worn("A")) == ["axe", "hualiu", "nioh_shield", "zixing"]
    assert all(table.discarded(old) for old in ("spear", "vine", "dilu", "chitu"))


def test_what_has_left_works_no_longer():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "dismantlement", "♠7 slash").turn("A")
    table.do("A", "dismantlement", "B").do("A", "♠7 slash", "B")
    assert table["B"].hp == 3


def test_equipment_cannot_be_nullified():
    table = Table(A="-", B="-").hand("A", "vine", "ex_nihilo").hand("B", "nullification").turn("A").do("A", "vine")
    table.asked("A", "play-phase")
    assert table.worn("A") == ["vine"]

"""南蛮入侵 Savage Assault."""

from sanguosha.testing import Table
from tests.support.events import put_down
from tests.support.rulings import ruling


def test_a_slash_is_played_or_1_damage_taken():
    table = Table(A="-", B="-", C="-").hand("A", "savage_assault").hand("B", "fire_slash").hand("C", "slash").turn("A")
    log = table.hears()
    table.do("A", "savage_assault").do("B", "fire_slash").passes("C")
    assert [table[name].hp for name in "ABC"] == [4, 4, 3]
    assert put_down(table, log) == ["A used savage_assault", "B played fire_slash"]


@ruling("cards.yaml#savage_assault/1")
def test_it_is_void_for_who_wears_vine():
    table = Table(A="-", B="-", C="-").wears("B", "vine").hand("A", "savage_assault").hand("B", "slash", "nullification").turn("A")
    table.do("A", "savage_assault")
    assert table.asked("B", "ask-nullification").args[2] == table["C"].token
    table.passes("B")
    assert (table["B"].hp, table["C"].hp) == (4, 3)
    assert table.holds("B", "slash")


@ruling("cards.yaml#savage_assault/2")
def test_each_target_has_a_window_of_its_own():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "savage_assault").hand("B", "nullification", "nullification")
    table.hand("C", "slash").turn("A")
    table.do("A", "savage_assault").do("B", "nullification").passes("B")
    assert table.asked("B", "ask-nullification").args[2] == table["C"].token
    table.passes("B", "C", "B")
    assert [table[name].hp for name in "BCD"] == [4, 3, 3]


@ruling("cards.yaml#savage_assault/3")
def test_the_nioh_shield_does_nothing():
    table = Table(A="-", B="-").wears("B", "nioh_shield").hand("A", "♠7 savage_assault").turn("A")
    table.do("A", "savage_assault")
    assert table["B"].hp == 3


def test_the_slash_played_is_not_the_one_of_the_phase():
    table = Table(A="-", B="-").hand("A", "savage_assault", "slash", "jueying").turn("A")
    table.do("A", "savage_assault")
    assert table.may("A", "slash", "B")

"""桃 Peach."""

from sanguosha.testing import Table
from tests.support.events import seats_of
from tests.support.rulings import ruling


@ruling("cards.yaml#peach/1")
def test_the_unwounded_cannot_use_a_peach():
    table = Table(A="-", B="-").hp("B", 1).hand("A", "peach", "jueying").turn("A")
    assert not table.may("A", "peach")


def test_the_wounded_heal_1_and_not_above_their_maximum():
    table = Table(A="-", B="-").hp("A", 3).hand("A", "peach", "peach", "jueying").turn("A")
    table.do("A", "peach")
    assert table["A"].hp == 4
    assert not table.may("A", "peach")


def test_any_number_of_peaches_may_be_used_in_a_phase():
    table = Table(A="-", B="-").hp("A", 1).hand("A", "peach", "peach", "jueying").turn("A")
    table.do("A", "peach").do("A", "peach")
    assert table["A"].hp == 3


@ruling("cards.yaml#peach/2", "identity.md#8.3/1")
def test_after_lightning_at_2_health_two_peaches_are_needed():
    table = Table(A="-", B="-", C="-").hand("C", "♥3 peach", "♥4 peach").hp("B", 2).under("B", "lightning").top("♠5")
    table.turn("B", "judge")
    assert table["B"].hp == -1
    table.do("C", "peach")
    assert table["B"].hp == 0
    table.do("C", "peach")
    assert table["B"].hp == 1


@ruling("cards.yaml#peach/3")
def test_once_health_is_1_nobody_else_is_asked():
    table = Table(A="-", B="-", C="-", D="-").hp("B", 1).hand("A", "slash", "jueying")
    table.hand("C", "peach").hand("D", "peach").turn("A")
    table.do("A", "slash", "B").do("C", "peach")
    assert table["B"].hp == 1
    assert not table.is_asked("D")
    table.asked("A", "play-phase")


@ruling("cards.yaml#peach/4")
def test_in_the_play_phase_a_peach_is_for_oneself():
    table = Table(A="-", B="-").hp("A", 3).hp("B", 1).hand("A", "peach", "jueying").turn("A")
    assert not table.may("A", "peach", "B")
    table.do("A", "peach")
    assert (table["A"].hp, table["B"].hp) == (4, 1)


def test_who_has_passed_is_not_asked_again():
    table = Table(A="-", B="-", C="-").hp("B", 2).hand("A", "peach").hand("C", "peach").under("B", "lightning").top("♠5")
    table.turn("B", "judge")
    table.passes("C").do("A", "peach")
    assert not table["B"].alive
    assert table.holds("C", "peach")


def test_the_dying_save_themselves_at_their_own_place_in_the_order():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "peach").hand("B", "peach").hand("C", "peach").turn("A")
    table.do("A", "slash", "B").passes("A").do("B", "peach")
    assert table["B"].hp == 1
    assert table.holds("C", "peach")


def test_an_enemy_may_be_saved():
    table = Table(A="-", B="-").hp("B", 1).hand("A", "slash", "peach").turn("A")
    log = table.hears()
    table.do("A", "slash", "B").do("A", "peach")
    assert seats_of(table, log, "recovered") == "B"
    assert table["B"].alive


def test_no_peach_saves_who_is_not_dying():
    table = Table(A="-", B="-").hp("B", 2).hand("A", "slash").hand("B", "peach").turn("A")
    table.do("A", "slash", "B")
    assert table["B"].hp == 1
    assert table.holds("B", "peach")

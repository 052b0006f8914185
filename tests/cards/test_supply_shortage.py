"""兵粮寸断 Supply Shortage."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#supply_shortage/1")
def test_a_club_spares_the_draw_phase():
    table = Table(A="-", B="-").under("B", "supply_shortage").hand("B", "dilu").top("♣2").turn("B", "judge")
    table.asked("B", "play-phase")
    assert len(table.cards("B")) == 3
    assert table.discarded("supply_shortage")


@ruling("cards.yaml#supply_shortage/2")
def test_a_spade_skips_the_draw_phase_but_not_the_play_phase():
    table = Table(A="-", B="-").under("B", "supply_shortage").hand("B", "dilu").top("♠5").turn("B", "judge")
    table.asked("B", "play-phase")
    assert table.cards("B") == ["♣5 dilu"]
    assert table.discarded("supply_shortage")


@ruling("cards.yaml#supply_shortage/3")
def test_it_reaches_to_distance_1():
    seats = dict.fromkeys("ABCDE", "-")
    table = Table(**seats).wears("A", "kylin_bow").hand("A", "supply_shortage").turn("A")
    assert table.may("A", "supply_shortage", "B")
    assert not table.may("A", "supply_shortage", "C")
    assert not table.may("A", "supply_shortage", "A")
    table = Table(**seats).wears("A", "chitu").hand("A", "supply_shortage").turn("A")
    assert table.may("A", "supply_shortage", "C")
    table = Table(**seats | {"A": "huang_yueying"}).hand("A", "supply_shortage").turn("A")
    assert table.may("A", "supply_shortage", "C")


def test_the_next_turn_is_whole_again():
    table = Table(A="-", B="-").under("B", "supply_shortage").hand("A", "dilu").hand("B", "jueying").top("♠5")
    table.turn("B", "judge").end_phase("B").end_phase("A").asked("B", "play-phase")
    assert len(table.cards("B")) == 3

"""Same and different kingdoms, big and small ones, queues and sieges, asked of the engine at a table of any mode."""

from __future__ import annotations

from sanguosha.engine.parts.effects import END_OF_TURN, EffectKind
from sanguosha.engine.parts.modifiers import BigSide, SideCount
from sanguosha.engine.table.sides import Sides
from sanguosha.testing import Table


class Seal(BigSide):
    """Its owner's side is the only big kingdom (玉玺)."""

    def big_side(self) -> str:
        return self.owner.side


class Soldiers(SideCount):
    """Four soldiers count beside its owner (天兵符)."""

    def side_count(self, value: int, side: str) -> int:
        return value + 4 if side == self.owner.side else value


SEALED = EffectKind("test_sealed", Seal)
SOLDIERS = EffectKind("test_soldiers", Soldiers)


def ring(**sides: str) -> tuple[Table, Sides]:
    """A table at which ``A``, ``B`` … are of these sides; ``-`` is nobody's. A careerist is on the side of a seat, as ``s3``."""
    table = Table(**dict.fromkeys(sides, "-"))
    for name, side in sides.items():
        table.game.set_side(table[name], "" if side == "-" else side)
    return table, table.game.sides


def names(table: Table, seats: list) -> list[str]:
    return [table.names[seat.index] for seat in seats]


def test_the_same_kingdom_includes_oneself_and_no_one_undetermined():
    table, sides = ring(A="wei", B="wei", C="shu", D="-", E="-")
    assert sides.same(table["A"], table["B"])
    assert not sides.same(table["A"], table["C"])
    assert not sides.same(table["D"], table["E"])
    assert sides.same(table["D"], table["D"])


def test_who_is_undetermined_is_of_no_different_kingdom_either():
    table, sides = ring(A="wei", B="shu", C="-", D="s3")
    assert sides.different(table["A"], table["B"])
    assert sides.different(table["A"], table["D"])
    assert not sides.different(table["A"], table["C"])
    assert not sides.different(table["C"], table["A"])
    assert not sides.different(table["A"], table["A"])


def test_two_careerists_differ_and_two_allied_ones_do_not():
    table, sides = ring(A="s0", B="s1", C="s0", D="wei")
    assert sides.careerist(table["A"])
    assert not sides.careerist(table["D"])
    assert sides.different(table["A"], table["B"])
    assert sides.same(table["A"], table["C"])


def test_the_kingdoms_with_the_highest_number_above_one_are_big():
    table, sides = ring(A="wei", B="wei", C="shu", D="shu", E="wu", F="-")
    assert sides.big() == ["wei", "shu"]
    assert sides.is_small(table["E"])
    assert sides.is_small(table["F"])
    assert sides.is_big(table["C"])


def test_without_a_big_kingdom_nothing_is_small():
    table, sides = ring(A="wei", B="shu", C="s2")
    assert sides.big() == []
    assert not sides.is_small(table["A"])


def test_two_allied_careerists_are_a_kingdom_of_two():
    table, sides = ring(A="wei", B="shu", C="s2", D="s2")
    assert sides.big() == ["s2"]
    assert sides.is_small(table["A"])


def test_a_death_makes_a_kingdom_smaller():
    table, sides = ring(A="wei", B="wei", C="shu", D="shu", E="shu")
    assert sides.big() == ["shu"]
    table.dead("E")
    assert sides.big() == ["wei", "shu"]


def test_a_seal_makes_its_owner_s_kingdom_the_only_big_one_also_a_careerist_s_and_that_of_nobody_undetermined():
    table, sides = ring(A="wei", B="wei", C="s2", D="-")
    effect = table["C"].attach(SEALED, END_OF_TURN)
    assert sides.big() == ["s2"]
    table.game.detach(effect)
    table["D"].attach(SEALED, END_OF_TURN)
    assert sides.big() == ["wei"]


def test_soldiers_are_counted():
    table, sides = ring(A="wei", B="wei", C="wei", D="qun", E="shu")
    table["D"].attach(SOLDIERS, END_OF_TURN)
    assert sides.big() == ["qun"]


def test_a_queue_is_a_row_of_one_kingdom_also_around_the_first_seat():
    table, sides = ring(A="wei", B="wei", C="shu", D="shu", E="-", F="wei")
    assert names(table, sides.queue(table["A"])) == ["F", "A", "B"]
    assert names(table, sides.queue(table["F"])) == ["F", "A", "B"]
    assert names(table, sides.queue(table["D"])) == ["C", "D"]
    assert sides.queue(table["E"]) == []


def test_the_undetermined_make_no_queue():
    table, sides = ring(A="-", B="-", C="wei", D="shu")
    assert sides.queue(table["A"]) == []


def test_when_all_are_of_one_kingdom_the_queue_has_each_of_them_once():
    table, sides = ring(A="wu", B="wu", C="wu")
    assert sorted(names(table, sides.queue(table["B"]))) == ["A", "B", "C"]


def test_two_neighbours_of_one_other_kingdom_besiege():
    table, sides = ring(A="wei", B="shu", C="wei", D="wu", E="-")
    assert names(table, sides.besiegers(table["B"])) == ["A", "C"]
    assert sides.besieges(table["A"], table["B"])
    assert not sides.besieges(table["B"], table["A"])
    assert sides.besiegers(table["D"]) == []


def test_the_undetermined_are_not_besieged_and_besiege_nobody():
    table, sides = ring(A="wei", B="-", C="wei", D="-", E="shu", F="-")
    assert sides.besiegers(table["B"]) == []
    assert sides.besiegers(table["E"]) == []


def test_careerists_besiege_only_with_an_ally():
    table, sides = ring(A="s0", B="wei", C="s2", D="shu")
    assert sides.besiegers(table["B"]) == []
    table.game.set_side(table["C"], "s0")
    assert names(table, sides.besiegers(table["B"])) == ["A", "C"]


def test_one_seat_alone_besieges_nobody_from_both_sides():
    table, sides = ring(A="wei", B="shu", C="wei")
    table.dead("C")
    assert sides.besiegers(table["B"]) == []
    assert sides.adjacent(table["A"], table["B"])


def test_who_is_out_of_the_ring_is_skipped():
    table, sides = ring(A="wei", B="shu", C="wu", D="wei", E="qun")
    assert not sides.adjacent(table["B"], table["D"])
    table["C"].leave_ring(END_OF_TURN)
    assert sides.adjacent(table["B"], table["D"])
    assert names(table, sides.besiegers(table["B"])) == ["A", "D"]
    assert sides.beside(table["C"]) == []

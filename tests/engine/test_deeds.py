"""Deeds: what everybody saw each seat set out to do to the others."""

from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.testing import Table


def deed(table: Table, doer: str, other: str) -> float:
    """The harm that was seen."""
    return table.game.deeds.of(table[doer].index, table[other].index)


def test_a_slash_is_a_harm_to_its_target_even_if_it_is_dodged():
    table = Table(A="-", B="-", C="-").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B").do("B", "dodge")
    assert deed(table, "A", "B") == 1.0
    assert deed(table, "A", "C") == 0.0
    assert deed(table, "B", "A") == 0.0


def test_a_card_on_all_tells_less_about_each():
    table = Table(A="-", B="-", C="-", D="-", E="-").hand("A", "savage_assault").turn("A").do("A", "savage_assault")
    assert 0.0 < deed(table, "A", "B") < 0.2


def test_what_a_seat_does_for_itself_is_no_deed():
    table = Table(A="-", B="-").hp("A", 2).hand("A", "peach").turn("A").do("A", "peach")
    assert table.game.deeds.harm == [0.0] * 4


def test_saving_the_dying_is_a_help():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").hand("C", "peach").turn("A").do("A", "slash", "B")
    table.do("C", "peach")
    assert deed(table, "C", "B") < 0.0


def test_nullifying_a_harm_is_a_help_to_its_target_and_nullifying_that_is_a_harm():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "duel").hand("C", "♠J nullification").hand("D", "♠K nullification")
    table.turn("A").do("A", "duel", "B").do("C", "nullification").do("D", "nullification")
    assert deed(table, "C", "B") < 0.0
    assert deed(table, "D", "B") > 0.0


def test_taking_indulgence_from_somebody_is_a_help():
    table = Table(A="-", B="-").under("B", "indulgence").hand("B", "slash").hand("A", "dismantlement").turn("A")
    table.do("A", "dismantlement", "B").do("A", "indulgence")
    assert deed(table, "A", "B") < 0.0


def test_setting_a_chained_seat_free_is_a_help():
    table = Table(A="-", B="-", C="-").chained("B").hand("A", "iron_chain").turn("A").do("A", "iron_chain", "B", "C")
    assert deed(table, "A", "B") < 0.0 < deed(table, "A", "C")


def test_giving_cards_is_a_help():
    table = Table(A="liu_bei", B="-").hand("A", "slash").turn("A").do("A", "k:rende", "slash", "B")
    assert deed(table, "A", "B") < 0.0


def test_a_skill_used_against_somebody_is_a_harm():
    table = Table(A="zhou_yu", B="-").hand("A", "slash").turn("A").do("A", "k:fanjian", "B")
    assert deed(table, "A", "B") > 0.0


def test_a_slash_played_for_the_lord_is_a_help_to_him():
    table = Table(A="liu_bei", B="guan_yu", C="-").hand("B", "slash").turn("A").do("A", "k:jijiang", "C").do("B", "slash")
    assert deed(table, "B", "A") < 0.0


def test_a_death_and_every_deed_change_the_version():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").turn("A")
    before = table.game.deeds.version
    table.do("A", "slash", "B")
    assert not table["B"].alive
    assert table.game.deeds.version == before + 2


def test_a_snapshot_carries_the_deeds_and_does_not_share_them():
    table = Table(A="-", B="-")
    table.game.deeds.note(0, 1, 2.0)
    saved = capture(table.game)
    table.game.deeds.note(0, 1, 3.0)
    restore(table.game, saved)
    assert deed(table, "A", "B") == 2.0
    table.game.deeds.note(0, 1, 1.0)
    restore(table.game, saved)
    assert deed(table, "A", "B") == 2.0

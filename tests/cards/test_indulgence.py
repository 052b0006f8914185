"""乐不思蜀 Indulgence."""

from sanguosha.testing import Table
from tests.cards.effects import any_card_as, hurt_by_targeting
from tests.support.events import judged, seats_of
from tests.support.rulings import ruling


def phases(table: Table, log, name: str) -> list[str]:
    """The phases of a seat's turn that took place."""
    return [event.args["phase"] for event in log.events if event.key == "phase" and event.args["seat"] == table[name].token]


@ruling("cards.yaml#indulgence/1")
def test_a_heart_spares_the_play_phase():
    table = Table(A="-", B="-").under("B", "indulgence").hand("B", "dilu").top("♥2").turn("B", "judge")
    table.asked("B", "play-phase")
    assert table.discarded("indulgence")
    assert table["B"].judge_area.cards == []


@ruling("cards.yaml#indulgence/2")
def test_a_diamond_skips_the_play_phase_but_neither_drawing_nor_discarding():
    table = Table(A="-", B="-").under("B", "indulgence").hand("B", "dilu", "chitu", "slash").top("♦2", "♥3", "♥4")
    log = table.hears()
    table.turn("B", "judge").asked("B", "choose-discard")
    assert phases(table, log, "B") == ["judge", "draw", "discard"]
    assert table.holds("B", "♥3")
    assert table.discarded("indulgence")


@ruling("cards.yaml#indulgence/3")
def test_a_diamond_card_used_as_indulgence_is_discarded_as_what_it_is():
    table = Table(A="da_qiao", B="-").hand("A", "♦6 slash").top("♦2").turn("A")
    log = table.hears()
    table.do("A", "k:guose", "♦6 slash", "B")
    assert judged(log) == ["indulgence"]
    assert "play" not in phases(table, log, "B")
    assert table.discarded("♦6 slash")


def test_a_converted_trick_counts_by_the_name_it_is_used_as():
    table = Table(A="da_qiao", B="-", C="-").hand("A", "♦6 slash", "indulgence").turn("A")
    table.do("A", "k:guose", "♦6 slash", "B")
    assert not table.may("A", "indulgence", "B")
    assert table.may("A", "indulgence", "C")


@ruling("cards.yaml#indulgence/4")
def test_lightning_placed_last_judges_first():
    table = Table(A="-", B="-").under("B", "indulgence", "lightning").top("♦2", "♦3")
    log = table.hears()
    table.turn("B", "judge")
    assert judged(log)[:2] == ["lightning", "indulgence"]


def test_distance_does_not_matter_but_it_is_for_another():
    table = Table(A="-", B="-", C="-", D="-", E="-").wears("C", "dilu").hand("A", "indulgence").turn("A")
    assert table.may("A", "indulgence", "C")
    assert not table.may("A", "indulgence", "A")


def test_used_on_a_target_that_dies_before_it_is_placed_it_is_discarded():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "indulgence", "dilu")
    hurt_by_targeting(table, "B")
    table.turn("A").do("A", "indulgence", "B").asked("A", "play-phase")
    assert not table["B"].alive
    assert table.discarded("indulgence")


def test_a_converted_trick_on_a_target_that_dies_is_the_printed_card_in_the_pile():
    table = Table(A="da_qiao", B="-", C="-").hp("B", 1).hand("A", "♦6 slash", "indulgence")
    hurt_by_targeting(table, "B")
    table.turn("A").do("A", "k:guose", "♦6 slash", "B")
    assert table.game.lies_as(table.find("♦6 slash", table.game.discard_pile)).id == "slash"


def test_the_suit_counts_as_the_judged_seat_sees_it():
    table = Table(A="-", B="xiao_qiao").under("B", "indulgence").hand("B", "dilu").top("♠5").turn("B", "judge")
    table.asked("B", "play-phase")


def test_lu_xun_is_no_target():
    table = Table(A="-", B="lu_xun", C="-").hand("A", "indulgence").turn("A")
    assert not table.may("A", "indulgence", "B")
    assert table.may("A", "indulgence", "C")


def test_the_window_opens_when_it_is_about_to_judge():
    table = Table(A="-", B="-").under("B", "indulgence").hand("A", "nullification").hand("B", "dilu").top("♦2").turn("B", "judge")
    log = table.hears()
    table.asked("A", "ask-nullification")
    assert table["B"].judge_area.cards == []
    table.passes("A")
    assert judged(log) == ["indulgence"]
    assert seats_of(table, log, "phase-skipped") == "B"


def test_who_dies_in_its_window_is_not_judged():
    table = Table(roles="LRRN", A="-", B="-", C="yu_ji", D="-").hp("B", 1).under("B", "indulgence").hand("C", "♠J nullification")
    log = table.turn("B", "judge").hears()
    table.do("C", "k:guhuo", "♠J").do("B", "yes").do("D", "no").do("A", "no")
    assert not table["B"].alive
    assert judged(log) == []
    assert table.discarded("indulgence")


def test_a_card_of_the_equipment_may_become_one():
    table = Table(A="-", B="-").wears("A", "♥5 chitu").hand("A", "dilu")
    any_card_as(table, "A", "indulgence")
    table.turn("A").do("A", "k:test-any-card-as", "♥5 chitu", "B")
    assert table.worn("A") == []
    assert [table.game.lies_as(card).id for card in table["B"].judge_area.cards] == ["indulgence"]

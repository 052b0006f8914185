"""闪电 Lightning."""

import pytest

from sanguosha.testing import Table
from tests.cards.effects import any_card_as, no_target_of
from tests.support.events import damages, judged
from tests.support.rulings import ruling


def lies(table: Table, name: str) -> list[str]:
    """What lies under a seat, by the names it counts as."""
    return [table.game.lies_as(card).id for card in table[name].judge_area.cards]


def under_lightning(card: str, **seats: str) -> Table:
    """A sits under Lightning and will judge this card."""
    seats = seats or dict.fromkeys("ABC", "-")
    return Table(**seats).under("A", "lightning").hand("A", "dilu").top(card)


def test_it_is_placed_under_its_user():
    table = Table(A="-", B="-").hand("A", "lightning", "♥Q lightning", "dilu").turn("A")
    assert not table.may("A", "lightning", "B")
    table.do("A", "lightning")
    assert lies(table, "A") == ["lightning"]
    assert not table.may("A", "lightning")


@ruling("cards.yaml#lightning/1")
def test_spade_9_strikes_for_3_without_a_source():
    table = under_lightning("♠9")
    log = table.hears()
    table.turn("A", "judge")
    assert damages(table, log) == ["->A 3 thunder"]
    assert table.discarded("lightning")
    assert lies(table, "B") == []


@pytest.mark.parametrize("card", ["♠2", "♠5", "♠9"])
def test_spades_from_2_to_9_strike(card):
    table = under_lightning(card).turn("A", "judge")
    assert table["A"].hp == 1


@ruling("cards.yaml#lightning/2")
@pytest.mark.parametrize("card", ["♠10", "♠A duel", "♣5", "♣A", "♥5", "♦5", "♠J", "♠K"])
def test_any_other_result_moves_it_on(card):
    table = under_lightning(card).turn("A", "judge")
    assert table["A"].hp == 4
    assert lies(table, "A") == []
    assert lies(table, "B") == ["lightning"]
    assert table.discarded(card)


@ruling("cards.yaml#lightning/4")
def test_it_passes_by_who_has_one():
    table = under_lightning("♦5").under("B", "lightning").turn("A", "judge")
    assert [len(lies(table, name)) for name in "ABC"] == [0, 1, 1]


def test_it_passes_by_the_dead():
    table = Table(A="-", B="-", C="-").under("A", "lightning").hp("B", 1).hand("A", "dilu").hand("C", "jueying", "slash")
    table.top("♥2", "♥3", "♥4", "♦5").turn("C").do("C", "slash", "B").end_phase("C").asked("A", "play-phase")
    assert not table["B"].alive
    assert lies(table, "C") == ["lightning"]


def test_it_passes_by_who_may_not_be_its_target():
    table = under_lightning("♦5")
    no_target_of(table, "B", "lightning")
    table.turn("A", "judge")
    assert [len(lies(table, name)) for name in "ABC"] == [0, 0, 1]


def test_it_stays_where_it_is_when_nobody_else_may_have_it():
    table = under_lightning("♦5", A="-", B="-", C="-").under("C", "lightning")
    no_target_of(table, "B", "lightning")
    table.turn("A", "judge")
    assert [len(lies(table, name)) for name in "ABC"] == [1, 0, 1]


@ruling("cards.yaml#lightning/8")
def test_between_two_who_both_have_one_it_stays():
    table = under_lightning("♦5", A="-", B="-").under("B", "lightning").turn("A", "judge")
    assert [len(lies(table, name)) for name in "AB"] == [1, 1]
    assert not table.discarded("lightning")


@ruling("cards.yaml#lightning/5")
def test_the_chained_take_the_same_damage_without_a_source():
    table = under_lightning("♠5").chained("A", "C")
    log = table.hears()
    table.turn("A", "judge")
    assert damages(table, log) == ["->A 3 thunder", "->C 3 thunder"]


@ruling("cards.yaml#lightning/1", "cards.yaml#lightning/6")
def test_nobody_draws_for_a_rebel_killed_by_it():
    table = Table(roles="LRR", A="-", B="-", C="-").hp("B", 3).under("B", "lightning").top("♠5")
    log = table.hears()
    table.turn("B", "judge")
    assert not table["B"].alive
    assert [event.args.get("killer") for event in log.events if event.key == "died"] == [None]
    first_draw = next(event for event in log.events if event.args.get("reason") == "drawn")
    assert first_draw.args["to"] == f"{table['C'].token}.hand"
    assert len(first_draw.cards) == 2


@ruling("cards.yaml#lightning/7")
def test_cao_cao_takes_the_card_that_struck_him():
    table = under_lightning("♠5", A="cao_cao", B="-").turn("A", "judge").do("A", "k:jianxiong")
    assert table.holds("A", "lightning")
    assert not table.discarded("lightning")


def test_who_dies_in_its_window_keeps_it_from_moving_on():
    table = Table(roles="LRRN", A="-", B="-", C="yu_ji", D="-").hp("B", 1).under("B", "lightning").hand("C", "♥K nullification")
    log = table.turn("B", "judge").hears()
    table.do("C", "k:guhuo", "♥K").do("B", "yes").do("D", "no").do("A", "no")
    assert not table["B"].alive
    assert judged(log) == []
    assert table.discarded("lightning")


def test_a_converted_lightning_goes_round_under_its_name_and_is_discarded_as_what_it_is():
    table = Table(A="-", B="-").hand("A", "♦6 slash", "dilu").hand("B", "jueying").top("♥2", "♥3", "♦5", "♥8", "♥9", "♠7")
    any_card_as(table, "A", "lightning")
    log = table.turn("A").hears()
    table.do("A", "k:test-any-card-as", "♦6 slash").end_phase("A").end_phase("B")
    assert lies(table, "B") == ["lightning"]
    table.end_phase("A")
    assert judged(log) == ["lightning", "lightning"]
    assert damages(table, log) == ["->B 3 thunder"]
    assert table.game.lies_as(table.find("♦6 slash", table.game.discard_pile)).id == "slash"


def test_snatched_a_converted_lightning_is_the_printed_card():
    table = Table(A="-", B="-").hand("B", "♦6 slash", "dilu").hand("A", "snatch").top("♥2", "♥3")
    any_card_as(table, "B", "lightning")
    table.turn("B").do("B", "k:test-any-card-as", "♦6 slash").end_phase("B")
    table.do("A", "snatch", "B").do("A", "♦6 slash")
    assert table.holds("A", "♦6 slash")
    assert lies(table, "B") == []

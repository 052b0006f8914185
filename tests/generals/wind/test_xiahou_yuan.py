"""夏侯渊: 神速."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#xiahou_yuan.shensu/1")
def test_lightning_is_not_judged_and_stays_when_the_judge_phase_is_skipped():
    table = Table(A="xiahou_yuan", B="-").under("A", "lightning").hand("A", "duel").top("♠5").turn("A", "prepare")
    table.do("A", "k:shensu", "B")
    table.asked("A", "play-phase")
    assert (table["A"].hp, table["B"].hp) == (4, 3)
    assert [card.kind.id for card in table["A"].judge_area.cards] == ["lightning"]
    assert table.cards("A") == ["♠A duel"]  # no draw phase either


@ruling("generals/wind.yaml#xiahou_yuan.shensu/2")
def test_both_ways_are_two_slashes_and_the_turn_goes_on_with_the_discard_phase():
    table = Table(A="xiahou_yuan", B="-", C="-").hand("A", "chitu", "duel", "peach", "dodge", "slash", "lightning")
    table.turn("A", "prepare").do("A", "k:shensu", "B")
    assert table["B"].hp == 3
    table.do("A", "k:shensu:2", "chitu", "C")
    assert table["C"].hp == 3
    assert table.discarded("chitu")
    table.asked("A", "choose-discard")
    assert len(table["A"].hand.cards) == 5


def test_both_slashes_may_go_to_the_same_target_in_either_order():
    table = Table(A="xiahou_yuan", B="-", C="-").hand("A", "chitu").turn("A", "prepare")
    table.do("A", "k:shensu:2", "chitu", "B").do("A", "k:shensu", "B")
    assert table["B"].hp == 2


@ruling("generals/wind.yaml#xiahou_yuan.shensu/3")
def test_with_the_fan_the_slash_may_be_a_fire_slash():
    table = Table(A="xiahou_yuan", B="-").wears("A", "fan").wears("B", "vine").hand("A", "duel").turn("A", "prepare")
    table.do("A", "k:shensu", "B").do("A", "k:fan")
    assert table["B"].hp == 2  # 1 of fire and 1 more for the vine, which would have stopped an ordinary Slash


def test_a_fan_that_paid_for_the_slash_no_longer_changes_it():
    table = Table(A="xiahou_yuan", B="-", C="-").wears("A", "fan").turn("A", "prepare").do("A", "k:shensu:2", "fan", "B")
    table.asked("A", "use-skill")  # the first way, not the fan
    assert not table.may("A", "k:fan")
    assert table["B"].hp == 3


@ruling("generals/wind.yaml#xiahou_yuan.shensu/4")
def test_nioh_shield_does_not_stop_a_slash_without_colour():
    table = Table(A="xiahou_yuan", B="-").wears("B", "nioh_shield").hand("A", "duel").turn("A", "prepare")
    table.do("A", "k:shensu", "B")
    assert table["B"].hp == 3


@ruling("generals/wind.yaml#xiahou_yuan.shensu/5")
def test_after_the_first_way_one_slash_may_be_used_in_the_play_phase_as_usual():
    table = Table(A="xiahou_yuan", B="-").hand("A", "♠7 slash", "♠8 slash", "duel").turn("A", "prepare").do("A", "k:shensu", "B")
    table.asked("A", "play-phase")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 2
    assert not table.may("A", "♠8 slash")


@ruling("generals/wind.yaml#xiahou_yuan.shensu/6")
def test_without_equipment_the_second_way_is_closed():
    table = Table(A="xiahou_yuan", B="-").hand("A", "slash", "duel").turn("A", "prepare")
    assert not table.may("A", "k:shensu:2")
    assert table.may("A", "k:shensu")


def test_worn_equipment_pays_as_well_but_nothing_else():
    table = Table(A="xiahou_yuan", B="-").hand("A", "slash").wears("A", "chitu").turn("A", "prepare")
    assert not table.may("A", "k:shensu:2", "slash")
    table.do("A", "k:shensu:2", "chitu", "B")
    assert table["A"].equip.cards == []


def test_distance_does_not_matter_but_zhuge_liang_without_cards_is_no_target():
    table = Table(A="xiahou_yuan", B="zhuge_liang", C="-", D="-", E="-", F="-").wears("D", "jueying").turn("A", "prepare")
    assert not table.may("A", "k:shensu", "B")
    assert not table.may("A", "k:shensu", "A")
    table.do("A", "k:shensu", "D")
    assert table["D"].hp == 3


def test_the_slash_may_be_dodged():
    table = Table(A="xiahou_yuan", B="-").hand("A", "duel").hand("B", "dodge").turn("A", "prepare").do("A", "k:shensu", "B")
    table.do("B", "dodge")
    assert table["B"].hp == 4


def test_when_he_wants_neither_the_turn_is_a_usual_one():
    table = Table(A="xiahou_yuan", B="-").hand("A", "duel", "chitu").turn("A", "prepare").passes("A")
    table.asked("A", "play-phase")
    assert len(table["A"].hand.cards) == 4


def test_the_preparation_phase_of_another_is_not_his():
    table = Table(A="-", B="xiahou_yuan").hand("A", "duel").hand("B", "chitu").turn("A", "prepare")
    table.asked("A", "play-phase")


def test_after_the_first_slash_he_may_still_decide_against_the_second():
    table = Table(A="xiahou_yuan", B="-").hand("A", "duel", "chitu").turn("A", "prepare").do("A", "k:shensu", "B").passes("A")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3
    assert table.holds("A", "chitu")


def test_indulgence_is_dodged_by_skipping_the_judge_phase_and_waits():
    table = Table(A="xiahou_yuan", B="-").under("A", "indulgence").hand("A", "duel").turn("A", "prepare").do("A", "k:shensu", "B")
    table.asked("A", "play-phase")
    assert len(table["A"].judge_area.cards) == 1

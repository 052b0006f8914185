"""吕蒙: 克己."""

from sanguosha.testing import Table
from tests.support.rulings import ruling

SIX_CARDS = ("♥3 peach", "♥4 peach", "♥6 peach", "♥K dodge", "♦J dodge", "♣5 dilu")


@ruling("generals/standard.yaml#lv_meng.keji/1")
def test_without_a_slash_in_the_phase_he_keeps_nine_cards():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "♥2 dodge", "♠7 slash", "♠8 slash").hand("B", "♠9 slash").turn("A")
    table.end_phase("A").do("A", "k:keji")
    assert len(table["A"].hand.cards) == 9
    table.asked("B", "play-phase")


def test_he_may_decline_and_discard():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS).hand("B", "♠9 slash").turn("A")
    table.end_phase("A").passes("A").asked("A", "choose-discard")
    table.do("A", "♥K dodge", "♦J dodge")
    assert len(table["A"].hand.cards) == 4


@ruling("generals/standard.yaml#lv_meng.keji/2")
def test_a_slash_played_in_his_own_duel_costs_him_the_restraint():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "duel", "♠7 slash").hand("B", "♠8 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠8 slash").do("A", "♠7 slash")
    assert table["B"].hp == 3
    table.end_phase("A").asked("A", "choose-discard")


def test_a_duel_without_a_slash_of_his_does_not():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "duel", "♠7 slash").turn("A")
    table.do("A", "duel", "B")
    assert table["B"].hp == 3
    table.end_phase("A")
    assert table.may("A", "k:keji")


@ruling("generals/standard.yaml#lv_meng.keji/3")
def test_with_a_skipped_play_phase_he_may_skip_the_discard_phase():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS).under("A", "♠6 indulgence").hand("B", "♠9 slash")
    table.top("♠7", "♥2", "♥9").turn("A", "judge")
    table.asked("A", "use-skill")
    table.do("A", "k:keji")
    assert len(table["A"].hand.cards) == 8
    table.asked("B", "play-phase")


@ruling("generals/standard.yaml#lv_meng.keji/4")
def test_a_slash_played_in_the_turn_of_another_does_not_matter():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "♠7 slash", "♠9 slash").hand("B", "savage_assault", "♠8 slash")
    table.hp("A", 3).turn("B")
    table.do("B", "savage_assault").do("A", "♠7 slash").end_phase("B")
    table.end_phase("A").do("A", "k:keji")
    assert len(table["A"].hand.cards) == 9


@ruling("generals/standard.yaml#lv_meng.keji/5")
def test_two_cards_as_slash_cost_him_the_restraint():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "♥2 dodge").wears("A", "spear").turn("A")
    table.do("A", "k:spear", "♥K dodge", "♦J dodge", "B")
    assert table["B"].hp == 3
    table.end_phase("A").asked("A", "choose-discard")


def test_a_thunder_slash_costs_him_the_restraint():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "♠4 thunder_slash").turn("A")
    table.do("A", "thunder_slash", "B").end_phase("A").asked("A", "choose-discard")


def test_slashes_of_others_do_not_matter():
    table = Table(A="lv_meng", B="-").hand("A", *SIX_CARDS, "duel").hand("B", "♠8 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠8 slash")
    assert table["A"].hp == 3
    table.end_phase("A")
    assert table.may("A", "k:keji")


def test_the_discard_phase_of_another_is_not_skipped():
    table = Table(A="lv_meng", B="-").hand("B", *SIX_CARDS).turn("B")
    table.end_phase("B")
    assert not table.is_asked("A")
    table.asked("B", "choose-discard")

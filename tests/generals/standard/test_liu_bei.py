"""刘备: 仁德, 激将."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#liu_bei.rende/1")
def test_the_second_card_given_in_a_phase_heals_also_when_it_goes_to_somebody_else():
    table = Table(A="liu_bei", B="-", C="-").hp("A", 2).hand("A", "♠7 slash", "♠8 slash").turn("A")
    table.do("A", "k:rende", "♠7 slash", "B")
    assert table["A"].hp == 2
    table.do("A", "k:rende", "♠8 slash", "C")
    assert table["A"].hp == 3
    assert table.holds("B", "♠7 slash")
    assert table.holds("C", "♠8 slash")


@ruling("generals/standard.yaml#liu_bei.rende/2")
def test_two_more_cards_in_the_same_phase_do_not_heal_again():
    table = Table(A="liu_bei", B="-").hp("A", 1).hand("A", "♠7 slash", "♠8 slash", "♠9 slash", "♠10 slash", "jueying")
    table.turn("A")
    table.do("A", "k:rende", "♠7 slash", "B", "♠8 slash", "B")
    assert table["A"].hp == 2
    table.do("A", "k:rende", "♠9 slash", "B", "♠10 slash", "B")
    assert table["A"].hp == 2
    assert len(table.cards("B")) == 4


@ruling("generals/standard.yaml#liu_bei.rende/3")
def test_hurt_after_the_second_card_he_is_not_healed_by_the_third():
    table = Table(A="liu_bei", B="-").hand("A", "♠7 slash", "♠8 slash", "duel", "♠9 slash").hand("B", "♣2 slash").turn("A")
    table.do("A", "k:rende", "♠7 slash", "B", "♠8 slash", "B")
    assert table["A"].hp == 4
    table.do("A", "duel", "B").do("B", "♣2 slash").do("A", "pass")
    assert table["A"].hp == 3
    table.do("A", "k:rende", "♠9 slash", "B")
    assert table["A"].hp == 3


@ruling("generals/standard.yaml#liu_bei.rende/4")
def test_a_receiver_is_not_asked_whether_it_wants_the_card():
    table = Table(A="liu_bei", B="-").hand("A", "♠A lightning", "♠7 slash").turn("A")
    table.do("A", "k:rende", "♠A lightning", "B")
    assert not table.is_asked("B")
    assert table.holds("B", "♠A lightning")
    assert not table.holds("A", "♠A lightning")


@ruling("generals/standard.yaml#liu_bei.rende/5")
def test_three_cards_to_three_characters_in_one_go_heal_1():
    table = Table(A="liu_bei", B="-", C="-", D="-").hp("A", 1).hand("A", "♠7 slash", "♠8 slash", "♠9 slash", "jueying").turn("A")
    table.do("A", "k:rende", "♠7 slash", "B", "♠8 slash", "C", "♠9 slash", "D")
    assert table["A"].hp == 2
    assert [len(table.cards(name)) for name in "ABCD"] == [1, 1, 1, 1]


@ruling("generals/standard.yaml#liu_bei.rende/6")
def test_worn_equipment_cannot_be_given():
    table = Table(A="liu_bei", B="-").wears("A", "blade").hand("A", "♠7 slash").turn("A")
    assert table.may("A", "k:rende", "♠7 slash", "B")
    assert not table.may("A", "k:rende", "blade")


def test_without_hand_cards_there_is_nothing_to_give():
    table = Table(A="liu_bei", B="zhang_fei").wears("A", "blade").turn("A")
    assert table.may("A", "k:jijiang")
    assert not table.may("A", "k:rende")


def test_he_cannot_give_to_himself():
    table = Table(A="liu_bei", B="-", C="-").hand("A", "♠7 slash").turn("A")
    assert not table.may("A", "k:rende", "♠7 slash", "A")
    assert table.may("A", "k:rende", "♠7 slash", "C")


def test_cards_given_in_an_earlier_turn_do_not_count():
    table = Table(A="liu_bei", B="-").hp("A", 1).hand("A", "♠7 slash", "jueying").turn("A")
    table.do("A", "k:rende", "♠7 slash", "B").end_phase("A").top("♠8 slash", "♠9 slash").end_phase("B")
    table.do("A", "k:rende", "♠8 slash", "B")
    assert table["A"].hp == 1
    table.do("A", "k:rende", "♠9 slash", "B")
    assert table["A"].hp == 2


@ruling("generals/standard.yaml#liu_bei.jijiang/1")
def test_a_red_slash_played_for_him_is_his_own_use():
    table = Table(roles="LZRR", A="liu_bei", B="zhang_fei", C="-", D="-").wears("D", "nioh_shield").hp("D", 1)
    table.hand("A", "♠7 slash").hand("B", "♥10 slash").top("♣3", "♣4", "♣5").turn("A")
    table.do("A", "k:jijiang", "D").asked("B", "ask-jijiang")
    table.do("B", "♥10 slash")
    assert not table["D"].alive
    assert len(table.cards("A")) == 4  # the reward of the killer
    assert table.cards("B") == []
    assert not table.may("A", "♠7 slash")
    assert not table.may("A", "k:jijiang")


def test_the_helper_has_played_the_slash_and_he_has_used_it():
    table = Table(A="liu_bei", B="zhang_fei", C="-").hand("A", "jueying").hand("B", "♥10 slash").turn("A")
    table.do("A", "k:jijiang", "C").do("B", "♥10 slash")
    history = table.game.history
    assert len(history.played(table["B"], "slash")) == 1
    assert len(history.used(table["B"], "slash")) == 0
    assert len(history.used(table["A"], "slash")) == 1
    assert table["C"].hp == 3
    assert table.discarded("♥10 slash")


def test_a_fire_slash_played_for_him_burns():
    table = Table(A="liu_bei", B="zhang_fei", C="-").wears("C", "vine").hand("B", "fire_slash").turn("A")
    table.do("A", "k:jijiang", "C").do("B", "fire_slash")
    assert table["C"].hp == 2


@ruling("generals/standard.yaml#liu_bei.jijiang/2")
def test_guan_yu_may_answer_the_call_with_a_red_card():
    table = Table(A="liu_bei", B="guan_yu", C="-").hand("B", "♥3 peach").turn("A")
    table.do("A", "k:jijiang", "C").do("B", "k:wusheng", "♥3 peach")
    assert table["C"].hp == 3
    assert table.discarded("♥3 peach")


@ruling("generals/standard.yaml#liu_bei.jijiang/3")
def test_after_all_declined_he_may_not_call_again_in_the_phase():
    table = Table(A="liu_bei", B="zhang_fei", C="zhao_yun", D="-").hand("A", "♠7 slash").hand("B", "♠8 slash").hand("C", "dodge")
    table.turn("A").do("A", "k:jijiang", "D").passes("B", "C")
    assert not table.may("A", "k:jijiang")
    table.do("A", "♠7 slash", "B").do("B", "pass")
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#liu_bei.jijiang/7")
def test_after_a_refused_call_to_use_one_he_may_call_for_each_slash_of_his_own_duel():
    table = Table(A="liu_bei", B="zhang_fei", C="-").hand("A", "duel", "♠7 slash").hand("B", "♠8 slash")
    table.hand("C", "♠9 slash", "♠10 slash").turn("A").do("A", "k:jijiang", "C").passes("B")
    table.do("A", "duel", "C").do("C", "♠9 slash").do("A", "k:jijiang").passes("B")
    table.do("A", "♠7 slash").do("C", "♠10 slash").do("A", "k:jijiang").do("B", "♠8 slash")
    assert (table["A"].hp, table["C"].hp) == (4, 3)


@ruling("generals/standard.yaml#liu_bei.jijiang/7")
def test_a_refusal_in_his_duel_does_not_close_the_call_to_use_one():
    table = Table(A="liu_bei", B="zhang_fei", C="-").hand("A", "duel", "♠7 slash").hand("B", "♠8 slash").hand("C", "♠9 slash")
    table.turn("A").do("A", "duel", "C").do("C", "♠9 slash").do("A", "k:jijiang").passes("B").passes("A")
    assert table.may("A", "k:jijiang", "C")


def test_a_call_that_failed_may_be_made_again_in_the_next_turn():
    table = Table(A="liu_bei", B="zhang_fei").hand("A", "♠7 slash").hand("B", "♠8 slash").turn("A")
    table.do("A", "k:jijiang", "B").passes("B").end_phase("A").end_phase("B")
    assert table.may("A", "k:jijiang", "B")


@ruling("generals/standard.yaml#liu_bei.jijiang/4")
def test_a_loyalist_liu_bei_cannot_call():
    table = Table(roles="LZR", A="-", B="liu_bei", C="zhang_fei").hand("B", "♠7 slash").hand("C", "♠8 slash", "duel").turn("B")
    assert not table.may("B", "k:jijiang")
    table.end_phase("B").do("C", "duel", "B").asked("B", "ask-duel")
    assert not table.may("B", "k:jijiang")
    assert table.may("B", "♠7 slash")


@ruling("generals/standard.yaml#liu_bei.jijiang/5")
def test_in_a_duel_he_may_call_for_every_slash():
    table = Table(A="liu_bei", B="-", C="zhang_fei").hand("B", "duel", "♠7 slash", "♠8 slash")
    table.hand("C", "♠9 slash", "♠10 slash").hand("A", "♣2 slash").turn("B")
    table.do("B", "duel", "A").do("A", "k:jijiang").do("C", "♠9 slash")
    table.do("B", "♠7 slash").do("A", "k:jijiang").do("C", "pass")
    assert not table.may("A", "k:jijiang")
    table.do("A", "♣2 slash").do("B", "♠8 slash").do("A", "k:jijiang").do("C", "♠10 slash")
    assert table["B"].hp == 3
    assert table["A"].hp == 4


def test_he_calls_only_for_a_slash_he_could_use_himself():
    table = Table(A="liu_bei", B="zhang_fei", C="-", D="-").hand("A", "♠7 slash", "jueying").hand("B", "♠8 slash").turn("A")
    assert not table.may("A", "k:jijiang", "C")
    assert table.may("A", "k:jijiang", "B")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "k:jijiang")


def test_the_helpers_are_asked_in_action_order_from_him_on():
    table = Table(roles="ZLZR", A="zhang_fei", B="liu_bei", C="zhao_yun", D="-")
    table.hand("A", "♠8 slash").hand("C", "♠9 slash").hand("D", "savage_assault").turn("D")
    table.do("D", "savage_assault").do("A", "pass").do("B", "k:jijiang")
    assert table.is_asked("C")
    assert not table.is_asked("A")
    table.do("C", "pass").asked("A", "ask-jijiang")
    table.do("A", "♠8 slash")
    assert table["B"].hp == 4


def test_without_another_shu_character_there_is_nobody_to_call():
    table = Table(A="liu_bei", B="cao_cao", C="-").hand("A", "jueying").hand("B", "♠8 slash").turn("A")
    assert not table.may("A", "k:jijiang")

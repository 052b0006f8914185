"""司马懿: 反馈, 鬼才."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#sima_yi.fankui/1")
def test_two_damage_yield_one_card_only():
    table = Table(A="-", B="sima_yi").hand("A", "wine", "slash", "ex_nihilo", "jueying").turn("A")
    table.do("A", "wine").do("A", "slash", "B").do("B", "k:fankui")
    assert table["B"].hp == 1
    assert len(table.cards("B")) == 1
    assert len(table.cards("A")) == 1
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#sima_yi.fankui/2")
def test_he_picks_equipment_or_the_hand_unseen():
    table = Table(A="-", B="sima_yi").wears("A", "jueying", "crossbow").hand("A", "♠7 slash", "♥3 peach", "♦2 dodge").turn("A")
    table.do("A", "slash", "B").do("B", "k:fankui")
    assert sorted(table.asked("B").menu([])) == sorted(["?s0", *(card.token for card in table["A"].equip.cards)])
    table.do("B", "crossbow")
    assert table.holds("B", "crossbow")
    assert len(table["A"].equip.cards) == 1


@ruling("generals/standard.yaml#sima_yi.fankui/2")
def test_the_hand_card_is_taken_at_random():
    taken = []
    for number in (0, 1):
        table = Table(A="-", B="sima_yi").hand("A", "♠7 slash", "♥7 ex_nihilo", "♥8 ex_nihilo").turn("A")
        table.game.scripted_rolls = [number]
        table.do("A", "slash", "B").do("B", "k:fankui")
        taken += table.cards("B")
    assert taken == ["♥7 ex_nihilo", "♥8 ex_nihilo"]


@ruling("generals/standard.yaml#sima_yi.fankui/3")
def test_lightning_has_no_source_to_take_from():
    table = Table(A="-", B="sima_yi").hp("B", 4, of=4).hand("A", "peach").under("B", "lightning").top("♠5").turn("B", "judge")
    table.asked("B", "play-phase")
    assert table["B"].hp == 1
    assert table.holds("A", "peach")


@ruling("generals/standard.yaml#sima_yi.fankui/4")
def test_a_delayed_trick_in_front_of_the_source_cannot_be_taken():
    table = Table(A="-", B="-", C="sima_yi").hand("A", "slash").hand("B", "ex_nihilo").under("A", "indulgence").turn("A")
    table.do("A", "slash", "C")
    table.asked("B", "play-phase")
    assert table["C"].hp == 2
    assert len(table["A"].judge_area.cards) == 1


@ruling("generals/standard.yaml#sima_yi.fankui/5")
def test_after_damage_to_himself_he_moves_only_his_own_equipment_to_his_hand():
    table = Table(A="sima_yi", B="-").wears("A", "jueying", "crossbow").hand("A", "fire_attack", "♥3", "♥4", "♥6").turn("A")
    table.do("A", "fire_attack", "A").do("A", "♥3").do("A", "♥4").do("A", "k:fankui")
    assert table["A"].hp == 2
    assert sorted(table.asked("A").menu([])) == sorted(card.token for card in table["A"].equip.cards)
    table.do("A", "jueying")
    assert table.holds("A", "jueying")
    assert len(table["A"].equip.cards) == 1


@ruling("generals/standard.yaml#sima_yi.fankui/5")
def test_after_damage_to_himself_there_is_nothing_to_take_without_equipment():
    table = Table(A="sima_yi", B="-").hand("A", "fire_attack", "♥3", "♥4", "♥6").turn("A")
    table.do("A", "fire_attack", "A").do("A", "♥3").do("A", "♥4")
    assert table["A"].hp == 2
    table.asked("A", "play-phase")


def test_the_card_that_hurt_him_is_not_among_the_cards_of_the_source():
    table = Table(A="-", B="-", C="sima_yi").hand("A", "slash").hand("B", "ex_nihilo").turn("A")
    table.do("A", "slash", "C")
    table.asked("B", "play-phase")
    assert table["C"].hp == 2
    assert table.cards("C") == []


def test_the_damage_of_another_yields_no_card():
    table = Table(A="-", B="-", C="sima_yi").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#sima_yi.guicai/1")
def test_a_heart_in_place_of_the_spade_saves_his_play_phase():
    table = Table(A="sima_yi", B="-").under("A", "indulgence").hand("A", "♥3 peach").top("♠7").turn("A", "judge")
    table.do("A", "k:guicai", "♥3")
    table.asked("A", "play-phase")
    assert table.discarded("♠7")
    assert table.discarded("♥3 peach")
    assert not table.holds("A", "♥3")


@ruling("generals/standard.yaml#sima_yi.guicai/2")
def test_a_red_card_ends_the_luoshen_of_zhen_ji():
    table = Table(A="zhen_ji", B="sima_yi").hand("B", "♥3 peach").top("♠7").turn("A", "prepare")
    table.do("A", "k:luoshen").do("B", "k:guicai", "♥3")
    table.asked("A", "play-phase")
    assert len(table.cards("A")) == 2
    assert table.discarded("♠7")
    assert table.discarded("♥3 peach")


@ruling("generals/standard.yaml#sima_yi.guicai/3")
def test_guo_jia_takes_the_card_that_replaced_his_judgement():
    table = Table(A="guo_jia", B="sima_yi").under("A", "indulgence").hand("B", "♥3 peach").top("♠7").turn("A", "judge")
    table.do("B", "k:guicai", "♥3").do("A", "k:tiandu")
    assert table.holds("A", "♥3 peach")
    assert table.discarded("♠7")
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#sima_yi.guicai/4")
def test_he_and_zhang_jiao_may_each_replace_once_in_turn_order():
    table = Table(A="-", B="zhang_jiao", C="sima_yi").under("A", "indulgence").top("♥")
    table.hand("B", "♠7", "♠8").hand("C", "♥3 peach", "♥4 peach").turn("A", "judge")
    table.do("B", "k:guidao", "♠7").do("C", "k:guicai", "♥3")
    table.asked("A", "play-phase")
    assert table.discarded("♠7")
    assert table.discarded("♥3")


@ruling("generals/standard.yaml#sima_yi.guicai/4")
def test_he_is_asked_before_zhang_jiao_when_he_sits_first():
    table = Table(A="-", B="sima_yi", C="zhang_jiao").under("A", "indulgence").top("♠7")
    table.hand("B", "♥3 peach", "♥4 peach").hand("C", "♠8", "♠9").turn("A", "judge")
    table.do("B", "k:guicai", "♥3").do("C", "k:guidao", "♠8")
    assert table.game.turn.seat is table["B"]
    assert table.holds("C", "♥3 peach")


@ruling("generals/standard.yaml#sima_yi.guicai/5")
def test_equipment_alone_cannot_replace_a_judgement():
    table = Table(A="sima_yi", B="-").under("A", "indulgence").wears("A", "♥5 chitu").top("♠7").turn("A", "judge")
    assert table.game.turn.seat is table["B"]
    assert table.discarded("♠7")


def test_the_card_is_played():
    table = Table(A="sima_yi", B="-").under("A", "indulgence").hand("A", "♥10 slash").top("♠7").turn("A", "judge")
    table.do("A", "k:guicai", "♥10")
    assert len(table.game.history.played(table["A"], "slash")) == 1


def test_he_may_leave_the_judgement_as_it_is():
    table = Table(A="sima_yi", B="-").under("A", "indulgence").hand("A", "♥3 peach").top("♠7").turn("A", "judge")
    table.passes("A")
    assert table.holds("A", "♥3 peach")
    assert table.game.turn.seat is table["B"]


def test_a_replaced_lightning_judgement_strikes():
    table = Table(A="-", B="sima_yi").under("A", "lightning").hand("B", "♠7 slash").top("♥").turn("A", "judge")
    table.do("B", "k:guicai", "♠7")
    assert table["A"].hp == 1
    assert table.discarded("♠7 slash")

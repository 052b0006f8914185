"""曹操: 奸雄, 护驾."""

from sanguosha.engine.happenings.events import EventLog
from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#cao_cao.jianxiong/1")
def test_both_cards_of_a_spear_slash_may_be_taken():
    table = Table(A="-", B="cao_cao").wears("A", "spear").hand("A", "♥3 peach", "♦2 dodge", "ex_nihilo").turn("A")
    table.do("A", "k:spear", "♥3", "♦2", "B").do("B", "k:jianxiong")
    assert table["B"].hp == 3
    assert table.cards("B") == ["♥3 peach", "♦2 dodge"]


@ruling("generals/standard.yaml#cao_cao.jianxiong/2")
def test_the_other_targets_are_still_treated_when_the_arrows_are_taken():
    table = Table(A="-", B="-", C="cao_cao", D="-").hand("A", "archery_attack", "ex_nihilo").turn("A")
    table.do("A", "archery_attack")
    assert (table["B"].hp, table["C"].hp, table["D"].hp) == (3, 3, 4)
    table.do("C", "k:jianxiong")
    assert table.holds("C", "archery_attack")
    assert table["D"].hp == 3
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#cao_cao.jianxiong/3")
def test_nothing_can_be_taken_of_a_virtual_duel():
    table = Table(A="diao_chan", B="cao_cao", C="guan_yu").hand("A", "♥3 peach", "ex_nihilo").turn("A")
    table.do("A", "k:lijian", "♥3", "C", "B")
    assert table["B"].hp == 3
    table.asked("A", "play-phase")
    assert table.cards("B") == []


@ruling("generals/standard.yaml#cao_cao.jianxiong/3")
def test_nothing_can_be_taken_of_the_slash_of_shensu():
    table = Table(A="xiahou_yuan", B="cao_cao").hand("A", "ex_nihilo").turn("A", "prepare")
    table.do("A", "k:shensu", "B")
    assert table["B"].hp == 3
    table.asked("A", "play-phase")
    assert table.cards("B") == []


@ruling("generals/standard.yaml#cao_cao.jianxiong/4")
def test_his_own_lost_duel_may_be_taken_back():
    table = Table(A="cao_cao", B="-").hand("A", "duel").hand("B", "slash").turn("A")
    table.do("A", "duel", "B").do("B", "slash").do("A", "k:jianxiong")
    assert table["A"].hp == 3
    assert table.holds("A", "duel")
    assert table.discarded("slash")


@ruling("generals/standard.yaml#cao_cao.jianxiong/5")
def test_lightning_may_be_taken_by_who_survives_it():
    table = Table(A="-", B="cao_cao").under("B", "lightning").top("♠5").turn("B", "judge")
    table.do("B", "k:jianxiong")
    assert table["B"].hp == 1
    assert table.holds("B", "lightning")
    assert table.discarded("♠5")


@ruling("generals/standard.yaml#cao_cao.jianxiong/6")
def test_the_dead_take_nothing():
    table = Table(A="-", B="cao_cao", C="-").hp("B", 1).hand("A", "♠7 slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive
    table.asked("A", "play-phase")
    assert table.discarded("♠7 slash")


def test_who_was_saved_takes_the_card_after_the_dying():
    table = Table(A="-", B="cao_cao").hp("B", 1).hand("A", "♠7 slash", "ex_nihilo").hand("B", "peach").turn("A")
    table.do("A", "slash", "B")
    table.asked("B", "ask-rescue")
    table.do("B", "peach").do("B", "k:jianxiong")
    assert table["B"].hp == 1
    assert table.cards("B") == ["♠7 slash"]


def test_the_card_may_be_left_lying():
    table = Table(A="-", B="cao_cao").hand("A", "♠7 slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").passes("B")
    assert table.cards("B") == []
    assert table.discarded("♠7 slash")


def test_the_card_of_damage_to_somebody_else_is_not_his():
    table = Table(A="-", B="-", C="cao_cao").hand("A", "♠7 slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3
    assert table.discarded("♠7 slash")


def test_damage_passed_on_by_the_chain_yields_the_card_too():
    table = Table(A="-", B="-", C="cao_cao").chained("B", "C").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B").do("C", "k:jianxiong")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    assert table.holds("C", "fire_slash")


@ruling("generals/standard.yaml#cao_cao.hujia/1")
def test_zhen_ji_may_play_a_black_hand_card_for_him():
    table = Table(A="cao_cao", B="-", C="zhen_ji").hand("B", "♠7 slash", "ex_nihilo").hand("C", "♠8 slash").turn("B")
    table.do("B", "slash", "A").do("A", "k:hujia")
    table.asked("C", "ask-hujia")
    table.do("C", "k:qingguo", "♠8")
    assert table["A"].hp == 4
    assert table.discarded("♠8 slash")
    table.asked("B", "play-phase")


@ruling("generals/standard.yaml#cao_cao.hujia/2")
def test_a_red_judgement_of_a_helpers_eight_diagram_is_the_dodge():
    table = Table(A="cao_cao", B="-", C="xiahou_dun").hand("B", "slash", "ex_nihilo").wears("C", "eight_diagram").top("♥").turn("B")
    table.do("B", "slash", "A").do("A", "k:hujia").do("C", "k:eight_diagram")
    assert table["A"].hp == 4
    table.asked("B", "play-phase")


@ruling("generals/standard.yaml#cao_cao.hujia/2")
def test_a_black_judgement_of_a_helpers_eight_diagram_is_no_dodge():
    table = Table(A="cao_cao", B="-", C="xiahou_dun").hand("B", "slash").wears("C", "eight_diagram").top("♠").turn("B")
    table.do("B", "slash", "A").do("A", "k:hujia").do("C", "k:eight_diagram")
    table.passes("A")
    assert table["A"].hp == 3


@ruling("generals/standard.yaml#cao_cao.hujia/3")
def test_no_call_against_a_slash_that_cannot_be_dodged():
    table = Table(A="cao_cao", B="ma_chao", C="zhen_ji").hand("B", "slash").hand("C", "dodge").top("♥").turn("B")
    table.do("B", "slash", "A").do("B", "k:tieqi")
    table.asked("A", "use-skill")
    assert table["A"].hp == 3
    assert table.holds("C", "dodge")


@ruling("generals/standard.yaml#cao_cao.hujia/4")
def test_he_may_call_for_each_of_the_two_dodges_against_lv_bu():
    table = Table(A="cao_cao", B="lv_bu", C="zhen_ji").hand("B", "slash", "ex_nihilo").hand("C", "dodge", "dodge").turn("B")
    table.do("B", "slash", "A")
    table.do("A", "k:hujia").do("C", "dodge")
    table.asked("A", "ask-dodge")
    table.do("A", "k:hujia").do("C", "dodge")
    assert table["A"].hp == 4
    table.asked("B", "play-phase")


@ruling("generals/standard.yaml#cao_cao.hujia/5")
def test_a_renegade_cao_cao_calls_nobody():
    table = Table(A="-", B="cao_cao", C="zhen_ji", roles="LNR").hand("A", "slash").hand("B", "dodge").hand("C", "dodge").turn("A")
    table.do("A", "slash", "B")
    assert not table.may("B", "k:hujia")
    assert table.may("B", "dodge")


def test_the_helpers_are_asked_in_order_from_him_until_one_plays():
    table = Table(A="-", B="xiahou_dun", C="cao_cao", D="zhen_ji", E="guan_yu", roles="RRLRR")
    for name in "BDE":
        table.hand(name, "dodge")
    table.hand("A", "archery_attack").turn("A")
    table.do("A", "archery_attack").passes("B", "B").do("C", "k:hujia")
    table.asked("D", "ask-hujia")
    table.passes("D")
    table.asked("B", "ask-hujia")
    table.do("B", "dodge")
    assert table["C"].hp == 4
    assert table.asked("D").prompt == "ask-archery_attack"
    assert table.holds("E", "dodge")


def test_when_nobody_helps_he_may_still_dodge_himself():
    table = Table(A="cao_cao", B="-", C="zhen_ji").hand("A", "dodge").hand("B", "slash").hand("C", "dodge").turn("B")
    table.do("B", "slash", "A").do("A", "k:hujia").passes("C")
    assert not table.may("A", "k:hujia")
    table.do("A", "dodge")
    assert table["A"].hp == 4
    assert table.holds("C", "dodge")


def test_without_another_wei_character_there_is_nobody_to_call():
    table = Table(A="cao_cao", B="-", C="guan_yu").hand("A", "dodge").hand("B", "slash").turn("B")
    table.do("B", "slash", "A")
    assert not table.may("A", "k:hujia")


def test_the_dodge_played_for_him_becomes_his_without_touching_the_discard_pile_before():
    table = Table(A="cao_cao", B="-", C="zhen_ji").hand("B", "slash", "ex_nihilo").hand("C", "dodge").turn("B")
    token = table["C"].hand.cards[0].token
    log = EventLog()
    table.game.watch(log)
    table.do("B", "slash", "A").do("A", "k:hujia").do("C", "dodge")
    ways = [(event.args["from"], event.args["to"]) for event in log.events if event.key == "move" and token in event.cards]
    assert ways == [("s2.hand", "table"), ("table", "table"), ("table", "discard_pile")]

"""貂蝉: 离间, 闭月."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#diao_chan.lijian/1")
def test_the_second_one_named_answers_first():
    table = Table(A="diao_chan", B="guan_yu", C="zhang_fei").hand("A", "♠7 slash").hand("B", "♠8 slash")
    table.hand("C", "♠9 slash").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "B", "C").do("C", "♠9 slash").do("B", "♠8 slash")
    assert table["C"].hp == 3
    assert table["B"].hp == 4
    assert table.discarded("♠7 slash")


def test_the_order_of_naming_is_free():
    table = Table(A="diao_chan", B="guan_yu", C="zhang_fei").hand("A", "♠7 slash").hand("B", "♠8 slash")
    table.hand("C", "♠9 slash").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "C", "B").asked("B", "ask-duel")
    table.do("B", "pass")
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#diao_chan.lijian/2")
def test_it_cannot_be_nullified():
    table = Table(A="diao_chan", B="guan_yu", C="zhang_fei").hand("A", "♠7 slash").hand("C", "nullification", "♠9 slash").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "B", "C").asked("C", "ask-duel")
    assert not table.may("C", "nullification")
    table.do("C", "pass")
    assert table["C"].hp == 3
    assert table.holds("C", "nullification")


@ruling("generals/standard.yaml#diao_chan.lijian/3")
def test_zhuge_liang_without_hand_cards_can_only_be_the_user():
    table = Table(A="diao_chan", B="zhuge_liang", C="guan_yu").hand("A", "♠7 slash").turn("A")
    assert table.may("A", "k:lijian", "♠7 slash", "B", "C")
    assert not table.may("A", "k:lijian", "♠7 slash", "C")
    table.hand("B", "♠8 slash")
    assert table.may("A", "k:lijian", "♠7 slash", "C", "B")


@ruling("generals/standard.yaml#diao_chan.lijian/4")
def test_the_user_is_the_killer_and_gets_the_reward():
    table = Table(roles="LRRR", A="diao_chan", B="guan_yu", C="zhang_fei", D="-").hp("C", 1).hand("A", "♠7 slash").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "B", "C")
    assert not table["C"].alive
    assert len(table.cards("B")) == 3
    assert table.cards("A") == []


@ruling("generals/standard.yaml#diao_chan.lijian/4")
def test_a_lord_made_to_kill_a_loyalist_bears_the_penalty():
    table = Table(roles="RLZ", A="diao_chan", B="guan_yu", C="zhang_fei").hp("C", 1).hand("A", "♠7 slash", "♠9 slash")
    table.hand("B", "♠8 slash").wears("B", "blade").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "B", "C")
    assert not table["C"].alive
    assert table.cards("B") == []
    assert table.worn("B") == []
    assert table.cards("A") == ["♠9 slash"]


@ruling("generals/standard.yaml#diao_chan.lijian/5")
def test_cao_cao_finds_no_card_to_take():
    table = Table(A="diao_chan", B="guan_yu", C="cao_cao").hand("A", "♠7 slash", "jueying").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "B", "C").asked("A", "play-phase")
    assert table["C"].hp == 3
    assert table.cards("C") == []


@ruling("generals/standard.yaml#diao_chan.lijian/6")
def test_with_one_man_alive_it_cannot_be_used():
    table = Table(A="diao_chan", B="guan_yu", C="da_qiao", D="-", E="zhang_fei").hand("A", "♠7 slash")
    table.game.kill(table["E"])
    assert not table.turn("A").may("A", "k:lijian")


def test_women_and_characters_without_general_cannot_be_named():
    table = Table(A="diao_chan", B="guan_yu", C="da_qiao", D="-", E="zhang_fei").hand("A", "♠7 slash").turn("A")
    assert table.may("A", "k:lijian", "♠7 slash", "B", "E")
    for name in "ACD":
        assert not table.may("A", "k:lijian", "♠7 slash", name)
        assert not table.may("A", "k:lijian", "♠7 slash", "B", name)


def test_it_can_be_used_once_a_turn_and_a_worn_card_pays_too():
    table = Table(A="diao_chan", B="guan_yu", C="zhang_fei").hand("A", "♠7 slash").wears("A", "blade").turn("A")
    table.do("A", "k:lijian", "blade", "B", "C")
    assert table["C"].hp == 3
    assert table.worn("A") == []
    assert not table.may("A", "k:lijian")


def test_without_a_card_it_cannot_be_used():
    table = Table(A="diao_chan", B="guan_yu", C="zhang_fei").turn("A")
    assert not table.may("A", "k:lijian")


@ruling("generals/standard.yaml#diao_chan.biyue/1")
def test_she_draws_above_the_limit_and_keeps_the_card():
    table = Table(A="diao_chan", B="-").hand("A", "♠7 slash", "♠8 slash", "♠9 slash", "♠10 slash").top("♥3 peach").turn("A")
    table.end_phase("A").do("A", "♠10 slash").do("A", "k:biyue")
    assert table.cards("A") == ["♠7 slash", "♠8 slash", "♠9 slash", "♥3 peach"]
    table.asked("B", "play-phase")


@ruling("generals/standard.yaml#diao_chan.biyue/2")
def test_she_draws_although_indulgence_took_her_play_phase():
    table = Table(A="diao_chan", B="-").under("A", "♠6 indulgence").top("♠7 slash", "♠8 slash", "♠9 slash", "♥3 peach")
    table.turn("A", "judge").do("A", "k:biyue")
    assert table.cards("A") == ["♠8 slash", "♠9 slash", "♥3 peach"]


@ruling("generals/standard.yaml#diao_chan.biyue/3")
def test_dead_she_draws_nothing():
    table = Table(roles="LNR", A="-", B="diao_chan", C="-").hp("B", 1).hand("B", "duel").hand("A", "♠7 slash").turn("B")
    pile = len(table.game.draw_pile.cards)
    table.do("B", "duel", "A").do("A", "♠7 slash").asked("C", "play-phase")
    assert not table["B"].alive
    assert table.cards("B") == []
    assert len(table.game.draw_pile.cards) == pile - 2


def test_she_need_not_draw_and_others_do_not():
    table = Table(A="diao_chan", B="-").hand("A", "jueying").turn("A").end_phase("A").do("A", "pass")
    assert table.cards("A") == ["♠5 jueying"]
    table.end_phase("B").asked("A", "play-phase")

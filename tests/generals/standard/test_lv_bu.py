"""吕布: 无双."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#lv_bu.wushuang/1")
def test_one_dodge_is_spent_in_vain():
    table = Table(A="lv_bu", B="-").hand("A", "♠7 slash", "jueying").hand("B", "dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "dodge")
    assert table["B"].hp == 3
    assert table.cards("B") == []
    assert table.discarded("dodge")


def test_two_dodges_cancel_his_slash():
    table = Table(A="lv_bu", B="-").hand("A", "♠7 slash").hand("B", "♦2 dodge", "♥2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "♦2 dodge").do("B", "♥2 dodge")
    assert table["B"].hp == 4


def test_after_one_dodge_the_target_may_save_the_other():
    table = Table(A="lv_bu", B="-").hand("A", "♠7 slash", "jueying").hand("B", "♦2 dodge", "♥2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "♦2 dodge").do("B", "pass")
    assert table["B"].hp == 3
    assert table.cards("B") == ["♥2 dodge"]


@ruling("generals/standard.yaml#lv_bu.wushuang/2")
def test_a_red_judgement_of_the_eight_diagram_is_one_of_the_two():
    table = Table(A="lv_bu", B="-").wears("B", "eight_diagram").hand("A", "♠7 slash", "jueying").hand("B", "dodge")
    table.top("♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:eight_diagram").do("B", "dodge")
    assert table["B"].hp == 4
    assert table.cards("B") == []


def test_the_eight_diagram_may_be_tried_for_each_of_the_two():
    table = Table(A="lv_bu", B="-").wears("B", "eight_diagram").hand("A", "♠7 slash").top("♥3 peach", "♥4 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:eight_diagram").do("B", "k:eight_diagram")
    assert table["B"].hp == 4


@ruling("generals/standard.yaml#lv_bu.wushuang/3")
def test_who_challenges_him_needs_two_slashes_each_time():
    table = Table(A="-", B="lv_bu").hand("A", "duel", "♠7 slash", "♠8 slash").hand("B", "♠9 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠9 slash").do("A", "♠7 slash").do("A", "♠8 slash")
    assert table["B"].hp == 3
    assert table["A"].hp == 4


@ruling("generals/standard.yaml#lv_bu.wushuang/4")
def test_he_himself_answers_with_one_slash():
    table = Table(A="lv_bu", B="-").hand("A", "duel", "♠7 slash", "♠10 slash").hand("B", "♠8 slash", "♠9 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠8 slash").do("B", "♠9 slash").do("A", "♠7 slash")
    assert table["B"].hp == 3
    assert table["A"].hp == 4
    assert table.cards("A") == ["♠10 slash"]


@ruling("generals/standard.yaml#lv_bu.wushuang/5")
def test_one_slash_in_a_duel_is_wasted():
    table = Table(A="lv_bu", B="-").hand("A", "duel").hand("B", "♠8 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠8 slash")
    assert table["B"].hp == 3
    assert table.discarded("♠8 slash")


@ruling("generals/standard.yaml#lv_bu.wushuang/6")
def test_savage_assault_wants_one_slash_only():
    table = Table(A="lv_bu", B="-").hand("A", "savage_assault", "jueying").hand("B", "♠8 slash", "♠9 slash").turn("A")
    table.do("A", "savage_assault").do("B", "♠8 slash").asked("A", "play-phase")
    assert table["B"].hp == 4
    assert table.cards("B") == ["♠9 slash"]


def test_a_slash_against_him_needs_one_dodge_only():
    table = Table(A="-", B="lv_bu").hand("A", "♠7 slash", "jueying").hand("B", "♦2 dodge", "♥2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "♦2 dodge")
    assert table["B"].hp == 4
    assert table.cards("B") == ["♥2 dodge"]


def test_it_holds_for_the_duel_that_diao_chan_makes_of_him():
    table = Table(A="diao_chan", B="lv_bu", C="guan_yu").hand("A", "♠7 slash").hand("C", "♠8 slash", "♠9 slash").turn("A")
    table.do("A", "k:lijian", "♠7 slash", "B", "C").do("C", "♠8 slash").do("C", "♠9 slash")
    assert table["B"].hp == 3
    assert table["C"].hp == 4


def test_two_targets_of_the_halberd_need_two_dodges_each():
    table = Table(A="lv_bu", B="-", C="-").wears("A", "halberd").hand("A", "♠7 slash")
    table.hand("B", "♦2 dodge", "♥2 dodge").hand("C", "♦3 dodge").turn("A")
    table.do("A", "♠7 slash", "B", "C").do("B", "♦2 dodge").do("B", "♥2 dodge").do("C", "♦3 dodge")
    assert table["B"].hp == 4
    assert table["C"].hp == 3

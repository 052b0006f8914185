"""八卦阵 Eight Trigrams Formation."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#eight_diagram/1")
def test_red_dodges_a_slash_and_spends_no_hand_card():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "slash", "ex_nihilo").hand("B", "dodge").top("♥3 peach")
    table.turn("A").do("A", "slash", "B").do("B", "k:eight_diagram")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4
    assert table.holds("B", "dodge")
    assert table.discarded("♥3 peach")


@ruling("cards.yaml#eight_diagram/2")
def test_after_black_a_dodge_of_the_hand_may_still_be_used_but_no_second_judgement():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "slash").hand("B", "dodge").top("♠7", "♥3").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    assert not table.may("B", "k:eight_diagram")
    table.do("B", "dodge")
    assert table["B"].hp == 4


def test_after_black_without_a_dodge_the_slash_hits():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "slash").top("♠7").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    assert table["B"].hp == 3


@ruling("cards.yaml#eight_diagram/3")
def test_each_of_the_two_dodges_against_wushuang_may_be_judged_for():
    table = Table(A="lv_bu", B="-").wears("B", "eight_diagram").hand("A", "slash").top("♥3", "♦A").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    assert table["B"].hp == 4
    table.do("B", "k:eight_diagram")
    assert table["B"].hp == 4
    assert table.discarded("♥3")
    assert table.discarded("♦A")


def test_one_red_judgement_is_not_enough_against_wushuang():
    table = Table(A="lv_bu", B="-").wears("B", "eight_diagram").hand("A", "slash").top("♥3", "♠7").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram").do("B", "k:eight_diagram")
    assert table["B"].hp == 3


@ruling("cards.yaml#eight_diagram/4")
def test_the_virtual_dodge_calls_leiji():
    table = Table(A="-", B="zhang_jiao").wears("B", "♠2 eight_diagram").hand("A", "slash", "ex_nihilo").top("♥3", "♠7").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram").passes("B").do("B", "k:leiji", "A").passes("B")
    assert table["B"].hp == 3
    assert table["A"].hp == 2


def test_a_dodge_is_played_against_archery_attack_and_used_against_a_slash():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "archery_attack", "slash", "ex_nihilo")
    table.top("♥3", "♥4").turn("A")
    table.do("A", "archery_attack").do("B", "k:eight_diagram")
    history = table.game.history
    assert (len(history.played(table["B"], "dodge")), len(history.used(table["B"], "dodge"))) == (1, 0)
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    assert (len(history.played(table["B"], "dodge")), len(history.used(table["B"], "dodge"))) == (1, 1)
    assert table["B"].hp == 4


def test_the_wearer_sees_the_judgement_with_hongyan():
    table = Table(A="-", B="xiao_qiao").wears("B", "eight_diagram").hand("A", "slash", "ex_nihilo").top("♠7").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    assert table["B"].hp == 3


def test_the_wearer_may_do_without_it():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "slash").top("♥3").turn("A")
    table.do("A", "slash", "B").passes("B")
    assert table["B"].hp == 3


def test_it_is_of_no_use_against_savage_assault():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "savage_assault").top("♥3").turn("A")
    table.do("A", "savage_assault")
    assert table["B"].hp == 3

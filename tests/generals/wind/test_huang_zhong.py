"""黄忠: 烈弓."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#huang_zhong.liegong/1")
def test_as_many_hand_cards_as_he_has_health_are_enough():
    table = Table(A="huang_zhong", B="-").hp("A", 2).hand("A", "slash", "duel").hand("B", "dodge", "peach").turn("A")
    table.do("A", "slash", "B").do("A", "k:liegong")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3
    assert table.holds("B", "dodge")


@ruling("generals/wind.yaml#huang_zhong.liegong/2")
def test_no_more_hand_cards_than_the_range_of_the_bow_are_enough():
    table = Table(A="huang_zhong", B="-").wears("A", "kylin_bow").hand("A", "slash", "duel")
    table.hand("B", "dodge", "peach", "lightning").turn("A").do("A", "slash", "B").do("A", "k:liegong")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


@ruling("generals/wind.yaml#huang_zhong.liegong/3")
def test_between_range_and_health_a_dodge_is_possible():
    table = Table(A="huang_zhong", B="-").hand("A", "slash", "duel").hand("B", "dodge", "peach").turn("A")
    table.do("A", "slash", "B")
    table.asked("B", "ask-dodge")
    table.do("B", "dodge")
    assert table["B"].hp == 4


@ruling("generals/wind.yaml#huang_zhong.liegong/4")
def test_eight_diagram_cannot_be_used_either():
    table = Table(A="huang_zhong", B="-").hand("A", "slash", "duel").wears("B", "eight_diagram").top("♦").turn("A")
    table.do("A", "slash", "B").do("A", "k:liegong")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


def test_when_he_does_not_want_it_the_target_may_dodge():
    table = Table(A="huang_zhong", B="-").hand("A", "slash", "duel").wears("B", "eight_diagram").top("♦").turn("A")
    table.do("A", "slash", "B").passes("A")
    table.do("B", "k:eight_diagram")
    assert table["B"].hp == 4


@ruling("generals/wind.yaml#huang_zhong.liegong/5")
def test_a_slash_forced_by_collateral_in_another_s_turn_can_be_dodged():
    table = Table(A="-", B="huang_zhong", C="-").hand("A", "collateral", "duel").wears("B", "kylin_bow").hand("B", "slash")
    table.hand("C", "dodge").turn("A").do("A", "collateral", "B", "C").do("B", "slash")
    table.asked("C", "ask-dodge")


@ruling("generals/wind.yaml#huang_zhong.liegong/6")
def test_each_target_of_his_last_slash_is_looked_at_for_itself():
    table = Table(A="huang_zhong", B="-", C="-").wears("A", "halberd").hp("A", 6, of=6).hand("A", "slash")
    table.hand("B", "dodge", "peach", "duel", "slash", "lightning").hand("C", "♥K dodge").turn("A")
    table.do("A", "slash", "B", "C")  # five cards of B: more than the range of 4, fewer than his health of 6
    table.do("A", "k:liegong")
    table.asked("B", "ask-dodge")
    table.do("B", "dodge")
    assert (table["B"].hp, table["C"].hp) == (4, 3)
    assert table.holds("C", "♥K dodge")


def test_the_slash_that_chases_with_the_blade_in_his_play_phase_counts_too():
    table = Table(A="huang_zhong", B="-").wears("A", "blade").hand("A", "♠7 slash", "♠8 slash", "duel")
    table.hand("B", "♥2 dodge", "♥K dodge").turn("A")
    table.do("A", "♠7 slash", "B").passes("A").do("B", "♥2 dodge").do("A", "♠8 slash").do("A", "k:liegong")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


def test_nobody_can_dodge_for_the_target():
    table = Table(A="cao_cao", B="huang_zhong", C="cao_ren").hand("B", "slash", "duel").hand("C", "dodge").turn("B")
    table.do("B", "slash", "A").do("B", "k:liegong").passes("A")  # 奸雄
    table.asked("B", "play-phase")
    assert table["A"].hp == 3


def test_his_duel_is_no_slash():
    table = Table(A="huang_zhong", B="-").hand("A", "duel", "slash").hand("B", "nullification").turn("A").do("A", "duel", "B")
    table.do("B", "nullification")
    assert table["B"].hp == 4


def test_the_slash_of_another_is_none_of_his_business():
    table = Table(A="-", B="-", C="huang_zhong").hand("A", "slash", "duel").hand("B", "dodge").turn("A").do("A", "slash", "B")
    table.asked("B", "ask-dodge")

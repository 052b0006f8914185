"""马超: 马术, 铁骑."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#ma_chao.mashu/1")
def test_two_seats_away_is_distance_1_for_him():
    table = Table(A="ma_chao", B="-", C="-", D="-").hand("A", "♠7 slash").turn("A")
    assert table["A"].distance_to(table["C"]) == 1
    assert table.may("A", "♠7 slash", "C")


@ruling("generals/standard.yaml#ma_chao.mashu/2")
def test_a_real_horse_adds_to_the_skill():
    table = Table(A="ma_chao", B="-", C="-", D="-", E="-", F="-").wears("A", "chitu").hand("A", "♠7 slash").turn("A")
    assert table["A"].distance_to(table["D"]) == 1
    assert table.may("A", "♠7 slash", "D")


@ruling("generals/standard.yaml#ma_chao.mashu/3")
def test_a_neighbour_is_never_closer_than_1():
    table = Table(A="ma_chao", B="-", C="-").wears("A", "chitu").turn("A")
    assert table["A"].distance_to(table["B"]) == 1
    assert table["A"].distance_to(table["C"]) == 1


@ruling("generals/standard.yaml#ma_chao.mashu/4")
def test_others_measure_as_usual():
    table = Table(A="ma_chao", B="-", C="-", D="-").hand("C", "♠7 slash").turn("C")
    assert table["C"].distance_to(table["A"]) == 2
    assert table["C"].distance_to(table["B"]) == 1
    assert not table.may("C", "♠7 slash", "A")


@ruling("generals/standard.yaml#ma_chao.mashu/5")
def test_snatch_reaches_two_seats():
    table = Table(A="ma_chao", B="-", C="-", D="-", E="-").hand("A", "snatch").hand("C", "♠7 slash").turn("A")
    table.do("A", "snatch", "C")
    assert table.holds("A", "♠7 slash")


@ruling("generals/standard.yaml#ma_chao.tieqi/1")
def test_after_a_red_judgement_not_even_the_eight_diagram_helps():
    table = Table(A="ma_chao", B="-").wears("B", "eight_diagram").hand("A", "♠7 slash", "jueying").hand("B", "♦2 dodge")
    table.top("♥3 peach", "♥4 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:tieqi")
    assert not table.is_asked("B")
    assert table["B"].hp == 3
    assert table.holds("B", "♦2 dodge")
    assert str(table.game.draw_pile.cards[-1]) == "♥4 peach"


@ruling("generals/standard.yaml#ma_chao.tieqi/2")
def test_each_target_of_the_halberd_is_judged_for_itself():
    table = Table(A="ma_chao", B="-", C="-", D="-").wears("A", "halberd").hand("A", "♠7 slash")
    for name in "BCD":
        table.hand(name, "dodge")
    table.top("♥3 peach", "♠3 snatch").turn("A").do("A", "♠7 slash", "B", "C", "D")
    table.do("A", "k:tieqi").do("A", "pass").do("A", "k:tieqi")
    assert not table.is_asked("B")
    assert table["B"].hp == 3
    table.do("C", "dodge").do("D", "dodge")
    assert table["C"].hp == 4
    assert table["D"].hp == 4


@ruling("generals/standard.yaml#ma_chao.tieqi/3")
def test_after_liuli_the_skill_is_about_the_new_target():
    table = Table(A="ma_chao", B="da_qiao", C="-").hand("A", "♠7 slash", "jueying")
    table.hand("B", "♣3 slash", "♥2 dodge").hand("C", "♦2 dodge")
    table.top("♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:liuli", "♣3 slash", "C").do("A", "k:tieqi")
    assert not table.is_asked("C")
    assert table["C"].hp == 3
    assert table["B"].hp == 3
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#ma_chao.tieqi/4")
def test_after_a_black_judgement_the_slash_can_be_dodged():
    table = Table(A="ma_chao", B="-").hand("A", "♠7 slash").hand("B", "♦2 dodge").top("♣3 slash").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:tieqi").do("B", "♦2 dodge")
    assert table["B"].hp == 4
    assert table.discarded("♣3 slash")


@ruling("generals/standard.yaml#ma_chao.tieqi/5")
def test_sima_yi_may_turn_the_judgement_black():
    table = Table(A="ma_chao", B="-", C="sima_yi").hand("A", "♠7 slash").hand("B", "♦2 dodge").hand("C", "♣3 slash")
    table.top("♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:tieqi").do("C", "k:guicai", "♣3 slash").do("B", "♦2 dodge")
    assert table["B"].hp == 4


def test_the_skill_may_be_left_unused():
    table = Table(A="ma_chao", B="-").hand("A", "♠7 slash", "jueying").hand("B", "♦2 dodge").top("♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "pass").do("B", "♦2 dodge")
    assert table["B"].hp == 4
    assert str(table.game.draw_pile.cards[-1]) == "♥3 peach"


def test_it_works_for_slashes_on_demand_but_not_for_a_duel():
    table = Table(A="-", B="ma_chao", C="-").wears("B", "blade").hand("A", "collateral", "jueying")
    table.hand("B", "♠7 slash", "duel", "dilu")
    table.hand("C", "♦2 dodge").top("♥3 peach").turn("A")
    table.do("A", "collateral", "B", "C").do("B", "♠7 slash").do("B", "k:tieqi")
    assert table["C"].hp == 3
    table.end_phase("A").do("B", "duel", "A").asked("B", "play-phase")


def test_slashes_of_others_are_not_his():
    table = Table(A="-", B="ma_chao").hand("A", "♠7 slash").hand("B", "♦2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").asked("B", "ask-dodge")

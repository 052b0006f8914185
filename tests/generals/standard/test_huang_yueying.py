"""黄月英: 集智, 奇才."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#huang_yueying.jizhi/1")
def test_for_nullification_she_draws_before_it_is_settled():
    table = Table(A="-", B="huang_yueying").hand("A", "♠3 dismantlement", "♠J nullification")
    table.hand("B", "♣Q nullification", "♠7 slash")
    table.top("♦Q nullification").turn("A")
    table.do("A", "♠3 dismantlement", "B").do("B", "♣Q nullification").do("B", "k:jizhi")
    assert table.holds("B", "♦Q nullification")
    table.do("A", "♠J nullification")
    assert table.may("B", "♦Q nullification")


@ruling("generals/standard.yaml#huang_yueying.jizhi/2")
def test_she_has_drawn_also_when_her_trick_is_cancelled():
    table = Table(A="huang_yueying", B="-").hand("A", "♠3 dismantlement").hand("B", "nullification", "♠7 slash")
    table.top("♥3 peach").turn("A")
    table.do("A", "♠3 dismantlement", "B").do("A", "k:jizhi")
    assert table.cards("A") == ["♥3 peach"]
    table.do("B", "nullification")
    assert table.holds("B", "♠7 slash")
    assert table.cards("A") == ["♥3 peach"]


@ruling("generals/standard.yaml#huang_yueying.jizhi/3")
def test_recasting_is_no_use():
    table = Table(A="huang_yueying", B="-").hand("A", "iron_chain", "jueying").top("♥3 peach", "♥4 peach").turn("A")
    table.do("A", "recast", "iron_chain").asked("A", "play-phase")
    assert table.cards("A") == ["♠5 jueying", "♥3 peach"]


@ruling("generals/standard.yaml#huang_yueying.jizhi/4")
def test_a_delayed_trick_draws_nothing():
    table = Table(A="huang_yueying", B="-").hand("A", "♠6 indulgence", "jueying").turn("A")
    table.do("A", "♠6 indulgence", "B").asked("A", "play-phase")
    assert table.cards("A") == ["♠5 jueying"]
    assert len(table["B"].judge_area.cards) == 1


@ruling("generals/standard.yaml#huang_yueying.jizhi/5")
def test_a_trick_made_of_another_card_counts():
    table = Table(A="huang_yueying", B="-").learns("A", "qixi").hand("A", "♠7 slash").hand("B", "♠8 slash")
    table.top("♥3 peach").turn("A")
    table.do("A", "k:qixi", "♠7 slash", "B").do("A", "k:jizhi")
    assert table.cards("A") == ["♥3 peach"]


def test_she_may_leave_it():
    table = Table(A="huang_yueying", B="-").hand("A", "♠A duel").turn("A")
    table.do("A", "♠A duel", "B").do("A", "pass")
    assert table.cards("A") == []
    assert table["B"].hp == 3


def test_neither_basic_cards_nor_equipment_nor_the_tricks_of_others_count():
    table = Table(A="huang_yueying", B="-").hand("A", "♠7 slash", "blade", "jueying").hand("B", "♠A duel", "dilu").turn("A")
    table.do("A", "blade").do("A", "♠7 slash", "B").end_phase("A")
    table.do("B", "♠A duel", "A").asked("B", "play-phase")
    assert table["A"].hp == 2
    assert table.cards("A") == ["♠5 jueying"]


@ruling("generals/standard.yaml#huang_yueying.qicai/1")
def test_her_snatch_reaches_everybody():
    table = Table(A="huang_yueying", B="-", C="-", D="-", E="-", F="-", G="-", H="-").hand("A", "snatch").hand("E", "♠7 slash")
    table.turn("A")
    assert table["A"].distance_to(table["E"]) == 4
    table.do("A", "snatch", "E").do("A", "pass")
    assert table.holds("A", "♠7 slash")


@ruling("generals/standard.yaml#huang_yueying.qicai/2")
def test_her_supply_shortage_reaches_everybody():
    table = Table(A="huang_yueying", B="-", C="-", D="-", E="-", F="-").hand("A", "supply_shortage").turn("A")
    assert table["A"].distance_to(table["D"]) == 3
    table.do("A", "supply_shortage", "D")
    assert len(table["D"].judge_area.cards) == 1


@ruling("generals/standard.yaml#huang_yueying.qicai/3")
def test_lu_xun_stays_out_of_reach_of_snatch():
    table = Table(A="huang_yueying", B="lu_xun", C="-").hand("A", "snatch").hand("B", "♠7 slash").hand("C", "♠8 slash").turn("A")
    assert not table.may("A", "snatch", "B")
    assert table.may("A", "snatch", "C")


@ruling("generals/standard.yaml#huang_yueying.qicai/4")
def test_her_slash_reaches_no_further():
    table = Table(A="huang_yueying", B="-", C="-", D="-").hand("A", "♠7 slash").turn("A")
    assert table.may("A", "♠7 slash", "B")
    assert not table.may("A", "♠7 slash", "C")


def test_the_tricks_of_others_have_their_limit():
    table = Table(A="-", B="huang_yueying", C="-", D="-").hand("A", "snatch").hand("B", "♠7 slash").hand("C", "♠8 slash").turn("A")
    assert table.may("A", "snatch", "B")
    assert not table.may("A", "snatch", "C")


def test_her_collateral_gives_the_slash_of_another_no_reach():
    table = Table(A="huang_yueying", B="-", C="-", D="-", E="-", F="-").wears("B", "crossbow").hand("A", "collateral").turn("A")
    assert table.may("A", "collateral", "B", "C")
    assert not table.may("A", "collateral", "B", "D")

"""华佗: 急救, 青囊."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#hua_tuo.jijiu/1")
def test_a_red_dodge_saves_somebody_in_the_turn_of_another():
    table = Table(roles="LZR", A="-", B="hua_tuo", C="-").hp("C", 1).hand("A", "♠7 slash")
    table.hand("B", "♦2 dodge", "♠8 slash").turn("A")
    table.do("A", "♠7 slash", "C").asked("B", "ask-rescue")
    assert not table.may("B", "k:jijiu", "♠8 slash")
    table.do("B", "k:jijiu", "♦2 dodge")
    assert table["C"].alive
    assert table["C"].hp == 1
    assert table.discarded("♦2 dodge")


@ruling("generals/standard.yaml#hua_tuo.jijiu/2")
def test_in_his_own_turn_only_real_peaches_help():
    table = Table(A="hua_tuo", B="-", C="-").hp("B", 1).hand("A", "♠7 slash", "♦2 dodge", "♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B").asked("A", "ask-rescue")
    assert not table.may("A", "k:jijiu")
    table.do("A", "♥3 peach")
    assert table["B"].hp == 1


def test_wounded_in_his_own_play_phase_he_cannot_heal_with_red_cards():
    table = Table(A="hua_tuo", B="-").hp("A", 1).hand("A", "♦2 dodge", "♥3 peach").turn("A")
    assert not table.may("A", "k:jijiu")
    assert table.may("A", "♥3 peach")


@ruling("generals/standard.yaml#hua_tuo.jijiu/3")
def test_dying_in_the_turn_of_another_he_saves_himself():
    table = Table(A="-", B="hua_tuo").hp("B", 1).hand("A", "♠7 slash", "jueying").hand("B", "♥3 amazing_grace").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:jijiu", "♥3 amazing_grace")
    assert table["B"].alive
    assert table["B"].hp == 1
    assert table.cards("B") == []


@ruling("generals/standard.yaml#hua_tuo.jijiu/4")
def test_the_red_horse_he_wears_is_as_good():
    table = Table(A="-", B="hua_tuo", C="-").hp("C", 1).wears("B", "chitu", "jueying").hand("A", "♠7 slash")
    table.turn("A").do("A", "♠7 slash", "C")
    assert not table.may("B", "k:jijiu", "jueying")
    table.do("B", "k:jijiu", "chitu")
    assert table["C"].hp == 1
    assert table.worn("B") == ["jueying"]
    assert table.discarded("chitu")


@ruling("generals/standard.yaml#hua_tuo.jijiu/5")
def test_three_red_cards_save_somebody_at_minus_2():
    table = Table(A="-", B="hua_tuo").hp("A", 1).under("A", "♠A lightning").top("♠5").hand("B", "♦2 dodge", "♦3 dodge", "♦4 dodge")
    table.turn("A", "judge")
    assert table["A"].hp == -2
    for card in ("♦2 dodge", "♦3 dodge", "♦4 dodge"):
        table.do("B", "k:jijiu", card)
    assert table["A"].alive
    assert table["A"].hp == 1
    assert table.cards("B") == []


@ruling("generals/standard.yaml#hua_tuo.qingnang/1")
def test_nobody_wounded_nobody_to_heal():
    table = Table(A="hua_tuo", B="-").hand("A", "♠7 slash", "♠8 slash").turn("A")
    assert not table.may("A", "k:qingnang")
    table.do("A", "♠7 slash", "B")
    assert table.may("A", "k:qingnang", "♠8 slash")


@ruling("generals/standard.yaml#hua_tuo.qingnang/2")
def test_he_may_heal_himself():
    table = Table(A="hua_tuo", B="-").hp("A", 1).hand("A", "♠7 slash").turn("A")
    table.do("A", "k:qingnang", "♠7 slash", "A")
    assert table["A"].hp == 2
    assert table.discarded("♠7 slash")


@ruling("generals/standard.yaml#hua_tuo.qingnang/3")
def test_once_in_a_turn():
    table = Table(A="hua_tuo", B="-").hp("B", 1).hand("A", "♠7 slash", "♠8 slash").turn("A")
    table.do("A", "k:qingnang", "♠7 slash", "B")
    assert table["B"].hp == 2
    assert not table.may("A", "k:qingnang")
    table.end_phase("A").end_phase("B")
    assert table.may("A", "k:qingnang", "♠8 slash", "B")


@ruling("generals/standard.yaml#hua_tuo.qingnang/4")
def test_worn_equipment_does_not_pay():
    table = Table(A="hua_tuo", B="-").hp("B", 1).wears("A", "blade").learns("A", "kurou").turn("A")
    assert table.may("A", "k:kurou")
    assert not table.may("A", "k:qingnang")


def test_only_the_wounded_can_be_named():
    table = Table(A="hua_tuo", B="-", C="-").hp("B", 1).hand("A", "♠7 slash").turn("A")
    assert table.may("A", "k:qingnang", "♠7 slash", "B")
    assert not table.may("A", "k:qingnang", "♠7 slash", "C")
    assert not table.may("A", "k:qingnang", "♠7 slash", "A")

"""夏侯惇: 刚烈."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#xiahou_dun.ganglie/1")
def test_a_heart_does_nothing_to_the_source():
    table = Table(A="-", B="xiahou_dun").hand("A", "slash", "dodge", "ex_nihilo").top("♥").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie")
    table.asked("A", "play-phase")
    assert table["A"].hp == 4
    assert len(table.cards("A")) == 2


@ruling("generals/standard.yaml#xiahou_dun.ganglie/2")
def test_a_source_with_one_hand_card_takes_the_damage():
    table = Table(A="-", B="xiahou_dun").hand("A", "slash", "ex_nihilo").top("♦").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie")
    table.asked("A", "play-phase")
    assert table["A"].hp == 3
    assert len(table.cards("A")) == 1


@ruling("generals/standard.yaml#xiahou_dun.ganglie/3")
def test_three_damage_at_once_are_one_judgement():
    table = Table(A="-", B="xiahou_dun").wears("A", "guding_blade").hand("A", "wine", "slash", "ex_nihilo")
    table.top("♠K", "♠Q").turn("A")
    table.do("A", "wine").do("A", "slash", "B").do("B", "k:ganglie")
    assert table["B"].hp == 1
    assert table["A"].hp == 3
    table.asked("A", "play-phase")
    assert table.discarded("♠K")
    assert not table.discarded("♠Q")


@ruling("generals/standard.yaml#xiahou_dun.ganglie/4")
def test_lightning_has_no_source_to_answer_to():
    table = Table(A="-", B="xiahou_dun").under("B", "lightning").top("♠5").turn("B", "judge")
    table.asked("B", "play-phase")
    assert table["B"].hp == 1


@ruling("generals/standard.yaml#xiahou_dun.ganglie/5")
def test_the_source_pays_with_two_cards_of_the_hand_only():
    table = Table(A="-", B="xiahou_dun").wears("A", "jueying", "crossbow").top("♠7")
    table.hand("A", "slash", "♦2 dodge", "♥3 peach").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie")
    table.asked("A", "ask-ganglie")
    assert not table.may("A", "jueying")
    assert not table.may("A", "♦2", "crossbow")
    table.do("A", "♦2", "♥3")
    assert table["A"].hp == 4
    assert table.cards("A") == []
    assert len(table["A"].equip.cards) == 2
    assert table.discarded("♦2 dodge")
    assert table.discarded("♥3 peach")


@ruling("generals/standard.yaml#xiahou_dun.ganglie/6")
def test_who_dies_of_it_was_killed_by_him():
    table = Table(A="-", B="xiahou_dun", C="-", roles="RLR").hp("A", 1).hand("A", "slash").top("♠7").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie")
    assert not table["A"].alive
    assert table.game.turn.seat is table["B"]
    assert len(table.cards("B")) == 3 + 2


def test_a_source_with_cards_may_take_the_damage():
    table = Table(A="-", B="xiahou_dun").hand("A", "slash", "dodge", "dodge").top("♣").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie").passes("A")
    assert table["A"].hp == 3
    assert len(table.cards("A")) == 2


def test_he_may_forgo_the_judgement():
    table = Table(A="-", B="xiahou_dun").hand("A", "slash", "ex_nihilo").top("♠K").turn("A")
    table.do("A", "slash", "B").passes("B")
    assert table["A"].hp == 4
    assert not table.discarded("♠K")


def test_equipment_does_not_make_up_for_a_missing_hand_card():
    table = Table(A="-", B="xiahou_dun").wears("A", "jueying", "crossbow").hand("A", "slash", "dodge").top("♠7").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie")
    assert table["A"].hp == 3
    assert len(table["A"].equip.cards) == 2


def test_two_of_his_kind_go_on_until_a_heart_or_a_payment():
    table = Table(A="xiahou_dun", B="xiahou_dun").hand("A", "slash", "ex_nihilo").top("♠7", "♠8", "♥").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie").do("A", "k:ganglie").do("B", "k:ganglie")
    assert (table["A"].hp, table["B"].hp) == (3, 2)
    table.asked("A", "play-phase")

"""丈八蛇矛 Serpent Spear."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#spear/1", "cards.yaml#nioh_shield/3")
def test_one_red_and_one_black_card_make_a_colourless_slash():
    table = Table(A="-", B="-").wears("A", "spear").wears("B", "nioh_shield").hand("A", "♥4 peach", "♠K savage_assault").turn("A")
    table.do("A", "k:spear", "♥4 peach", "♠K savage_assault", "B")
    assert table["B"].hp == 3
    assert table.discarded("♥4 peach")
    assert table.discarded("♠K savage_assault")


def test_two_black_cards_make_a_black_slash_and_two_red_ones_a_red_one():
    table = Table(A="-", B="-").wears("A", "spear").wears("B", "nioh_shield").hand("A", "♣K collateral", "♠K savage_assault")
    table.hand("A", "ex_nihilo").turn("A").do("A", "k:spear", "♣K collateral", "♠K savage_assault", "B")
    assert table["B"].hp == 4
    table = Table(A="-", B="-").wears("A", "spear").wears("B", "nioh_shield").hand("A", "♥4 peach", "♦A duel").turn("A")
    table.do("A", "k:spear", "♥4 peach", "♦A duel", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#spear/2")
def test_two_hand_cards_answer_a_duel():
    table = Table(A="-", B="-").wears("B", "spear").hand("A", "duel", "ex_nihilo").hand("B", "peach", "dodge").turn("A")
    table.do("A", "duel", "B").do("B", "k:spear", "peach", "dodge")
    assert table["B"].hp == 4
    assert table["A"].hp == 3
    assert table.cards("B") == []


@ruling("cards.yaml#spear/3")
def test_two_cards_cannot_be_the_second_slash_of_the_phase():
    table = Table(A="-", B="-").wears("A", "spear").hand("A", "slash", "ex_nihilo", "duel").turn("A")
    assert table.may("A", "k:spear", "ex_nihilo", "duel", "B")
    table.do("A", "slash", "B")
    assert not table.may("A", "k:spear")
    assert table.may("A", "ex_nihilo")


@ruling("cards.yaml#spear/4")
def test_two_tricks_as_a_slash_are_one_basic_card_used():
    table = Table(A="huang_yueying", B="-").wears("A", "spear").hand("A", "♥7 ex_nihilo", "♥8 ex_nihilo", "♥9 ex_nihilo").turn("A")
    table.do("A", "k:spear", "♥7 ex_nihilo", "♥8 ex_nihilo", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3
    assert table.cards("A") == ["♥9 ex_nihilo"]
    assert [used.card.kind.family for used in table.game.history.used()] == ["slash"]


def test_the_spear_takes_two_cards_of_the_hand_and_no_equipment():
    table = Table(A="-", B="-").wears("A", "spear", "chitu").hand("A", "ex_nihilo").turn("A")
    assert not table.may("A", "k:spear")
    table = Table(A="-", B="-").wears("A", "spear", "chitu").hand("A", "ex_nihilo", "crossbow").turn("A")
    assert not table.may("A", "k:spear", "ex_nihilo", "chitu")
    assert table.may("A", "k:spear", "ex_nihilo", "crossbow", "B")


def test_the_spear_reaches_three_seats():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-", G="-", H="-").wears("A", "spear").hand("A", "ex_nihilo", "peach")
    table.turn("A")
    assert table.may("A", "k:spear", "ex_nihilo", "peach", "D")
    assert not table.may("A", "k:spear", "ex_nihilo", "peach", "E")


def test_two_cards_bring_no_dodge():
    table = Table(A="-", B="-").wears("B", "spear").hand("A", "slash", "ex_nihilo").hand("B", "peach", "duel").turn("A")
    table.do("A", "slash", "B")
    assert table["B"].hp == 3
    assert len(table.cards("B")) == 2

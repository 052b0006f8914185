"""过河拆桥 Dismantlement."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#dismantlement/1")
def test_a_trick_that_lies_under_the_target_may_be_discarded():
    table = Table(A="-", B="-").hand("A", "dismantlement").under("B", "indulgence").turn("A")
    table.do("A", "dismantlement", "B")
    assert table["B"].judge_area.cards == []
    assert table.discarded("indulgence")


@ruling("cards.yaml#dismantlement/2")
def test_a_target_without_cards_any_more_loses_nothing():
    table = Table(A="-", B="-", C="-").hand("A", "dismantlement", "jueying").hand("B", "♠J nullification")
    table.hand("C", "♣Q nullification").turn("A")
    table.do("A", "dismantlement", "B").do("B", "nullification").do("C", "nullification")
    table.asked("A", "play-phase")
    assert len(table.game.discard_pile) == 3


@ruling("cards.yaml#dismantlement/3")
def test_a_hand_card_is_chosen_unseen():
    table = Table(A="-", B="-").hand("A", "dismantlement", "dilu").hand("B", "peach", "slash").wears("B", "jueying").turn("A")
    table.do("A", "dismantlement", "B")
    assert table.may("A", "?B")
    assert table.may("A", "jueying")
    assert not table.may("A", "peach")
    table.do("A", "?B")
    assert len(table.cards("B")) == 1
    assert table.worn("B") == ["jueying"]


def test_equipment_is_chosen_openly():
    table = Table(A="-", B="-").hand("A", "dismantlement").hand("B", "peach").wears("B", "jueying").turn("A")
    table.do("A", "dismantlement", "B").do("A", "jueying")
    assert table.worn("B") == []
    assert table.holds("B", "peach")


def test_only_others_who_have_a_card_are_targets():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "dismantlement", "peach").wears("C", "jueying").turn("A")
    assert not table.may("A", "dismantlement", "A")
    assert not table.may("A", "dismantlement", "B")
    assert table.may("A", "dismantlement", "C")


def test_distance_does_not_matter():
    table = Table(A="-", B="-", C="-", D="-", E="-").hand("A", "dismantlement").hand("C", "peach").wears("C", "dilu").turn("A")
    assert table.may("A", "dismantlement", "C")


def test_the_trick_of_a_dead_user_takes_nothing():
    table = Table(roles="RLN", A="-", B="-", C="yu_ji").hp("A", 1).hand("A", "dismantlement").hand("B", "peach")
    table.hand("C", "♠J nullification").turn("A")
    table.do("A", "dismantlement", "B").do("C", "k:guhuo", "♠J").do("A", "yes").do("B", "no").passes("B")
    assert not table["A"].alive
    assert table.holds("B", "peach")

"""顺手牵羊 Snatch."""

from sanguosha.testing import Table
from tests.cards.effects import any_card_as
from tests.support.rulings import ruling


def five(**generals: str) -> Table:
    """Five seats, C at distance 2 from A; B and C have a card."""
    seats = dict.fromkeys("ABCDE", "-") | generals
    return Table(**seats).hand("B", "dodge").hand("C", "dodge")


@ruling("cards.yaml#snatch/1")
def test_a_neighbour_with_a_mount_of_defence_is_too_far():
    table = five().wears("B", "dilu").hand("A", "snatch").hand("E", "dodge").turn("A")
    assert not table.may("A", "snatch", "B")
    assert table.may("A", "snatch", "E")


@ruling("cards.yaml#snatch/2")
def test_weapons_do_not_help():
    table = five().wears("A", "kylin_bow").hand("A", "snatch").turn("A")
    assert not table.may("A", "snatch", "C")
    assert table.may("A", "snatch", "B")


@ruling("cards.yaml#snatch/3")
def test_a_mount_of_attack_does():
    table = five().wears("A", "chitu").hand("A", "snatch").turn("A")
    assert table.may("A", "snatch", "C")


@ruling("cards.yaml#snatch/4")
def test_a_mount_that_becomes_the_snatch_does_not():
    table = five().wears("A", "♥5 chitu").hand("A", "♥3 peach")
    any_card_as(table, "A", "snatch")
    table.turn("A")
    assert not table.may("A", "k:test-any-card-as", "♥5 chitu", "C")
    assert table.may("A", "k:test-any-card-as", "♥5 chitu", "B")
    assert table.may("A", "k:test-any-card-as", "♥3 peach", "C")


def test_the_tricks_of_huang_yueying_reach_everybody():
    table = five(A="huang_yueying").hand("A", "snatch").turn("A")
    assert table.may("A", "snatch", "C")


def test_the_card_comes_into_the_hand_of_the_user():
    table = five().wears("B", "♣2 eight_diagram").hand("A", "snatch").turn("A")
    table.do("A", "snatch", "B")
    assert not table.may("A", "dodge")
    table.do("A", "eight_diagram")
    assert table.cards("A") == ["♣2 eight_diagram"]
    assert table.worn("B") == []


def test_a_hand_card_is_taken_unseen():
    table = five().wears("B", "vine").hand("A", "snatch", "dilu").turn("A")
    table.do("A", "snatch", "B").do("A", "?B")
    assert table.holds("A", "dodge")
    assert table.cards("B") == []
    assert table.worn("B") == ["vine"]


def test_a_converted_trick_that_lies_under_the_target_is_the_printed_card_again():
    table = Table(A="da_qiao", B="-").hand("A", "♦6 slash", "snatch").turn("A")
    table.do("A", "k:guose", "♦6 slash", "B").do("A", "snatch", "B")
    assert table.cards("A") == ["♦6 slash"]


def test_lu_xun_is_no_target():
    table = five(B="lu_xun", C="-").hand("A", "snatch").hand("E", "dodge").turn("A")
    assert not table.may("A", "snatch", "B")
    assert table.may("A", "snatch", "E")


def test_the_trick_of_a_dead_user_takes_nothing():
    table = Table(roles="RLN", A="-", B="-", C="yu_ji").hp("A", 1).hand("A", "snatch").hand("B", "♥3 peach")
    table.hand("C", "♠J nullification").turn("A")
    table.do("A", "snatch", "B").do("C", "k:guhuo", "♠J").do("A", "yes").do("B", "no").passes("B")
    assert not table["A"].alive
    assert table.holds("B", "♥3 peach")

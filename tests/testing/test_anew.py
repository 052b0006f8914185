"""What is set up while a question is open is part of it."""

from sanguosha.testing import Table


def test_a_hand_given_in_the_turn_can_be_used_in_it():
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    assert not table.may("A", "duel")
    table.hand("A", "duel")
    assert table.may("A", "duel", "B")
    table.do("A", "duel", "B")
    assert table["B"].hp == 3


def test_a_weapon_put_on_in_the_turn_reaches():
    table = Table(A="-", B="-", C="-", D="-", E="-").hand("A", "slash").turn("A")
    assert not table.may("A", "slash", "C")
    table.wears("A", "spear")
    assert table.may("A", "slash", "C")


def test_a_card_given_to_who_must_answer_answers():
    table = Table(A="-", B="zhen_ji").hand("A", "slash").hand("B", "♠7").turn("A").do("A", "slash", "B")
    assert not table.may("B", "dodge")
    table.hand("B", "dodge").do("B", "dodge")
    assert table["B"].hp == 3


def test_health_set_in_the_turn_lets_a_peach_be_used():
    table = Table(A="-", B="-").hand("A", "peach", "slash").turn("A")
    assert not table.may("A", "peach")
    table.hp("A", 2)
    assert table.may("A", "peach")


def test_a_card_given_while_it_is_to_be_discarded_may_be_discarded_and_more_are():
    table = Table(A="-", B="-").hp("A", 2).hand("A", "♠7 slash", "♥2 dodge", "♦Q peach").turn("A", "discard")
    assert table.asked("A", "choose-discard").number == 1
    table.hand("A", "♠J snatch")
    assert table.asked("A", "choose-discard").number == 1
    table.do("A", "♠J snatch", "♠7 slash")
    assert table.cards("A") == ["♥2 dodge", "♦Q peach"]
    assert [line for line in table.story() if line.startswith("A is asked choose-discard")] == ["A is asked choose-discard"]


def test_with_fewer_cards_nothing_is_discarded_any_more():
    table = Table(A="-", B="-").hp("A", 1, of=4).hand("A", "♠7 slash", "♥2 dodge").turn("A", "discard")
    table.asked("A", "choose-discard")
    table.hp("A", 4)
    assert not table.is_asked("A", "choose-discard")
    assert len(table.cards("A")) == 2

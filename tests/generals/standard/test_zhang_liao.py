"""张辽: 突袭."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#zhang_liao.tuxi/1")
def test_a_raid_on_one_character_brings_one_card_and_no_draw():
    table = Table(A="zhang_liao", B="-", C="-").hand("A", "ex_nihilo").hand("B", "♥3 peach").hand("C", "dodge").turn("A", "draw")
    pile = len(table.game.draw_pile)
    table.do("A", "k:tuxi", "B")
    assert table.cards("A") == ["♥7 ex_nihilo", "♥3 peach"]
    assert table.cards("B") == []
    assert len(table.game.draw_pile) == pile
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#zhang_liao.tuxi/2")
def test_from_the_only_other_character_he_takes_one_card():
    table = Table(A="zhang_liao", B="-").hand("A", "♥7 ex_nihilo").hand("B", "♥3 peach", "dodge").turn("A", "draw")
    assert not table.may("A", "k:tuxi", "B", "B")
    table.do("A", "k:tuxi", "B")
    table.asked("A", "play-phase")
    assert len(table.cards("A")) == 1 + 1
    assert len(table.cards("B")) == 1


@ruling("generals/standard.yaml#zhang_liao.tuxi/3")
def test_without_a_hand_card_among_the_others_he_draws_two():
    table = Table(A="zhang_liao", B="-", C="-").wears("B", "crossbow").turn("A", "draw")
    table.asked("A", "play-phase")
    assert len(table.cards("A")) == 2


@ruling("generals/standard.yaml#zhang_liao.tuxi/4")
def test_lianying_draws_before_the_second_card_is_taken():
    table = Table(A="zhang_liao", B="lu_xun", C="-").hand("A", "♥7 ex_nihilo").hand("B", "♥3 peach").hand("C", "♦2 dodge")
    table.turn("A", "draw")
    table.do("A", "k:tuxi", "B", "C")
    table.asked("B", "use-skill")
    assert table.cards("A") == ["♥7 ex_nihilo", "♥3 peach"]
    assert table.cards("C") == ["♦2 dodge"]
    table.do("B", "k:lianying")
    assert len(table.cards("B")) == 1
    assert table.cards("A") == ["♥7 ex_nihilo", "♥3 peach", "♦2 dodge"]


@ruling("generals/standard.yaml#zhang_liao.tuxi/5")
def test_a_skipped_draw_phase_leaves_no_moment_for_it():
    table = Table(A="zhang_liao", B="-").hand("A", "♥7 ex_nihilo").hand("B", "♥3 peach").under("A", "supply_shortage").top("♥4")
    table.turn("A", "judge")
    table.asked("A", "play-phase")
    assert table.cards("A") == ["♥7 ex_nihilo"]
    assert table.holds("B", "♥3 peach")


def test_he_may_draw_as_usual():
    table = Table(A="zhang_liao", B="-").hand("B", "♥3 peach").turn("A", "draw")
    table.passes("A")
    assert len(table.cards("A")) == 2
    assert table.holds("B", "♥3 peach")


def test_only_two_others_with_hand_cards_can_be_raided():
    table = Table(A="zhang_liao", B="-", C="-", D="-", E="-").hand("A", "slash")
    for name in "BDE":
        table.hand(name, "dodge")
    table.turn("A", "draw")
    assert not table.may("A", "k:tuxi", "C")
    assert not table.may("A", "k:tuxi", "A")
    assert table.may("A", "k:tuxi", "B", "D")
    assert not table.may("A", "k:tuxi", "B", "D", "E")


def test_the_cards_are_taken_in_action_order():
    table = Table(A="-", B="lu_xun", C="zhang_liao", D="-").hand("B", "♥3 peach").hand("D", "♦2 dodge").turn("C", "draw")
    table.do("C", "k:tuxi", "B", "D")
    assert table.cards("C") == ["♦2 dodge", "♥3 peach"]


def test_the_card_is_random_and_equipment_is_safe():
    taken = []
    for number in (0, 1):
        table = Table(A="zhang_liao", B="-").wears("B", "crossbow").hand("B", "♥3 peach", "♦2 dodge").turn("A", "draw")
        table.game.scripted_rolls = [number]
        table.do("A", "k:tuxi", "B")
        taken += table.cards("A")
    assert taken == ["♥3 peach", "♦2 dodge"]


def test_in_the_draw_phase_of_another_there_is_no_raid():
    table = Table(A="-", B="zhang_liao").hand("A", "ex_nihilo").turn("A", "draw")
    table.asked("A", "play-phase")
    assert len(table.cards("A")) == 3

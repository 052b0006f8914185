"""A position is what was set up, to the card."""

from sanguosha.engine.views.view import View
from sanguosha.testing import Table, TeamTable


def test_a_draw_pile_of_exactly_these_cards():
    table = Table(A="-", B="-").draw_pile("♠7 slash", "♥2 dodge", "♦Q peach")
    assert [str(card) for card in reversed(table.game.draw_pile.cards)] == ["♠7 slash", "♥2 dodge", "♦Q peach"]
    table.turn("A", "draw")
    assert table.cards("A") == ["♠7 slash", "♥2 dodge"]


def test_hands_can_still_be_given_from_what_is_out_of_the_game():
    table = Table(A="-", B="-").draw_pile("♠7 slash").hand("A", "peach").top("♥2 dodge")
    assert table.holds("A", "peach")
    assert [str(card) for card in table.game.draw_pile.cards] == ["♠7 slash", "♥2 dodge"]


def test_a_discard_pile_of_exactly_these_cards():
    table = Table(A="-", B="-").discard_pile("♥3 peach").discard_pile("♠7 slash", "♥2 dodge")
    assert [str(card) for card in table.game.discard_pile.cards] == ["♠7 slash", "♥2 dodge"]
    assert not table.discarded("peach")


def test_the_discard_pile_is_drawn_from_when_the_draw_pile_is_spent():
    table = Table(A="-", B="-").draw_pile("♠7 slash").discard_pile("♥2 dodge").turn("A", "draw")
    assert sorted(table.cards("A")) == ["♠7 slash", "♥2 dodge"]


def test_cards_on_a_general():
    table = Table(A="-", B="zhou_tai").pile("B", "buqu", "♠8 slash", "♥9 peach", face_up=True)
    assert table.piled("B", "buqu") == ["♠8 slash", "♥9 peach"]
    assert table.piled("A", "buqu") == []
    assert "♠8 slash" in [str(card) for card in table["B"].pile("buqu").cards]


def test_a_converted_card_lies_in_a_judging_area_as_what_it_counts_as():
    table = Table(A="-", B="-").under("A", "♦6 slash as indulgence").top("♠7 slash").hand("A", "peach", "slash").turn("A", "judge")
    assert table.discarded("♦6 slash")
    assert not table.is_asked("A", "play-phase")


def test_equipment_that_counts_as_another():
    table = Table(A="-", B="-").wears("A", "♠2 eight_diagram as vine")
    assert table.worn("A") == ["vine"]


def test_a_general_that_lies_face_down():
    table = Table(A="-", B="xu_chu+?guo_jia")
    assert table.generals("B") == ["xu_chu", "?guo_jia"]
    assert table["B"].max_hp == 4
    assert View(table.game, 0).seat(1).generals == ["xu_chu", ""]
    assert View(table.game, 1).seat(1).generals == ["xu_chu", "guo_jia"]
    table.hand("A", "slash").turn("A").do("A", "slash", "B").do("B", "k:yiji")
    assert table.generals("B") == ["xu_chu", "guo_jia"]


def test_seated_generals_are_not_in_the_pile():
    table = Table(A="cao_cao+?guo_jia", B="-")
    assert not {"cao_cao", "guo_jia"} & {general.id for general in table.game.general_pile}


def test_a_seed_decides_what_chance_decides():
    def taken(seed: int) -> list[str]:
        table = Table(A="-", B="-", seed=seed).hand("A", "snatch").hand("B", "♠7 slash", "♥2 dodge", "♦Q peach").wears("B", "vine")
        return table.hold("A").turn("A").do("A", "snatch", "B").do("A", "?B").cards("A")

    found = [taken(seed) for seed in range(1, 9)]
    assert found == [taken(seed) for seed in range(1, 9)]
    assert len({str(cards) for cards in found}) > 1


def test_a_seat_that_lies_face_down_is_turned_up_in_its_turn():
    table = Table(A="-", B="-", C="-").turned_over("B").hand("A", "peach").hold("A", "B", "C").turn("A").end_phase("A")
    assert table.open() == {"C": "play-phase"}
    assert not table["B"].turned_over


def test_a_3v3_table_has_a_seed_and_refuses_seats_that_it_has_not():
    table = TeamTable(CM="cao_cao", seed=3)
    assert table.game.seed == 3
    assert table.generals("CM") == ["cao_cao"]

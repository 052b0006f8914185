"""五谷丰登 Amazing Grace."""

from sanguosha.testing import Table
from tests.cards.effects import no_target_of
from tests.support.rulings import ruling

ROW = ("♥3 peach", "♥2 dodge", "♠7 slash", "♠5 jueying", "♣A crossbow")


def grace(seats: str = "ABCDE") -> Table:
    """Amazing Grace in the hand of A; the five cards lie on top."""
    return Table(**dict.fromkeys(seats, "-")).hand("A", "dilu", "amazing_grace").top(*ROW)


@ruling("cards.yaml#amazing_grace/1", "cards.yaml#amazing_grace/3")
def test_five_cards_are_turned_up_and_each_takes_one_the_last_one_what_is_left():
    table = grace().turn("A").do("A", "amazing_grace")
    for name, card in zip("ABCD", ROW[:4], strict=True):
        assert all(table.may(name, other) for other in ROW[ROW.index(card) :])
        table.do(name, card)
    assert [table.cards(name)[-1:] for name in "ABCDE"] == [[card] for card in ROW]


def test_a_card_taken_is_gone_for_the_others():
    table = grace().turn("A").do("A", "amazing_grace").do("A", "♥3 peach")
    assert not table.may("B", "♥3 peach")


@ruling("cards.yaml#amazing_grace/2")
def test_the_card_of_a_nullified_target_is_left_over_and_discarded():
    table = grace().hand("E", "nullification").turn("A").do("A", "amazing_grace")
    table.passes("E").do("A", "♥3 peach").passes("E").do("B", "♥2 dodge").do("E", "nullification")
    table.do("D", "♠7 slash").do("E", "♠5 jueying")
    assert table.cards("C") == []
    assert table.discarded("♣A crossbow")
    assert table.cards("E") == ["♠5 jueying"]


@ruling("cards.yaml#amazing_grace/4")
def test_one_card_fewer_is_turned_up_for_who_cannot_be_a_target():
    table = grace("ABC")
    no_target_of(table, "B", "amazing_grace")
    table.turn("A").do("A", "amazing_grace")
    assert not table.may("A", "♠7 slash")
    table.do("A", "♥2 dodge")
    assert table.cards("C") == ["♥3 peach"]
    assert table.cards("B") == []


def test_the_discard_pile_is_shuffled_under_what_is_left_for_the_row():
    table = Table(A="-", B="-", C="-").hand("A", "amazing_grace").pile_of(draw=1, discard=2)
    only = str(table.game.draw_pile.cards[0])
    table.turn("A").do("A", "amazing_grace")
    assert table.may("A", only)
    assert len(table.asked("A", "ask-amazing_grace").menu([])) == 3
    assert len(table.game.draw_pile) == len(table.game.discard_pile) == 0


def test_the_user_takes_first_and_the_order_is_that_of_turns():
    table = Table(A="-", B="-", C="-").hand("B", "amazing_grace", "dilu").top(*ROW[:3]).turn("B")
    table.do("B", "amazing_grace").do("B", "♥3 peach").do("C", "♥2 dodge")
    assert table.cards("A") == ["♠7 slash"]

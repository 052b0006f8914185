"""无中生有 Something from Nothing."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


def test_the_user_draws_2():
    table = Table(A="-", B="-").hand("A", "ex_nihilo").top("♠5 jueying", "♣5 dilu").turn("A")
    table.do("A", "ex_nihilo")
    assert table.cards("A") == ["♠5 jueying", "♣5 dilu"]


@ruling("cards.yaml#ex_nihilo/1")
def test_nullified_nobody_draws_and_both_cards_are_discarded():
    table = Table(A="-", B="-").hand("A", "ex_nihilo", "jueying").hand("B", "nullification").turn("A")
    table.do("A", "ex_nihilo").do("B", "nullification")
    table.asked("A", "play-phase")
    assert table.cards("A") == ["♠5 jueying"]
    assert table.cards("B") == []
    assert table.discarded("ex_nihilo")
    assert table.discarded("nullification")


@ruling("cards.yaml#ex_nihilo/2")
def test_the_card_in_use_is_not_shuffled_in():
    table = Table(A="-", B="-").hand("A", "ex_nihilo").pile_of(draw=0, discard=2).turn("A")
    table.do("A", "ex_nihilo")
    assert len(table.cards("A")) == 2
    assert not table.holds("A", "ex_nihilo")
    assert [card.kind.id for card in table.game.discard_pile.cards] == ["ex_nihilo"]

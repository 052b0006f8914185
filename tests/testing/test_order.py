"""What is picked as a set may be named in any order; where the order matters it is kept."""

from itertools import permutations

import pytest

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Sequence, Tokens
from sanguosha.engine.decisions.tokens import DONE
from sanguosha.testing import Table
from sanguosha.testing.answers import Walk


@pytest.mark.parametrize("cards", list(permutations(("♠7 slash", "♥2 dodge", "♦Q peach"))))
def test_cards_to_discard(cards):
    table = Table(A="-", B="-").hp("A", 1).hand("A", "♠7 slash", "♥2 dodge", "♦Q peach", "♠J snatch").turn("A", "discard")
    assert table.may("A", *cards)
    table.do("A", *cards)
    assert table.cards("A") == ["♠J snatch"]


@pytest.mark.parametrize("seats", ["BC", "CB"])
def test_the_targets_of_a_card(seats):
    table = Table(A="-", B="-", C="-").hand("A", "iron_chain").turn("A").do("A", "iron_chain", *seats)
    assert table["B"].chained
    assert table["C"].chained


@pytest.mark.parametrize("cards", [("♠7 slash", "♥2 dodge"), ("♥2 dodge", "♠7 slash")])
def test_the_cards_of_a_converted_card_and_then_its_target(cards):
    table = Table(A="-", B="-").wears("A", "spear").hand("A", "♠7 slash", "♥2 dodge").turn("A").do("A", "k:spear", *cards, "B")
    assert table["B"].hp == 3


@pytest.mark.parametrize("general", ["sun_quan", "cao_cao+?sun_quan"])
@pytest.mark.parametrize("cards", [("♠7 slash", "♥2 dodge"), ("♥2 dodge", "♠7 slash")])
def test_the_cards_of_a_skill(cards, general):
    table = Table(A=general, B="-").hand("A", "♠7 slash", "♥2 dodge", "♦Q peach").turn("A").do("A", "k:zhiheng", *cards)
    assert table.discarded("♠7 slash")
    assert table.discarded("♥2 dodge")
    assert not table.discarded("♦Q peach")


@pytest.mark.parametrize("general", ["zhang_liao", "cao_cao+?zhang_liao"])
@pytest.mark.parametrize("seats", ["BC", "CB"])
def test_the_seats_of_a_skill_at_its_moment(seats, general):
    table = Table(A=general, B="-", C="-").hand("B", "slash").hand("C", "peach").turn("A", "draw").do("A", "k:tuxi", *seats)
    assert len(table.cards("A")) == 2
    assert table.cards("B") == table.cards("C") == []


@pytest.mark.parametrize("gifts", [("♠7 slash", "B", "♥2 dodge", "C"), ("♥2 dodge", "C", "♠7 slash", "B")])
def test_cards_that_are_given_away_go_with_their_seats(gifts):
    table = (
        Table(A="guo_jia", B="-", C="-").hand("B", "slash").top("♠7 slash", "♥2 dodge").hold("B").turn("B").do("B", "slash", "A")
    )
    table.do("A", "k:yiji")
    table.do("A", *gifts)
    assert table.cards("B") == ["♠7 slash"]
    assert table.cards("C") == ["♥2 dodge"]


def test_the_second_seat_of_a_card_is_no_first():
    table = Table(A="-", B="-", C="-").wears("C", "crossbow").hand("A", "collateral").hand("C", "slash").turn("A")
    assert table.may("A", "collateral", "C", "B")
    assert not table.may("A", "collateral", "B", "C")


def test_a_word_is_not_borrowed_from_behind_a_set():
    table = Table(A="-", B="-").wears("A", "spear").hand("A", "♠7 slash", "♥2 dodge").turn("A")
    assert not table.may("A", "k:spear", "♠7 slash", "B", "♥2 dodge")
    assert not table.may("A", "k:spear", "B", "♠7 slash")


def test_no_card_is_named_twice():
    table = Table(A="sun_quan", B="-").hand("A", "♠7 slash", "♥2 dodge").turn("A")
    assert not table.may("A", "k:zhiheng", "♠7 slash", "♠7 slash")


def test_a_word_that_two_cards_have_means_the_one_that_is_legal():
    table = Table(A="guan_yu", B="-", C="-", D="-").hand("A", "♠7 slash", "♦6 slash").turn("A")
    assert table.may("A", "k:wusheng", "slash", "B")


def test_a_set_is_closed_where_the_next_word_is_behind_it():
    table = Table(A="-", B="-").hand("A", "♠7 slash", "♥2 dodge", "♦Q peach")
    cards = [card.token for card in table["A"].hand.cards]
    query = Sequence([Tokens(cards, 1, 3), Tokens(["s0", "s1"], 1, 1)])
    walk = Walk(table.game, table.words, Decision(0, "cards", "test", (), query, False))
    assert walk.path(["♥2 dodge", "♠7 slash", "B"]) == [*cards[:2], DONE, "s1"]
    assert walk.path(["♦Q peach", "♠7 slash", "B"]) == [cards[0], cards[2], "s1"]
    assert walk.path(["B", "♠7 slash"]) is None
    assert walk.path(["♦Q peach", "B", "♠7 slash"]) is None

"""Picking several cards in any order."""

from sanguosha.cli.picking import card_set, walk
from sanguosha.engine.decisions.decision import Decision, Query
from sanguosha.engine.decisions.queries import Assign, OneOf, Options, Piles, Sequence, Tokens
from sanguosha.engine.decisions.tokens import DONE

CARDS = ["c1", "c2", "c3", "c4", "c5"]


def asks(query: Query, optional: bool = False) -> Decision:
    """A question."""
    return Decision(0, "cards", "choose-discard", (), query, optional)


def test_two_of_five_in_any_order():
    cards = card_set(asks(Tokens(CARDS, 2, 2)), [])
    assert cards is not None
    assert cards.row == CARDS, "the last card is among them, though it cannot be written first"
    assert cards.possible(["c5"])
    assert cards.possible(["c5", "c1"])
    assert not cards.possible(["c5", "c1", "c3"])
    assert cards.closed(["c5"]) is None
    assert cards.closed(["c5", "c1"]) == ["c1", "c5"]
    assert not cards.extensible(["c5", "c1"])


def test_any_number_of_cards():
    cards = card_set(asks(Tokens(CARDS, 1, 5)), [])
    assert cards is not None
    assert cards.closed([]) is None
    assert cards.closed(["c3", "c2"]) == ["c2", "c3", DONE]
    assert cards.closed(["c5"]) == ["c5"]
    assert cards.extensible(["c5"]), "others may still be picked besides the last one"
    assert cards.closed(CARDS) == CARDS


def test_a_set_may_come_after_a_skill_and_before_a_seat():
    query = OneOf({"k:x": Sequence([Tokens(CARDS, 2, 2), Options(["s1", "s2"])])})
    cards = card_set(asks(query, optional=True), ["k:x"])
    assert cards is not None
    assert cards.row == CARDS
    assert cards.closed(["c4", "c2"]) == ["k:x", "c2", "c4"]
    assert card_set(asks(query), []) is None
    assert card_set(asks(query), ["k:x", "c2", "c4"]) is None


def test_one_card_is_no_set():
    assert card_set(asks(Tokens(CARDS, 1, 1)), []) is None
    assert card_set(asks(Options(CARDS)), []) is None


def test_where_the_order_matters_there_is_no_set():
    assert card_set(asks(Piles(CARDS, [(0, 5), (0, 5)])), []) is None
    assert card_set(asks(Assign(CARDS, ["s1", "s2"], 1, 5)), []) is None


def test_several_numbers_at_once_are_taken_in_the_order_given_or_that_of_the_menu():
    seats = asks(Tokens(["s1", "s2", "s3"], 1, 2))
    assert walk(seats, [], ["s3", "s1"]) == ["s1", "s3"]
    assert walk(seats, [], ["s1", "s2", "s3"]) is None
    piles = asks(Piles(CARDS[:3], [(0, 3), (0, 3)]))
    assert walk(piles, [], ["c3", "c1"]) == ["c3", "c1"]

"""Menus never lead into a dead end, and name unordered sets in one way only."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanguosha.engine.decisions.decision import Decision, IllegalAnswer, Query
from sanguosha.engine.decisions.queries import Assign, OneOf, Options, Ordered, Piles, Sequence, Then, Tokens
from sanguosha.engine.decisions.tokens import DONE, PASS


def walks(query: Query, at: list[str] | None = None) -> list[list[str]]:
    """Every complete path through a query."""
    path = at or []
    options = query.menu(path)
    if not options:
        return [path]
    return [walk for option in options for walk in walks(query, [*path, option])]


def sets(query: Query) -> list[frozenset[str]]:
    return [frozenset(token for token in walk if token != DONE) for walk in walks(query)]


@given(count=st.integers(0, 5), low=st.integers(0, 5), extra=st.integers(0, 5))
def test_each_allowed_set_of_tokens_can_be_picked_in_exactly_one_way(count, low, extra):
    tokens = [f"c{index}" for index in range(count)]
    low, high = min(low, count), min(low + extra, count)
    expected = [frozenset(some) for size in range(low, high + 1) for some in itertools.combinations(tokens, size)]
    assert sorted(map(sorted, sets(Tokens(tokens, low, high)))) == sorted(map(sorted, expected))


@given(count=st.integers(1, 4), seats=st.integers(1, 3), low=st.integers(1, 4))
def test_cards_are_shared_out_in_every_way(count, seats, low):
    cards = [f"c{index}" for index in range(count)]
    low = min(low, count)
    query = Assign(cards, [f"s{index}" for index in range(seats)], low, count)
    ways = {tuple(token for token in walk if token != DONE) for walk in walks(query)}
    expected = sum(seats**size * len(list(itertools.combinations(cards, size))) for size in range(low, count + 1))
    assert len(ways) == len(walks(query)) == expected


def test_cards_are_put_in_order_into_two_piles_in_every_way():
    ways = {tuple(walk) for walk in walks(Piles(["c1", "c2", "c3"], [(0, 3), (0, 3)]))}
    assert len(ways) == 4 * 6
    assert ("c2", "/", "c3", "c1") in ways


def test_a_pile_of_bounded_size_is_never_left_too_full_or_too_empty():
    for walk in walks(Piles(["c1", "c2", "c3"], [(1, 2), (1, 1)])):
        first, _, second = " ".join(walk).partition(" / ")
        assert (len(first.split()), len(second.split())) == (2, 1)


def test_an_ordered_pick_that_would_leave_no_second_one_is_not_offered():
    query = Ordered(["s0", "s1", "s2"], 2, lambda before, token: not before or (before[0], token) == ("s1", "s2"))
    assert walks(query) == [["s1", "s2"]]


def test_what_is_asked_next_may_depend_on_the_first_pick():
    query = Then(Options(["c1", "c2"]), lambda picks: Options(["s1"]) if picks == ["c1"] else None)
    assert walks(query) == [["c1", "s1"], ["c2"]]


def test_queries_follow_each_other_and_branch():
    query = Sequence([Tokens(["c1", "c2"], 1, 2), OneOf({"o:give": Options(["s1", "s2"]), "o:keep": None})])
    assert ["c1", DONE, "o:give", "s2"] in walks(query)
    assert ["c1", "c2", "o:keep"] in walks(query)
    assert len(walks(query)) == 3 * 3


def decision(query: Query, *, optional: bool = False) -> Decision:
    return Decision(0, "cards", "choose-discard", (), query, optional)


def test_an_illegal_answer_says_what_was_legal():
    with pytest.raises(IllegalAnswer, match="legal there: c1 c2"):
        decision(Tokens(["c1", "c2"], 1, 1)).check(["c3"])


def test_an_answer_that_stops_too_early_or_goes_on_too_long_is_illegal():
    question = decision(Tokens(["c1", "c2", "c3"], 2, 2))
    with pytest.raises(IllegalAnswer, match="not complete"):
        question.check(["c1"])
    with pytest.raises(IllegalAnswer, match="complete"):
        question.check(["c1", "c2", "c3"])


def test_passing_is_legal_only_where_it_is_offered():
    decision(Options(["c1"]), optional=True).check([PASS])
    with pytest.raises(IllegalAnswer):
        decision(Options(["c1"])).check([PASS])


def test_an_answer_is_forced_only_when_it_is_the_only_one():
    assert decision(Tokens(["c1", "c2"], 2, 2)).forced() == ["c1", "c2"]
    assert decision(Options(["c1"]), optional=True).forced() is None
    assert decision(Tokens([], 0, 0), optional=True).forced() == [PASS]

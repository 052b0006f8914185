"""A person answering questions step by step."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from sanguosha.agents.random import RandomAgent
from sanguosha.cli.person import Person, Prompt, Quit
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision, Query
from sanguosha.engine.decisions.queries import Assign, OneOf, Options, Piles, Sequence, Tokens
from sanguosha.engine.game import Game
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from sanguosha.texts import Texts

RULES = identity_ruleset()
CARDS = ["c1", "c2", "c3", "c4", "c5"]
SEATS = ["s1", "s2", "s3"]
CONFIRM = "Enter: do it; u: take the last step back."


class Answering:
    """Answers one question with typed lines; ``printed`` is what the person saw, ``path`` the answer."""

    def __init__(self, query: Query, *lines: str, optional: bool = False, prompt: str = "ask-amazing_grace") -> None:
        game = Game(Identity(RULES, 5, {"generals": "off"}), 1, Agents([RandomAgent(1)] * 5))
        while not game.ready:
            game.step()
        console = Console(file=io.StringIO(), width=100, highlight=False, markup=False)
        self.told: list[Decision] = []
        person = Person(Prompt(console, Texts("en", RULES, strict=True), ["first line", "last line"]), self.told.append)
        decision = Decision(0, "cards", prompt, (), query, optional)
        decision.put(1)
        keyboard, sys.stdin = sys.stdin, io.StringIO("".join(line + "\n" for line in lines))
        try:
            self.path = person.decide(decision, View(game, 0))
        finally:
            sys.stdin = keyboard
            file = console.file
            assert isinstance(file, io.StringIO)
            self.printed = file.getvalue()
        decision.check(self.path)
        assert self.told == [decision]


def test_one_number_is_enough_where_one_thing_is_picked():
    answer = Answering(Options(CARDS), "2")
    assert answer.path == ["c2"]
    assert CONFIRM not in answer.printed


def test_nothing_passes():
    assert Answering(Options(CARDS), "0", optional=True).path == ["-"]
    assert Answering(Tokens(CARDS, 2, 2), "0", optional=True).path == ["-"]


def test_what_cannot_be_passed_has_no_0():
    answer = Answering(Options(CARDS), "0", "3")
    assert answer.path == ["c3"]
    assert "Type a number from 1 to 5" in answer.printed


@pytest.mark.parametrize("nonsense", ["99", "6", "-1", "x", "1.5", "²", "1 x"])
def test_nonsense_is_told_and_asked_again(nonsense: str):
    answer = Answering(Options(CARDS), nonsense, "1")
    assert answer.path == ["c1"]
    assert answer.printed.count("Type a number from 1 to 5") == 1


def test_an_empty_line_picks_nothing():
    assert Answering(Options(CARDS), "", "", "4").path == ["c4"]


def test_cards_of_a_set_are_picked_in_any_order():
    answer = Answering(Tokens(CARDS, 2, 2), "5", "1", "")
    assert answer.path == ["c1", "c5"]
    assert answer.printed.count(CONFIRM) == 1
    assert " *5  " in answer.printed, "a picked card is marked"


def test_a_picked_card_can_be_put_back():
    assert Answering(Tokens(CARDS, 2, 2), "5", "5", "1", "2", "").path == ["c1", "c2"]
    assert Answering(Tokens(CARDS, 2, 2), "5", "u", "1", "2", "").path == ["c1", "c2"]


def test_several_cards_at_once():
    assert Answering(Tokens(CARDS, 2, 2), "4 2", "").path == ["c2", "c4"]
    assert Answering(Tokens(CARDS, 2, 2), "4,2", "").path == ["c2", "c4"]
    assert Answering(Tokens(CARDS, 1, 5), "5 3 1", "0", "").path == ["c1", "c3", "c5"]


def test_too_many_cards_do_not_fit():
    answer = Answering(Tokens(CARDS, 2, 2), "1 2 3", "1 2", "")
    assert "These do not go together." in answer.printed
    assert answer.path == ["c1", "c2"]


def test_a_set_without_end_is_ended_with_0():
    answer = Answering(Tokens(CARDS, 1, 5), "0", "2", "0")
    assert answer.path == ["c2", "."]
    assert "Type a number from 1 to 5" in answer.printed, "none at all is too few"


QUERY = OneOf({"k:rende": Sequence([Tokens(CARDS, 2, 2), Tokens(SEATS, 1, 1)]), "k:zhiheng": Options(CARDS)})


def test_steps_are_taken_back_one_by_one():
    answer = Answering(QUERY, "1", "1 2", "2", "u", "u", "u", "u", "2", "3", "", optional=True)
    assert answer.path == ["k:zhiheng", "c3"]
    assert "There is nothing to take back." in answer.printed
    assert answer.printed.count("  1  Benevolence\n") == 2


def test_the_last_question_before_it_counts_shows_everything_picked():
    answer = Answering(QUERY, "1", "2 1", "3", "", optional=True)
    assert answer.path == ["k:rende", "c1", "c2", "s3"]
    assert f"Benevolence, ♠7 Slash, ♠8 Slash, Seat 4. {CONFIRM}" in answer.printed


@pytest.mark.parametrize("word", ["", "1", "y", "Y"])
def test_a_confirmation_has_many_words(word: str):
    assert Answering(Tokens(CARDS, 2, 2), "1 2", word).path == ["c1", "c2"]


def test_other_words_confirm_nothing():
    answer = Answering(Tokens(CARDS, 2, 2), "1 2", "no", "")
    assert "Enter does it, “u” takes the last step back" in answer.printed


def test_a_step_without_choice_is_taken_by_itself_but_shown_before_it_counts():
    answer = Answering(Sequence([Options(["c1", "c2"]), Options(["s2"])]), "2", "")
    assert answer.path == ["c2", "s2"]
    assert f"♠8 Slash, Seat 3. {CONFIRM}" in answer.printed


def test_cards_are_shared_out_in_pairs():
    assert Answering(Assign(["c1", "c2"], SEATS, 1, 2), "1", "3", "1", "1", "").path == ["c1", "s3", "c2", "s1"]
    assert Answering(Assign(["c1", "c2"], SEATS, 1, 2), "2", "3", "").path == ["c2", "s3"]


def test_cards_are_put_into_piles_in_the_order_typed():
    answer = Answering(Piles(CARDS[:3], [(0, 3), (0, 3)]), "3 1", "2", "", prompt="ask-guanxing")
    assert answer.path == ["c3", "c1", "/", "c2"]
    assert "The rest goes to the bottom" in answer.printed


def test_seats_may_be_typed_in_any_order_at_once():
    assert Answering(Tokens(SEATS, 1, 2), "3 1", "").path == ["s1", "s3"]


def test_what_is_listed_can_be_explained_by_its_number():
    answer = Answering(OneOf({"k:rende": Options(CARDS), "c1": None}), "? 1", "? 2", "? 3", "?", "2")
    assert "Benevolence (Liu Bei)" in answer.printed
    assert "Slash (basic card)" in answer.printed
    assert "A number picks" in answer.printed
    assert answer.path == ["c1"]


def test_the_table_and_the_log_can_be_seen_at_any_question():
    answer = Answering(Tokens(CARDS, 2, 2), "t", "l", "1 2", "t", "")
    assert answer.printed.count("┏") == 2
    assert "first line\nlast line\n" in answer.printed


def test_after_the_table_or_the_log_the_choices_are_listed_again():
    answer = Answering(Tokens(CARDS, 2, 2), "t", "1", "l", "2", "t", "")
    assert answer.printed.count("  5  ") == 4
    assert answer.printed.count(" *1  ") == 2
    assert answer.printed.count(CONFIRM) == 2
    assert Answering(Options(CARDS), "l", "2").printed.count("  5  ") == 2


def test_what_is_not_listed_cannot_be_explained():
    assert "Type a number from 1 to 5" in Answering(Options(CARDS), "? 6", "1").printed


def test_leaving_is_no_answer():
    for lines in (["q"], ["Q"], [], ["1"], ["1 2", "q"]):
        with pytest.raises(Quit):
            Answering(Tokens(CARDS, 2, 2), *lines)

"""Cards and states as text."""

import subprocess
import sys

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.history import Noted
from sanguosha.engine.happenings.moments import PLAY
from sanguosha.engine.pieces.notation import NotationError, card_text, copies, state_hash, state_text
from sanguosha.engine.pieces.random import DECK, game_key
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset

RULES = identity_ruleset()


def test_every_printed_card_reads_back():
    for card in RULES.cards:
        assert card in copies(RULES, card_text(card))


def test_a_text_names_all_copies_and_nothing_else():
    found = copies(RULES, "♠8 slash")
    assert [card_text(card) for card in found] == ["♠8 slash", "♠8 slash"]
    assert found[0] is not found[1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is no card; write suit, rank and name, as in ♠7 slash."),
        ("♠7", "“♠7” is no card; write suit, rank and name, as in ♠7 slash."),
        ("x7 slash", "“x7 slash” is no card; write suit, rank and name, as in ♠7 slash."),
        ("♠14 slash", "“♠14 slash” is no card; write suit, rank and name, as in ♠7 slash."),
        ("–7 slash", "“–7 slash” is no card; write suit, rank and name, as in ♠7 slash."),
        ("♠7 slash slash", "“♠7 slash slash” is no card; write suit, rank and name, as in ♠7 slash."),
        ("♠7 sword", "There is no card named “sword” in this ruleset."),
        ("♠A slash", "No slash is printed as ♠A in this ruleset."),
    ],
)
def test_a_text_that_names_no_card_is_refused(text: str, sentence: str):
    with pytest.raises(NotationError) as refusal:
        copies(RULES, text)
    assert str(refusal.value) == sentence


def played(seed: int, steps: int) -> Game:
    """A game between random agents after some steps."""
    game = Game(Identity(RULES, 5), seed, Agents([RandomAgent(seed + seat) for seat in range(5)]))
    for _ in range(steps):
        game.step()
    return game


def test_equal_games_have_equal_states_and_every_step_changes_them():
    states = set()
    for steps in range(40):
        assert state_text(played(3, steps)) == state_text(played(3, steps))
        states.add(state_hash(played(3, steps)))
    assert len(states) == 40


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.draw_pile.cards.reverse(),
        lambda game: setattr(game.seats[0], "hp", game.seats[0].hp - 1),
        lambda game: setattr(game.seats[0], "role", "nobody"),
        lambda game: setattr(game.seats[1], "chained", True),
        lambda game: setattr(game.seats[1], "turned_over", True),
        lambda game: setattr(game.seats[1], "asked", game.seats[1].asked + 1),
        lambda game: setattr(game, "round", game.round + 1),
        lambda game: game.chance.stream(DECK).next(),
        lambda game: game.chance.restore(game_key(4), game.chance.drawn()),
        lambda game: game.general_pile.pop(),
        lambda game: game.limits.update({(0, "zhiheng@0", 1, ""): 1}),
        lambda game: game.known.__setitem__(1, game.known[1] ^ 1),
        lambda game: game.history.notes.append(Noted(0, "rende@0", PLAY, 1)),
    ],
)
def test_whatever_the_rest_of_the_game_depends_on_is_part_of_the_state(change):
    game = played(3, 30)
    before = state_hash(game)
    change(game)
    assert state_hash(game) != before


def test_the_hash_is_the_same_in_every_process():
    code = "from tests.engine.test_notation import *; print(state_hash(played(5, 25)))"
    found = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert found == {state_hash(played(5, 25)) + "\n"}

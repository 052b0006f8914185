"""Nothing that a seat cannot know shows in what it gets."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.packages import identity_ruleset
from sanguosha.tables import make_mode
from tests.hidden.twins import compare_step, first_leak

# Those with a skill that takes a hand card of one suit, colour or sort, and so many others that a table is full.
WHO_PAY = ("xiao_qiao", "zhang_jiao", "xiahou_yuan", "sima_yi", "da_qiao", "zhen_ji", "cao_cao", "liu_bei", "sun_quan")
BUT_THOSE_WHO_PAY = "+".join(general.id for general in identity_ruleset().generals if general.id not in WHO_PAY)


def game_of(players: int, seed: int, options: dict[str, str] | None = None, mode: str = "identity") -> Game:
    agents = [RandomAgent(seed * 17 + index) for index in range(players)]
    return Game(make_mode(mode, players, options or {}), seed, Agents(agents))


def assert_no_leak(game: Game, viewer: int, seed: int, stride: int) -> None:
    """Play on to the end; every so many steps, two worlds that the viewer cannot tell apart look the same."""
    while not game.over:
        if game.steps % stride == 0:
            first, second, place, exchanged = compare_step(game, viewer, seed + game.steps)
            leak = first_leak(first, second, place, exchanged)
            players = len(game.seats)
            assert not leak, f"viewer {viewer}, {players} players, {game.mode.options}, seed {seed}, step {game.steps}:\n{leak}"
        game.step()


@settings(max_examples=50)
@given(players=st.integers(3, 8), seed=st.integers(0, 10**6), viewer=st.integers(-1, 7), stride=st.integers(3, 15))
def test_two_worlds_a_viewer_cannot_tell_apart_look_the_same(players, seed, viewer, stride):
    assert_no_leak(game_of(players, seed), viewer if viewer < players else -1, seed, stride)


@settings(max_examples=50)
@given(players=st.integers(4, 8), seed=st.integers(0, 10**6), viewer=st.integers(-1, 7), stride=st.integers(2, 10))
def test_the_same_with_souls_and_offerings(players, seed, viewer, stride):
    options = {"dark_souls": "on" if seed % 3 else "off", "reincarnation": "on" if seed % 3 != 1 else "off"}
    assert_no_leak(game_of(players, seed, options), viewer if viewer < players else -1, seed, stride)


@settings(max_examples=15)
@given(players=st.integers(3, 5), seed=st.integers(0, 10**6), viewer=st.integers(-1, 4), stride=st.integers(2, 10))
def test_the_same_with_a_shield_and_attrition(players, seed, viewer, stride):
    options = {"three_player_attrition": "on", "first_out_protection": "on", "first_out": f"s{seed % players}"}
    assert_no_leak(game_of(players, seed, options), viewer if viewer < players else -1, seed, stride)


@settings(max_examples=30)
@given(players=st.integers(3, 5), seed=st.integers(0, 10**6), viewer=st.integers(-1, 4), stride=st.integers(1, 3))
def test_at_tables_of_people_the_others_are_asked_the_same_whatever_they_hold(players, seed, viewer, stride):
    options = {"ask_all": "on", "ban": BUT_THOSE_WHO_PAY, "choices": "1", "dark_souls": "on" if seed % 2 else "off"}
    assert_no_leak(game_of(players, seed, options), viewer if viewer < players else -1, seed, stride)


@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), viewer=st.integers(-1, 5), stride=st.integers(2, 10))
def test_at_3v3_tables_of_people_too(seed, viewer, stride):
    assert_no_leak(game_of(6, seed, {"ask_all": "on"}, "team_3v3"), viewer, seed, stride)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), viewer=st.integers(-1, 5), stride=st.integers(1, 8))
def test_the_same_in_the_3v3_game_with_its_draft(seed, viewer, stride):
    assert_no_leak(game_of(6, seed, mode="team_3v3"), viewer, seed, stride)


@pytest.mark.parametrize("viewer", range(-1, 6))
def test_every_step_of_the_draft(viewer):
    game = game_of(6, 40 + viewer, mode="team_3v3")
    while not game.ready:
        first, second, place, exchanged = compare_step(game, viewer, game.steps)
        leak = first_leak(first, second, place, exchanged)
        assert not leak, f"viewer {viewer}, step {game.steps}:\n{leak}"
        game.step()


@pytest.mark.parametrize("seed", range(5))
def test_the_worlds_really_differ(seed):
    game = game_of(5, seed)
    while not game.ready:
        game.step()
    for _ in range(5):
        game.step()
    _, _, _, exchanged = compare_step(game, 0, seed)
    assert len(exchanged) > 100

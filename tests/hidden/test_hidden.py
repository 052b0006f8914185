"""Nothing that a seat cannot know shows in what it gets."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from tests.hidden.twins import compare_step, first_leak


def game_of(players: int, seed: int) -> Game:
    agents = [RandomAgent(seed * 17 + index) for index in range(players)]
    return Game(Identity(identity_ruleset(), players), seed, Agents(agents))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(players=st.integers(3, 8), seed=st.integers(0, 10**6), viewer=st.integers(-1, 7), stride=st.integers(3, 15))
def test_two_worlds_a_viewer_cannot_tell_apart_look_the_same(players, seed, viewer, stride):
    viewer = viewer if viewer < players else -1
    game = game_of(players, seed)
    while not game.over:
        if game.steps % stride == 0:
            first, second, place, exchanged = compare_step(game, viewer, seed + game.steps)
            leak = first_leak(first, second, place, exchanged)
            assert not leak, f"viewer {viewer}, {players} players, seed {seed}, step {game.steps}:\n{leak}"
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

"""Thousands of random games of all tables."""

from __future__ import annotations

import pytest

from tests.fuzz.games import Setup, play_watched

BATCHES = 40
GAMES_PER_BATCH = 50


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_break_nothing(batch):
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        setup = Setup.number(seed)
        try:
            game = play_watched(setup, every_move=seed % 4 == 0)
        except Exception as error:
            raise AssertionError(f"{setup} failed; replay it with: {setup.command}") from error
        assert game.over
        ends = ("warm_side", "cold_side") if setup.mode_id == "team_3v3" else ("lord", "rebel", "renegade")
        assert game.outcome in (*ends, "round_cap", "no_cards")

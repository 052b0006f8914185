"""Random games of two generals for everybody, some of them face down."""

from __future__ import annotations

import pytest

from tests.fuzz.pairs import play_pairs

BATCHES = 5
GAMES_PER_BATCH = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_of_pairs_break_nothing(batch):
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        game, worlds = play_pairs(seed)
        assert game.outcome in ("lord", "rebel", "renegade", "round_cap", "no_cards"), f"game {seed}"
        assert not worlds["sought in vain"], f"game {seed}"

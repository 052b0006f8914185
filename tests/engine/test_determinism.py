"""The same seed and answers give the same game: in another process, under another hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.records.record import state_hash
from sanguosha.modes.identity import Identity
from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import identity_ruleset

VARIANTS = {
    "dark_souls": "on", "reincarnation": "on", "three_player_attrition": "on", "first_out_protection": "always", "first_out": "s1",
}  # fmt: skip


def digest_of_games(count: int) -> str:
    """A digest of every event and answer of some games."""
    digest = hashlib.sha256()
    for seed in range(count):
        identity = Identity(identity_ruleset(), 3 + seed % 6, VARIANTS if seed % 2 else {})
        mode = Team3v3(identity_ruleset(), 6) if seed % 6 == 5 else identity
        game = Game(mode, seed, Agents([RandomAgent(seed + index) for index in range(mode.players)]))
        log = EventLog()
        game.watch(log)
        game.play()
        for event in log.events:
            digest.update(event.text().encode())
        digest.update(repr(game.record).encode())
        digest.update(state_hash(game).encode())
    return digest.hexdigest()


def test_games_are_the_same_in_another_process_and_under_another_hash_seed():
    here = digest_of_games(12)
    for hash_seed in ("0", "4242"):
        command = [sys.executable, "-c", "from tests.engine.test_determinism import digest_of_games; print(digest_of_games(12))"]
        run = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True, cwd="."
        )
        assert run.stdout.strip() == here


def test_another_seed_gives_another_game():
    assert digest_of_games(1) != digest_of_games(2)

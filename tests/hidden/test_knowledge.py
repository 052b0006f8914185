"""What a view tells can always be known from what the viewer was told before."""

from __future__ import annotations

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.tables import make_mode
from tests.hidden.auditor import Auditor


class Audited(Agents):
    """Agents whose game is audited at every question."""

    auditor: Auditor

    def ask(self, game, decision):
        self.auditor.check()
        self.auditor.check_question(decision)
        return super().ask(game, decision)


def audited(seed: int, players: int, options: dict[str, str] | None = None, mode: str = "identity") -> set[str]:
    """Play a game under audit; the skills that were used in it."""
    agents = Audited([RandomAgent(seed * 13 + index) for index in range(players)])
    game = Game(make_mode(mode, players, options or {}), seed, agents)
    agents.auditor = Auditor(game)
    game.watch(agents.auditor)
    game.play()
    agents.auditor.check()
    return agents.auditor.skills


@pytest.mark.parametrize("seed", range(12))
def test_no_view_and_no_menu_tells_more_than_was_seen(seed):
    audited(seed, 3 + seed % 6)


def test_the_same_with_souls_and_offerings():
    happened = set()
    for seed in range(12):
        happened |= audited(2000 + seed, 4 + seed % 5, {"dark_souls": "on", "reincarnation": "on" if seed % 3 else "off"})
    assert {"luohan", "xuanwu", "zhuyou", "sacrifice"} <= happened


@pytest.mark.parametrize("seed", range(4))
def test_the_same_in_the_3v3_game(seed):
    audited(3000 + seed, 6, mode="team_3v3")


SECRETS = {
    "zhuge_liang": "guanxing", "guo_jia": "yiji", "zhou_yu": "fanjian", "yu_ji": "guhuo", "sima_yi": "fankui", "zhang_liao": "tuxi",
    "liu_bei": "rende", "zhang_jiao": "guidao",
}  # fmt: skip


@pytest.mark.parametrize("general", SECRETS)
def test_the_same_with_every_sort_of_secret_at_the_table(general):
    happened = set()
    for seed in range(10):
        happened |= audited(1000 + seed, 4, {"wish": f"s{seed % 4}.{general}", "choices": "1"})
    assert SECRETS[general] in happened

"""The basic agent in the 3v3 game: its draft, its sides, its directions, whole games."""

from __future__ import annotations

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.random import RandomAgent
from sanguosha.agents.standing import standing_of
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Ordered, Tokens
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.skills import LORD_SKILL
from sanguosha.engine.views.view import View
from sanguosha.modes.team_3v3 import COLD, WARM, Team3v3
from sanguosha.packages import identity_ruleset
from sanguosha.testing import TeamTable

RULES = identity_ruleset()


def decides(table: TeamTable, name: str, seed: int = 1) -> list[str]:
    """What the agent of this seat answers."""
    decision = table.asked(name)
    path = BasicAgent(seed).decide(decision, View(table.game, table[name].index))
    return decision.check(path)


def test_the_own_side_are_friends_and_marshals_matter_most():
    table = TeamTable()
    for name, signs in (("CA", [1, 1, 1, -1, -1, -1]), ("WM", [-1, -1, -1, 1, 1, 1])):
        found = standing_of(table.mode.allegiance).attitudes(View(table.game, table[name].index))
        assert [1 if one > 0 else -1 for one in found] == signs
    found = standing_of(table.mode.allegiance).attitudes(View(table.game, table["CA"].index))
    assert found[1] > found[0] == found[2]
    assert found[4] < found[3] == found[5]


def test_it_never_attacks_its_own_side():
    table = TeamTable().hand("CA", "slash", "duel").hp("CM", 1).hp("WA", 4).turn("CA")
    assert decides(table, "CA")[1] in (table["WA"].token, table["WM"].token, table["WB"].token)
    table = TeamTable().hand("CM", "slash", "slash", "slash").turn("CM")
    assert decides(table, "CM") == ["-"], "only its own vanguards are in range"


def test_it_rescues_a_vanguard_and_lets_an_enemy_die():
    for dying, wanted in (("CB", False), ("WA", True)):
        table = TeamTable().hp(dying, 1).hand("CM", "peach").wears("WB", "kylin_bow").hand("WB", "slash").turn("WB")
        table.do("WB", "slash", dying)
        assert (decides(table, "CM") == ["-"]) == wanted


def test_what_harms_goes_to_the_enemy_first_and_what_helps_to_the_friend():
    for card, name, wanted in (
        ("savage_assault", "CA", "o:clockwise"), ("savage_assault", "CB", "o:counter_clockwise"),
        ("amazing_grace", "CA", "o:counter_clockwise"), ("amazing_grace", "CB", "o:clockwise"),
    ):  # fmt: skip
        table = TeamTable().hand(name, card, "ex_nihilo").turn(name).do(name, card)
        assert decides(table, name) == [wanted]


def usable_skills(token: str) -> int:
    """The number of skills of a general; lord skills are of no use in this game."""
    return sum(1 for skill in RULES.general_by_id[token[2:]].skills if not skill.tags & LORD_SKILL)


def test_it_picks_as_many_generals_as_it_should_and_those_with_more_skills():
    game = TeamTable().game
    tokens = [f"g:{general.id}" for general in RULES.generals[:16]]
    skills = {token: usable_skills(token) for token in tokens}
    picked: list[str] = []
    for seed in range(200):
        decision = Decision(1, "general", "pick-general", ("2",), Tokens(tokens, 2, 2), False)
        path = decision.check(BasicAgent(seed).decide(decision, View(game, 1)))
        assert len(path) == 2
        picked += path
    assert sum(skills[token] for token in picked) / len(picked) > sum(skills.values()) / len(tokens)
    assert len(set(picked)) > 8, "not always the same"


def test_it_lines_up_three_of_eight_a_healthy_one_as_marshal():
    game = TeamTable().game
    tokens = [f"g:{general.id}" for general in RULES.generals[:8]]
    leading = []
    for seed in range(20):
        decision = Decision(1, "line_up", "line-up", ("s1", "s0", "s2"), Ordered(tokens, 3), False)
        path = decision.check(BasicAgent(seed).decide(decision, View(game, 1)))
        assert len(path) == 3
        leading.append(path[0])
    health = {token: RULES.general_by_id[token[2:]].max_hp for token in tokens}
    assert sum(health[token] for token in leading) / len(leading) > sum(health.values()) / len(tokens) + 0.2


def share(side: str, games: int) -> float:
    """How often a side of basic agents beats random ones."""
    won = 0
    mode = Team3v3(RULES, 6, {"warm": "second"})
    for seed in range(games):
        seats = range(3, 6) if side == WARM else range(3)
        agents = [BasicAgent(seed * 6 + seat) if seat in seats else RandomAgent(seed * 6 + seat) for seat in range(6)]
        game = Game(mode, seed, Agents(agents))
        game.play()
        won += game.outcome == side
    return won / games


@pytest.mark.parametrize("side", [WARM, COLD])
def test_a_basic_side_beats_a_random_one(side: str):
    assert share(side, 40) > 0.9


@pytest.mark.slow
@pytest.mark.parametrize("side", [WARM, COLD])
def test_a_basic_side_beats_a_random_one_nearly_always(side: str):
    assert share(side, 500) > 0.9


def test_games_among_basic_agents_end():
    mode = Team3v3(RULES, 6)
    outcomes = []
    for seed in range(40):
        game = Game(mode, seed, Agents([BasicAgent(seed * 6 + seat) for seat in range(6)]))
        game.play()
        outcomes.append(game.outcome)
    assert 0.2 < outcomes.count(WARM) / 40 < 0.8
    assert outcomes.count(WARM) + outcomes.count(COLD) >= 39

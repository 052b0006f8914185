"""Which generals the basic agent takes."""

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Options
from sanguosha.engine.views.view import View
from sanguosha.testing import Table


def takes(one: str, other: str, role: str = "R") -> float:
    """How often a seat of this role takes the first of two generals."""
    table = Table(A="-", B="-", C="-", roles=f"L{role}R")
    query = Options([f"g:{one}", f"g:{other}"])
    seat = 0 if role == "L" else 1
    paths = [
        BasicAgent(seed).decide(Decision(seat, "general", "choose-general", (), query, False), View(table.game, seat))
        for seed in range(100)
    ]
    return paths.count([f"g:{one}"]) / len(paths)


@pytest.mark.parametrize(("one", "other"), [("diao_chan", "xu_chu"), ("hua_tuo", "ma_chao"), ("zhen_ji", "zhang_fei")])
def test_two_skills_on_3_health_are_mostly_taken_before_one_on_4(one, other):
    assert takes(one, other) > 0.6


def test_a_lord_skill_is_nothing_to_who_is_no_lord():
    assert takes("cao_cao", "zhen_ji") < 0.5


def test_generals_that_are_worth_the_same_are_taken_by_whim():
    assert 0.3 < takes("xu_chu", "zhang_fei") < 0.7

"""The counters find what they look for."""

import pytest

from sanguosha.agents.random import RandomAgent
from tests.blunders.__main__ import CEILINGS, ceiling, counted
from tests.blunders.blunder import Blunder


@pytest.fixture(scope="module")
def blunders() -> list[Blunder]:
    """What agents without any sense do."""
    return counted({5: 150, 8: 50}, RandomAgent)


def test_agents_without_sense_commit_every_kind_of_blunder(blunders):
    assert [blunder.id for blunder in blunders if blunder.count == 0] == []


def test_no_blunder_is_counted_without_a_chance(blunders):
    assert all(blunder.count <= blunder.chances for blunder in blunders)


def test_every_kind_has_its_name_and_its_ceiling(blunders):
    import json

    names = [blunder.id for blunder in blunders]
    assert len(set(names)) == len(names)
    assert sorted(json.loads(CEILINGS.read_text())) == sorted(names)


def test_ceilings_leave_room_for_chance_and_no_more():
    assert [ceiling(count, 1000, 1000) for count in (0, 4, 100)] == [1, 9, 121]
    assert ceiling(100, 1000, 500) == 65
    assert ceiling(0, 0, 500) == 1

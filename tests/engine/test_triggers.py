"""Whose events a trigger hears, and what the word before a skill does."""

from __future__ import annotations

import pytest

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage, PhaseRun
from sanguosha.engine.happenings.moments import FINISH
from sanguosha.engine.parts.part import ANYBODY, OTHERS, Active
from sanguosha.engine.parts.triggers import DamageTaken, PhaseStarting
from sanguosha.engine.pieces.skills import MALE, QUN, General, Skill, awakening, limited, locked
from sanguosha.testing import Table
from tests.support.extras import ruleset_with


class Own(DamageTaken):
    """Draws a card when its owner was damaged."""

    forced = True

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.draw(1)


class Others(Own):
    """Draws a card when somebody else was."""

    of = OTHERS


class Anybodys(Own):
    """Draws a card when anybody was."""

    of = ANYBODY


class Late(PhaseStarting):
    """Draws a card when its owner's finish phase begins."""

    phase = FINISH

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(1)


class Surge(Active):
    """Draws two cards."""

    def effect(self, picks: Picks) -> None:
        self.owner.draw(2)


RULES = ruleset_with(
    General("own", QUN, MALE, 4, Skill("own", Own)),
    General("others", QUN, MALE, 4, Skill("others", Others)),
    General("anybody", QUN, MALE, 4, Skill("anybodys", Anybodys)),
    General("late", QUN, MALE, 4, Skill("late", Late), locked("always", Late), limited("surge", Surge), awakening("woken", Late)),
)


@pytest.mark.parametrize(("general", "own", "other"), [("own", 1, 0), ("others", 0, 1), ("anybody", 1, 1)])
def test_a_trigger_hears_its_owner_s_events_or_others_or_everybody_s(general: str, own: int, other: int):
    for victim, drawn in (("B", own), ("C", other)):
        table = (
            Table(ruleset=RULES, A="-", B=general, C="-", D="-").wears("A", "kylin_bow").hand("A", "slash", "ex_nihilo").turn("A")
        )
        table.do("A", "slash", victim)
        assert len(table["B"].hand.cards) == drawn


def with_skill(skill: str) -> Table:
    """A has a skill, and it is A's play phase; both have something to do in theirs."""
    table = Table(ruleset=RULES, A="-", B="-").learns("A", skill).hand("A", "ex_nihilo").hand("B", "ex_nihilo")
    return table.turn("A")


def test_a_phase_is_its_owner_s_and_the_one_that_was_named():
    table = with_skill("always")
    assert len(table["A"].hand.cards) == 1
    table.end_phase("A")
    assert len(table["A"].hand.cards) == 1 + 1
    table.end_phase("B")
    assert len(table["A"].hand.cards) == 2 + 2, "drawn in the draw phase, and nothing in the finish phase of another"


def test_a_limited_skill_is_used_once_in_a_game():
    table = with_skill("surge").do("A", "k:surge")
    assert len(table["A"].hand.cards) == 1 + 2
    assert not table.may("A", "k:surge")
    table.end_phase("A").end_phase("B")
    assert not table.may("A", "k:surge")


def test_an_awakening_skill_acts_unasked_and_once():
    table = with_skill("woken").end_phase("A")
    assert len(table["A"].hand.cards) == 1 + 1
    table.end_phase("B").end_phase("A")
    assert len(table["A"].hand.cards) == 2 + 2


def test_a_skill_without_a_word_is_asked_for():
    table = with_skill("late").do("A", "pass")
    table.asked("A", "use-skill")

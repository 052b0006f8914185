"""“? Dodge” at the terminal also says why no Dodge can be used now."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from sanguosha.cli.lookup import Lookup
from sanguosha.cli.person import Person, Prompt, Quit
from sanguosha.cli.refusals import refusals
from sanguosha.engine.views.view import View
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from sanguosha.texts import Texts

TEXTS = Texts("en", identity_ruleset(), strict=True)
LOOKUP = Lookup(identity_ruleset())


def told(table: Table, name: str, question: str, *picked: str) -> list[str]:
    """Why this cannot be picked, after these cards."""
    decision, seat = table.asked(name), table[name]
    picks = [table.find(card, seat.hand).token for card in picked]
    (entry,) = LOOKUP.find(question)
    return refusals(TEXTS, decision, View(table.game, seat.index), picks, entry)


@pytest.fixture
def table() -> Table:
    """A, 孙权, has used the only Slash of the phase and holds two more and two Dodges; C sits too far away."""
    table = Table(A="sun_quan", B="-", C="guan_yu", D="-").hand("A", "slash", "slash", "slash", "dodge", "dodge", "duel", "snatch")
    table.wears("C", "axe").wears("B", "spear").turn("A")
    return table.do("A", "slash", "B")


def test_a_card_that_cannot_be_used_says_why_once(table: Table):
    assert told(table, "A", "Dodge") == ["Dodge is only used in answer to something."]
    assert told(table, "A", "Slash") == ["You have used your Slash of this play phase already."]


def test_a_character_who_is_no_target_says_why(table: Table):
    assert told(table, "A", "Guan Yu", "snatch") == ["Guan Yu (3) is too far away: distance 2, Snatch reaches 1."]


def test_a_skill_says_why(table: Table):
    assert told(table, "A", "Rescue") == ["Rescue works by itself, or is offered when its moment comes."]
    assert told(table, "A", "Balance of Power") == []
    table.do("A", "k:zhiheng", "duel")
    assert told(table, "A", "Balance of Power") == ["You have used Balance of Power in this phase already."]


def test_nothing_is_said_of_what_can_be_picked_or_is_not_there(table: Table):
    assert told(table, "A", "Duel") == []
    assert told(table, "A", "Guan Yu", "duel") == []
    assert told(table, "A", "Peach") == []
    assert told(table, "A", "Guan Yu") == [], "no character is asked for yet"


def test_the_person_reads_it_below_the_explanation(table: Table, monkeypatch: pytest.MonkeyPatch):
    console = Console(file=io.StringIO(), width=100, highlight=False, markup=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("? Dodge\n"))
    with pytest.raises(Quit):
        Person(Prompt(console, TEXTS, []), lambda decision: None).decide(table.asked("A"), View(table.game, 0))
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert said.index("Dodge (basic card)") < said.index("Dodge is only used in answer to something.")

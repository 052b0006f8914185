"""What agents may know of what a skill is worth, and when that is worked out."""

from __future__ import annotations

import pytest

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage, Frame, Request
from sanguosha.engine.parts.part import Active, Part
from sanguosha.engine.parts.triggers import DamageTaken
from sanguosha.engine.pieces.skills import Skill
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.views.hints import Hint
from sanguosha.engine.views.view import View
from sanguosha.testing import Table


class Consolation(DamageTaken):
    """When you took damage, you may draw a card."""

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.draw(1)


class Leisure(Active):
    """In your play phase you may draw a card."""

    def effect(self, picks: Picks) -> None:
        self.owner.draw(1)


def hint(table: Table, name: str, skill: str) -> Hint:
    """What the seat's agent is told of a skill that its question offers."""
    return View(table.game, table[name].index).hint(table.asked(name), f"k:{skill}")


def test_what_a_skill_is_worth_is_worked_out_only_for_who_asks():
    weighed: list[tuple[type[Part], type[Frame]]] = []

    def value(part: Part, frame: Frame) -> float:
        weighed.append((type(part), type(frame)))
        return 0.7

    table = Table(A="-", B="-", C="-").hand("A", "slash")
    table.game.gain_skill(table["A"], Skill("leisure", Leisure, worth=Worth(value=value)))
    table.game.gain_skill(table["B"], Skill("consolation", Consolation, worth=Worth(value=value)))
    table.turn("A").do("A", "k:leisure").asked("A").menu([])
    assert weighed == []
    assert hint(table, "A", "leisure").gain == 0.7
    assert weighed == [(Leisure, Request)]
    table.do("A", "slash", "B").asked("B").menu([])
    assert len(weighed) == 1
    assert hint(table, "B", "consolation").gain == 0.7
    assert weighed[1:] == [(Consolation, Damage)]


def test_there_is_no_hint_of_what_is_not_offered():
    table = Table(A="-", B="huang_gai").hand("A", "slash").turn("A")
    for skill in ("kurou", "slash"):
        with pytest.raises(LookupError, match=f"offers no skill k:{skill}"):
            hint(table, "A", skill)


def test_a_skill_that_heals_its_user_too_is_worth_more_to_the_wounded():
    table = Table(A="sun_shangxiang", B="guan_yu", C="-").hand("A", "dodge", "dodge").hp("B", 2).turn("A")
    assert hint(table, "A", "jieyin").gain == 0.0
    table.hp("A", 1)
    assert hint(table, "A", "jieyin").gain == 1.0


def test_the_two_parts_of_a_skill_may_be_worth_different_things():
    table = Table(A="xiahou_yuan", B="-", C="-").wears("A", "crossbow").under("A", "indulgence").turn("A", "prepare")
    assert hint(table, "A", "shensu").gain == 0.8
    assert hint(table, "A", "shensu:2").gain == -0.6


def test_a_skill_of_equipment_is_not_worth_what_the_card_is():
    table = Table(A="-", B="-", C="-").wears("A", "kylin_bow").wears("B", "dilu").hand("A", "slash").turn("A")
    table.do("A", "slash", "B")
    assert hint(table, "A", "kylin_bow").helps == 0.0
    assert table["A"].worn(0).kind.worth.helps > 0

"""Parts of skills and effects: their order, what turns them off, and what a restored game makes of them."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import PHASE_STARTING, PREPARE
from sanguosha.engine.parts.effects import END_OF_GAME, Effect, EffectKind
from sanguosha.engine.parts.folds import UNLIMITED_USE
from sanguosha.engine.parts.modifiers import SkillOn
from sanguosha.engine.parts.part import Part
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.skills import MALE, QUN, General, Skill
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.testing import Table
from tests.support.extras import ruleset_with


class Early(PhaseStarting):
    """Something in the preparation phase."""

    phase = PREPARE

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        pass


class Silence(SkillOn):
    """Nobody else's skills work."""

    def skill_on(self, part: Part) -> bool:
        return part.owner is self.owner


class Counting(EffectKind):
    """Counts how often one of its kind began."""

    def __init__(self, id: str, *parts: type[Part]) -> None:
        super().__init__(id, *parts)
        self.begun = 0

    def begin(self, effect: Effect) -> None:
        self.begun += 1


COUNTING = Counting("counting", Early)
MANY = General("many", QUN, MALE, 4, *(Skill(name, Early) for name in ("one", "two", "three", "four")))
QUIET = General("quiet", QUN, MALE, 4, Skill("silence", Silence))
RULES = ruleset_with(MANY, QUIET)


def restored(game: Game) -> Game:
    """A fresh game into which the other one was copied."""
    twin = Game(game.mode, game.seed, game.asker)
    restore(twin, capture(game))
    return twin


def early(game: Game) -> list[str]:
    """The origins that listen to the preparation phase, in their order."""
    return [part.origin.id for part in game.listeners[PHASE_STARTING[PREPARE]]]


def test_skills_gained_after_others_were_lost_stand_behind_those_that_stayed():
    table = Table(ruleset=RULES, A="-", B="-").learns("A", "one", "two", "three")
    table.game.lose_skill(table["A"], "one")
    table.game.lose_skill(table["A"], "two")
    table.learns("A", "four")
    assert early(table.game) == ["three", "four"]
    assert early(restored(table.game)) == ["three", "four"]


def test_a_restored_effect_has_its_parts_and_does_not_begin_once_more():
    table = Table(ruleset=RULES, A="-", B="-").learns("A", "one")
    before = COUNTING.begun
    table["A"].attach(COUNTING, END_OF_GAME, (3,))
    twin = restored(table.game)
    assert early(twin) == early(table.game) == ["one", "counting"]
    assert COUNTING.begun == before + 1
    assert twin.effects[0].data == (3,)
    twin.detach(twin.effects[0])
    assert early(twin) == ["one"]
    assert early(table.game) == ["one", "counting"]


def test_a_hidden_general_turns_no_skill_off():
    table = Table(ruleset=RULES, A="zhang_fei", B="-").hand("A", "♠7 slash", "♠8 slash")
    table.game.seat_general(table["B"], QUIET, revealed=False)
    table.turn("A").do("A", "♠7 slash", "B")
    assert table.may("A", "♠8 slash", "B")
    table["B"].reveal(table["B"].slots[0])
    assert not table.game.works(table.game.modifiers[UNLIMITED_USE][0])

"""Skills that are gained by their id: a general who grants the skill of another, and skills that stand on no general."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import PREPARE
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill, awakening
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.packages import Package, PackageError, identity_ruleset, other_packages, ruleset_named, ruleset_of
from sanguosha.testing import Table
from tests.support.ways import in_every_way


class Zhiji(PhaseStarting):
    """志继: at the start of your preparation phase, if you have no hand card: lose 1 maximum health and gain 观星."""

    phase = PREPARE

    def condition(self, run: PhaseRun) -> bool:
        return not self.owner.hand.cards

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.change_max_hp(-1)
        self.owner.gain("guanxing")


class Resting(PhaseStarting):
    """You draw a card."""

    phase = PREPARE

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(1)


def jiang_wei() -> General:
    return General("jiang_wei", SHU, MALE, 4, awakening("zhiji", Zhiji, grants=("guanxing",)))


@contextmanager
def installed(*packages: Package) -> Iterator[None]:
    """These packages of others are there for a while."""
    for package in packages:
        package.settle()
        other_packages()[package.id] = package
    try:
        yield
    finally:
        for package in packages:
            del other_packages()[package.id]
        ruleset_of.cache_clear()


@pytest.fixture(scope="module")
def alone() -> Iterator[Ruleset]:
    """The ruleset in which only the package of Jiang Wei is in play."""
    guests = [General(id, SHU, MALE, 4) for id in ("guest", "other_guest")]
    with installed(Package("mountain", generals=[jiang_wei(), *guests], skills=[Skill("resting", Resting)])):
        yield identity_ruleset(("mountain",))


def test_what_jiang_wei_grants_stands_in_the_package_of_zhuge_liang(alone: Ruleset):
    assert [general.id for general in alone.generals] == ["jiang_wei", "guest", "other_guest"]
    assert alone.skill("guanxing").package == "standard"
    assert alone.skill("resting").package == "mountain"
    with pytest.raises(LookupError, match="There is no skill “guanxin” in the ruleset"):
        alone.skill("guanxin")


def test_without_hand_cards_jiang_wei_gains_guanxing_and_uses_it_at_once(alone: Ruleset):
    @in_every_way
    def scene(seat):
        table = seat(ruleset=alone, A="jiang_wei", B="-").hand("B", "duel").turn("A", "prepare")
        assert table["A"].max_hp == 3
        assert [held.key for held in table["A"].skills] == ["zhiji@0", "guanxing+1"]
        table.asked("A", "use-skill")
        assert table.may("A", "k:guanxing")

    scene()


def test_a_game_in_which_he_has_it_is_put_back_and_goes_on_in_the_same_way(alone: Ruleset):
    table = Table(ruleset=alone, A="jiang_wei", B="-")
    table["A"].gain("guanxing")
    twin = Game(table.game.mode, table.game.seed, table.game.asker)
    restore(twin, capture(table.game))
    assert state_text(twin) == state_text(table.game)
    assert twin.seats[0].skills[1].parts[0].token == "k:guanxing"


def test_the_same_id_in_another_family_is_another_skill():
    other = Skill("guanxing", Resting)
    strangers = Package("strangers", generals=[General("sage", SHU, MALE, 3, other)], family="elsewhere")
    with installed(Package("hills", generals=[jiang_wei()]), strangers):
        assert identity_ruleset(("standard", "hills")).skill("guanxing").package == "standard"
        with pytest.raises(PackageError, match="There is no package of generals “strangers”"):
            identity_ruleset(("standard", "strangers"))
        elsewhere = ruleset_of("elsewhere", ("strangers",), ("standard",))
        assert elsewhere.skill("guanxing") is other
        assert "zhiheng" not in elsewhere.skill_by_id
        assert ruleset_named(elsewhere.name, "elsewhere") is elsewhere


def test_a_skill_that_is_not_in_play_and_not_granted_does_not_clash():
    rival = Package("rival", generals=[General("zhou_cang", SHU, MALE, 4, Skill("rende", Resting))])
    with installed(rival, Package("hills", generals=[jiang_wei()])):
        assert identity_ruleset(("hills", "rival")).skill("rende").package == "rival"
        granter = Package("granter", skills=[Skill("teaching", Resting, grants=("rende",))])
        with installed(granter):
            assert identity_ruleset(("granter", "rival")).skill("rende").package == "rival"
            assert identity_ruleset(("granter", "hills")).skill("rende").package == "standard"


def test_who_grants_its_own_skill_cannot_be_played_with_another_of_that_name():
    own = Package("own", generals=[General("teacher", SHU, MALE, 4, Skill("teaching", Resting, grants=("rende",)))])
    own.skills.append(Skill("rende", Resting))
    with installed(own), pytest.raises(PackageError, match="two skills “rende”, of the packages standard and own"):
        identity_ruleset(("standard", "own"))

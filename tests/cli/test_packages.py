"""A package that somebody else made and that has a fault is refused in one sentence that names the fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from sanguosha.cards.trick import TargetedTrick
from sanguosha.engine.happenings.moments import CARDS_MOVED, DAMAGE_TAKEN, TURN_STARTING
from sanguosha.engine.parts.modifiers import MayTarget, Modifier
from sanguosha.engine.parts.part import OWN, Active, Provider, Trigger, ViewAs
from sanguosha.engine.parts.triggers import DamageTaken, PhaseStarting
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill
from sanguosha.packages import Package, PackageError, identity_ruleset, other_packages, own_packages
from sanguosha.vetting import fault
from tests.cli.running import refused, run_process

IDS = "ids are made of small letters, digits and _, as in zhou_cang"


class Drawing(Trigger):
    """Something that a skill may do."""

    moment: ClassVar[int] = CARDS_MOVED

    def effect(self, move, picks):
        self.owner.draw(1)


class Untimely(Trigger):
    def effect(self, move, picks):
        self.owner.draw(1)


class Idle(Trigger):
    moment: ClassVar[int] = CARDS_MOVED


class Nobodys(Trigger):
    moment: ClassVar[int] = DAMAGE_TAKEN
    of = OWN

    def effect(self, damage, picks):
        self.owner.draw(1)


class IdleActive(Active):
    pass


class Shapeless(Modifier):
    pass


class Changeless(MayTarget):
    def may_use(self, draft):
        return False


class Phaseless(PhaseStarting):
    phase = 9

    def effect(self, run, picks):
        run.replaced = True


class Worded(PhaseStarting):
    phase = "draw"

    def effect(self, run, picks):
        run.replaced = True


class Momentary(Trigger):
    moments = 3

    def effect(self, move, picks):
        self.owner.draw(1)


class Baseless(Modifier):
    fold = 3

    def hand_limit(self, value, seat):
        return value + 1


class WordedFold(MayTarget):
    fold = "targets"

    def may_target(self, draft, target):
        return False


class Elsewhere(DamageTaken):
    moment = TURN_STARTING

    def effect(self, damage, picks):
        self.owner.draw(1)


class Short(DamageTaken):
    def effect(self, damage):
        self.owner.draw(1)


class Endlessly(DamageTaken):
    limit = 17

    def effect(self, damage, picks):
        self.owner.draw(1)


class Whose(DamageTaken):
    of = 9

    def effect(self, damage, picks):
        self.owner.draw(1)


class Twofold(MayTarget):
    def may_target(self, draft, target):
        return False

    def hand_limit(self, value, seat):
        return value + 1


class Kindless(ViewAs):
    pass


class Empty(Provider):
    pass


def general(id="zhou_cang", kingdom=SHU, gender=MALE, max_hp=4, *skills) -> General:
    return General(id, kingdom, gender, max_hp, *(skills or (Skill("kangdao", Drawing),)))


def skilled(*parts) -> Package:
    return Package("good", generals=[general("zhou_cang", SHU, MALE, 4, Skill("kangdao", *parts))])


def test_packages_without_faults():
    assert fault(Package("good", generals=[general(), general("guan_ping")], kinds=[TargetedTrick("feint")])) == ""
    assert not any(fault(package) for package in own_packages().values())


@pytest.mark.parametrize(
    ("package", "said"),
    [
        (Package("a+b"), f"its id is 'a+b'; {IDS}"),
        (Package(""), f"its id is ''; {IDS}"),
        (Package(5), f"its id is 5; {IDS}"),
        (Package("good", generals=[General]), "its generals are no list of General objects"),
        (Package("good", generals=general()), "its generals are no list of General objects"),
        (Package("good", kinds=[TargetedTrick]), "its kinds are no list of Kind objects"),
        (Package("good", skills=[Drawing]), "its skills are no list of Skill objects"),
        (Package("good", skills=[Skill("kang dao", Drawing)]), f"the id of a skill is 'kang dao'; {IDS}"),
        (Package("good", skills=[Skill("kangdao", Idle)]), "the part Idle of the skill kangdao has no effect"),
        (
            skilled(Elsewhere),
            "the part Elsewhere of the skill kangdao derives from DamageTaken but names another moment; "
            "it derives from the class of its moment",
        ),
        (skilled(Short), "the effect of the part Short of the skill kangdao takes 1 things beside self; it takes frame, picks"),
        (skilled(Endlessly), "the part Endlessly of the skill kangdao has the limit 17; it is one like ONCE_PER_PHASE"),
        (skilled(Whose), "the part Whose of the skill kangdao listens to 9; it is OWN, OTHERS or ANYBODY"),
        (
            skilled(Twofold),
            "the part Twofold of the skill kangdao defines hand_limit, which nobody asks it; "
            "that is for parts that derive from HandLimit",
        ),
        (skilled(), "the skill kangdao has no parts"),
        (skilled(Drawing, Drawing), "the skill kangdao has a part twice"),
        (
            Package("good", generals=[general("zhou_cang", SHU, MALE, 4, Skill("kangdao", Drawing), Skill("kangdao", Drawing))]),
            "the skill kangdao is there twice on general zhou_cang",
        ),
        (Package("good", family="国战"), f"its family is '国战'; {IDS}"),
        (Package("good", deck=["feint ♠4"]), "its deck is no text"),
        (Package("good", generals=[general(), general()]), "its general zhou_cang is there twice"),
        (Package("good", kinds=[TargetedTrick("fe int")]), f"the id of a card is 'fe int'; {IDS}"),
        (Package("good", kinds=[TargetedTrick("slash")]), "its card slash has the id of another card"),
        (Package("good", generals=[general("Zhou Cang")]), f"the id of a general is 'Zhou Cang'; {IDS}"),
        (
            Package("good", generals=[general(kingdom="shuu")]),
            "its general zhou_cang is of the kingdom 'shuu'; there are wei, shu, wu, qun",
        ),
        (Package("good", generals=[general(gender="boy")]), "its general zhou_cang has the gender 'boy'; there are male, female"),
        (Package("good", generals=[general(max_hp=0)]), "its general zhou_cang has 0 health; it is a number from 1 on"),
        (
            Package("good", generals=[general("zhou_cang", SHU, MALE, 4, Skill("kang:dao"))]),
            f"the id of a skill of zhou_cang is 'kang:dao'; {IDS}",
        ),
        (skilled(Drawing, Untimely), "the part Untimely of the skill kangdao names no moment at which it acts"),
        (skilled(Idle), "the part Idle of the skill kangdao has no effect"),
        (
            skilled(Nobodys),
            "the part Nobodys of the skill kangdao listens to the events of certain seats, but does not say whose an event is; it "
            "derives from one like DamageTaken",
        ),
        (skilled(IdleActive), "the part IdleActive of the skill kangdao has no effect"),
        (
            skilled(Shapeless),
            "the part Shapeless of the skill kangdao names no fold that it changes; it derives from one like MayTarget",
        ),
        (skilled(Changeless), "the part Changeless of the skill kangdao changes nothing, for it does not define may_target"),
        (skilled(Phaseless), "the part Phaseless of the skill kangdao names no moment at which it acts"),
        (skilled(Worded), "the part Worded of the skill kangdao names no moment at which it acts"),
        (skilled(Momentary), "the part Momentary of the skill kangdao names no moment at which it acts"),
        (
            skilled(Baseless),
            "the part Baseless of the skill kangdao names no fold that it changes; it derives from one like MayTarget",
        ),
        (
            skilled(WordedFold),
            "the part WordedFold of the skill kangdao names no fold that it changes; it derives from one like MayTarget",
        ),
        (skilled(Kindless), "the part Kindless of the skill kangdao names no kind of card"),
        (skilled(Empty), "the part Empty of the skill kangdao says nothing of what it does"),
        (Package("good", texts=3), "its texts are no path of a folder"),
        (Package("good", texts="/nowhere"), "there are no texts <language>/*.ftl in the folder /nowhere"),
    ],
)
def test_a_fault_is_told(package: Package, said: str):
    assert fault(package) == said


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: general(max_hp="4"), "its general zhou_cang has '4' health; it is a number from 1 on"),
        (lambda: general("zhou_cang", SHU, MALE, 4, Drawing), "the skills of its general zhou_cang are no Skill objects"),
        (
            lambda: general("zhou_cang", SHU, MALE, 4, Skill("kangdao", 3)),
            "a part of the skill kangdao is 3, which is no class of parts",
        ),
        (
            lambda: general("zhou_cang", SHU, MALE, 4, Skill("kangdao", Drawing, worth=0.5)),
            "the worth of the skill kangdao is 0.5, which is no Worth",
        ),
        (
            lambda: general("zhou_cang", SHU, MALE, 4, Skill("zhiji", Drawing, grants="guanxing")),
            "the skill zhiji grants 'guanxing', which is no tuple of ids, as in (\"guanxing\",)",
        ),
    ],
)
def test_what_is_of_the_wrong_sort_is_told_unless_the_compiled_class_refuses_it_at_once(made: Callable[[], General], said: str):
    try:
        strange = made()
    except TypeError:
        return
    assert fault(Package("good", generals=[strange])) == said


def test_a_card_with_a_number_as_worth():
    try:
        feint = TargetedTrick("feint", worth=1.5)
    except TypeError:
        return
    assert fault(Package("good", kinds=[feint])) == "the worth of its card feint is 1.5, which is no CardWorth"


def test_who_has_no_text_among_those_of_the_package_is_told(tmp_path: Path):
    folder = tmp_path / "en"
    folder.mkdir()
    file = folder / "good.ftl"
    package = Package("good", generals=[general()], texts=str(tmp_path))
    file.write_text("general-zhou_cang = Zhou Cang\n")
    assert fault(package) == f"there is no text skill-kangdao in the folder {tmp_path}"
    file.write_text("general-zhou_cang = Zhou Cang\nskill-kangdao = Carrying the Blade\n")
    assert fault(package) == ""


def test_texts_that_cannot_be_read(tmp_path: Path):
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "good.ftl"
    file.write_text("general-zhou_cang Zhou Cang\nskill-kangdao = Shouldered Blade\n")
    assert fault(Package("good", texts=str(tmp_path))) == f"the texts of {file} cannot be read at “general-zhou_cang Zhou Cang”"
    file.write_bytes(b"general-zhou_cang = \xff\n")
    assert fault(Package("good", texts=str(tmp_path))) == f"the texts of {file} are not written in UTF-8"


@pytest.mark.parametrize(
    ("package", "said"),
    [
        (Package("rival", generals=[general("cao_cao")]), "two generals “cao_cao”, of the packages standard and rival"),
        (
            Package("rival", generals=[general("zhou_cang", SHU, MALE, 4, Skill("rende", Drawing))]),
            "two skills “rende”, of the packages standard and rival",
        ),
        (
            Package("rival", skills=[Skill("rende", Drawing)]),
            "two skills “rende”, of the packages standard and rival",
        ),
        (
            Package("rival", skills=[Skill("zhiji", Drawing, grants=("guanxin",))]),
            "The skill zhiji of the package rival grants “guanxin”, which no package has",
        ),
        (
            Package("rival", kinds=[TargetedTrick("feint")], deck="[rival]\nfient ♠4"),
            "The package rival cannot be used: The deck “rival” names the card “fient”",
        ),
        (
            Package("rival", kinds=[TargetedTrick("feint")], deck="feint ♠4"),
            "The package rival cannot be used: “feint” stands in no deck",
        ),
    ],
)
def test_what_cannot_be_played_together_is_told(package: Package, said: str):
    package.settle()
    other_packages()["rival"] = package
    try:
        with pytest.raises(PackageError, match=said):
            identity_ruleset(("standard", "rival"))
    finally:
        del other_packages()["rival"]


def install(folder: Path, code: str) -> None:
    """Let a package be installed, for processes that find this folder."""
    facts = folder / "broken-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[sanguosha.packages]\nbroken = broken:PACKAGE\n")
    (folder / "broken.py").write_text(f"from sanguosha.packages import Package\n{code}\n")


def test_a_package_named_twice_is_refused():
    assert refused("simulate", "--packages", "standard,wind,standard") == "The package “standard” is named twice; once is enough."


def test_a_skill_that_another_general_has_as_well_stays_what_it_is_there(tmp_path: Path):
    install(
        tmp_path,
        "from sanguosha.engine.pieces.skills import MALE, QUN, General\n"
        "from sanguosha.generals.standard.ma_chao import GENERAL as MA_CHAO\n"
        "PANG_DE = General('pang_de', QUN, MALE, 4, MA_CHAO.skills[0])\n"
        "PACKAGE = Package('broken', generals=[PANG_DE])\n",
    )
    for words in (("rules", "mashu"), ("play", "--seed", "6", "--packages", "standard,broken")):
        result = run_process(*words, home=tmp_path, PYTHONPATH=str(tmp_path), input="? mashu\nq\n")
        assert result.returncode == 0
        assert "Horsemanship (Ma Chao, general-pang_de)\n" in result.stdout.decode()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise SystemExit(3)", "The package broken cannot be loaded: SystemExit: 3."),
        ("raise ValueError('a full\\nsentence.')", "The package broken cannot be loaded: ValueError: a full sentence."),
        ("PACKAGE = Package('wind')", "The package broken cannot be used: there is another one with the id wind."),
        ("PACKAGE = Package('Wind')", f"The package broken cannot be used: its id is 'Wind'; {IDS}."),
    ],
)
def test_an_installed_package_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, code: str, said: str):
    install(tmp_path, code)
    result = run_process("simulate", "--games", "1", home=tmp_path, PYTHONPATH=str(tmp_path))
    assert result.returncode == 2
    assert result.stderr.decode() == f"sanguosha: {said}\n"

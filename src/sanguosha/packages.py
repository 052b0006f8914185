"""Packages: what a folder or an entry point registers, and the rulesets made of them."""

from __future__ import annotations

import hashlib
import pkgutil
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from sanguosha import __version__
from sanguosha.cards.catalogue import STANDARD_KINDS
from sanguosha.cards.decks import DeckError, parse_decks, standard_decks
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import General, Skill
from sanguosha.modes.definition import STANDARD_DECKS, STANDARD_FAMILY, STANDARD_GENERALS, ModeDefinition
from sanguosha.vetting import clash, fault

ENTRY_POINT_GROUP = "sanguosha.packages"


class PackageError(ValueError):
    """A package that cannot be used; the message says what is wrong with it."""


@dataclass
class Package:
    """What a package brings: kinds of cards, a deck list in the text form of ``decks.txt``, generals, skills that stand on none of
    them, modes, and the folder of its texts (``<texts>/<locale>/*.ftl``).

    Packages of one ``family`` can be played together; a skill can be gained by its id from all of them, also where its package is
    not in play. In another family the same id may mean another skill.
    """

    id: str
    kinds: list[Kind] = field(default_factory=list)
    deck: str = ""
    generals: list[General] = field(default_factory=list)
    skills: list[Skill] = field(default_factory=list)
    texts: str = ""
    family: str = STANDARD_FAMILY
    modes: list[ModeDefinition] = field(default_factory=list)

    @property
    def all_skills(self) -> list[Skill]:
        """The skills of its generals and those beside them."""
        return list(dict.fromkeys([*(skill for general in self.generals for skill in general.skills), *self.skills]))

    @property
    def brings_pieces(self) -> bool:
        """Whether it brings cards, generals or skills, and not only modes."""
        return bool(self.kinds or self.deck or self.generals or self.skills)

    def settle(self) -> None:
        """Let everything that it brings know where it comes from. A skill that stands in another package too is at home there."""
        for general in self.generals:
            general.package = self.id
        for kind in self.kinds:
            kind.package = self.id
        for skill in self.all_skills:
            skill.package = skill.package or self.id


def package_in(module: str, family: str = STANDARD_FAMILY) -> Package:
    """A folder as a package: of every module, in the order of their names, its ``GENERAL``, its ``SKILLS`` that stand on no
    general, or both."""
    folder = import_module(module)
    package = Package(module.rsplit(".", 1)[-1], family=family)
    for info in sorted(pkgutil.iter_modules(folder.__path__), key=lambda info: info.name):
        file = import_module(f"{module}.{info.name}")
        general, skills = getattr(file, "GENERAL", None), list(getattr(file, "SKILLS", ()))
        if isinstance(general, General):
            package.generals.append(general)
        elif not skills:
            raise PackageError(f"{module}.{info.name} has no GENERAL; each file of a package of generals defines one, or SKILLS.")
        package.skills += skills
    package.settle()
    return package


def modes_in(module: str) -> list[ModeDefinition]:
    """The ``MODE`` of every folder of modes, in the order of their names."""
    folder = import_module(module)
    found = []
    for info in sorted(pkgutil.iter_modules(folder.__path__), key=lambda info: info.name):
        if info.ispkg:
            mode = getattr(import_module(f"{module}.{info.name}"), "MODE", None)
            if not isinstance(mode, ModeDefinition):
                raise PackageError(f"{module}.{info.name} has no MODE; each folder of a mode defines one.")
            found.append(mode)
    return found


@cache
def own_packages() -> dict[str, Package]:
    """The packages of this project: those of generals, and one for each mode."""
    packages = [package_in(f"sanguosha.generals.{id}") for id in STANDARD_GENERALS]
    packages += [Package(mode.id, modes=[mode]) for mode in modes_in("sanguosha.modes")]
    return {package.id: package for package in packages}


@cache
def other_packages() -> dict[str, Package]:
    """Packages that other distributions register under the entry point group ``sanguosha.packages``. Raises ``PackageError`` for
    one that cannot be used, also if it is not asked for."""
    found: dict[str, Package] = {}
    own = own_packages()
    modes = {mode.id for package in own.values() for mode in package.modes}
    for point in entry_points(group=ENTRY_POINT_GROUP):
        try:
            package = point.load()
        # Whatever a package does when it is loaded, leaving the program too, is its own fault.
        except (Exception, SystemExit) as error:
            reason = str(error).rstrip(".")
            raise PackageError(f"The package {point.name} cannot be loaded: {type(error).__name__}: {reason}.") from error
        if not isinstance(package, Package):
            raise PackageError(f"The entry point {point.name} of group {ENTRY_POINT_GROUP} is no Package.")
        wrong = fault(package)
        if wrong:
            raise PackageError(f"The package {point.name} cannot be used: {wrong}.")
        if package.id in (*own, *STANDARD_DECKS, *found):
            raise PackageError(f"The package {point.name} cannot be used: there is another one with the id {package.id}.")
        for mode in package.modes:
            if mode.id in modes:
                raise PackageError(f"The package {point.name} cannot be used: there is another mode with the id {mode.id}.")
            modes.add(mode.id)
        package.settle()
        found[package.id] = package
    return found


def family_packages(family: str) -> dict[str, Package]:
    """The packages of a family that bring something to play with: those of this project, then others."""
    packages = {**own_packages(), **other_packages()}
    return {id: package for id, package in packages.items() if package.family == family and package.brings_pieces}


@cache
def modes() -> dict[str, ModeDefinition]:
    """All modes by their ids, those of this project first."""
    return {mode.id: mode for package in (*own_packages().values(), *other_packages().values()) for mode in package.modes}


def identity_ruleset(generals: tuple[str, ...] = STANDARD_GENERALS, decks: tuple[str, ...] = STANDARD_DECKS) -> Ruleset:
    """The cards and generals of an identity game. ``decks`` and ``generals`` name packages, those of others too."""
    return ruleset_of(STANDARD_FAMILY, generals, decks)


@cache
def ruleset_of(family: str, generals: tuple[str, ...], decks: tuple[str, ...]) -> Ruleset:
    """The ruleset of packages of one family. Raises ``PackageError`` for what cannot be played together."""
    known = family_packages(family)
    for id in generals:
        if id not in known:
            raise PackageError(f"There is no package of generals “{id}”; there are {', '.join(known)}.")
    repeated = next((id for ids in (generals, decks) for id in ids if ids.count(id) > 1), "")
    if repeated:
        raise PackageError(f"The package “{repeated}” is named twice; once is enough.")
    kinds = {kind.id: kind for kind in STANDARD_KINDS}
    piles = standard_decks(kinds)
    cards: list[Card] = []
    next_id = sum(len(pile) for pile in piles.values()) + 1
    for id in (*decks, *(id for id in generals if id in other_packages() and known[id].deck)):
        if id in piles:
            cards += piles[id]
            continue
        package = known.get(id)
        if package is None or not package.deck:
            raise PackageError(f"There is no deck “{id}”; there are {', '.join(piles)}.")
        kinds.update({kind.id: kind for kind in package.kinds})
        try:
            laid = parse_decks(package.deck, kinds, next_id)
        except DeckError as error:
            raise PackageError(f"The package {id} cannot be used: {error}") from error
        for pile in laid.values():
            cards += pile
            next_id += len(pile)
    seated = [general for id in generals for general in known[id].generals]
    name = "+".join(decks) + "/" + "+".join(generals)
    playing = list(dict.fromkeys(skill for id in generals for skill in known[id].all_skills))
    playing = with_granted(playing, known)
    alike = clash(seated, playing, dict.fromkeys(card.kind for card in cards))
    if alike:
        raise PackageError(f"{alike} They cannot be played together.")
    others = [skill for package in known.values() for skill in package.all_skills]
    ruleset = Ruleset(name, __version__, cards, seated, [*playing, *others])
    ruleset.hash = ruleset_hash(ruleset)
    return ruleset


def with_granted(skills: list[Skill], known: dict[str, Package]) -> list[Skill]:
    """These skills and those that they grant: a skill of that id of the same package, else one of these, else one of another
    package. Raises ``PackageError`` where there is none."""
    found = list(skills)
    others = [skill for package in known.values() for skill in package.all_skills]
    for skill in found:
        at_home = known[skill.package].all_skills if skill.package in known else []
        for id in skill.grants:
            granted = next((one for one in (*at_home, *skills, *others) if one.id == id), None)
            if granted is None:
                raise PackageError(f"The skill {skill.id} of the package {skill.package} grants “{id}”, which no package has.")
            if granted not in found:
                found.append(granted)
    return found


def ruleset_named(name: str, family: str = STANDARD_FAMILY) -> Ruleset:
    """The ruleset of this name, as it stands in records: its decks and, after a slash, its packages of generals."""
    decks, slash, generals = name.partition("/")
    if not (decks and slash and generals):
        raise PackageError(f"“{name}” is no ruleset; the name of one is like {identity_ruleset().name}.")
    return ruleset_of(family, tuple(generals.split("+")), tuple(decks.split("+")))


def ruleset_hash(ruleset: Ruleset) -> str:
    """A short hash of what the ruleset consists of; stands in records."""
    facts = [repr(card) + card.token for card in ruleset.cards]
    facts += [f"{g.package}.{g.id} {g.kingdom} {g.gender} {g.max_hp} {[skill.id for skill in g.skills]}" for g in ruleset.generals]
    return hashlib.sha256("\n".join([ruleset.version, *facts]).encode()).hexdigest()[:12]

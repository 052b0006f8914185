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
from sanguosha.engine.pieces.skills import General
from sanguosha.vetting import clash, fault

ENTRY_POINT_GROUP = "sanguosha.packages"
IDENTITY_DECKS = ("standard", "standard_ex", "maneuvering")
IDENTITY_GENERALS = ("standard", "wind")


class PackageError(ValueError):
    """A package that cannot be used; the message says what is wrong with it."""


@dataclass
class Package:
    """What a package brings: kinds of cards, a deck list in the text form of ``decks.txt``, generals, and the folder of its texts
    (``<texts>/<locale>/*.ftl``)."""

    id: str
    kinds: list[Kind] = field(default_factory=list)
    deck: str = ""
    generals: list[General] = field(default_factory=list)
    texts: str = ""


def generals_in(module: str) -> list[General]:
    """The ``GENERAL`` of every module of a package folder, in the order of their names."""
    folder = import_module(module)
    package = module.rsplit(".", 1)[-1]
    found = []
    for info in sorted(pkgutil.iter_modules(folder.__path__), key=lambda info: info.name):
        general = getattr(import_module(f"{module}.{info.name}"), "GENERAL", None)
        if not isinstance(general, General):
            raise PackageError(f"{module}.{info.name} has no GENERAL; each file of a package of generals defines one.")
        general.package = package
        for skill in general.skills:
            skill.package = package
        found.append(general)
    return found


@cache
def own_packages() -> dict[str, Package]:
    """The packages of this project."""
    return {id: Package(id, generals=generals_in(f"sanguosha.generals.{id}")) for id in IDENTITY_GENERALS}


@cache
def other_packages() -> dict[str, Package]:
    """Packages that other distributions register under the entry point group ``sanguosha.packages``. Raises ``PackageError`` for
    one that cannot be used, also if it is not asked for."""
    found: dict[str, Package] = {}
    own_packages()
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
        if package.id in (*IDENTITY_GENERALS, *IDENTITY_DECKS, *found):
            raise PackageError(f"The package {point.name} cannot be used: there is another one with the id {package.id}.")
        for general in package.generals:
            general.package = package.id
            for skill in general.skills:
                # One that a general of another package has too is at home there.
                skill.package = skill.package or package.id
        for kind in package.kinds:
            kind.package = package.id
        found[package.id] = package
    return found


def identity_ruleset(generals: tuple[str, ...] = IDENTITY_GENERALS, decks: tuple[str, ...] = IDENTITY_DECKS) -> Ruleset:
    """The cards and generals of an identity game. ``decks`` and ``generals`` name packages, those of others too."""
    return _ruleset(generals, decks)


@cache
def _ruleset(generals: tuple[str, ...], decks: tuple[str, ...]) -> Ruleset:
    known = {**own_packages(), **other_packages()}
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
    alike = clash(seated, dict.fromkeys(card.kind for card in cards))
    if alike:
        raise PackageError(f"{alike} They cannot be played together.")
    ruleset = Ruleset(name, __version__, cards, seated)
    ruleset.hash = ruleset_hash(ruleset)
    return ruleset


def ruleset_named(name: str) -> Ruleset:
    """The ruleset of this name, as it stands in records: its decks and, after a slash, its packages of generals."""
    decks, slash, generals = name.partition("/")
    if not (decks and slash and generals):
        raise PackageError(f"“{name}” is no ruleset; the name of one is like {identity_ruleset().name}.")
    return identity_ruleset(tuple(generals.split("+")), tuple(decks.split("+")))


def ruleset_hash(ruleset: Ruleset) -> str:
    """A short hash of what the ruleset consists of; stands in records."""
    facts = [repr(card) + card.token for card in ruleset.cards]
    facts += [f"{g.package}.{g.id} {g.kingdom} {g.gender} {g.max_hp} {[skill.id for skill in g.skills]}" for g in ruleset.generals]
    return hashlib.sha256("\n".join([ruleset.version, *facts]).encode()).hexdigest()[:12]

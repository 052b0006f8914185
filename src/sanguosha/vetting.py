"""What can be wrong with a package that somebody else made, said in words before anything of it is played."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from sanguosha.cards.catalogue import KIND_BY_ID
from sanguosha.engine.happenings.frames import Frame
from sanguosha.engine.happenings.moments import MOMENTS, NO_MOMENT, PHASES
from sanguosha.engine.parts import modifiers, triggers
from sanguosha.engine.parts.folds import FOLDS
from sanguosha.engine.parts.modifiers import Modifier
from sanguosha.engine.parts.part import ANYBODY, ONCE_PER_GAME, Active, Limited, Part, Provider, Trigger, ViewAs
from sanguosha.engine.pieces.card import Kind
from sanguosha.engine.pieces.skills import FEMALE, MALE, QUN, SHU, WEI, WU, General, Skill
from sanguosha.engine.pieces.worth import CardWorth, Worth
from sanguosha.modes.definition import ModeDefinition
from sanguosha.modes.options import Options, fault_of_options

if TYPE_CHECKING:
    from sanguosha.packages import Package

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
KINGDOMS: Final = (WEI, SHU, WU, QUN)
GENDERS: Final = (MALE, FEMALE)
MOST_HEALTH: Final = 99


def fault(package: Package) -> str:
    """The first thing that is wrong with a package, as the end of a sentence; empty if there is nothing."""
    return next(_faults(package), "")


def clash(generals: Iterable[General], skills: Iterable[Skill], kinds: Iterable[Kind]) -> str:
    """The first two things of one game that have the same id, as a sentence; empty if there are none."""
    for what, things in (("general", generals), ("skill", skills), ("card", kinds)):
        seen: dict[str, General | Skill | Kind] = {}
        for thing in things:
            other = seen.get(thing.id)
            if other is not None:
                return f"There are two {what}s “{thing.id}”, of the packages {other.package} and {thing.package}."
            seen[thing.id] = thing
    return ""


def _faults(package: Package) -> Iterator[str]:
    yield from _id_faults("its id", package.id)
    if not _are(package.generals, General):
        yield "its generals are no list of General objects"
    if not _are(package.kinds, Kind):
        yield "its kinds are no list of Kind objects"
    if not _are(package.skills, Skill):
        yield "its skills are no list of Skill objects"
    yield from _id_faults("its family", package.family)
    if not isinstance(package.deck, str):
        yield "its deck is no text"
    for what, things in (("general", package.generals), ("card", package.kinds)):
        ids = [thing.id for thing in things]
        yield from [f"its {what} {id} is there twice" for id in ids if ids.count(id) > 1]
    yield from chain.from_iterable(_kind_faults(kind) for kind in package.kinds)
    yield from chain.from_iterable(_general_faults(general) for general in package.generals)
    for skill in package.skills:
        yield from _skill_faults(skill, "the id of a skill")
    if not _are(package.modes, ModeDefinition):
        yield "its modes are no list of ModeDefinition objects"
    yield from chain.from_iterable(_mode_faults(mode) for mode in package.modes)
    yield from _text_faults(package)


def _are(things: object, kind: type) -> bool:
    return isinstance(things, (list, tuple)) and all(isinstance(thing, kind) for thing in things)


def _id_faults(what: str, id: object) -> Iterator[str]:
    if not isinstance(id, str) or not ID.fullmatch(id):
        yield f"{what} is {id!r}; ids are made of small letters, digits and _, as in zhou_cang"


def _kind_faults(kind: Kind) -> Iterator[str]:
    yield from _id_faults("the id of a card", kind.id)
    if kind.id in KIND_BY_ID:
        yield f"its card {kind.id} has the id of another card"
    if not isinstance(kind.worth, CardWorth):
        yield f"the worth of its card {kind.id} is {kind.worth!r}, which is no CardWorth"
    yield from _worth_faults(kind.skill_worth, f"of the skill of the card {kind.id}")
    yield from chain.from_iterable(_part_faults(part, f"of the card {kind.id}") for part in kind.parts)


def _general_faults(general: General) -> Iterator[str]:
    yield from _id_faults("the id of a general", general.id)
    name = f"its general {general.id}"
    if general.kingdom not in KINGDOMS:
        yield f"{name} is of the kingdom {general.kingdom!r}; there are {', '.join(KINGDOMS)}"
    if general.gender not in GENDERS:
        yield f"{name} has the gender {general.gender!r}; there are {', '.join(GENDERS)}"
    if not isinstance(general.max_hp, int) or not 1 <= general.max_hp <= MOST_HEALTH:
        yield f"{name} has {general.max_hp!r} health; it is a number from 1 on"
    if not _are(general.skills, Skill):
        yield f"the skills of its general {general.id} are no Skill objects"
    ids = [skill.id for skill in general.skills]
    yield from [f"the skill {id} is there twice on {name[4:]}" for id in dict.fromkeys(ids) if ids.count(id) > 1]
    for skill in general.skills:
        yield from _skill_faults(skill, f"the id of a skill of {general.id}")


def _skill_faults(skill: Skill, what: str) -> Iterator[str]:
    yield from _id_faults(what, skill.id)
    if not isinstance(skill.grants, tuple):
        yield f'the skill {skill.id} grants {skill.grants!r}, which is no tuple of ids, as in ("guanxing",)'
    yield from _worth_faults(skill.worth, f"of the skill {skill.id}")
    if not skill.parts and type(skill) is Skill:
        yield f"the skill {skill.id} has no parts"
    if len(set(skill.parts)) < len(skill.parts):
        yield f"the skill {skill.id} has a part twice"
    yield from chain.from_iterable(_part_faults(part, f"of the skill {skill.id}") for part in skill.parts)


def _worth_faults(worth: object, of: str) -> Iterator[str]:
    if not isinstance(worth, Worth):
        yield f"the worth {of} is {worth!r}, which is no Worth"


def _mode_faults(mode: ModeDefinition) -> Iterator[str]:
    yield from _id_faults("the id of a mode", mode.id)
    if mode.usual_size not in mode.sizes:
        yield f"its mode {mode.id} is usually for {mode.usual_size!r} players, which is none of its sizes"
    if not (isinstance(mode.options, type) and issubclass(mode.options, Options)):
        yield f"the options of its mode {mode.id} are no class derived from Options"
    elif fault_of_options(mode.options):
        yield f"the options of its mode {mode.id} cannot be read: {fault_of_options(mode.options)}"
    if not mode.outcomes:
        yield f"its mode {mode.id} names no outcome"


def _part_faults(part: object, of: str) -> Iterator[str]:
    if not (isinstance(part, type) and issubclass(part, Part)):
        yield f"a part {of} is {part!r}, which is no class of parts"
        return
    if issubclass(part, Limited) and not _is_below(part.limit, ONCE_PER_GAME + 1):
        yield f"the part {part.__name__} {of} has the limit {part.limit!r}; it is one like ONCE_PER_PHASE"
    if issubclass(part, Trigger):
        if not _has_moment(part):
            yield f"the part {part.__name__} {of} names no moment at which it acts"
        base = _base_of(part)
        if base is not None and part.moment not in (NO_MOMENT, base.moment):
            yield (
                f"the part {part.__name__} {of} derives from {base.__name__} but names another moment; "
                "it derives from the class of its moment"
            )
        if not _is_below(part.of, ANYBODY + 1):
            yield f"the part {part.__name__} {of} listens to {part.of!r}; it is OWN, OTHERS or ANYBODY"
        if part.of != ANYBODY and part.whose is Trigger.whose:
            yield (
                f"the part {part.__name__} {of} listens to the events of certain seats, but does not say whose an event is; "
                "it derives from one like DamageTaken"
            )
        if part.effect is Trigger.effect:
            yield f"the part {part.__name__} {of} has no effect"
        yield from _signature_faults(part, "effect", ("frame", "picks"), of)
    elif issubclass(part, Active):
        if part.effect is Active.effect:
            yield f"the part {part.__name__} {of} has no effect"
        yield from _signature_faults(part, "effect", ("picks",), of)
    elif issubclass(part, Modifier):
        if not _is_below(part.fold, FOLDS) or _fold_of(part) is Modifier:
            yield f"the part {part.__name__} {of} names no fold that it changes; it derives from one like MayTarget"
        elif not _changes(part):
            yield f"the part {part.__name__} {of} changes nothing, for it does not define {method_of(part)}"
        else:
            yield from _stray_methods(part, of)
    elif issubclass(part, ViewAs):
        if part.kinds is ViewAs.kinds and part.kind is None:
            yield f"the part {part.__name__} {of} names no kind of card"
    elif not issubclass(part, Provider) or part.kinds is Provider.kinds:
        yield f"the part {part.__name__} {of} says nothing of what it does"


def _signature_faults(part: type[Part], method: str, takes: tuple[str, ...], of: str) -> Iterator[str]:
    """Faults of what a method takes beside ``self``."""
    try:
        parameters = list(inspect.signature(getattr(part, method)).parameters.values())[1:]
    # What is compiled may not tell.
    except ValueError:
        return
    free = [one for one in parameters if one.default is one.empty and one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    many = any(one.kind is one.VAR_POSITIONAL for one in parameters)
    if (len(free) > len(takes)) or (len(parameters) < len(takes) and not many):
        yield f"the {method} of the part {part.__name__} {of} takes {len(free)} things beside self; it takes {', '.join(takes)}"


def _stray_methods(part: type[Modifier], of: str) -> Iterator[str]:
    """Methods of other folds than that of the part."""
    own = method_of(part)
    folds = [
        fold for fold in vars(modifiers).values() if isinstance(fold, type) and issubclass(fold, Modifier) and fold is not Modifier
    ]
    methods = {method_of(fold): fold.__name__ for fold in folds}
    mine = part.__mro__[: part.__mro__.index(_fold_of(part))]
    for name, fold in methods.items():
        if name != own and any(name in vars(base) for base in mine):
            yield f"the part {part.__name__} {of} defines {name}, which nobody asks it; that is for parts that derive from {fold}"


def _base_of(part: type[Trigger[Frame]]) -> type[Trigger[Frame]] | None:
    """The class of this project that binds the one moment of a trigger, if it derives from one."""
    bases = [base for base in part.__mro__ if base.__module__ == triggers.__name__ and issubclass(base, Trigger)]
    return bases[0] if bases and bases[0].moment != NO_MOMENT else None


def _has_moment(part: type[Trigger[Frame]]) -> bool:
    moments: object = part.moments
    if moments:
        return isinstance(moments, tuple) and all(_is_below(moment, MOMENTS) for moment in moments)
    phase: object = getattr(part, "phase", None)
    return _is_below(part.moment, MOMENTS) if phase is None else _is_below(phase, PHASES)


def _is_below(number: object, end: int) -> bool:
    """Whether it is one of the numbers from 0 up to ``end``; what somebody else wrote may be anything."""
    return isinstance(number, int) and 0 <= number < end


def _fold_of(part: type[Modifier]) -> type[Part]:
    """The class of this project that says what a modifier changes; ``Modifier`` itself if none does."""
    return next(base for base in part.__mro__ if base.__module__ == Modifier.__module__)


def method_of(part: type[Modifier]) -> str:
    """The one method of a modifier's fold."""
    fold = _fold_of(part)
    return next(name for name in vars(fold) if not name.startswith("_") and callable(getattr(fold, name)))


def _changes(part: type[Modifier]) -> bool:
    """Whether the method of its fold is its own."""
    name = method_of(part)
    fold = _fold_of(part)
    return getattr(part, name) is not getattr(fold, name)


def _text_faults(package: Package) -> Iterator[str]:
    """Faults of the folder with the texts; a package may have none, but where there are some nobody is left out."""
    texts = package.texts
    if not isinstance(texts, str):
        yield "its texts are no path of a folder"
    if not texts:
        return
    files = sorted(Path(texts).glob("*/*.ftl"))
    if not files:
        yield f"there are no texts <language>/*.ftl in the folder {texts}"
    written: set[str] = set()
    for file in files:
        try:
            entries = FluentResource(file.read_text(encoding="utf-8")).body
        except UnicodeDecodeError:
            yield f"the texts of {file} are not written in UTF-8"
            return
        junk = next((entry for entry in entries if isinstance(entry, Junk)), None)
        if junk is not None:
            yield f"the texts of {file} cannot be read at “{(junk.content or '').strip().splitlines()[0]}”"
        written.update(entry.id.name for entry in entries if isinstance(entry, Message))
    wanted = [f"general-{general.id}" for general in package.generals]
    skills = [*package.skills, *(skill for general in package.generals for skill in general.skills)]
    wanted += [f"skill-{skill.id}" for skill in skills if skill.package in ("", package.id)]
    yield from [f"there is no text {key} in the folder {texts}" for key in wanted if key not in written]

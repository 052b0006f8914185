"""Options of modes: one typed structure for each mode, read from the words of records, commands and rooms, and described to them.

A field of the structure is an option; its type says how it is written: ``bool`` as ``on`` or ``off``, a ``Literal`` as one of its
words, ``int`` as a number from 1 on, and a class with a ``read`` (``SeatNumber``, ``Generals``, ``Wish``) as that reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, Protocol, Self, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct

from sanguosha.engine.mode import ROUND_CAP, Ruleset
from sanguosha.engine.pieces.skills import General

DIGITS: Final = 6
ON: Final = "on"
OFF: Final = "off"
MOST_ROUNDS: Final = 1000

# What an option needs to have an effect: one of these settings; any value will do where none is named.
Needs = Mapping[str, tuple[str, ...]]


class OptionError(ValueError):
    """A table or an option that the mode does not have; the message says what it has."""


@dataclass(frozen=True)
class About:
    """What there is to say of an option beside its type and its usual value.

    ``help`` ends a sentence that begins with its name; ``needs`` are settings without one of which it has no effect; ``sizes`` are
    the tables that one of its values is for, if not for all; ``upto`` is the greatest number that a dialog offers. What is
    ``set_by_room`` is not for players of a room to choose; what is not for a single game at the terminal says why (``not_alone``).
    """

    help: str
    needs: Needs = field(default_factory=dict)
    sizes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    upto: int = 10**DIGITS - 1
    set_by_room: bool = False
    not_alone: str = ""


class Readable(Protocol):
    """A type of options that reads its own words."""

    @classmethod
    def read(cls, name: str, text: str, players: int) -> Self:
        """The value of the option ``name`` at a table of so many players. Raises ``OptionError``."""


class SeatNumber(int):
    """A seat, written ``s2``."""

    @classmethod
    def read(cls, name: str, text: str, players: int) -> Self:
        """The seat of this token."""
        if not _is_seat(text, players):
            raise OptionError(f"The option {name} is a seat from s0 to s{players - 1}, not “{text}”.")
        return cls(text[1:])


class Generals(tuple[str, ...]):
    """Generals, written ``yu_ji+zhang_jiao``."""

    __slots__ = ()

    @classmethod
    def read(cls, name: str, text: str, players: int) -> Self:
        """The ids of these generals."""
        return cls(text.split("+") if text else ())


class Wish(NamedTuple):
    """A general that is offered to a seat, written ``s2.zhao_yun``."""

    seat: int
    general: str

    @classmethod
    def read(cls, name: str, text: str, players: int) -> Self:
        """The seat and its general."""
        seat, _, id = text.partition(".")
        if not (_is_seat(seat, players) and id):
            raise OptionError(
                f"The option {name} is a seat from s0 to s{players - 1} and a general, as in s0.zhao_yun, not “{text}”."
            )
        return cls(int(seat[1:]), id)


def _is_seat(text: str, players: int) -> bool:
    return text in [f"s{index}" for index in range(players)]


@dataclass(frozen=True)
class Option:
    """An option as it is written: its name, the type of its value, its value if nobody chooses, and what is said of it."""

    name: str
    type: Any
    usual: object
    about: About

    @property
    def choices(self) -> tuple[str, ...]:
        """The words it is chosen from, the usual one first; empty if there is no end of them."""
        words = (ON, OFF) if self.type is bool else get_args(self.type) if get_origin(self.type) is Literal else ()
        return tuple(sorted(words, key=lambda word: word != self.usual_word))

    @property
    def is_number(self) -> bool:
        """Whether it is a number from 1 on."""
        return self.type is int

    @property
    def usual_word(self) -> str:
        """The usual value as it is written, empty if that depends on the table."""
        if isinstance(self.usual, bool):
            return ON if self.usual else OFF
        return str(self.usual) if isinstance(self.usual, (str, int)) else ""

    @property
    def ways(self) -> str:
        """How it is written: ``generals=on|off``, ``choices=1…10``."""
        ways = "|".join(self.choices) or (f"1…{self.about.upto}" if self.is_number else "…")
        return f"{self.name}={ways}"

    def read(self, text: str, players: int) -> object:
        """The value that is written so. Raises ``OptionError``."""
        if self.is_number:
            return _number(self.name, text)
        if self.choices:
            if text not in self.choices:
                raise OptionError(f"The option {self.name} is one of {', '.join(self.choices)}, not “{text}”.")
            return text == ON if self.type is bool else text
        kind: Readable = self.type
        return kind.read(self.name, text, players)


def _number(name: str, text: str) -> int:
    if len(text) > DIGITS:
        raise OptionError(f"The option {name} has at most {DIGITS} digits.")
    if not text.isdecimal() or int(text) < 1:
        raise OptionError(f"The option {name} is a number from 1 on, not “{text}”.")
    return int(text)


class Options(Struct, frozen=True, kw_only=True):
    """The options that every mode has; a mode adds its own. ``who`` begins the sentences about them, ``missing`` says of options
    that one might look for why they are not there."""

    who: ClassVar[str] = "This mode"
    missing: ClassVar[Mapping[str, str]] = {}

    round_cap: Annotated[int, About("the game is a draw after so many rounds", upto=MOST_ROUNDS)] = ROUND_CAP
    ask_all: Annotated[bool, About("who can only pass is asked too, so that the asking tells nothing", set_by_room=True)] = False

    @classmethod
    def read(cls, given: Mapping[str, str], players: int) -> Self:
        """The options that are written so, for a table of so many players. Raises ``OptionError`` for one that the mode does not
        have, or a value that it cannot have."""
        known = {option.name: option for option in described(cls)}
        for name in given:
            if name in cls.missing:
                raise OptionError(cls.missing[name])
            if name not in known:
                raise OptionError(f"{cls.who} has no option “{name}”; it has {', '.join(known)}.")
        values: dict[str, Any] = {name: known[name].read(text, players) for name, text in given.items()}
        return cls(**values)


@cache
def described(options: type[Options]) -> tuple[Option, ...]:
    """All options of a mode: those with a few choices, then numbers, then others, the mode's own always before the common ones."""
    hints = get_type_hints(options, include_extras=True)
    common = len(Options.__struct_fields__)
    usual = dict(zip(options.__struct_fields__, options.__struct_defaults__, strict=True))
    found = []
    for name in (*options.__struct_fields__[common:], *options.__struct_fields__[:common]):
        kind, about = get_args(hints[name])
        if isinstance(kind, UnionType):
            kind = next(one for one in get_args(kind) if one is not type(None))
        found.append(Option(name, kind, usual[name], about))
    return tuple(sorted(found, key=lambda option: (not option.choices, not option.is_number)))


def fault_of_options(options: type[Options]) -> str:
    """What is wrong with the options of a mode, as the end of a sentence; empty if there is nothing."""
    hints = get_type_hints(options, include_extras=True)
    for name in options.__struct_fields__:
        if not any(isinstance(one, About) for one in get_args(hints[name])):
            return f"{name} says nothing of itself; write Annotated[type, About(…)]"
    if NODEFAULT in options.__struct_defaults__ or len(options.__struct_defaults__) < len(options.__struct_fields__):
        return "each of them needs a usual value"
    for option in described(options):
        if not (option.choices or option.is_number or hasattr(option.type, "read")):
            return f"{option.name} is {option.type!r}; there are bool, int, Literal and classes with a read"
    return ""


def check_effect(options: type[Options], given: Mapping[str, str], implied: Mapping[str, str], without: frozenset[str]) -> None:
    """Raise ``OptionError`` for an option that has no effect beside the others that are ``given`` and what is ``implied``; options
    ``without`` which a game is played do not count. What stands at its usual value need not have an effect."""
    settings = {option.name: option.usual_word for option in described(options) if option.choices} | dict(given) | dict(implied)
    for option in described(options):
        needs = {other: values for other, values in option.about.needs.items() if other not in without}
        value = given.get(option.name)
        if value is None or not needs or (option.choices and value == option.usual_word):
            continue
        if not any(other in settings and (not values or settings[other] in values) for other, values in needs.items()):
            wanted = " or ".join(f"{other}={values[0]}" if values else other for other, values in needs.items())
            raise OptionError(f"The option {option.name} has no effect without {wanted}.")


def generals_but(ruleset: Ruleset, banned: tuple[str, ...]) -> list[General]:
    """The generals of a ruleset without some. Raises ``OptionError`` for one that is not there."""
    for id in banned:
        if id not in ruleset.general_by_id:
            raise OptionError(f"There is no general “{id}” in these packages.")
    return [general for general in ruleset.generals if general.id not in banned]

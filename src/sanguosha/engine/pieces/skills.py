"""Skills and generals as they stand on their cards, and the place of a general on a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.pieces.worth import ORDINARY, Worth

if TYPE_CHECKING:
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.table.seat import Seat

WEI: Final = "wei"
SHU: Final = "shu"
WU: Final = "wu"
QUN: Final = "qun"
MALE: Final = "male"
FEMALE: Final = "female"

# The places of two generals on a seat.
HEAD: Final = 0
DEPUTY: Final = 1

# Tags of skills, to be combined.
LOCKED: Final = 1
LORD_SKILL: Final = 2
LIMITED: Final = 4
AWAKENING: Final = 8
HEAD_ONLY: Final = 16
DEPUTY_ONLY: Final = 32
ARRAY: Final = 64
TAG_NAMES: Final = {
    1: "locked",
    2: "lord",
    4: "limited",
    8: "awakening",
    16: "head_only",
    32: "deputy_only",
    64: "array",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill as it stands on a card: its id, its parts, its tags, and the ids of the skills that its owner may gain by it;
    ``worth`` for agents. ``on_gained`` and ``on_lost`` are called with its owner."""

    def __init__(self, id: str, *parts: type[Part], tags: int = 0, grants: tuple[str, ...] = (), worth: Worth = ORDINARY) -> None:
        self.id = id
        self.parts = parts
        self.tags = tags
        self.grants = grants
        self.worth = worth
        self.package = ""

    def on_gained(self, owner: Seat) -> None:
        """The owner gains the skill."""

    def on_lost(self, owner: Seat) -> None:
        """The owner loses the skill."""

    def __repr__(self) -> str:
        return self.id


def locked(id: str, *parts: type[Part], tags: int = 0, grants: tuple[str, ...] = (), worth: Worth = ORDINARY) -> Skill:
    """A locked skill (锁定技): its triggers act unasked."""
    return Skill(id, *parts, tags=LOCKED | tags, grants=grants, worth=worth)


def limited(id: str, *parts: type[Part], tags: int = 0, grants: tuple[str, ...] = (), worth: Worth = ORDINARY) -> Skill:
    """A limited skill (限定技): each of its parts may be used once in a game."""
    return Skill(id, *parts, tags=LIMITED | tags, grants=grants, worth=worth)


def awakening(id: str, *parts: type[Part], tags: int = 0, grants: tuple[str, ...] = (), worth: Worth = ORDINARY) -> Skill:
    """An awakening skill (觉醒技): unasked, and once in a game."""
    return Skill(id, *parts, tags=AWAKENING | tags, grants=grants, worth=worth)


def lord(id: str, *parts: type[Part], tags: int = 0, grants: tuple[str, ...] = (), worth: Worth = ORDINARY) -> Skill:
    """A lord skill (主公技): only a lord has it."""
    return Skill(id, *parts, tags=LORD_SKILL | tags, grants=grants, worth=worth)


class General:
    """A general card: who it is and its skills. ``kingdom`` and ``gender`` are ids, ``max_hp`` the printed health; a
    ``fixed_lord`` is always among those whom the lord of an identity game may choose; ``not_in`` are the modes that usually leave
    the general out."""

    def __init__(
        self,
        id: str,
        kingdom: str,
        gender: str,
        max_hp: int,
        *skills: Skill,
        fixed_lord: bool = False,
        not_in: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.kingdom = kingdom
        self.gender = gender
        self.max_hp = max_hp
        self.skills = skills
        self.fixed_lord = fixed_lord
        self.not_in = not_in
        self.package = ""

    def __repr__(self) -> str:
        return self.id


class Slot:
    """A general's place on a seat, ``HEAD`` or ``DEPUTY``. The skills of a hidden one show only when they are used."""

    def __init__(self, index: int, general: General, revealed: bool) -> None:
        self.index = index
        self.general = general
        self.revealed = revealed

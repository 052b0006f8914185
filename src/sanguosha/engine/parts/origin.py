"""Where parts come from: a skill that a seat holds, a piece of equipment, an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.tokens import skill_token
from sanguosha.engine.pieces.card import ARMOR, Card, Kind
from sanguosha.engine.pieces.skills import Skill, Slot
from sanguosha.engine.pieces.worth import Worth

if TYPE_CHECKING:
    from sanguosha.engine.parts.effects import Effect
    from sanguosha.engine.parts.part import Part


class Origin:
    """Where parts come from. ``key`` tells it from all others of its seat, for limits; ``token`` is the one that it has in menus.
    ``slot`` is the place of the general on whom it is printed, if that is so. It has a ``state_effect`` if it changes something
    as long as it is there; ``nobodys`` is a rule of the game. ``worth`` is for agents."""

    def __init__(self, id: str, key: str, token: str, worth: Worth) -> None:
        self.id = id
        self.key = key
        self.token = token
        self.worth = worth
        self.tags = 0
        self.slot: Slot | None = None
        self.card: Card | None = None
        self.armor = False
        self.effect: Effect | None = None
        self.nobodys = False
        self.state_effect = False
        self.parts: list[Part] = []


class Held(Origin):
    """A skill that a seat holds: printed on the general in a slot, or granted. The same skill may be held more than once.

    ``grant`` numbers what a seat was granted, from 1; it is 0 for what is printed. The key is ``tieqi@1`` or ``guanxing+2``; the
    token is ``k:tieqi`` while no other of the seat has that, else ``k:tieqi@1``, and stays the same while the skill is held.
    """

    def __init__(self, skill: Skill, slot: Slot | None, grant: int, token: str = "") -> None:
        place = f"+{grant}" if slot is None else f"@{slot.index}"
        super().__init__(skill.id, skill.id + place, token or skill_token(skill.id), skill.worth)
        self.skill = skill
        self.slot = slot
        self.grant = grant
        self.tags = skill.tags

    @property
    def hidden(self) -> bool:
        """Whether it is printed on a general that lies face down."""
        return self.slot is not None and not self.slot.revealed

    def text(self) -> str:
        """All about it: its slot and whether that is hidden, or -1 and its grant; the token where it is not the plain one."""
        token = "" if self.token == skill_token(self.id) else self.token[1:]
        if self.slot is None:
            return f"{self.id}:-1:{self.grant}{token}"
        return f"{self.id}:{self.slot.index}:{int(self.hidden)}{token}"


def of_equipment(card: Card, kind: Kind) -> Origin:
    """A piece of equipment that counts as this kind."""
    origin = Origin(kind.id, kind.id, skill_token(kind.id), kind.skill_worth)
    origin.card = card
    origin.armor = kind.slot == ARMOR
    return origin


def of_effect(effect: Effect) -> Origin:
    """An effect."""
    kind = effect.kind
    origin = Origin(kind.id, kind.id, skill_token(kind.id), kind.worth)
    origin.effect = effect
    origin.nobodys = kind.nobodys
    return origin

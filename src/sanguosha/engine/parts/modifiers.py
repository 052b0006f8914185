"""Modifiers: parts that change a number or a permission as long as they are there, a base class with one method for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.parts.folds import (
    AS_HAND,
    ATTACK_RANGE,
    BIG_SIDE,
    DISTANCE,
    EXTRA_TARGETS,
    HAND_LIMIT,
    IGNORES_DISTANCE,
    LOOK,
    MAY_CHAIN,
    MAY_PAY_HEALTH,
    MAY_RECOVER,
    MAY_RESCUE,
    MAY_RESPOND,
    MAY_REVEAL,
    MAY_TARGET,
    MAY_USE,
    NO_FOLD,
    SIDE_COUNT,
    SKILL_ON,
    UNLIMITED_USE,
    WEARS,
    Fold,
)
from sanguosha.engine.parts.part import Part
from sanguosha.engine.pieces.card import Card, Kind, Suit

if TYPE_CHECKING:
    from sanguosha.engine.happenings.frames import Line
    from sanguosha.engine.pieces.skills import Slot
    from sanguosha.engine.procedures.menus import Draft
    from sanguosha.engine.table.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Part):
    """Base of the modifiers; ``fold`` is what it changes. The method of each is pure."""

    fold: ClassVar[Fold] = NO_FOLD


@mypyc_attr(allow_interpreted_subclasses=True)
class Distance(Modifier):
    """The distance from ``start`` to ``goal``. It may depend on the ring, health, what lies in piles or is worn, and effects;
    distances are measured anew when one of these has changed."""

    fold = DISTANCE

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        """The distance, given what it is without this part."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackRange(Modifier):
    """The attack range of a seat."""

    fold = ATTACK_RANGE

    def attack_range(self, value: int, seat: Seat) -> int:
        """The range, given what it is without this part."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class UnlimitedUse(Modifier):
    """Lifts the limit of uses in a phase."""

    fold = UNLIMITED_USE

    def unlimited(self, draft: Draft) -> bool:
        """Whether the draft does not care how many of its family were used in this phase."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class IgnoresDistance(Modifier):
    """Lets cards reach whom they do not reach by distance."""

    fold = IGNORES_DISTANCE

    def any_distance(self, draft: Draft, target: Seat) -> bool:
        """Whether the draft may have this target whatever the distance."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class MayUse(Modifier):
    """Forbids cards."""

    fold = MAY_USE

    def may_use(self, draft: Draft) -> bool:
        """Whether the card may be used or played at all."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayTarget(Modifier):
    """Forbids targets."""

    fold = MAY_TARGET

    def may_target(self, draft: Draft, target: Seat) -> bool:
        """Whether ``target`` may be a target of the draft."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayRescue(Modifier):
    """Forbids to rescue."""

    fold = MAY_RESCUE

    def may_rescue(self, rescuer: Seat, dying: Seat) -> bool:
        """Whether ``rescuer`` may be asked for ``dying``."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayRespond(Modifier):
    """Forbids to answer."""

    fold = MAY_RESPOND

    def may_respond(self, seat: Seat, line: Line) -> bool:
        """Whether ``seat`` may play or use a card against a line."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraTargets(Modifier):
    """Allows more targets."""

    fold = EXTRA_TARGETS

    def extra_targets(self, draft: Draft) -> int:
        """How many targets more the draft may have."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(Modifier):
    """Changes suits."""

    fold = LOOK

    def suit(self, card: Card, seat: Seat, suit: Suit) -> Suit:
        """The suit that ``card`` has for ``seat``, given what it is without this part."""
        return suit


@mypyc_attr(allow_interpreted_subclasses=True)
class AsHand(Modifier):
    """Lets cards be used that are not in the hand."""

    fold = AS_HAND

    def as_hand(self, seat: Seat) -> list[Card]:
        """Further cards that ``seat`` may use or play as if they were in the hand."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Wears(Modifier):
    """Equipment without a card."""

    fold = WEARS

    def wears(self, seat: Seat) -> Kind | None:
        """A piece of equipment that ``seat`` counts as wearing."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class HandLimit(Modifier):
    """The hand limit of a seat."""

    fold = HAND_LIMIT

    def hand_limit(self, value: int, seat: Seat) -> int:
        """The limit, given what it is without this part."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillOn(Modifier):
    """Turns skills off."""

    fold = SKILL_ON

    def skill_on(self, part: Part) -> bool:
        """Whether another part works."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayPayHealth(Modifier):
    """Forbids to pay with health."""

    fold = MAY_PAY_HEALTH

    def may_pay_health(self, seat: Seat, amount: int) -> bool:
        """Whether ``seat`` may lose so much health as the cost of something."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayChain(Modifier):
    """Forbids to chain."""

    fold = MAY_CHAIN

    def may_chain(self, seat: Seat) -> bool:
        """Whether ``seat`` may be chained."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayRecover(Modifier):
    """Forbids to recover."""

    fold = MAY_RECOVER

    def may_recover(self, seat: Seat) -> bool:
        """Whether ``seat`` may recover."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MayReveal(Modifier):
    """Forbids to reveal."""

    fold = MAY_REVEAL

    def may_reveal(self, seat: Seat, slot: Slot) -> bool:
        """Whether ``seat`` may turn up the general in a slot, for a skill or by itself."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class SideCount(Modifier):
    """How many a side counts among big and small kingdoms. It may depend on who lives and on whose side, and on what is worn."""

    fold = SIDE_COUNT

    def side_count(self, value: int, side: str) -> int:
        """The number of ``side``, given what it is without this part."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class BigSide(Modifier):
    """Makes one side the only big kingdom. It may depend on the same."""

    fold = BIG_SIDE

    def big_side(self) -> str:
        """The side that is big whatever its number; empty for none."""
        return ""

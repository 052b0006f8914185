"""Modifiers: parts that change a number or a permission as long as they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.card import Card, Kind
from sanguosha.engine.parts import Part

if TYPE_CHECKING:
    from sanguosha.engine.frames import Line
    from sanguosha.engine.menus import Draft
    from sanguosha.engine.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Part):
    """A part that changes a number or a permission as long as it is there: pure. A subclass sets ``fold`` and overrides the
    method of that name."""

    fold: ClassVar[int] = -1

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        """DISTANCE from ``start`` to ``goal``. It may depend on the ring, health, what lies in piles or is worn, and effects;
        distances are measured anew when one of these has changed."""
        return value

    def attack_range(self, value: int, seat: Seat) -> int:
        """ATTACK_RANGE of ``seat``."""
        return value

    def unlimited(self, draft: Draft) -> bool:
        """UNLIMITED_USE: the draft does not care how many of its family were used in this phase."""
        return False

    def any_distance(self, draft: Draft, target: Seat) -> bool:
        """IGNORES_DISTANCE: the draft may have this target whatever the distance."""
        return False

    def may_use(self, draft: Draft) -> bool:
        """MAY_USE: whether the card may be used or played at all."""
        return True

    def may_target(self, draft: Draft, target: Seat) -> bool:
        """MAY_TARGET: whether ``target`` may be a target of the draft."""
        return True

    def may_rescue(self, rescuer: Seat, dying: Seat) -> bool:
        """MAY_RESCUE: whether ``rescuer`` may be asked for ``dying``."""
        return True

    def may_respond(self, seat: Seat, line: Line) -> bool:
        """MAY_RESPOND: whether ``seat`` may play or use a card against a line."""
        return True

    def extra_targets(self, draft: Draft) -> int:
        """EXTRA_TARGETS: how many targets more the draft may have."""
        return 0

    def suit(self, card: Card, seat: Seat, suit: int) -> int:
        """LOOK: the suit that ``card`` has for ``seat``."""
        return suit

    def as_hand(self, seat: Seat) -> list[Card]:
        """AS_HAND: further cards that ``seat`` may use or play as if they were in the hand."""
        return []

    def wears(self, seat: Seat) -> Kind | None:
        """WEARS: a piece of equipment that ``seat`` counts as wearing."""
        return None

    def hand_limit(self, value: int, seat: Seat) -> int:
        """HAND_LIMIT of ``seat``."""
        return value

    def skill_on(self, part: Part) -> bool:
        """SKILL_ON: whether another part works."""
        return True

    def may_pay_health(self, seat: Seat, amount: int) -> bool:
        """MAY_PAY_HEALTH: whether ``seat`` may lose so much health as the cost of something."""
        return True

    def allows(self, seat: Seat) -> bool:
        """MAY_CHAIN, MAY_RECOVER: whether it may happen to ``seat``."""
        return True

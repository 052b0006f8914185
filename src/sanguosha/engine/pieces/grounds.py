"""Grounds: what checks of legality return to say why something may not be. The empty string is no objection.

Each is the key of a text, ``why-…``; a card of another package may return its own. ``reasons.py`` adds the numbers and names.
"""

from __future__ import annotations

from typing import Final

# A card as such.
NOT_NOW: Final = "not-now"
USED_UP_IN_PHASE: Final = "used-up-in-phase"
USED_UP_IN_TURN: Final = "used-up-in-turn"
FULL_HEALTH: Final = "full-health"
FORBIDDEN: Final = "forbidden"
OUT_OF_RING: Final = "out-of-ring"
NO_TARGET: Final = "no-target"
NOBODY_IN_RANGE: Final = "nobody-in-range"
NOBODY_NEAR: Final = "nobody-near"

# A card on a seat.
DEAD: Final = "dead"
ONESELF: Final = "oneself"
OUT_OF_RANGE: Final = "out-of-range"
TOO_FAR: Final = "too-far"
NOTHING_THERE: Final = "nothing-there"
NO_HAND: Final = "no-hand"
ALREADY_THERE: Final = "already-there"
NO_WEAPON: Final = "no-weapon"
NO_VICTIM: Final = "no-victim"
OUT_OF_THEIR_RANGE: Final = "out-of-their-range"
THEY_MAY_NOT: Final = "they-may-not"
IMMUNE: Final = "immune"

# A skill.
FAILED_BEFORE: Final = "failed-before"
ARMOR_OFF: Final = "armor-off"
TURNED_OFF: Final = "turned-off"
KEPT_HIDDEN: Final = "kept-hidden"
LIMIT_REACHED: Final = "limit-reached"

NOT_WANTED: Final = "not-wanted"
NO_USE: Final = "no-use"
NOT_IN_PLAY_PHASE: Final = "not-in-play-phase"
OF_ITSELF: Final = "of-itself"
LORD_ONLY: Final = "lord-only"
LACKS_CARDS: Final = "lacks-cards"
LACKS_SEATS: Final = "lacks-seats"
NEEDS_CARD: Final = "needs-card"
NEEDS_HAND_CARD: Final = "needs-hand-card"
NEEDS_SEAT: Final = "needs-seat"

# A pick of some question.
WRONG_CARD: Final = "wrong-card"
WORN: Final = "worn"
NOT_YOURS: Final = "not-yours"
ALREADY_PICKED: Final = "already-picked"
ENOUGH: Final = "enough"
IN_ORDER: Final = "in-order"
FIRST_TARGET: Final = "first-target"
NO_CHOICE: Final = "no-choice"
BEGIN: Final = "begin"
PICK_CARD: Final = "pick-card"
PICK_SEAT: Final = "pick-seat"
PICK_OTHER: Final = "pick-other"
NOTHING_TO_PICK: Final = "nothing-to-pick"
NOT_AMONG: Final = "not-among"
NOT_POSSIBLE: Final = "not-possible"

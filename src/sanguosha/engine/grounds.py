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
LIMIT_REACHED: Final = "limit-reached"

NOT_POSSIBLE: Final = "not-possible"

"""The numbers of the folds: what a modifier can change."""

from __future__ import annotations

from typing import Final

DISTANCE: Final = 0
ATTACK_RANGE: Final = 1
UNLIMITED_USE: Final = 2
IGNORES_DISTANCE: Final = 3
MAY_USE: Final = 4
MAY_TARGET: Final = 5
MAY_RESCUE: Final = 6
EXTRA_TARGETS: Final = 7
LOOK: Final = 8
AS_HAND: Final = 9
WEARS: Final = 10
HAND_LIMIT: Final = 11
SKILL_ON: Final = 12
MAY_CHAIN: Final = 13
MAY_RECOVER: Final = 14
MAY_RESPOND: Final = 15
MAY_PAY_HEALTH: Final = 16
FOLDS: Final = 17

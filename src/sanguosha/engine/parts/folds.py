"""The numbers of the folds: what a modifier can change."""

from __future__ import annotations

from typing import Final, NewType

Fold = NewType("Fold", int)

DISTANCE: Final = Fold(0)
ATTACK_RANGE: Final = Fold(1)
UNLIMITED_USE: Final = Fold(2)
IGNORES_DISTANCE: Final = Fold(3)
MAY_USE: Final = Fold(4)
MAY_TARGET: Final = Fold(5)
MAY_RESCUE: Final = Fold(6)
EXTRA_TARGETS: Final = Fold(7)
LOOK: Final = Fold(8)
AS_HAND: Final = Fold(9)
WEARS: Final = Fold(10)
HAND_LIMIT: Final = Fold(11)
SKILL_ON: Final = Fold(12)
MAY_CHAIN: Final = Fold(13)
MAY_RECOVER: Final = Fold(14)
MAY_RESPOND: Final = Fold(15)
MAY_PAY_HEALTH: Final = Fold(16)
MAY_REVEAL: Final = Fold(17)
SIDE_COUNT: Final = Fold(18)
BIG_SIDE: Final = Fold(19)
FOLDS: Final = 20
NO_FOLD: Final = Fold(-1)

"""All kinds of cards by their id."""

from __future__ import annotations

from typing import Final

from sanguosha.cards.armor import ARMORS
from sanguosha.cards.basic import BASIC_KINDS
from sanguosha.cards.delayed_tricks import DELAYED_TRICKS
from sanguosha.cards.instant_tricks import INSTANT_TRICKS
from sanguosha.cards.mounts import MOUNTS
from sanguosha.cards.trick import NULLIFICATION
from sanguosha.cards.weapons import WEAPONS
from sanguosha.engine.pieces.card import Kind

STANDARD_KINDS: Final[list[Kind]] = [
    *BASIC_KINDS, *INSTANT_TRICKS, NULLIFICATION, *DELAYED_TRICKS, *WEAPONS, *ARMORS, *MOUNTS
]  # fmt: skip
KIND_BY_ID: Final[dict[str, Kind]] = {kind.id: kind for kind in STANDARD_KINDS}

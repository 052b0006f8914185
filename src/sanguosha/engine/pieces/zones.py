"""Places where cards lie. Each card is in exactly one zone, and only ``procedures.move`` changes that."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.pieces.card import Card

DRAW_PILE: Final = 0
DISCARD_PILE: Final = 1
TABLE: Final = 2
HAND: Final = 3
EQUIP: Final = 4
JUDGE_AREA: Final = 5
PILE: Final = 6
OUT: Final = 7
ZONE_NAMES: Final = ("draw_pile", "discard_pile", "table", "hand", "equip", "judge", "pile", "out")

# Areas of a seat, to be combined: "hand and equipment" is HAND_AREA | EQUIP_AREA.
HAND_AREA: Final = 1
EQUIP_AREA: Final = 2
JUDGING_AREA: Final = 4
OWN_CARDS: Final = 3
ALL_AREAS: Final = 7


class Zone:
    """An ordered place for cards. The top of the draw pile is the end of its list.

    ``seat`` is the index of the seat it belongs to, or -1; ``name`` tells piles of one seat apart; ``face_up`` piles
    are public, others are seen by their seat only.
    """

    def __init__(self, kind: int, seat: int = -1, name: str = "", face_up: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.name = name
        self.face_up = face_up or kind in (DISCARD_PILE, TABLE, EQUIP, JUDGE_AREA)
        self.cards: list[Card] = []

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        owner = f" of s{self.seat}" if self.seat >= 0 else ""
        return f"{self.name or ZONE_NAMES[self.kind]}{owner}"

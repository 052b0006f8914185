"""Mounts: names make no difference."""

from __future__ import annotations

from typing import Final

from sanguosha.cards.equipment import EquipmentKind
from sanguosha.engine.parts.modifiers import Distance
from sanguosha.engine.pieces.card import DEFENSIVE_HORSE, OFFENSIVE_HORSE, Kind
from sanguosha.engine.table.seat import Seat


class FartherAway(Distance):
    """+1: others measure distances to the wearer with 1 more."""

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value + 1 if goal is self.owner else value


class CloserBy(Distance):
    """-1: the wearer measures distances to others with 1 less."""

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value - 1 if start is self.owner else value


MOUNTS: Final[list[Kind]] = [
    *(EquipmentKind(id, DEFENSIVE_HORSE, FartherAway) for id in ("jueying", "dilu", "zhuahuangfeidian", "hualiu")),
    *(EquipmentKind(id, OFFENSIVE_HORSE, CloserBy) for id in ("chitu", "dayuan", "zixing")),
]

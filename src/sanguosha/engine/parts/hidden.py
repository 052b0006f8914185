"""Generals that lie face down: their own skills are looked at as if they were shown, for using one shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Query

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.pieces.skills import Slot


class AsIf:
    """While it is entered, a general counts as revealed (if a slot is given), with all that this changes. Nothing may happen
    meanwhile: it is for conditions, menus and numbers."""

    def __init__(self, game: Game, slot: Slot | None) -> None:
        self.game = game
        self.slot = slot if slot is not None and not slot.revealed else None
        self._distances: list[int] = []

    def __enter__(self) -> None:
        if self.slot is not None:
            self.slot.revealed = True
            self._distances = self.game.distances
            self.game.touch()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.slot is not None:
            self.slot.revealed = False
            self.game.distances = self._distances


class AsIfQuery(Query):
    """A menu for a skill of a hidden general."""

    def __init__(self, part: Part, query: Query) -> None:
        self.part = part
        self.query = query

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        with AsIf(self.part.game, self.part.slot):
            return self.query.menu(picks, at)

    def end(self, picks: list[str], at: int = 0) -> int:
        with AsIf(self.part.game, self.part.slot):
            return self.query.end(picks, at)

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        with AsIf(self.part.game, self.part.slot):
            return self.query.set_at(picks, at)

"""What happened in this turn, as plain tuples that skills query instead of counting for themselves."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.happenings.moments import NO_PHASE, Phase

USED_CARD: Final = 0
COUNTED_USE: Final = 1
PLAYED_CARD: Final = 2
DEALT_DAMAGE: Final = 3
DIED_SEAT: Final = 4
GAVE_CARDS: Final = 5
REFUSED: Final = 6
LAID_FACE_DOWN: Final = 7

Entry = tuple[int, Phase, int, str, int]


class History:
    """Entries ``(what, phase, seat, detail, amount)`` of the current turn, oldest first.

    ``detail`` is the family of a card used or played, the victim's token for damage, the skill for cards given.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, what: int, phase: Phase, seat: int, detail: str, amount: int = 1) -> None:
        """Note one event."""
        self.entries.append((what, phase, seat, detail, amount))

    def total(self, what: int, seat: int, detail: str, phase: Phase = NO_PHASE) -> int:
        """The sum of amounts of matching events; ``phase`` -1 means the whole turn."""
        total = 0
        for entry in self.entries:
            if entry[0] == what and entry[2] == seat and entry[3] == detail and (phase < 0 or entry[1] == phase):
                total += entry[4]
        return total

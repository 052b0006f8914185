"""Deeds: who helped or harmed whom in this game, as everybody saw it."""

from __future__ import annotations


class Deeds:
    """A number for each pair of seats: above 0 for harm, below 0 for help, added up over the game.

    It tells what a seat set out to do in public (a card aimed, a skill used on somebody, a trick nullified), not what came of it.
    ``version`` changes with every deed and every death, so that what was concluded from it can be kept. ``latest`` holds for each
    seat the version that its latest deed made, ``fates`` is the version that the latest death, or return to life, made.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.harm: list[float] = [0.0] * (seats * seats)
        self.version = 0
        self.latest: list[int] = [0] * seats
        self.fates = 0

    def note(self, doer: int, other: int, harm: float) -> None:
        """``doer`` set out to harm ``other`` (or to help, below 0); what a seat does to itself is not counted."""
        if doer != other and harm != 0.0:
            self.harm[doer * self.seats + other] += harm
            self.version += 1
            self.latest[doer] = self.version

    def note_fate(self) -> None:
        """Somebody died or came back to life."""
        self.version += 1
        self.fates = self.version

    def of(self, doer: int, other: int) -> float:
        """The harm that ``doer`` set out to do to ``other``."""
        return self.harm[doer * self.seats + other]

    def copy(self) -> Deeds:
        """The same deeds, free to go another way."""
        twin = Deeds(self.seats)
        twin.harm = list(self.harm)
        twin.version = self.version
        twin.latest = list(self.latest)
        twin.fates = self.fates
        return twin

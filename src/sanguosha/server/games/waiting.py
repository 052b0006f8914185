"""Whom everybody may know to be asked."""

from __future__ import annotations


class Waiting:
    """The seats that are asked in public, and until when.

    When the last of them has answered and nothing has happened, somebody is asked in secret. Then it is told as before: others
    shall not see that an answer has come, for then they would know that there is another question.
    """

    def __init__(self) -> None:
        self._until: dict[int, float] = {}
        self._public: set[int] = set()
        self._asked: set[int] = set()
        self._events = 0

    def look(self, asked: set[int], until: dict[int, float], events: int) -> None:
        """All seats that are asked now, until when those are that are asked in public, and how many events there have been."""
        self._asked, self._public = asked, set(until)
        if until or events != self._events:
            self._until, self._events = until, events

    def told_to(self, viewer: int, now: float) -> dict[int, float]:
        """The seats with the seconds left to them. Who has answered, or is asked in secret, knows more than the others."""
        knows = viewer in self._asked
        return {
            seat: left(until, now) for seat, until in self._until.items() if seat in self._public or not (knows or seat == viewer)
        }


def left(until: float, now: float) -> float:
    """The seconds left, as they are told."""
    return round(max(until - now, 0.0), 1)

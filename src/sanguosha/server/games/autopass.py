"""Windows that people let pass by themselves, as they have set it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from sanguosha.server.told.questions import wanted

if TYPE_CHECKING:
    from sanguosha.engine.decisions.decision import Decision
    from sanguosha.engine.game import Game
    from sanguosha.engine.happenings.frames import Use

How = Literal["off", "card", "round", "always"]


class AutoPasses:
    """What each seat has set for each family of cards: pass for this card, for this round, or always."""

    def __init__(self) -> None:
        self._how: dict[tuple[int, str], How] = {}
        self._card: dict[tuple[int, str], Use | None] = {}
        self._round: dict[tuple[int, str], int] = {}
        self._now: dict[str, Use] = {}

    def set(self, game: Game, seat: int, family: str, how: How) -> bool:
        """A seat chooses how it wants its questions for this family answered; whether that is something new."""
        key = (seat, family)
        before = self._how.get(key, "off"), self._card.get(key), self._round.get(key)
        self._how[key] = how
        self._card[key] = self._now.get(family)
        self._round[key] = game.round
        return how != before[0] or (how != "off" and (self._card[key], self._round[key]) != before[1:])

    def look(self, game: Game, decisions: list[Decision]) -> None:
        """New questions are open: note which card each family is asked about."""
        for decision in decisions:
            families, use = wanted(decision)
            if use is not None:
                self._now.update(dict.fromkeys(families, use))

    def passes(self, game: Game, decision: Decision) -> bool:
        """Whether this question is to be passed."""
        if not self._how:
            return False
        families, use = wanted(decision)
        for family in families:
            key = (decision.seat, family)
            how = self._how.get(key, "off")
            if how == "always" or (how == "round" and self._round[key] == game.round):
                return True
            if how == "card" and use is not None and self._card[key] is use:
                return True
        return False

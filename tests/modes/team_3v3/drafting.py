"""A 3v3 game in its draft, answered question by question."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.session import Session
from sanguosha.modes.team_3v3 import COLD, WARM, Team3v3
from sanguosha.packages import identity_ruleset

RULES = identity_ruleset()
MARSHALS = (1, 4)


class Draft:
    """A game that has come to the first question of its draft; ``asked`` lists all questions put so far, as seat and prompt."""

    def __init__(self, seed: int = 1, **options: str) -> None:
        self.session = Session(Team3v3(RULES, 6, options), seed)
        self.asked: list[tuple[int, str]] = []
        self.session.start()

    @property
    def game(self) -> Game:
        """The game."""
        return self.session.game

    @property
    def question(self) -> Decision:
        """The question that waits; the first one of several."""
        return self.session.open[0]

    @property
    def prompts(self) -> list[str]:
        """The questions that wait."""
        return [decision.prompt for decision in self.session.open]

    def marshal(self, side: str) -> int:
        """The seat that leads a side."""
        return next(index for index in MARSHALS if self.game.seats[index].side == side)

    @property
    def warm(self) -> int:
        """The seat of the warm marshal."""
        return self.marshal(WARM)

    @property
    def cold(self) -> int:
        """The seat of the cold marshal."""
        return self.marshal(COLD)

    def answer(self, *path: str) -> Draft:
        """Answer the question that waits."""
        decision = self.question
        self.asked.append((decision.seat, decision.prompt))
        self.session.answer(decision.seat, decision.number, list(path))
        return self

    def first(self) -> Draft:
        """Give the first legal answer."""
        return self.answer(*self.question.unasked())

    def until(self, prompt: str) -> Draft:
        """Give first legal answers until this is asked."""
        while self.question.prompt != prompt:
            self.first()
        return self

    def piles(self) -> dict[str, list[str]]:
        """The open piles of generals by name."""
        return {name: [general.id for general in pile] for name, pile in self.game.general_piles.items()}

"""A world that a seat could be in, for agents that look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanguosha.engine.asking import Agent, Agents, Answered, Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.search.clone import continued
from sanguosha.engine.search.standpoint import CaughtUp, Standpoint, Weights
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import View

if TYPE_CHECKING:
    from sanguosha.engine.game import Game


class _Stopping(Asker):
    """Stops at the first question."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        raise CaughtUp


class World:
    """A game that a seat could be in, standing at a question or, after ``play_until``, between two steps.

    Nothing of the true game is in it but what that seat knows. ``game`` may be looked at; it is played on only through the methods
    here, which leave earlier clones alone.
    """

    def __init__(self, game: Game, decision: Decision | None) -> None:
        self.game = game
        self._decision = decision
        self._answered: list[Answered] = []

    @property
    def decision(self) -> Decision | None:
        """The question that is open, ``None`` when the game is over."""
        if self._decision is None or self._answered:
            self._run_to_question()
        return self._decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None if self._answered else self.game.over

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.game.round

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return list(self.game.winners)

    @property
    def outcome(self) -> str:
        """How the game ended."""
        return self.game.outcome

    def view(self, seat: int) -> View:
        """What a seat may know in this world."""
        return View(self.game, seat)

    def role(self, seat: int) -> str:
        """The role that a seat has in this world."""
        return self.game.seats[seat].role

    def clone(self) -> World:
        """Another world that stands where this one does."""
        if self._decision is None:
            twin = World(self.game.another(_Stopping()), None)
            restore(twin.game, capture(self.game))
            twin.game.record = list(self.game.record)
            return twin
        twin = World(self.game, self._decision)
        twin._answered = list(self._answered)
        return twin

    def sample(self, seed: int, weights: Weights | None = None) -> World | None:
        """A world that the seat whose question is open could be in, for all that it knows in this one."""
        decision = self.decision
        if decision is None:
            raise ValueError("The game of this world is over; nobody is asked anything.")
        return sampled(Standpoint(self.game, decision), seed, weights)

    def answer(self, path: list[str]) -> None:
        """Answer the open question. Raises ``IllegalAnswer`` for a path that it does not allow."""
        decision = self.decision
        if decision is None:
            raise ValueError("The game of this world is over; nobody is asked anything.")
        self._answered = [Answered(decision, decision.check(path))]

    def play_until(self, stop: Callable[[World], bool] | None, agents: list[Agent]) -> None:
        """Let ``agents``, one for each seat, play on until ``stop`` says so between two steps, or to the end."""
        if len(agents) != len(self.game.seats):
            raise ValueError(f"There are {len(self.game.seats)} seats, and an agent for each plays on, not {len(agents)}.")
        self._go_on(Agents(agents))
        while not self.game.over and not (stop is not None and stop(self)):
            self.game.step()

    def _go_on(self, asker: Asker) -> None:
        """Let the game go on with ``asker``; the step in which the open question came up is finished."""
        if self._decision is None:
            self.game.asker = asker
            return
        self.game = continued(self.game, self._answered, asker)
        self._decision, self._answered = None, []
        self.game.step()

    def _run_to_question(self) -> None:
        try:
            self._go_on(_Stopping())
            while not self.game.over:
                self.game.step()
        except CaughtUp:
            self._decision = self.game.pending


def sampled(standpoint: Standpoint, seed: int, weights: Weights | None) -> World | None:
    """A world from a standpoint."""
    game = standpoint.sample(seed, weights)
    return World(game, game.pending) if game is not None else None


class SearchView(View):
    """The view of a seat that is asked something, for an agent that ``searches``: it can sample worlds."""

    def __init__(self, game: Game, decision: Decision) -> None:
        super().__init__(game, decision.seat)
        self._decision = decision
        self._standpoint: Standpoint | None = None

    def sample(self, seed: int, weights: Weights | None = None) -> World | None:
        """A world that the seat could be in, standing at its question; ``None`` if none was found, which is rare.

        Equal seeds give equal worlds. ``weights``, a function of the roles by seat, says how likely they are beside others; without
        it every way in which the hidden ones could lie is as likely as any other.
        """
        if self._standpoint is None:
            self._standpoint = Standpoint(self._game, self._decision)
        return sampled(self._standpoint, seed, weights)

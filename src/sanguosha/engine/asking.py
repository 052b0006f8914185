"""Who answers decisions. The game asks an ``Asker``; agents, sessions and replays are askers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.views.view import View

if TYPE_CHECKING:
    from sanguosha.engine.game import Game


class Answered:
    """An answer that was given: to which question (``number`` counts those of the seat, ``sealed`` is its round of sealed answers),
    and the path."""

    def __init__(self, decision: Decision, path: list[str]) -> None:
        self.seat = decision.seat
        self.number = decision.number
        self.prompt = decision.prompt
        self.sealed = decision.sealed
        self.path = path


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Somebody who answers for a seat. ``decide`` gets the question and all that the seat may know, and returns a path of tokens.

    An agent that only ever walks the menus may set ``walks_menus`` to spare the check of its answers. One that ``searches`` gets a
    view with ``sample``, for worlds that its seat could be in (``SearchView``).
    """

    walks_menus: ClassVar[bool] = False
    searches: ClassVar[bool] = False

    def decide(self, decision: Decision, view: View) -> list[str]:
        """A complete legal path through the menus of ``decision``."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Asker:
    """Brings the answers of all seats. Where several seats are asked it notes each answer with the game, so that a clone taken at a
    later one of these questions repeats it."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        """The answer to one decision."""
        raise NotImplementedError

    def window(self, game: Game, decisions: list[Decision]) -> tuple[int, list[str]]:
        """The first answer among several seats that is not a pass, as ``(index, path)``; ``(-1, [])`` if all pass."""
        for index, decision in enumerate(decisions):
            game.pending = decision
            path = game.note_answer(decision, self.ask(game, decision))
            if path[0] != PASS:
                return index, path
        return -1, []

    def each(self, game: Game, decisions: list[Decision]) -> list[list[str]]:
        """The sealed answers of several seats."""
        paths: list[list[str]] = []
        for decision in decisions:
            game.pending = decision
            paths.append(game.note_answer(decision, self.ask(game, decision)))
        return paths


@mypyc_attr(allow_interpreted_subclasses=True)
class Agents(Asker):
    """One agent for each seat, asked by plain calls."""

    def __init__(self, agents: list[Agent]) -> None:
        self.agents = agents

    def ask(self, game: Game, decision: Decision) -> list[str]:
        agent = self.agents[decision.seat]
        view = game.view_for(agent, decision) if agent.searches else View(game, decision.seat)
        path = agent.decide(decision, view)
        return path if agent.walks_menus else decision.check(path)


@mypyc_attr(allow_interpreted_subclasses=True)
class Replayer(Asker):
    """Answers from a record: paths by seat and number; a question without a noted answer is passed.

    When a question that cannot be passed has no noted answer, ``after`` is asked, if there is one.
    """

    def __init__(self, answers: dict[tuple[int, int], list[str]], after: Asker | None = None) -> None:
        self.answers = answers
        self.after = after

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = self.answers.get((decision.seat, decision.number))
        if path is not None:
            decision.check(path)
            return path
        if decision.optional:
            return [PASS]
        if self.after is None:
            raise LookupError(f"The record has no answer to question {decision.number} of seat {decision.seat}.")
        return self.after.ask(game, decision)


@mypyc_attr(allow_interpreted_subclasses=True)
class Continuing(Asker):
    """First the answers given so far in this step, then another asker: how a clone catches up with its original."""

    def __init__(self, answers: list[Answered], after: Asker) -> None:
        self.answers = {(answered.seat, answered.number): answered.path for answered in answers}
        self.after = after

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = self.answers.pop((decision.seat, decision.number), None)
        return self.after.ask(game, decision) if path is None else path

"""A game driven from outside: it stops at every question and goes on when the answer is brought."""

from __future__ import annotations

from greenlet import getcurrent, greenlet
from mypy_extensions import mypyc_attr

from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Mode
from sanguosha.engine.views.hints import only_hidden


@mypyc_attr(allow_interpreted_subclasses=True)
class Session(Asker):
    """Runs a game in a greenlet. ``open`` are the questions that wait for an answer; ``over`` says that the game has ended.

    A question that is only about skills of generals which lie face down is passed if their owner has switched all of them off
    (``preshow``): others learn nothing from its being asked.

    In a window (Nullification) several questions are open at one time and the first answer that is not a pass counts. A session
    is used by the thread that made it.
    """

    def __init__(self, mode: Mode, seed: int) -> None:
        self.game = Game(mode, seed, self)
        self.open: list[Decision] = []
        self._switched_off: set[tuple[int, str]] = set()
        self._answers: dict[int, list[str]] = {}
        self._winner = -1
        self._runner = greenlet(self.game.play)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def start(self) -> None:
        """Run to the first question."""
        self._go_on()

    def question(self, seat: int) -> Decision | None:
        """The question that waits for this seat."""
        return next((decision for decision in self.open if decision.seat == seat), None)

    def answer(self, seat: int, number: int, picks: object) -> None:
        """Answer the open question ``number`` of a seat with a path of tokens and run to the next one.

        Raises ``IllegalAnswer``, and changes nothing, if that question is not open or the answer is not legal.
        """
        decision = self.question(seat)
        if decision is None or decision.number != number:
            waiting = ", ".join(f"question {one.number} of seat {one.seat}" for one in self.open) or "none"
            raise IllegalAnswer(f"Question {number} of seat {seat} is not open; open: {waiting}.")
        path = decision.check(picks)
        self._answers[seat] = path
        self.open.remove(decision)
        if path[0] != PASS and self._winner == -1:
            self._winner = seat
        self._go_on()

    def preshow(self, seat: int, key: str, on: bool) -> None:
        """Whether a seat wants to be asked about a skill of a general that lies face down, by its key (``yiji@1``); at first it
        does. Nobody else sees that."""
        if on:
            self._switched_off.discard((seat, key))
        else:
            self._switched_off.add((seat, key))

    def close(self) -> None:
        """Give the game up. Otherwise one that waits at a question is never freed: its greenlet holds it, and it its greenlet."""
        if not self._runner.dead:
            self._runner.parent = getcurrent()
            self._runner.throw()

    def _go_on(self) -> None:
        if not self._runner.dead:
            self._runner.parent = getcurrent()
            self._runner.switch()

    def _wait(self) -> None:
        parent = self._runner.parent
        assert parent is not None
        parent.switch()

    # As the asker of its own game, inside the greenlet

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if self._switched_off and self._is_quiet(decision):
            return [PASS]
        self._open([decision])
        while self.open:
            self._wait()
        return self._answers[decision.seat]

    def window(self, game: Game, decisions: list[Decision]) -> tuple[int, list[str]]:
        self._open(decisions)
        while self.open and self._winner == -1:
            self._wait()
        self.open = []
        for index, decision in enumerate(decisions):
            if decision.seat == self._winner:
                return index, game.note_answer(decision, self._answers[decision.seat])
            game.note_answer(decision, [PASS])
        return -1, []

    def each(self, game: Game, decisions: list[Decision]) -> list[list[str]]:
        self._open(decisions)
        while self.open:
            self._wait()
        return [game.note_answer(decision, self._answers[decision.seat]) for decision in decisions]

    def _is_quiet(self, decision: Decision) -> bool:
        """Whether all that a question is about has been switched off by who is asked."""
        keys = only_hidden(decision)
        return len(keys) > 0 and all((decision.seat, key) in self._switched_off for key in keys)

    def _open(self, decisions: list[Decision]) -> None:
        self.open = list(decisions)
        self._answers = {}
        self._winner = -1

"""What runs the game of a table for tests: it can ask a question anew, lets things happen, and keeps the story of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greenlet import getcurrent, greenlet

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import GameOver
from sanguosha.engine.happenings.moments import DISCARD, PLAY
from sanguosha.engine.mode import Mode
from sanguosha.engine.procedures.menus import RequestQuery
from sanguosha.engine.procedures.request import request_decision
from sanguosha.engine.session import Session
from sanguosha.testing.story import Story

TO_ACT: Final = "play-phase"
TO_DISCARD: Final = "choose-discard"


class TableSession(Session):
    """The session of a table for tests; ``names`` are those of its seats."""

    def __init__(self, mode: Mode, seed: int, names: list[str]) -> None:
        super().__init__(mode, seed)
        self.names = names
        self.story = Story(self.game, names)
        self._deeds: list[Callable[[], object]] = []
        self._runner = greenlet(self._play)

    def start(self) -> None:
        if self.story not in self.game.watchers:
            self.game.watch(self.story)
        super().start()

    def answer(self, seat: int, number: int, picks: object) -> None:
        decision = self.question(seat)
        if decision is not None and decision.number == number:
            self.story.answer(decision, decision.check(picks))
        super().answer(seat, number, picks)

    def ask_anew(self) -> None:
        """What could be answered has changed: put the open questions again. Choices that were made up in the midst of something
        stay as they are."""
        if self._begins_step() and self.open[0].prompt == TO_DISCARD:
            self._step_anew()
            return
        for place, old in enumerate(self.open):
            if isinstance(old.query, RequestQuery):
                self.open[place] = request_decision(old.query.request, old.prompt, old.args)
                self.open[place].put(old.number, old.sealed)

    def let(self, deed: Callable[[], object]) -> None:
        """Let something happen in the game: before its first step, or before the question of a play phase, which is put again."""
        assert not self.open or self._begins_step(), "something else happens; let this happen in a play phase or before a turn"
        self._deeds.append(deed)
        if self.open:
            self._step_anew()

    def _begins_step(self) -> bool:
        """Whether the open question is all that its step has come to: that of a play phase, or of the discard of a turn."""
        turn = self.game.turn
        if turn is None or not turn.begun or len(self.open) != 1 or self.game.answers:
            return False
        return self.open[0].prompt == {PLAY: TO_ACT, DISCARD: TO_DISCARD}.get(turn.phase)

    def _step_anew(self) -> None:
        """Do the step again that has come to its first question."""
        old, game = self.open[0], self.game
        self.close()
        self.story.unask(old)
        game.seats[old.seat].asked -= 1
        game.decisions -= 1
        game.steps -= 1
        self.open = []
        self._runner = greenlet(self._play)
        super().start()

    def _play(self) -> None:
        while not self.game.over:
            while self._deeds and not self.game.over:
                self._do(self._deeds.pop(0))
            self.game.step()

    def _do(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except GameOver:
            self.game.over = True

    def _open(self, decisions: list[Decision]) -> None:
        asked = " and ".join(f"{self.names[decision.seat]} is asked {decision.prompt}" for decision in decisions)
        assert getcurrent() is self._runner, (
            f"{asked}, but the game does not run; let it happen with “let”, then it can be answered"
        )
        for decision in decisions:
            self.story.ask(decision)
        super()._open(decisions)

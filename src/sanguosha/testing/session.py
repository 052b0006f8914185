"""What runs the game of a table for tests: it can keep a play phase open, ask a question anew, and keeps the story of the game."""

from __future__ import annotations

from greenlet import greenlet

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.happenings.moments import DISCARD, PLAY
from sanguosha.engine.mode import Mode
from sanguosha.engine.procedures.menus import RequestQuery
from sanguosha.engine.procedures.request import request_decision
from sanguosha.engine.session import Session
from sanguosha.testing.story import Story


class TableSession(Session):
    """``held`` are the seats that are asked in their play phases also when all they can do is to pass."""

    def __init__(self, mode: Mode, seed: int, names: list[str]) -> None:
        super().__init__(mode, seed)
        self.held: set[int] = set()
        self.story = Story(self.game, names)
        self._ask_all = mode.ask_all
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
        game, turn = self.game, self.game.turn
        if turn is not None and turn.begun and turn.phase == DISCARD and len(self.open) == 1 and not game.answers:
            self._discard_anew(self.open[0])
            return
        for place, old in enumerate(self.open):
            if isinstance(old.query, RequestQuery):
                self.open[place] = request_decision(old.query.request, old.prompt, old.args)
                self.open[place].put(old.number, old.sealed)

    def _discard_anew(self, old: Decision) -> None:
        """The discard at the end of a turn is the only thing that its step does: do the step again."""
        self.close()
        game = self.game
        self.story.unask(old)
        game.seats[old.seat].asked -= 1
        game.decisions -= 1
        game.steps -= 1
        self.open = []
        self._runner = greenlet(self._play)
        super().start()

    def _play(self) -> None:
        while not self.game.over:
            turn = self.game.turn
            if turn is not None and turn.begun and turn.phase == PLAY and turn.seat.index in self.held:
                # Only for the free action itself: the first question of this step sets it back.
                self.game.mode.ask_all = True
            self.game.step()
            self.game.mode.ask_all = self._ask_all

    def _open(self, decisions: list[Decision]) -> None:
        self.game.mode.ask_all = self._ask_all
        for decision in decisions:
            self.story.ask(decision)
        super()._open(decisions)

    def pass_on(self, decision: Decision) -> None:
        """Pass a question, or answer one that cannot be passed with the first that is legal."""
        path = [PASS] if decision.optional else decision.unasked()
        self.answer(decision.seat, decision.number, path)

"""One scene played in three ways that must come to the same: as it is; with every step played by a fresh game into which a snapshot
was restored; and with every question answered by a clone taken there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from greenlet import greenlet

from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, EventLog
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.records.clone import clone, searchable
from sanguosha.engine.session import Session
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import View
from sanguosha.testing import Table


class Traced(Table):
    """A table that notes before every answer what has happened, what is asked, how the game stands, and what each seat and a
    spectator see of it."""

    def __init__(self, **seats) -> None:
        super().__init__(**seats)
        self.trace: list[list[str]] = []
        self.log = self.hears()

    def do(self, name: str, *words: str) -> Table:
        question = self.asked(name)
        asked = f"{name} {question.number} {question.prompt} {question.args} {question.menu([])}"
        self.trace.append([asked, *self.standing()])
        return super().do(name, *words)

    def standing(self) -> list[str]:
        """All that can be told of the game."""
        lines = [event.text() for event in self.log.events]
        for viewer in range(-1, len(self.game.seats)):
            lines += View(self.game, viewer).lines()
        return [*lines, *state_text(self.game).splitlines()]


class RestoringSession(Session):
    """Plays every step in a fresh game."""

    def __init__(self, mode, seed: int) -> None:
        super().__init__(mode, seed)
        self._runner = greenlet(self._play)

    def _play(self) -> None:
        while not self.game.over:
            fresh = Game(self.game.mode, self.game.seed, self)
            restore(fresh, capture(self.game))
            for watcher in self.game.watchers:
                fresh.watch(watcher)
            assert state_text(fresh) == state_text(self.game)
            self.game = fresh
            fresh.step()


class Restored(Traced):
    """Every step is played by a fresh game that knows the earlier ones only from a snapshot."""

    def new_session(self) -> Session:
        return RestoringSession(self.mode, 1)


class Here(BaseException):
    """A game has come to its question."""


class Stopping(Asker):
    """Stops a game at its first question."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        raise Here


def told_in_step(game: Game) -> list[Event]:
    """What was told in the running step of a game that waits at a question."""
    log = EventLog()
    twin = clone(game, Stopping())
    twin.watch(log)
    with suppress(Here):
        twin.step()
    return log.events


class ClonedSession(Session):
    """Goes on with a clone of another session's game, at its question. The logs hear the clone repeat the running step."""

    def __init__(self, original: Session, logs: list[EventLog]) -> None:
        super().__init__(original.game.mode, original.game.seed)
        self.game = clone(original.game, self)
        searchable(self.game)
        repeated = len(told_in_step(original.game))
        for log in logs:
            del log.events[len(log.events) - repeated :]
            self.game.watch(log)
        self._runner = greenlet(self.game.play)


class Cloned(Traced):
    """Every question is answered by a clone taken there, which then is the game."""

    def __init__(self, **seats) -> None:
        self.logs: list[EventLog] = []
        super().__init__(**seats)
        searchable(self.game)

    def hears(self) -> EventLog:
        self.logs.append(super().hears())
        return self.logs[-1]

    def do(self, name: str, *words: str) -> Table:
        self.session = ClonedSession(self.session, self.logs)
        self.session.start()
        return super().do(name, *words)


def in_every_way(scene: Callable[[type[Table]], None]) -> Callable[[], None]:
    """Let a test that seats its one table by the class it is given be played in the three ways, and compare each question."""

    def test() -> None:
        traces = []
        for way in (Traced, Restored, Cloned):
            tables: list[Traced] = []

            def seat(way=way, tables=tables, **seats):
                tables.append(way(**seats))
                return tables[-1]

            scene(seat)
            traces.append([[*table.trace, table.standing()] for table in tables])
        assert traces[0] == traces[1], "restoring snapshots changed the game"
        assert traces[0] == traces[2], "a clone went another way"

    test.__name__ = scene.__name__
    test.__doc__ = scene.__doc__
    return test

"""Two worlds that a seat cannot tell apart, played side by side with the same answers: for tests that nothing leaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.notation import state_text
from sanguosha.testing.seen import asked_lines, view_lines
from sanguosha.testing.table import Table

EITHER: Final = "|"


class Seen(Watcher):
    """All that a seat gets in one world: the events as it may know them, its questions, its view."""

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__()
        self.table = table
        self.viewer = viewer
        self.lines: list[str] = []
        table.game.watch(self)

    def notice(self, event: Event) -> None:
        self.lines.append(event.masked(self.viewer).text())

    def look(self) -> None:
        """Note what the seat is asked, and what it sees now."""
        question = self.table.session.question(self.viewer)
        if question is not None:
            self.lines += asked_lines(self.table.game, question)
        self.lines += view_lines(self.table.game, self.viewer)


class Twins:
    """Two tables and the seat that must not tell them apart. What is done is done at both, and after it everything that the seat
    has got must be the same to the byte. A word ``♥2 dodge|♥3 peach`` is the first in one world and the second in the other."""

    def __init__(self, viewer: str, one: Table, other: Table) -> None:
        self.viewer = viewer
        self.tables = (one, other)
        self.seen = [Seen(table, table[viewer].index) for table in self.tables]
        assert state_text(one.game) != state_text(other.game), "the two worlds do not differ, so nothing could leak"
        self.same()

    def same(self) -> Self:
        """The seat has got the same in both worlds, and sees the same."""
        for seen in self.seen:
            seen.look()
        one, other = (seen.lines for seen in self.seen)
        for first, second in zip(one, other, strict=False):
            assert first == second, f"{self.viewer} can tell the worlds apart:\n{first}\n{second}"
        longer = (one if len(one) > len(other) else other)[min(len(one), len(other)) :]
        assert not longer, f"{self.viewer} can tell the worlds apart: only in one of them there is\n{longer[0]}"
        for seen in self.seen:
            seen.lines = []
        return self

    def both(self, act: Callable[[Table], object]) -> Self:
        """Do the same at both tables."""
        for table in self.tables:
            act(table)
        return self.same()

    def turn(self, name: str, phase: str = "play") -> Self:
        """Let a seat's turn begin."""
        return self.both(lambda table: table.turn(name, phase))

    def do(self, name: str, *words: str) -> Self:
        """A seat answers in both worlds."""
        for place, table in enumerate(self.tables):
            table.do(name, *(word.split(EITHER)[place] if EITHER in word else word for word in words))
        return self.same()

    def passes(self, *names: str) -> Self:
        """These seats pass; one that is asked in one world only passes there."""
        for name in names:
            assert any(table.is_asked(name) for table in self.tables), f"{name} is asked in neither world"
            for table in self.tables:
                if table.is_asked(name):
                    table.passes(name)
            self.same()
        return self

    def rest(self, until: str = "", prompt: str = "") -> Self:
        """Let everybody pass until a seat is asked."""
        return self.both(lambda table: table.rest(until, prompt))

    def end_phase(self, name: str) -> Self:
        """The seat ends its play phase."""
        return self.both(lambda table: table.end_phase(name))


def twins(viewer: str, build: Callable[[str], Table], one: str, other: str) -> Twins:
    """The table that ``build`` makes, once of each of two texts that differ in what ``viewer`` cannot know."""
    return Twins(viewer, build(one), build(other))

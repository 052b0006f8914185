"""Clones that continue where a game stands.

A clone is the start of the running step, as plain data, and the answers given since. A game keeps only the snapshot of its first
step, or the one that somebody last asked for; the start of a later step is found by repeating what was answered in between. So who
never looks ahead pays nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.asking import Answered, Asker, Continuing
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.table.snapshot import Snapshot, capture, restore

if TYPE_CHECKING:
    from sanguosha.engine.game import Game


def searchable(game: Game) -> None:
    """Let a game keep the start of every step, for who clones it at nearly every question, or changes it by hand between steps.
    Call it before the first step."""
    game.search = True


def clone(game: Game, asker: Asker) -> Game:
    """A game that stands exactly where this one does, at any question; it continues with ``asker`` when it is played on.

    The original is untouched. The clone repeats the running step from its start with the answers given since.
    """
    return continued(game, [], asker)


def continued(game: Game, answers: list[Answered], asker: Asker) -> Game:
    """A clone in which the next questions are answered so, and then by ``asker``."""
    twin = at_start(game, Continuing([*game.answers, *answers], asker))
    twin.checkpoint = start_of_step(game)
    twin.scripted_rolls = list(game.rolls)
    twin.scripted_orders = [shuffled.order for shuffled in game.shuffles]
    return twin


def at_start(game: Game, asker: Asker) -> Game:
    """Another game that stands where the running step of this one began."""
    return _as_it_was(game, start_of_step(game), asker)


def _as_it_was(game: Game, saved: Snapshot, asker: Asker) -> Game:
    """Another game that stands where this one stood when the snapshot was taken."""
    twin = game.another(asker)
    restore(twin, saved)
    twin.record = game.record[: saved.recorded]
    return twin


def start_of_step(game: Game) -> Snapshot:
    """The game as it was when the running step began."""
    saved = game.checkpoint
    if saved is None:
        saved = capture(game)
    elif saved.steps < game.steps - 1:
        saved = _repeated(game, saved)
    game.checkpoint = saved
    return saved


def _repeated(game: Game, saved: Snapshot) -> Snapshot:
    """What became of an earlier snapshot of a game by the time that its running step began."""
    twin = _as_it_was(game, saved, _Told(game.record[saved.recorded :]))
    while twin.steps < game.steps - 1:
        twin.step()
    return capture(twin)


class _Told(Asker):
    """Answers as they are noted in a game; what is not noted was passed."""

    def __init__(self, record: list[tuple[int, int, list[str]]]) -> None:
        self.answers = {(seat, number): path for seat, number, path in record}

    def ask(self, game: Game, decision: Decision) -> list[str]:
        try:
            return decision.check(self.answers.get((decision.seat, decision.number), [PASS]))
        except IllegalAnswer as error:
            hint = "The game was changed by hand since its first step; call searchable(game) before that step."
            raise ValueError(hint) from error

"""What a kind of blunder is, and the table that watches for all of them."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, Identity


class Blunder:
    """A kind of blunder: how often it happened, and how often it could have.

    ``id`` names it in ``ceilings.json``, ``says`` tells a reader what it is. One object counts over all games of a run.
    """

    id: ClassVar[str] = ""
    says: ClassVar[str] = ""

    def __init__(self) -> None:
        self.count = 0
        self.chances = 0

    def begin(self, game: Game) -> None:
        """A game begins."""

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        """A seat has chosen its answer; the game stands as it was when the seat was asked."""

    def noticed(self, game: Game, event: Event) -> None:
        """Something was told to everybody."""

    def finish(self, game: Game) -> None:
        """A game is over."""

    def tally(self, blundered: bool) -> None:
        """Count a chance, and the blunder if it was one."""
        self.chances += 1
        self.count += blundered


class Watched(Agents):
    """Agents whose every answer is shown to the counters of blunders."""

    def __init__(self, agents: list[Agent], blunders: list[Blunder]) -> None:
        super().__init__(agents)
        self.blunders = blunders

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = super().ask(game, decision)
        for blunder in self.blunders:
            blunder.answered(game, self.agents[decision.seat], decision, path)
        return path


class Listening(Watcher):
    """Shows the counters of blunders what is told of a game."""

    def __init__(self, game: Game, blunders: list[Blunder]) -> None:
        self.game = game
        self.blunders = blunders

    def notice(self, event: Event) -> None:
        for blunder in self.blunders:
            blunder.noticed(self.game, event)


def play(mode: Identity, seed: int, agents: list[Agent], blunders: list[Blunder]) -> Game:
    """Play a game with these agents and count the blunders in it."""
    game = Game(mode, seed, Watched(agents, blunders))
    game.watch(Listening(game, blunders))
    for blunder in blunders:
        blunder.begin(game)
    game.play()
    for blunder in blunders:
        blunder.finish(game)
    return game


def allied(one: Seat, other: Seat) -> bool:
    """Whether two seats truly stand on one side, whatever they believe; a renegade stands alone."""
    if one is other:
        return True
    sides = (LORD, LOYALIST), (REBEL,)
    return any(one.role in side and other.role in side for side in sides)


def seats_named(game: Game, path: list[str]) -> list[Seat]:
    """The seats that an answer names."""
    return [game.seats[int(token[1:])] for token in path if token[0] == "s"]


def families(game: Game, path: list[str]) -> list[str]:
    """The families of the cards that an answer names."""
    return [game.card_by_token[token].kind.family for token in path if token[0] == "c"]

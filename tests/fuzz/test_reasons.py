"""In random games everything that may not be picked has a reason, what may be picked has none, and every reason is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.views.reasons import Reason
from sanguosha.engine.views.view import View
from tests.fuzz.games import Setup

BATCHES = 6
GAMES_PER_BATCH = 10
Facts = Callable[[Game, Seat, dict[str, str]], bool]


def seat_in(game: Game, args: dict[str, str], name: str = "seat") -> Seat:
    """The seat that a reason names."""
    return game.seats[int(args[name][1:])]


def beyond(game: Game, seat: Seat, args: dict[str, str]) -> bool:
    """A distance is greater than what it is compared with."""
    return int(args["distance"]) > int(args["range"])


# What can be seen at the table when these reasons are told to a seat.
TRUE_OF: dict[str, Facts] = {
    "dead": lambda game, seat, args: not seat_in(game, args).alive,
    "out-of-range": beyond,
    "too-far": beyond,
    "out-of-their-range": beyond,
    "nobody-in-range": beyond,
    "nobody-near": beyond,
    "full-health": lambda game, seat, args: not seat.wounded,
    "nothing-there": lambda game, seat, args: not seat_in(game, args).has_cards(7),
    "no-weapon": lambda game, seat, args: seat_in(game, args).worn(0) is None,
    "already-there": lambda game, seat, args: (
        args["card"] in [game.lies_as(card).id for card in seat_in(game, args).judge_area.cards]
    ),
    "used-up-in-phase": lambda game, seat, args: seat.has_turn,
    "immune": lambda game, seat, args: args["skill"] in [held.id for held in seat_in(game, args).skills],
    "of-itself": lambda game, seat, args: args["skill"] in [held.id for held in seat.skills],
}


def tokens_for(game: Game, seat: Seat) -> list[str]:
    """What somebody in this seat might point at: all cards in view, all seats, their skills."""
    zones = [seat.hand, *(zone for other in game.seats for zone in (other.equip, other.judge_area))]
    cards = [card.token for zone in zones for card in zone.cards]
    return [*cards, *(other.token for other in game.seats), *(held.token for held in seat.skills)]


class Curious(Agents):
    """Agents that ask at every step of their answers why they may not do something else."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = super().ask(game, decision)
        seat, view = game.seats[decision.seat], View(game, decision.seat)
        for length in range(len(path) + 1):
            menu = decision.menu(path[:length])
            for token in tokens_for(game, seat):
                reason = view.why_not(decision, path[:length], token)
                assert (reason is None) == (token in menu), f"{decision.prompt} {path[:length]} {token}: {reason}"
                if reason is not None:
                    self.check(game, seat, reason)
        return path

    def check(self, game: Game, seat: Seat, reason: Reason) -> None:
        """A reason names its ground, and what it says is so."""
        assert reason.key != "not-possible", f"{seat} is told nothing"
        fact = TRUE_OF.get(reason.key)
        assert fact is None or fact(game, seat, reason.args), f"{seat} is told {reason}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_there_is_a_true_reason_for_all_that_may_not_be_picked_and_for_nothing_else(batch: int):
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        setup = Setup.number(seed)
        agents = [RandomAgent(seed * 31 + index) for index in range(setup.players)]
        Game(setup.mode(), seed, Curious(agents)).play()

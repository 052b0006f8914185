"""An agent that tries what it could answer in worlds that its seat could be in: flat Monte Carlo search.

``sanguosha simulate --players 5 --agents rebel=sanguosha_monte_carlo:MonteCarlo,basic``
"""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import mean, stdev

from sanguosha import Agent, BasicAgent, Decision, SearchView, View, World

WORLDS = 16  # in how many worlds each answer is tried
ANSWERS = 8  # how many answers are tried at most
EACH = 3  # how many of them begin with the same pick
TURNS = 1.0  # how many times everybody has a turn before a world is looked at
SURE = 1.5  # how many standard errors better than the first guess another answer must be

# On whose side a role is; a renegade is on nobody's, and plays like ``basic``.
SIDES = {"lord": "lord", "loyalist": "lord", "rebel": "rebel"}
# Whose death decides the game, and how much more they count.
LEADERS = ("lord", "marshal")
OF_LEADER = 2.0


class MonteCarlo(Agent):
    """Answers like ``basic``, unless another answer came out better on average."""

    searches = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.basic = BasicAgent(seed)

    def decide(self, decision: Decision, view: View) -> list[str]:
        guess = self.basic.decide(decision, view)
        assert isinstance(view, SearchView)
        answers = some_answers(decision, guess)
        if (
            len(answers) == 1
            or decision.kind in ("general", "line_up")
            or not (view.side(view.viewer) or view.role(view.viewer) in SIDES)
        ):
            return guess
        # What everybody did tells who they may be.
        weights = partial(self.basic.likelihood, view)
        outcomes: list[list[float]] = []
        for _ in range(WORLDS):
            seed = self.rng.randrange(2**32)
            world = view.sample(seed, weights)
            if world is not None:
                outcomes.append([self.outcome(world.clone(), answer, view.viewer, seed) for answer in answers])
        return max(answers, key=lambda answer: better(outcomes, answers.index(answer))) if len(outcomes) > 1 else guess

    def outcome(self, world: World, answer: list[str], seat: int, seed: int) -> float:
        """What comes of an answer in a world, when everybody else plays like ``basic``."""
        size = len(world.game.seats)
        turns = Turns(world)
        world.answer(answer)
        world.play_until(lambda now: turns.count(now) > TURNS * size, [BasicAgent(seed + other) for other in range(size)])
        return worth(world, seat)


def better(outcomes: list[list[float]], place: int) -> float:
    """How much better than the first an answer came out in the same worlds on average; 0 if that may be by chance."""
    gains = [each[place] - each[0] for each in outcomes]
    return mean(gains) if mean(gains) > SURE * stdev(gains) / len(gains) ** 0.5 else 0.0


class Turns:
    """Counts the turns that begin in a world."""

    def __init__(self, world: World) -> None:
        self.turn = world.game.turn
        self.begun = 0

    def count(self, world: World) -> int:
        """How many have begun by now."""
        if world.game.turn is not None and world.game.turn is not self.turn:
            self.turn = world.game.turn
            self.begun += 1
        return self.begun


def some_answers(decision: Decision, guess: list[str]) -> list[list[str]]:
    """A few answers, the guess first: some for each first pick."""
    found = [guess]
    for first in decision.menu([]):
        for answer in endings(decision, [first])[:EACH]:
            if answer not in found and len(found) < ANSWERS:
                found.append(answer)
    return found


def endings(decision: Decision, picks: list[str]) -> list[list[str]]:
    """Answers that begin with these picks."""
    options = decision.menu(picks)
    if not options:
        return [picks]
    return [answer for option in options[:EACH] for answer in endings(decision, [*picks, option])[:EACH]]


def worth(world: World, seat: int) -> float:
    """What a seat may think of a world as it has come out: health and cards of its side beside those of all others."""
    if world.over:
        return 20.0 if seat in world.winners else -20.0 if world.winners else 0.0
    total = 0.0
    mine = side_of(world, seat)
    for other in world.game.seats:
        if other.alive:
            value = 2.0 + other.hp + 0.4 * len(other.hand.cards) + 0.5 * len(other.equip.cards)
            if other.role in LEADERS:
                value *= OF_LEADER
            total += value if side_of(world, other.index) == mine else -value
    return total


def side_of(world: World, seat: int) -> str:
    """The side of a seat in this world, as far as it has one."""
    return world.game.seats[seat].side or SIDES.get(world.role(seat), "")

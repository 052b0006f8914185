"""Agents that search: what they get, what they can do with it, what they cannot reach by it, and that nobody else pays for it."""

from __future__ import annotations

import gc
from collections import Counter
from itertools import permutations
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.random import DECK, Chance
from sanguosha.engine.search.standpoint import Standpoint
from sanguosha.engine.search.world import SearchView, World
from sanguosha.engine.session import Session
from sanguosha.engine.table.snapshot import Snapshot
from sanguosha.engine.views.view import View
from sanguosha.tables import make_mode
from sanguosha.testing import Table

PLAYERS = 5
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)


class Looking(RandomAgent):
    """Plays at random and keeps the worlds of its questions with this prompt, and where the true game stood then."""

    searches = True
    prompt = "play-phase"
    most = 3

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.worlds: list[World] = []
        self.views: list[SearchView] = []
        self.paths: list[list[str]] = []
        self.states: list[str] = []

    def decide(self, decision: Decision, view: View) -> list[str]:
        path = super().decide(decision, view)
        if decision.prompt == self.prompt and len(self.worlds) < self.most:
            assert isinstance(view, SearchView)
            world = view.sample(len(self.worlds))
            assert world is not None
            self.worlds.append(world)
            self.views.append(view)
            self.paths.append(path)
        return path


def looked_at(seed: int = 3, agent: type[Looking] = Looking) -> tuple[Game, Looking]:
    """A game in which seat 2 looks ahead."""
    looking = agent(1)
    game = Game(
        make_mode("identity", PLAYERS, {}), seed, Agents([looking if seat == 2 else RandomAgent(seat) for seat in range(5)])
    )
    game.play()
    assert looking.worlds
    return game, looking


def bots(seed: int) -> list[Agent]:
    return [BasicAgent(seed + seat) for seat in range(PLAYERS)]


def test_only_who_searches_can_sample():
    class Curious(RandomAgent):
        def decide(self, decision: Decision, view: View) -> list[str]:
            assert not hasattr(view, "sample")
            return super().decide(decision, view)

    game = Game(make_mode("identity", PLAYERS, {}), 3, Agents([Curious(seat) for seat in range(PLAYERS)]))
    game.play()
    looked_at()


def test_a_world_stands_at_the_question_of_its_seat():
    for world in looked_at()[1].worlds:
        decision = world.decision
        assert decision is not None
        assert (decision.seat, decision.prompt) == (2, "play-phase")
        assert not world.over


def test_an_answer_leads_to_the_next_question_and_leaves_clones_alone():
    _, looking = looked_at()
    for world, path in zip(looking.worlds, looking.paths, strict=True):
        before = world.decision
        twin, other = world.clone(), world.clone()
        twin.answer(path)
        other.answer(path)
        assert twin.decision is not None
        assert before is not None
        assert (twin.decision.seat, twin.decision.number) != (2, before.number)
        assert world.decision is before
        assert other.decision is not None
        assert (other.decision.prompt, other.decision.menu([])) == (twin.decision.prompt, twin.decision.menu([]))


def test_an_illegal_answer_changes_nothing():
    world = looked_at()[1].worlds[0]
    before = world.decision
    with pytest.raises(IllegalAnswer, match="legal there"):
        world.answer(["s9"])
    assert world.decision is before


def test_clones_of_a_world_that_are_played_alike_end_alike_wherever_they_were_made():
    world = looked_at()[1].worlds[0]
    twins = [world.clone(), world.clone()]
    for twin in twins:
        twin.play_until(lambda one: one.round >= 3, bots(1))
    assert state_text(twins[0].game) == state_text(twins[1].game)
    later = twins[0].clone()
    for twin in (later, twins[0]):
        twin.play_until(None, bots(2))
        assert twin.over
        assert twin.decision is None
    assert state_text(later.game) == state_text(twins[0].game)
    assert twins[1].round == 3


def test_a_world_that_was_played_on_comes_to_its_next_question():
    world = looked_at()[1].worlds[0].clone()
    world.play_until(lambda one: one.round >= 2, bots(1))
    assert world.round == 2
    before = world.clone()
    decision = world.decision
    assert decision is not None
    assert before.decision is not None
    assert (before.decision.seat, before.decision.menu([])) == (decision.seat, decision.menu([]))
    inner = world.sample(1)
    assert inner is not None
    assert inner.view(decision.seat).lines() == world.view(decision.seat).lines()


@pytest.mark.parametrize("place", [0, -1])
def test_a_world_in_which_the_seat_would_have_seen_or_been_asked_something_else_is_none(place: int):
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B")
    standpoint = Standpoint(table.game, table.asked("B", "ask-dodge"))
    assert len(standpoint.seen) > 1, "a card was used, and its target is asked"
    assert standpoint.sample(1) is not None
    standpoint.seen[place] += " and more"
    assert standpoint.sample(1) is None


def test_an_agent_for_each_seat_plays_on():
    world = looked_at()[1].worlds[0]
    with pytest.raises(ValueError, match="There are 5 seats"):
        world.play_until(None, bots(1)[:4])


def test_a_world_can_be_sampled_from_again_for_whoever_is_asked_in_it():
    world = looked_at()[1].worlds[0].clone()
    world.answer(["-"])
    asked = Counter[int]()
    for _ in range(10):
        decision = world.decision
        assert decision is not None
        inner = world.sample(7)
        assert inner is not None
        assert inner.decision is not None
        asked[decision.seat] += 1
        assert (inner.decision.seat, inner.decision.prompt) == (decision.seat, decision.prompt)
        assert View(inner.game, decision.seat).lines() == View(world.game, decision.seat).lines()
        assert inner.game.chance.stream(DECK).key != world.game.chance.stream(DECK).key
        inner.play_until(None, bots(3))
        assert inner.over
        world.answer(RandomAgent(1).decide(decision, world.view(decision.seat)))
    assert len(asked) > 1


def test_equal_seeds_give_equal_worlds():
    def hands(world: World) -> list[str]:
        return [card.token for seat in world.game.seats for card in seat.hand.cards]

    class Twice(Looking):
        def decide(self, decision: Decision, view: View) -> list[str]:
            if isinstance(view, SearchView) and decision.prompt == self.prompt and not self.worlds:
                worlds = [view.sample(seed) for seed in (5, 5, 6)]
                same, again, other = [hands(world) for world in worlds if world is not None]
                assert same == again != other
            return super().decide(decision, view)

    looked_at(agent=Twice)


def test_a_question_that_is_not_open_any_more_has_no_worlds():
    looking = looked_at()[1]
    late = SearchView(looking.views[0]._game, looking.worlds[0].decision)
    with pytest.raises(ValueError, match="not open"):
        late.sample(1)


class Weighing(Looking):
    """Samples with weights at its first question: a seat whose role it does not know is a rebel three times as likely as a
    renegade, and nothing else."""

    def decide(self, decision: Decision, view: View) -> list[str]:
        if isinstance(view, SearchView) and decision.prompt == self.prompt and not self.worlds:
            self.other = next(seat for seat in range(PLAYERS) if view.role(seat) == "")
            worlds = [view.sample(seed, self.weights) for seed in range(400)]
            self.worlds = [world for world in worlds if world is not None]
        return super().decide(decision, view)

    def weights(self, roles: list[str]) -> float:
        ways = len(set(permutations(role for seat, role in enumerate(roles) if seat not in (0, 2, self.other))))
        return {"rebel": 3.0, "renegade": 1.0}.get(roles[self.other], 0.0) / ways


def test_roles_come_as_often_as_their_weights_say():
    _, looking = looked_at(agent=Weighing)
    roles = Counter(world.role(looking.other) for world in looking.worlds)
    assert set(roles) == {"rebel", "renegade"}
    assert 0.7 < roles["rebel"] / len(looking.worlds) < 0.8


def reachable(start: object) -> list[object]:
    """All that a program can get at from an object by attributes, but for code."""
    found: dict[int, object] = {id(start): start}
    waiting = [start]
    while waiting:
        for one in gc.get_referents(waiting.pop()):
            if id(one) not in found and not isinstance(one, CODE) and "__builtins__" not in (one if isinstance(one, dict) else ()):
                found[id(one)] = one
                waiting.append(one)
    return list(found.values())


def test_nothing_of_the_true_game_can_be_reached_from_a_world():
    true, looking = looked_at()
    secret = true.chance.stream(DECK).key
    for world in [*looking.worlds, looking.worlds[0].clone()]:
        things = reachable(world)
        assert any(thing is world.game for thing in things)
        assert not any(isinstance(thing, (Game, Chance, Snapshot)) and self_or_start(thing, true) for thing in things)
        assert secret not in [thing for thing in things if isinstance(thing, bytes)]
        world.play_until(lambda one: one.round >= 2, bots(1))
        assert world.game.chance.stream(DECK).key != secret


def self_or_start(thing: object, true: Game) -> bool:
    """Whether it is the true game, its chance, or an earlier state of it."""
    return thing is true or thing is true.chance or (isinstance(thing, Snapshot) and thing.key == true.chance.key)


def test_who_searches_but_does_not_sample_pays_nothing():
    class Idle(RandomAgent):
        searches = True

    game = Game(make_mode("identity", PLAYERS, {}), 3, Agents([Idle(seat) for seat in range(PLAYERS)]))
    game.play()
    assert game.checkpoint is not None
    assert game.checkpoint.steps == 0, "a snapshot was taken that nobody asked for"
    assert not game.watched, "events were made that nobody hears"


def test_worlds_can_be_sampled_at_every_question_of_a_session():
    session = Session(make_mode("identity", PLAYERS, {}), 5)
    agents = [Looking(seat) for seat in range(PLAYERS)]
    session.start()
    several = 0
    for number in range(150):
        several += len(session.open) > 1
        decision = session.open[-1]
        view = session.game.view_for(agents[decision.seat], decision)
        assert isinstance(view, SearchView)
        world = view.sample(number)
        assert world is not None
        assert world.view(decision.seat).lines() == view.lines()
        session.answer(decision.seat, decision.number, agents[decision.seat].decide(decision, view))
    assert several > 1
    session.close()

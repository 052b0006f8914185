"""Clones of 3v3 games, and worlds that a seat could be in, from the draft on."""

from __future__ import annotations

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.records.clone import clone, sample, searchable
from sanguosha.engine.records.record import state_hash
from sanguosha.engine.views.view import View
from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import identity_ruleset

DRAFT = ("choose-pile", "choose-first-picker", "pick-general", "line-up", "choose-first-side")


def agents(seed: int) -> list[RandomAgent]:
    return [RandomAgent(seed + index) for index in range(6)]


class Looking(Agents):
    """Random agents; at the questions of these prompts, worlds and clones are made."""

    def __init__(self, seed: int, prompts: tuple[str, ...]) -> None:
        super().__init__(agents(seed))
        self.prompts = prompts
        self.worlds: list[tuple[Game, Decision, list[str]]] = []
        self.twins: list[Game] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if decision.prompt in self.prompts:
            self.twins.append(clone(game, Agents(agents(77))))
            for seed in range(4):
                world = sample(game, decision.seat, seed, Agents(agents(seed * 100)))
                assert world is not None
                self.worlds.append((world, decision, View(game, decision.seat).lines()))
        return super().ask(game, decision)


def looked_at(seed: int, *prompts: str) -> tuple[Game, Looking]:
    """A game played to its end, with the worlds and clones made on the way."""
    looking = Looking(seed, prompts)
    game = Game(Team3v3(identity_ruleset(), 6), seed, looking)
    searchable(game)
    game.play()
    return game, looking


def line_up(game: Game, marshal: int) -> list[str]:
    """The generals of the team of a marshal."""
    return [game.seats[index].slots[0].general.id for index in (marshal - 1, marshal, marshal + 1)]


def test_a_game_that_is_looked_at_goes_on_as_if_it_were_not():
    plain = Game(Team3v3(identity_ruleset(), 6), 3, Agents(agents(3)))
    plain.play()
    game, looking = looked_at(3, *DRAFT, "choose-action")
    assert state_hash(game) == state_hash(plain)
    assert len(looking.twins) > 15


@pytest.mark.parametrize("prompt", DRAFT)
def test_clones_made_in_the_draft_can_be_played_to_the_end(prompt: str):
    game, looking = looked_at(4, prompt)
    assert looking.twins
    for twin in looking.twins:
        twin.play()
        assert twin.over
        assert [seat.role for seat in twin.seats] == [seat.role for seat in game.seats]


def test_in_the_worlds_of_a_leader_the_face_down_piles_are_others():
    _, looking = looked_at(5, "choose-pile")
    worlds, twin = looking.worlds, looking.twins[0]
    orders = {tuple(general.id for general in world.general_pile) for world, _, _ in worlds}
    assert len(orders) > 3
    assert tuple(general.id for general in twin.general_pile) not in orders


def test_in_the_worlds_of_a_marshal_the_other_line_up_is_open():
    game, looking = looked_at(6, "line-up")
    found: dict[int, set[tuple[str, ...]]] = {1: set(), 4: set()}
    for world, decision, _ in looking.worlds:
        world.step()
        other = 5 - decision.seat
        found[other].add(tuple(line_up(world, other)))
    for other in (1, 4):
        assert len(found[other]) > 1, "the answer given under seal is not repeated"
        assert tuple(line_up(game, other)) not in found[other]


class Comparing(Agents):
    """Compares what the seat knows at its question in a world with the original."""

    def __init__(self, decision: Decision, lines: list[str]) -> None:
        super().__init__(agents(9))
        self.decision = decision
        self.lines = lines
        self.compared = False

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if decision.seat == self.decision.seat and decision.prompt == self.decision.prompt and not self.compared:
            self.compared = True
            assert View(game, decision.seat).lines() == self.lines
            assert decision.menu([]) == self.decision.menu([])
        return super().ask(game, decision)


@pytest.mark.parametrize("seed", range(3))
def test_worlds_agree_with_what_the_seat_has_seen(seed: int):
    _, looking = looked_at(seed, *DRAFT, "choose-action", "choose-vanguard", "choose-direction", "ask-dodge")
    assert len(looking.worlds) > 60
    for world, decision, lines in looking.worlds:
        comparing = Comparing(decision, lines)
        world.asker.after = comparing
        world.step()
        assert comparing.compared

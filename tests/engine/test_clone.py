"""Clones go on exactly as their originals; sampled worlds agree with what the seat has seen and differ elsewhere."""

from __future__ import annotations

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import PLACED
from sanguosha.engine.happenings.moments import PLAY
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.random import DECK, Random
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.records.clone import clone, sample, searchable
from sanguosha.engine.records.record import state_hash
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset

PLAYERS = 5
VARIANTS = {
    "dark_souls": "on", "reincarnation": "on", "three_player_attrition": "on", "first_out_protection": "always", "first_out": "s1",
}  # fmt: skip


def agents(seed: int) -> list[RandomAgent]:
    return [RandomAgent(seed + index) for index in range(PLAYERS)]


class Trying(Agents):
    """Plays with random agents and lets ``attempt`` look at the game at about one question in ``every``."""

    def __init__(self, seed: int, every: int) -> None:
        super().__init__(agents(seed))
        self.rng = Random(seed)
        self.every = every
        self.tried = 0

    def attempt(self, game: Game, decision: Decision) -> None:
        raise NotImplementedError

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if self.rng.below(self.every) == 0:
            self.tried += 1
            self.attempt(game, decision)
        return super().ask(game, decision)


class Cloning(Trying):
    def attempt(self, game: Game, decision: Decision) -> None:
        ends = []
        for twin in (clone(game, Agents(agents(7))), clone(game, Agents(agents(7)))):
            for _ in range(6):
                if not twin.over:
                    twin.step()
            ends.append((state_hash(twin), twin.record))
        assert ends[0] == ends[1]


def played(seed: int, asker: Agents, *, search: bool) -> Game:
    """A game of this seed to its end; those of odd seeds are played with all variants."""
    game = Game(Identity(identity_ruleset(), PLAYERS, VARIANTS if seed % 2 else {}), seed, asker)
    if search:
        searchable(game)
    game.play()
    return game


def test_a_clone_at_any_of_a_thousand_decisions_goes_on_the_same_and_leaves_its_original_alone():
    tried = 0
    seed = 0
    while tried < 1000:
        seed += 1
        cloning = Cloning(seed, every=4)
        watched = played(seed, cloning, search=seed % 3 == 0)
        plain = played(seed, Agents(agents(seed)), search=False)
        assert state_hash(watched) == state_hash(plain)
        assert watched.record == plain.record
        tried += cloning.tried


class Following(Agents):
    """Answers a clone's questions like its original was answered later on."""

    def __init__(self, answers: dict[tuple[int, int], list[str]]) -> None:
        super().__init__([])
        self.answers = answers

    def ask(self, game: Game, decision: Decision) -> list[str]:
        return self.answers.get((decision.seat, decision.number)) or ["-"]


class Keeping(Trying):
    def __init__(self, seed: int, every: int) -> None:
        super().__init__(seed, every)
        self.twins: list[Game] = []

    def attempt(self, game: Game, decision: Decision) -> None:
        self.twins.append(clone(game, Agents([])))


@pytest.mark.parametrize("seed", range(3))
def test_a_clone_given_the_same_answers_ends_like_its_original(seed):
    keeping = Keeping(seed, every=10)
    game = played(seed, keeping, search=False)
    answers = {(seat, number): path for seat, number, path in game.record}
    assert keeping.twins
    for twin in keeping.twins:
        twin.asker.after = Following(answers)
        twin.play()
        assert state_hash(twin) == state_hash(game)


class Sampling(Trying):
    def __init__(self, seed: int, every: int) -> None:
        super().__init__(seed, every)
        self.found = 0
        self.differing = 0

    def attempt(self, game: Game, decision: Decision) -> None:
        stop = StopAt(decision, game)
        world = sample(game, decision.seat, self.rng.next(), stop)
        if world is not None:
            self.found += 1
            world.step()
            self.differing += stop.differs


class StopAt(Agents):
    """At the question of a world that the original stands at: compares what its seat knows there with the original."""

    def __init__(self, decision: Decision, original: Game) -> None:
        super().__init__(agents(3))
        self.expected = View(original, decision.seat).lines()
        self.seat = decision.seat
        self.menu = decision.menu([])
        self.hands = [[card.id for card in seat.hand.cards] for seat in original.seats]
        self.compared = False
        self.differs = False

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if not self.compared and decision.seat == self.seat:
            self.compared = True
            assert View(game, decision.seat).lines() == self.expected
            assert decision.menu([]) == self.menu
            unseen = sum(len(hand) for seat, hand in enumerate(self.hands) if seat != self.seat)
            self.differs = unseen < 3 or [[card.id for card in seat.hand.cards] for seat in game.seats] != self.hands
        return super().ask(game, decision)


def test_sampled_worlds_agree_with_what_the_seat_has_seen_and_differ_elsewhere():
    tried = found = differing = seed = 0
    while tried < 300:
        seed += 1
        sampling = Sampling(seed, every=6)
        played(seed, sampling, search=False)
        tried, found, differing = tried + sampling.tried, found + sampling.found, differing + sampling.differing
    assert found > 0.9 * tried
    assert differing > 0.9 * found


class Doubling(Trying):
    """Samples a world, plays it to the question, and clones it there."""

    def attempt(self, game: Game, decision: Decision) -> None:
        stop = CloneAt(decision.seat)
        world = sample(game, decision.seat, self.rng.next(), stop)
        if world is None:
            return
        searchable(world)
        world.step()
        if stop.twin is None:
            return
        stop.twin.step()
        assert state_hash(stop.twin) == state_hash(world)
        true = game.chance.stream(DECK).key
        for drawing in (world, stop.twin):
            assert drawing.chance.stream(DECK).key != true
            assert drawing.seed != game.seed


class CloneAt(Agents):
    """Clones the game at the first question to a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(agents(3))
        self.seat = seat
        self.twin: Game | None = None

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if self.twin is None and decision.seat == self.seat:
            self.twin = clone(game, Agents(agents(3)))
        return super().ask(game, decision)


def test_neither_a_world_nor_its_clone_draws_from_the_chance_of_the_true_game():
    tried = seed = 0
    while tried < 150:
        seed += 1
        doubling = Doubling(seed, every=6)
        played(seed, doubling, search=True)
        tried += doubling.tried


class AfterReshuffle(Agents):
    """Samples worlds at each question that comes after the pile was shuffled anew within the same step."""

    def __init__(self, seed: int) -> None:
        super().__init__(agents(seed))
        self.piles: list[tuple[list[Card], list[list[Card]]]] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if game.ready and any(shuffled.cards for shuffled in game.shuffles):
            stops = [PileAt(decision.seat) for _ in range(3)]
            worlds = [sample(game, decision.seat, seed, stop) for seed, stop in enumerate(stops)]
            for world in worlds:
                if world is not None:
                    world.step()
            self.piles.append((list(game.draw_pile.cards), [stop.pile for stop in stops if stop.pile]))
        return super().ask(game, decision)


class PileAt(Agents):
    """Notes the draw pile at the first question to a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(agents(3))
        self.seat = seat
        self.pile: list[Card] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if not self.pile and decision.seat == self.seat:
            self.pile = list(game.draw_pile.cards)
        return super().ask(game, decision)


def test_a_pile_shuffled_anew_in_the_running_step_lies_otherwise_in_a_world():
    piles: list[tuple[list[Card], list[list[Card]]]] = []
    seed = 0
    while len(piles) < 20:
        seed += 1
        asker = AfterReshuffle(seed)
        played(seed, asker, search=True)
        piles += asker.piles
    found = [(pile, true) for true, worlds in piles for pile in worlds]
    assert len(found) > 1.8 * len(piles)
    assert all(pile != true for pile, true in found)


def test_no_card_is_lost_in_a_world_where_others_lie_in_the_pile_than_were_shuffled():
    game = Game(Identity(identity_ruleset(), PLAYERS), 1, Agents(agents(1)))
    game.scripted_orders = [[1, 0], list(range(500))]
    for _ in range(2):
        cards = list(game.mode.cards)
        game.shuffle_cards(cards)
        assert sorted(card.id for card in cards) == sorted(card.id for card in game.mode.cards)


def test_a_world_is_only_sampled_for_the_seat_that_decides():
    game = Game(Identity(identity_ruleset(), PLAYERS), 1, Agents(agents(1)))
    with pytest.raises(ValueError, match="is not being asked"):
        sample(game, 0, 1, Agents(agents(1)))


def test_a_game_that_was_changed_by_hand_says_so_when_it_is_cloned():
    game = Game(Identity(identity_ruleset(), PLAYERS), 1, Agents(agents(1)))
    while game.turn is None or game.turn.phase < PLAY:
        game.step()
    lord = game.mode.first_seat(game)
    move_cards(game, list(lord.hand.cards), game.discard_pile, PLACED)
    for _ in range(20):
        game.step()
    with pytest.raises(ValueError, match="changed by hand"):
        clone(game, Agents(agents(1)))


def test_a_game_that_keeps_the_start_of_every_step_may_be_changed_by_hand_between_steps():
    game = Game(Identity(identity_ruleset(), PLAYERS), 1, Agents(agents(1)))
    searchable(game)
    while game.turn is None or game.turn.phase < PLAY:
        game.step()
    lord = game.mode.first_seat(game)
    move_cards(game, list(lord.hand.cards), game.discard_pile, PLACED)
    for _ in range(20):
        game.step()
    twin = clone(game, Agents(agents(1)))
    twin.step()
    assert state_hash(twin) == state_hash(game)


class TakingFirst(Agent):
    """Takes the first thing that it is offered."""

    def decide(self, decision: Decision, view: View) -> list[str]:
        return decision.menu([])[:1]


class Offered(Agents):
    """Random agents; when a seat chooses its general, worlds are made that it could be in."""

    def __init__(self, viewer: int, options: dict[str, str]) -> None:
        super().__init__(agents(1))
        self.viewer = viewer
        self.truth: dict[int, list[str]] = {}
        self.worlds: list[Game] = []
        self.game = Game(Identity(identity_ruleset(), PLAYERS, {"lord": "s0", **options}), 5, self)
        searchable(self.game)
        self.game.play()

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if decision.prompt == "choose-general":
            self.truth[decision.seat] = decision.menu([])
            if decision.seat == self.viewer:
                asker = [TakingFirst() for _ in range(PLAYERS)]
                self.worlds = [world for seed in range(40) if (world := sample(game, self.viewer, seed, Agents(asker)))]
                for world in self.worlds:
                    world.step()
        return super().ask(game, decision)

    def taken(self, seat: int) -> set[str]:
        """The generals that a seat takes in these worlds."""
        return {f"g:{world.seats[seat].slots[0].general.id}" for world in self.worlds}


@pytest.mark.parametrize("viewer", [1, 3])
def test_nobody_knows_which_generals_the_others_are_offered(viewer: int):
    offered = Offered(viewer, {})
    for seat in range(1, PLAYERS):
        assert (offered.taken(seat) <= set(offered.truth[seat])) == (seat == viewer)
    assert offered.taken(viewer) == {offered.truth[viewer][0]}


def test_what_somebody_has_wished_for_is_known():
    offered = Offered(3, {"wish": "s2.zhao_yun"})
    assert "g:zhao_yun" in offered.taken(2)
    for other in (1, 4):
        assert len(offered.taken(other)) > 3
        assert "g:zhao_yun" not in offered.taken(other)

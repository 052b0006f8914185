"""Nothing shows which generals lie face down: two worlds that differ in them look the same to others until one of them is used."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents, Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.random import GENERALS, Chance, Random, game_key
from sanguosha.engine.search.generals import exchange_generals
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.modes.identity import LORD, REBEL, RENEGADE
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Seated
from tests.hidden.twins import A_GENERAL, Listening, Noting, SameAnswers, Stream, end_of_stream, first_leak

ROLES = (LORD, REBEL, RENEGADE, REBEL, REBEL)
# What is only asked because of hidden generals: who keeps them hidden passes.
TURNING_UP = ("choose-revealed", "ask-reveal-hand_limit", "ask-reveal-judgement", "ask-reveal-target", "ask-reveal-dying")


class Reticent(Asker):
    """Passes whatever somebody is only asked because of generals that lie face down; asks another asker everything else."""

    def __init__(self, inner: Asker) -> None:
        super().__init__()
        self.inner = inner

    def ask(self, game: Game, decision: Decision) -> list[str]:
        return decision.unasked() if only_hidden(game, decision) else self.inner.ask(game, decision)


def only_hidden(game: Game, decision: Decision) -> bool:
    """Whether a question would not be there if nothing of the seat lay face down."""
    hidden = [part.token for held in game.seats[decision.seat].skills if held.hidden for part in held.parts]
    options = [token for token in decision.menu([]) if token != PASS]
    return decision.prompt in TURNING_UP or all(token in hidden for token in options)


def table_of_pairs(seed: int) -> Game:
    """A game in which everybody has two generals face down."""
    rules = identity_ruleset()
    mode = Seated(rules, len(ROLES), {})
    game = Game(mode, seed, Agents([RandomAgent(seed * 7 + seat) for seat in range(len(ROLES))]))
    rng = Random(seed)
    game.general_pile = list(rules.generals)
    rng.shuffle(game.general_pile)
    game.shuffle_cards(game.draw_pile.cards)
    for seat, role in zip(game.seats, ROLES, strict=True):
        seat.role = role
        for _ in range(2):
            game.seat_general(seat, game.general_pile.pop(), revealed=False)
        seat.draw(4)
    game.ready = True
    mode.begin(game)
    return game


def twin_steps(game: Game, viewer: int, seed: int) -> tuple[Stream, Stream]:
    """One step of a game in two worlds."""
    start = capture(game)
    noting = Noting([RandomAgent(seed + index) for index in range(len(game.seats))])
    streams = []
    for asker in (noting, SameAnswers(viewer, noting.noted, {}, seed)):
        stream = Stream(viewer)
        world = Game(game.mode, game.seed, Reticent(Listening(stream, asker)))
        restore(world, start)
        if streams:
            exchange_generals(world, viewer, Chance(game_key(seed)).stream(GENERALS), lambda seat, slot, general: True)
        world.watch(stream)
        world.step()
        end_of_stream(world, stream)
        streams.append(stream)
    return streams[0], streams[1]


def used(stream: Stream) -> int:
    """The line at which others see a hidden general used; behind the last one if none is."""
    return next((at for at, shows in enumerate(stream.shows) if A_GENERAL in shows), len(stream.lines))


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), viewer=st.integers(-1, len(ROLES) - 1), stride=st.integers(3, 9))
def test_two_worlds_that_differ_in_hidden_generals_look_the_same_to_others(seed, viewer, stride):
    game = table_of_pairs(seed)
    for step in range(150):
        if step % stride == 0:
            first, second = twin_steps(game, viewer, seed + step)
            until = min(used(first), used(second))
            pairs = zip([*first.lines, "the end"][:until], [*second.lines, "the end"][:until], strict=False)
            place = next((at for at, (mine, theirs) in enumerate(pairs) if mine != theirs), -1)
            leak = first_leak(first, second, place, set())
            assert not leak, f"viewer {viewer}, seed {seed}, step {step}:\n{leak}"
        game.step()
        if game.over:
            break

"""Nobody who sees some cards can find the others: the attack that opened games of version 0.2 finds nothing today."""

from __future__ import annotations

from sanguosha.engine.pieces.random import DECK, Chance, game_key
from tools.attack.lattice import ENOUGH, Sighting, Yardstick, attacked_game, opened

SIZE = 160


def seen(order: list[int], places: range) -> list[Sighting]:
    """What somebody sees who is shown these places of a pile, counted from the top."""
    return [Sighting(place, order[SIZE - 1 - place]) for place in places]


def test_the_attack_finds_the_whole_pile_of_a_linear_generator():
    orders = [Yardstick(seed).order(SIZE) for seed in range(10)]
    assert sum(opened(SIZE, seen(order, range(4, 8 + ENOUGH))) == order for order in orders) >= 8


def test_the_attack_finds_nothing_in_todays_shuffles():
    for seed in range(10):
        order = list(range(SIZE))
        Chance(game_key(seed)).stream(DECK).shuffle(order)
        assert opened(SIZE, seen(order, range(4, 8 + ENOUGH))) is None


def test_games_are_opened_from_one_seats_own_events_only_if_the_old_generator_shuffles():
    assert sum(attacked_game(seed, yardstick=True) for seed in range(6)) >= 4
    assert not any(attacked_game(seed, yardstick=False) for seed in range(6))


def test_a_seat_that_has_seen_too_little_finds_nothing():
    order = Yardstick(1).order(SIZE)
    assert opened(SIZE, seen(order, range(ENOUGH - 1))) is None

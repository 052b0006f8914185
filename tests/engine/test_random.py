"""The game's own random source."""

from __future__ import annotations

from collections import Counter

from sanguosha.engine.random import Random


def test_equal_seeds_give_equal_sequences_and_others_do_not():
    assert [Random(7).below(1000) for _ in range(3)] == [Random(7).below(1000)] * 3
    streams = {tuple(rng.below(100) for _ in range(8)) for rng in map(Random, range(5000))}
    assert len(streams) == 5000


def test_the_state_alone_continues_the_sequence():
    rng = Random(3)
    other = Random(0)
    other.state = rng.state
    assert [rng.next() for _ in range(5)] == [other.next() for _ in range(5)]


def test_each_number_comes_about_equally_often():
    rng = Random(11)
    counts = Counter(rng.below(10) for _ in range(100_000))
    assert sorted(counts) == list(range(10))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_each_order_of_a_shuffle_comes_about_equally_often():
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        items = [0, 1, 2, 3]
        Random(seed).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())

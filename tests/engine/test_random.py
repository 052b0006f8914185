"""The game's own random source."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from sanguosha.engine.pieces.random import DECK, ROLES, Chance, Random, Stream, game_key, world_key


def test_known_answers_fix_the_source():
    assert game_key(7).hex() == "5bf37fc7bfbdcbec06503118fae2ede6085c0905c0b5780222d75363ed4e180c"
    deck, roles = Chance(game_key(7)).stream(DECK), Chance(game_key(7)).stream(ROLES)
    drawn = " ".join(f"{deck.next():08x}" for _ in range(20))
    assert drawn == (
        "06f5f9a2 63844148 367f33c1 4111b9ca 8d52397c 9f626319 d5c40555 a6e9313d a1b8f3a4 af72c954 "
        "7d43f40f be52af42 772690fc 3f83c9ff e3892db2 1f8ed389 d5159732 32a2c8fb 1eb484a2 f2b2a6c3"
    )
    assert [f"{roles.next():08x}" for _ in range(4)] == ["532768d1", "d696abab", "60a5aab2", "38291bc8"]
    assert [Random(7).below(1000), Random(7, "seats").below(1000)] == [944, 887]


def test_a_stream_is_what_the_library_of_python_makes_of_its_key():
    """As docs/fairness.md tells a player."""
    key = blake2b(b"deck", digest_size=32, key=game_key(7)).digest()
    blocks = [blake2b(key + count.to_bytes(8, "little")).digest() for count in range(3)]
    words = [int.from_bytes(block[at : at + 4], "little") for block in blocks for at in range(0, 64, 4)]
    stream = Chance(game_key(7)).stream(DECK)
    assert [stream.next() for _ in words] == words


def test_equal_seeds_give_equal_sequences_and_others_do_not():
    assert [Random(7).below(1000) for _ in range(3)] == [Random(7).below(1000)] * 3
    streams = {tuple(rng.below(100) for _ in range(8)) for rng in map(Random, range(5000))}
    assert len(streams) == 5000


def test_what_lies_at_other_places_stays():
    items = list("abcdefgh")
    Random(7).shuffle_at(items, [1, 3, 4, 6])
    assert "".join(items[at] for at in (0, 2, 5, 7)) == "acfh"
    assert sorted(items) == list("abcdefgh") != items


def test_a_seed_may_be_of_any_size():
    assert len({game_key(seed) for seed in (0, 1, -1, 1 << 61, 1 << 255, (1 << 255) + 1)}) == 6


def test_streams_of_one_game_other_games_worlds_and_agents_have_nothing_in_common():
    streams: list[Stream] = [
        Chance(key(seed)).stream(name) for key in (game_key, world_key) for seed in (7, 8) for name in ("deck", "roles")
    ]
    streams += [Random(seed, name) for seed in (7, 8) for name in ("deck", "roles", "game", "world", "")]
    drawn = [stream.next() for stream in streams for _ in range(100)]
    assert len(set(drawn)) == len(drawn)


def test_drawing_from_one_stream_moves_no_other():
    one, other = Chance(game_key(3)), Chance(game_key(3))
    one.stream(ROLES).shuffle(list(range(10)))
    assert [one.stream(DECK).next() for _ in range(40)] == [other.stream(DECK).next() for _ in range(40)]


def test_key_and_count_alone_continue_the_sequence():
    stream = Chance(game_key(3)).stream(DECK)
    for drawn in range(40):
        assert Stream(stream.key, drawn).next() == stream.next()


def test_a_chance_is_put_back_to_where_it_was():
    chance = Chance(game_key(3))
    chance.stream(DECK).next()
    before = chance.drawn()
    expected = [chance.stream(DECK).next() for _ in range(20)] + [chance.stream(ROLES).next()]
    chance.restore(game_key(3), before)
    assert [chance.stream(DECK).next() for _ in range(20)] + [chance.stream(ROLES).next()] == expected
    other = Chance(game_key(4))
    other.stream(DECK).next()
    other.restore(game_key(3), before)
    assert [other.stream(DECK).next() for _ in range(20)] + [other.stream(ROLES).next()] == expected


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

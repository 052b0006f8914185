"""The promotion series: one game for each player, the lord passes to the right."""

import msgspec
import pytest

from sanguosha.engine.game import Game, GameOver
from sanguosha.engine.procedures.dying import die
from sanguosha.modes.options import OptionError
from sanguosha.series import Played, Series
from sanguosha.tables import make_mode
from sanguosha.testing import Table
from tests.support.rulings import ruling


def played(series: Series, deaths: str, roles: str) -> Game:
    """A game in which the seats of these roles died in this order, killed by nobody."""
    table = Table(roles=roles, **dict.fromkeys("ABCDEFGHIJ"[: series.players], "-"))
    for name in deaths[:-1]:
        die(table.game, table[name], None)
    with pytest.raises(GameOver):
        die(table.game, table[deaths[-1]], None)
    return table.game


@ruling("identity.md#R/33")
def test_everybody_is_lord_once_one_after_the_other_to_the_right():
    series = Series(4, {}, 1, 2)
    lords = []
    while not series.over:
        lords.append(series.next_options()["lord"])
        mode = make_mode("identity", 4, {**series.next_options(), "generals": "off"})
        game = Game(mode, series.next_seed, table_of_passers())
        game.step()
        assert [seat.role for seat in game.seats].index("lord") == int(lords[-1][1:])
        with pytest.raises(GameOver):
            game.finish([], "round_cap")
        series.note(game)
    assert lords == ["s2", "s3", "s0", "s1"]
    assert len(series.played) == series.length == 4
    with pytest.raises(ValueError, match="over"):
        series.note(game)


def table_of_passers():
    """Whoever would answer: dealing the roles asks nobody."""
    return Table(A="-", B="-").game.asker


@ruling("identity.md#R/32")
def test_points_are_those_of_the_fourth_edition_and_add_up():
    series = Series(3, {"generals": "off"}, 1, 0)
    assert series.next_options()["scoring"] == "v4"
    assert series.note(played(series, "BC", "LRN")).points == [4, 0, 3]
    assert series.note(played(series, "B", "RLN")).points == [3, 0, 1]
    assert series.totals() == [7, 0, 4]
    assert series.ranks() == [1, 3, 2]


@ruling("identity.md#R/33")
def test_equal_sums_share_the_place():
    series = Series(4, {}, 1, 0, [Played(0, [3, 5, 3, 0], "lord", [0], -1), Played(1, [2, 0, 2, 1], "lord", [1], -1)])
    assert (series.totals(), series.ranks()) == ([5, 5, 5, 1], [1, 1, 1, 4])


def test_the_first_lord_is_drawn_by_the_seed():
    firsts = [Series(5, {}, seed).first_lord for seed in range(200)]
    assert firsts == [Series(5, {}, seed).first_lord for seed in range(200)]
    assert set(firsts) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("protection", "named"), [("off", False), ("on", True), ("always", True)])
def test_the_first_one_out_is_named_for_the_next_game_only_where_that_protects(protection, named):
    series = Series(3, {"first_out_protection": protection}, 1, 0)
    assert "first_out" not in series.next_options()
    assert series.note(played(series, "BC", "LRN")).first_out == 1
    assert (series.next_options().get("first_out") == "s1") is named
    series.note(played(series, "CB", "RLN"))
    assert (series.next_options().get("first_out") == "s2") is named


def test_a_series_is_plain_data():
    series = Series(3, {"generals": "off"}, 7)
    series.note(played(series, "BC", "LRN"))
    assert msgspec.json.decode(msgspec.json.encode(series), type=Series) == series


@pytest.mark.parametrize("options", [{"lord": "s1"}, {"first_out": "s1"}])
def test_what_changes_from_game_to_game_is_no_option_of_a_series(options):
    with pytest.raises(OptionError, match="leave it out"):
        Series(5, options, 1)


def test_the_first_lord_sits_at_the_table():
    with pytest.raises(OptionError, match="s0 to s4"):
        Series(5, {}, 1, 5)

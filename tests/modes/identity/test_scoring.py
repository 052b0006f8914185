"""Points by the tournament table, fourth edition."""

import pytest

from sanguosha.engine.game import Game, GameOver
from sanguosha.engine.procedures.dying import die, die_together
from sanguosha.modes.identity import LORD, REBEL, RENEGADE
from sanguosha.modes.identity.scoring import final_duel, score
from sanguosha.testing import Table
from tests.support.rulings import ruling


def finished(roles: str, deaths: str, **options: str) -> Table:
    """A game of these roles that has ended by these deaths in order: ``BA`` says that A kills B, ``B-`` that nobody does, ``B+C``
    that both are out at one time."""
    names = "ABCDEFGHIJ"[: len(roles)]
    return ended(Table(roles=roles, options=options, **dict.fromkeys(names, "-")), deaths)


def ended(table: Table, deaths: str) -> Table:
    """The table after these deaths, which end the game."""
    try:
        for death in deaths.split():
            if death[1] == "+":
                die_together(table.game, [table[death[0]], table[death[2]]])
            else:
                die(table.game, table[death[0]], None if death[1] == "-" else table[death[1]])
    except GameOver:
        return table
    raise AssertionError("the game goes on")


def points(table: Table) -> dict[str, int]:
    return dict(zip(table.names, score(table.game), strict=True))


@ruling("identity.md#12.2/1")
def test_the_lords_side_wins_with_both_loyalists():
    table = finished("LZZRRRRN", "DA EA FB HB GC")
    assert table.game.outcome == LORD
    assert list(points(table).values()) == [10, 9, 8, 0, 0, 0, 0, 0]


@ruling("identity.md#12.2/2", "identity.md#R/30")
def test_rebels_win_and_the_dead_ones_get_as_much_as_the_living():
    table = finished("LZZRRRRN", "BF FA GA AD")
    assert table.game.outcome == REBEL
    assert list(points(table).values()) == [0, 0, 0, 8, 6, 7, 6, 1]


@ruling("identity.md#12.2/3")
def test_the_renegade_wins():
    table = finished("LZZRRRRN", "BD CH DH EH FH GH AH")
    assert table.game.outcome == RENEGADE
    assert list(points(table).values()) == [1, 0, 0, 1, 0, 0, 0, 20]


@ruling("identity.md#12.2/4")
def test_the_lord_wins_the_final_duel():
    table = finished("LZRRN", "CB BD DA EA")
    assert table.game.outcome == LORD
    assert final_duel(table.game) == 4
    assert points(table) == {"A": 4 + 0 + 2, "B": 5 + 0 + 1, "C": 0, "D": 1, "E": 5}


@ruling("identity.md#12.2/5")
def test_renegades_who_fall_before_a_final_duel_get_nothing():
    table = finished("LZZZRRRRNN", "IA FB BE CE EA GD HA JD")
    assert table.game.outcome == LORD
    assert points(table)["I"] == points(table)["J"] == 0
    assert (points(table)["A"], points(table)["B"], points(table)["C"], points(table)["D"]) == (6 + 3, 6 + 1, 6, 6 + 2)
    assert points(table)["E"] == 2


@ruling("identity.md#12.2/6")
def test_a_renegade_has_no_bonus_for_kills():
    table = finished("LZRRNN", "FE CE DE BE AE")
    assert table.winners == ["E"]
    assert list(points(table).values()) == [1, 0, 0, 0, 16, 0]


@ruling("identity.md#12.2/7")
def test_rebels_who_are_all_dead_win_for_nothing():
    table = finished("LZZRRN", "BD DA EA AF")
    assert table.game.outcome == REBEL
    assert list(points(table).values()) == [0, 0, 0, 1, 0, 1]


@ruling("identity.md#R/31")
@pytest.mark.parametrize(("needs_win", "bonus"), [("false", 1), ("true", 0)])
def test_rebels_have_their_bonus_also_when_they_lose_unless_the_option_forbids(needs_win, bonus):
    lost = finished("LZRRN", "BC CA DA EA", rebel_bonus_needs_win=needs_win)
    assert points(lost)["C"] == bonus
    won = finished("LZRRN", "BC AD", rebel_bonus_needs_win=needs_win)
    assert (points(won)["C"], points(won)["D"]) == (7, 8)


def test_loyalists_and_lord_have_their_bonus_only_when_they_win():
    assert list(points(finished("LZRRN", "CB DA AE")).values()) == [0, 0, 0, 0, 1]


def test_killing_ones_own_side_brings_and_costs_nothing():
    assert list(points(finished("LZRRN", "BA CD EA DA")).values()) == [4 + 2, 5, 0, 0, 0]


def test_a_death_without_killer_counts_for_nobody():
    assert list(points(finished("LZRRN", "C- D- E-")).values()) == [6, 6, 0, 0, 0]


def test_a_victim_that_had_come_back_to_life_does_not_count_again():
    table = Table(roles="LRRN", A="-", B="-", C="-", D="-")
    die(table.game, table["B"], table["A"])
    table.game.revive(table["B"], table.game.ruleset.general_by_id["cao_cao"], 1)
    assert points(ended(table, "BA CA DA"))["A"] == 4 + 3


def test_who_comes_back_to_life_is_still_out():
    table = Table(roles="LZRN", A="-", B="-", C="-", D="-")
    die(table.game, table["B"], None)
    table.game.revive(table["B"], table.game.ruleset.general_by_id["cao_cao"], 1)
    assert list(points(ended(table, "C- D-")).values()) == [4, 5, 0, 4]


def test_who_goes_out_with_the_last_third_had_no_final_duel():
    assert list(points(finished("LRN", "B+C")).values()) == [4, 0, 0]
    assert list(points(finished("LRN", "B- C-")).values()) == [4, 0, 3]
    assert list(points(finished("LRRN", "B+C D-")).values()) == [4, 0, 0, 4]


def test_a_draw_gives_nobody_anything():
    table = Table(roles="LRRN", A="-", B="-", C="-", D="-")
    die(table.game, table["B"], table["A"])
    with pytest.raises(GameOver):
        table.game.finish([], "round_cap")
    assert score(table.game) == [0, 0, 0, 0]


def test_a_game_that_goes_on_has_no_points():
    game: Game = Table(roles="LRRN", A="-", B="-", C="-", D="-").game
    with pytest.raises(ValueError, match="not over"):
        score(game)

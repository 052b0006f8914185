"""The end of the game: every row of the table of ends, and tables of two and three."""

import pytest

from sanguosha.modes.identity import LORD, REBEL, RENEGADE
from sanguosha.testing import Table
from tests.support.rulings import ruling


def slashed(roles: str, victim: str, *dead: str) -> Table:
    """A table of these roles: the last living seat but the victim kills the victim with a Slash, whatever the distance."""
    names = "ABCDEFGH"[: len(roles)]
    table = Table(roles=roles, **dict.fromkeys(names, "-")).dead(*dead).hp(victim, 1)
    killer = next(name for name in reversed(names) if name != victim and name not in dead)
    table.wears(killer, "kylin_bow").hand(killer, "slash", "ex_nihilo").turn(killer)
    return table.do(killer, "slash", victim)


def goes_on(table: Table) -> bool:
    """Whether the game goes on, with somebody asked."""
    return not table.game.over and len(table.session.open) > 0


@ruling("identity.md#10/1", "identity.md#R/35")
def test_the_lord_dies_and_one_renegade_is_alone():
    table = slashed("LZRN", "A", "B", "C")
    assert (table.winners, table.game.outcome) == (["D"], RENEGADE)


@ruling("identity.md#10/2", "identity.md#R/35")
def test_the_lord_dies_and_two_renegades_are_alone():
    table = slashed("LZRNN", "A", "B", "C")
    assert (table.winners, table.game.outcome) == (["C"], REBEL)


@ruling("identity.md#10/3")
def test_the_lord_dies_and_a_renegade_and_a_loyalist_are_left():
    table = slashed("LZRN", "A", "C")
    assert (table.winners, table.game.outcome) == (["C"], REBEL)


@ruling("identity.md#10/4")
def test_the_lord_dies_and_a_renegade_and_a_rebel_are_left():
    table = slashed("LZRRN", "A", "B", "C")
    assert (table.winners, table.game.outcome) == (["C", "D"], REBEL)


@ruling("identity.md#10/5")
def test_the_lord_dies_and_only_loyalists_are_left():
    table = Table(roles="LZZR", A="huang_gai", B="-", C="-", D="-").hp("A", 1).hand("A", "duel")
    # One after the other they cannot come to this: the death of the last rebel would have ended the game.
    table["D"].alive = False
    table.game.touch_ring()
    table.turn("A").do("A", "k:kurou")
    assert (table.winners, table.game.outcome) == (["D"], REBEL)


@ruling("identity.md#10/6")
def test_the_last_rebel_dies_and_a_renegade_lives():
    table = slashed("LZRN", "C")
    assert goes_on(table)
    table = slashed("LZRN", "D", "C")
    assert (sorted(table.winners), table.game.outcome) == (["A", "B"], LORD)


@ruling("identity.md#10/7")
def test_the_last_renegade_dies_and_a_rebel_lives():
    assert goes_on(slashed("LZNR", "C"))


@ruling("identity.md#10/8")
def test_the_last_of_rebels_and_renegades_dies():
    table = slashed("LZRRN", "E", "C", "D")
    assert (table.winners, table.game.outcome) == (["A", "B"], LORD)
    table = slashed("LZNRR", "E", "C", "D")
    assert (table.winners, table.game.outcome) == (["A", "B"], LORD)


@ruling("identity.md#10/9")
def test_the_renegade_dies_in_the_last_duel_with_the_lord():
    table = slashed("LZZRN", "E", "B", "C", "D")
    assert (table.winners, table.game.outcome) == (["A", "B", "C"], LORD)


@ruling("identity.md#10/10")
def test_the_lord_dies_in_the_last_duel_with_the_renegade():
    table = slashed("LZZRN", "A", "B", "C", "D")
    assert (table.winners, table.game.outcome) == (["E"], RENEGADE)


@ruling("identity.md#10/11")
def test_the_last_loyalist_dies():
    assert goes_on(slashed("LZRN", "B"))


@ruling("identity.md#10/12")
def test_fire_that_kills_the_last_renegade_first_never_reaches_the_lord():
    table = Table(roles="LZN", A="-", B="-", C="-").dead("B").hp("A", 1).hp("C", 1).chained("A", "C").hand("A", "fire_slash")
    table.turn("A").do("A", "fire_slash", "C")
    assert (table.winners, table.game.outcome) == (["A", "B"], LORD)
    assert table["A"].hp == 1
    assert table["A"].alive


@ruling("identity.md#10/13")
def test_fire_that_kills_the_lord_first_never_reaches_the_renegade():
    table = Table(roles="LZN", A="-", B="-", C="-").dead("B").hp("A", 1).hp("C", 1).chained("A", "C").hand("C", "fire_slash")
    table.turn("C").do("C", "fire_slash", "A")
    assert (table.winners, table.game.outcome) == (["C"], RENEGADE)
    assert table["C"].hp == 1
    assert table["C"].alive


@ruling("identity.md#10/14")
def test_a_renegade_whose_arrows_kill_the_lord_before_the_other_renegade_has_won_nothing():
    table = Table(roles="NLNR", A="-", B="-", C="-", D="-").dead("D").hp("B", 1).hp("C", 1).hand("A", "archery_attack").turn("A")
    table.do("A", "archery_attack")
    assert (table.winners, table.game.outcome) == (["D"], REBEL)
    assert table["C"].hp == 1


def test_a_renegade_whose_arrows_kill_the_other_renegade_before_the_lord_wins():
    table = Table(roles="NNLR", A="-", B="-", C="-", D="-").dead("D").hp("B", 1).hp("C", 1).hand("A", "archery_attack").turn("A")
    table.do("A", "archery_attack")
    assert (table.winners, table.game.outcome) == (["A"], RENEGADE)


@ruling("identity.md#10/15")
def test_a_trick_that_kills_the_rebel_and_then_the_lord_leaves_the_renegade_alone():
    table = Table(roles="NRL", A="-", B="-", C="-").hp("B", 1).hp("C", 1).hand("A", "savage_assault").turn("A")
    table.do("A", "savage_assault")
    assert (table.winners, table.game.outcome) == (["A"], RENEGADE)


def test_a_trick_that_kills_the_lord_before_the_rebel_wins_for_the_rebel():
    table = Table(roles="NLR", A="-", B="-", C="-").hp("B", 1).hp("C", 1).hand("A", "savage_assault").turn("A")
    table.do("A", "savage_assault")
    assert (table.winners, table.game.outcome) == (["C"], REBEL)
    assert table["C"].alive


@ruling("identity.md#10/16")
def test_a_lord_who_kills_himself_gives_the_game_to_dead_rebels():
    table = Table(roles="LZRN", A="huang_gai", B="-", C="-", D="-").dead("C").hp("A", 1).hand("A", "duel").turn("A")
    table.do("A", "k:kurou")
    assert (table.winners, table.game.outcome) == (["C"], REBEL)


@pytest.mark.parametrize(("victim", "winner", "outcome"), [("A", "B", REBEL), ("B", "A", LORD)])
def test_two_players_are_lord_and_rebel(victim: str, winner: str, outcome: str):
    table = slashed("LR", victim)
    assert (table.winners, table.game.outcome) == ([winner], outcome)


def test_three_players_are_lord_rebel_and_renegade():
    table = slashed("LRN", "A")
    assert (table.winners, table.game.outcome) == (["B"], REBEL)
    table = slashed("LRN", "A", "B")
    assert (table.winners, table.game.outcome) == (["C"], RENEGADE)
    assert goes_on(slashed("LRN", "B"))
    assert goes_on(slashed("LRN", "C"))
    table = slashed("LRN", "C", "B")
    assert (table.winners, table.game.outcome) == (["A"], LORD)
    table = slashed("LRN", "B", "C")
    assert (table.winners, table.game.outcome) == (["A"], LORD)

"""The table at the terminal when there are souls, offerings and who came back to life."""

import io

from rich.console import Console

from sanguosha.cli.board import show_board
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.testing import Table
from sanguosha.texts import Texts
from tests.modes.identity.the_dead import dead, given, haunted

OPTIONS = {"dark_souls": "on", "reincarnation": "on"}


def board(table: Table, viewer: int) -> str:
    """What the viewer sees of the table."""
    console = Console(file=io.StringIO(), width=200, highlight=False, markup=False)
    show_board(console, Texts("en", table.game.ruleset, strict=True), View(table.game, viewer))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def row(shown: str, number: int) -> str:
    """The row of a player."""
    return next(line for line in shown.splitlines() if line.startswith((f"│ {number} ", f"│ {number}*", f"│ ▶{number}")))


def test_a_soul_stands_with_its_host_and_only_its_player_sees_the_card():
    table = haunted(Table(A="liu_bei", B="guan_yu", C="gan_ning", D="cao_cao", options=OPTIONS).top("♠7 slash"), "A", "C")
    for viewer in (SPECTATOR, 0, 2):
        shown = board(table, viewer)
        assert "Xuanwu of seat 3" in row(shown, 1)
        assert "dead" in row(shown, 3)
        kept = "♠7 Slash" if viewer == 2 else "1 card"
        assert f"“Xuanwu” of Gan Ning (3): {kept}" in shown


def test_the_dead_are_told_no_distances():
    table = dead(Table(A="liu_bei", B="guan_yu", C="gan_ning", options=OPTIONS), "B")
    assert "distance 1" in row(board(table, 2), 1)
    assert "distance" not in board(table, 1)


def test_offerings_are_seen_by_who_gave_them_and_who_has_them():
    table = given(dead(Table(A="liu_bei", B="guan_yu", C="gan_ning", options=OPTIONS), "B"), "B", "♠7 slash")
    for viewer, cards in ((SPECTATOR, "1 card"), (0, "♠7 Slash"), (1, "♠7 Slash"), (2, "1 card")):
        assert f"“Offerings” of Guan Yu (2): {cards}" in board(table, viewer)


def test_the_reborn_are_told_from_those_who_never_fell():
    table = dead(Table(A="liu_bei", B="guan_yu", C="gan_ning", options=OPTIONS), "B")
    table.game.revive(table["B"], table.game.ruleset.general_by_id["zhao_yun"], 1)
    shown = board(table, 0)
    assert "reborn" in row(shown, 2)
    assert "reborn" not in row(shown, 3)


def test_a_shield_is_told_with_those_whom_it_does_not_stop():
    options = {"first_out_protection": "on", "first_out": "s1"}
    table = Table(A="liu_bei", B="guan_yu", C="gan_ning", options=options).hand("B", "slash", "duel").turn("B")
    assert "protected" in row(board(table, 0), 2)
    assert "but not from" not in row(board(table, 0), 2)
    table.do("B", "slash", "C")
    assert "protected, but not from 3" in row(board(table, 0), 2)

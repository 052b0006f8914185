"""Two worlds that a seat cannot tell apart look the same to it, and those that it can do not."""

import pytest

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import PLAY
from sanguosha.engine.parts.part import OTHERS
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.skills import MALE, SHU, General, locked
from sanguosha.testing import Table, twins
from tests.support.extras import ruleset_with


def test_a_hidden_hand_does_not_show_while_nothing_of_it_is_used():
    pair = twins("A", lambda held: Table(A="-", B="-").hand("A", "slash", "duel").hand("B", held), "♥2 dodge", "♥K dodge")
    pair.turn("A").do("A", "slash", "B").passes("B").do("A", "duel", "B")


def test_a_card_named_for_each_world():
    def build(held: str) -> Table:
        return Table(A="-", B="liu_bei", C="-").hand("B", held).hold("B").hand("A", "slash")

    pair = twins("A", build, "♥2 dodge", "♥K dodge")
    pair.turn("B").do("B", "k:rende", "♥2 dodge|♥K dodge", "C")


def test_who_may_know_the_difference_is_no_viewer():
    with pytest.raises(AssertionError, match="B can tell the worlds apart"):
        twins("B", lambda held: Table(A="-", B="-").hand("B", held), "♥2 dodge", "♥3 peach")


def test_worlds_that_do_not_differ_prove_nothing():
    with pytest.raises(AssertionError, match="the two worlds do not differ"):
        twins("A", lambda held: Table(A="-", B="-").hand("B", held), "♥2 dodge", "♥2 dodge")


def test_what_shows_is_told_line_against_line():
    pair = twins("A", lambda held: Table(A="-", B="-").hand("A", "slash").hand("B", held), "♥2 dodge", "♥K dodge").turn("A")
    with pytest.raises(AssertionError, match=r"A can tell the worlds apart:\n.*\n.*"):
        pair.do("A", "slash", "B").do("B", "dodge")


def test_the_order_of_the_draw_pile_is_hidden():
    pair = twins(
        "B", lambda top: Table(A="-", B="-").hand("A", "slash").top(*top.split(", ")), "♠7 slash, ♥2 dodge", "♥2 dodge, ♠7 slash"
    )
    pair.turn("A", "draw")


def test_a_hidden_general_is_hidden_until_it_acts():
    pair = twins("A", lambda second: Table(A="-", B="xu_chu+?" + second).hand("A", "slash", "duel"), "guo_jia", "sima_yi")
    pair.turn("A").do("A", "slash", "B")


class Boasting(PhaseStarting):
    """When the play phase of another begins, it is told whether the owner holds a Peach."""

    phase = PLAY
    of = OTHERS
    forced = True

    def condition(self, run: PhaseRun) -> bool:
        return any(card.kind.id == "peach" for card in self.owner.hand.cards)

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        """To be heard is enough."""


BRAGGART = General("braggart", SHU, MALE, 3, locked("boasting", Boasting))


def test_a_skill_that_tells_what_is_held_is_found_out():
    rules = ruleset_with(BRAGGART)

    def build(held: str) -> Table:
        return Table(ruleset=rules, A="-", B="braggart").hand("A", "slash").hand("B", held)

    with pytest.raises(AssertionError, match=r"A can tell the worlds apart:\n.*boasting"):
        twins("A", build, "♥3 peach", "♥2 dodge").turn("A")


@pytest.mark.parametrize("pile", ["up", "down"])
def test_a_pile_on_a_general_shows_as_it_lies(pile):
    def build(laid: str) -> Table:
        return Table(A="-", B="-").pile("B", "stock", laid, face_up=pile == "up")

    if pile == "down":
        twins("A", build, "♥3 peach", "♥2 dodge")
    else:
        with pytest.raises(AssertionError, match="A can tell the worlds apart"):
            twins("A", build, "♥3 peach", "♥2 dodge")

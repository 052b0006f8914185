"""麒麟弓 Kylin Bow."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#kylin_bow/1")
def test_of_two_mounts_the_wearer_picks_one():
    table = Table(A="-", B="-").wears("A", "kylin_bow").wears("B", "dilu", "dayuan", "vine").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert not table.may("A", "k:kylin_bow", "vine")
    assert table.may("A", "k:kylin_bow", "dilu")
    table.do("A", "k:kylin_bow", "dayuan")
    assert table.worn("B") == ["dilu", "vine"]
    assert table.discarded("dayuan")
    assert table["B"].hp == 2


@ruling("cards.yaml#kylin_bow/3")
def test_the_bow_as_slash_does_not_reach_as_far_as_the_bow():
    seats = dict.fromkeys("BCDEFGHIJ", "-")
    table = Table(A="guan_yu", **seats).wears("A", "kylin_bow").hand("A", "♥4 peach").turn("A")
    assert table.may("A", "k:wusheng", "♥4 peach", "F")
    assert not table.may("A", "k:wusheng", "♥5 kylin_bow", "F")
    assert table.may("A", "k:wusheng", "♥5 kylin_bow", "B")


@ruling("cards.yaml#kylin_bow/4")
def test_mounts_are_safe_from_damage_passed_on():
    table = Table(A="-", B="-", C="-").wears("A", "kylin_bow").wears("C", "dilu").chained("B", "C")
    table.hand("A", "fire_slash", "ex_nihilo").turn("A")
    table.do("A", "fire_slash", "B")
    table.asked("A", "play-phase")
    assert table["C"].hp == 3
    assert table.worn("C") == ["dilu"]


def test_a_dodged_slash_shoots_no_mount():
    table = Table(A="-", B="-").wears("A", "kylin_bow").wears("B", "dilu").hand("A", "slash", "ex_nihilo").hand("B", "dodge")
    table.turn("A").do("A", "slash", "B").do("B", "dodge")
    table.asked("A", "play-phase")
    assert table.worn("B") == ["dilu"]


def test_the_wearer_may_spare_the_mount():
    table = Table(A="-", B="-").wears("A", "kylin_bow").wears("B", "dilu").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").passes("A")
    table.asked("A", "play-phase")
    assert table.worn("B") == ["dilu"]
    assert table["B"].hp == 3


def test_a_duel_shoots_no_mount():
    table = Table(A="-", B="-").wears("A", "kylin_bow").wears("B", "dilu").hand("A", "duel", "ex_nihilo").turn("A")
    table.do("A", "duel", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3

"""Questions to several characters at one time, and what comes after them in the same step."""

from sanguosha.engine.records.clone import searchable
from sanguosha.testing import Table
from tests.support.ways import ClonedSession, in_every_way


@in_every_way
def test_who_passed_the_window_is_not_asked_again(seat):
    table = seat(A="-", B="-", C="-").hand("A", "♠A duel", "♣A duel").hand("B", "nullification", "slash").turn("A")
    table.do("A", "♠A duel", "B").passes("B")
    table.asked("B", "ask-duel")
    table.do("B", "slash")
    assert (table["A"].hp, table["B"].hp) == (3, 4)
    assert table.holds("B", "nullification")


@in_every_way
def test_a_nullified_nullification_opens_one_window_after_the_other(seat):
    table = seat(A="-", B="-", C="-").hand("A", "♠A duel", "♣A duel", "♠J nullification")
    table.hand("B", "♣Q nullification", "♣K nullification").turn("A").do("A", "♠A duel", "B")
    table.passes("A").do("B", "♣Q nullification").do("A", "♠J nullification").do("B", "♣K nullification")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4


@in_every_way
def test_each_target_of_a_mass_attack_has_its_own_window(seat):
    table = seat(A="-", B="-", C="-", D="-").hand("A", "archery_attack", "duel").hand("C", "nullification", "dodge").turn("A")
    table.do("A", "archery_attack").passes("C").do("C", "nullification").passes()
    assert [table[name].hp for name in "ABCD"] == [4, 3, 4, 3]
    assert table.holds("C", "dodge")


def test_a_clone_of_a_live_session_repeats_the_passes_of_its_window():
    table = Table(A="-", B="-", C="-").hand("A", "♠A duel", "♣A duel", "♠J nullification")
    table.hand("B", "♣Q nullification", "slash").hand("C", "♣K nullification")
    searchable(table.game)
    table.turn("A").do("A", "♠A duel", "B").passes("C", "A", "B")
    table.session = ClonedSession(table.session, [])
    table.session.start()
    table.asked("B", "ask-duel")


def test_a_clone_of_a_live_session_repeats_the_pass_of_who_was_slower_than_the_winner():
    table = Table(A="-", B="-", C="-").hand("A", "♠A duel", "♣A duel", "♠J nullification").hand("B", "♣Q nullification", "slash")
    table.hand("C", "♣K nullification")
    searchable(table.game)
    table.turn("A").do("A", "♠A duel", "B").do("C", "♣K nullification")
    table.session = ClonedSession(table.session, [])
    table.session.start()
    table.asked("A", "ask-nullification")
    assert table.asked("A").args == ("s2", "nullification", "s1", "o:off", "duel")

"""于吉: 蛊惑."""

from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.views.view import View
from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#yu_ji.guhuo/1")
def test_two_challengers_of_a_true_spade_slash_lose_health_and_it_has_no_effect():
    table = Table(A="yu_ji", B="-", C="-", D="-").hand("A", "♠7 slash", "duel").hand("B", "dodge").turn("A")
    table.do("A", "k:guhuo", "slash", "♠7", "B").do("B", "yes").do("C", "yes").do("D", "no")
    table.asked("A", "play-phase")
    assert [table[name].hp for name in "ABCD"] == [3, 3, 3, 4]
    assert table.discarded("♠7 slash")
    assert table.holds("B", "dodge")


@ruling("generals/wind.yaml#yu_ji.guhuo/2")
def test_a_challenger_who_dies_of_a_true_card_was_killed_by_nobody():
    table = Table(A="yu_ji", B="-", C="-").hand("A", "♠7 slash", "duel", "lightning").hp("B", 1).hand("C", "peach")
    table.turn("A").do("A", "k:guhuo", "slash", "♠7", "C").do("B", "yes").do("C", "no").passes("A", "C")  # nobody saves B
    table.asked("A", "play-phase")
    assert not table["B"].alive
    assert len(table["A"].hand.cards) == 2  # a rebel died and nobody drew
    assert table["C"].hp == 4


@ruling("generals/wind.yaml#yu_ji.guhuo/3")
def test_after_a_slash_lost_to_a_challenge_he_may_slash_again():
    table = Table(A="yu_ji", B="-").hand("A", "♠7 slash", "♠8 slash", "duel").turn("A")
    table.do("A", "k:guhuo", "slash", "♠7", "B").do("B", "yes")
    table.do("A", "♠8", "B")
    assert table["B"].hp == 2  # 1 lost by the challenge, 1 by the second Slash
    assert not table.may("A", "k:guhuo", "slash")


@ruling("generals/wind.yaml#yu_ji.guhuo/4")
def test_a_true_peach_of_hearts_works_although_it_was_challenged():
    table = Table(A="yu_ji", B="-", C="-").hp("A", 1).hand("A", "♥3 peach", "duel").turn("A")
    table.do("A", "k:guhuo", "peach", "♥3 peach").do("B", "yes").do("C", "yes")
    assert [table[name].hp for name in "ABC"] == [2, 3, 3]


@ruling("generals/wind.yaml#yu_ji.guhuo/5")
def test_who_is_dying_cannot_challenge_the_peach():
    table = Table(A="yu_ji", B="-", C="-").hp("B", 1).hand("A", "♠7 slash", "lightning", "duel").turn("A")
    table.do("A", "♠7", "B").do("A", "k:guhuo", "lightning")
    assert not table.is_asked("B")
    table.asked("C", "ask-guhuo")
    table.do("C", "no").asked("A", "play-phase")
    assert table["B"].hp == 1


@ruling("generals/wind.yaml#yu_ji.guhuo/6")
def test_a_fire_slash_announced_as_slash_is_false():
    table = Table(A="yu_ji", B="-").hand("A", "♥4 fire_slash", "duel").turn("A")
    table.do("A", "k:guhuo", "slash", "♥4 fire_slash", "B").do("B", "yes")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4
    assert len(table["B"].hand.cards) == 1
    assert table.discarded("♥4 fire_slash")


def test_a_false_heart_is_lost_as_well():
    table = Table(A="yu_ji", B="-", C="-").hp("A", 1).hand("A", "♥K dodge", "duel").turn("A")
    table.do("A", "k:guhuo", "peach", "♥K dodge").do("B", "yes").do("C", "yes")
    assert table["A"].hp == 1
    assert (len(table["B"].hand.cards), len(table["C"].hand.cards)) == (1, 1)


def test_unchallenged_the_card_counts_with_its_own_suit():
    table = Table(A="yu_ji", B="-", C="-").wears("B", "nioh_shield").hand("A", "♠3 dismantlement", "♥3 peach", "duel")
    table.turn("A").do("A", "k:guhuo", "fire_slash", "♠3", "B").do("B", "no").do("C", "no")
    assert table["B"].hp == 4
    assert table.discarded("♠3 dismantlement")
    assert not table.may("A", "k:guhuo", "slash")  # it was a Slash used in this phase

    table = Table(A="yu_ji", B="-", C="-").wears("B", "nioh_shield").hand("A", "♥3 peach", "duel")
    table.turn("A").do("A", "k:guhuo", "fire_slash", "♥3", "B").do("B", "no").do("C", "no")
    assert table["B"].hp == 3


def test_all_are_asked_in_action_order_whatever_the_others_said():
    table = Table(A="-", B="yu_ji", C="-", D="-").hand("A", "♠7 slash", "duel").hand("B", "peach").turn("A")
    table.do("A", "♠7", "B").do("B", "k:guhuo", "peach")
    for name in ("A", "C", "D"):
        assert [table.names[one.seat] for one in table.session.open] == [name]
        table.do(name, "yes")
    assert [len(table[name].hand.cards) for name in "ACD"] == [2, 1, 1]


def test_after_a_failed_dodge_he_may_try_another_card():
    table = Table(A="-", B="yu_ji").hand("A", "♠7 slash", "duel").hand("B", "♥3 peach", "♥K dodge").turn("A")
    table.do("A", "♠7", "B").do("B", "k:guhuo", "♥3 peach").do("A", "yes")
    table.asked("B", "ask-dodge")
    table.do("B", "k:guhuo", "♥K dodge").do("A", "yes")
    assert (table["A"].hp, table["B"].hp) == (3, 3)
    assert table.discarded("♥K dodge")


def test_a_black_dodge_that_was_true_is_lost_and_the_slash_hits():
    table = Table(A="-", B="yu_ji").hand("A", "♠7 slash", "duel").hand("B", "♦2 dodge").turn("A")
    table.do("A", "♠7", "B").do("B", "k:guhuo", "♦2 dodge").do("A", "yes")
    assert (table["A"].hp, table["B"].hp) == (3, 2)


def test_a_nullification_may_be_announced_against_a_trick():
    table = Table(A="-", B="yu_ji").hand("A", "♠A duel", "♣A duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "♠A duel", "B").do("B", "k:guhuo", "♥3 peach").do("A", "no")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


def test_who_draws_a_nullification_by_exposing_a_false_one_is_asked_for_it():
    table = Table(A="-", B="-", C="yu_ji").hand("A", "duel", "lightning").hand("C", "♣3 slash", "peach").top("♣Q nullification")
    table.turn("A").do("A", "duel", "B").do("C", "k:guhuo", "♣3").do("A", "no").do("B", "yes")
    table.do("B", "nullification").passes("C").asked("A", "play-phase")
    assert table["B"].hp == 4


def test_only_names_that_could_be_used_now_may_be_announced():
    table = Table(A="yu_ji", B="-").hand("A", "♥3 peach", "duel").turn("A")
    for name in ("peach", "dodge", "nullification", "lightning", "indulgence", "crossbow", "snatch"):
        assert not table.may("A", "k:guhuo", name)
    for name in ("slash", "wine", "duel", "ex_nihilo"):
        assert table.may("A", "k:guhuo", name)


def test_equipment_in_front_of_him_cannot_be_laid_down():
    table = Table(A="yu_ji", B="-").wears("A", "chitu").hand("A", "duel").turn("A")
    assert not table.may("A", "k:guhuo", "slash", "chitu")
    assert table.may("A", "k:guhuo", "slash", "duel")


def test_nobody_sees_the_card_before_it_is_challenged_but_all_hear_name_and_targets():
    table = Table(A="yu_ji", B="-", C="-").hand("A", "♥3 peach", "duel")
    log = EventLog()
    table.game.watch(log)
    card = table["A"].hand.cards[0]
    table.turn("A").do("A", "k:guhuo", "slash", "♥3 peach", "B")
    assert "announced seat=s0 card=slash targets=s1" in [event.text() for event in log.events]
    for viewer in (-1, 1, 2):
        assert card.token not in " ".join(event.masked(viewer).text() for event in log.events)
        assert View(table.game, viewer).card(card.token) is None
    table.do("B", "yes")
    assert View(table.game, 2).card(card.token) is None
    table.do("C", "no")
    assert View(table.game, 2).card(card.token) is card


def test_the_target_of_a_challenged_true_heart_that_died_of_the_challenge_is_left_out():
    table = Table(A="yu_ji", B="-", C="-", D="-").wears("A", "halberd").hand("A", "♥10 slash").hp("B", 1).turn("A")
    table.do("A", "k:guhuo", "slash", "♥10", "B", "C").do("B", "yes").do("C", "no").do("D", "no")
    assert not table["B"].alive
    assert table["C"].hp == 3


def test_nobody_is_asked_to_nullify_a_trick_for_a_target_that_died_of_a_challenge():
    table = Table(A="-", B="-", C="yu_ji", D="-").hand("A", "duel", "slash").hp("B", 1)
    table.hand("C", "♠J nullification").hand("D", "♣Q nullification").turn("A").do("A", "duel", "B")
    table.do("C", "k:guhuo", "♠J nullification").do("A", "no").do("B", "yes").do("D", "no")
    assert not table["B"].alive
    table.asked("A", "play-phase")
    assert not table.is_asked("D")
    assert table.discarded("duel")

"""What agents believe about roles is about as often so as they are sure of it, and they act by it."""

from itertools import permutations

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.agents.standing import HiddenStanding
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.testing import Table
from tests.support.bots import attacked, choice
from tools.beliefs import Reliability, reliability


@pytest.fixture(scope="module")
def found() -> Reliability:
    return reliability({5: 60, 8: 25})


def test_beliefs_are_near_the_truth(found):
    assert found.brier < 0.25


def test_what_is_held_for_so_sure_is_so_as_often(found):
    assert found.error < 0.03


def test_what_is_held_for_nearly_certain_is_nearly_always_so(found):
    assert found.so[-1] / found.held[-1] > 0.96


def believed(table: Table, viewer: str, seat: str) -> tuple[float, float, float]:
    """How likely a seat is loyal, a rebel, a renegade, to the viewer."""
    standing = HiddenStanding(Identity.allegiance)
    standing.consider(View(table.game, table[viewer].index))
    place = table[seat].index
    return standing.loyal[place], standing.rebel[place], standing.renegade[place]


def five() -> Table:
    return Table(A="-", B="-", C="-", D="-", E="-", roles="LZRRN")


def test_one_slash_at_the_lord_makes_a_likely_rebel_and_three_a_sure_one():
    once = believed(attacked(five(), "C", "A", 1.0), "B", "C")[1]
    thrice = believed(attacked(five(), "C", "A", 3.0), "B", "C")[1]
    assert 0.7 < once < thrice
    assert thrice > 0.95


def test_when_both_rebels_have_shown_themselves_the_others_are_none():
    table = attacked(attacked(five(), "C", "A", 4.0), "D", "A", 4.0)
    assert believed(table, "A", "B")[1] < 0.1


def test_roles_that_fit_what_was_done_are_likelier_than_others():
    table = attacked(five(), "C", "A", 3.0)
    view, agent = View(table.game, table["A"].index), BasicAgent(1)
    fitting, other = ["lord", "loyalist", "rebel", "rebel", "renegade"], ["lord", "rebel", "loyalist", "rebel", "renegade"]
    assert agent.likelihood(view, fitting) > 5 * agent.likelihood(view, other) > 0.0


def test_roles_that_do_not_fit_what_was_done_are_never_out_of_the_question():
    table = five()
    for seat in "BCDE":
        table = attacked(table, seat, "A", 5.0)
    agent = BasicAgent(1)
    for roles in set(permutations(["loyalist", "rebel", "rebel", "renegade"])):
        assert agent.likelihood(View(table.game, table["A"].index), ["lord", *roles]) > 0.0


def test_beliefs_about_all_seats_give_each_role_as_many_seats_as_it_has_cards():
    standing = HiddenStanding(Identity.allegiance)
    table = attacked(attacked(five(), "C", "A", 2.0), "E", "C", 2.0)
    standing.consider(View(table.game, 0))
    assert sum(standing.rebel[1:]) == pytest.approx(2.0, abs=0.1)
    assert sum(standing.loyal[1:]) == pytest.approx(1.0, abs=0.1)


def test_who_helped_the_lord_and_fights_loyalists_is_taken_for_a_renegade():
    table = five()
    table.game.deeds.note(table["E"].index, table["A"].index, -2.0)
    attacked(attacked(table, "E", "B", 3.0), "C", "A", 4.0)
    loyal, _, renegade = believed(table, "B", "E")
    assert renegade > loyal


# Who is lost with the lord


def test_a_loyalist_or_renegade_uses_no_attack_on_all_that_may_kill_a_lord_at_1_health():
    for role in "ZN":
        table = Table(A="-", B="-", C="-", D="-", E="-", roles=f"L{role}RRZ").hp("A", 1).hp("C", 1).hp("D", 1)
        attacked(attacked(table, "C", "A", 4.0), "D", "A", 4.0).hand("B", "archery_attack", "savage_assault").turn("B")
        assert choice(table, "B") == "pass"


def test_a_rebel_uses_it_gladly():
    table = Table(A="-", B="-", C="-", roles="LRR").hp("A", 1).hand("B", "archery_attack").turn("B")
    assert choice(table, "B").endswith("archery_attack")


def test_no_fire_is_laid_to_a_chain_that_a_weak_lord_hangs_in():
    for lord, answer in ((1, "pass"), (4, "slash")):
        table = Table(A="-", B="-", C="-", roles="LZR").hp("A", lord).hp("C", 1).chained(*("AC" if lord == 1 else "C"))
        assert answer in choice(table.hand("B", "fire_slash").turn("B"), "B")


def test_in_a_duel_with_a_lord_at_1_health_a_loyalist_or_renegade_gives_in():
    for role in "ZN":
        table = Table(A="-", B="-", C="-", roles=f"L{role}R").hp("A", 1).hand("A", "duel").hand("B", "slash").turn("A")
        assert choice(table.do("A", "duel", "B"), "B") == "pass"


def test_a_rebel_fights_it_out_and_so_does_a_renegade_alone_with_the_lord():
    table = Table(A="-", B="-", C="-", roles="LRR").hp("A", 1).hand("A", "duel").hand("B", "slash").turn("A")
    assert choice(table.do("A", "duel", "B"), "B").endswith("slash")
    table = Table(A="-", B="-", roles="LN").hp("A", 1).hand("A", "duel").hand("B", "slash").turn("A")
    assert choice(table.do("A", "duel", "B"), "B").endswith("slash")


# Who is a friend, and near death


def test_no_rebel_lays_fire_to_a_chain_that_a_dying_rebel_hangs_in():
    for chained, answer in (("AC", "pass"), ("A", "fire_slash A")):
        table = Table(A="-", B="-", C="-", roles="LRR").hp("C", 1).chained(*chained).hand("B", "fire_slash").turn("B")
        assert answer in choice(table, "B")


def savage(hp: int) -> Table:
    """The lord holds an attack on all; B has fought the rebels C and D at his side, and all three may be hurt."""
    table = Table(A="-", B="-", C="-", D="-", E="-", roles="LZRRN").hp("B", hp).hp("C", 2).hp("D", 2).hand("A", "savage_assault")
    for rebel in "CD":
        attacked(attacked(table, rebel, "A", 3.0), "B", rebel, 3.0)
    return table.turn("A")


def test_the_lord_uses_no_attack_on_all_that_may_kill_his_loyalist():
    assert choice(savage(4), "A").endswith("savage_assault")
    assert choice(savage(1), "A") == "pass"


def test_in_a_duel_with_a_friend_at_1_health_a_rebel_gives_in():
    table = Table(A="-", B="diao_chan", C="guan_yu", D="zhang_fei", roles="LZRR").hand("B", "lightning").hp("C", 1)
    table.hand("D", "slash").hand("C", "slash").turn("B").do("B", "k:lijian", "lightning", "C", "D")
    assert choice(table, "D") == "pass"

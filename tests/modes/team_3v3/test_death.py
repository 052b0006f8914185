"""Death, reward and the end of the 3v3 game."""

from __future__ import annotations

from sanguosha.agents.basic import BasicAgent
from sanguosha.engine.views.view import View
from sanguosha.modes.team_3v3 import COLD, WARM
from sanguosha.testing import TeamTable
from tests.support.rulings import ruling


def slashed(killer: str, victim: str, *dead: str) -> TeamTable:
    """One kills another with a Slash."""
    table = TeamTable().dead(*dead).hp(victim, 1).wears(killer, "kylin_bow").hand(killer, "slash", "ex_nihilo").turn(killer)
    return table.do(killer, "slash", victim)


def test_a_dead_marshal_ends_the_game_and_the_other_side_wins_as_a_whole():
    table = slashed("WA", "CM", "WB")
    assert (table.game.outcome, table.winners) == (WARM, ["WB", "WM", "WA"])
    table = slashed("CB", "WM")
    assert (table.game.outcome, table.winners) == (COLD, ["CA", "CM", "CB"])


def test_the_game_ends_before_any_reward():
    table = slashed("WA", "CM")
    assert table.cards("WA") == ["♥7 ex_nihilo"]


def test_a_marshal_killed_by_his_own_vanguard_has_lost():
    table = slashed("CA", "CM")
    assert (table.game.outcome, table.winners) == (WARM, ["WB", "WM", "WA"])


def test_a_dead_vanguard_ends_nothing_and_brings_three_cards():
    table = slashed("WA", "CA")
    assert not table.game.over
    table.asked("WA", "ask-reward")
    table.do("WA", "yes")
    assert len(table["WA"].hand.cards) == 4


def test_who_killed_may_leave_the_three_cards():
    table = slashed("WA", "CA").do("WA", "no")
    assert table.cards("WA") == ["♥7 ex_nihilo"]
    table.asked("WA", "play-phase")


def test_bots_take_the_three_cards():
    table = slashed("WA", "CA")
    assert BasicAgent(1).decide(table.asked("WA", "ask-reward"), View(table.game, table["WA"].index)) == ["o:yes"]


def test_killing_a_member_of_the_own_side_draws_three_as_well_without_penalty():
    table = slashed("WM", "WA").do("WM", "yes")
    assert len(table["WM"].hand.cards) == 4
    assert table.worn("WM") == ["kylin_bow"]


@ruling("team_3v3.md#T/10")
def test_without_a_killer_nobody_draws():
    table = TeamTable(CA="huang_gai").hp("CA", 1).hand("CA", "ex_nihilo").hand("CM", "peach").turn("CA")
    table.do("CA", "k:kurou").passes("CM")
    assert not table["CA"].alive
    assert [len(table[name].hand.cards) for name in ("CM", "CB", "WB", "WM", "WA")] == [1, 0, 0, 0, 0]


@ruling("team_3v3.md#T/10")
def test_a_killer_who_has_died_draws_nothing():
    """The fire that kills its source first runs on along the chain."""
    table = TeamTable(options={"maneuvering": "on"}).hp("CA", 1).hp("WA", 1).chained("CA", "WB", "WA").wears("CA", "kylin_bow")
    table.hand("CA", "fire_slash").turn("CA")
    pile = len(table.game.draw_pile.cards)
    table.do("CA", "fire_slash", "WB")
    assert [table[name].alive for name in ("CA", "WB", "WA")] == [False, True, False]
    assert table.game.deaths[1][:2] == (table["WA"].index, -1)
    assert len(table.game.draw_pile.cards) == pile


def test_of_two_marshals_hit_by_one_effect_the_first_to_die_has_lost():
    for direction, outcome in (("counter_clockwise", WARM), ("clockwise", COLD)):
        table = TeamTable().hp("CM", 1).hp("WM", 1).hand("CA", "savage_assault", "ex_nihilo").turn("CA")
        table.do("CA", "savage_assault").do("CA", direction)
        assert table.game.outcome == outcome


def test_the_role_card_of_a_dead_vanguard_is_taken_away():
    table = TeamTable().hp("CA", 1).hand("CA", "duel").hand("WA", "slash").first_round("cold")
    table["CA"].marks["acted"] = 1
    table.game.kill(table["CA"])
    assert "CA" not in table.tapped


def test_the_dead_are_out_of_the_ring():
    table = TeamTable().dead("CB", "WB")
    assert table["CM"].distance_to(table["WM"]) == 1


def test_ring_distances_of_the_seats():
    table = TeamTable()
    far = {("CM", "WM"): 3, ("CM", "WA"): 2, ("CM", "WB"): 2, ("CA", "WA"): 1, ("CB", "WB"): 1, ("CA", "WB"): 3}
    assert {pair: table[pair[0]].distance_to(table[pair[1]]) for pair in far} == far


@ruling("team_3v3.md#T/1")
def test_turn_order_and_seat_list_run_counter_clockwise():
    table = TeamTable()
    assert [(seat.side, seat.role) for seat in table.game.in_order(table["CA"])] == [
        (COLD, "vanguard_3v3"), (COLD, "marshal"), (COLD, "vanguard_3v3"),
        (WARM, "vanguard_3v3"), (WARM, "marshal"), (WARM, "vanguard_3v3"),
    ]  # fmt: skip


@ruling("team_3v3.md#T/11")
def test_team_mates_do_not_see_each_others_hands():
    table = TeamTable().hand("CM", "peach", "dodge")
    for name in ("CA", "CB", "WM"):
        seen = View(table.game, table[name].index).seat(table["CM"].index)
        assert (seen.hand_size, seen.hand) == (2, [])


def test_sides_and_roles_are_open_to_all():
    table = TeamTable()
    for viewer in range(-1, 6):
        view = View(table.game, viewer)
        assert [(seat.side, seat.role) for seat in view.seats] == [(seat.side, seat.role) for seat in table.game.seats]


def test_fire_along_a_chain_brings_the_reward_for_the_vanguard_and_then_the_end():
    table = TeamTable(options={"maneuvering": "on"}).hp("CA", 1).hp("CM", 1).chained("CA", "CM")
    table.hand("WA", "fire_slash", "ex_nihilo").turn("WA").do("WA", "fire_slash", "CA").do("WA", "yes")
    assert table.game.outcome == WARM
    assert len(table.cards("WA")) == 1 + 3

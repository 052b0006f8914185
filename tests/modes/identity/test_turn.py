"""Turns, rounds, phases, piles and limits of the identity game."""

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.happenings.moments import PHASE_NAMES
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from tests.support.rulings import ruling


def phases(log: EventLog, seat: str) -> list[str]:
    """The phases that a seat (by token) has begun, in order."""
    return [event.args["phase"] for event in log.events if event.key == "phase" and event.args["seat"] == seat]


def turns(log: EventLog) -> list[str]:
    """The seats (by token) whose turns have begun, in order."""
    return [event.args["seat"] for event in log.events if event.key == "turn"]


# The turn


def test_a_turn_is_six_phases_and_draws_two_cards():
    table = Table(A="-", B="-")
    log = table.hears()
    table.hand("B", "♠7 slash").top("♥3 peach", "♥4 peach").turn("A", "prepare")
    table.asked("B", "play-phase")
    assert phases(log, "s0") == list(PHASE_NAMES)
    assert table.cards("A") == ["♥3 peach", "♥4 peach"]


def test_turns_go_round_to_the_right_past_the_dead():
    table = Table(A="-", B="-", C="-", D="-").dead("C")
    log = table.hears()
    for name in "ABD":
        table.hand(name, "ex_nihilo")
    table.turn("A").end_phase("A").end_phase("B").end_phase("D")
    table.asked("A", "play-phase")
    assert turns(log) == ["s1", "s3", "s0"]


def test_a_face_down_general_is_turned_up_instead_of_a_turn():
    table = Table(A="-", B="-", C="-").under("B", "indulgence").hand("A", "ex_nihilo").hand("C", "ex_nihilo")
    table.turned_over("B")
    log = table.hears()
    table.turn("A").end_phase("A")
    table.asked("C", "play-phase")
    assert not table["B"].turned_over
    assert phases(log, "s1") == []
    assert len(table["B"].judge_area.cards) == 1
    assert table.cards("B") == []


def test_the_hand_limit_is_the_current_health_and_the_surplus_is_discarded_in_one_go():
    table = Table(A="-", B="-").wears("A", "vine", "dilu").hp("A", 2).hand("A", "slash", "duel", "peach", "dodge", "ex_nihilo")
    log = table.hears()
    table.turn("A").end_phase("A")
    assert table.asked("A", "choose-discard").kind == "cards"
    table.do("A", "slash", "duel", "dodge")
    discards = [event for event in log.events if event.key == "move" and event.args["reason"] == "discarded"]
    assert [len(event.cards) for event in discards] == [3]
    assert [card.split()[1] for card in table.cards("A")] == ["peach", "ex_nihilo"]
    assert table.worn("A") == ["vine", "dilu"]


def test_who_has_no_health_left_keeps_no_card():
    table = Table(A="zhou_tai", B="-").hp("A", 0).hand("A", "slash", "duel").hand("B", "ex_nihilo").turn("A").end_phase("A")
    table.asked("B", "play-phase")
    assert table["A"].hand_limit() == 0
    assert table.cards("A") == []


def test_a_skipped_phase_fires_none_of_its_skills():
    table = Table(A="zhang_liao", B="-").under("A", "♠10 supply_shortage").hand("B", "peach").hand("A", "slash").top("♠7")
    table.turn("A", "judge")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♥3 peach"]
    assert len(table.cards("A")) == 1


def test_the_play_phase_skipped_by_indulgence_leaves_the_other_phases():
    table = Table(A="-", B="-").under("A", "indulgence").hand("A", "slash").hand("B", "ex_nihilo").top("♠7")
    log = table.hears()
    table.turn("A", "judge")
    table.asked("B", "play-phase")
    assert phases(log, "s0") == ["judge", "draw", "discard", "finish"]


@ruling("identity.md#4/1")
def test_three_delayed_tricks_are_judged_from_the_newest_to_the_oldest():
    table = Table(A="-", B="-").under("A", "indulgence", "lightning", "supply_shortage").hand("A", "♥10 slash")
    table.hand("B", "ex_nihilo").top("♣4", "♠K", "♥3")
    log = table.hears()
    table.turn("A", "judge")
    judged = [(event.args["reason"], event.args["suit"]) for event in log.events if event.key == "judged"]
    assert judged == [("supply_shortage", "club"), ("lightning", "spade"), ("indulgence", "heart")]
    table.asked("A", "play-phase")
    assert len(table.cards("A")) == 3
    assert [table.game.lies_as(card).id for card in table["B"].judge_area.cards] == ["lightning"]


@ruling("identity.md#4/1")
def test_who_is_killed_by_lightning_is_judged_no_more():
    table = Table(roles="RLR", A="-", B="-", C="-").under("A", "indulgence", "lightning", "supply_shortage").hp("A", 3)
    table.hand("B", "ex_nihilo").top("♣4", "♠5", "♥3")
    log = table.hears()
    table.turn("A", "judge")
    table.asked("B", "play-phase")
    assert not table["A"].alive
    judged = [event.args["reason"] for event in log.events if event.key == "judged"]
    assert judged == ["supply_shortage", "lightning"]
    assert table.discarded("indulgence")
    assert table.discarded("lightning")


@ruling("identity.md#R/7")
def test_a_cancelled_lightning_with_nowhere_to_go_is_not_judged_in_the_same_phase():
    table = Table(A="-", B="-").under("A", "♠A lightning").under("B", "♥Q lightning").hand("B", "♠J nullification")
    table.hand("A", "ex_nihilo")
    log = table.hears()
    table.turn("A", "judge").do("B", "nullification")
    table.asked("A", "play-phase")
    assert [str(card) for card in table["A"].judge_area.cards] == ["♠A lightning"]
    assert not any(event.key == "judged" for event in log.events)


def test_the_turn_of_who_dies_in_it_is_over_but_the_effect_is_finished():
    table = Table(roles="RLRR", A="-", B="xiahou_dun", C="-", D="-").hp("A", 1).hand("A", "savage_assault")
    table.hand("B", "ex_nihilo").hand("C", "♠7 slash").top("♠K")
    log = table.hears()
    table.turn("A").do("A", "savage_assault").do("B", "k:ganglie")
    assert not table["A"].alive
    table.asked("C", "ask-savage_assault")
    table.do("C", "slash")
    table.asked("B", "play-phase")
    assert table["D"].hp == 3
    damages = [event.args for event in log.events if event.key == "damage"]
    assert damages[-1]["seat"] == "s3"
    assert "source" not in damages[-1]
    assert phases(log, "s0") == ["play"]


# Rounds


@ruling("identity.md#R/8")
def test_a_round_begins_with_the_lord_also_when_that_turn_is_skipped():
    table = Table(roles="RLR", A="-", B="-", C="-").hand("A", "ex_nihilo").hand("B", "ex_nihilo").hand("C", "ex_nihilo")
    table.turned_over("B").turn("C")
    assert table.game.round == 1
    table.end_phase("C")
    table.asked("A", "play-phase")
    assert table.game.round == 1
    table.end_phase("A")
    table.asked("C", "play-phase")
    assert table.game.round == 2


def test_the_game_is_drawn_when_the_last_round_of_the_cap_is_over():
    table = Table(options={"round_cap": "2"}, A="-", B="-").hand("A", "ex_nihilo").hand("B", "ex_nihilo").turn("A")
    table.end_phase("A").end_phase("B")
    assert table.game.round == 2
    assert not table.game.over
    table.end_phase("A")
    assert not table.game.over
    table.end_phase("B").do("B", "ex_nihilo")
    assert table.game.over
    assert (table.winners, table.game.outcome, table.game.round) == ([], "round_cap", 2)


def test_the_cap_is_a_hundred_rounds_unless_told_otherwise():
    assert Identity(identity_ruleset(), 5).round_cap == 100
    assert Identity(identity_ruleset(), 5, {"round_cap": "7"}).round_cap == 7


@ruling("identity.md#R/1")
def test_no_role_of_the_living_comes_out_in_a_whole_game():
    game = Game(Identity(identity_ruleset(), 6, {"round_cap": "20"}), 4, Agents([RandomAgent(seat) for seat in range(6)]))
    died = 0
    while not game.over:
        game.step()
        for viewer in range(-1, 6):
            for seat in View(game, viewer).seats:
                hidden = seat.alive and viewer != seat.index and game.seats[seat.index].role != "lord" and not game.over
                assert (seat.role == "") == hidden
        died = max(died, sum(not seat.alive for seat in game.seats))
    assert died > 0


# Piles


def test_a_draw_of_two_with_one_card_left_takes_that_one_and_one_of_the_shuffled():
    table = Table(A="-", B="-").hand("A", "slash").pile_of(1, 6)
    first = table.game.draw_pile.cards[-1]
    table.turn("A", "draw")
    assert table["A"].hand.cards[1] is first
    assert len(table["A"].hand.cards) == 3
    assert len(table.game.draw_pile.cards) == 5
    assert table.game.discard_pile.cards == []


def test_guanxing_with_two_cards_left_sees_those_two_first():
    table = Table(A="zhuge_liang", B="-", C="-", D="-").pile_of(2, 6)
    two = [card.token for card in reversed(table.game.draw_pile.cards)]
    table.turn("A", "prepare").do("A", "k:guanxing")
    seen = table.asked("A", "ask-guanxing").menu([])
    assert len([token for token in seen if token.startswith("c")]) == 4
    assert [token for token in seen if token.startswith("c")][:2] == two
    assert table.game.discard_pile.cards == []


@ruling("identity.md#R/9")
def test_too_few_cards_in_both_piles_end_the_game_without_winner():
    table = Table(A="-", B="-").hand("A", "slash").pile_of(1, 0).turn("A", "draw")
    assert table.game.over
    assert (table.winners, table.game.outcome) == ([], "no_cards")


@ruling("identity.md#R/9")
def test_exactly_enough_cards_in_both_piles_are_enough():
    table = Table(A="-", B="-").hand("A", "slash").pile_of(1, 1).turn("A", "draw")
    assert not table.game.over
    assert len(table["A"].hand.cards) == 3


@ruling("identity.md#R/36")
def test_an_empty_draw_pile_waits_until_a_card_is_needed():
    table = Table(A="-", B="-").hand("A", "♥7 ex_nihilo", "♥8 ex_nihilo", "slash").pile_of(2, 5).turn("A")
    table.do("A", "♥7 ex_nihilo")
    assert len(table.game.draw_pile.cards) == 0
    assert len(table.game.discard_pile.cards) == 6
    table.do("A", "slash", "B").do("A", "♥8 ex_nihilo")
    assert len(table.game.draw_pile.cards) == 5
    assert [str(card) for card in table.game.discard_pile.cards] == ["♥8 ex_nihilo"]


# Limits


@ruling("identity.md#R/10")
def test_a_slash_played_or_challenged_in_vain_is_not_the_one_of_the_phase():
    table = Table(A="-", B="-").hand("A", "duel", "♠7 slash", "♠8 slash").hand("B", "♠9 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠9 slash").do("A", "♠7 slash")
    assert table["B"].hp == 3
    table.do("A", "♠8 slash", "B")
    assert table["B"].hp == 2
    table = Table(A="yu_ji", B="-").hand("A", "♥3 peach", "♠8 slash").turn("A")
    table.do("A", "k:guhuo", "slash", "♥3 peach", "B").do("B", "yes")
    assert table.discarded("♥3 peach")
    table.do("A", "♠8 slash", "B")
    assert table["B"].hp == 3


@ruling("identity.md#R/10")
def test_a_slash_that_another_plays_for_the_lord_is_the_one_of_the_phase():
    table = Table(A="liu_bei", B="-", C="guan_yu").hand("A", "♠7 slash", "peach").hp("A", 2).hand("C", "♠8 slash").turn("A")
    table.do("A", "k:jijiang", "B").do("C", "♠8 slash")
    assert table["B"].hp == 3
    assert not table.may("A", "♠7 slash")
    assert table.may("A", "peach")


@ruling("identity.md#R/10")
def test_a_slash_used_in_the_turn_of_another_is_not_the_one_of_the_own_phase():
    table = Table(A="-", B="-", C="-").wears("B", "spear").hand("A", "collateral").hand("B", "♠7 slash", "♠8 slash").turn("A")
    table.do("A", "collateral", "B", "C").do("B", "♠7 slash")
    assert table["C"].hp == 3
    table.do("B", "♠8 slash", "C")
    assert table["C"].hp == 2


@ruling("identity.md#R/11")
def test_the_old_equipment_leaves_before_the_new_one_of_the_same_name_is_placed():
    table = Table(A="-", B="-").wears("A", "♣A crossbow").hand("A", "♦A crossbow", "peach").hp("A", 2)
    log = table.hears()
    table.turn("A").do("A", "♦A crossbow")
    assert [str(card) for card in table["A"].equip.cards] == ["♦A crossbow"]
    assert table.discarded("♣A crossbow")
    goals = [event.args["to"] for event in log.events if event.key == "move"]
    assert goals == ["table", "discard_pile", "s0.equip"]


@ruling("identity.md#6/1")
def test_a_defensive_mount_moves_the_others_away_but_not_its_rider():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").wears("D", "dilu")
    assert [table[name].distance_to(table["D"]) for name in "ABCEF"] == [4, 3, 2, 2, 3]
    assert [table["D"].distance_to(table[name]) for name in "ABCEF"] == [3, 2, 1, 1, 2]


def test_the_dead_leave_the_ring_at_once():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").hp("B", 1).hand("A", "slash").turn("A")
    assert table["A"].distance_to(table["C"]) == 2
    table.do("A", "slash", "B")
    assert table["A"].distance_to(table["C"]) == 1

"""The draft: piles, colours, picks, line-ups, who acts first."""

from __future__ import annotations

import pytest

from sanguosha.engine.decisions.decision import IllegalAnswer
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.modes.options import OptionError
from sanguosha.modes.team_3v3 import COLD, MARSHAL, VANGUARD, WARM, Team3v3
from tests.modes.team_3v3.drafting import MARSHALS, RULES, Draft
from tests.support.rulings import ruling


@ruling("team_3v3.md#T/2")
def test_the_pool_is_four_piles_of_eight_without_yu_ji():
    mode = Team3v3(RULES, 6)
    assert len(mode.pool) == 32
    assert {general.id for general in RULES.generals} - {general.id for general in mode.pool} == {"yu_ji"}
    assert Draft().question.menu([]) == ["o:pile_1", "o:pile_2", "o:pile_3", "o:pile_4"]


@ruling("team_3v3.md#T/2")
def test_of_a_pool_that_does_not_divide_by_eight_surplus_generals_stay_out_at_random():
    banned = "+".join(general.id for general in RULES.generals[:6])
    assert len(Team3v3(RULES, 6, {"ban": banned}).pool) == 27
    laid_out = []
    for seed in range(30):
        draft = Draft(seed, ban=banned)
        assert len(draft.question.menu([])) == 3
        laid_out.append({general.id for general in draft.game.general_pile})
    assert all(len(ids) == 24 for ids in laid_out)
    assert len(set.union(*laid_out)) == 27


@ruling("team_3v3.md#T/2")
def test_sixteen_generals_are_enough_and_fifteen_too_few():
    banned = [general.id for general in RULES.generals]
    draft = Draft(ban="+".join(banned[16:]))
    assert draft.question.menu([]) == ["o:pile_1", "o:pile_2"]
    with pytest.raises(OptionError, match="at least 16 generals; here there are 15"):
        Team3v3(RULES, 6, {"ban": "+".join(banned[15:])})


def test_the_piles_lie_face_down():
    draft = Draft()
    for viewer in range(-1, 6):
        assert View(draft.game, viewer).general_piles == {}
        assert not any(general.id in line for general in RULES.generals for line in View(draft.game, viewer).lines())


@ruling("team_3v3.md#T/12")
def test_by_lot_one_leader_chooses_a_pile_before_the_other_who_takes_one_of_the_rest():
    begun = set()
    for seed in range(20):
        draft = Draft(seed)
        first = draft.question.seat
        begun.add(first)
        draft.answer("o:pile_3")
        assert draft.question.prompt == "choose-pile"
        assert {first, draft.question.seat} == set(MARSHALS)
        assert draft.question.menu([]) == ["o:pile_1", "o:pile_2", "o:pile_4"]
    assert begun == set(MARSHALS)


def test_the_two_chosen_piles_are_laid_out_and_the_others_are_out_of_the_game():
    draft = Draft()
    piles = [[general.id for general in draft.game.general_pile[at : at + 8]] for at in range(0, 32, 8)]
    draft.answer("o:pile_4").answer("o:pile_2")
    assert sorted(draft.piles()["table"]) == sorted(piles[3] + piles[1])
    assert draft.game.general_pile == []


def test_the_leaders_draw_which_of_them_is_warm():
    assert {Draft(seed).until("choose-first-picker").warm for seed in range(20)} == set(MARSHALS)


def test_there_are_two_sides_as_soon_as_colours_are_drawn():
    draft = Draft()
    assert draft.game.sides.big() == []
    draft.until("choose-first-picker")
    assert set(draft.game.sides.big()) == {WARM, COLD}


@pytest.mark.parametrize(("warm", "leader"), [("first", 1), ("second", 4)])
def test_a_rematch_exchanges_the_colours_without_drawing(warm: str, leader: int):
    for seed in range(5):
        draft = Draft(seed, warm=warm).until("choose-first-picker")
        assert draft.question.seat == draft.warm == leader
        assert [seat.side for seat in draft.game.seats] == ([WARM] * 3 + [COLD] * 3 if leader == 1 else [COLD] * 3 + [WARM] * 3)


def test_each_marshal_sits_between_his_vanguards():
    draft = Draft()
    assert [seat.role for seat in draft.game.seats] == [VANGUARD, MARSHAL, VANGUARD] * 2
    assert draft.game.mode.roles() == [VANGUARD, MARSHAL, VANGUARD] * 2


@pytest.mark.parametrize("choice", ["self", "other"])
def test_there_are_nine_picks_and_the_first_is_made_by_whom_the_warm_marshal_names(choice: str):
    draft = Draft().until("choose-first-picker")
    assert draft.question.seat == draft.warm
    draft.answer(f"o:{choice}")
    first, second = (draft.warm, draft.cold) if choice == "self" else (draft.cold, draft.warm)
    for number, count in enumerate([1, 2, 2, 2, 2, 2, 2, 2]):
        assert (draft.question.prompt, draft.question.args) == ("pick-general", (str(count),))
        assert draft.question.seat == (second if number % 2 else first)
        assert len(draft.question.unasked()) == count
        draft.first()
    assert draft.prompts == ["line-up", "line-up"], "the ninth pick takes the last general, so nobody is asked"
    assert [len(draft.piles()[f"s{index}"]) for index in MARSHALS] == [8, 8]


def test_any_general_on_the_table_may_be_taken_and_lies_open_before_the_marshal():
    draft = Draft().until("pick-general")
    table = draft.piles()["table"]
    seat = draft.question.seat
    draft.answer(f"g:{table[9]}")
    other = draft.question.seat
    draft.answer(f"g:{table[2]}", f"g:{table[15]}")
    left = [id for at, id in enumerate(table) if at not in (2, 9, 15)]
    for viewer in (SPECTATOR, 0, seat, other):
        assert View(draft.game, viewer).general_piles == {"table": left, f"s{seat}": [table[9]], f"s{other}": [table[2], table[15]]}
    with pytest.raises(IllegalAnswer):
        draft.answer(f"g:{table[9]}", f"g:{left[-1]}")


def test_the_line_up_is_laid_secretly_and_turned_up_together():
    draft = Draft().until("line-up")
    before = [View(draft.game, viewer).lines() for viewer in range(-1, 6)]
    own, other = draft.session.open
    assert {own.seat, other.seat} == set(MARSHALS)
    assert not set(own.menu([])) & set(other.menu([]))
    mine = own.menu([])
    draft.answer(mine[5], mine[0], mine[7])
    assert draft.session.open == [other]
    assert [View(draft.game, viewer).lines() for viewer in range(-1, 6)] == before
    theirs = other.menu([])
    draft.answer(theirs[1], theirs[2], theirs[3])
    seats = draft.game.seats
    for decision, chosen in ((own, (mine[5], mine[0], mine[7])), (other, (theirs[1], theirs[2], theirs[3]))):
        assert [f"g:{seats[int(token[1:])].slots[0].general.id}" for token in decision.args] == list(chosen)
    assert draft.piles() == {}, "the other five of each are out of the game"


def test_the_line_up_goes_to_the_marshal_then_vanguard_a_then_vanguard_b():
    """Counter-clockwise: cold A, cold marshal, cold B, warm B, warm marshal, warm A."""
    draft = Draft(warm="second").until("line-up")
    assert {decision.seat: decision.args for decision in draft.session.open} == {4: ("s4", "s5", "s3"), 1: ("s1", "s0", "s2")}
    draft = Draft(warm="first").until("line-up")
    assert {decision.seat: decision.args for decision in draft.session.open} == {1: ("s1", "s2", "s0"), 4: ("s4", "s3", "s5")}


@ruling("team_3v3.md#T/3")
def test_who_acts_first_is_decided_once_after_the_generals_are_known_and_before_the_deal():
    draft = Draft().until("choose-first-side")
    assert draft.question.seat == draft.cold
    assert all(seat.general is not None for seat in draft.game.seats)
    assert not any(seat.hand.cards for seat in draft.game.seats)
    draft.answer(f"o:{WARM}")
    assert draft.question.prompt == "play-phase"
    assert [len(seat.hand.cards) for seat in draft.game.seats] == [
        6 if seat.index == draft.warm else 4 for seat in draft.game.seats
    ]
    assert [prompt for _, prompt in draft.asked].count("choose-first-side") == 1


@ruling("team_3v3.md#T/4")
@pytest.mark.parametrize("side", [WARM, COLD])
def test_only_the_first_action_of_the_game_must_be_the_marshals(side: str):
    draft = Draft(3).until("choose-first-side").answer(f"o:{side}")
    assert draft.question.seat == draft.marshal(side), "the first turn is the marshal's, without a question"
    draft.until("choose-action")
    assert draft.game.seats[draft.question.seat].side != side
    assert draft.question.menu([]) == ["o:marshal", "o:vanguards"]


def test_marshals_have_one_health_more_and_vanguards_what_is_printed():
    for seed in range(10):
        draft = Draft(seed).until("choose-first-side")
        for seat in draft.game.seats:
            printed = seat.slots[0].general.max_hp
            assert seat.hp == seat.max_hp == (printed + 1 if seat.role == MARSHAL else printed)


def test_only_marshals_are_asked_in_the_draft():
    draft = Draft().until("choose-first-side")
    assert {seat for seat, _ in draft.asked} == set(MARSHALS)

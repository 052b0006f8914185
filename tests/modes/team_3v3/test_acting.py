"""Who acts: the marshal or the vanguards, side by side, and when the role cards are put upright."""

from __future__ import annotations

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.card import EQUIPMENT
from sanguosha.modes.team_3v3 import COLD, VANGUARD, WARM, Team3v3
from sanguosha.packages import identity_ruleset
from sanguosha.testing import TeamTable
from tests.support.rulings import ruling


def seated(**generals: str) -> TeamTable:
    """A table at which everybody draws equipment in the first ten turns: something to use, but nothing to ask others about."""
    table = TeamTable(**generals)
    table.game.draw_pile.cards.sort(key=lambda card: card.kind.type == EQUIPMENT)
    return table


def may_choose(table: TeamTable, name: str) -> list[str]:
    """What the marshal may let act."""
    return table.asked(name, "choose-action").menu([])


BOTH = ["o:marshal", "o:vanguards"]


@ruling("team_3v3.md#4/1")
def test_the_vanguards_answer_the_marshal_and_when_all_six_have_acted_all_cards_are_upright():
    table = seated().first_round("warm").acts("WM")
    assert may_choose(table, "CM") == BOTH
    table.do("CM", "vanguards").do("CM", "CA").acts("CA", "CB")
    assert table.tapped == ["CA", "CB", "WM"], "only the vanguards of the warm side are left, so nothing is chosen but their order"
    table.do("WM", "WB").acts("WB", "WA")
    assert table.tapped == ["CA", "CM", "CB", "WB", "WM", "WA"]
    table.acts("CM")
    assert table.tapped == []
    assert table.game.round == 2
    assert may_choose(table, "WM") == BOTH


@ruling("team_3v3.md#4/2")
def test_marshal_answers_marshal():
    table = seated().first_round("warm").acts("WM").do("CM", "marshal").acts("CM")
    table.do("WM", "WA").acts("WA", "WB").do("CM", "CB").acts("CB", "CA")
    assert table.tapped == []
    assert may_choose(table, "WM") == BOTH


@ruling("team_3v3.md#4/3")
def test_a_side_whose_members_have_all_acted_passes_the_right_on():
    table = seated().dead("WA", "WB").first_round("warm").acts("WM").do("CM", "marshal").acts("CM")
    table.do("CM", "CA").acts("CA", "CB").asked("WM", "play-phase")
    assert table.game.round == 2
    assert table.tapped == ["WM"], "all were put upright, and only the warm marshal can act for his side"


@ruling("team_3v3.md#4/4")
def test_a_vanguard_killed_by_the_other_has_no_turn():
    table = seated(CA="ma_chao").hp("CB", 1).hand("CA", "savage_assault").first_round("warm").acts("WM")
    table.do("CM", "vanguards").do("CM", "CA").do("CA", "savage_assault").do("CA", "clockwise")
    table.do("CA", "yes")
    assert not table["CB"].alive
    table.acts("CA")
    assert table.asked("WM", "choose-vanguard").seat == table["WM"].index, "the right has passed to the warm side"


@ruling("team_3v3.md#4/5")
def test_a_vanguard_who_dies_in_his_own_turn_ends_it_and_the_other_acts_next():
    table = seated().hp("CA", 1).hand("CA", "duel").hand("WA", "slash").first_round("warm").acts("WM")
    table.do("CM", "vanguards").do("CM", "CA").do("CA", "duel", "WA").do("WA", "slash").do("WA", "yes")
    assert not table["CA"].alive
    assert len(table["WA"].hand.cards) == 3, "killing him draws 3"
    table.acts("CB").asked("WM", "choose-vanguard")
    assert table.tapped == ["CB", "WM"]


@ruling("team_3v3.md#4/6", "team_3v3.md#T/7", "generals/wind.yaml#cao_ren.jushou/6")
def test_a_marshal_lying_face_down_is_turned_up_and_that_was_the_action():
    table = seated(CM="cao_ren")
    table.turned_over("CM").first_round("warm").acts("WM").do("CM", "marshal")
    assert not table["CM"].turned_over
    assert table.tapped == ["CM", "WM"]
    table.asked("WM", "choose-vanguard")


@ruling("team_3v3.md#4/7")
def test_the_second_vanguard_may_be_the_last_to_act():
    table = seated().first_round("cold").acts("CM").do("WM", "marshal").acts("WM").do("CM", "CA").acts("CA", "CB")
    table.do("WM", "WB").acts("WB")
    assert table.tapped == ["CA", "CM", "CB", "WB", "WM", "WA"]
    table.acts("WA")
    assert table.tapped == []
    assert may_choose(table, "CM") == BOTH


@ruling("team_3v3.md#T/5")
def test_the_dead_do_not_keep_the_cards_from_being_put_upright():
    table = seated().hp("WA", 1).hand("CM", "slash").wears("CM", "kylin_bow").first_round("cold")
    table.do("CM", "slash", "WA").do("CM", "no")
    assert not table["WA"].alive
    table.acts("CM").do("WM", "vanguards").acts("WB").do("CM", "CA").acts("CA", "CB").acts("WM")
    assert table.tapped == []
    assert table.game.round == 2


@ruling("team_3v3.md#T/6")
@pytest.mark.parametrize("order", [("CA", "CB"), ("CB", "CA")])
def test_the_marshal_orders_his_vanguards(order: tuple[str, str]):
    table = seated().first_round("warm").acts("WM").do("CM", "vanguards")
    assert table.asked("CM", "choose-vanguard").menu([]) == [table["CA"].token, table["CB"].token]
    table.do("CM", order[0]).acts(*order).asked("WM")


def test_after_the_first_action_a_round_may_begin_with_vanguards():
    table = seated().first_round("warm").acts("WM").do("CM", "marshal").acts("CM")
    table.do("WM", "WA").acts("WA", "WB").do("CM", "CA").acts("CA", "CB").do("WM", "vanguards").do("WM", "WB")
    table.asked("WB", "play-phase")


def test_a_position_in_the_middle_goes_on_with_the_other_side():
    table = seated().hand("CA", "peach").hp("CA", 3).turn("CA").acts("CA")
    assert may_choose(table, "WM") == BOTH


class Cycles(Watcher):
    """Who acts in each cycle, and on which side the right to act is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.acted: list[int] = []
        self.cycles: list[list[int]] = []
        self.living: list[int] = []
        self.side = ""
        self.passed = False

    def notice(self, event: Event) -> None:
        if event.key == "right-passed":
            assert all(seat.marks.get("acted") for seat in self.game.seats if seat.alive and seat.side == event.args["side"])
            self.passed = True
        elif event.key == "action-chosen":
            assert (event.args["side"] == self.side) == self.passed, "sides alternate unless one has nobody left to act"
            self.side, self.passed = event.args["side"], False
        elif event.key == "role-tapped":
            seat = int(event.args["seat"][1:])
            assert seat not in self.acted, "nobody acts twice in a cycle"
            assert self.game.seats[seat].side == self.side
            self.acted.append(seat)
        elif event.key == "roles-upright":
            assert set(self.acted) >= {seat.index for seat in self.game.seats if seat.alive}
            self.cycles.append(self.acted)
            self.acted = []


@pytest.mark.parametrize("seed", range(60))
def test_in_a_cycle_each_living_player_acts_exactly_once_and_the_sides_alternate(seed: int):
    game = Game(Team3v3(identity_ruleset(), 6), seed, Agents([RandomAgent(seed * 7 + index) for index in range(6)]))
    cycles = Cycles(game)
    game.watch(cycles)
    game.play()
    assert game.outcome in (WARM, COLD, "round_cap", "no_cards")
    assert len(cycles.cycles) == game.round - 1


class Deaf(Agents):
    """Random agents that note who chose the actions."""

    def __init__(self, seed: int) -> None:
        super().__init__([RandomAgent(seed + index) for index in range(6)])
        self.choosers: set[int] = set()

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if decision.prompt in ("choose-action", "choose-vanguard"):
            self.choosers.add(decision.seat)
        return super().ask(game, decision)


def test_vanguards_choose_no_actions():
    deaf = Deaf(5)
    game = Game(Team3v3(identity_ruleset(), 6), 5, deaf)
    game.play()
    assert deaf.choosers == {1, 4}
    assert all(game.seats[index].role == VANGUARD for index in (0, 2, 3, 5))

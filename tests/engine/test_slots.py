"""Two generals on one seat: whose skill is whose, what is limited on its own, what losing and gaining does."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.parts.part import ONCE_PER_PHASE, Active
from sanguosha.engine.parts.selections import one_of
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.skills import DEPUTY_ONLY, HEAD_ONLY, MALE, QUN, General, Skill
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.generals.standard.ma_chao import GENERAL as MA_CHAO
from sanguosha.generals.standard.sun_quan import GENERAL as SUN_QUAN
from sanguosha.generals.standard.zhuge_liang import GENERAL as ZHUGE_LIANG
from sanguosha.testing import Table
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Farewell(Skill):
    """A skill that notes whom it left."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.left: list[str] = []

    def on_lost(self, owner: Seat) -> None:
        self.left.append(owner.token)


class Taxes(Active):
    """Once for each seat in a phase you may draw a card for it."""

    limit = ONCE_PER_PHASE

    by_option = True

    def left(self) -> list[Seat]:
        return [seat for seat in self.game.others(self.owner) if self.within_limit(seat.token)]

    def condition(self) -> bool:
        return bool(self.left())

    def effect(self, picks: Picks) -> None:
        seat = self.owner.choose_seat(one_of(self.left()), "use-skill")
        self.spend_limit(seat.token)
        seat.draw(1)


FAREWELL = Farewell("farewell")
RIDER = General("rider", QUN, MALE, 4, *MA_CHAO.skills)
TRADER = General("trader", QUN, MALE, 4, SUN_QUAN.skills[0], FAREWELL)
OTHER_TRADER = General("other_trader", QUN, MALE, 4, SUN_QUAN.skills[0])
COLLECTOR = General("collector", QUN, MALE, 4, Skill("taxes", Taxes))
LEADER = General("leader", QUN, MALE, 4, Skill("leading", *ZHUGE_LIANG.skills[0].parts, tags=HEAD_ONLY))
SECOND = General("second", QUN, MALE, 4, Skill("seconding", *ZHUGE_LIANG.skills[0].parts, tags=DEPUTY_ONLY))
RULES = ruleset_with(RIDER, TRADER, OTHER_TRADER, COLLECTOR, LEADER, SECOND)


def beside(table, name: str, general: General):
    """Give a seat a second general."""
    table.game.seat_general(table[name], general)
    return table


def keys(seat: Seat) -> list[str]:
    return [held.key for held in seat.skills]


def restored(game: Game) -> Game:
    twin = Game(game.mode, game.seed, game.asker)
    restore(twin, capture(game))
    assert state_text(twin) == state_text(game)
    return twin


@in_every_way
def test_two_horses_make_it_two_nearer_and_one_lost_leaves_the_other(seat):
    table = beside(seat(ruleset=RULES, A="ma_chao", B="-", C="-", D="-", E="-", F="-"), "A", RIDER)
    assert keys(table["A"]) == ["mashu@0", "tieqi@0", "mashu@1", "tieqi@1"]
    assert table["A"].distance_to(table["D"]) == 1
    table["A"].lose("mashu@1")
    assert keys(table["A"]) == ["mashu@0", "tieqi@0", "tieqi@1"]
    assert table["A"].distance_to(table["D"]) == 2


@in_every_way
def test_each_of_two_generals_judges_for_his_own_iron_horse(seat):
    table = beside(seat(ruleset=RULES, A="ma_chao", B="-"), "A", RIDER)
    table.hand("A", "slash", "duel").top("♣", "♥").turn("A").do("A", "slash", "B")
    assert table.may("A", "k:tieqi")
    table.do("A", "k:tieqi@1")
    assert not table.may("A", "k:tieqi@1")
    table.do("A", "k:tieqi")
    assert table["B"].hp == 3


@in_every_way
def test_each_of_two_traders_trades_once_in_a_phase(seat):
    table = beside(seat(ruleset=RULES, A="trader", B="-"), "A", OTHER_TRADER)
    table.hand("A", "♠7 slash", "♠8 slash", "duel").turn("A").do("A", "k:zhiheng", "♠7 slash")
    assert not table.may("A", "k:zhiheng")
    table.do("A", "k:zhiheng@1", "♠8 slash")
    assert not table.may("A", "k:zhiheng@1")


@in_every_way
def test_the_token_of_a_skill_stays_when_the_other_one_is_lost(seat):
    table = beside(seat(ruleset=RULES, A="trader", B="-"), "A", OTHER_TRADER).hand("A", "♠7 slash", "duel")
    table["A"].lose("zhiheng@0")
    table.turn("A")
    assert not table.may("A", "k:zhiheng")
    assert table.may("A", "k:zhiheng@1", "duel")


def test_the_skill_that_is_lost_says_farewell():
    table = Table(ruleset=RULES, A="trader", B="-")
    FAREWELL.left.clear()
    table["A"].lose("farewell")
    table["A"].lose("farewell")
    assert FAREWELL.left == ["s0"]


def test_a_skill_that_was_lost_and_is_gained_again_is_as_new():
    table = Table(ruleset=RULES, A="trader", B="-").hand("A", "♠7 slash", "duel").turn("A").do("A", "k:zhiheng", "♠7 slash")
    assert not table["A"].skills[0].parts[0].within_limit()
    table["A"].lose("zhiheng")
    held = table["A"].gain("zhiheng")
    assert held.key == "zhiheng+1"
    assert held.token == "k:zhiheng"
    assert table.game.limits == {}


def test_what_one_seat_loses_gives_another_nothing_back():
    table = Table(ruleset=RULES, A="trader", B="sun_quan").hand("B", "♠7 slash", "duel").turn("B").do("B", "k:zhiheng", "♠7 slash")
    table["A"].lose("zhiheng")
    assert not table["B"].skills[0].parts[0].within_limit()
    assert not table.may("B", "k:zhiheng")


def test_what_was_granted_is_told_apart_and_put_back():
    table = Table(ruleset=RULES, A="trader", B="-")
    seat = table["A"]
    first, second = seat.gain("guanxing"), seat.gain("guanxing")
    assert [first.key, second.key, second.token] == ["guanxing+1", "guanxing+2", "k:guanxing+2"]
    seat.lose(first.key)
    twin = restored(table.game).seats[0]
    assert keys(twin) == ["zhiheng@0", "farewell@0", "guanxing+2"]
    assert twin.skills[2].token == "k:guanxing+2"
    assert twin.gain("guanxing").key == "guanxing+3"


@in_every_way
def test_a_limit_may_be_for_each_seat(seat):
    table = seat(ruleset=RULES, A="collector", B="-", C="-").hand("A", "duel").turn("A")
    table.do("A", "k:taxes").do("A", "B").do("A", "k:taxes")
    assert (len(table["B"].hand.cards), len(table["C"].hand.cards)) == (1, 1)
    assert not table.may("A", "k:taxes")


def test_a_limit_may_be_given_back():
    table = Table(ruleset=RULES, A="trader", B="-").hand("A", "♠7 slash", "duel").turn("A").do("A", "k:zhiheng", "♠7 slash")
    part = table["A"].skills[0].parts[0]
    part.restore_limit()
    assert part.within_limit()
    assert table.game.limits == {}


def test_a_head_s_skill_works_only_at_the_head_and_a_deputy_s_only_behind():
    table = Table(ruleset=RULES, A="leader", B="second")
    beside(beside(table, "A", SECOND), "B", LEADER)
    assert [bool(held.parts) for held in table["A"].skills] == [True, True]
    assert [bool(held.parts) for held in table["B"].skills] == [False, False]

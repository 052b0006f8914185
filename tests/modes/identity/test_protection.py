"""First-out protection: who was the first out of the last game is not the first out of this one."""

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.records.scenario import parse_scenario
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.tables import make_mode
from sanguosha.testing import Table
from tests.support.rulings import ruling
from tests.support.ways import in_every_way


def shielded(seat=Table, protection: str = "on", *, options: dict[str, str] | None = None, **seats: str) -> Table:
    """A table at which B was the first out of the last game."""
    return seat(options={"first_out_protection": protection, "first_out": "s1", **(options or {})}, **seats)


def attacked(table: Table) -> list[str]:
    """Whom B is seen to have attacked; nobody is protected any more if that is not told."""
    (data,) = [data for kind, data in View(table.game, SPECTATOR).seat(1).effects if kind == "protected"]
    return [name for index, name in enumerate(table.names) if data[0] >> index & 1]


def is_protected(table: Table) -> bool:
    return any(kind == "protected" for kind, _ in View(table.game, SPECTATOR).seat(1).effects)


@ruling("identity.md#11.2/1", "identity.md#R/17")
@in_every_way
def test_who_never_attacked_the_slasher_keeps_the_last_health_and_gets_nothing_of_it(seat):
    table = shielded(seat, A="-", B="cao_cao", C="-").hp("B", 1).hand("A", "slash", "duel").turn("A")
    log = table.hears()
    table.do("A", "slash", "B").asked("A", "play-phase")
    assert (table["B"].hp, table["B"].alive, table.cards("B")) == (1, True, [])
    assert "damage" not in [event.key for event in log.events]
    assert [event.key for event in log.events if event.key in ("protected", "skill")] == ["protected"]


def test_prevented_damage_runs_along_no_chain():
    table = shielded(A="-", B="-", C="-").hp("B", 1).chained("B", "C").hand("A", "fire_slash", "duel").turn("A")
    table.do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (1, 4)
    assert table["B"].chained


@ruling("identity.md#11.2/2")
@in_every_way
def test_lightning_leaves_one_health(seat):
    table = shielded(seat, A="-", B="-", C="-").hp("B", 2).under("B", "lightning").top("♠5").turn("B", "judge")
    assert table["B"].hp == 1
    assert table["B"].alive


@ruling("identity.md#11.2/3", "identity.md#R/17")
@in_every_way
def test_who_was_attacked_may_strike_back_but_nobody_else(seat):
    table = shielded(seat, A="-", B="-", C="-", D="-").hand("B", "slash").hand("A", "dodge", "slash").hand("C", "slash", "duel")
    table.hand("D", "peach").hp("B", 1).turn("B").do("B", "slash", "A").do("A", "dodge")
    assert attacked(table) == ["A"]
    table.do("C", "slash", "B")
    assert table["B"].hp == 1
    table.end_phase("C").end_phase("D")
    table.do("A", "slash", "B").asked("D", "ask-rescue")
    assert table["B"].hp == 0


@ruling("identity.md#11.2/4")
@in_every_way
def test_after_the_first_elimination_nobody_is_protected(seat):
    table = shielded(seat, A="zhang_fei", B="-", C="-", D="-").hp("B", 1).hp("C", 1).wears("A", "kylin_bow")
    table.hand("A", "slash", "slash", "peach", "duel").turn("A")
    assert is_protected(table)
    log = table.hears()
    table.do("A", "slash", "C").passes("A")
    assert not table["C"].alive
    assert not is_protected(table)
    assert [event.args for event in log.events if event.key == "protection-over"] == [{"seat": "s1"}]
    table.do("A", "slash", "B").asked("A", "ask-rescue")
    assert table["B"].hp == 0


@ruling("identity.md#11.2/5", "identity.md#R/17")
@in_every_way
def test_the_own_duel_is_no_shield(seat):
    table = shielded(seat, A="-", B="-", C="-").hp("B", 1).hand("B", "duel").hand("A", "slash", "peach").turn("B")
    table.do("B", "duel", "A").do("A", "slash").asked("A", "ask-rescue")
    assert table["B"].hp == 0


@pytest.mark.parametrize(
    ("protection", "souls", "on"),
    [("off", "off", False), ("on", "off", True), ("on", "on", False), ("always", "on", True), ("always", "off", True)],
)
@ruling("identity.md#R/16")
def test_protection_stands_in_for_dark_souls(protection, souls, on):
    table = shielded(protection=protection, options={"dark_souls": souls}, A="-", B="-", C="-")
    table.hp("B", 1).hand("A", "slash", "duel", "peach").turn("A").do("A", "slash", "B")
    assert (table["B"].hp == 1) is on


def test_without_a_first_one_out_the_option_does_nothing():
    table = Table(options={"first_out_protection": "always"}, A="-", B="-", C="-")
    assert not is_protected(table)


@pytest.mark.parametrize(
    ("card", "targets", "named"),
    [
        ("slash", ["A"], ["A"]), ("thunder_slash", ["C"], ["C"]), ("duel", ["D"], ["D"]), ("fire_attack", ["C"], ["C"]),
        ("savage_assault", [], ["A", "C", "D"]), ("archery_attack", [], ["A", "C", "D"]),
        ("snatch", ["C"], []), ("dismantlement", ["D"], []), ("indulgence", ["A"], []), ("god_salvation", [], []),
    ],
)  # fmt: skip
def test_which_cards_attack(card, targets, named):
    table = shielded(A="-", B="-", C="-", D="-").wears("B", "kylin_bow").hand("B", card, "ex_nihilo")
    for name in "ACD":
        table.hand(name, "peach")
    table.turn("B").do("B", card, *targets)
    assert attacked(table) == named


def test_whoever_the_slash_ends_up_with_is_attacked_as_well():
    table = shielded(A="da_qiao", B="-", C="-").hand("A", "duel").hand("B", "slash", "duel").turn("B")
    table.do("B", "slash", "A").do("A", "k:liuli", "duel", "C")
    assert attacked(table) == ["A", "C"]


def test_damage_by_a_skill_attacks_and_shields_nobody_else():
    table = shielded(A="-", B="xiahou_dun", C="-", D="-").hand("A", "slash", "duel").top("♠2").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie").do("A", "pass")
    assert attacked(table) == ["A"]


def test_making_others_fight_is_no_attack():
    table = shielded(A="-", B="-", C="-", D="-").wears("C", "crossbow").hand("B", "collateral", "duel").hand("C", "slash").turn("B")
    table.do("B", "collateral", "C", "D").do("C", "slash")
    assert table["D"].hp == 3
    assert attacked(table) == []
    table = shielded(A="guan_yu", B="diao_chan", C="zhang_fei", D="-").hand("B", "dodge", "duel").hand("A", "slash").turn("B")
    table.do("B", "k:lijian", "dodge", "A", "C")
    assert table["A"].hp + table["C"].hp == 7
    assert attacked(table) == []


def test_lost_health_is_cut_too():
    table = shielded(A="-", B="-", C="-").hp("B", 1)
    table["B"].lose_health(1)
    assert table["B"].hp == 1
    table.hp("B", 3)["B"].lose_health(4)
    assert table["B"].hp == 1


@ruling("generals/standard.yaml#huang_gai.kurou/6", "identity.md#R/17")
@in_every_way
def test_the_last_health_cannot_be_paid(seat):
    table = shielded(seat, A="-", B="huang_gai", C="-").hp("B", 2).hand("B", "duel").turn("B")
    table.do("B", "k:kurou")
    assert (table["B"].hp, len(table.cards("B"))) == (1, 3)
    assert not table.may("B", "k:kurou")


def test_the_last_health_can_be_paid_once_the_shield_is_gone():
    table = shielded(A="-", B="huang_gai", C="-").hp("B", 1).hand("B", "duel").dead("C").turn("B")
    assert table.may("B", "k:kurou")


def test_the_shield_is_there_from_the_first_turn_of_a_real_game():
    options = {"first_out_protection": "on", "first_out": "s2", "generals": "off"}

    game = Game(make_mode("identity", 5, options), 1, Agents([RandomAgent(1)] * 5))
    while not game.ready:
        game.step()
    assert [seat.effects for seat in View(game, SPECTATOR).seats] == [[], [], [("protected", (0,))], [], []]


@pytest.mark.parametrize(("state", "on"), [("", True), (" dead", False), (" fallen", False)])
def test_in_a_position_that_is_set_up_nobody_is_protected_once_somebody_was_out(state, on):
    mode = make_mode("identity", 3, {"first_out_protection": "on", "first_out": "s1"})
    game = Game(mode, 1, Agents([RandomAgent(1)] * 3))
    seats = ["seat s0 lord - 4/4", "seat s1 rebel - 1/4", f"seat s2 renegade - 1/4{state}"]
    parse_scenario("\n".join(["sanguosha scenario 1", *seats, "turn s0 play"]), mode.ruleset).set_up(game)
    assert [kind for kind, _ in View(game, SPECTATOR).seat(1).effects] == ["protected"] * on


def test_agents_see_that_an_attack_on_the_last_health_would_be_in_vain():
    table = shielded(A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "duel", "dismantlement").hand("B", "peach").turn("A")
    slash, duel, dismantlement = (table.game.ruleset.kind_by_id[id] for id in ("slash", "duel", "dismantlement"))
    view = View(table.game, 0)
    assert [view.shielded(kind, (), 1) for kind in (slash, duel, dismantlement)] == [True, True, False]
    assert [view.shielded(kind, (), 2) for kind in (slash, duel, dismantlement)] == [False, False, False]
    table.hp("B", 2)
    assert not view.shielded(slash, (), 1)


def test_agents_see_that_who_was_attacked_may_strike_back():
    table = shielded(A="-", B="-", C="-").hp("B", 1).hand("B", "slash", "duel").hand("A", "slash").turn("B").do("B", "slash", "A")
    slash = table.game.ruleset.kind_by_id["slash"]
    assert [View(table.game, viewer).shielded(slash, (), 1) for viewer in (0, 2)] == [False, True]

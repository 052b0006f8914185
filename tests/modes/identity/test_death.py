"""Dying, death, rewards and penalties of the identity game."""

import pytest

from sanguosha.testing import Table
from tests.support.rulings import ruling

# Dying


@ruling("identity.md#8.3/1")
def test_two_peaches_are_needed_at_minus_one_from_anyone_together():
    table = Table(A="-", B="-", C="-").under("A", "lightning").hp("A", 2).top("♠5")
    table.hand("B", "♥3 peach").hand("C", "♥4 peach", "♥6 peach").hand("A", "ex_nihilo").turn("A", "judge")
    assert table["A"].hp == -1
    assert table.asked("B", "ask-rescue").args == ("s0", "2")
    table.do("B", "♥3 peach")
    assert table["A"].hp == 0
    assert table.asked("C", "ask-rescue").args == ("s0", "1")
    table.do("C", "♥4 peach")
    table.asked("A", "play-phase")
    assert table["A"].hp == 1
    assert table.cards("C") == ["♥6 peach"]


@ruling("identity.md#R/14")
def test_the_one_whose_turn_it_is_is_asked_first_and_then_to_the_right_each_once():
    table = Table(A="-", B="-", C="-", D="-").hp("A", 1).wears("C", "spear").hand("C", "slash", "♥3 peach")
    for name, peach in (("A", "♥4"), ("B", "♥6"), ("D", "♥7")):
        table.hand(name, peach)
    table.turn("C").do("C", "slash", "A")
    for name in "CDAB":
        table.asked(name, "ask-rescue")
        assert len(table.session.open) == 1
        table.passes(name)
    assert not table["A"].alive


def test_who_has_been_saved_is_asked_for_no_more():
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "♥3 peach", "ex_nihilo").hand("C", "♥4 peach").turn("A")
    table.do("A", "slash", "B").do("A", "♥3 peach")
    table.asked("A", "play-phase")
    assert table["B"].hp == 1
    assert table.cards("C") == ["♥4 peach"]


def test_wine_saves_its_drinker_alone_and_a_second_one_as_well():
    table = Table(A="-", B="-", C="-").hp("A", 2).under("A", "lightning").hand("A", "♠3 wine", "♠9 wine", "♣3 wine")
    table.hand("B", "♣9 wine").top("♠5").turn("A", "judge")
    assert table["A"].hp == -1
    table.do("A", "♠3 wine").do("A", "♠9 wine")
    assert table["A"].hp == 1
    table.asked("A", "play-phase")
    assert table.may("A", "♣3 wine")
    table = Table(A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "wine", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive


# Death


def test_all_cards_of_the_dead_go_to_the_discard_pile_and_the_role_is_shown():
    table = Table(A="-", B="zhou_tai", C="-").hp("B", 1).wears("B", "silver_lion", "dilu", "chitu").under("B", "indulgence")
    table.hand("B", "duel").top("♠5", "♣5").hand("A", "slash", "♥10 slash").wears("A", "crossbow", "dayuan")
    log = table.hears()
    table.turn("A").do("A", "slash", "B").do("A", "♥10 slash", "B")
    assert not table["B"].alive
    for card in ("silver_lion", "dilu", "chitu", "indulgence", "duel", "♠5", "♣5"):
        assert table.discarded(card)
    assert (table["B"].hand.cards, table["B"].equip.cards, table["B"].judge_area.cards) == ([], [], [])
    assert table["B"].pile("buqu").cards == []
    keys = [(event.key, event.args.get("reason", "")) for event in log.events]
    died = keys.index(("died", ""))
    assert keys[died + 1 :].count(("move", "buried")) == 4
    assert keys.index(("move", "buried")) < keys.index(("role-shown", "")) < keys.index(("move", "drawn"))


def test_the_dead_answer_nothing_that_happens_to_their_cards():
    table = Table(A="-", B="sun_shangxiang", C="-").hp("B", 1).wears("B", "vine", "dilu").hand("A", "fire_slash", "ex_nihilo")
    table.wears("A", "dayuan").turn("A").do("A", "fire_slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hand.cards == []
    table = Table(A="-", B="lu_xun", C="-").hp("B", 1).hand("B", "peach").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").passes("B")
    table.asked("A", "play-phase")
    assert table["B"].hand.cards == []


def test_the_targets_that_are_left_are_still_treated():
    table = Table(A="-", B="-", C="-", D="-").hp("B", 1).hand("A", "archery_attack").hand("C", "dodge").turn("A")
    table.do("A", "archery_attack")
    assert not table["B"].alive
    table.do("C", "dodge")
    assert (table["C"].hp, table["D"].hp) == (4, 3)


# Rewards and penalties


@pytest.mark.parametrize("roles", ["LRNR", "ZRLR", "RRLR", "NRLR"])
def test_whoever_kills_a_rebel_draws_three(roles: str):
    table = Table(roles=roles, A="-", B="-", C="-", D="-").hp("B", 1).hand("A", "slash", "ex_nihilo").top("♠K", "♠Q", "♠J")
    table.turn("A").do("A", "slash", "B")
    assert table.cards("A") == ["♥7 ex_nihilo", "♠K savage_assault", "♠Q dismantlement", "♠J snatch"]


def test_nobody_draws_for_a_rebel_killed_by_lightning():
    table = Table(roles="RLR", A="-", B="-", C="-").hp("A", 1).under("A", "lightning").top("♠5").hand("B", "ex_nihilo")
    log = table.hears()
    table.turn("A", "judge")
    assert not table["A"].alive
    assert [event.args["by"] for event in log.events if event.key == "move" and event.args["reason"] == "drawn"] == ["s1"]
    assert len(table.cards("B")) == 3
    assert table.cards("C") == []


def test_nobody_draws_for_a_rebel_who_killed_himself_by_losing_health():
    table = Table(roles="RLR", A="huang_gai", B="-", C="-").hp("A", 1).hand("A", "duel").hand("B", "ex_nihilo").turn("A")
    table.do("A", "k:kurou")
    assert not table["A"].alive
    assert len(table.cards("B")) == 3
    assert table.cards("C") == []


def test_a_source_that_is_dead_by_then_kills_nobody():
    table = Table(roles="RRRL", A="-", B="xiahou_dun", C="-", D="-").chained("B", "C").hp("A", 1).hp("C", 1)
    table.hand("A", "fire_slash").hand("B", "ex_nihilo").top("♠7").turn("A")
    log = table.hears()
    table.do("A", "fire_slash", "B").do("B", "k:ganglie")
    assert not table["A"].alive
    assert not table["C"].alive
    died = [event.args for event in log.events if event.key == "died"]
    assert died == [{"seat": "s0", "killer": "s1"}, {"seat": "s2"}]


def test_who_loses_the_duel_of_his_own_is_killed_by_the_other_one():
    table = Table(roles="RLR", A="-", B="-", C="-").hp("A", 1).hand("A", "duel").hand("B", "slash").top("♠K", "♠Q", "♠J").turn("A")
    table.do("A", "duel", "B").do("B", "slash")
    assert not table["A"].alive
    assert table.cards("B")[:3] == ["♠K savage_assault", "♠Q dismantlement", "♠J snatch"]


def test_the_killer_by_a_borrowed_sword_is_who_used_the_slash():
    table = Table(roles="RLRR", A="-", B="-", C="-", D="-").wears("B", "spear").hp("C", 1).hand("A", "collateral", "ex_nihilo")
    table.hand("B", "slash").top("♠K", "♠Q", "♠J").turn("A").do("A", "collateral", "B", "C").do("B", "slash")
    assert not table["C"].alive
    assert table.cards("B") == ["♠K savage_assault", "♠Q dismantlement", "♠J snatch"]
    assert table.cards("A") == ["♥7 ex_nihilo"]


def test_the_lord_who_kills_a_loyalist_loses_hand_and_equipment_but_not_the_judging_area():
    table = Table(roles="LZR", A="-", B="-", C="-").hp("B", 1).wears("A", "spear", "dilu").under("A", "indulgence")
    table.hand("A", "slash", "peach", "ex_nihilo").hand("C", "duel")
    log = table.hears()
    table.turn("A").do("A", "slash", "B").passes("A")
    assert not table["B"].alive
    assert (table.cards("A"), table.worn("A")) == ([], [])
    assert len(table["A"].judge_area.cards) == 1
    moves = [event for event in log.events if event.key == "move"]
    penalty = [(event.args["from"], event.args["by"], len(event.cards)) for event in moves if event.args["reason"] == "discarded"]
    assert penalty == [("s0.hand", "s0", 2), ("s0.equip", "s0", 2)]


def test_the_penalty_is_one_discard_to_which_the_skills_of_the_lord_answer_afterwards():
    table = Table(roles="LZR", A="sun_shangxiang", B="-", C="-").hp("B", 1).wears("A", "spear", "dilu")
    table.hand("A", "slash", "duel").top("♠K", "♠Q", "♠J", "♣K").turn("A")
    table.do("A", "slash", "B")
    assert (table.cards("A"), table.worn("A")) == ([], [])
    table.do("A", "k:xiaoji").do("A", "k:xiaoji")
    assert table.cards("A") == ["♠K savage_assault", "♠Q dismantlement", "♠J snatch", "♣K collateral"]
    table = Table(roles="LZR", A="lu_xun", B="-", C="-").hp("B", 1).wears("A", "spear").hand("A", "slash", "duel", "ex_nihilo")
    table.top("♥3 peach").turn("A").do("A", "slash", "B")
    assert (table.cards("A"), table.worn("A")) == ([], [])
    table.do("A", "k:lianying")
    assert (table.cards("A"), table.worn("A")) == (["♥3 peach"], [])


@pytest.mark.parametrize("roles", ["RZLR", "ZZLR", "NZLR", "LNRR", "RNLR", "ZNLR"])
def test_other_killers_of_loyalists_and_killers_of_renegades_get_and_lose_nothing(roles: str):
    table = Table(roles=roles, A="-", B="-", C="-", D="-").hp("B", 1).wears("A", "spear").hand("A", "slash", "ex_nihilo")
    table.turn("A").do("A", "slash", "B")
    assert not table["B"].alive
    table.asked("A", "play-phase")
    assert (table.cards("A"), table.worn("A")) == (["♥7 ex_nihilo"], ["spear"])


def test_the_lord_is_not_punished_for_a_loyalist_who_died_by_a_slash_he_made_another_use():
    table = Table(roles="LRZ", A="-", B="-", C="-").wears("B", "spear").hp("C", 1).hand("A", "collateral", "ex_nihilo")
    table.hand("B", "slash").turn("A").do("A", "collateral", "B", "C").do("B", "slash")
    assert not table["C"].alive
    assert table.cards("A") == ["♥7 ex_nihilo"]


@ruling("identity.md#R/15")
def test_the_game_ends_before_the_reward_and_after_the_cards_are_gone_and_the_role_is_shown():
    table = Table(roles="LR", A="-", B="-").hp("B", 1).wears("B", "chitu").hand("A", "slash")
    log = table.hears()
    table.turn("A").do("A", "slash", "B")
    assert table.game.over
    assert table.cards("A") == []
    assert table.discarded("chitu")
    assert [event.key for event in log.events][-4:] == ["died", "move", "role-shown", "game-over"]


@ruling("identity.md#R/15")
def test_an_attack_that_ends_the_game_goes_no_further():
    table = Table(roles="LNZ", A="-", B="-", C="-").hp("B", 1).hp("C", 1).hand("A", "savage_assault", "peach").turn("A")
    table.do("A", "savage_assault").passes("A")
    assert table.game.over
    assert table["C"].alive
    assert table.holds("A", "peach")
    assert table.winners == ["A", "C"]

"""The deck, and cards whose user says which way round they go."""

from __future__ import annotations

import pytest

from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import identity_ruleset
from sanguosha.testing import TeamTable
from tests.support.rulings import ruling

RULES = identity_ruleset()


@ruling("decks.yaml#decks/6")
def test_the_deck_has_106_cards_and_no_lightning():
    mode = Team3v3(RULES, 6)
    assert len(mode.cards) == 106
    assert not any(card.kind.id == "lightning" for card in mode.cards)


def test_the_cards_of_the_maneuvering_deck_may_be_added():
    mode = Team3v3(RULES, 6, {"maneuvering": "on"})
    assert len(mode.cards) == 158
    assert not any(card.kind.id == "lightning" for card in mode.cards)


def answered(table: TeamTable, user: str, *words: str) -> list[str]:
    """The user plays a card as told; who is asked for a card or to take one, in order; all pass or take the first one."""
    table.do(user, *words)
    asked: list[str] = []
    while table.session.open and table.session.open[0].prompt != "play-phase":
        decision = table.session.open[0]
        if decision.prompt != "use-skill":
            asked.append(table.names[decision.seat])
        table.session.answer(decision.seat, decision.number, decision.unasked())
    return asked


@ruling("team_3v3.md#T/9")
@pytest.mark.parametrize(("card", "family"), [("savage_assault", "slash"), ("archery_attack", "dodge")])
def test_the_mass_attacks_go_round_all_others_either_way(card: str, family: str):
    orders = []
    for direction in ("counter_clockwise", "clockwise"):
        table = TeamTable().hand("CA", card, "peach").hp("CA", 3)
        for name in ("CM", "CB", "WB", "WM", "WA"):
            table.hand(name, family)
        table.turn("CA").do("CA", card)
        assert table.asked("CA", "choose-direction").menu([]) == ["o:counter_clockwise", "o:clockwise"]
        orders.append(answered(table, "CA", direction))
        assert all(table[name].hp == table[name].max_hp - 1 for name in ("CM", "CB", "WB", "WM", "WA")), "own side and other alike"
    assert orders[0] == ["CM", "CB", "WB", "WM", "WA"]
    assert orders[1] == orders[0][::-1]


@ruling("team_3v3.md#T/8")
@pytest.mark.parametrize(
    ("direction", "order"),
    [
        ("counter_clockwise", ["CA", "CM", "CB", "WB", "WM", "WA"]),
        ("clockwise", ["CA", "WA", "WM", "WB", "CB", "CM"]),
    ],
)
def test_the_user_of_amazing_grace_chooses_first_then_the_neighbour_on_the_side_named(direction: str, order: list[str]):
    table = TeamTable().hand("CA", "amazing_grace", "ex_nihilo").top(*["slash"] * 6).turn("CA").do("CA", "amazing_grace")
    asked = answered(table, "CA", direction)
    assert asked == order[:-1], "the last card is taken without asking"
    assert all(table[name].hand.cards for name in order)


@ruling("team_3v3.md#T/8")
@pytest.mark.parametrize(
    ("direction", "order"),
    [
        ("counter_clockwise", ["CA", "CM", "CB", "WB", "WM", "WA"]),
        ("clockwise", ["CA", "WA", "WM", "WB", "CB", "CM"]),
    ],
)
def test_god_salvation_heals_the_user_first_then_round_the_way_named(direction: str, order: list[str]):
    table = TeamTable().hand("CA", "god_salvation", "ex_nihilo")
    for name in table.names:
        table.hp(name, 2)
    log = table.hears()
    table.turn("CA").do("CA", "god_salvation").do("CA", direction)
    healed = [event.args["seat"] for event in log.events if event.key == "recovered"]
    assert healed == [table[name].token for name in order]


def test_the_direction_is_told_with_the_use_before_anything_resolves():
    table = TeamTable().hand("CA", "savage_assault", "peach").hp("CA", 3)
    log = table.hears()
    table.turn("CA").do("CA", "savage_assault").do("CA", "clockwise")
    used = next(event for event in log.events if event.key == "used")
    assert used.args["direction"] == "clockwise"
    assert used.args["targets"] == " ".join(table[name].token for name in ("WA", "WM", "WB", "CB", "CM"))
    assert [event.key for event in log.events].index("used") < [event.key for event in log.events].index("damage")


def test_nullification_is_asked_for_each_target_in_the_order_chosen():
    table = TeamTable().hand("CA", "savage_assault", "peach").hp("CA", 3).hand("CM", "nullification").turn("CA")
    log = table.hears()
    table.do("CA", "savage_assault").do("CA", "clockwise")
    about = []
    while (decision := table.session.question(table["CM"].index)) is not None and decision.prompt == "ask-nullification":
        about.append(decision.args[2])
        table.passes("CM")
    assert about == [table[name].token for name in ("WA", "WM", "WB", "CB", "CM")]
    assert [event.args["seat"] for event in log.events if event.key == "damage"] == about


def test_other_cards_have_no_direction():
    table = TeamTable().hand("CA", "ex_nihilo", "slash", "peach").hp("CA", 3).turn("CA").do("CA", "ex_nihilo")
    table.asked("CA", "play-phase")
    log = table.hears()
    table.do("CA", "slash", "WA")
    assert all("direction" not in event.args for event in log.events)


def test_with_one_target_left_there_is_no_direction_to_choose():
    table = TeamTable().dead("CA", "CB", "WA", "WB").hand("CM", "savage_assault", "peach").hp("CM", 3).turn("CM")
    table.do("CM", "savage_assault").asked("CM", "play-phase")
    assert table["WM"].hp == 3


@ruling("generals/standard.yaml#liu_bei.jijiang/6")
def test_jijiang_is_not_in_use():
    table = TeamTable(CM="liu_bei", CB="guan_yu", CA="-").hand("WM", "duel", "peach").hand("CB", "slash").hp("WM", 3)
    table.turn("WM").do("WM", "duel", "CM")
    assert table["CM"].hp == 3, "nobody is asked to play a Slash for him"
    table.asked("WM", "play-phase")


def test_hujia_is_not_in_use():
    table = TeamTable(CM="cao_cao", CB="xiahou_dun").hand("WM", "archery_attack", "peach").hand("CB", "dodge").hp("WM", 3)
    table.turn("WM").do("WM", "archery_attack")
    assert answered(table, "WM", "clockwise") == ["CB"], "for himself, but not for the marshal"
    assert table["CM"].hp == 3


def test_jiuyuan_is_not_in_use():
    table = TeamTable(CM="sun_quan", CB="gan_ning").hp("CM", 1).hand("WB", "slash").wears("WB", "kylin_bow").hand("CB", "peach")
    table.turn("WB").do("WB", "slash", "CM").do("CB", "peach")
    assert table["CM"].hp == 1, "one, and not two"


def test_huangtian_is_not_in_use():
    table = TeamTable(CM="zhang_jiao", CB="lv_bu").hand("CB", "dodge", "peach").hp("CB", 3).turn("CB")
    assert not table.may("CB", "k:huangtian")

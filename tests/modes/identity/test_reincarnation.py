"""The option reincarnation of the identity game: offerings, rebirth, and what the reborn are."""

import pytest

from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.modes.identity import Identity, OptionError
from sanguosha.modes.identity.reincarnation import offerings
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from tests.modes.identity.the_dead import dead, given, haunted, souls_on
from tests.support.rulings import ruling

REINCARNATION = {"reincarnation": "on"}
BOTH = {"reincarnation": "on", "dark_souls": "on"}


def table_of(roles: str, options: dict[str, str] = REINCARNATION, **generals: str) -> Table:
    """A table with reincarnation; seats that are not named have generals of no matter."""
    names = "ABCDEFGH"[: len(roles)]
    others = iter(("xiahou_dun", "guan_yu", "zhao_yun", "gan_ning", "huang_gai", "lv_meng", "lv_bu", "ma_chao"))
    return Table(roles=roles, options=options, **{name: generals.get(name) or next(others) for name in names})


def unused(table: Table, *generals: str) -> Table:
    """Let only these generals be unused."""
    table.game.general_pile = [table.game.ruleset.general_by_id[id] for id in generals]
    return table


def unused_ids(table: Table) -> list[str]:
    """The unused generals, in no order."""
    return sorted(general.id for general in table.game.general_pile)


def reborn(table: Table, name: str, general: str) -> Table:
    """Let a seat have died and come back with this general."""
    dead(table, name)
    table.game.revive(table[name], table.game.ruleset.general_by_id[general], 1)
    return table


def pass_until(table: Table, name: str) -> Table:
    """Everybody passes until this seat has its play phase."""
    while not table.is_asked(name) or table.asked(name).prompt != "play-phase":
        table.passes(table.names[table.session.open[0].seat])
    return table


def turned_up(events) -> list[str]:
    """The generals that were turned up."""
    return [event.args["general"] for event in events.events if event.key == "general-turned-up"]


# Offerings


def test_a_hand_card_is_given_face_down_to_an_eliminated_player():
    table = dead(table_of("LZRR"), "B").hand("A", "♠7 slash", "duel").wears("A", "crossbow").turn("A")
    assert table.asked("A").menu(["k:sacrifice"]) == [card.token for card in table["A"].hand.cards]
    card = table.find("♠7", table["A"].hand)
    assert not table.may("A", "sacrifice", "♠7", "C")
    table.do("A", "sacrifice", "♠7", "B")
    table.asked("A", "play-phase")
    assert offerings(table["B"]).cards == [card]
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert (View(table.game, viewer).card(card.token) is not None) == (viewer in (0, 1))


def test_there_is_no_sacrifice_while_nobody_is_out_and_none_without_the_option():
    table = table_of("LZRR").hand("A", "slash").turn("A")
    assert not table.may("A", "sacrifice")
    table = Table(A="cao_cao", B="guan_yu", C="gan_ning", roles="LZR").dead("B").hand("A", "slash").turn("A")
    assert not table.may("A", "sacrifice")


@ruling("identity.md#R/26")
def test_one_sacrifice_in_each_own_turn_whoever_gets_it():
    table = dead(table_of("LZRRZ"), "B", "C").hand("A", "♠7 slash", "duel", "ex_nihilo").hand("D", "peach", "duel").turn("A")
    table.do("A", "sacrifice", "♠7", "B")
    assert not table.may("A", "sacrifice")
    table.end_phase("A")
    table.asked("D", "play-phase")
    table.do("D", "sacrifice", "peach", "B")
    assert len(offerings(table["B"]).cards) == 2
    assert not table.may("D", "sacrifice")


def test_a_reborn_player_cannot_sacrifice():
    table = dead(reborn(table_of("LZRRR"), "B", "zhen_ji"), "C").hand("B", "♠7 slash", "dodge").turn("B")
    assert not table.may("B", "sacrifice")


def test_the_last_hand_card_given_away_counts_for_lianying_but_is_no_discard():
    table = dead(table_of("LZRR", A="lu_xun"), "B").hand("A", "duel").top("♥3").turn("A").do("A", "sacrifice", "duel", "B")
    table.do("A", "lianying")
    assert table.cards("A") == ["♥3 peach"]
    assert table.game.discard_pile.cards == []


def test_xiaoji_has_nothing_to_do_with_a_piece_of_equipment_given_from_the_hand():
    table = dead(table_of("LZRR", A="sun_shangxiang"), "B").hand("A", "crossbow", "duel").turn("A")
    table.do("A", "sacrifice", "crossbow", "B")
    table.asked("A", "play-phase")
    assert table.cards("A") == ["♠A duel"]
    assert table.worn("B") == []


def test_the_cards_of_the_dead_are_counted_by_nothing():
    table = (
        given(dead(table_of("LZRRR", A="cao_cao"), "B"), "B", "♠7 slash", "dodge").hand("A", "snatch", "amazing_grace").turn("A")
    )
    assert not table.may("A", "snatch", "B")
    assert table["B"].hand.cards == []
    table.do("A", "amazing_grace")
    assert len(table.asked("A", "ask-amazing_grace").menu([])) == 4


# Rebirth


@ruling("identity.md#11.5/2")
def test_four_cards_bring_a_player_back_inside_the_turn_of_the_last_giver():
    table = (
        dead(table_of("LZRRRRNZ"), "H").hand("A", "♠7 slash", "♠8 slash", "duel", "wine").hand("B", "♥3 peach").hand("C", "dodge")
    )
    unused(table, "huang_yueying").turn("A")
    table.do("A", "sacrifice", "♠7", "H").end_phase("A").do("B", "sacrifice", "♥3", "H").end_phase("B")
    table.do("C", "sacrifice", "dodge", "H")
    assert not table["H"].alive
    pass_until(table, "A").do("A", "sacrifice", "♠8", "H")
    table.asked("A", "play-phase")
    seat = table["H"]
    assert seat.alive
    assert seat.fallen
    assert (seat.hp, seat.max_hp) == (1, 3)
    assert seat.general is not None
    assert seat.general.id == "huang_yueying"
    assert sorted(table.cards("H")) == sorted(["♠7 slash", "♥3 peach", str(table.find("dodge", seat.hand)), "♠8 slash"])
    assert offerings(seat).cards == []


@pytest.mark.parametrize(("roles", "needed"), [("LZRN", 3), ("LZRRN", 3), ("LZRRRN", 4)])
def test_three_cards_are_enough_in_a_game_begun_by_at_most_five(roles: str, needed: int):
    table = dead(table_of(roles, B="guan_yu"), "B").hand("A", "♠7 slash", "duel")
    given(table, "B", *["dodge", "peach"][: needed - 1], *["wine"] * (needed - 3)).turn("A")
    events = table.hears()
    assert len(offerings(table["B"]).cards) == needed - 1
    table.do("A", "sacrifice", "♠7", "B")
    assert table["B"].alive
    assert [event.args["seat"] for event in events.events if event.key == "reborn"] == ["s1"]


@ruling("identity.md#R/27")
def test_a_player_of_a_kingdom_gets_the_first_general_of_it_that_is_turned_up():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel")
    unused(table, "xu_chu", "sun_quan", "zhao_yun", "hua_tuo").turn("A")
    events = table.hears()
    table.do("A", "sacrifice", "♠7", "B")
    assert table["B"].kingdom == "shu"
    assert turned_up(events)[-1] == "zhao_yun"


@ruling("identity.md#11.5/4", "identity.md#R/27")
def test_a_qun_player_gets_the_very_first_general():
    table = given(dead(table_of("LRZR", B="diao_chan"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel")
    unused(table, "xu_chu", "zhang_liao").turn("A")
    events = table.hears()
    table.do("A", "sacrifice", "♠7", "B")
    assert len(turned_up(events)) == 1
    assert table["B"].general is not None
    assert table["B"].general.id == turned_up(events)[0]
    assert table["B"].kingdom == "wei"
    assert table["B"].gender == "male"
    assert "diao_chan" in unused_ids(table)


@ruling("identity.md#R/25")
def test_the_former_general_is_unused_only_after_the_rebirth():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel")
    unused(table, "xu_chu", "zhao_yun").turn("A")
    assert "guan_yu" not in unused_ids(table)
    table.do("A", "sacrifice", "♠7", "B")
    assert unused_ids(table) == ["guan_yu", "xu_chu"]


def test_without_a_general_of_the_kingdom_there_is_no_rebirth_and_nothing_more_is_given():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel", "ex_nihilo")
    unused(table, "xu_chu", "sun_quan").hand("C", "wine", "duel").turn("A")
    events = table.hears()
    table.do("A", "sacrifice", "♠7", "B")
    assert sorted(turned_up(events)) == ["sun_quan", "xu_chu"]
    assert "not-reborn" in [event.key for event in events.events]
    assert not table["B"].alive
    assert len(offerings(table["B"]).cards) == 3
    assert unused_ids(table) == ["sun_quan", "xu_chu"]
    table.end_phase("A")
    assert not table.may("C", "sacrifice")


def test_the_reborn_have_the_new_skills_and_none_of_the_old_nor_anything_worn():
    table = table_of("LRZR", B="zhuge_liang").wears("B", "crossbow").chained("B").under("B", "indulgence")
    given(dead(table, "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel")
    unused(table, "ma_chao").turn("A").do("A", "sacrifice", "♠7", "B")
    seat = table["B"]
    assert [held.id for held in seat.skills] == ["mashu", "tieqi"]
    assert (seat.hp, seat.max_hp) == (1, 4)
    assert not seat.chained
    assert seat.equip.cards == []
    assert seat.judge_area.cards == []


def test_who_gave_a_card_knows_that_the_reborn_holds_it():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", by="C")
    table = given(table, "B", "peach", by="D").hand("A", "♠7 slash", "duel").turn("A")
    table.do("A", "sacrifice", "♠7", "B")
    for viewer, known in ((0, "slash"), (2, "dodge"), (3, "peach"), (SPECTATOR, "")):
        assert [card.kind.id for card in View(table.game, viewer).seat(1).hand] == [known] * bool(known)
    assert len(View(table.game, 1).seat(1).hand) == 3


# The turn of the reborn


def test_the_first_turn_comes_when_the_order_reaches_the_seat():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel").turn("A")
    table.do("A", "sacrifice", "♠7", "B").end_phase("A")
    table.asked("B", "play-phase")
    assert len(table["B"].hand.cards) == 5
    assert table.game.round == 1
    table.end_phase("B")
    assert table.asked("B", "choose-discard").query.menu([]) == [card.token for card in table["B"].hand.cards[:2]]  # 4 of 5


def test_who_is_reborn_after_the_seat_was_passed_waits_for_the_next_round():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", "peach").hand("C", "♠7 slash", "wine").turn("C")
    table.hand("D", "wine").hand("A", "wine").do("C", "sacrifice", "♠7", "B").end_phase("C")
    table.asked("D", "play-phase").menu([])
    table.end_phase("D")
    table.asked("A", "play-phase")
    assert table.game.round == 2
    table.end_phase("A")
    table.asked("B", "play-phase")


def test_the_reborn_stand_in_the_ring_and_can_be_targets():
    table = dead(table_of("LRZR", B="guan_yu"), "B").hand("A", "slash", "duel").turn("A")
    assert table["A"].distance_to(table["C"]) == 1
    table = reborn(table_of("LRZR", B="guan_yu"), "B", "zhao_yun").hand("A", "slash", "duel").turn("A")
    assert table["A"].distance_to(table["C"]) == 2
    assert table.may("A", "slash", "B")


@ruling("generals/wind.yaml#zhang_jiao.huangtian/5")
def test_who_was_reborn_as_qun_may_give_the_yellow_sky_a_card():
    table = given(dead(table_of("LRZR", A="zhang_jiao", B="diao_chan"), "B"), "B", "♥2 dodge", "peach").hand(
        "A", "♠7 slash", "duel"
    )
    unused(table, "hua_tuo").turn("A").do("A", "sacrifice", "♠7", "B").end_phase("A")
    assert table["B"].kingdom == "qun"
    assert table.may("B", "huangtian:s0", "♥2 dodge")


# What the reborn count for


@ruling("identity.md#11.5/1")
def test_a_reborn_rebel_keeps_no_game_going():
    table = reborn(table_of("LRR"), "C", "zhen_ji").hand("A", "slash").hp("B", 1).turn("A").do("A", "slash", "B")
    assert table.winners == ["A"]
    assert table.game.outcome == "lord"


def test_a_reborn_renegade_cannot_win():
    table = reborn(table_of("LNR"), "B", "zhen_ji").hand("C", "slash", "duel").hp("A", 1).turn("C").do("C", "slash", "A")
    assert table.winners == ["C"]
    table = (
        dead(reborn(table_of("LNRN"), "B", "zhen_ji"), "C").hp("A", 1).hand("B", "slash", "duel").turn("B").do("B", "slash", "A")
    )
    assert table.winners == ["D"]  # the only one who never fell


def test_a_reborn_loyalist_wins_with_its_side():
    table = reborn(table_of("LZR"), "B", "zhen_ji").hand("A", "slash").hp("C", 1).turn("A").do("A", "slash", "C")
    assert table.winners == ["A", "B"]


@ruling("identity.md#11.5/3")
def test_for_a_reborn_player_there_is_no_reward_and_no_penalty():
    table = reborn(table_of("LZRR"), "B", "zhen_ji").hand("A", "slash", "duel").turn("A").do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert not table["B"].alive
    assert table.cards("A") == ["♠A duel"]
    table = reborn(table_of("LZRR"), "C", "zhen_ji").hand("D", "slash", "duel").turn("D").do("D", "slash", "C")
    table.asked("D", "play-phase")
    assert not table["C"].alive
    assert table.cards("D") == ["♠A duel"]


@ruling("identity.md#R/28")
def test_a_reborn_player_who_kills_gets_the_reward():
    table = reborn(table_of("LZRRR"), "B", "zhen_ji").hand("B", "slash", "dodge").hp("C", 1).turn("B").do("B", "slash", "C")
    table.asked("B", "play-phase")
    assert len(table["B"].hand.cards) == 4


def test_the_role_of_the_reborn_is_known():
    table = reborn(table_of("LZRR"), "B", "zhen_ji")
    assert View(table.game, 3).seat(1).role == "loyalist"
    assert View(table.game, 3).seat(2).role == ""


def test_a_player_may_be_reborn_again_in_the_kingdom_of_the_second_general():
    table = given(dead(table_of("LRZR", B="diao_chan"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "♠8 slash", "duel")
    unused(table, "xu_chu").turn("A").do("A", "sacrifice", "♠7", "B")
    assert unused_ids(table) == ["diao_chan"]
    dead(table, "B")
    unused(table, "diao_chan", "zhang_liao", "zhao_yun")
    given(table, "B", "dodge", "peach")
    pass_until(table.passes("A"), "A").do("A", "sacrifice", "♠8", "B")
    assert table["B"].general is not None
    assert table["B"].general.id == "zhang_liao"
    assert unused_ids(table) == ["diao_chan", "xu_chu", "zhao_yun"]


# With other things


def test_a_soul_lives_until_its_player_is_reborn():
    table = haunted(table_of("LZRR", BOTH, C="guan_yu").top("♣9"), "D", "C")
    given(table, "C", "dodge", "peach").hand("A", "♠7 slash", "duel").turn("A")
    kept = str(table["C"].pile("xuanwu").cards[0])
    assert souls_on(table["D"]) == [("xuanwu", 2)]
    table.do("A", "sacrifice", "♠7", "C")
    assert table["C"].alive
    assert souls_on(table["D"]) == []
    assert table.discarded(kept)
    assert len(table["C"].hand.cards) == 3


def test_a_reborn_player_becomes_a_soul_once_more():
    table = reborn(table_of("LZRR", BOTH), "B", "zhen_ji").hand("A", "slash", "duel").turn("A").do("A", "slash", "B")
    assert table.asked("B", "choose-host").args == ("luohan",)
    table.do("B", "C")
    assert souls_on(table["C"]) == [("luohan", 1)]


def test_offerings_are_taken_down_and_put_back():
    table = given(dead(table_of("LRZR", B="guan_yu"), "B"), "B", "dodge", "peach").hand("A", "♠7 slash", "duel")
    restore(table.game, capture(table.game))
    assert len(offerings(table["B"]).cards) == 2
    table.turn("A").do("A", "sacrifice", "♠7", "B")
    assert table["B"].alive


def test_reincarnation_needs_generals():
    with pytest.raises(OptionError, match="Reincarnation needs generals"):
        Identity(identity_ruleset(), 5, {"reincarnation": "on", "generals": "off"})

"""The option dark souls of the identity game: attaching, the three powers, and when a soul is gone."""

from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.testing import Table
from tests.modes.identity.the_dead import haunted, souls_on
from tests.support.rulings import ruling

SOULS = {"dark_souls": "on"}


def table_of(roles: str, **generals: str) -> Table:
    """A table with dark souls; seats without a general are not named."""
    seats = {name: generals.get(name, "-") for name in "ABCDEF"[: len(roles)]}
    return Table(roles=roles, options=SOULS, **seats)


def kept(table: Table, name: str) -> list[str]:
    """The card that a soul keeps."""
    return [str(card) for card in table[name].pile("xuanwu").cards]


# Attaching


@ruling("identity.md#R/21")
def test_the_dead_name_a_living_host_after_the_reward_and_nobody_can_refuse():
    table = table_of("LRZN").hand("A", "slash", "ex_nihilo").hp("B", 1).turn("A").do("A", "slash", "B")
    assert len(table["A"].hand.cards) == 4  # the reward for the rebel is drawn already
    assert table.asked("B", "choose-host").menu([]) == ["s0", "s2", "s3", "-"]
    table.do("B", "D")
    table.asked("A", "play-phase")
    assert souls_on(table["D"]) == [("xuanwu", 1)]
    assert View(table.game, SPECTATOR).seat(3).effects == [("xuanwu", (1,))]


def test_a_soul_that_declines_is_gone_for_good():
    table = table_of("LRZN").hand("A", "slash", "ex_nihilo").hp("B", 1).turn("A").do("A", "slash", "B").passes("B")
    table.asked("A", "play-phase")
    assert all(souls_on(seat) == [] for seat in table.game.seats)
    assert kept(table, "B") == []


def test_each_role_has_its_own_soul():
    for letter, soul in (("Z", "luohan"), ("R", "xuanwu"), ("N", "zhuyou")):
        table = table_of("L" + letter + "R").hand("A", "slash", "ex_nihilo").hp("B", 1).turn("A").do("A", "slash", "B")
        assert table.asked("B", "choose-host").args == (soul,)
        table.do("B", "C")
        assert souls_on(table["C"]) == [(soul, 1)]


def test_without_the_option_nobody_becomes_a_soul():
    table = Table(A="-", B="-", C="-", roles="LRN").hand("A", "slash", "ex_nihilo").hp("B", 1).turn("A").do("A", "slash", "B")
    table.asked("A", "play-phase")


def test_nobody_becomes_a_soul_when_the_game_is_over():
    table = table_of("LZR").hand("A", "slash").hp("C", 1).turn("A").do("A", "slash", "C")
    assert table.game.over
    assert not table.is_asked("C")


def test_the_lord_never_becomes_a_soul():
    table = table_of("LZR").hand("C", "slash").hp("A", 1).turn("C").do("C", "slash", "A")
    assert table.game.over
    assert table.winners == ["C"]
    assert not table.is_asked("A")


def test_a_soul_is_no_character():
    """Nobody can target it, it is not counted for distances, and its player is asked for nothing else."""
    table = haunted(table_of("LZRN"), "A", "B").hand("A", "slash", "peach").hand("C", "savage_assault").hp("A", 2).turn("A")
    assert not table.may("A", "slash", "B")
    assert table["A"].distance_to(table["C"]) == 1
    table.end_phase("A").do("C", "savage_assault")
    table.asked("A", "ask-savage_assault")
    assert [seat.token for seat in table.game.alive()] == ["s0", "s2", "s3"]


def test_a_host_carries_several_souls_and_they_are_gone_with_it():
    table = haunted(table_of("LZZRN").top("♠7", "♥2"), "B", "C", "D").hand("A", "slash", "ex_nihilo").hp("B", 1).turn("A")
    assert souls_on(table["B"]) == [("luohan", 2), ("xuanwu", 3)]
    assert kept(table, "D") == ["♠7 slash"]
    table.do("A", "slash", "B").do("B", "E")
    assert souls_on(table["B"]) == []
    assert kept(table, "D") == []
    assert table.discarded("♠7")
    assert souls_on(table["E"]) == [("luohan", 1)]


# 罗汉


@ruling("identity.md#11.4/1")
def test_luohan_prevents_the_last_point_of_damage_for_a_hand_card_of_the_host():
    table = haunted(table_of("LZRR"), "A", "B").hand("A", "duel").hp("A", 1).hand("C", "slash", "ex_nihilo").turn("C")
    table.do("C", "slash", "A")
    assert table.asked("B", "use-skill").args[:1] == ("luohan",)
    events = table.hears()
    table.do("B", "luohan")
    table.asked("C", "play-phase")
    assert table["A"].hp == 1
    assert table["A"].hand.cards == []
    assert table.discarded("duel")
    assert "dying" not in [event.key for event in events.events]
    assert souls_on(table["A"]) == []


@ruling("identity.md#11.4/2", "identity.md#R/22")
def test_luohan_cannot_help_a_host_without_a_hand_card():
    table = haunted(table_of("LZRR"), "A", "B").wears("A", "crossbow").hand("C", "slash", "ex_nihilo").turn("C")
    table.do("C", "slash", "A")
    table.asked("C", "play-phase")
    assert table["A"].hp == 3
    assert souls_on(table["A"]) == [("luohan", 1)]


@ruling("identity.md#11.4/3")
def test_luohan_comes_after_the_vine():
    table = haunted(table_of("LZRR"), "A", "B").wears("A", "vine").hand("A", "duel").hand("C", "fire_slash", "ex_nihilo").turn("C")
    table.do("C", "fire_slash", "A").do("B", "luohan")
    table.asked("C", "play-phase")
    assert table["A"].hp == 3


@ruling("identity.md#11.4/3")
def test_luohan_comes_after_the_silver_lion():
    table = haunted(table_of("LZRR"), "A", "B").wears("A", "silver_lion").hand("A", "duel", "ex_nihilo").under("A", "lightning")
    table.top("♠5").turn("A", "judge").do("B", "luohan")
    table.asked("A", "ask-luohan")
    table.do("A", "duel")
    table.asked("A", "play-phase")
    assert table["A"].hp == 4
    assert table.worn("A") == ["silver_lion"]


def test_the_soul_decides_and_the_host_chooses_the_card():
    table = haunted(table_of("LZRR"), "A", "B").hand("A", "duel", "♥3 peach").hand("C", "slash", "ex_nihilo").turn("C")
    table.do("C", "slash", "A")
    assert not table.is_asked("A")
    table.do("B", "luohan")
    assert set(table.asked("A", "ask-luohan").menu([])) == {card.token for card in table["A"].hand.cards}
    table.do("A", "duel")
    assert table.cards("A") == ["♥3 peach"]


def test_a_soul_may_wait_for_another_damage():
    table = haunted(table_of("LZRR"), "A", "B").hand("A", "duel").hand("C", "slash", "ex_nihilo").turn("C")
    table.do("C", "slash", "A").passes("B")
    table.asked("C", "play-phase")
    assert table["A"].hp == 3
    assert souls_on(table["A"]) == [("luohan", 1)]


def test_two_luohan_are_asked_one_after_the_other():
    table = haunted(table_of("LZZRR"), "A", "B", "C").hand("A", "duel", "♥3 peach").under("A", "lightning").top("♠5")
    table.turn("A", "judge").do("B", "luohan").do("A", "duel").do("C", "luohan")
    table.asked("A", "play-phase")
    assert table["A"].hp == 3
    assert souls_on(table["A"]) == []


def test_the_second_luohan_is_not_asked_once_nothing_is_left_or_no_card_is():
    table = haunted(table_of("LZZRR"), "A", "B", "C").hand("A", "duel", "♥3 peach").hand("D", "slash", "ex_nihilo").turn("D")
    table.do("D", "slash", "A").do("B", "luohan").do("A", "duel")
    table.asked("D", "play-phase")
    assert souls_on(table["A"]) == [("luohan", 2)]
    table = haunted(table_of("LZZRR"), "A", "B", "C").hand("A", "duel").under("A", "lightning").top("♠5").turn("A", "judge")
    table.do("B", "luohan")
    assert not table.is_asked("C")
    assert table["A"].hp == 2


def test_lianying_draws_for_the_last_card_that_luohan_costs():
    table = haunted(table_of("LZRR", C="lu_xun"), "C", "B").hand("C", "duel").top("♥3").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "C").do("B", "luohan").do("C", "lianying")
    table.asked("A", "play-phase")
    assert table.cards("C") == ["♥3 peach"]
    assert table["C"].hp == 3


def test_no_chain_and_no_skill_after_damage_that_luohan_prevents():
    table = haunted(table_of("LZRR", C="xiahou_dun"), "C", "B").hand("C", "duel").chained("C", "D")
    table.hand("A", "fire_slash", "ex_nihilo").turn("A").do("A", "fire_slash", "C").do("B", "luohan")
    table.asked("A", "play-phase")
    assert table["C"].chained
    assert table["D"].hp == 4


# 玄武


@ruling("identity.md#11.4/5")
def test_xuanwu_takes_the_only_dodge_before_the_host_is_asked_for_it():
    table = haunted(table_of("LZRR").top("♠7 slash"), "B", "C").hand("B", "dodge").hand("A", "slash", "ex_nihilo").turn("A")
    table.passes("C").do("A", "slash", "B")
    assert table.asked("C", "use-skill").args == ("xuanwu",)
    table.do("C", "xuanwu")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♠7 slash"]
    assert table.discarded("dodge")
    assert table["B"].hp == 3
    assert souls_on(table["B"]) == []


def test_the_host_is_asked_with_the_new_hand():
    table = haunted(table_of("LZRR").top("♦2 dodge"), "B", "C").hand("B", "♠7 slash").hand("A", "slash", "ex_nihilo").turn("A")
    table.passes("C").do("A", "slash", "B").do("C", "xuanwu").do("B", "dodge")
    assert table["B"].hp == 4


@ruling("identity.md#R/23")
def test_xuanwu_may_act_when_any_phase_of_any_turn_begins_and_before_decisions_of_the_host_only():
    table = haunted(table_of("LZRR").top("♠7 slash"), "B", "C").hand("B", "peach").hand("D", "slash", "ex_nihilo")
    table.turn("D", "prepare")
    for _ in range(4):  # prepare, judge, draw, play
        table.asked("C", "use-skill")
        table.passes("C")
    table.asked("D", "play-phase")
    table.do("D", "slash", "A")
    table.asked("D", "play-phase")  # the lord's decisions are none of its business
    assert souls_on(table["B"]) == [("xuanwu", 2)]


def test_xuanwu_needs_a_hand_card_of_the_host():
    table = haunted(table_of("LZRR").top("♠7 slash"), "B", "C").hand("A", "slash", "ex_nihilo").turn("A").do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert kept(table, "C") == ["♠7 slash"]


def test_only_its_player_sees_the_card_that_xuanwu_keeps():
    table = haunted(table_of("LZRR").top("♠7 slash"), "B", "C").hand("B", "peach")
    card = table["C"].pile("xuanwu").cards[0]
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert (View(table.game, viewer).card(card.token) is not None) == (viewer == 2)


def test_the_hand_is_never_empty_while_xuanwu_exchanges_the_last_card():
    table = haunted(table_of("LZRR", B="lu_xun").top("♠7 slash"), "B", "C").hand("B", "peach").hand("A", "slash", "ex_nihilo")
    table.turn("A").do("C", "xuanwu")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♠7 slash"]


def test_xuanwu_may_act_before_the_host_is_asked_for_nullification_whether_it_holds_one_or_not():
    for held in ("nullification", "peach"):
        table = haunted(table_of("LZRR").top("♠7 slash"), "B", "C").hand("B", held).hand("A", "ex_nihilo", "slash").turn("A")
        table.passes("C").do("A", "ex_nihilo")
        table.asked("C", "use-skill")
        table.do("C", "xuanwu")
        table.asked("A", "play-phase")
        assert table.cards("B") == ["♠7 slash"]


def test_xuanwu_may_act_before_a_discard():
    table = haunted(table_of("LZRR").top("♠7 slash"), "B", "C").hp("B", 1).hand("B", "♥3 peach", "♥4 peach").turn("B", "discard")
    table.passes("C")  # the phase begins
    table.asked("C", "use-skill")
    table.do("C", "xuanwu")
    table.asked("B", "choose-discard")
    assert table.holds("B", "♠7 slash")


def test_the_soul_learns_nothing_from_being_asked():
    """Whether the host could put a card in place of a judgement card or not, its soul may act before."""
    asked = []
    for held in ("♠7 slash", "♥3 peach"):
        table = haunted(table_of("LZRR", B="zhang_jiao").top("♣2", "♥5"), "B", "C").hand("B", held).hand("A", "ex_nihilo")
        table.under("A", "lightning").turn("A", "judge")
        count = 0
        while not table.is_asked("A"):
            name = "C" if table.is_asked("C") else "B"
            count += name == "C"
            table.passes(name)
        asked.append(count)
    assert asked[0] == asked[1] >= 4


# 祝由


@ruling("identity.md#11.4/4")
def test_zhuyou_renews_the_hand_of_the_host_and_changes_nothing_else():
    table = haunted(table_of("LNRR"), "A", "B").hand("A", "♠7 slash", "♠8 slash", "duel", "duel", "peach", "dodge").turn("A")
    table.passes("B").do("A", "♠7 slash", "D")
    table.asked("B", "use-skill")
    table.top("♥5", "♠9 slash", "♥2", "♥6", "♥8").do("B", "zhuyou")
    table.asked("A", "play-phase")
    assert len(table["A"].hand.cards) == 5
    assert table.discarded("♠8 slash")
    assert not table.may("A", "♠9 slash")  # one Slash has been used in this phase
    assert souls_on(table["A"]) == []


@ruling("identity.md#R/24")
def test_zhuyou_is_asked_in_the_host_s_own_play_phase_only():
    table = haunted(table_of("LNRR"), "A", "B").hand("A", "dodge").hand("C", "slash", "ex_nihilo").turn("C")
    table.asked("C", "play-phase")
    table.do("C", "slash", "A")
    table.asked("A", "ask-dodge")
    table.passes("A").end_phase("C")
    assert not table.is_asked("B")
    table = haunted(table_of("LNRR"), "A", "B").hand("A", "dodge").turn("A", "draw")
    table.asked("B", "use-skill")


def test_zhuyou_needs_a_hand_card():
    table = haunted(table_of("LNRR"), "A", "B").wears("A", "spear").hand("C", "ex_nihilo").turn("A")
    assert not table.is_asked("B")


def test_lianying_draws_beside_zhuyou():
    table = (
        haunted(table_of("LNRR", C="lu_xun"), "C", "B").hand("C", "duel", "peach").turn("C").do("B", "zhuyou").do("C", "lianying")
    )
    table.asked("C", "play-phase")
    assert len(table["C"].hand.cards) == 3


# Everything together


def test_two_souls_at_one_moment_are_asked_one_after_the_other():
    table = haunted(table_of("LNRRZ").top("♠7 slash"), "A", "B", "C").hand("A", "dodge", "duel").turn("A")
    table.passes("C")  # the play phase begins
    table.do("B", "zhuyou").passes("C")
    table.asked("A", "play-phase")


def test_a_game_with_souls_is_taken_down_and_put_back():
    table = haunted(table_of("LZRNR").top("♠7 slash"), "A", "B", "C", "D").hand("A", "dodge")
    saved = capture(table.game)
    restore(table.game, saved)
    assert souls_on(table["A"]) == [("luohan", 1), ("xuanwu", 2), ("zhuyou", 3)]
    assert kept(table, "C") == ["♠7 slash"]
    table.hand("E", "slash", "ex_nihilo").turn("E").passes("C").do("E", "slash", "A").do("C", "xuanwu").do("B", "luohan")
    assert souls_on(table["A"]) == [("zhuyou", 3)]
    assert table["A"].hp == 4

"""孙尚香: 结姻, 枭姬."""

import pytest

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#sun_shangxiang.jieyin/1")
def test_unhurt_she_may_heal_a_hurt_male():
    table = Table(A="sun_shangxiang", B="lu_xun").hand("A", "♥2 dodge", "♥K dodge").hp("B", 1).turn("A")
    table.do("A", "k:jieyin", "♥2 dodge", "♥K dodge", "B")
    assert table["B"].hp == 2
    assert table["A"].hp == 3
    assert table["A"].hand.cards == []
    assert table.discarded("♥2 dodge")
    assert table.discarded("♥K dodge")


def test_both_are_healed_when_both_are_hurt():
    table = Table(A="sun_shangxiang", B="lu_xun").hand("A", "♥2 dodge", "♥K dodge", "♠7 slash").hp("A", 1).hp("B", 1).turn("A")
    table.do("A", "k:jieyin", "♥2 dodge", "♥K dodge", "B")
    assert table["B"].hp == 2
    assert table["A"].hp == 2


@ruling("generals/standard.yaml#sun_shangxiang.jieyin/2")
def test_without_a_hurt_male_there_is_no_marriage():
    table = Table(A="sun_shangxiang", B="lu_xun").hand("A", "♥2 dodge", "♥K dodge", "♠7 slash").hp("A", 1).turn("A")
    table.asked("A", "play-phase")
    assert not table.may("A", "k:jieyin")


@ruling("generals/standard.yaml#sun_shangxiang.jieyin/3")
def test_equipment_is_no_price():
    table = Table(A="sun_shangxiang", B="lu_xun").hand("A", "♠7 slash").wears("A", "♣A crossbow").hp("B", 1).turn("A")
    table.asked("A", "play-phase")
    assert not table.may("A", "k:jieyin")
    table = Table(A="sun_shangxiang", B="lu_xun").hand("A", "♠7 slash", "♥2 dodge").wears("A", "♣A crossbow").hp("B", 1).turn("A")
    assert not table.may("A", "k:jieyin", "♣A crossbow")
    assert table.may("A", "k:jieyin", "♠7 slash", "♥2 dodge", "B")


@ruling("generals/standard.yaml#sun_shangxiang.jieyin/4")
def test_a_hurt_female_is_not_eligible():
    table = Table(A="sun_shangxiang", B="da_qiao", C="lu_xun").hand("A", "♥2 dodge", "♥K dodge").hp("B", 1).hp("C", 1).turn("A")
    assert not table.may("A", "k:jieyin", "♥2 dodge", "♥K dodge", "B")
    assert table.may("A", "k:jieyin", "♥2 dodge", "♥K dodge", "C")


@ruling("generals/standard.yaml#sun_shangxiang.jieyin/5")
def test_a_character_without_gender_is_not_eligible():
    table = Table(A="sun_shangxiang", B="-", C="lu_xun").hand("A", "♥2 dodge", "♥K dodge").hp("B", 1).hp("C", 1).turn("A")
    assert not table.may("A", "k:jieyin", "♥2 dodge", "♥K dodge", "B")
    assert table.may("A", "k:jieyin", "♥2 dodge", "♥K dodge", "C")


def test_one_marriage_in_a_phase():
    table = Table(A="sun_shangxiang", B="lu_xun").hand("A", "♥2 dodge", "♥K dodge", "♠7 slash", "♠8 slash").hp("B", 1).turn("A")
    table.do("A", "k:jieyin", "♥2 dodge", "♥K dodge", "B")
    assert table["B"].wounded
    assert not table.may("A", "k:jieyin")


@ruling("generals/standard.yaml#sun_shangxiang.xiaoji/1")
def test_a_new_weapon_over_the_old_one_brings_two_cards():
    table = Table(A="sun_shangxiang", B="-").wears("A", "♣A crossbow").hand("A", "♠5 blade").top("♠7 slash", "♠8 slash").turn("A")
    table.do("A", "♠5 blade").asked("A", "use-skill")
    assert [str(card) for card in table["A"].equip.cards] == ["♠5 blade"]
    assert table.discarded("♣A crossbow")
    table.do("A", "k:xiaoji")
    assert table.cards("A") == ["♠7 slash", "♠8 slash"]


def test_the_first_weapon_brings_nothing():
    table = Table(A="sun_shangxiang", B="-").hand("A", "♠5 blade", "♠7 slash").turn("A")
    table.do("A", "♠5 blade").asked("A", "play-phase")
    assert table.cards("A") == ["♠7 slash"]


@ruling("generals/standard.yaml#sun_shangxiang.xiaoji/2")
@pytest.mark.parametrize("trick", ["♠3 snatch", "♠3 dismantlement"])
def test_a_piece_taken_from_her_brings_two_cards(trick: str):
    table = (
        Table(A="-", B="sun_shangxiang").hand("A", trick, "♣5 dilu").wears("B", "♣A crossbow").top("♠7 slash", "♠8 slash").turn("A")
    )
    table.do("A", trick, "B").asked("B", "use-skill")
    assert table["B"].equip.cards == []
    table.do("B", "k:xiaoji")
    assert table.cards("B") == ["♠7 slash", "♠8 slash"]


@ruling("generals/standard.yaml#sun_shangxiang.xiaoji/3")
def test_two_pieces_lost_at_once_bring_four_cards():
    table = Table(A="sun_shangxiang", B="-").learns("A", "zhiheng").wears("A", "♣A crossbow", "chitu").turn("A")
    table.do("A", "k:zhiheng", "♣A crossbow", "chitu").do("A", "k:xiaoji")
    assert len(table["A"].hand.cards) == 2
    table.do("A", "k:xiaoji")
    assert len(table["A"].hand.cards) == 4 + 2, "four for the two pieces, and the two of 制衡"
    assert table.asked("A").prompt == "play-phase"


@ruling("generals/standard.yaml#sun_shangxiang.xiaoji/4")
@pytest.mark.parametrize("first", ["silver_lion:2", "xiaoji"])
def test_the_lost_silver_lion_heals_and_brings_two_cards(first: str):
    table = (
        Table(A="-", B="sun_shangxiang").hand("A", "♠3 dismantlement", "♠7 slash").wears("B", "silver_lion").hp("B", 1).turn("A")
    )
    table.do("A", "♠3 dismantlement", "B").do("B", "k:" + first)
    if first != "xiaoji":
        assert table["B"].hp == 2
        table.do("B", "k:xiaoji")
    assert table["B"].hp == 2
    assert len(table["B"].hand.cards) == 2
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#sun_shangxiang.xiaoji/5")
def test_the_dead_draw_nothing_for_their_equipment():
    table = Table(roles="LNR", A="-", B="sun_shangxiang", C="-").hand("A", "♠7 slash", "♠3 wine").wears("B", "♣A crossbow")
    table.hp("B", 1).turn("A")
    left = len(table.game.draw_pile.cards)
    table.do("A", "♠7 slash", "B")
    assert not table["B"].alive
    assert table.discarded("♣A crossbow")
    assert len(table.game.draw_pile.cards) == left
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#sun_shangxiang.xiaoji/6")
def test_as_lord_she_draws_after_she_lost_all_for_a_loyalist():
    table = (
        Table(roles="LZR", A="sun_shangxiang", B="-", C="-").hand("A", "♠7 slash", "♥2 dodge").wears("A", "♣A crossbow", "chitu")
    )
    table.hp("B", 1).turn("A")
    table.do("A", "♠7 slash", "B").asked("A", "use-skill")
    assert table["A"].hand.cards == []
    assert table["A"].equip.cards == []
    table.do("A", "k:xiaoji").do("A", "k:xiaoji")
    assert len(table["A"].hand.cards) == 4


def test_her_own_worn_card_used_as_another_brings_two_cards():
    table = Table(A="sun_shangxiang", B="-").learns("A", "wusheng").wears("A", "♥5 chitu").hand("B", "♥2 dodge").turn("A")
    table.do("A", "k:wusheng", "♥5 chitu", "B").do("A", "k:xiaoji")
    assert len(table["A"].hand.cards) == 2
    table.asked("B", "ask-dodge")


def test_lost_hand_cards_bring_nothing():
    table = Table(A="-", B="sun_shangxiang").hand("A", "♠3 dismantlement", "♠7 slash").hand("B", "♣A crossbow").turn("A")
    table.do("A", "♠3 dismantlement", "B")
    assert table["B"].hand.cards == []
    table.asked("A", "play-phase")

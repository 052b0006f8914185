"""青釭剑 Qinggang Sword."""

from sanguosha.cards.weapons import QinggangPierce
from sanguosha.engine.pieces.skills import Skill
from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#qinggang_sword/1")
def test_a_black_slash_goes_through_the_nioh_shield():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "nioh_shield").hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#qinggang_sword/2", "cards.yaml#eight_diagram/5")
def test_the_target_may_not_judge_by_the_eight_diagram_but_may_dodge():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "eight_diagram")
    table.hand("A", "slash").hand("B", "dodge").top("♥").turn("A")
    table.do("A", "slash", "B")
    table.asked("B", "ask-dodge")
    assert not table.may("B", "k:eight_diagram")
    table.do("B", "dodge")
    assert table["B"].hp == 4


def test_a_target_with_nothing_but_the_eight_diagram_is_hit_without_being_asked():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "eight_diagram").hand("A", "slash").top("♥").turn("A")
    table.do("A", "slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#qinggang_sword/3")
def test_vine_neither_stops_an_ordinary_slash_nor_burns_under_a_fire_slash():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "vine").hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 3
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "vine").hand("A", "fire_slash").turn("A")
    table.do("A", "fire_slash", "B")
    assert table["B"].hp == 3


@ruling("cards.yaml#qinggang_sword/4", "cards.yaml#silver_lion/6")
def test_wine_and_slash_deal_two_to_a_silver_lion():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "silver_lion").hand("A", "wine", "slash").turn("A")
    table.do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == 2


@ruling("cards.yaml#qinggang_sword/5")
def test_savage_assault_of_the_wearer_is_void_for_vine():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "vine").hand("A", "savage_assault").turn("A")
    table.hand("B", "slash").do("A", "savage_assault")
    assert table["B"].hp == 4
    assert table.holds("B", "slash")


@ruling("cards.yaml#qinggang_sword/5")
def test_a_duel_of_the_wearer_is_capped_by_the_silver_lion():
    table = Table(A="xu_chu", B="-").wears("A", "qinggang_sword").wears("B", "silver_lion").hand("A", "duel", "slash")
    table.turn("A", "draw").do("A", "k:luoyi")
    table.do("A", "duel", "B")
    assert table["B"].hp == 3
    table.do("A", "slash", "B")
    assert table["B"].hp == 1


def test_only_the_slash_of_the_wearer_ignores_armour():
    table = Table(A="-", B="-").wears("B", "qinggang_sword", "vine").wears("A", "vine")
    table.hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 4


def test_damage_passed_on_meets_the_armour_of_the_others():
    table = Table(A="-", B="-", C="-").wears("A", "qinggang_sword").wears("B", "silver_lion").wears("C", "vine")
    table.chained("B", "C").hand("A", "wine", "fire_slash").turn("A")
    table.do("A", "wine").do("A", "fire_slash", "B")
    assert table["B"].hp == 2
    assert table["C"].hp == 1


@ruling("cards.yaml#qinggang_sword/8")
def test_of_the_halberd_s_targets_who_is_done_with_has_armour_again():
    table = Table(A="-", B="-", C="zhang_jiao", D="-").wears("A", "halberd").wears("B", "silver_lion")
    table.game.gain_skill(table["A"], Skill("pierce", QinggangPierce))
    table.hand("A", "♠7 slash").hand("C", "dodge").top("♠").turn("A")
    table.do("A", "♠7 slash", "B", "C").do("C", "dodge").do("C", "k:leiji", "B")
    assert table["B"].hp == 2


@ruling("cards.yaml#qinggang_sword/7")
def test_of_the_halberd_s_targets_who_is_not_done_with_has_none():
    table = Table(A="-", B="zhang_jiao", C="-", D="-").wears("A", "halberd").wears("C", "silver_lion")
    table.game.gain_skill(table["A"], Skill("pierce", QinggangPierce))
    table.hand("A", "♠7 slash").hand("B", "dodge").top("♠").turn("A")
    table.do("A", "♠7 slash", "B", "C").do("B", "dodge").do("B", "k:leiji", "C")
    assert table["C"].hp == 1


def test_the_armour_works_again_when_the_slash_is_over():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "vine").hand("A", "♠7 slash", "savage_assault").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "savage_assault")
    assert table["B"].hp == 3


def test_its_armour_works_again_once_the_slash_was_dodged():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "vine").hand("A", "♠7 slash", "savage_assault", "duel")
    table.hand("B", "dodge").turn("A").do("A", "♠7 slash", "B").do("B", "dodge").do("A", "savage_assault")
    assert table["B"].hp == 4


def test_a_card_that_lies_there_as_armour_is_armour_too():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "♦6 slash as nioh_shield").hand("A", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 3

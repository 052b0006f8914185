"""关羽: 武圣."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#guan_yu.wusheng/1")
def test_the_worn_bow_gives_no_range_to_the_slash_it_becomes():
    table = Table(A="guan_yu", B="-", C="-", D="-", E="-", F="-").wears("A", "kylin_bow").turn("A")
    assert not table.may("A", "k:wusheng", "♥5 kylin_bow", "D")
    assert table.may("A", "k:wusheng", "♥5 kylin_bow", "B")


@ruling("generals/standard.yaml#guan_yu.wusheng/2")
def test_the_worn_crossbow_cannot_become_the_second_slash():
    table = Table(A="guan_yu", B="-", C="-").wears("A", "♦A crossbow").hand("A", "♥4 peach", "♠7 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("A", "k:wusheng", "♦A crossbow")
    assert table.may("A", "k:wusheng", "♥4 peach", "B")


@ruling("generals/standard.yaml#guan_yu.wusheng/3")
def test_the_horse_that_becomes_the_slash_no_longer_brings_the_target_closer():
    table = Table(A="guan_yu", B="-", C="-", D="-", E="-").wears("A", "♥5 chitu").turn("A")
    assert not table.may("A", "k:wusheng", "♥5 chitu", "C")
    assert table.may("A", "k:wusheng", "♥5 chitu", "B")


@ruling("generals/standard.yaml#guan_yu.wusheng/4")
def test_a_red_card_as_slash_is_red_for_the_nioh_shield():
    table = Table(A="guan_yu", B="-").wears("B", "nioh_shield").hand("A", "♥4 peach").turn("A")
    table.do("A", "k:wusheng", "♥4 peach", "B")
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#guan_yu.wusheng/5")
def test_worn_red_armour_may_be_played_against_savage_assault():
    table = Table(A="-", B="guan_yu").wears("B", "♥5 chitu").hand("A", "savage_assault").turn("A")
    table.do("A", "savage_assault").do("B", "k:wusheng", "♥5 chitu")
    assert table["B"].hp == 4
    assert table["B"].equip.cards == []
    assert table.discarded("♥5 chitu")


@ruling("generals/standard.yaml#guan_yu.wusheng/6")
def test_a_peach_used_as_slash_heals_nobody():
    table = Table(A="guan_yu", B="-").hand("A", "♥4 peach").hp("A", 2).turn("A")
    table.do("A", "k:wusheng", "♥4 peach", "B")
    assert table["A"].hp == 2
    assert table["B"].hp == 3


def test_a_black_card_is_no_slash():
    table = Table(A="guan_yu", B="-").hand("A", "♠3 snatch", "♥4 peach").wears("A", "blade").turn("A")
    assert not table.may("A", "k:wusheng", "♠3 snatch")
    assert not table.may("A", "k:wusheng", "blade")
    assert table.may("A", "k:wusheng", "♥4 peach", "B")


def test_a_red_fire_slash_may_become_an_ordinary_one():
    table = Table(A="guan_yu", B="-").wears("B", "vine").hand("A", "fire_slash").turn("A")
    table.do("A", "k:wusheng", "fire_slash", "B")
    assert table["B"].hp == 4


def test_a_red_card_used_as_slash_is_the_slash_of_the_phase():
    table = Table(A="guan_yu", B="-").hand("A", "♥4 peach", "♠7 slash", "jueying").turn("A")
    table.do("A", "k:wusheng", "♥4 peach", "B")
    assert not table.may("A", "♠7 slash")


def test_the_worn_axe_that_becomes_the_slash_cannot_force_it():
    table = Table(A="guan_yu", B="-").wears("A", "axe").hand("A", "♠3 snatch", "jueying").hand("B", "♦2 dodge").turn("A")
    table.do("A", "k:wusheng", "axe", "B").do("B", "♦2 dodge").asked("A", "play-phase")
    assert table["B"].hp == 4

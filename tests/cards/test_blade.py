"""青龙偃月刀 Green Dragon Blade."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#blade/1")
def test_the_chase_goes_on_as_long_as_slashes_are_dodged():
    table = Table(A="-", B="-").wears("A", "blade").hand("A", "♠7 slash", "♠8 slash", "♠9 slash", "♠10 slash")
    table.hand("B", "♥2 dodge", "♦2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "♥2 dodge")
    table.asked("A", "ask-blade")
    table.do("A", "♠8 slash").do("B", "♦2 dodge")
    table.asked("A", "ask-blade")
    table.do("A", "♠9 slash")
    assert table["B"].hp == 3
    assert table.cards("A") == ["♠10 slash"]


@ruling("cards.yaml#blade/2")
def test_a_void_slash_is_not_chased():
    table = Table(A="-", B="-").wears("A", "blade").wears("B", "nioh_shield").hand("A", "♠7 slash", "♥10 slash", "ex_nihilo")
    table.turn("A").do("A", "♠7 slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4


@ruling("cards.yaml#blade/3")
def test_the_target_need_not_be_in_range_any_more():
    table = Table(A="guan_yu", B="-", C="-", D="-", E="-", F="-", G="-", H="-").wears("A", "blade", "♥5 chitu")
    table.hand("A", "slash").hand("E", "dodge").turn("A")
    assert not table.may("A", "k:wusheng", "♥5 chitu", "E")
    table.do("A", "slash", "E").do("E", "dodge")
    table.do("A", "k:wusheng", "♥5 chitu")
    assert table["E"].hp == 3


@ruling("cards.yaml#blade/4")
def test_slashes_of_the_chase_do_not_use_up_the_one_of_the_play_phase():
    table = Table(A="xiahou_yuan", B="-").wears("A", "blade").hand("A", "♠7 slash", "♠8 slash", "♠9 slash").hand("B", "dodge")
    table.turn("A", "prepare").do("A", "k:shensu", "B").do("B", "dodge")
    table.asked("A", "ask-blade")
    table.do("A", "♠7 slash")
    assert table["B"].hp == 3
    table.passes("A")
    table.do("A", "♠8 slash", "B")
    assert table["B"].hp == 2


def test_only_the_same_target_can_be_chased_and_only_if_the_wearer_wants_to():
    table = Table(A="-", B="-", C="-").wears("A", "blade").hand("A", "♠7 slash", "♠8 slash", "ex_nihilo").hand("B", "dodge")
    table.turn("A").do("A", "♠7 slash", "B").do("B", "dodge")
    assert table.may("A", "♠8 slash")
    assert not table.may("A", "♠8 slash", "C")
    table.passes("A")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4
    assert not table.may("A", "♠8 slash")


def test_who_dodged_with_the_last_hand_card_and_has_kongcheng_cannot_be_chased():
    table = Table(A="-", B="zhuge_liang").wears("A", "blade").hand("A", "♠7 slash", "♠8 slash", "ex_nihilo").hand("B", "dodge")
    table.turn("A").do("A", "♠7 slash", "B").do("B", "dodge")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


def test_a_slash_of_another_is_not_chased():
    table = Table(A="-", B="-", C="-").wears("B", "blade").hand("A", "♠7 slash", "ex_nihilo").hand("B", "♠8 slash")
    table.hand("C", "dodge").turn("A").do("A", "♠7 slash", "C").do("C", "dodge")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♠8 slash"]

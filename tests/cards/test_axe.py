"""贯石斧 Stone-Cleaving Axe."""

from sanguosha.testing import Table
from tests.cards.effects import one_target_more
from tests.support.rulings import ruling


@ruling("cards.yaml#axe/1")
def test_the_axe_itself_cannot_be_one_of_the_two_cards():
    table = Table(A="-", B="-").wears("A", "axe").hand("A", "slash", "ex_nihilo").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4


@ruling("cards.yaml#axe/2")
def test_a_hand_card_and_a_mount_force_the_slash():
    table = Table(A="-", B="-").wears("A", "axe", "chitu").hand("A", "slash", "ex_nihilo").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    assert not table.may("A", "k:axe", "ex_nihilo", "axe")
    table.do("A", "k:axe", "ex_nihilo", "chitu")
    assert table["B"].hp == 3
    assert table.worn("A") == ["axe"]
    assert table.discarded("chitu")
    assert table.discarded("ex_nihilo")


@ruling("cards.yaml#axe/3")
def test_leiji_strikes_before_the_axe_forces_the_damage():
    table = Table(A="-", B="zhang_jiao").wears("A", "axe").hand("A", "slash", "ex_nihilo", "duel").hand("B", "♥2 dodge")
    table.top("♠7").turn("A")
    table.do("A", "slash", "B").do("B", "♥2 dodge").do("B", "k:leiji", "A")
    table.asked("A", "use-skill")
    assert (table["A"].hp, table["B"].hp) == (2, 3)
    table.do("A", "k:axe", "ex_nihilo", "duel")
    assert (table["A"].hp, table["B"].hp) == (2, 2)


@ruling("cards.yaml#axe/4")
def test_each_of_two_dodging_targets_costs_two_cards():
    table = Table(A="-", B="-", C="-").wears("A", "axe")
    table.hand("A", "slash", "♥7 ex_nihilo", "♥8 ex_nihilo", "♥3 peach", "♥4 peach").hand("B", "♥2 dodge").hand("C", "♦2 dodge")
    one_target_more(table, "A")
    table.turn("A").do("A", "slash", "B", "C")
    table.do("B", "♥2 dodge").do("A", "k:axe", "♥7 ex_nihilo", "♥8 ex_nihilo")
    assert (table["B"].hp, table["C"].hp) == (3, 4)
    table.do("C", "♦2 dodge").do("A", "k:axe", "♥3 peach", "♥4 peach")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    assert table.discarded("♥4 peach")


def test_the_wearer_may_let_the_target_go():
    table = Table(A="-", B="-").wears("A", "axe").hand("A", "slash", "ex_nihilo", "duel").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").passes("A")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4
    assert len(table.cards("A")) == 2


def test_a_slash_forced_after_wine_still_deals_two():
    table = Table(A="-", B="-").wears("A", "axe").hand("A", "wine", "slash", "ex_nihilo", "duel").hand("B", "dodge").turn("A")
    table.do("A", "wine").do("A", "slash", "B").do("B", "dodge").do("A", "k:axe", "ex_nihilo", "duel")
    assert table["B"].hp == 2


def test_the_axe_is_no_answer_to_a_void_slash():
    table = Table(A="-", B="-").wears("A", "axe").wears("B", "nioh_shield").hand("A", "♠7 slash", "ex_nihilo", "duel").turn("A")
    table.do("A", "♠7 slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4

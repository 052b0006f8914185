"""万箭齐发 Archery Attack."""

from sanguosha.testing import Table
from tests.support.events import damages, put_down
from tests.support.rulings import ruling


def test_all_others_answer_one_after_the_other_from_the_next():
    table = Table(A="-", B="-", C="-", D="-").hand("B", "archery_attack", "dodge")
    for name in "ACD":
        table.hand(name, "dodge")
    table.turn("B").do("B", "archery_attack")
    for name in "CDA":
        table.asked(name, "ask-archery_attack")
        assert len(table.session.open) == 1
        table.do(name, "dodge")
    assert table.holds("B", "dodge")
    assert [table[name].hp for name in "ABCD"] == [4, 4, 4, 4]


@ruling("cards.yaml#archery_attack/1")
def test_who_wears_vine_is_not_asked():
    table = Table(A="-", B="-", C="-").wears("B", "vine").hand("A", "archery_attack").hand("B", "dodge", "nullification").turn("A")
    table.do("A", "archery_attack")
    assert table.asked("B", "ask-nullification").args[2] == table["C"].token
    table.passes("B")
    assert (table["B"].hp, table["C"].hp) == (4, 3)
    assert table.holds("B", "dodge")


@ruling("cards.yaml#archery_attack/2")
def test_a_red_judgement_of_the_eight_diagram_is_a_dodge_played():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "archery_attack").hand("B", "dodge").top("♥2").turn("A")
    log = table.hears()
    table.do("A", "archery_attack").do("B", "k:eight_diagram")
    assert table["B"].hp == 4
    assert put_down(table, log) == ["A used archery_attack", "B played dodge"]
    assert table.holds("B", "dodge")


@ruling("cards.yaml#archery_attack/3")
def test_when_a_target_has_died_the_source_is_still_the_user():
    table = Table(A="-", B="-", C="-", D="-").hp("B", 1).hand("A", "archery_attack").turn("A")
    log = table.hears()
    table.do("A", "archery_attack")
    assert not table["B"].alive
    assert damages(table, log) == ["A>B 1 normal", "A>C 1 normal", "A>D 1 normal"]


@ruling("cards.yaml#archery_attack/4")
def test_when_the_user_has_died_the_damage_has_no_source():
    table = Table(roles="RLRN", A="-", B="yu_ji", C="-", D="-").hp("A", 1).hand("A", "archery_attack").hand("B", "♥2 dodge")
    log = table.turn("A").hears()
    table.do("A", "archery_attack").passes("B").do("B", "k:guhuo", "♥2 dodge").do("A", "yes").do("C", "no").do("D", "no")
    assert not table["A"].alive
    assert damages(table, log) == ["->C 1 normal", "->D 1 normal"]


def test_a_target_that_died_meanwhile_is_passed_by():
    table = Table(A="-", B="yu_ji", C="-", D="-").hp("C", 1).hand("A", "archery_attack", "dilu").hand("B", "♥2 dodge")
    table.hand("D", "nullification").turn("A").do("A", "archery_attack").passes("B", "D")
    table.do("B", "k:guhuo", "♥2 dodge").do("A", "no").do("C", "yes").do("D", "no")
    assert not table["C"].alive
    assert table.asked("D", "ask-nullification").args[2] == table["D"].token


def test_nullification_spares_one_target():
    table = Table(A="-", B="-", C="-").hand("A", "archery_attack").hand("C", "nullification").turn("A")
    table.do("A", "archery_attack").do("C", "nullification")
    assert (table["B"].hp, table["C"].hp) == (4, 3)

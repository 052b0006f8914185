"""火攻 Fire Attack."""

from sanguosha.testing import Table
from tests.support.events import damages
from tests.support.rulings import ruling


def test_a_card_of_the_suit_shown_may_be_discarded_for_1_fire_damage():
    table = Table(A="-", B="-").hand("A", "fire_attack", "♠7 slash", "♥3 peach").hand("B", "♠5 jueying", "♥2 dodge").turn("A")
    log = table.hears()
    table.do("A", "fire_attack", "B").do("B", "♠5 jueying")
    assert not table.may("A", "♥3 peach")
    table.do("A", "♠7 slash")
    assert damages(table, log) == ["A>B 1 fire"]
    assert table.discarded("♠7 slash")
    assert table.holds("B", "♠5 jueying")


def test_the_user_may_keep_the_card():
    table = Table(A="-", B="-").hand("A", "fire_attack", "♠7 slash").hand("B", "♠5 jueying").turn("A")
    table.do("A", "fire_attack", "B").passes("A")
    assert table["B"].hp == 4
    assert table.holds("A", "♠7 slash")


@ruling("cards.yaml#fire_attack/1")
def test_without_the_suit_nothing_more_happens():
    table = Table(A="-", B="-").hand("A", "♦Q fire_attack", "♠5 jueying").wears("A", "♥5 chitu").hand("B", "♥2 dodge").turn("A")
    log = table.hears()
    table.do("A", "fire_attack", "B").asked("A", "play-phase")
    assert [event.key for event in log.events if event.key == "shown"] == ["shown"]
    assert table["B"].hp == 4
    assert table.cards("B") == ["♥2 dodge"]


@ruling("cards.yaml#fire_attack/2")
def test_as_the_last_hand_card_it_cannot_be_used_on_oneself():
    table = Table(A="-", B="-").hand("A", "fire_attack").wears("A", "dilu").hand("B", "dodge").turn("A")
    assert not table.may("A", "fire_attack", "A")
    assert table.may("A", "fire_attack", "B")


def test_who_has_no_hand_card_is_no_target():
    table = Table(A="-", B="-", C="-").hand("A", "fire_attack").wears("B", "dilu").hand("C", "dodge").turn("A")
    assert not table.may("A", "fire_attack", "B")


@ruling("cards.yaml#fire_attack/3")
def test_a_target_without_a_hand_any_more_shows_nothing():
    table = Table(A="-", B="-", C="-").hand("A", "fire_attack", "♠5 jueying").hand("B", "♠J nullification")
    table.hand("C", "♣Q nullification").turn("A")
    log = table.hears()
    table.do("A", "fire_attack", "B").do("B", "♠J").do("C", "♣Q").asked("A", "play-phase")
    assert not any(event.key == "shown" for event in log.events)
    assert table["B"].hp == 4


@ruling("cards.yaml#fire_attack/4")
def test_on_oneself_the_shown_card_may_be_discarded_for_it():
    table = Table(A="-", B="-").hand("A", "fire_attack", "♠7 slash").turn("A")
    log = table.hears()
    table.do("A", "fire_attack", "A").do("A", "♠7 slash")
    assert damages(table, log) == ["A>A 1 fire"]
    assert table.discarded("♠7 slash")


@ruling("cards.yaml#fire_attack/5")
def test_the_vine_burns():
    table = Table(A="-", B="-").wears("B", "vine").hand("A", "fire_attack", "♠7 slash").hand("B", "♠5 jueying").turn("A")
    table.do("A", "fire_attack", "B").do("A", "♠7 slash")
    assert table["B"].hp == 2


def test_only_hand_cards_pay_for_it():
    table = Table(A="-", B="-").wears("A", "♠5 jueying").hand("A", "fire_attack", "♠7 slash").hand("B", "♠2 vine").turn("A")
    table.do("A", "fire_attack", "B")
    assert not table.may("A", "♠5 jueying")


def test_the_damage_goes_along_the_chain():
    table = Table(A="-", B="-", C="-").chained("B", "C").hand("A", "fire_attack", "♠7 slash").hand("B", "♠5 jueying").turn("A")
    log = table.hears()
    table.do("A", "fire_attack", "B").do("A", "♠7 slash")
    assert damages(table, log) == ["A>B 1 fire", "A>C 1 fire"]

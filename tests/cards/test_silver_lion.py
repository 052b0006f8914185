"""白银狮子 Silver Lion."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("cards.yaml#silver_lion/1")
def test_lightning_deals_one():
    table = Table(A="-", B="-").wears("A", "silver_lion").under("A", "lightning").top("♠7").turn("A", "judge")
    assert table["A"].hp == 3
    assert table.discarded("lightning")


@ruling("cards.yaml#silver_lion/2")
def test_another_armour_in_its_place_heals_who_is_wounded():
    table = Table(A="-", B="-").wears("A", "silver_lion").hp("A", 2).hand("A", "vine", "ex_nihilo").turn("A")
    table.do("A", "vine")
    assert table["A"].hp == 3
    assert table.worn("A") == ["vine"]


@ruling("cards.yaml#silver_lion/2")
def test_another_armour_in_its_place_heals_nobody_above_the_maximum():
    table = Table(A="-", B="-").wears("A", "silver_lion").hand("A", "vine", "ex_nihilo").turn("A")
    table.do("A", "vine")
    assert table["A"].hp == 4


@ruling("cards.yaml#silver_lion/3")
def test_its_wearer_recovers_when_it_is_snatched():
    table = Table(A="-", B="-").wears("B", "silver_lion").hp("B", 2).hand("A", "snatch").turn("A")
    table.do("A", "snatch", "B")
    assert table["B"].hp == 3
    assert table.holds("A", "silver_lion")


@ruling("cards.yaml#silver_lion/3")
def test_its_wearer_recovers_when_it_is_dismantled():
    table = Table(A="-", B="-").wears("B", "silver_lion").hp("B", 2).hand("A", "dismantlement").turn("A")
    table.do("A", "dismantlement", "B")
    assert table["B"].hp == 3
    assert table["A"].hp == 4
    assert table.discarded("silver_lion")


def test_losing_it_from_the_hand_heals_nobody():
    table = Table(A="-", B="-").hand("B", "silver_lion").hp("B", 2).hand("A", "dismantlement").turn("A")
    table.do("A", "dismantlement", "B")
    assert table["B"].hp == 2
    assert table.discarded("silver_lion")


@ruling("cards.yaml#silver_lion/4")
def test_health_that_is_lost_is_no_damage():
    table = Table(A="-", B="-").wears("A", "silver_lion").turn("B")
    table["A"].lose_health(2)
    assert table["A"].hp == 2


@ruling("cards.yaml#silver_lion/5")
def test_the_dead_do_not_recover():
    table = Table(A="-", B="-", C="-").wears("B", "silver_lion").hp("B", 1).hand("A", "slash").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive
    assert table["B"].hp == 0
    assert table.discarded("silver_lion")


def test_wine_and_slash_deal_one():
    table = Table(A="-", B="-").wears("B", "silver_lion").hand("A", "wine", "slash").turn("A")
    table.do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == 3


def test_its_wearer_recovers_when_it_pays_for_guidao():
    table = Table(A="-", B="zhang_jiao").wears("B", "♣A silver_lion").hp("B", 1).under("A", "indulgence").top("♥3")
    table.turn("A", "judge").do("B", "k:guidao", "♣A silver_lion")
    assert table["B"].hp == 2
    assert table.worn("B") == []

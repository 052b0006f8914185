"""借刀杀人 Collateral. In these tests B is the wearer and C, if nothing else is said, whom B is to slash."""

from sanguosha.testing import Table
from tests.cards.effects import any_card_as
from tests.support.events import damages
from tests.support.rulings import ruling


def armed(weapon: str = "axe", **generals: str) -> Table:
    """A holds Collateral and a mount, B wears a weapon."""
    seats = dict.fromkeys("ABC", "-") | generals
    return Table(**seats).hand("A", "dilu", "collateral").wears("B", weapon)


def test_the_slash_is_the_wearers():
    table = armed().hand("B", "slash").turn("A")
    log = table.hears()
    table.do("A", "collateral", "B", "C").do("B", "slash")
    assert damages(table, log) == ["B>C 1 normal"]
    assert table.worn("B") == ["axe"]


@ruling("cards.yaml#collateral/1")
def test_without_a_slash_the_user_takes_the_weapon_into_the_hand():
    table = armed().turn("A").do("A", "collateral", "B", "C")
    assert table.worn("B") == []
    assert table.holds("A", "axe")
    assert table["C"].hp == 4


@ruling("cards.yaml#collateral/2")
def test_the_wearer_may_refuse_and_give_the_weapon():
    table = armed().hand("B", "slash").turn("A").do("A", "collateral", "B", "C").passes("B")
    assert table.holds("A", "axe")
    assert table.holds("B", "slash")


@ruling("cards.yaml#collateral/3")
def test_when_the_victim_has_died_the_wearer_gives_the_weapon_unasked():
    table = armed(D="yu_ji").hp("C", 1).hand("B", "slash").hand("D", "♠J nullification").turn("A")
    table.do("A", "collateral", "B", "C").do("D", "k:guhuo", "♠J").do("A", "no").do("B", "no").do("C", "yes")
    assert not table["C"].alive
    assert table.holds("A", "axe")
    assert table.holds("B", "slash")


@ruling("cards.yaml#collateral/3")
def test_without_the_weapon_any_more_nothing_is_given():
    table = armed().hand("C", "♠J nullification")
    any_card_as(table, "B", "nullification")
    table.turn("A").do("A", "collateral", "B", "C").do("B", "k:test-any-card-as", "axe").do("C", "♠J")
    table.asked("A", "play-phase")
    assert table.discarded("axe")
    assert table.cards("A") == ["♣5 dilu"]


def test_the_wearer_may_slash_even_without_the_weapon():
    table = armed("kylin_bow").hand("B", "slash").hand("C", "♠J nullification")
    any_card_as(table, "B", "nullification")
    table.turn("A").do("A", "collateral", "B", "C").do("B", "k:test-any-card-as", "kylin_bow").do("C", "♠J")
    table.passes("B").do("B", "slash")
    assert table["C"].hp == 3


@ruling("cards.yaml#collateral/4")
def test_the_weapon_works_on_that_slash():
    table = armed("kylin_bow").wears("C", "♥5 chitu").hand("B", "slash").turn("A")
    table.do("A", "collateral", "B", "C").do("B", "slash").do("B", "k:kylin_bow")
    assert table.worn("C") == []
    assert table["C"].hp == 3


@ruling("cards.yaml#collateral/5")
def test_who_reaches_nobody_is_no_target():
    table = armed("crossbow").wears("A", "jueying").wears("C", "zhuahuangfeidian").turn("A")
    assert not table.may("A", "collateral")


def test_only_others_within_the_wearers_attack_range_may_be_named():
    table = armed("crossbow", D="-", E="-").turn("A")
    assert table.may("A", "collateral", "B", "C")
    assert table.may("A", "collateral", "B", "A")
    assert not table.may("A", "collateral", "B", "D")
    assert not table.may("A", "collateral", "B", "B")


def test_who_cannot_be_slashed_cannot_be_named():
    table = armed(C="zhuge_liang").turn("A")
    assert not table.may("A", "collateral", "B", "C")
    table = armed(C="zhuge_liang").hand("C", "peach").turn("A")
    assert table.may("A", "collateral", "B", "C")


def test_without_a_weapon_nobody_is_a_target():
    table = Table(A="-", B="-").wears("B", "vine").wears("A", "axe").hand("A", "dilu", "collateral").turn("A")
    assert not table.may("A", "collateral")


def test_the_user_may_be_the_one_to_be_slashed():
    table = armed().hand("B", "slash").turn("A")
    log = table.hears()
    table.do("A", "collateral", "B", "A").do("B", "slash")
    assert damages(table, log) == ["B>A 1 normal"]


def test_a_weapon_turned_into_the_slash_is_gone_and_so_is_its_reach():
    table = armed("♥5 kylin_bow", B="guan_yu", D="-", E="-").hand("B", "♥3 peach").turn("A")
    table.do("A", "collateral", "B", "D")
    assert not table.may("B", "k:wusheng", "♥5 kylin_bow")
    assert table.may("B", "k:wusheng", "♥3 peach")
    table = armed("♥5 kylin_bow", B="guan_yu").turn("A")
    table.do("A", "collateral", "B", "C").do("B", "k:wusheng", "♥5 kylin_bow")
    assert table["C"].hp == 3
    assert table.cards("A") == ["♣5 dilu"]


def test_nullification_saves_the_weapon_and_the_victim():
    table = armed().hand("B", "slash", "nullification").turn("A")
    table.do("A", "collateral", "B", "C").do("B", "nullification").asked("A", "play-phase")
    assert table.worn("B") == ["axe"]
    assert table["C"].hp == 4


def test_the_one_to_be_slashed_is_no_target_of_the_trick():
    table = armed()
    log = table.turn("A").hears()
    table.do("A", "collateral", "B", "C")
    assert [event.args["targets"] for event in log.events if event.key == "used"] == [table["B"].token]


def test_a_dead_user_gets_no_weapon():
    table = armed(B="yu_ji", A="-").hp("A", 1).hand("B", "♠7 slash")
    for name, role in zip("ABC", ("rebel", "lord", "renegade"), strict=True):
        table[name].role = role
    table.turn("A").do("A", "collateral", "B", "C").passes("B")
    table.do("B", "k:guhuo", "o:slash", "♠7").do("A", "yes").do("C", "no")
    assert not table["A"].alive
    assert table.worn("B") == ["axe"]


def test_zhuge_liang_whose_last_card_it_is_cannot_name_himself():
    table = Table(A="zhuge_liang", B="-", C="-").wears("B", "kylin_bow").hand("A", "collateral").turn("A")
    assert table.may("A", "collateral", "B", "C")
    assert not table.may("A", "collateral", "B", "A")


def test_zhuge_liang_who_keeps_a_card_may_name_himself():
    table = Table(A="zhuge_liang", B="-", C="-").wears("B", "kylin_bow").hand("A", "collateral", "dodge").turn("A")
    assert table.may("A", "collateral", "B", "A")

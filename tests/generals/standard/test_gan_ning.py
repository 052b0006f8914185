"""甘宁: 奇袭."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#gan_ning.qixi/1")
def test_a_black_slash_as_dismantlement_is_no_slash():
    table = Table(A="gan_ning", B="-").hand("A", "♠7 slash", "♠8 slash").hand("B", "♥2 dodge").turn("A")
    table.do("A", "k:qixi", "♠7 slash", "B")
    assert table["B"].hp == 4
    assert table["B"].hand.cards == []
    assert table.discarded("♠7 slash")
    assert table.discarded("♥2 dodge")
    assert table.may("A", "♠8 slash", "B")


@ruling("generals/standard.yaml#gan_ning.qixi/2")
def test_the_worn_weapon_used_as_dismantlement_no_longer_gives_range():
    table = Table(A="gan_ning", B="-", C="-", D="-", E="-").wears("A", "♠5 blade").hand("A", "♥10 slash").hand("C", "♥2 dodge")
    table.turn("A")
    assert table.may("A", "♥10 slash", "C")
    table.do("A", "k:qixi", "♠5 blade", "C")
    assert table["A"].equip.cards == []
    assert table["C"].hand.cards == []
    assert table["A"].attack_range() == 1
    assert not table.may("A", "♥10 slash", "C")
    assert table.may("A", "♥10 slash", "B")


@ruling("generals/standard.yaml#gan_ning.qixi/3")
def test_a_target_that_only_has_a_delayed_trick_is_legal():
    table = Table(A="gan_ning", B="-", C="-").hand("A", "♠7 slash").under("B", "♠6 indulgence").turn("A")
    assert not table.may("A", "k:qixi", "♠7 slash", "C")
    table.do("A", "k:qixi", "♠7 slash", "B")
    assert table["B"].judge_area.cards == []
    assert table.discarded("♠6 indulgence")


@ruling("generals/standard.yaml#gan_ning.qixi/4")
def test_the_black_card_is_gone_when_the_dismantlement_is_nullified():
    table = Table(A="gan_ning", B="-").hand("A", "♠7 slash", "♣5 dilu").hand("B", "♠J nullification", "♥2 dodge").turn("A")
    table.do("A", "k:qixi", "♠7 slash", "B").do("B", "nullification")
    assert table.cards("B") == ["♥2 dodge"]
    assert not table.holds("A", "♠7 slash")
    assert table.discarded("♠7 slash")


@ruling("generals/standard.yaml#gan_ning.qixi/5")
def test_a_black_lightning_may_be_dismantlement_instead():
    table = Table(A="gan_ning", B="-").hand("A", "♠A lightning", "♣5 dilu").hand("B", "♥2 dodge").turn("A")
    assert table.may("A", "♠A lightning")
    table.do("A", "k:qixi", "♠A lightning", "B")
    assert table["A"].judge_area.cards == []
    assert table["B"].hand.cards == []
    assert table.discarded("♠A lightning")


def test_red_cards_are_no_dismantlement():
    table = Table(A="gan_ning", B="-").hand("A", "♥10 slash", "♣2 slash").wears("A", "♦5 axe").hand("B", "♥2 dodge").turn("A")
    assert not table.may("A", "k:qixi", "♥10 slash")
    assert not table.may("A", "k:qixi", "♦5 axe")
    assert table.may("A", "k:qixi", "♣2 slash", "B")


def test_the_raid_knows_no_distance_and_no_limit():
    table = Table(A="gan_ning", B="-", C="-", D="-", E="-", F="-").hand("A", "♠7 slash", "♠8 slash")
    table.hand("D", "♥2 dodge", "♥K dodge").turn("A")
    table.do("A", "k:qixi", "♠7 slash", "D").do("A", "k:qixi", "♠8 slash", "D")
    assert table["D"].hand.cards == []

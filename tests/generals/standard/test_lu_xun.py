"""陆逊: 谦逊, 连营."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#lu_xun.qianxun/1")
def test_he_cannot_be_snatched_from():
    table = Table(A="-", B="lu_xun", C="-").hand("A", "♠3 snatch").hand("B", "♥2 dodge").hand("C", "♥K dodge").turn("A")
    assert not table.may("A", "♠3 snatch", "B")
    assert table.may("A", "♠3 snatch", "C")


@ruling("generals/standard.yaml#lu_xun.qianxun/2")
def test_he_can_be_dismantled():
    table = Table(A="-", B="lu_xun").hand("A", "♠3 dismantlement", "♣5 dilu").hand("B", "♥2 dodge", "♥K dodge").turn("A")
    table.do("A", "♠3 dismantlement", "B")
    assert len(table["B"].hand.cards) == 1


@ruling("generals/standard.yaml#lu_xun.qianxun/3")
def test_he_cannot_be_indulged_whatever_the_card_is_made_of():
    table = Table(A="da_qiao", B="lu_xun", C="-").hand("A", "♦6 slash", "♠6 indulgence").turn("A")
    assert not table.may("A", "k:guose", "♦6 slash", "B")
    assert table.may("A", "k:guose", "♦6 slash", "C")
    assert not table.may("A", "♠6 indulgence", "B")
    assert table.may("A", "♠6 indulgence", "C")


@ruling("generals/standard.yaml#lu_xun.qianxun/4")
def test_his_supplies_can_be_cut():
    table = Table(A="-", B="lu_xun").hand("A", "supply_shortage", "♣5 dilu").turn("A")
    table.do("A", "supply_shortage", "B")
    assert len(table["B"].judge_area.cards) == 1


@ruling("generals/standard.yaml#lu_xun.lianying/1")
def test_he_draws_before_his_last_slash_resolves():
    table = Table(A="lu_xun", B="-").hand("A", "♠7 slash").hand("B", "♥2 dodge").top("♠8 slash").turn("A")
    table.do("A", "♠7 slash", "B").asked("A", "use-skill")
    assert not table.is_asked("B")
    table.do("A", "k:lianying")
    assert table.cards("A") == ["♠8 slash"]
    table.asked("B", "ask-dodge")
    assert table["B"].hp == 4


@ruling("generals/standard.yaml#lu_xun.lianying/2")
def test_his_last_dodge_brings_a_card():
    table = Table(A="-", B="lu_xun").hand("A", "♠7 slash", "♣5 dilu").hand("B", "♥2 dodge").top("♠8 slash").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "♥2 dodge").do("B", "k:lianying")
    assert table.cards("B") == ["♠8 slash"]
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#lu_xun.lianying/3")
def test_three_cards_lost_at_once_bring_one():
    table = Table(A="lu_xun", B="-").learns("A", "zhiheng").hand("A", "♥2 dodge", "♥K dodge", "♥3 peach").turn("A")
    log = table.hears()
    table.do("A", "k:zhiheng", "♥2 dodge", "♥K dodge", "♥3 peach").do("A", "k:lianying")
    drawn = [len(event.cards) for event in log.events if event.args.get("reason") == "drawn"]
    assert drawn == [1, 3], "one for 连营, then the three of 制衡"


@ruling("generals/standard.yaml#lu_xun.lianying/4")
def test_equipping_the_last_card_brings_one():
    table = Table(A="lu_xun", B="-").hand("A", "♣A crossbow").top("♠8 slash").turn("A")
    table.do("A", "♣A crossbow").do("A", "k:lianying")
    assert [str(card) for card in table["A"].equip.cards] == ["♣A crossbow"]
    assert table.cards("A") == ["♠8 slash"]
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#lu_xun.lianying/5")
def test_the_drawn_card_used_as_well_brings_another():
    table = Table(A="lu_xun", B="-").hand("A", "♣A crossbow").top("♣5 dilu", "♠8 slash").turn("A")
    table.do("A", "♣A crossbow").do("A", "k:lianying")
    assert table.cards("A") == ["♣5 dilu"]
    table.do("A", "♣5 dilu").do("A", "k:lianying")
    assert table.cards("A") == ["♠8 slash"]


@ruling("generals/standard.yaml#lu_xun.lianying/6")
def test_the_dead_draw_nothing():
    table = Table(roles="LNR", A="-", B="lu_xun", C="-").hand("A", "♠7 slash", "♠3 wine").hand("B", "♠8 slash").hp("B", 1).turn("A")
    left = len(table.game.draw_pile.cards)
    table.do("A", "♠7 slash", "B")
    assert not table["B"].alive
    assert table["B"].hand.cards == []
    assert table.discarded("♠8 slash")
    assert len(table.game.draw_pile.cards) == left
    table.asked("A", "play-phase")


def test_he_may_decline_the_card():
    table = Table(A="lu_xun", B="-").hand("A", "♠7 slash").top("♠8 slash").hand("B", "♥2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").passes("A")
    assert table["A"].hand.cards == []
    table.asked("B", "ask-dodge")


def test_a_card_that_is_not_the_last_brings_nothing():
    table = Table(A="lu_xun", B="-").hand("A", "♠7 slash", "♥2 dodge").hand("B", "♥K dodge").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.is_asked("A")
    assert table.cards("A") == ["♥2 dodge"]


def test_a_last_card_taken_by_another_brings_one():
    table = Table(A="-", B="lu_xun").hand("A", "♠3 dismantlement", "♣5 dilu").hand("B", "♥2 dodge").top("♠8 slash").turn("A")
    table.do("A", "♠3 dismantlement", "B").do("B", "k:lianying")
    assert table.cards("B") == ["♠8 slash"]


def test_losing_worn_equipment_with_an_empty_hand_brings_nothing():
    table = Table(A="-", B="lu_xun").hand("A", "♠3 dismantlement", "♠7 slash").wears("B", "♣A crossbow").turn("A")
    table.do("A", "♠3 dismantlement", "B")
    assert table["B"].equip.cards == []
    assert table["B"].hand.cards == []
    table.asked("A", "play-phase")

"""周瑜: 英姿, 反间."""

from sanguosha.engine.views.view import View
from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#zhou_yu.yingzi/1")
def test_he_draws_three():
    table = Table(A="zhou_yu", B="-").top("♠7 slash", "♠8 slash", "♠9 slash", "♠10 slash").turn("A", "draw")
    table.do("A", "k:yingzi")
    assert table.cards("A") == ["♠7 slash", "♠8 slash", "♠9 slash"]


@ruling("generals/standard.yaml#zhou_yu.yingzi/2")
def test_without_a_draw_phase_there_is_nothing_to_add_to():
    table = Table(A="zhou_yu", B="-").under("A", "supply_shortage").hand("A", "♠7 slash").top("♠8").turn("A", "judge")
    table.asked("A", "play-phase")
    assert table.cards("A") == ["♠7 slash"]


@ruling("generals/standard.yaml#zhou_yu.yingzi/3")
def test_he_may_decline_and_draw_two():
    table = Table(A="zhou_yu", B="-").top("♠7 slash", "♠8 slash", "♠9 slash").turn("A", "draw")
    table.asked("A", "use-skill")
    table.passes("A")
    assert table.cards("A") == ["♠7 slash", "♠8 slash"]


def test_others_draw_two():
    table = Table(A="zhou_yu", B="-").top("♠7 slash", "♠8 slash", "♠9 slash").turn("B", "draw")
    assert table.cards("B") == ["♠7 slash", "♠8 slash"]


@ruling("generals/standard.yaml#zhou_yu.fanjian/1")
def test_the_right_suit_brings_the_card_without_damage():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").hand("A", "♥2 dodge").turn("A")
    table.do("A", "k:fanjian", "B").asked("B", "ask-fanjian")
    table.do("B", "heart")
    assert table["B"].hp == 4
    assert table.cards("B") == ["♥2 dodge"]
    assert table["A"].hand.cards == []


@ruling("generals/standard.yaml#zhou_yu.fanjian/2")
def test_the_wrong_suit_first_hurts_and_then_brings_the_card():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").hand("A", "♥2 dodge").turn("A")
    log = table.hears()
    table.do("A", "k:fanjian", "B").do("B", "diamond")
    assert table["B"].hp == 3
    assert table.cards("B") == ["♥2 dodge"]
    events = [event for event in log.events if event.key in ("shown", "damage", "move")]
    assert [event.key for event in events] == ["shown", "damage", "move"]
    assert events[1].args["source"] == table["A"].token
    assert events[2].args["to"] == "s1.hand"


def test_the_drawn_card_is_shown_to_all():
    table = Table(A="zhou_yu", B="-", C="-").hand("A", "♥2 dodge", "♠7 slash").turn("A")
    log = table.hears()
    table.do("A", "k:fanjian", "B").do("B", "heart")
    shown = next(event for event in log.events if event.key == "shown").masked(table["C"].index)
    assert shown.cards == [card.token for card in table["B"].hand.cards]


@ruling("generals/standard.yaml#zhou_yu.fanjian/3")
def test_the_shown_peach_cannot_save_the_one_it_is_meant_for():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").hand("A", "♥3 peach").hand("B", "♥4 peach").hp("B", 1).turn("A")
    table.do("A", "k:fanjian", "B").do("B", "spade").passes("A").asked("B", "ask-rescue")
    assert not table.may("B", "♥3 peach")
    table.do("B", "♥4 peach")
    assert table["B"].hp == 1
    assert table.cards("B") == ["♥3 peach"]


@ruling("generals/standard.yaml#zhou_yu.fanjian/7")
def test_the_shown_peach_may_save_through_its_owner_and_is_gone_then():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").hand("A", "♥3 peach").hp("B", 1).turn("A")
    table.do("A", "k:fanjian", "B").do("B", "spade").do("A", "♥3 peach")
    assert table["B"].hp == 1
    assert table["B"].hand.cards == []
    assert table.discarded("♥3 peach")


@ruling("generals/standard.yaml#zhou_yu.fanjian/7")
def test_the_shown_card_discarded_for_ganglie_is_not_given():
    table = Table(A="zhou_yu", B="xiahou_dun").learns("A", "kurou").hand("A", "♥2 dodge", "♥K dodge").top("♠").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "spade").do("B", "k:ganglie")
    table.do("A", "♥2 dodge", "♥K dodge")
    assert table["B"].hand.cards == []
    assert table.discarded("♥2 dodge")


@ruling("generals/standard.yaml#zhou_yu.fanjian/4")
def test_the_card_stays_with_him_when_the_damage_kills():
    table = Table(roles="LNR", A="zhou_yu", B="-", C="-").hand("A", "♥2 dodge").hp("B", 1).turn("A")
    table.learns("A", "kurou").do("A", "k:fanjian", "B").do("B", "spade")
    assert not table["B"].alive
    assert table.cards("A") == ["♥2 dodge"]
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#zhou_yu.fanjian/5")
def test_a_spade_is_a_spade_also_against_hongyan():
    table = Table(A="zhou_yu", B="xiao_qiao").hand("A", "♠7 slash").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "heart")
    assert table["B"].hp == 2
    table = Table(A="zhou_yu", B="xiao_qiao").hand("A", "♠7 slash").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "spade")
    assert table["B"].hp == 3
    assert table.holds("B", "♠7 slash")


@ruling("generals/standard.yaml#zhou_yu.fanjian/6")
def test_he_goes_on_with_an_empty_hand():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").hand("A", "♥2 dodge").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "heart")
    assert table["A"].hand.cards == []
    table.asked("A", "play-phase")
    assert not table.may("A", "k:fanjian")
    table.do("A", "k:kurou")
    assert len(table["A"].hand.cards) == 2


def test_discord_is_sown_once_in_a_phase():
    table = Table(A="zhou_yu", B="-").hand("A", "♥2 dodge", "♥K dodge", "♠7 slash").turn("A")
    assert not table.may("A", "k:fanjian", "A")
    table.do("A", "k:fanjian", "B").do("B", "heart")
    assert len(table["A"].hand.cards) == 2
    assert not table.may("A", "k:fanjian")


def test_discord_needs_a_hand_card():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").wears("A", "♣A crossbow").turn("A")
    assert not table.may("A", "k:fanjian")


def test_worn_equipment_is_not_drawn():
    table = Table(A="zhou_yu", B="-").learns("A", "kurou").wears("A", "♣A crossbow").hand("A", "♥2 dodge").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "heart")
    assert table.cards("B") == ["♥2 dodge"]
    assert len(table["A"].equip.cards) == 1


def test_everybody_has_seen_the_card_that_fanjian_hands_over():
    table = Table(A="zhou_yu", B="-", C="-").hand("A", "♠7 slash").turn("A")
    table.do("A", "fanjian", "B").do("B", "spade")
    known = View(table.game, table["C"].index).seat(table["B"].index).hand
    assert [str(card) for card in known] == ["♠7 slash"]

"""诸葛亮: 观星, 空城."""

from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.testing import Table
from tests.support.rulings import ruling


def gazed_at(table: Table, name: str) -> list[str]:
    """The cards that are to be put in order, as texts."""
    cards = table.game.card_by_token
    return [str(cards[token]) for token in table.asked(name, "ask-guanxing").menu([]) if token in cards]


@ruling("generals/standard.yaml#zhuge_liang.guanxing/1")
def test_he_sees_as_many_cards_as_there_are_characters_but_at_most_five():
    four = Table(A="zhuge_liang", B="-", C="-", D="-").top("♠7", "♥3", "♦2", "♣Q").turn("A", "prepare").do("A", "k:guanxing")
    assert [text.split()[0] for text in gazed_at(four, "A")] == ["♠7", "♥3", "♦2", "♣Q"]
    seven = Table(A="zhuge_liang", B="-", C="-", D="-", E="-", F="-", G="-").turn("A", "prepare").do("A", "k:guanxing")
    assert len(gazed_at(seven, "A")) == 5


def test_the_dead_do_not_count():
    table = Table(A="zhuge_liang", B="-", C="-", D="-")
    table.game.kill(table["D"])
    assert len(gazed_at(table.turn("A", "prepare").do("A", "k:guanxing"), "A")) == 3


@ruling("generals/standard.yaml#zhuge_liang.guanxing/2")
def test_a_heart_put_on_top_spares_him_indulgence():
    table = Table(A="zhuge_liang", B="-").under("A", "♠6 indulgence").top("♠7 slash", "♥3 peach").turn("A", "prepare")
    table.do("A", "k:guanxing").do("A", "♥3 peach", "♠7 slash").asked("A", "play-phase")
    assert table.discarded("♥3 peach")
    assert table.holds("A", "♠7 slash")


@ruling("generals/standard.yaml#zhuge_liang.guanxing/2")
def test_the_heart_put_on_top_may_be_replaced():
    table = Table(A="zhuge_liang", B="sima_yi").under("A", "♠6 indulgence").hand("B", "♣3 slash").top("♠7 slash", "♥3 peach")
    table.turn("A", "prepare").do("A", "k:guanxing").do("A", "♥3 peach", "♠7 slash")
    table.do("B", "k:guicai", "♣3 slash").asked("B", "play-phase")
    assert table.discarded("♥3 peach")


@ruling("generals/standard.yaml#zhuge_liang.guanxing/3")
def test_after_putting_all_at_the_bottom_he_draws_what_lay_below():
    table = Table(A="zhuge_liang", B="-", C="-").top("♠7 slash", "♥3 peach", "♦2 dodge", "♣Q collateral", "♣K collateral")
    table.turn("A", "prepare").do("A", "k:guanxing").do("A", "/", "♥3 peach", "♦2 dodge", "♠7 slash")
    assert table.cards("A") == ["♣Q collateral", "♣K collateral"]
    assert [str(card) for card in table.game.draw_pile.cards[:3]] == ["♠7 slash", "♦2 dodge", "♥3 peach"]


@ruling("generals/standard.yaml#zhuge_liang.guanxing/4")
def test_too_small_a_pile_gets_the_discards_under_it_first():
    table = Table(A="zhuge_liang", B="-", C="-", D="-", E="-").pile_of(draw=2, discard=8)
    top = [str(card) for card in reversed(table.game.draw_pile.cards)]
    discards = [str(card) for card in table.game.discard_pile.cards]
    table.turn("A", "prepare").do("A", "k:guanxing")
    seen = gazed_at(table, "A")
    assert seen[:2] == top
    assert len(seen) == 5
    assert set(seen[2:]) <= set(discards)
    assert table.game.discard_pile.cards == []


@ruling("generals/standard.yaml#zhuge_liang.guanxing/5")
def test_the_others_learn_only_how_many_went_where():
    table = Table(A="zhuge_liang", B="-", C="-").top("♠7 slash", "♥3 peach", "♦2 dodge")
    log = table.hears()
    table.turn("A", "prepare").do("A", "k:guanxing")
    tokens = [card.token for card in table.game.draw_pile.cards[-3:]]
    table.do("A", "♥3 peach", "/", "♠7 slash", "♦2 dodge")
    for viewer in (table["B"].index, SPECTATOR):
        heard = [event.masked(viewer) for event in log.events if event.key in ("peeked", "put-back")]
        assert [event.text() for event in heard] == ["peeked seat=s0 cards=?,?,?", "put-back seat=s0 top=1 bottom=2"]
        assert all(View(table.game, viewer).card(token) is None for token in tokens)
    assert [token for token in tokens if View(table.game, 0).card(token) is not None] == tokens


@ruling("generals/standard.yaml#zhuge_liang.kongcheng/1")
def test_out_of_hand_cards_in_a_duel_he_takes_the_damage():
    table = Table(A="-", B="zhuge_liang").hand("A", "duel", "♠7 slash").hand("B", "♠8 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠8 slash").do("A", "♠7 slash")
    assert table["B"].hp == 2
    assert table["A"].hp == 4


@ruling("generals/standard.yaml#zhuge_liang.kongcheng/2")
def test_a_slash_that_has_named_him_hits_although_his_last_card_is_gone():
    table = Table(A="diao_chan", B="zhuge_liang").wears("A", "double_swords").hand("A", "♠7 slash").hand("B", "dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("A", "k:double_swords").do("B", "dodge")
    assert table.cards("B") == []
    assert table["B"].hp == 2


@ruling("generals/standard.yaml#zhuge_liang.kongcheng/3")
def test_savage_assault_counts_him_among_its_targets():
    table = Table(A="-", B="zhuge_liang").hand("A", "savage_assault").turn("A")
    table.do("A", "savage_assault")
    assert table["B"].hp == 2


@ruling("generals/standard.yaml#zhuge_liang.kongcheng/4")
def test_liuli_cannot_move_a_slash_onto_him():
    table = Table(A="-", B="da_qiao", C="zhuge_liang", D="-").wears("B", "blade").hand("A", "♠7 slash")
    table.hand("B", "♠8 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("B", "k:liuli", "♠8 slash", "C")
    assert table.may("B", "k:liuli", "♠8 slash", "D")


@ruling("generals/standard.yaml#zhuge_liang.kongcheng/5")
def test_lijian_may_make_him_the_user_but_not_the_target():
    table = Table(A="diao_chan", B="zhuge_liang", C="guan_yu").hand("A", "♠7 slash").hand("C", "♠8 slash").turn("A")
    assert not table.may("A", "k:lijian", "♠7 slash", "C")
    table.do("A", "k:lijian", "♠7 slash", "B", "C").do("C", "♠8 slash")
    assert table["B"].hp == 2


@ruling("generals/standard.yaml#zhuge_liang.kongcheng/6")
def test_his_last_hand_card_may_be_a_duel():
    table = Table(A="zhuge_liang", B="-").hand("A", "duel").hand("B", "♠8 slash").turn("A")
    table.do("A", "duel", "B").do("B", "♠8 slash")
    assert table["A"].hp == 2
    assert table["B"].hp == 4


def test_without_hand_cards_neither_slash_nor_duel_can_name_him():
    table = Table(A="-", B="zhuge_liang", C="-").hand("A", "♠7 slash", "duel").turn("A")
    for card in ("♠7 slash", "duel"):
        assert not table.may("A", card, "B")
        assert table.may("A", card, "C")


def test_with_a_hand_card_he_can_be_slashed():
    table = Table(A="-", B="zhuge_liang").hand("A", "♠7 slash").hand("B", "♠8 slash").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 2


def test_worn_equipment_is_no_hand():
    table = Table(A="-", B="zhuge_liang", C="-").wears("B", "blade").hand("A", "♠7 slash").turn("A")
    assert not table.may("A", "♠7 slash", "B")


def test_collateral_cannot_send_a_slash_against_him():
    table = Table(A="-", B="-", C="zhuge_liang", D="-").wears("B", "blade").hand("A", "collateral").turn("A")
    assert not table.may("A", "collateral", "B", "C")
    assert table.may("A", "collateral", "B", "D")

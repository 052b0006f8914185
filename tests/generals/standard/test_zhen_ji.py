"""甄姬: 倾国, 洛神."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#zhen_ji.qingguo/1")
def test_a_black_slash_serves_as_dodge():
    table = Table(A="-", B="zhen_ji").hand("A", "slash").hand("B", "♠8 slash", "♥10 slash").turn("A")
    table.do("A", "slash", "B")
    assert not table.may("B", "k:qingguo", "♥10")
    table.do("B", "k:qingguo", "♠8")
    assert table["B"].hp == 3
    assert table.cards("B") == ["♥10 slash"]
    assert table.discarded("♠8 slash")


@ruling("generals/standard.yaml#zhen_ji.qingguo/2")
def test_a_worn_black_weapon_does_not_serve():
    table = Table(A="-", B="zhen_ji").hand("A", "slash").wears("B", "♠5 blade").hand("B", "♥2 dodge").turn("A")
    table.do("A", "slash", "B")
    assert not table.may("B", "k:qingguo")
    assert table.may("B", "♥2 dodge")


@ruling("generals/standard.yaml#zhen_ji.qingguo/3")
def test_a_black_card_may_be_played_against_archery_attack():
    table = Table(A="-", B="zhen_ji").hand("A", "archery_attack").hand("B", "♠8 slash").turn("A")
    table.do("A", "archery_attack").do("B", "k:qingguo", "♠8")
    assert table["B"].hp == 3
    assert table.discarded("♠8 slash")


@ruling("generals/standard.yaml#zhen_ji.qingguo/4")
def test_lv_bu_wants_two_black_cards():
    table = Table(A="lv_bu", B="zhen_ji").hand("A", "slash").hand("B", "♠8 slash", "♣2 slash").turn("A")
    table.do("A", "slash", "B").do("B", "k:qingguo", "♠8")
    table.asked("B", "ask-dodge")
    table.do("B", "k:qingguo", "♣2")
    assert table["B"].hp == 3
    assert table.cards("B") == []


@ruling("generals/standard.yaml#zhen_ji.qingguo/4")
def test_one_black_card_is_wasted_against_lv_bu():
    table = Table(A="lv_bu", B="zhen_ji").hand("A", "slash").hand("B", "♠8 slash").turn("A")
    table.do("A", "slash", "B").do("B", "k:qingguo", "♠8")
    assert table["B"].hp == 2
    assert table.discarded("♠8 slash")


def test_a_black_card_is_no_dodge_of_her_own_accord():
    table = Table(A="zhen_ji", B="-").hand("A", "♠8 slash").turn("A")
    assert not table.may("A", "k:qingguo")
    assert table.may("A", "♠8 slash")


@ruling("generals/standard.yaml#zhen_ji.luoshen/1")
def test_black_black_red_brings_two_cards():
    table = Table(A="zhen_ji", B="-").top("♠7", "♣2", "♥3", "♦2 dodge", "♥7 ex_nihilo").turn("A", "prepare")
    table.do("A", "k:luoshen").do("A", "yes").do("A", "yes")
    table.asked("A", "play-phase")
    assert [text.split()[0] for text in table.cards("A")] == ["♠7", "♣2", "♦2", "♥7"]


@ruling("generals/standard.yaml#zhen_ji.luoshen/2")
def test_she_may_stop_and_keep_what_she_has():
    table = Table(A="zhen_ji", B="-").top("♠7", "♣2", "♥3").turn("A", "prepare")
    table.do("A", "k:luoshen")
    table.asked("A", "ask-luoshen")
    assert table.holds("A", "♠7")
    table.do("A", "no")
    table.asked("A", "play-phase")
    assert [text.split()[0] for text in table.cards("A")] == ["♠7", "♣2", "♥3"]


@ruling("generals/standard.yaml#zhen_ji.luoshen/3")
def test_she_takes_the_black_replacement_and_may_go_on():
    table = Table(A="zhen_ji", B="sima_yi").hand("B", "♠8 slash").top("♥3", "♣2").turn("A", "prepare")
    table.do("A", "k:luoshen").do("B", "k:guicai", "♠8")
    assert table.holds("A", "♠8 slash")
    assert table.discarded("♥3")
    table.do("A", "yes")
    assert table.holds("A", "♣2")


@ruling("generals/standard.yaml#zhen_ji.luoshen/4")
def test_a_red_card_is_put_away_and_ends_it():
    table = Table(A="zhen_ji", B="-").top("♥3 peach", "♦2 dodge", "♥7 ex_nihilo").turn("A", "prepare")
    table.do("A", "k:luoshen")
    table.asked("A", "play-phase")
    assert table.discarded("♥3 peach")
    assert table.cards("A") == ["♦2 dodge", "♥7 ex_nihilo"]


@ruling("generals/standard.yaml#zhen_ji.luoshen/5")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out():
    table = Table(A="zhen_ji", B="-").top("♠7").pile_of(draw=1, discard=20).turn("A", "prepare")
    table.do("A", "k:luoshen")
    assert table.holds("A", "♠7")
    assert (len(table.game.draw_pile), len(table.game.discard_pile)) == (0, 20)
    table.do("A", "yes")
    assert len(table.game.draw_pile) + len(table["A"].hand) + len(table.game.discard_pile) == 21
    assert len(table.game.discard_pile) <= 1


def test_in_the_turn_of_another_she_does_not_judge():
    table = Table(A="-", B="zhen_ji").hand("A", "ex_nihilo").top("♠7").turn("A", "prepare")
    table.asked("A", "play-phase")
    assert table.cards("B") == []

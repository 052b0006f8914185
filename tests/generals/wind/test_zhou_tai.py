"""周泰: 不屈."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


def on_him(table: Table, name: str) -> list[str]:
    """The cards on his general."""
    return [str(card) for card in table[name].pile("buqu").cards]


@ruling("generals/wind.yaml#zhou_tai.buqu/1")
def test_the_first_card_keeps_him_alive_at_zero():
    table = Table(A="-", B="zhou_tai").hp("B", 1).hand("A", "slash", "duel").top("♠5").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].alive
    assert table["B"].hp == 0
    assert [card[:2] for card in on_him(table, "B")] == ["♠5"]


@ruling("generals/wind.yaml#zhou_tai.buqu/2")
def test_a_second_five_kills_him_unless_a_peach_takes_one_away():
    table = Table(A="-", B="zhou_tai", C="-").wears("A", "crossbow").hp("B", 1).hand("A", "♠7 slash", "♠8 slash", "duel")
    table.top("♠5", "♦5").turn("A").do("A", "♠7", "B").do("A", "♠8", "B")
    assert not table["B"].alive
    assert table.discarded("♠5")
    assert table.discarded("♦5")

    table = Table(A="-", B="zhou_tai", C="-").wears("A", "crossbow").hp("B", 1).hand("A", "♠7 slash", "♠8 slash", "duel")
    table.hand("C", "♥3 peach").top("♠5", "♦5").turn("A").do("A", "♠7", "B").passes("C").do("A", "♠8", "B").do("C", "peach")
    table.asked("B", "ask-buqu")
    table.do("B", "♦5")
    assert table["B"].alive
    assert table["B"].hp == 0
    assert [card[:2] for card in on_him(table, "B")] == ["♠5"]
    assert table.discarded("♦5")


@ruling("generals/wind.yaml#zhou_tai.buqu/3")
def test_three_damage_at_two_health_turn_up_two_cards():
    table = Table(A="-", B="zhou_tai").hp("B", 2).wears("A", "guding_blade").hand("A", "wine", "slash", "duel").top("♠5", "♠6")
    table.turn("A").do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == -1
    assert [card[:2] for card in on_him(table, "B")] == ["♠5", "♠6"]


@ruling("generals/wind.yaml#zhou_tai.buqu/4")
def test_a_peach_in_his_own_play_phase_removes_the_last_card():
    table = Table(A="-", B="zhou_tai").hp("B", 1).hand("A", "slash").hand("B", "peach", "duel").top("♠5", "♠9", "♠10").turn("A")
    table.do("A", "slash", "B").passes("B")
    table.do("B", "peach")
    assert table["B"].hp == 1
    assert on_him(table, "B") == []
    assert table.discarded("♠5")


@ruling("generals/wind.yaml#zhou_tai.buqu/5")
def test_it_is_no_judgement_for_sima_yi_or_zhang_jiao():
    table = Table(A="-", B="zhou_tai", C="sima_yi", D="zhang_jiao").hp("B", 1).hand("A", "slash", "duel").top("♠5")
    table.hand("C", "♥3 peach", "♠7").hand("D", "♠8").turn("A").do("A", "slash", "B")
    table.asked("C", "ask-rescue")
    table.passes("C").asked("A", "play-phase")
    assert [card[:2] for card in on_him(table, "B")] == ["♠5"]


def test_the_rank_of_his_equipment_plays_no_part():
    table = Table(A="-", B="zhou_tai").hp("B", 1).wears("B", "♠5 jueying").wears("A", "kylin_bow").hand("A", "slash", "duel")
    table.top("♦5").turn("A").do("A", "slash", "B").passes("A")
    assert table["B"].alive
    assert [card[:2] for card in on_him(table, "B")] == ["♦5"]


@ruling("generals/wind.yaml#zhou_tai.buqu/6")
def test_below_zero_his_hand_limit_is_zero():
    table = Table(A="-", B="zhou_tai").hp("B", -1).hand("A", "duel").hand("B", "♥K dodge", "lightning", "duel")
    assert table["B"].hand_limit() == 0
    table.turn("B", "discard")
    assert table["B"].hand.cards == []
    assert table.discarded("♥K dodge")


def test_two_ranks_alike_among_cards_turned_up_together_kill_him():
    table = Table(A="-", B="zhou_tai", C="-").hp("B", 2).wears("A", "guding_blade").hand("A", "wine", "slash", "duel")
    table.top("♠5", "♦5").turn("A").do("A", "wine").do("A", "slash", "B")
    assert not table["B"].alive


def test_a_further_wound_turns_up_only_what_is_missing():
    table = Table(A="-", B="zhou_tai").wears("A", "crossbow").hp("B", 1).hand("A", "♠7 slash", "♠8 slash", "duel").top("♠5", "♠6")
    table.turn("A").do("A", "♠7", "B").do("A", "♠8", "B")
    assert table["B"].hp == -1
    assert [card[:2] for card in on_him(table, "B")] == ["♠5", "♠6"]


def test_lost_health_counts_like_damage():
    table = Table(A="yu_ji", B="zhou_tai").hp("B", 1).hand("A", "♠7 thunder_slash", "duel").top("♠5").turn("A")
    table.do("A", "k:guhuo", "thunder_slash", "♠7", "B").do("B", "yes")
    assert table["B"].alive
    assert table["B"].hp == 0
    assert [card[:2] for card in on_him(table, "B")] == ["♠5"]


def test_peaches_may_save_him_before_the_ranks_are_compared_and_wine_too():
    table = Table(A="-", B="zhou_tai").hp("B", 1).hand("A", "slash", "duel").hand("B", "wine").top("♠5").turn("A")
    table.do("A", "slash", "B")
    table.asked("B", "ask-rescue")
    table.do("B", "wine")
    assert table["B"].hp == 1
    assert on_him(table, "B") == []


def test_everybody_healed_by_god_salvation_takes_a_card_off_him():
    table = Table(A="-", B="zhou_tai").hp("B", 1).hand("A", "slash", "god_salvation", "duel").top("♠5").turn("A")
    table.do("A", "slash", "B").do("A", "god_salvation")
    assert table["B"].hp == 1
    assert on_him(table, "B") == []


def test_at_zero_he_cannot_challenge_yu_ji():
    table = Table(A="yu_ji", B="zhou_tai", C="-").hand("A", "lightning", "duel")
    table["B"].hp = 0
    table.turn("A").do("A", "k:guhuo", "wine", "lightning")
    assert not table.is_asked("B")
    table.asked("C", "ask-guhuo")

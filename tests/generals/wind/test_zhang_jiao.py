"""张角: 雷击, 鬼道, 黄天."""

from sanguosha.engine.happenings.events import EventLog
from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#zhang_jiao.leiji/1")
def test_the_strike_is_settled_before_the_axe_lets_the_dodged_slash_hit():
    table = Table(A="-", B="zhang_jiao", C="-").wears("A", "axe").hand("A", "slash", "peach", "duel").hand("B", "dodge").hp("B", 1)
    table.top("♠").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").do("B", "k:leiji", "C")
    assert table["C"].hp == 2
    assert table["B"].alive
    table.do("A", "k:axe", "peach", "duel")
    assert not table["B"].alive


@ruling("generals/wind.yaml#zhang_jiao.leiji/2")
def test_a_dodge_played_against_archery_attack_brings_the_strike():
    table = Table(A="-", B="zhang_jiao", C="-").hand("A", "archery_attack", "duel").hand("B", "dodge").top("♠").turn("A")
    table.do("A", "archery_attack").do("B", "dodge").do("B", "k:leiji", "A")
    assert table["A"].hp == 2
    assert table["B"].hp == 3


@ruling("generals/wind.yaml#zhang_jiao.leiji/3")
def test_the_strike_is_his_thunder_damage_and_a_rebel_killed_by_it_brings_three_cards():
    table = Table(A="-", B="zhang_jiao", C="-", D="-").hand("A", "slash", "duel").hand("B", "dodge").hp("C", 2).top("♠")
    log = EventLog()
    table.game.watch(log)
    table.turn("A").do("A", "slash", "B").do("B", "dodge").do("B", "k:leiji", "C")
    assert "damage seat=s2 amount=2 nature=thunder source=s1" in [event.text() for event in log.events]
    assert not table["C"].alive
    assert len(table["B"].hand.cards) == 3


@ruling("generals/wind.yaml#zhang_jiao.leiji/4")
def test_the_dodge_of_eight_diagram_brings_the_strike():
    table = Table(A="-", B="zhang_jiao", C="-").hand("A", "slash", "duel").wears("B", "eight_diagram").top("♦", "♠").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    table.passes("B")  # 鬼道, with the armour itself
    table.do("B", "k:leiji", "A").passes("B")
    assert table["A"].hp == 2
    assert table["B"].hp == 3


def test_an_eight_diagram_that_fails_is_no_dodge_and_no_strike():
    table = Table(A="-", B="zhang_jiao").hand("A", "slash", "duel").wears("B", "eight_diagram").top("♠").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram").passes("B")
    table.asked("A", "play-phase")
    assert (table["A"].hp, table["B"].hp) == (4, 2)


@ruling("generals/wind.yaml#zhang_jiao.leiji/5")
def test_the_strike_on_a_chained_character_is_passed_on():
    table = Table(A="-", B="zhang_jiao", C="-", D="-").hand("A", "slash", "duel").hand("B", "dodge").chained("C", "D").top("♠")
    table.turn("A").do("A", "slash", "B").do("B", "dodge").do("B", "k:leiji", "C")
    assert (table["C"].hp, table["D"].hp) == (2, 2)
    assert not table["C"].chained
    assert not table["D"].chained


@ruling("generals/wind.yaml#zhang_jiao.leiji/6")
def test_a_spade_is_a_heart_for_xiao_qiao_and_does_not_strike():
    table = Table(A="-", B="zhang_jiao", C="xiao_qiao").hand("A", "slash", "duel").hand("B", "dodge").top("♠").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").do("B", "k:leiji", "C")
    table.asked("A", "play-phase")
    assert table["C"].hp == 3


def test_any_other_suit_does_not_strike():
    table = Table(A="-", B="zhang_jiao").hand("A", "slash", "duel").hand("B", "dodge").top("♣").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").do("B", "k:leiji", "A")
    assert table["A"].hp == 4


def test_he_may_name_himself_and_need_not_strike_at_all():
    table = Table(A="-", B="zhang_jiao").hand("A", "slash", "duel").hand("B", "dodge").top("♠").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    assert table.may("B", "k:leiji", "B")
    table.passes("B").asked("A", "play-phase")
    assert table["A"].hp == 4


def test_the_dodge_of_another_brings_no_strike():
    table = Table(A="-", B="-", C="zhang_jiao").hand("A", "slash", "duel").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    table.asked("A", "play-phase")


def test_two_dodges_against_lv_bu_bring_two_strikes():
    table = Table(A="lv_bu", B="zhang_jiao", C="-").hand("A", "slash", "duel").hand("B", "♥2 dodge", "♥K dodge").top("♠", "♥")
    table.turn("A").do("A", "slash", "B").do("B", "♥2 dodge").do("B", "k:leiji", "C").do("B", "♥K dodge").do("B", "k:leiji", "A")
    assert (table["A"].hp, table["B"].hp, table["C"].hp) == (4, 3, 2)


def test_a_slash_whose_user_is_struck_dead_is_still_dodged_and_the_turn_ends():
    table = Table(A="zhang_jiao", B="-", C="-").hand("B", "slash").hand("A", "dodge").hp("B", 2).top("♠").turn("B")
    table.do("B", "slash", "A").do("A", "dodge").do("A", "k:leiji", "B")
    assert not table["B"].alive
    assert table["A"].hp == 3
    table.asked("C", "play-phase")


@ruling("cards.yaml#qinggang_sword/7")
def test_the_armour_that_a_slash_pierces_does_not_protect_from_the_strike_either():
    table = Table(A="zhang_jiao", B="-", C="-").wears("A", "silver_lion").wears("B", "qinggang_sword").hand("B", "slash", "duel")
    table.hand("A", "dodge").top("♠").turn("B")
    table.do("B", "slash", "A").do("A", "dodge").do("A", "k:leiji", "A").passes("A")
    assert table["A"].hp == 1


@ruling("cards.yaml#qinggang_sword/6")
def test_silver_lion_given_for_guidao_while_a_slash_pierces_it_heals_nobody():
    table = Table(A="zhang_jiao", B="-", C="-").wears("A", "♣A silver_lion").wears("B", "qinggang_sword").hand("B", "slash", "duel")
    table.hand("A", "dodge").hp("A", 1).top("♥3 peach").turn("B")
    table.do("B", "slash", "A").do("A", "dodge").do("A", "k:leiji", "C").do("A", "k:guidao", "♣A silver_lion")
    assert table["A"].hp == 1
    table.asked("B", "play-phase")


def test_silver_lion_given_for_guidao_against_a_plain_slash_heals():
    table = Table(A="zhang_jiao", B="-", C="-").wears("A", "♣A silver_lion").hand("B", "slash", "duel")
    table.hand("A", "dodge").hp("A", 1).top("♥3 peach").turn("B")
    table.do("B", "slash", "A").do("A", "dodge").do("A", "k:leiji", "C").do("A", "k:guidao", "♣A silver_lion")
    assert table["A"].hp == 2


def test_who_plays_a_dodge_for_cao_cao_may_strike_and_so_may_cao_cao_who_uses_it():
    table = Table(A="cao_cao", B="-", C="cao_ren").hand("B", "slash", "duel").hand("C", "dodge").top("♠", "♠")
    strike = table.game.ruleset.skill_by_id["leiji"]
    table.game.gain_skill(table["A"], strike)
    table.game.gain_skill(table["C"], strike)
    table.turn("B").do("B", "slash", "A").do("A", "k:hujia").do("C", "dodge")
    table.asked("C", "use-skill")
    table.do("C", "k:leiji", "B")
    assert table["B"].hp == 2
    table.do("A", "k:leiji", "C")
    assert table["C"].hp == 2
    assert table["A"].hp == 4


def test_cao_cao_s_dodge_is_not_that_of_an_idle_zhang_jiao():
    table = Table(A="cao_cao", B="-", C="cao_ren", D="zhang_jiao").hand("B", "slash", "duel").hand("C", "dodge").turn("B")
    table.do("B", "slash", "A").do("A", "k:hujia").do("C", "dodge")
    table.asked("B", "play-phase")


@ruling("generals/wind.yaml#zhang_jiao.guidao/1")
def test_a_spade_from_hand_makes_the_strike_work_and_the_heart_comes_to_hand():
    table = Table(A="-", B="zhang_jiao", C="-").hand("A", "slash", "duel").hand("B", "dodge", "♠7 slash").top("♥3 peach").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").do("B", "k:leiji", "C").do("B", "k:guidao", "♠7 slash")
    assert table["C"].hp == 2
    assert table.cards("B") == ["♥3 peach"]
    assert table.discarded("♠7 slash")


@ruling("generals/wind.yaml#zhang_jiao.guidao/2")
def test_a_black_weapon_in_front_of_him_may_become_the_judgement():
    table = Table(A="-", B="zhang_jiao", C="-").wears("B", "♠5 blade").under("C", "indulgence").top("♥3 peach").turn("C", "judge")
    table.do("B", "k:guidao", "♠5 blade")
    assert table["B"].equip.cards == []
    assert table.discarded("♠5 blade")
    assert table.cards("B") == ["♥3 peach"]
    assert table.game.turn.seat is not table["C"]  # no play phase


@ruling("generals/wind.yaml#zhang_jiao.guidao/3")
def test_a_red_card_cannot_replace_a_judgement():
    table = Table(A="-", B="zhang_jiao").hand("B", "♥3 peach", "♣2 slash").under("A", "indulgence").turn("A", "judge")
    assert not table.may("B", "k:guidao", "♥3 peach")
    assert table.may("B", "k:guidao", "♣2 slash")


def test_with_red_cards_only_he_is_not_asked():
    table = Table(A="-", B="zhang_jiao").hand("B", "♥3 peach").wears("B", "♥5 chitu").hand("A", "duel").under("A", "indulgence")
    table.top("♥4").turn("A", "judge")
    table.asked("A", "play-phase")


@ruling("generals/wind.yaml#zhang_jiao.guidao/4")
def test_sima_yi_after_him_puts_zhang_jiao_s_card_into_the_discard_pile():
    table = Table(A="-", B="zhang_jiao", C="sima_yi").hand("B", "♠7 slash").hand("C", "♥3 peach").under("A", "indulgence")
    table.hand("A", "duel").top("♦Q").turn("A", "judge")
    table.do("B", "k:guidao", "♠7 slash").do("C", "k:guicai", "♥3 peach")
    table.asked("A", "play-phase")
    assert table.discarded("♠7 slash")
    assert table.discarded("♥3 peach")
    assert [card[:2] for card in table.cards("B")] == ["♦Q"]


def test_he_replaces_what_sima_yi_before_him_put_there_and_takes_it():
    table = Table(A="-", B="sima_yi", C="zhang_jiao").hand("B", "♥3 peach").hand("C", "♠7 slash").under("A", "indulgence")
    table.top("♦Q").turn("A", "judge")
    table.do("B", "k:guicai", "♥3 peach").do("C", "k:guidao", "♠7 slash")
    assert table.cards("C")[0] == "♥3 peach"
    assert table.game.turn.seat is not table["A"]
    assert not table.holds("B", "peach")


@ruling("generals/wind.yaml#zhang_jiao.guidao/5")
def test_a_card_turned_up_for_zhou_tai_cannot_be_replaced():
    table = Table(A="-", B="zhang_jiao", C="zhou_tai").hand("A", "slash", "ex_nihilo").hand("B", "♠7 slash").hp("C", 1).turn("A")
    table.do("A", "slash", "C")
    table.asked("A", "play-phase")
    assert len(table["C"].pile("buqu").cards) == 1
    assert table.holds("B", "♠7")


@ruling("generals/wind.yaml#zhang_jiao.huangtian/1")
def test_a_qun_rebel_may_give_the_lord_a_dodge_but_need_not():
    table = Table(A="zhang_jiao", B="lv_bu", C="-").hand("B", "dodge", "duel").turn("B")
    assert table.may("B", "huangtian:s0", "dodge")
    table.do("B", "huangtian:s0", "dodge")
    table.asked("B", "play-phase")
    assert table.cards("B") == ["♠A duel"]
    assert table.holds("A", "dodge")

    table = Table(A="zhang_jiao", B="lv_bu", C="-").hand("B", "dodge", "duel").turn("B").end_phase("B")
    table.asked("C", "play-phase")
    assert table.holds("B", "dodge")
    assert table["A"].hand.cards == []


def test_a_lightning_may_be_given_but_nothing_else_and_not_what_lies_in_front():
    table = Table(A="zhang_jiao", B="lv_bu").hand("B", "lightning", "duel", "peach").wears("B", "chitu").under("B", "lightning")
    table.turn("B")
    assert not table.may("B", "huangtian:s0", "duel")
    assert not table.may("B", "huangtian:s0", "chitu")
    table.do("B", "huangtian:s0", "lightning")
    assert table.holds("A", "lightning")
    assert len(table["B"].judge_area.cards) == 1


@ruling("generals/wind.yaml#zhang_jiao.huangtian/2")
def test_one_card_in_a_turn_is_all_that_a_character_may_give():
    table = Table(A="zhang_jiao", B="lv_bu").hand("B", "♥2 dodge", "♥K dodge", "duel").turn("B")
    table.do("B", "huangtian:s0", "♥2 dodge")
    assert not table.may("B", "huangtian:s0")


def test_each_qun_character_may_give_once_in_each_own_turn():
    table = Table(A="zhang_jiao", B="lv_bu", C="hua_tuo").hp("A", 9, of=9).hp("B", 9, of=9).hp("C", 9, of=9)
    table.hand("A", "wine").hand("B", "♥2 dodge", "♥K dodge", "duel").hand("C", "♦3 dodge", "duel").turn("B")
    table.do("B", "huangtian:s0", "♥2 dodge").end_phase("B").do("C", "huangtian:s0", "♦3 dodge").end_phase("C").end_phase("A")
    table.do("B", "huangtian:s0", "♥K dodge")
    assert all(table.holds("A", dodge) for dodge in ("♥2 dodge", "♦3 dodge", "♥K dodge"))


@ruling("generals/wind.yaml#zhang_jiao.huangtian/3")
def test_a_wei_character_cannot_give():
    table = Table(A="zhang_jiao", B="cao_ren", C="lv_bu").hand("B", "dodge", "duel").turn("B")
    assert not table.may("B", "huangtian:s0")


@ruling("generals/wind.yaml#zhang_jiao.huangtian/4")
def test_without_being_the_lord_he_gets_nothing():
    table = Table(roles="LRR", A="cao_ren", B="zhang_jiao", C="lv_bu").hand("C", "dodge", "duel").turn("C")
    assert not any("huangtian" in token for token in table.asked("C").menu([]))


def test_without_a_dodge_or_lightning_in_hand_nothing_is_offered():
    table = Table(A="zhang_jiao", B="lv_bu").hand("B", "duel", "peach").turn("B")
    assert not table.may("B", "huangtian:s0")


def test_he_cannot_give_to_himself():
    table = Table(A="zhang_jiao", B="lv_bu").hand("A", "dodge", "duel").turn("A")
    assert not any("huangtian" in token for token in table.asked("A").menu([]))

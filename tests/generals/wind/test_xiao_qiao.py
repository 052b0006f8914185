"""小乔: 天香, 红颜."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/1")
def test_the_new_victim_draws_as_many_cards_as_it_has_lost_health():
    table = Table(A="-", B="xiao_qiao", C="-").hp("C", 3).hand("A", "slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 2)
    assert len(table["C"].hand.cards) == 2
    assert table.discarded("♥3 peach")


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/2")
def test_a_spade_pays_as_a_heart_but_a_club_or_diamond_does_not():
    table = Table(A="-", B="xiao_qiao", C="-").hand("A", "slash", "duel").hand("B", "♠3 snatch", "♣3 dismantlement", "♦3 snatch")
    table.turn("A").do("A", "slash", "B")
    assert not table.may("B", "k:tianxiang", "♣3")
    assert not table.may("B", "k:tianxiang", "♦3")
    table.do("B", "k:tianxiang", "♠3", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 3)


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/3")
def test_the_silver_lion_of_the_new_victim_works_on_it():
    table = Table(A="-", B="xiao_qiao", C="-", D="-").wears("C", "silver_lion").chained("B", "D").hand("B", "♥3 peach")
    table.under("D", "lightning").top("♠5").turn("D", "judge")
    table.do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp, table["D"].hp) == (3, 3, 1)
    assert len(table["C"].hand.cards) == 1


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/4")
def test_a_new_victim_who_dies_draws_nothing_and_was_killed_by_the_source():
    table = Table(A="-", B="xiao_qiao", C="-").hp("C", 1).hand("A", "slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert not table["C"].alive
    assert table["C"].hand.cards == []
    assert len(table["A"].hand.cards) == 4  # the duel and three for the rebel


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/5")
def test_cao_cao_as_new_victim_may_take_the_slash():
    table = Table(A="cao_cao", B="xiao_qiao", C="-").hand("C", "♠7 slash", "duel").hand("B", "♥3 peach").turn("C")
    table.do("C", "♠7", "B").do("B", "k:tianxiang", "♥3 peach", "A").do("A", "k:jianxiong")
    assert table["A"].hp == 3
    assert table.holds("A", "♠7")


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/6")
def test_a_heart_in_front_of_her_does_not_pay():
    table = Table(A="-", B="xiao_qiao", C="-").hand("A", "slash", "duel").wears("B", "♥5 chitu").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 2


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/7")
def test_her_vine_adds_to_the_fire_before_she_passes_it_on():
    table = Table(A="-", B="xiao_qiao", C="-").wears("B", "vine").hand("A", "fire_slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 2)


def test_the_vine_of_the_new_victim_adds_once_more():
    table = Table(A="-", B="xiao_qiao", C="-").wears("C", "vine").hand("A", "fire_slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert table["C"].hp == 2


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/8")
def test_her_silver_lion_counts_only_when_she_takes_the_damage_herself():
    table = Table(A="-", B="xiao_qiao", C="-", D="-").wears("B", "silver_lion").chained("B", "D").hand("B", "♥3 peach")
    table.wears("A", "guding_blade").hand("A", "wine", "♠7 thunder_slash", "lightning").turn("A")
    table.do("A", "wine").do("A", "♠7", "D")
    table.do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp, table["D"].hp) == (3, 1, 1)

    table = Table(A="-", B="xiao_qiao", C="-", D="-").wears("B", "silver_lion").chained("B", "D").hand("B", "♥3 peach")
    table.wears("A", "guding_blade").hand("A", "wine", "♠7 thunder_slash", "lightning").turn("A")
    table.do("A", "wine").do("A", "♠7", "D").passes("B")
    assert (table["B"].hp, table["C"].hp, table["D"].hp) == (2, 4, 1)


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/9")
def test_fire_passed_to_a_chained_character_comes_back_to_her_through_the_chain():
    table = Table(A="-", B="xiao_qiao", C="-", D="-").wears("C", "vine").chained("B", "C", "D").hand("A", "fire_slash", "duel")
    table.hand("B", "♥3 peach").turn("A").do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert table["C"].hp == 2
    assert not table["C"].chained
    assert (table["B"].hp, table["D"].hp) == (1, 2)
    assert not table["B"].chained
    assert not table["D"].chained


def test_the_damage_that_comes_back_may_be_passed_on_once_more():
    table = Table(A="-", B="xiao_qiao", C="-", D="-").chained("B", "C").hand("A", "fire_slash", "duel")
    table.hand("B", "♥3 peach", "♥4 peach").turn("A")
    table.do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C").do("B", "k:tianxiang", "♥4 peach", "D")
    assert [table[name].hp for name in "BCD"] == [3, 3, 3]
    assert table["B"].chained  # she took nothing


@ruling("generals/wind.yaml#xiao_qiao.tianxiang/10")
def test_she_cannot_name_herself():
    table = Table(A="-", B="xiao_qiao", C="-").hand("A", "slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "slash", "B")
    assert not table.may("B", "k:tianxiang", "♥3 peach", "B")
    assert table.may("B", "k:tianxiang", "♥3 peach", "A")
    table.passes("B")
    assert table["B"].hp == 2


def test_the_source_itself_may_get_its_damage():
    table = Table(A="-", B="xiao_qiao").hand("A", "slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "slash", "B").do("B", "k:tianxiang", "♥3 peach", "A")
    assert (table["A"].hp, table["B"].hp) == (3, 3)


def test_health_lost_without_damage_cannot_be_passed_on():
    table = Table(A="yu_ji", B="xiao_qiao", C="-").hand("A", "♠7 thunder_slash", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "k:guhuo", "thunder_slash", "♠7", "B").do("B", "yes").do("C", "no")
    table.asked("A", "play-phase")
    assert table["B"].hp == 2


@ruling("generals/wind.yaml#xiao_qiao.hongyan/1")
def test_lightning_judged_by_a_spade_moves_on():
    table = Table(A="-", B="xiao_qiao", C="-").under("B", "lightning").hand("B", "duel").top("♠5").turn("B", "judge")
    table.asked("B", "play-phase")
    assert table["B"].hp == 3
    assert [card.kind.id for card in table["C"].judge_area.cards] == ["lightning"]


@ruling("generals/wind.yaml#xiao_qiao.hongyan/2")
def test_a_spade_frees_her_from_indulgence():
    table = Table(A="-", B="xiao_qiao").under("B", "indulgence").hand("B", "duel").top("♠5").turn("B", "judge")
    table.asked("B", "play-phase")


@ruling("generals/wind.yaml#xiao_qiao.hongyan/3")
def test_a_spade_is_a_dodge_for_her_eight_diagram():
    table = Table(A="-", B="xiao_qiao").wears("B", "eight_diagram").hand("A", "slash", "duel").top("♠5").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    table.asked("A", "play-phase")
    assert table["B"].hp == 3


@ruling("generals/wind.yaml#xiao_qiao.hongyan/4")
def test_her_spade_slash_is_red_for_the_nioh_shield():
    table = Table(A="xiao_qiao", B="-").wears("B", "nioh_shield").hand("A", "♠9 slash", "duel").turn("A")
    table.do("A", "♠9 slash", "B")
    assert table["B"].hp == 3


def test_her_club_slash_stays_black():
    table = Table(A="xiao_qiao", B="-").wears("B", "nioh_shield").hand("A", "♣9 slash", "duel").turn("A")
    table.do("A", "♣9 slash", "B")
    assert table["B"].hp == 4


@ruling("generals/wind.yaml#xiao_qiao.hongyan/5")
def test_in_another_s_hand_her_spade_is_a_spade_again():
    table = Table(A="-", B="xiao_qiao").wears("B", "nioh_shield").hand("A", "snatch", "duel").hand("B", "♠9 slash").turn("A")
    table.do("A", "snatch", "B").do("A", "?B")
    assert table.holds("A", "♠9 slash")
    table.do("A", "♠9 slash", "B")
    assert table["B"].hp == 3


@ruling("generals/wind.yaml#xiao_qiao.hongyan/6")
def test_fire_attack_on_her_shown_spade_asks_for_a_heart():
    table = Table(A="-", B="xiao_qiao").hand("A", "fire_attack", "♠7 slash", "♥4 fire_slash").hand("B", "♠9 slash").turn("A")
    table.do("A", "fire_attack", "B")
    assert not table.may("A", "♠7 slash")
    table.do("A", "♥4 fire_slash")
    table.passes("B")  # 天香, with the same spade
    assert table["B"].hp == 2

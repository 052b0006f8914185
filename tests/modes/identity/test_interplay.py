"""Cards, skills and rules of the mode that meet in one moment: what each of them alone does is tested in its own place."""

from __future__ import annotations

from sanguosha.testing import Table
from tests.modes.identity.the_dead import dead, given, haunted, souls_on
from tests.support.events import damages

SOULS = {"dark_souls": "on"}

# Judgements


def test_guo_jia_takes_the_card_that_was_put_there_last():
    table = Table(A="guo_jia", B="sima_yi", C="zhang_jiao").under("A", "indulgence").top("♥3")
    table.hand("B", "♦2 dodge").hand("C", "♠7 slash").turn("A", "judge")
    table.do("B", "k:guicai", "♦2").do("C", "k:guidao", "♠7").do("A", "k:tiandu")
    assert table.holds("A", "♠7")
    assert table.holds("C", "♦2")
    assert table.discarded("♥3")


def test_a_black_card_of_zhang_jiao_keeps_luoshen_going():
    table = Table(A="zhen_ji", B="zhang_jiao").top("♥3").hand("B", "♠7 slash").turn("A", "prepare")
    table.do("A", "k:luoshen").do("B", "k:guidao", "♠7")
    assert table.holds("A", "♠7")
    assert table.holds("B", "♥3")
    table.asked("A", "ask-luoshen")


def test_xiahou_yuan_may_be_struck_dead_before_his_first_phase_is_over():
    table = Table(roles="RLRR", A="xiahou_yuan", B="zhang_jiao", C="-", D="-").hp("A", 2)
    table.hand("B", "♦2 dodge", "ex_nihilo").top("♠5").turn("A", "prepare")
    table.do("A", "k:shensu", "B").do("B", "dodge").do("B", "k:leiji", "A")
    assert not table["A"].alive
    table.asked("B", "play-phase")
    assert len(table.cards("B")) == 1 + 3 + 2  # the trick, the reward, the draw of his own turn


# Chains


def test_who_gets_the_fire_of_another_link_is_reset_and_burns_once():
    table = Table(A="-", B="-", C="xiao_qiao", D="-").chained("B", "C", "D").hand("A", "fire_slash", "ex_nihilo")
    table.hand("C", "♥3 peach").turn("A").do("A", "fire_slash", "B").do("C", "k:tianxiang", "♥3", "D")
    assert [table[name].hp for name in "BCD"] == [3, 3, 3]
    assert [table[name].chained for name in "BCD"] == [False, True, False]


def test_a_source_that_dies_of_the_first_link_is_no_source_for_the_next():
    table = Table(roles="RLRR", A="-", B="xiahou_dun", C="sima_yi", D="-").chained("B", "C").hp("A", 1)
    table.hand("A", "fire_slash").top("♣3").turn("A")
    heard = table.hears()
    table.do("A", "fire_slash", "B").do("B", "k:ganglie")
    assert damages(table, heard) == ["A>B 1 fire", "B>A 1 normal", "->C 1 fire"]
    assert table.cards("C") == []


def test_a_card_that_guo_jia_gives_away_may_save_the_next_link():
    table = Table(A="-", B="guo_jia", C="-").chained("B", "C").hp("C", 1).hand("A", "fire_slash", "ex_nihilo")
    table.top("♥3 peach", "♣5").turn("A").do("A", "fire_slash", "B").do("B", "k:yiji").do("B", "♥3", "C")
    assert table["C"].hp == 0
    table.do("C", "peach")
    assert table["C"].hp == 1


def test_lightning_runs_on_from_the_dead_and_their_turn_is_over():
    table = Table(roles="LRRR", A="-", B="-", C="-", D="-").hp("B", 3).chained("B", "C").under("B", "indulgence", "lightning")
    table.top("♠5").hand("C", "ex_nihilo").turn("B", "judge")
    assert (table["B"].alive, table["C"].hp) == (False, 1)
    assert table.discarded("indulgence")
    table.asked("C", "play-phase")


def test_the_strike_along_the_chain_kills_who_slashed_and_the_slash_goes_on_without_a_source():
    table = Table(roles="RLRR", A="-", B="zhang_jiao", C="-", D="-").hp("A", 2).chained("A", "C").wears("A", "halberd")
    table.hand("A", "♣2 slash").hand("B", "dodge").top("♠5").turn("A")
    heard = table.hears()
    table.do("A", "♣2", "B", "C", "D").do("B", "dodge").do("B", "k:leiji", "C")
    assert damages(table, heard) == ["B>C 2 thunder", "B>A 2 thunder", "->C 1 normal", "->D 1 normal"]


def test_the_soul_of_the_new_victim_is_asked_and_that_of_xiao_qiao_only_if_she_is_hurt_herself():
    def slashed(host: str) -> Table:
        table = haunted(Table(roles="LRRZN", options=SOULS, A="-", B="xiao_qiao", C="-", D="-", E="-"), host, "D")
        table.hand("A", "slash", "ex_nihilo").hand("B", "♥3 peach").hand("C", "♥4 peach").turn("A")
        return table.do("A", "slash", "B")

    table = slashed("C").do("B", "k:tianxiang", "♥3", "C").do("D", "k:luohan")
    assert (table["C"].hp, table.discarded("♥4 peach")) == (4, True)
    table = slashed("B").do("B", "k:tianxiang", "♥3", "C")
    assert table["C"].hp == 3
    table = slashed("B").passes("B").do("D", "k:luohan")
    assert (table["B"].hp, table.cards("B")) == (3, [])


# Slashes that others have a hand in


def test_a_slash_for_collateral_that_is_the_last_card_may_sweep():
    table = Table(A="-", B="-", C="-", D="-", E="-").wears("B", "halberd").hand("A", "collateral", "ex_nihilo").hand("B", "slash")
    table.turn("A").do("A", "collateral", "B", "C").do("B", "slash", "C", "A", "D")
    assert [table[name].hp for name in "ACDE"] == [3, 3, 3, 4]


def test_a_slash_for_collateral_that_is_found_to_be_none_costs_the_weapon():
    table = Table(A="-", B="yu_ji", C="-").wears("B", "kylin_bow").hand("A", "collateral", "ex_nihilo").hand("B", "♥3 peach")
    table.turn("A").do("A", "collateral", "B", "C").passes("B").do("B", "k:guhuo", "slash", "♥3").do("A", "yes").do("C", "no")
    assert table.holds("A", "kylin_bow")
    assert table["C"].hp == 4


def test_the_user_of_collateral_may_send_the_slash_on_and_gets_no_weapon():
    table = Table(A="da_qiao", B="-", C="-", D="-").wears("B", "kylin_bow").hand("A", "collateral", "♥3 peach", "ex_nihilo")
    table.hand("B", "slash").turn("A").do("A", "collateral", "B", "A").do("B", "slash").do("A", "k:liuli", "♥3", "D")
    assert (table["A"].hp, table["D"].hp) == (3, 3)
    assert table.worn("B") == ["kylin_bow"]


def test_the_call_for_a_slash_answers_collateral_too():
    table = Table(A="-", B="liu_bei", C="-", D="guan_yu", roles="RLRZ").wears("B", "kylin_bow").hand("A", "collateral", "ex_nihilo")
    table.hand("D", "♥3 peach").turn("A").do("A", "collateral", "B", "C").do("B", "k:jijiang").do("D", "k:wusheng", "♥3")
    assert table["C"].hp == 3
    assert table.worn("B") == ["kylin_bow"]


def test_liu_bei_calls_for_each_of_the_two_slashes_that_lv_bu_wants():
    table = Table(A="liu_bei", B="lv_bu", C="zhang_fei", roles="LRZ").hand("A", "duel", "ex_nihilo").hand("B", "♣2 slash")
    table.hand("C", "♠7 slash", "♠8 slash").turn("A").do("A", "duel", "B").do("B", "♣2")
    table.do("A", "k:jijiang").do("C", "♠7").do("A", "k:jijiang").do("C", "♠8")
    assert (table["A"].hp, table["B"].hp) == (4, 3)


def test_the_fire_that_another_plays_for_the_lord_is_the_lord_s_and_so_is_the_wine():
    table = Table(roles="LZRR", A="liu_bei", B="zhuge_liang", C="-", D="-").chained("C", "D").hand("B", "fire_slash")
    table.hand("A", "wine", "ex_nihilo").turn("A")
    heard = table.hears()
    table.do("A", "wine").do("A", "k:jijiang", "D").do("B", "fire_slash")
    assert damages(table, heard) == ["A>D 2 fire", "A>C 2 fire"]


def test_a_helper_whose_judgement_fails_leaves_the_dodge_to_the_next():
    table = Table(roles="LZZR", A="cao_cao", B="xu_chu", C="zhang_liao", D="-").wears("B", "eight_diagram").top("♠7")
    table.hand("C", "dodge").hand("D", "♠8 slash", "ex_nihilo").turn("D")
    table.do("D", "♠8", "A").do("A", "k:hujia").do("B", "k:eight_diagram").do("C", "dodge")
    assert table["A"].hp == 4


def test_of_three_targets_the_middle_one_may_send_the_slash_to_a_fourth_only():
    table = Table(A="-", B="-", C="da_qiao", D="-", E="-").wears("A", "halberd").wears("C", "kylin_bow").hand("A", "slash")
    table.hand("C", "♥3 peach").turn("A").do("A", "slash", "B", "C", "D")
    assert [name for name in "ABDE" if table.may("C", "k:liuli", "♥3", name)] == ["E"]
    table.do("C", "k:liuli", "♥3", "E")
    assert [table[name].hp for name in "BCDE"] == [3, 3, 3, 3]


def test_the_mount_that_pays_for_liuli_carries_nobody_any_more():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").wears("B", "chitu").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    assert [name for name in "CDE" if table.may("B", "k:liuli", "chitu", name)] == ["C"]


# Cards that come and go in the middle


def test_the_card_drawn_for_the_last_one_is_there_for_the_dismantlement():
    table = Table(A="-", B="lu_xun").hand("A", "dismantlement", "♠J nullification", "ex_nihilo").hand("B", "♣Q nullification")
    table.turn("A").do("A", "dismantlement", "B").do("B", "♣Q").do("B", "k:lianying").do("A", "♠J")
    assert table.cards("B") == []
    table.do("B", "k:lianying")
    assert len(table.cards("B")) == 1


def test_what_is_drawn_for_the_frozen_mount_may_be_frozen_next():
    table = Table(A="-", B="sun_shangxiang").wears("A", "ice_sword").wears("B", "dilu").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").do("A", "k:ice_sword").do("B", "k:xiaoji")
    assert (table["B"].hp, len(table.cards("B"))) == (3, 1)


def test_what_is_drawn_for_the_mount_that_was_shot_may_save_its_rider():
    table = Table(A="-", B="sun_shangxiang", C="-").wears("A", "kylin_bow").wears("B", "dilu").hp("B", 1)
    table.hand("A", "slash", "ex_nihilo").top("♥3 peach", "♣5").turn("A")
    table.do("A", "slash", "B").do("A", "k:kylin_bow", "dilu").do("B", "k:xiaoji").do("B", "peach")
    assert table["B"].hp == 1


def test_the_lion_that_pays_for_the_axe_heals():
    table = Table(A="-", B="-").wears("A", "axe", "silver_lion").hp("A", 2).hand("A", "slash", "♥3 peach").hand("B", "dodge")
    table.turn("A").do("A", "slash", "B").do("B", "dodge").do("A", "k:axe", "♥3", "silver_lion")
    assert (table["A"].hp, table["B"].hp) == (3, 3)


def test_a_wine_of_yu_ji_is_the_one_of_his_turn():
    table = Table(roles="LRRR", A="-", B="yu_ji", C="-", D="-").hand("B", "♣2 slash", "♣3 slash", "♣4 slash").turn("B")
    table.do("B", "k:guhuo", "wine", "♣2")
    for name in "CDA":
        table.do(name, "no")
    assert not table.may("B", "k:guhuo", "wine")
    table.do("B", "♣3", "C")
    assert table["C"].hp == 2


# Rewards and penalties


def test_a_lord_who_kills_a_loyalist_loses_the_weapon_but_the_slash_goes_on():
    table = Table(roles="LZRR", A="-", B="-", C="-", D="-").hp("A", 2).hp("B", 1).wears("A", "halberd", "silver_lion")
    table.hand("A", "slash").turn("A").do("A", "slash", "B", "C", "D")
    assert (table.worn("A"), table["A"].hp) == ([], 3)
    assert (table["C"].hp, table["D"].hp) == (3, 3)


def test_a_lord_whose_fanjian_kills_a_loyalist_loses_the_card_that_was_drawn_too():
    table = Table(roles="LZRR", A="zhou_yu", B="-", C="-", D="-").hp("B", 1).hand("A", "♥2 dodge", "♥K dodge").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "spade")
    assert not table["B"].alive
    assert (table.discarded("♥2 dodge"), table.discarded("♥K dodge")) == (True, True)


def test_the_reward_for_the_first_victim_may_spare_the_second():
    table = Table(roles="LRRR", A="-", B="-", C="-", D="-").hp("B", 1).hand("A", "savage_assault")
    table.top("♠J nullification", "♥3", "♥4").turn("A").do("A", "savage_assault").do("A", "nullification")
    assert (table["B"].alive, table["C"].hp, table["D"].hp) == (False, 4, 3)


# The shield of who was the first out of the last game


def shielded(**seats: str) -> Table:
    """A table at which B, at the last health, is protected."""
    return Table(options={"first_out_protection": "on", "first_out": "s1"}, **seats).hp("B", 1)


def test_a_spared_link_stays_chained_and_the_others_burn():
    table = shielded(A="-", B="-", C="-", D="-").chained("B", "C", "D").wears("A", "kylin_bow").hand("A", "fire_slash", "ex_nihilo")
    table.turn("A").do("A", "fire_slash", "C")
    assert [table[name].hp for name in "BCD"] == [1, 3, 3]
    assert [table[name].chained for name in "BCD"] == [True, False, False]


def test_the_chain_passes_on_what_the_shield_let_through():
    table = shielded(A="-", B="-", C="-", D="-").hp("B", 2).chained("B", "C").hand("A", "wine", "fire_slash", "ex_nihilo").turn("A")
    table.do("A", "wine").do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (1, 3)


def test_xiao_qiao_may_pass_on_what_would_be_spared_her_and_others_may_pass_damage_to_the_shielded():
    table = shielded(A="-", B="xiao_qiao", C="-").hand("A", "slash", "ex_nihilo").hand("B", "♥3 peach").turn("A")
    table.do("A", "slash", "B").do("B", "k:tianxiang", "♥3", "C")
    assert (table["B"].hp, table["C"].hp) == (1, 3)
    table = shielded(A="-", B="-", C="xiao_qiao").hand("A", "slash", "ex_nihilo").hand("C", "♥3 peach").turn("A")
    table.do("A", "slash", "C").do("C", "k:tianxiang", "♥3", "B")
    assert (table["B"].hp, len(table.cards("B"))) == (1, 3)


def test_the_first_victim_of_an_assault_ends_the_shield_for_the_later_ones():
    table = shielded(A="-", B="-", C="-", D="-").hp("D", 1).hand("C", "savage_assault", "ex_nihilo").turn("C")
    table.do("C", "savage_assault")
    assert [table[name].alive for name in "ABCD"] == [True, False, True, False]


def test_a_lost_challenge_is_spared_too():
    table = shielded(A="-", B="-", C="yu_ji", D="-").hand("C", "♠7 slash", "ex_nihilo").turn("C")
    table.do("C", "k:guhuo", "slash", "♠7", "B").do("D", "no").do("A", "no").do("B", "yes")
    assert table["B"].hp == 1


# Souls and the reborn


def reborn(options: dict[str, str]) -> Table:
    """A table at which A is about to bring B back."""
    table = Table(roles="LRRN", options={"reincarnation": "on", **options}, A="guan_yu", B="zhang_fei", C="lv_meng", D="ma_chao")
    dead(table, "B")
    return given(table, "B", "♠J nullification", "♥4 peach").hand("A", "dodge", "ex_nihilo", "slash")


def test_the_reborn_are_in_the_ring_and_in_the_windows_of_the_turn_that_brought_them_back():
    table = reborn({}).turn("A")
    assert table["A"].distance_to(table["C"]) == 1
    table.do("A", "k:sacrifice", "dodge", "B")
    assert table["A"].distance_to(table["C"]) == 2
    table.do("A", "ex_nihilo").do("B", "nullification")
    assert table.cards("A") == ["♠7 slash"]


def test_the_reborn_may_be_killed_again_in_that_turn_and_it_brings_nothing():
    table = reborn({}).turn("A").do("A", "k:sacrifice", "dodge", "B").do("A", "slash", "B")
    while table.is_asked("B"):
        table.passes("B")
    assert not table["B"].alive
    assert table.cards("A") == ["♥7 ex_nihilo"]


def test_the_soul_of_the_reborn_is_gone_with_its_card():
    table = reborn({"dark_souls": "on"}).top("♦K")
    haunted(table, "C", "B").turn("A").do("A", "k:sacrifice", "dodge", "B")
    assert souls_on(table["C"]) == []
    assert table.discarded("♦K")

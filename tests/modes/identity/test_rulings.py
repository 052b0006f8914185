"""The register of rulings: the order of effects, and the decisive case of each ruling on a skill."""

from sanguosha.engine.views.view import View
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from sanguosha.texts import Texts
from tests.support.rulings import ruling


@ruling("identity.md#R/12")
def test_judgement_cards_are_replaced_in_action_order_once_each():
    table = Table(A="sima_yi", B="-", C="zhang_jiao", D="-").under("B", "indulgence").hand("B", "ex_nihilo").top("♦9")
    table.hand("A", "♥3 peach", "♥4 peach").hand("C", "♠7 slash", "♠8 slash").turn("B", "judge")
    assert not table.is_asked("A")
    table.do("C", "k:guidao", "♠7 slash")
    table.do("A", "k:guicai", "♥3 peach")
    table.asked("B", "play-phase")
    assert table.holds("C", "♦9")
    assert table.discarded("♠7 slash")
    assert table.discarded("♥3 peach")
    assert table.cards("A") == ["♥4 peach"]


@ruling("identity.md#R/12")
def test_who_sits_first_in_action_order_can_be_overruled_and_is_not_asked_again():
    table = Table(A="sima_yi", B="-", C="zhang_jiao", D="-").under("D", "indulgence").hand("D", "ex_nihilo").top("♦9")
    table.hand("A", "♥3 peach", "♥4 peach").hand("C", "♠7 slash", "♠8 slash").hand("B", "duel").turn("D", "judge")
    assert not table.is_asked("C")
    table.do("A", "k:guicai", "♥3 peach").do("C", "k:guidao", "♠7 slash")
    table.asked("A", "play-phase")
    assert table.holds("C", "♥3 peach")
    assert table.discarded("♦9")


@ruling("identity.md#R/13", "identity.md#14/19")
def test_vine_burns_before_the_damage_is_transferred():
    table = Table(A="-", B="xiao_qiao", C="-").wears("B", "vine").hand("A", "fire_slash", "ex_nihilo").hand("B", "♥3 peach")
    table.turn("A").do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 2)


@ruling("identity.md#R/13", "identity.md#14/19")
def test_the_lion_of_her_own_does_not_lessen_what_she_transfers_but_that_of_the_other_does():
    table = Table(A="-", B="xiao_qiao", C="-").wears("B", "silver_lion").hand("A", "wine", "slash", "ex_nihilo")
    table.hand("B", "♥3 peach").turn("A").do("A", "wine").do("A", "slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 2)
    table = Table(A="-", B="xiao_qiao", C="-").wears("C", "silver_lion").hand("A", "wine", "slash", "ex_nihilo")
    table.hand("B", "♥3 peach").turn("A").do("A", "wine").do("A", "slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    table = Table(A="-", B="xiao_qiao", C="-").wears("B", "silver_lion").hand("A", "wine", "slash", "ex_nihilo")
    table.hand("B", "♥3 peach").turn("A").do("A", "wine").do("A", "slash", "B").passes("B")
    assert (table["B"].hp, table["C"].hp) == (2, 4)


def test_the_vine_of_the_other_burns_as_well():
    table = Table(A="-", B="xiao_qiao", C="-").wears("C", "vine").hand("A", "fire_slash", "ex_nihilo").hand("B", "♥3 peach")
    table.turn("A").do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 2)


def test_the_chain_passes_on_what_the_lion_let_through():
    table = Table(A="-", B="-", C="-").wears("B", "silver_lion").chained("B", "C").hand("A", "wine", "fire_slash", "ex_nihilo")
    table.turn("A").do("A", "wine").do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    table = Table(A="-", B="-", C="-").wears("C", "silver_lion").chained("B", "C").hand("A", "wine", "fire_slash", "ex_nihilo")
    table.turn("A").do("A", "wine").do("A", "fire_slash", "B")
    assert (table["B"].hp, table["C"].hp) == (2, 3)


def test_transferred_fire_runs_along_the_chain_of_the_other_back_to_her():
    table = Table(A="-", B="xiao_qiao", C="-", D="-").chained("B", "C", "D").hand("A", "fire_slash", "ex_nihilo")
    table.hand("B", "♥3 peach").turn("A").do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert [table[name].hp for name in "BCD"] == [2, 3, 3]
    assert not any(table[name].chained for name in "BCD")


def test_fire_that_is_transferred_away_leaves_her_own_chain_alone():
    table = Table(A="-", B="xiao_qiao", C="-", D="-").chained("B", "D").hand("A", "fire_slash", "ex_nihilo")
    table.hand("B", "♥3 peach").turn("A").do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
    assert [table[name].hp for name in "BCD"] == [3, 3, 4]
    assert table["B"].chained
    assert table["D"].chained


@ruling("identity.md#14/19")
def test_she_names_another_who_draws_by_the_health_lost_after_the_damage():
    table = Table(A="-", B="xiao_qiao", C="-").hp("C", 3).hand("A", "slash", "ex_nihilo").hand("B", "♥3 peach").turn("A")
    table.do("A", "slash", "B")
    assert not table.may("B", "k:tianxiang", "♥3 peach", "B")
    table.do("B", "k:tianxiang", "♥3 peach", "C")
    assert table["C"].hp == 2
    assert len(table.cards("C")) == 2


@ruling("identity.md#R/34")
def test_xiahou_dun_is_one_general_under_one_name():
    rules = identity_ruleset()
    assert [general.id for general in rules.generals if general.id.startswith("xiahou_d")] == ["xiahou_dun"]
    assert Texts("zh-Hans", rules).general_name("xiahou_dun") == "夏侯惇"
    assert Texts("zh-Hant", rules).general_name("xiahou_dun") == "夏侯惇"


@ruling("identity.md#14/1")
def test_cards_given_are_counted_over_the_phase_and_heal_once():
    table = Table(A="liu_bei", B="-", C="-").hp("A", 1).hand("A", "slash", "duel", "peach", "dodge", "ex_nihilo").turn("A")
    table.do("A", "k:rende", "slash", "B")
    assert table["A"].hp == 1
    table.do("A", "k:rende", "duel", "C")
    assert table["A"].hp == 2
    table.do("A", "k:rende", "peach", "B", "dodge", "C")
    assert table["A"].hp == 2


@ruling("identity.md#14/2")
def test_the_others_of_the_kingdom_are_called_in_turn_and_not_again_in_the_phase_after_all_declined():
    table = Table(A="liu_bei", B="guan_yu", C="-", D="zhang_fei").hand("B", "♠7 slash").hand("C", "slash").hand("D", "♠8 slash")
    table.hand("A", "ex_nihilo").turn("A").do("A", "k:jijiang", "B")
    table.asked("B", "ask-jijiang")
    table.passes("B")
    table.asked("D", "ask-jijiang")
    table.passes("D")
    table.asked("A", "play-phase")
    assert not table.may("A", "k:jijiang")
    assert table["B"].hp == 4
    table = Table(A="cao_cao", B="sima_yi", C="-", D="guo_jia").hand("B", "♥2 dodge").hand("C", "♦2 dodge", "slash", "ex_nihilo")
    table.hand("D", "♦3 dodge").turn("C")
    table.wears("C", "spear").do("C", "slash", "A").do("A", "k:hujia")
    table.asked("B", "ask-hujia")
    table.passes("B").do("D", "♦3 dodge")
    assert table["A"].hp == 4
    assert table.cards("D") == []


@ruling("identity.md#14/3")
def test_a_converted_trick_counts_for_jizhi_and_a_recast_one_does_not():
    table = Table(A="huang_yueying", B="-").learns("A", "qixi").hand("A", "♠7 slash", "ex_nihilo").hand("B", "peach")
    table.top("♥3", "♦9").turn("A").do("A", "k:qixi", "♠7 slash", "B")
    table.asked("A", "use-skill")
    table.do("A", "k:jizhi")
    assert [text[:2] for text in table.cards("A")] == ["♥7", "♥3"]
    assert table.cards("B") == []
    table = Table(A="huang_yueying", B="-").hand("A", "iron_chain", "ex_nihilo").top("♥3", "♦9").turn("A")
    table.do("A", "recast", "iron_chain")
    table.asked("A", "play-phase")
    assert [text[:2] for text in table.cards("A")] == ["♥7", "♥3"]


@ruling("identity.md#14/4")
def test_the_one_who_is_dying_is_sun_quan_and_others_save_him():
    table = Table(A="sun_quan", B="zhou_yu", C="-").hp("A", 1).hand("A", "♥3 peach").hand("B", "slash", "♥4 peach").turn("B")
    table.do("B", "slash", "A").do("B", "♥4 peach")
    assert table["A"].hp == 2
    assert table.holds("A", "♥3 peach")
    table = Table(A="sun_quan", B="zhou_yu", C="-").hp("A", 1).hand("A", "♥3 peach").hand("B", "slash").turn("B")
    table.do("B", "slash", "A").do("A", "♥3 peach")
    assert table["A"].hp == 1
    table = (
        Table(roles="RLR", A="zhou_yu", B="sun_quan", C="-").hp("A", 1).hand("B", "♥4 peach").hand("C", "slash", "duel").turn("C")
    )
    table.do("C", "slash", "A").do("B", "♥4 peach")
    assert table["A"].hp == 1


@ruling("identity.md#14/5")
def test_the_card_of_fanjian_cannot_save_who_is_dying_of_it():
    table = Table(A="zhou_yu", B="-", C="-").hp("B", 1).hand("A", "♥3 peach").turn("A")
    table.do("A", "k:fanjian", "B").do("B", "spade")
    assert table["B"].hp == 0
    assert table.holds("A", "♥3 peach")
    table.asked("A", "ask-rescue")
    assert not table.is_asked("B")
    table.passes("A")
    assert not table["B"].alive
    assert table.holds("A", "♥3 peach")


@ruling("identity.md#14/6")
def test_the_range_of_liuli_is_measured_without_the_discarded_card():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-", F="-").wears("B", "axe", "chitu").hand("A", "slash").turn("A")
    table.do("A", "slash", "B")
    assert not table.may("B", "k:liuli", "axe", "E")
    assert table.may("B", "k:liuli", "axe", "D")
    assert table.may("B", "k:liuli", "chitu", "E")
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-", F="-").wears("B", "chitu").hand("A", "slash").turn("A")
    table.do("A", "slash", "B")
    assert table.may("B", "k:liuli", "chitu", "C")
    assert not table.may("B", "k:liuli", "chitu", "D")


@ruling("identity.md#14/6")
def test_a_slash_is_not_diverted_to_another_of_its_targets():
    table = Table(A="-", B="da_qiao", C="-", D="-").wears("A", "halberd").hand("A", "slash").hand("B", "peach").wears("B", "axe")
    table.turn("A").do("A", "slash", "B", "C")
    assert table.may("B", "k:liuli", "peach", "D")
    assert not table.may("B", "k:liuli", "peach", "C")
    assert not table.may("B", "k:liuli", "peach", "A")


@ruling("identity.md#14/7")
def test_damage_without_source_is_answered_by_nobody():
    table = Table(A="xiahou_dun", B="-").under("A", "lightning").hand("A", "ex_nihilo").top("♠5").turn("A", "judge")
    table.asked("A", "play-phase")
    assert table["A"].hp == 1
    table = Table(A="sima_yi", B="-").hp("A", 3, 4).under("A", "lightning").hand("A", "peach", "wine").hand("B", "duel").top("♠5")
    table.turn("A", "judge").passes("A").do("A", "peach")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♠A duel"]


@ruling("identity.md#14/8")
def test_tiandu_takes_the_cards_of_his_own_judgements_only():
    table = Table(A="-", B="guo_jia").under("A", "indulgence").hand("A", "ex_nihilo").top("♥3").turn("A", "judge")
    table.asked("A", "play-phase")
    assert table.discarded("♥3")
    table = Table(A="guo_jia", B="-").under("A", "indulgence").hand("A", "ex_nihilo").top("♥3").turn("A", "judge")
    table.asked("A", "use-skill")
    table.do("A", "k:tiandu")
    assert table.holds("A", "♥3")


@ruling("identity.md#14/9")
def test_jianxiong_takes_what_hurt_himself_and_not_what_hurt_another():
    table = Table(A="cao_cao", B="-", C="-").hand("B", "duel", "savage_assault", "ex_nihilo").hand("A", "slash").turn("B")
    table.do("B", "duel", "C")
    table.asked("B", "play-phase")
    assert table.discarded("duel")
    table.do("B", "savage_assault").passes("A").do("A", "k:jianxiong")
    assert table.holds("A", "savage_assault")


@ruling("identity.md#14/10")
def test_leiji_answers_every_dodge_used_played_or_judged():
    table = Table(A="-", B="zhang_jiao").hand("A", "slash", "archery_attack", "duel").hand("B", "♥2 dodge", "♦2 dodge").turn("A")
    table.do("A", "slash", "B").do("B", "♥2 dodge")
    table.asked("B", "use-skill")
    assert table.may("B", "k:leiji", "A")
    table.passes("B").do("A", "archery_attack").do("B", "♦2 dodge")
    table.asked("B", "use-skill")
    assert table.may("B", "k:leiji", "A")
    table = Table(A="-", B="zhang_jiao").wears("B", "eight_diagram").hand("A", "slash").top("♥3").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram").passes("B")
    table.asked("B", "use-skill")
    assert table.may("B", "k:leiji", "A")


@ruling("identity.md#14/11")
def test_guidao_takes_the_replaced_card_and_guicai_puts_it_away():
    table = Table(A="-", B="zhang_jiao").under("A", "indulgence").hand("A", "ex_nihilo").hand("B", "♠7 slash").top("♥3")
    table.turn("A", "judge").do("B", "k:guidao", "♠7 slash")
    assert table.holds("B", "♥3")
    assert table.discarded("♠7 slash")
    table = Table(A="-", B="sima_yi").under("A", "indulgence").hand("A", "ex_nihilo").hand("B", "♠7 slash").top("♥3")
    table.turn("A", "judge").do("B", "k:guicai", "♠7 slash")
    assert not table.holds("B", "♥3")
    assert table.discarded("♥3")


@ruling("identity.md#14/12")
def test_huangtian_is_one_card_in_each_turn_of_each_giver():
    table = Table(A="zhang_jiao", B="yu_ji", C="hua_tuo").hand("B", "♥2 dodge", "♦2 dodge").hand("C", "♦3 dodge", "♦4 dodge")
    table.turn("B")
    assert not table.may("B", "k:huangtian:s0", "♥2 dodge", "♦2 dodge")
    table.do("B", "k:huangtian:s0", "♥2 dodge")
    assert not table.may("B", "k:huangtian:s0")
    assert table.holds("A", "♥2 dodge")
    table.end_phase("B")
    table.do("C", "k:huangtian:s0", "♦3 dodge")
    assert not table.may("C", "k:huangtian:s0")
    assert table.holds("A", "♦3 dodge")


@ruling("identity.md#14/13")
def test_the_card_of_guhuo_lies_face_down_and_is_shown_only_when_it_is_challenged():
    table = Table(A="yu_ji", B="-", C="-").wears("A", "spear").hand("A", "fire_slash", "ex_nihilo", "duel").turn("A")
    assert not table.may("A", "k:guhuo", "slash", "spear")
    laid = table.find("fire_slash", table["A"].hand)
    table.do("A", "k:guhuo", "slash", "fire_slash", "B")
    table.asked("B", "ask-guhuo")
    assert View(table.game, 1).card(laid.token) is None
    table.do("B", "no").do("C", "no")
    assert table["B"].hp == 3


@ruling("identity.md#14/13")
def test_all_others_with_health_are_asked_and_the_nature_must_be_true():
    table = Table(A="yu_ji", B="zhou_tai", C="-", D="-").hp("B", 0).hand("A", "fire_slash", "ex_nihilo").top("♥3", "♥4").turn("A")
    table.do("A", "k:guhuo", "slash", "fire_slash", "D").do("C", "yes")
    table.asked("D", "ask-guhuo")
    table.do("D", "yes")
    assert table.discarded("fire_slash")
    assert (table["C"].hp, table["D"].hp) == (4, 4)
    assert [text[:2] for text in table.cards("C") + table.cards("D")] == ["♥3", "♥4"]


@ruling("identity.md#14/14")
def test_liegong_is_asked_for_each_target_and_need_not_be_used():
    table = (
        Table(A="huang_zhong", B="-", C="-").wears("A", "halberd").hand("A", "slash").hand("B", "♥2 dodge").hand("C", "♦2 dodge")
    )
    table.turn("A").do("A", "slash", "B", "C")
    table.asked("A", "use-skill")
    table.passes("A")
    table.asked("A", "use-skill")
    table.do("A", "k:liegong").do("B", "♥2 dodge")
    assert (table["B"].hp, table["C"].hp) == (4, 3)
    assert table.holds("C", "♦2 dodge")


@ruling("identity.md#14/15")
def test_kuanggu_heals_for_a_neighbour_who_was_killed():
    table = Table(A="wei_yan", B="-", C="-", D="-").hp("A", 1).hp("B", 1).hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive
    assert table["A"].hp == 2
    table = Table(A="wei_yan", B="-", C="-", D="-", E="-").wears("A", "spear").hp("A", 1).hp("C", 1).hand("A", "slash", "ex_nihilo")
    table.turn("A").do("A", "slash", "C")
    assert not table["C"].alive
    assert table["A"].hp == 1


@ruling("identity.md#14/16")
def test_jushou_turns_the_card_over_for_all_to_see_and_the_next_turn_turns_it_up():
    table = Table(A="cao_ren", B="-").hand("A", "ex_nihilo").hand("B", "ex_nihilo").turn("A").end_phase("A").do("A", "k:jushou")
    assert table["A"].turned_over
    assert View(table.game, -1).seat(0).turned_over
    table.end_phase("B")
    table.asked("B", "play-phase")
    assert not table["A"].turned_over
    assert len(table.cards("A")) == 4


@ruling("identity.md#14/17")
def test_both_ways_of_shensu_come_in_the_preparation_phase_the_second_after_the_first_slash():
    table = Table(A="xiahou_yuan", B="-", C="-").hand("A", "spear").hand("B", "ex_nihilo").hand("C", "dodge").turn("A", "prepare")
    table.do("A", "k:shensu", "B")
    assert table["B"].hp == 3
    assert table.game.turn is not None
    assert table.game.turn.phase == 0
    table.do("A", "k:shensu:2", "spear", "C").passes("C")
    assert table["C"].hp == 3
    assert table.cards("A") == []
    table.asked("B", "play-phase")


@ruling("identity.md#14/18")
def test_with_one_card_on_his_general_zhou_tai_has_no_health_and_its_removal_makes_it_one():
    table = Table(A="zhou_tai", B="-").hp("A", 1).hand("B", "slash", "ex_nihilo").top("♠5").turn("B")
    table.do("B", "slash", "A")
    assert table["A"].alive
    assert table["A"].hp == 0
    assert len(table["A"].pile("buqu").cards) == 1
    table["A"].recover(1)
    assert table["A"].hp == 1
    assert table["A"].pile("buqu").cards == []


@ruling("identity.md#14/18")
def test_peaches_come_before_the_ranks_are_compared():
    table = Table(A="-", B="zhou_tai", C="-").hp("B", 1).hand("A", "wine", "slash", "ex_nihilo").hand("C", "peach").top("♠5", "♣5")
    table.turn("A").do("A", "wine").do("A", "slash", "B")
    assert table["B"].hp == -1
    assert len(table["B"].pile("buqu").cards) == 2
    table.asked("C", "ask-rescue")
    table.do("C", "peach").do("B", "♠5")
    assert table["B"].alive
    assert table["B"].hp == 0

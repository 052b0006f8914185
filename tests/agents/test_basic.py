"""The basic agent: what a sensible player does, told by situations."""

import pytest

from sanguosha.testing import Table
from tests.support.bots import acts, attacked, choice, plays_on

# Dying


def test_a_loyalist_gives_the_dying_lord_his_last_peach():
    table = Table(A="-", B="-", C="-", roles="LZR").hp("A", 1).hand("C", "slash").hand("B", "peach").turn("C")
    table.do("C", "slash", "A")
    assert choice(table, "B") == "♥3 peach"


def test_a_rebel_lets_the_lord_die():
    table = Table(A="-", B="-", C="-", roles="LRR").hp("A", 1).hand("C", "slash").hand("B", "peach").turn("C")
    table.do("C", "slash", "A")
    assert choice(table, "B") == "pass"


def test_a_renegade_saves_the_lord_while_others_live():
    table = Table(A="-", B="-", C="-", roles="LNR").hp("A", 1).hand("C", "slash").hand("B", "peach").turn("C")
    table.do("C", "slash", "A")
    assert choice(table, "B") == "♥3 peach"


def test_a_renegade_alone_with_the_lord_lets_the_lord_die():
    table = Table(A="-", B="-", roles="LN").hp("A", 1).hand("A", "lightning").under("A", "lightning").hand("B", "peach")
    table.top("♠5").turn("A", "judge")
    assert choice(table, "B") == "pass"


def test_nobody_saves_who_attacked_the_lord_all_game():
    table = attacked(Table(A="-", B="-", C="-", D="-", roles="LRRZ"), "B", "A").hp("B", 1).hand("A", "slash")
    table.hand("D", "peach").turn("A").do("A", "slash", "B")
    assert choice(table, "D") == "pass"


def test_a_rebel_saves_a_rebel():
    table = attacked(Table(A="-", B="-", C="-", D="-", roles="LRRZ"), "C", "A").hp("B", 1).hand("A", "slash")
    attacked(table, "B", "A").hand("C", "peach").turn("A").do("A", "slash", "B")
    assert choice(table, "C") == "♥3 peach"


def test_a_loyalist_lets_a_rebel_die():
    table = attacked(Table(A="-", B="-", C="-", D="-", roles="LRZR"), "B", "A").hp("B", 1).hand("A", "slash")
    table.hand("C", "peach").turn("A").do("A", "slash", "B")
    assert choice(table, "C") == "pass"


def test_the_dying_drink_their_wine_before_they_eat_their_peach():
    table = Table(A="-", B="-").hp("B", 1).hand("A", "slash").hand("B", "peach", "wine").turn("A").do("A", "slash", "B")
    assert choice(table, "B").endswith("wine")


# Answering


def test_a_slash_is_dodged_when_there_is_a_dodge():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge", "peach").turn("A").do("A", "slash", "B")
    assert choice(table, "B").endswith("dodge")


def test_the_eight_diagram_is_tried_before_a_dodge_is_spent():
    table = Table(A="-", B="-").hand("A", "slash").wears("B", "eight_diagram").hand("B", "dodge").turn("A")
    assert choice(table.do("A", "slash", "B"), "B") == "k:eight_diagram"


def test_one_dodge_is_not_wasted_where_two_are_needed():
    table = Table(A="lv_bu", B="-").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B")
    assert choice(table, "B") == "pass"
    table = Table(A="lv_bu", B="-").hand("A", "slash").hand("B", "dodge", "dodge").turn("A").do("A", "slash", "B")
    assert choice(table, "B").endswith("dodge")


def test_a_loyalist_nullifies_what_takes_the_lords_cards():
    table = Table(A="-", B="-", C="-", roles="LZR").hand("C", "dismantlement").hand("B", "nullification").hand("A", "peach")
    table.turn("C").do("C", "dismantlement", "A")
    assert choice(table, "B").endswith("nullification")


def test_a_rebel_does_not_nullify_what_takes_the_lords_cards():
    table = Table(A="-", B="-", C="-", roles="LRR").hand("C", "dismantlement").hand("B", "nullification").hand("A", "peach")
    table.turn("C").do("C", "dismantlement", "A")
    assert choice(table, "B") == "pass"


def test_a_rebel_nullifies_the_lords_drawing_and_a_loyalist_does_not():
    for role, answer in (("R", True), ("Z", False)):
        table = Table(A="-", B="-", C="-", roles=f"L{role}R").hand("A", "ex_nihilo").hand("B", "nullification").turn("A")
        assert choice(table.do("A", "ex_nihilo"), "B").endswith("nullification") is answer


def test_a_loyalist_nullifies_the_nullification_of_the_lords_drawing():
    table = Table(A="-", B="-", C="-", roles="LZR").hand("A", "ex_nihilo").hand("B", "♠J nullification")
    table.hand("C", "♠K nullification").turn("A").do("A", "ex_nihilo").passes("B").do("C", "nullification")
    assert choice(table, "B") == "♠J nullification"


def test_a_loyalist_lets_a_nullification_stand_that_protects_the_lord():
    table = Table(A="-", B="-", C="-", D="-", roles="LZZR").hand("D", "dismantlement").hand("A", "peach")
    table.hand("B", "♠J nullification").hand("C", "♠K nullification").turn("D").do("D", "dismantlement", "A")
    table.passes("B").do("C", "nullification")
    assert choice(table, "B") == "pass"


def test_nobody_nullifies_a_card_of_no_consequence():
    table = Table(A="-", B="-", C="-", roles="LZR").hand("C", "iron_chain").hand("B", "nullification").turn("C")
    table.do("C", "iron_chain", "A")
    assert choice(table, "B") == "pass"


def test_a_loyalist_made_to_slash_the_lord_gives_his_weapon_instead():
    table = Table(A="-", B="-", C="-", roles="LZR").hand("C", "collateral").wears("B", "qinggang_sword").hand("B", "slash")
    table.turn("C").do("C", "collateral", "B", "A")
    assert choice(table, "B") == "pass"


def test_a_rebel_made_to_slash_the_lord_does_it_gladly():
    table = Table(A="-", B="-", C="-", roles="LRR").hand("C", "collateral").wears("B", "qinggang_sword").hand("B", "slash")
    table.turn("C").do("C", "collateral", "B", "A")
    assert choice(table, "B").endswith("slash A")


def test_a_loyalist_plays_a_slash_for_the_lord_and_a_rebel_does_not():
    for role, answer in (("Z", True), ("R", False)):
        table = Table(A="liu_bei", B="guan_yu", C="-", roles=f"L{role}R").hand("B", "♠7 slash").turn("A")
        table.do("A", "k:jijiang", "C")
        assert choice(table, "B").endswith("slash") is answer


# Attacking


def test_a_rebel_slashes_the_lord_and_not_the_rebel_who_attacked_him():
    table = attacked(Table(A="-", B="-", C="-", D="-", E="-", roles="LRRZN"), "B", "A").hand("C", "slash").wears("C", "kylin_bow")
    assert choice(table.turn("C"), "C").endswith("slash A")


def test_a_rebel_out_of_the_lords_reach_slashes_a_loyalist_rather_than_a_rebel():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-", roles="LZRRNR")
    attacked(attacked(table, "D", "A"), "B", "D", 4.0).hand("C", "slash").turn("C")
    assert choice(table, "C").endswith("slash B")


def test_a_loyalist_slashes_who_attacked_the_lord():
    table = attacked(Table(A="-", B="-", C="-", D="-", E="-", F="-", roles="LRZZRN"), "B", "A").hand("C", "slash").turn("C")
    assert choice(table, "C").endswith("slash B")


def test_when_the_rebels_are_dead_who_attacks_loyalists_is_taken_for_the_renegade():
    table = Table(A="-", B="-", C="-", D="-", E="-", roles="LZNRZ").dead("D").hand("B", "slash").turn("B")
    attacked(attacked(table, "C", "D", 8.0), "C", "B")  # it fought the rebel before
    assert choice(table, "B").endswith("slash C")


def test_a_lord_believes_nobody_for_his_gifts_who_attacks_the_others():
    table = Table(A="-", C="-", B="-", D="-", E="-", roles="LNZRZ").dead("D").hand("A", "slash").turn("A")
    table.game.deeds.note(table["C"].index, table["A"].index, -6.0)
    attacked(attacked(table, "C", "B", 3.0), "C", "E", 3.0)
    assert choice(table, "A").endswith("slash C")


def test_the_lord_spares_who_saved_him():
    table = Table(A="-", B="-", C="-", D="-", roles="LZRN")
    table.game.deeds.note(table["B"].index, table["A"].index, -2.0)
    attacked(table, "D", "A", 1.0).hand("A", "slash").turn("A")
    assert choice(table, "A").endswith("slash D")


def test_of_two_enemies_the_weak_one_is_attacked():
    table = Table(A="-", B="-", C="-", D="-", roles="LRZR").hp("D", 1).hand("A", "slash").turn("A")
    attacked(attacked(table, "B", "A"), "D", "A")
    assert choice(table, "A").endswith("slash D")


def test_wine_is_drunk_before_a_slash_and_not_without_one():
    table = Table(A="-", B="-", roles="LR").hand("A", "wine", "slash").turn("A")
    assert acts(table, "A").endswith("wine")
    assert acts(table, "A").endswith("slash B")
    assert choice(Table(A="-", B="-", roles="LR").hand("A", "wine").turn("A"), "A") == "pass"


def test_no_black_slash_is_spent_on_a_nioh_shield():
    table = Table(A="-", B="-", roles="LR").wears("B", "nioh_shield").hand("A", "♠7 slash").turn("A")
    assert choice(table, "A") == "pass"
    table = Table(A="-", B="-", roles="LR").wears("B", "nioh_shield").hand("A", "♥10 slash").turn("A")
    assert choice(table, "A") == "♥10 slash B"


def test_an_attack_on_all_is_used_when_it_hits_enemies():
    table = attacked(attacked(Table(A="-", B="-", C="-", roles="LRR"), "B", "A"), "C", "A").hand("A", "archery_attack").turn("A")
    assert choice(table, "A").endswith("archery_attack")


def test_an_attack_on_all_is_kept_when_it_would_kill_the_lord():
    table = Table(A="-", B="-", C="-", roles="LZR").hp("A", 1).hand("B", "archery_attack").turn("B")
    assert choice(table, "B") == "pass"


def test_iron_chain_binds_enemies_and_frees_friends():
    table = attacked(Table(A="-", B="-", C="-", roles="LRR"), "B", "A").hand("A", "iron_chain").turn("A")
    attacked(table, "C", "A")
    assert "iron_chain B C" in choice(table, "A")
    table = Table(A="-", B="-", C="-", roles="LZR").chained("A", "C").hand("B", "iron_chain").turn("B")
    assert choice(table, "B").endswith("iron_chain A .")


def test_a_friend_is_freed_of_indulgence_and_an_enemy_loses_something_else():
    table = Table(A="-", B="-", C="-", roles="LZR").under("A", "indulgence").wears("A", "nioh_shield").hand("B", "dismantlement")
    table.turn("B")
    assert acts(table, "B").endswith("dismantlement A")
    assert "indulgence" in choice(table, "B")
    table = Table(A="-", B="-", C="-", roles="LRZ").under("A", "indulgence").wears("A", "nioh_shield").hand("B", "dismantlement")
    table.turn("B")
    assert acts(table, "B").endswith("dismantlement A")
    assert "nioh_shield" in choice(table, "B")


def test_indulgence_is_laid_before_an_enemy():
    table = Table(A="-", B="-", C="-", roles="LZR").hand("B", "indulgence").turn("B")
    assert choice(table, "B").endswith("indulgence C")


def test_lightning_stays_in_the_hand():
    table = Table(A="-", B="-", roles="LR").hand("A", "lightning").turn("A")
    assert choice(table, "A") == "pass"


# Equipping, healing, keeping


def test_armour_is_put_on_and_only_changed_for_better():
    table = Table(A="-", B="-", roles="LR").hand("A", "eight_diagram").turn("A")
    assert acts(table, "A").endswith("eight_diagram")
    assert table.worn("A")
    table = Table(A="-", B="-", roles="LR").wears("A", "eight_diagram").hand("A", "vine").turn("A")
    assert choice(table, "A") == "pass"


def test_the_bow_replaces_the_sword_when_the_sword_reaches_no_enemy():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-", G="-", roles="LZZRZZN").wears("D", "qinggang_sword")
    table.hand("D", "kylin_bow").turn("D")
    for friend in "BCEF":
        table.dead(friend)
    table = Table(A="-", B="-", roles="LR").wears("A", "jueying").wears("B", "crossbow").hand("B", "kylin_bow").turn("B")
    assert choice(table, "B").endswith("kylin_bow")
    table = Table(A="-", B="-", roles="LR").wears("B", "crossbow").hand("B", "kylin_bow").turn("B")
    assert choice(table, "B") == "pass"


def test_the_wounded_eat_their_peach():
    table = Table(A="-", B="-", roles="LR").hp("A", 1).hand("A", "peach").turn("A")
    assert choice(table, "A").endswith("peach")


def test_a_loyalist_in_no_danger_keeps_his_peach_for_a_weak_lord():
    for lord, answer in ((1, "pass"), (4, "♥3 peach")):
        table = Table(A="-", B="-", C="-", roles="LZR").hp("A", lord).hp("B", 3).hand("B", "peach").turn("B")
        assert choice(table, "B") == answer


def test_the_discard_phase_takes_what_is_worth_least():
    table = Table(A="-", B="-", roles="LR").hp("A", 2).hand("A", "peach", "lightning", "dodge", "slash").turn("A", "discard")
    assert acts(table, "A") in ("♠A lightning ♣2 slash", "♠A lightning ♠7 slash") or not table.holds("A", "slash")
    assert table.holds("A", "peach")
    assert table.holds("A", "dodge")
    assert not table.holds("A", "lightning")


def test_the_best_card_of_amazing_grace_is_taken():
    table = Table(A="-", B="-", roles="LR").hand("A", "amazing_grace").top("♠7 slash", "♥6 peach").turn("A")
    table.do("A", "amazing_grace")
    assert choice(table, "A") == "♥6 peach"


# Skills


def test_sima_yi_spares_a_friend_and_robs_an_enemy():
    for role, robs in (("Z", False), ("R", True)):
        table = Table(A="-", B="sima_yi", C="-", roles=f"L{role}R").hand("A", "slash", "peach").turn("A").do("A", "slash", "B")
        assert choice(table, "B").startswith("k:fankui") is robs


def test_sima_yi_turns_the_judgement_of_a_friend_to_the_good_and_leaves_a_good_one():
    for top, answer in (("♠7 slash", "k:guicai ♥2 dodge"), ("♥6 peach", "pass")):
        table = Table(A="-", B="sima_yi", C="-", roles="LZR").under("A", "indulgence").hand("B", "♥2 dodge").top(top)
        assert choice(table.turn("A", "judge"), "B") == answer


def test_liu_bei_gives_cards_to_a_friend_and_none_to_enemies():
    table = Table(A="liu_bei", B="-", C="-", roles="LZR").hp("A", 3).hand("A", "slash", "slash", "dodge", "dodge", "slash", "slash")
    table.game.deeds.note(table["B"].index, table["A"].index, -2.0)
    done = plays_on(attacked(table, "C", "A").turn("A"), "A")
    given = [text for text in done if text.startswith("k:rende")]
    assert given
    assert all(" B" in text and " C" not in text for text in given)


def test_sun_quan_changes_what_is_worth_little_and_keeps_his_peach():
    table = Table(A="sun_quan", B="-", roles="LR").hand("A", "peach", "lightning", "nullification").turn("A")
    text = choice(table, "A")
    assert text.startswith("k:zhiheng")
    assert "lightning" in text
    assert "peach" not in text


def test_da_qiao_passes_a_slash_on_to_an_enemy_and_not_to_a_friend():
    table = Table(A="-", B="da_qiao", C="-", roles="LRR").hand("C", "slash").hand("B", "lightning").turn("C").do("C", "slash", "B")
    assert choice(table, "B").startswith("k:liuli")
    table = Table(A="-", B="da_qiao", C="-", roles="LZR").hand("C", "slash").hand("B", "lightning").turn("C").do("C", "slash", "B")
    assert choice(table, "B") == "pass"


def test_equal_seeds_choose_alike():
    table = Table(A="-", B="-", C="-", roles="LRR").hand("A", "slash", "duel", "snatch").turn("A")
    assert len({choice(table, "A") for _ in range(5)}) == 1


@pytest.mark.parametrize("hidden", ["peach", "dodge", "slash"])
def test_hidden_cards_of_others_make_no_difference(hidden):
    table = (
        Table(A="-", B="-", C="-", roles="LRR").hand("B", hidden).hand("C", "nullification").hand("A", "slash", "snatch").turn("A")
    )
    assert choice(table, "A").endswith("snatch B")


@pytest.mark.parametrize("roles", ["LZRRN", "LRZNR", "LNRZR"])
def test_hidden_roles_make_no_difference(roles):
    table = Table(A="-", B="-", C="-", D="-", E="-", roles=roles).hand("A", "slash", "dismantlement").hand("C", "peach")
    attacked(table, "C", "A").hand("B", "dodge").turn("A")
    assert choice(table, "A") == "♠3 dismantlement C"

"""What a person would laugh at, and the basic agent does not do."""

import pytest

from sanguosha.testing import Table
from tests.support.bots import acts, attacked, choice, plays_on

# Making attacks stronger


def test_no_wine_is_drunk_when_the_enemy_is_out_of_reach():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-", roles="LZZRZZ").hand("A", "slash", "wine")
    assert choice(table.turn("A"), "A") == "pass"


def test_no_wine_is_drunk_once_the_slash_of_the_phase_is_used():
    table = Table(A="-", B="-", roles="LR").hand("A", "slash", "slash", "wine").turn("A").do("A", "slash", "B")
    assert choice(table, "A") == "pass"


def test_the_slash_follows_the_wine_whatever_else_is_in_the_hand():
    table = Table(A="liu_bei", B="-", C="-", roles="LRZ").hand("A", "slash", "wine", "lightning", "lightning").hp("A", 3).hp("B", 1)
    done = plays_on(attacked(table, "B", "A").turn("A"), "A")
    wine = next(place for place, text in enumerate(done) if text.endswith("wine"))
    assert done[wine + 1].endswith("slash B")


def test_wine_is_no_part_of_the_attack_that_it_would_make_stronger():
    table = Table(A="-", B="-", roles="LR").wears("A", "spear").hand("A", "wine", "lightning").hp("B", 1).turn("A")
    assert not acts(table, "A").endswith("wine")


def bare_chest(*held: str, seats: str = "AB", under: str = "") -> Table:
    """Xu Chu, the lord, is asked whether he fights bare-chested; the last seat is his only enemy."""
    table = Table(**{name: "xu_chu" if name == "A" else "-" for name in seats}, roles="L" + "Z" * (len(seats) - 2) + "R")
    return table.hand("A", *held).turn("A", "draw")


def test_xu_chu_bares_his_chest_for_a_slash_and_not_for_nothing():
    assert choice(bare_chest("slash"), "A") == "k:luoyi"
    assert choice(bare_chest("dodge"), "A") == "pass"


def test_xu_chu_keeps_his_clothes_on_when_his_slash_reaches_no_enemy():
    table = Table(A="xu_chu", B="-", C="-", D="-", E="-", F="-", roles="LZZRZZ").hand("A", "slash").turn("A", "draw")
    assert choice(table, "A") == "pass"


def test_xu_chu_keeps_his_clothes_on_when_he_may_not_play():
    table = Table(A="xu_chu", B="-", roles="LR").hand("A", "slash").under("A", "indulgence").top("♠7 slash").turn("A", "judge")
    assert choice(table, "A") == "pass"


# Weapons


def test_the_spear_is_not_made_of_the_only_two_dodges():
    table = Table(A="-", B="-", roles="LR").wears("A", "spear").hand("A", "dodge", "dodge").turn("A")
    assert choice(table, "A") == "pass"


def test_the_spear_takes_the_two_cards_that_are_worth_least():
    table = (
        Table(A="-", B="-", roles="LR").wears("A", "spear").hp("B", 1).hand("A", "peach", "lightning", "dodge", "jueying").turn("A")
    )
    for _ in range(2):  # the horse first
        answer = acts(table, "A")
    assert "lightning" in answer or "jueying" in answer
    assert "peach" not in answer


def ice_sword(hp: int, *held: str, roles: str = "LR") -> Table:
    """The lord hits B with the ice sword."""
    table = Table(A="-", B="-", C="-", roles=roles + "Z").hand("A", "slash").wears("A", "ice_sword").hp("B", hp).hand("B", *held)
    return attacked(table, "B", "A").turn("A").do("A", "slash", "B")


def test_the_ice_sword_takes_two_cards_of_a_healthy_enemy():
    assert choice(ice_sword(4, "peach", "peach", "lightning"), "A") == "k:ice_sword"


@pytest.mark.parametrize(("hp", "held"), [(1, ["peach", "lightning"]), (4, ["lightning"])])
def test_the_ice_sword_wounds_who_is_weak_or_poor(hp, held):
    assert choice(ice_sword(hp, *held), "A") == "pass"


# Giving


def given(table: Table) -> str:
    """All that Liu Bei gives away in his turn."""
    return " ".join(text for text in plays_on(table.turn("A"), "A") if text.startswith("k:rende"))


def test_liu_bei_at_2_health_keeps_his_last_dodge():
    table = Table(A="liu_bei", B="-", C="-", roles="LZR").hp("A", 2).hand("A", "dodge", "lightning", "jueying", "vine")
    table.game.deeds.note(table["B"].index, table["A"].index, -2.0)
    assert "dodge" not in given(attacked(table, "C", "A"))


def test_liu_bei_eats_his_peach_when_he_is_hurt():
    table = Table(A="liu_bei", B="-", C="-", roles="LZR").hp("A", 2).hand("A", "peach", "lightning", "slash", "slash")
    table.game.deeds.note(table["B"].index, table["A"].index, -2.0)
    assert "peach" not in given(attacked(table, "C", "A"))


# Setting others on each other


def test_diao_chan_lets_two_rebels_fight_and_attacks_the_weaker_of_them():
    table = Table(A="-", B="diao_chan", C="guan_yu", D="zhang_fei", roles="LZRR").hand("B", "lightning").hp("C", 1).turn("B")
    assert choice(table, "B").endswith("lightning D C")


def test_diao_chan_has_a_friend_attack_rather_than_be_attacked():
    table = Table(A="guan_yu", B="diao_chan", C="zhang_fei", roles="LZR").hand("B", "lightning").hp("C", 1).turn("B")
    assert choice(table, "B").endswith("lightning A C")


def test_collateral_looks_at_both_seats():
    table = Table(A="-", C="-", B="-", D="-", E="-", roles="LRZRR").wears("C", "crossbow").wears("D", "qinggang_sword")
    table.hp("C", 1).hand("B", "collateral").turn("B")  # C, the weakest, reaches only A and B
    assert choice(table, "B").endswith("collateral D C")


def calling(aimed: str, roles: str = "LZRZ") -> Table:
    """Liu Bei, the lord, calls for a Slash to use; B is of his kingdom and is asked first."""
    table = Table(A="liu_bei", B="guan_yu", C="-", D="-", roles=roles).hand("B", "♠7 slash").turn("A")
    return table.do("A", "k:jijiang", aimed)


def test_nobody_plays_the_slash_that_will_hit_himself():
    assert choice(calling("B"), "B") == "pass"


def test_a_slash_for_the_lord_is_played_against_an_enemy():
    assert choice(calling("D", "LZRR"), "B") == "♠7 slash"


# Peaches


def test_the_hurt_eat_a_peach_late_in_the_game_rather_than_throw_cards_away():
    table = Table(A="-", B="-", roles="LR").hp("A", 3).hand("A", "peach", "dodge", "dodge", "slash").turn("A")
    table.game.round = 30
    assert choice(table, "A").endswith("peach") or (acts(table, "A") and choice(table, "A").endswith("peach"))


def test_no_peach_is_discarded_while_something_else_is_left():
    held = ("♥3 peach", "♥4 peach", "♥6 peach", "nullification", "dodge", "ex_nihilo")
    table = Table(A="-", B="-", roles="LR").hp("A", 3).hand("A", *held).turn("A", "discard")
    assert "peach" not in choice(table, "A")


# The lord's life


def test_a_loyalist_uses_no_attack_on_all_when_the_lord_has_1_health_left():
    table = Table(A="-", B="-", C="-", D="-", E="-", roles="LZRRR").hp("A", 1).hand("B", "archery_attack").turn("B")
    for name in "CDE":
        attacked(table, name, "A")
    assert choice(table, "B") == "pass"


# Healing


def test_hua_tuo_heals_a_wounded_lord_and_does_not_keep_the_game_alive_for_ever():
    table = Table(A="-", B="hua_tuo", C="-", roles="LZR").hp("A", 2).hp("C", 1).hand("B", "lightning").turn("B")
    assert choice(table, "B").endswith("lightning A")
    table.game.round = 70
    assert choice(table, "B") == "pass"

"""What is not possible says why."""

import pytest

from sanguosha.engine.parts.effects import END_OF_TURN, OUT_OF_RING, EffectKind
from sanguosha.engine.parts.modifiers import MayTarget, MayUse, SkillOn
from sanguosha.engine.parts.part import Part
from sanguosha.engine.pieces.skills import Skill
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.views.view import View
from sanguosha.testing import Table


def token_of(table: Table, name: str, word: str) -> str:
    """The token of a seat, of a skill, or of a card in view, the own hand first."""
    if word in table.names:
        return table[word].token
    if word.startswith("k:"):
        return word
    zones = [table[name].hand, *(zone for seat in table.game.seats for zone in (seat.equip, seat.judge_area))]
    return next(card.token for zone in zones for card in zone.cards if table.matches(card, word))


def why(table: Table, name: str, *words: str) -> str:
    """Why the last of these cannot be picked after those before it; empty if it can. (Who can do nothing is not asked: some hold an
    Ex Nihilo or a Dodge besides.)"""
    decision, view = table.asked(name), View(table.game, table[name].index)
    path: list[str] = []
    for word in words[:-1]:
        path.append(token_of(table, name, word))
        assert path[-1] in decision.menu(path[:-1])
    return str(view.why_not(decision, path, token_of(table, name, words[-1])) or "")


# A card as such


def test_what_may_be_picked_has_no_reason_against_it():
    table = Table(A="-", B="-", C="-").hand("A", "slash").turn("A")
    assert why(table, "A", "slash") == ""
    assert why(table, "A", "slash", "B") == ""


def test_a_second_slash_in_one_phase_is_used_up():
    table = Table(A="-", B="-").hand("A", "slash", "thunder_slash", "ex_nihilo").turn("A").do("A", "slash", "B")
    assert why(table, "A", "thunder_slash") == "used-up-in-phase card=thunder_slash family=slash"


def test_a_second_wine_in_one_turn_is_used_up():
    table = Table(A="-", B="-").hand("A", "wine", "wine", "ex_nihilo").turn("A").do("A", "wine")
    assert why(table, "A", "wine") == "used-up-in-turn card=wine family=wine"


def test_a_peach_is_for_the_wounded():
    table = Table(A="-", B="-").hand("A", "peach", "ex_nihilo").turn("A")
    assert why(table, "A", "peach") == "full-health card=peach family=peach"


def test_dodge_and_nullification_are_not_used_of_ones_own_accord():
    table = Table(A="-", B="-").hand("A", "dodge", "nullification", "ex_nihilo").turn("A")
    assert why(table, "A", "dodge") == "not-now card=dodge family=dodge"
    assert why(table, "A", "nullification") == "not-now card=nullification family=nullification"


def test_a_card_that_does_not_answer_is_told_what_does():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "peach", "dodge").turn("A").do("A", "slash", "B")
    assert why(table, "B", "peach") == "wrong-card card=peach wanted=dodge"


def test_wine_saves_nobody_else():
    table = Table(A="-", B="-").hand("A", "slash", "wine", "peach").hp("B", 1).turn("A").do("A", "slash", "B")
    assert table.asked("A", "ask-rescue")
    assert why(table, "A", "wine") == "wrong-card card=wine wanted=peach"


def test_who_saves_oneself_is_told_of_peach_and_wine():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge", "wine").hp("B", 1).turn("A")
    table.do("A", "slash", "B").passes("B")
    assert table.asked("B", "ask-rescue")
    assert why(table, "B", "dodge") == "wrong-card card=dodge wanted=peach wine"


def test_with_nobody_in_range_the_nearest_is_told():
    table = Table(A="-", B="-", C="-").hand("A", "slash", "ex_nihilo").wears("B", "dilu").wears("C", "hualiu").turn("A")
    assert why(table, "A", "slash") == "nobody-in-range card=slash range=1 distance=2"


def test_with_nobody_near_enough_for_a_trick_the_nearest_is_told():
    table = Table(A="-", B="-", C="-").hand("A", "snatch", "ex_nihilo").wears("B", "dilu").wears("C", "hualiu").turn("A")
    assert why(table, "A", "snatch") == "nobody-near card=snatch range=1 distance=2"


def test_where_everybody_has_another_reason_there_is_just_no_target():
    table = Table(A="-", B="-", C="-").hand("A", "dismantlement", "ex_nihilo").turn("A")
    assert why(table, "A", "dismantlement") == "no-target card=dismantlement"


def test_lightning_lies_on_one_already():
    table = Table(A="-", B="-").under("A", "♠A lightning").hand("A", "♥Q lightning", "ex_nihilo").turn("A")
    assert why(table, "A", "♥Q lightning") == "already-there card=lightning seat=s0"


def test_worn_cards_and_those_of_others_are_not_used():
    table = Table(A="-", B="-").hand("A", "slash").wears("A", "axe").wears("B", "spear").turn("A")
    assert why(table, "A", "axe") == "worn"
    assert why(table, "A", "spear") == "not-yours"


# A card on a seat


def test_a_seat_out_of_range_is_told_with_distance_and_range():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "slash").turn("A")
    assert why(table, "A", "slash", "C") == "out-of-range card=slash seat=s2 range=1 distance=2"


def test_a_red_bow_used_as_slash_gives_no_range():
    table = Table(A="guan_yu", B="-", C="-", D="-").wears("A", "kylin_bow").turn("A")
    assert why(table, "A", "k:wusheng", "kylin_bow", "C") == "out-of-range card=slash seat=s2 range=1 distance=2"


def test_a_trick_may_be_too_far_away():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "snatch").wears("B", "spear").wears("C", "axe").turn("A")
    assert why(table, "A", "snatch", "C") == "too-far card=snatch seat=s2 range=1 distance=2"


def test_nobody_attacks_oneself():
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    assert why(table, "A", "slash", "A") == "oneself card=slash seat=s0"


def test_the_dead_are_dead():
    table = Table(A="-", B="-", C="-").dead("C").hand("A", "slash").turn("A")
    assert why(table, "A", "slash", "C") == "dead seat=s2"


def test_there_is_nothing_to_take_where_nothing_lies():
    table = Table(A="-", B="-", C="-").hand("A", "dismantlement").wears("B", "axe").turn("A")
    assert why(table, "A", "dismantlement", "C") == "nothing-there card=dismantlement seat=s2"


def test_fire_attack_needs_a_hand_to_look_at():
    table = Table(A="-", B="-", C="-").hand("A", "fire_attack").hand("B", "dodge").turn("A")
    assert why(table, "A", "fire_attack", "C") == "no-hand card=fire_attack seat=s2"


def test_nobody_lies_under_the_same_trick_twice():
    table = Table(A="-", B="-", C="-").hand("A", "♥6 indulgence").under("B", "♠6 indulgence").turn("A")
    assert why(table, "A", "indulgence", "B") == "already-there card=indulgence seat=s1"


def test_an_empty_city_names_its_skill():
    table = Table(A="-", B="zhuge_liang", C="-").hand("A", "slash", "duel").turn("A")
    assert why(table, "A", "slash", "B") == "immune card=slash seat=s1 skill=kongcheng"
    assert why(table, "A", "duel", "B") == "immune card=duel seat=s1 skill=kongcheng"


def test_modesty_names_its_skill():
    table = Table(A="-", B="lu_xun", C="-").hand("A", "snatch", "indulgence").wears("B", "axe").wears("C", "spear").turn("A")
    assert why(table, "A", "snatch", "B") == "immune card=snatch seat=s1 skill=qianxun"
    assert why(table, "A", "indulgence", "B") == "immune card=indulgence seat=s1 skill=qianxun"


def test_collateral_needs_a_weapon_and_somebody_in_its_reach():
    table = Table(A="-", B="-", C="-", D="-", E="zhuge_liang").hand("A", "collateral").wears("B", "axe").turn("A")
    assert why(table, "A", "collateral", "C") == "no-weapon card=collateral seat=s2"
    assert why(table, "A", "collateral", "B", "B") == "already-picked"
    assert why(table, "A", "collateral", "B", "E") == "they-may-not card=collateral seat=s4 other=s1"
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").hand("A", "collateral").wears("B", "crossbow").turn("A")
    assert why(table, "A", "collateral", "B", "E") == "out-of-their-range card=collateral seat=s4 other=s1 distance=3 range=1"


def test_collateral_without_any_victim():
    table = Table(A="zhuge_liang", B="-", C="-", D="-").hand("A", "collateral").wears("B", "crossbow").wears("D", "axe")
    table.wears("C", "dilu").turn("A")
    assert why(table, "A", "collateral", "B") == "no-victim card=collateral seat=s1"


def test_the_one_who_is_named_comes_first():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "collateral").wears("B", "halberd").hand("B", "slash").turn("A")
    table.do("A", "collateral", "B", "C")
    assert table.asked("B", "ask-collateral")
    assert why(table, "B", "slash", "D") == "first-target card=slash seat=s2"


def test_a_card_without_choice_of_targets_asks_for_none():
    table = Table(A="-", B="-").hand("A", "ex_nihilo").turn("A")
    assert why(table, "A", "ex_nihilo", "B") == "no-choice card=ex_nihilo"


def test_who_has_picked_enough_is_told_so():
    table = Table(A="-", B="-", C="-").hand("A", "slash").turn("A")
    assert why(table, "A", "slash", "B", "C") == "enough"


def test_a_seat_is_picked_after_a_card_and_a_card_before_a_seat():
    table = Table(A="-", B="-").hand("A", "slash", "dodge").turn("A")
    assert why(table, "A", "B") == "begin"
    assert why(table, "A", "slash", "dodge") == "pick-seat"


def test_out_of_the_ring_cards_are_neither_used_nor_felt():
    table = Table(A="-", B="-", C="-").hand("A", "duel")
    table["C"].attach(OUT_OF_RING, END_OF_TURN)
    assert why(table.turn("A"), "A", "duel", "C") == "out-of-ring seat=s2"
    table = Table(A="sun_quan", B="-", C="-").hand("A", "duel")
    table["A"].attach(OUT_OF_RING, END_OF_TURN)
    assert why(table.turn("A"), "A", "duel") == "out-of-ring seat=s0"


# What other parts forbid


class NoTricks(MayUse):
    """Nobody uses Duels while the owner lives."""

    def may_use(self, draft: Draft) -> bool:
        return draft.kind.id != "duel"


class Hidden(MayTarget):
    """The owner is no target of a Duel."""

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner


class Silence(SkillOn):
    """Nobody else's skills work."""

    def skill_on(self, part: Part) -> bool:
        return part.owner is self.owner


UNSEEN = EffectKind("unseen_shield", Hidden)


def test_who_forbids_a_card_is_named():
    table = Table(A="-", B="-").hand("A", "duel", "ex_nihilo")
    table.game.gain_skill(table["B"], Skill("no_tricks", NoTricks))
    assert why(table.turn("A"), "A", "duel") == "forbidden card=duel skill=no_tricks"


def test_an_effect_that_is_not_shown_is_not_named():
    table = Table(A="-", B="-", C="-").hand("A", "duel")
    table["B"].attach(UNSEEN, END_OF_TURN)
    assert why(table.turn("A"), "A", "duel", "B") == "not-possible"


def test_a_skill_that_is_turned_off_says_so():
    table = Table(A="sun_quan", B="guan_yu", C="-").hand("A", "slash").hand("B", "dodge", "♥A")
    table.game.gain_skill(table["C"], Skill("silence", Silence))
    assert why(table.turn("A"), "A", "k:zhiheng") == "turned-off skill=zhiheng"
    table.do("A", "slash", "B")
    assert why(table, "B", "k:wusheng") == "turned-off skill=wusheng"


# Skills


def test_once_per_phase_is_once():
    table = Table(A="sun_quan", B="-").hand("A", "slash", "dodge").turn("A").do("A", "k:zhiheng", "dodge")
    assert why(table, "A", "k:zhiheng") == "limit-reached skill=zhiheng span=phase"


def test_a_skill_of_the_play_phase_waits_for_it():
    table = Table(A="-", B="sun_quan").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B")
    assert why(table, "B", "k:zhiheng") == "not-in-play-phase skill=zhiheng"


def test_a_skill_that_works_by_itself_is_never_picked():
    table = Table(A="zhuge_liang", B="-").hand("A", "slash").turn("A")
    assert why(table, "A", "k:kongcheng") == "of-itself skill=kongcheng"


def test_a_lord_skill_is_for_lords():
    table = Table(A="-", B="cao_cao", C="-").hand("B", "slash").turn("B")
    assert why(table, "B", "k:hujia") == "lord-only skill=hujia"


def test_a_skill_without_the_right_cards_says_which():
    table = Table(A="guan_yu", B="-").hand("A", "♠7").turn("A")
    assert why(table, "A", "k:wusheng") == "lacks-cards skill=wusheng count=1 sort=red"
    table = Table(A="sun_shangxiang", B="-").hp("B", 1).hand("A", "slash").turn("A")
    assert why(table, "A", "k:jieyin") == "lacks-cards skill=jieyin count=2 sort="


def test_a_skill_without_anybody_for_it_says_so():
    table = Table(A="hua_tuo", B="-").hand("A", "slash").turn("A")
    assert why(table, "A", "k:qingnang") == "lacks-seats skill=qingnang"


def test_a_skill_that_makes_a_slash_shares_the_fate_of_slashes():
    table = Table(A="guan_yu", B="-").hand("A", "♠7 slash", "♥A").turn("A").do("A", "♠7 slash", "B")
    assert why(table, "A", "k:wusheng") == "used-up-in-phase card=slash family=slash"


def test_a_skill_that_brings_something_else_is_not_wanted():
    table = Table(A="-", B="guan_yu").hand("A", "slash").hand("B", "♥A", "dodge").turn("A").do("A", "slash", "B")
    assert why(table, "B", "k:wusheng") == "not-wanted skill=wusheng card=slash wanted=dodge"


def test_a_skill_whose_condition_fails_is_of_no_use():
    table = Table(A="hua_tuo", B="-").hp("A", 1).hand("A", "♥A").turn("A")
    assert why(table, "A", "k:jijiu") == "no-use skill=jijiu"


def test_a_skill_that_came_to_nothing_is_not_tried_again():
    table = Table(A="-", B="-").wears("B", "eight_diagram").hand("A", "slash").hand("B", "dodge").turn("A").top("♠")
    table.do("A", "slash", "B").do("B", "k:eight_diagram")
    assert why(table, "B", "k:eight_diagram") == "failed-before skill=eight_diagram"


def test_armour_is_off_under_the_sword():
    table = Table(A="-", B="-").wears("A", "qinggang_sword").wears("B", "eight_diagram").hand("A", "slash").hand("B", "dodge")
    table.turn("A").do("A", "slash", "B")
    assert why(table, "B", "k:eight_diagram") == "armor-off skill=eight_diagram"


def test_a_black_card_is_no_warriors_slash():
    table = Table(A="guan_yu", B="-").hand("A", "♥A", "♠7").turn("A")
    assert why(table, "A", "k:wusheng", "♠7") == "needs-card skill=wusheng sort=red"


def test_a_skill_of_the_hand_takes_nothing_that_is_worn():
    table = Table(A="hua_tuo", B="-").hp("B", 1).hand("A", "slash").wears("A", "axe").turn("A")
    assert why(table, "A", "k:qingnang", "axe") == "needs-hand-card skill=qingnang"


def test_a_skill_says_whom_it_does_not_fit():
    table = Table(A="sun_shangxiang", B="guan_yu", C="guo_jia", D="zhen_ji").hp("B", 1).hp("D", 1).hand("A", "slash", "dodge")
    table.turn("A")
    assert why(table, "A", "k:jieyin", "slash", "dodge", "A") == "oneself"
    assert why(table, "A", "k:jieyin", "slash", "dodge", "C") == "needs-seat skill=jieyin seat=s2 sort=wounded"
    assert why(table, "A", "k:jieyin", "slash", "dodge", "D") == "needs-seat skill=jieyin seat=s3 sort=male"


def test_a_set_is_named_in_the_order_of_its_menu():
    table = Table(A="sun_quan", B="-").hand("A", "slash", "dodge", "peach").turn("A")
    assert why(table, "A", "k:zhiheng", "dodge", "slash") == "in-order"


# What nobody learns


@pytest.mark.parametrize("token", ["c9999", "c-1", "s9", "k:", "k:nothing", "k", "", "?s1", "o:recast", "."])
def test_what_is_not_there_has_the_general_reason(token: str):
    table = Table(A="-", B="-").hand("A", "slash").turn("A")
    assert str(View(table.game, 0).why_not(table.asked("A"), [], token)) == "not-possible"


def test_cards_that_are_not_seen_are_all_alike():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "peach", "dodge").turn("A")
    unseen = [*table["B"].hand.cards, *table.game.draw_pile.cards]
    assert {str(View(table.game, 0).why_not(table.asked("A"), [], card.token)) for card in unseen} == {"not-possible"}

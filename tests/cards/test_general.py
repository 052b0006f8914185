"""The procedures that all cards share."""

from sanguosha.testing import Table
from tests.cards.effects import blood_dodge, switches_when_hurt, untouchable
from tests.support.events import damages, judged, put_down, seats_of
from tests.support.rulings import ruling

# Distance


def ring() -> Table:
    return Table(A="-", B="-", C="-", D="-", E="-", F="-")


def to_d(table: Table, names: str) -> list[int]:
    return [table[name].distance_to(table["D"]) for name in names]


def from_d(table: Table, names: str) -> list[int]:
    return [table["D"].distance_to(table[name]) for name in names]


@ruling("cards.yaml#general/1")
def test_the_shorter_way_round_counts():
    assert from_d(ring(), "CEBFA") == [1, 1, 2, 2, 3]


@ruling("cards.yaml#general/2")
def test_a_mount_of_defence_is_felt_by_the_others_only():
    table = ring().wears("D", "dilu")
    assert to_d(table, "CEBFA") == [2, 2, 3, 3, 4]
    assert from_d(table, "CEBFA") == [1, 1, 2, 2, 3]


@ruling("cards.yaml#general/3")
def test_a_mount_of_attack_makes_up_for_one_of_defence():
    table = ring().wears("D", "dilu").wears("C", "chitu")
    assert to_d(table, "C") == [1]
    assert from_d(table, "C") == [1]


@ruling("cards.yaml#general/4")
def test_a_neighbour_is_never_nearer_than_1():
    table = ring().wears("C", "chitu")
    assert to_d(table, "C") == [1]


def test_the_dead_are_not_counted():
    table = Table(A="-", B="-", C="-", D="-", E="-").hp("B", 1).hand("A", "slash", "jueying").turn("A")
    assert table["A"].distance_to(table["C"]) == 2
    table.do("A", "slash", "B")
    assert not table["B"].alive
    assert table["A"].distance_to(table["C"]) == 1


# Targets


def test_targets_are_treated_in_the_order_of_turns_from_the_current_seat():
    table = Table(A="-", B="-", C="-", D="-").wears("B", "halberd").hand("B", "slash").turn("B")
    log = table.hears()
    table.do("B", "slash", "A", "C", "D")
    assert damages(table, log) == ["B>C 1 normal", "B>D 1 normal", "B>A 1 normal"]


def test_a_target_put_in_the_place_of_another_takes_its_own_place_in_the_order():
    table = Table(A="-", B="da_qiao", C="-", D="-").wears("A", "halberd").wears("B", "kylin_bow")
    table.hand("A", "slash").hand("B", "peach").turn("A")
    log = table.hears()
    table.do("A", "slash", "B", "C").do("B", "k:liuli", "peach", "D")
    assert damages(table, log) == ["A>C 1 normal", "A>D 1 normal"]


# Recasting


@ruling("cards.yaml#general/7")
def test_recasting_the_only_card_draws_one_and_is_no_use():
    table = Table(A="huang_yueying", B="-").hand("A", "iron_chain").top("♣A crossbow").turn("A")
    table.do("A", "recast").asked("A", "play-phase")
    assert table.cards("A") == ["♣A crossbow"]
    assert table.discarded("iron_chain")


def test_recasting_the_last_card_is_losing_it():
    table = Table(A="lu_xun", B="-").hand("A", "iron_chain").top("♣A crossbow", "♦A crossbow").turn("A")
    table.do("A", "recast").do("A", "k:lianying")
    assert len(table.cards("A")) == 2


# Delayed tricks


@ruling("cards.yaml#general/5")
def test_the_trick_placed_last_is_judged_first():
    table = Table(A="-", B="-").under("B", "indulgence", "supply_shortage").hand("B", "jueying").top("♣2", "♥2")
    log = table.hears()
    table.turn("B", "judge")
    assert judged(log) == ["supply_shortage", "indulgence"]
    table.asked("B", "play-phase")
    assert len(table.cards("B")) == 3


@ruling("cards.yaml#general/6")
def test_nobody_has_two_of_one_name():
    table = Table(A="-", B="-", C="-").under("B", "indulgence").hand("A", "indulgence", "supply_shortage").turn("A")
    assert not table.may("A", "indulgence", "B")
    assert table.may("A", "indulgence", "C")
    assert table.may("A", "supply_shortage", "B")


@ruling("cards.yaml#general/10", "identity.md#R/7")
def test_a_trick_that_arrives_in_the_judge_phase_waits_for_the_next():
    table = Table(A="-", B="-").under("B", "lightning").under("A", "indulgence", "lightning").top("♦2", "♥2", "♠5")
    log = table.hears()
    table.turn("A", "judge")
    assert judged(log) == ["lightning", "indulgence"]
    assert [card.kind.id for card in table["A"].judge_area.cards] == ["lightning"]
    assert table["A"].hp == 4


@ruling("identity.md#4/1")
def test_of_three_tricks_the_oldest_is_judged_last():
    table = Table(A="-", B="-").under("B", "indulgence", "lightning", "supply_shortage").top("♦2", "♦3", "♦4")
    log = table.hears()
    table.turn("B", "judge")
    assert judged(log)[:3] == ["supply_shortage", "lightning", "indulgence"]


@ruling("identity.md#4/1")
def test_the_dead_are_not_judged_any_more():
    table = Table(A="-", B="-", C="-").under("B", "indulgence", "lightning").hp("B", 3).top("♠5", "♦3")
    log = table.hears()
    table.turn("B", "judge")
    assert not table["B"].alive
    assert judged(log) == ["lightning"]
    assert table.discarded("indulgence")


# Damage


@ruling("cards.yaml#general/11")
def test_the_vine_of_the_one_who_transfers_counts_before_and_the_lion_of_the_other_after():
    for armour, left in (("jueying", 2), ("silver_lion", 3)):
        table = Table(A="-", B="xiao_qiao", C="-").wears("B", "vine").wears("C", armour)
        table.hand("A", "fire_slash").hand("B", "♥3 peach").turn("A")
        table.do("A", "fire_slash", "B").do("B", "k:tianxiang", "♥3 peach", "C")
        assert table["B"].hp == 3
        assert table["C"].hp == left


@ruling("cards.yaml#general/12")
def test_bare_chested_damage_is_passed_on_as_it_was_taken():
    table = Table(A="xu_chu", B="-", C="-").hand("A", "fire_slash").chained("B", "C").turn("A", "draw")
    log = table.hears()
    table.do("A", "k:luoyi").do("A", "fire_slash", "B")
    assert damages(table, log) == ["A>B 2 fire", "A>C 2 fire"]


@ruling("cards.yaml#general/13")
def test_who_was_reset_before_the_chain_is_settled_takes_nothing():
    table = Table(D="-", A="-", B="-", C="-").hand("D", "fire_slash").chained("A", "B", "C")
    switches_when_hurt(table, "A", "B")
    log = table.turn("D").hears()
    table.do("D", "fire_slash", "A")
    assert damages(table, log) == ["D>A 1 fire", "D>C 1 fire"]
    assert not any(table[name].chained for name in "ABC")


@ruling("cards.yaml#general/14")
def test_prevented_damage_is_not_passed_on():
    table = Table(D="-", A="-", B="-").hand("D", "fire_slash").chained("A", "B")
    untouchable(table, "A")
    table.turn("D").do("D", "fire_slash", "A")
    assert (table["A"].hp, table["B"].hp) == (4, 4)
    assert table["A"].chained
    assert table["B"].chained


def test_damage_passed_on_and_prevented_leaves_the_chain_on():
    table = Table(D="-", A="-", B="-", C="-").hand("D", "fire_slash").chained("A", "B", "C")
    untouchable(table, "B")
    table.turn("D").do("D", "fire_slash", "A")
    assert [table[name].hp for name in "ABC"] == [3, 4, 3]
    assert [table[name].chained for name in "ABC"] == [False, True, False]


@ruling("cards.yaml#general/15")
def test_damage_passed_on_has_no_source_once_the_source_is_dead():
    table = Table(roles="RLZN", A="-", B="xiahou_dun", C="-", D="-").hp("A", 1).hand("A", "fire_slash").chained("B", "C")
    table.top("♠5").turn("A")
    log = table.hears()
    table.do("A", "fire_slash", "B").do("B", "k:ganglie")
    assert not table["A"].alive
    assert damages(table, log) == ["A>B 1 fire", "B>A 1 normal", "->C 1 fire"]


def test_a_chained_source_takes_its_own_damage():
    table = Table(A="-", B="-").hand("A", "fire_slash").chained("A", "B").turn("A")
    log = table.hears()
    table.do("A", "fire_slash", "B")
    assert damages(table, log) == ["A>B 1 fire", "A>A 1 fire"]


# Dying


@ruling("cards.yaml#general/8")
def test_at_minus_1_two_peaches_of_two_players_are_needed():
    table = Table(A="-", B="-", C="-").hand("A", "peach").hand("C", "peach").hp("B", 2).under("B", "lightning").top("♠5")
    table.turn("B", "judge")
    assert table["B"].hp == -1
    table.do("C", "peach")
    assert table["B"].hp == 0
    table.do("A", "peach")
    assert table["B"].hp == 1
    assert table["B"].alive


def test_one_peach_too_few_saves_nobody():
    table = Table(A="-", B="-", C="-").hand("A", "peach").hand("C", "peach").hp("B", 2).under("B", "lightning").top("♠5")
    table.turn("B", "judge").do("C", "peach").passes("A")
    assert not table["B"].alive


@ruling("identity.md#R/14")
def test_all_are_asked_once_in_the_order_of_turns_from_the_current_seat():
    table = Table(A="-", B="-", C="-", D="-").hp("C", 1).hand("B", "slash", "peach")
    for name in "ACD":
        table.hand(name, "peach")
    table.turn("B").do("B", "slash", "C")
    for name in "BCDA":
        table.asked(name, "ask-rescue")
        assert len(table.session.open) == 1
        table.passes(name)
    assert not table["C"].alive


@ruling("cards.yaml#general/16")
def test_when_the_current_seat_has_died_the_next_living_one_is_asked_first():
    table = Table(roles="RLZRN", A="-", B="-", C="-", D="-", E="-").hp("A", 3).hp("C", 3).chained("A", "C")
    table.hand("B", "peach").hand("D", "peach").under("A", "lightning").top("♠5").turn("A", "judge")
    table.passes("B", "D")
    assert not table["A"].alive
    assert table["C"].hp == 0
    table.asked("B", "ask-rescue")
    assert not table.is_asked("D")
    table.passes("B").do("D", "peach")
    assert table["C"].hp == 1


def test_a_dying_inside_a_dying_is_finished_first():
    table = Table(A="-", B="yu_ji", C="-").hp("A", 1).hp("C", 1).hand("A", "slash").hand("B", "♥3 peach").hand("C", "peach")
    log = table.turn("A").hears()
    table.do("A", "slash", "C").do("B", "k:guhuo", "♥3 peach").do("A", "yes").do("C", "peach")
    assert seats_of(table, log, "dying") == "CA"
    assert seats_of(table, log, "recovered") == "AC"


# Piles


@ruling("cards.yaml#general/9")
def test_looking_at_more_cards_than_are_left_shuffles_the_others_under_them():
    table = Table(A="zhuge_liang", B="-", C="-", D="-", E="-").pile_of(draw=1, discard=6)
    (last,) = table.game.draw_pile.cards
    table.turn("A", "prepare").do("A", "k:guanxing")
    seen = table.asked("A", "ask-guanxing").menu([])
    assert seen[0] == last.token
    assert len(seen) == 6
    assert seen[5] == "/"
    assert len(table.game.draw_pile) == 7
    assert len(table.game.discard_pile) == 0


# Judgements


def test_the_judgement_card_is_put_away_when_the_effect_that_asked_is_over():
    table = Table(A="-", B="-", C="-").hp("B", 3).hand("C", "peach").under("B", "lightning").top("♠5").turn("B", "judge")
    table.asked("C", "ask-rescue")
    assert not table.discarded("♠5")
    table.passes("C")
    assert table.discarded("♠5")


def test_the_judgement_card_of_a_skill_is_put_away_when_the_skill_is_over():
    table = Table(A="-", B="xiahou_dun").hand("A", "♠7 slash", "dilu", "jueying").top("♠5 blade").turn("A")
    table.do("A", "slash", "B").do("B", "k:ganglie").asked("A", "ask-ganglie")
    assert not table.discarded("blade")
    table.passes("A").asked("A", "play-phase")
    assert table["A"].hp == 3
    assert table.discarded("blade")


# Bringing a card


def test_who_dies_of_what_a_card_costs_uses_none_and_the_card_is_put_away():
    table = Table(options={"ask_all": "on"}, A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "dilu")
    blood_dodge(table.hand("B", "peach", "peach"), "B")
    log = table.turn("A").hears()
    table.do("A", "slash", "B").do("B", "k:test-blood-dodge", "peach").passes("A", "B", "C").asked("A", "play-phase")
    assert not table["B"].alive
    assert put_down(table, log) == ["A used slash"]
    assert len([card for card in table.game.discard_pile.cards if card.kind.id == "peach"]) == 2


# Hand limit


def test_the_surplus_over_health_is_discarded_in_one_go_and_only_hand_cards_count():
    table = Table(A="-", B="-").hp("A", 2).wears("A", "jueying").under("A", "lightning")
    log = table.hand("A", "dodge", "dodge", "dodge", "slash").turn("A", "discard").hears()
    assert not table.may("A", "dodge", "done")
    table.do("A", "dodge", "slash")
    assert [len(event.cards) for event in log.events if event.args.get("reason") == "discarded"] == [2]
    assert [card.kind.id for card in table["A"].hand.cards] == ["dodge", "dodge"]
    assert table.worn("A") == ["jueying"]

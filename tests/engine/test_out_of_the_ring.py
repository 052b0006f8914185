"""A character taken out of the ring for the turn: not counted for distances, no target of cards, using none."""

from sanguosha.cards.trick import TargetedTrick
from sanguosha.engine.happenings.frames import Line, Use
from sanguosha.engine.parts.effects import END_OF_PHASE, END_OF_TURN
from sanguosha.engine.pieces.card import CLUB
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Lure(TargetedTrick):
    """Another character leaves the ring for this turn."""

    def resolve(self, use: Use, line: Line) -> None:
        line.seat.leave_ring(END_OF_TURN)


LURE = Lure("lure")
RULES = ruleset_with((LURE, CLUB, 10))


@in_every_way
def test_the_others_move_together(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-", D="-", E="-", F="-").hand("A", "lure", "duel").turn("A")
    assert table["A"].distance_to(table["C"]) == 2
    assert table["A"].distance_to(table["D"]) == 3
    table.do("A", "lure", "B")
    assert table["A"].distance_to(table["C"]) == 1
    assert table["A"].distance_to(table["D"]) == 2
    assert table["A"].distance_to(table["F"]) == 1
    assert table.game.next_seat(table["A"]) is table["C"]
    assert not table["A"].in_range(table["B"])
    assert not table["B"].in_range(table["A"])


@in_every_way
def test_no_card_can_be_aimed_at_who_is_out_and_mass_attacks_pass_by(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-").hand("A", "lure", "slash", "duel", "dismantlement", "archery_attack", "wine")
    table.hand("B", "peach").turn("A")
    table.do("A", "lure", "B")
    for card in ("slash", "duel", "dismantlement"):
        assert not table.may("A", card, "B")
    assert table.may("A", "slash", "C")
    table.do("A", "archery_attack")
    assert (table["B"].hp, table["C"].hp) == (4, 3)


@in_every_way
def test_who_is_out_uses_neither_peach_nor_nullification(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-").hp("C", 1).hand("A", "lure", "duel").hand("B", "peach", "nullification")
    table.turn("A").do("A", "lure", "B").passes("B")  # no Nullification against the lure itself
    table.do("A", "duel", "C")
    assert not table["C"].alive
    assert table.holds("B", "peach")
    assert table.holds("B", "nullification")


@in_every_way
def test_in_the_next_turn_everything_is_as_before(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-").hand("A", "lure", "duel").hand("B", "slash").turn("A").do("A", "lure", "B")
    table.end_phase("A")
    table.asked("B", "play-phase")
    assert table["B"].seated
    assert table["A"].distance_to(table["B"]) == 1
    assert table.may("B", "slash", "A")


@in_every_way
def test_lightning_moves_past_who_is_out(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-").under("A", "lightning").hand("A", "duel").top("♥3")
    table["B"].leave_ring(END_OF_TURN)
    table.turn("A", "judge")
    assert table["B"].judge_area.cards == []
    assert [card.kind.id for card in table["C"].judge_area.cards] == ["lightning"]


@in_every_way
def test_who_left_twice_is_back_when_both_are_over(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-").hp("A", 1).hand("A", "duel", "peach", "dodge").hand("B", "duel")
    table["B"].leave_ring(END_OF_TURN)
    table["B"].leave_ring(END_OF_PHASE)
    table.turn("A").end_phase("A")
    table.asked("A", "choose-discard")
    assert not table["B"].seated
    table.do("A", "duel", "dodge").asked("B", "play-phase")
    assert table["B"].seated


@in_every_way
def test_who_dies_while_out_is_not_brought_back(seat):
    table = seat(ruleset=RULES, A="-", B="-", C="-").chained("B", "C").hp("B", 1).hand("A", "lure", "fire_slash", "duel").turn("A")
    table.do("A", "lure", "B").do("A", "fire_slash", "C")
    assert not table["B"].alive
    table.end_phase("A")
    assert table.game.alive() == [table["A"], table["C"]]
    assert table["A"].distance_to(table["C"]) == 1

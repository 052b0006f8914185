"""无懈可击 Nullification."""

from sanguosha.engine.happenings.frames import DEALT
from sanguosha.engine.procedures.move import move_cards
from sanguosha.testing import Table
from tests.cards.effects import any_card_as
from tests.support.events import judged
from tests.support.rulings import ruling


@ruling("cards.yaml#nullification/1")
def test_of_five_targets_only_the_one_it_is_used_for_is_spared():
    table = Table(A="-", B="-", C="-", D="-", E="-", F="-").hand("A", "archery_attack", "dilu").hand("B", "nullification").turn("A")
    table.do("A", "archery_attack").passes("B", "B").do("B", "nullification")
    assert [table[name].hp for name in "BCDEF"] == [3, 3, 4, 3, 3]


@ruling("cards.yaml#nullification/2")
def test_nullified_itself_it_does_nothing():
    table = Table(A="-", B="-").hand("A", "duel", "♠J nullification").hand("B", "♣Q nullification").turn("A")
    table.do("A", "duel", "B").do("B", "nullification").do("A", "nullification")
    assert table["B"].hp == 3
    assert table.discarded("♠J nullification")
    assert table.discarded("♣Q nullification")


def test_the_last_of_three_saves_the_first():
    table = Table(A="-", B="-").hand("A", "duel", "♠J nullification").hand("B", "♣Q nullification", "♣K nullification").turn("A")
    table.do("A", "duel", "B").do("B", "♣Q").do("A", "♠J").do("B", "♣K")
    assert table["B"].hp == 4


def test_once_the_counter_stands_there_is_no_second_window():
    table = Table(A="-", B="-").hand("A", "duel", "♠J nullification").hand("B", "♣Q nullification", "♣K nullification").turn("A")
    table.do("A", "duel", "B").do("B", "♣Q").do("A", "♠J").passes("B")
    assert table["B"].hp == 3
    assert table.holds("B", "♣K nullification")


@ruling("cards.yaml#nullification/3", "cards.yaml#lightning/3")
def test_a_nullified_lightning_moves_on_without_a_judgement():
    table = Table(A="-", B="-", C="-").under("B", "lightning").hand("A", "nullification").top("♠5 jueying").turn("B", "judge")
    log = table.hears()
    table.do("A", "nullification").asked("B", "play-phase")
    assert judged(log) == []
    assert table["B"].hp == 4
    assert table["B"].judge_area.cards == []
    assert [card.kind.id for card in table["C"].judge_area.cards] == ["lightning"]


@ruling("cards.yaml#nullification/4")
def test_a_nullified_indulgence_or_supply_shortage_is_discarded_without_a_judgement():
    for trick in ("indulgence", "supply_shortage"):
        table = Table(A="-", B="-").under("B", trick).hand("A", "nullification").hand("B", "dilu").top("♠5").turn("B", "judge")
        log = table.hears()
        table.do("A", "nullification").asked("B", "play-phase")
        assert judged(log) == []
        assert table.discarded(trick)
        assert len(table.cards("B")) == 3


@ruling("cards.yaml#nullification/5")
def test_it_is_an_instant_trick_for_jizhi():
    table = Table(A="-", B="huang_yueying").hand("A", "duel").hand("B", "nullification").top("♠5 jueying").turn("A")
    table.do("A", "duel", "B").do("B", "nullification").do("B", "k:jizhi")
    assert table.holds("B", "♠5 jueying")
    assert table["B"].hp == 3


def test_all_living_are_asked_at_one_time_the_user_and_the_target_too():
    table = Table(A="-", B="-", C="-")
    for name in "ABC":
        table.hand(name, "nullification")
    table.hand("A", "duel").turn("A").do("A", "duel", "B")
    assert len(table.session.open) == 3
    table.do("C", "nullification")
    assert [table.asked(name, "ask-nullification").args[1] for name in "AB"] == ["nullification", "nullification"]


def test_the_user_may_nullify_the_own_trick():
    table = Table(A="-", B="-", C="-").hand("A", "savage_assault", "nullification").turn("A")
    table.do("A", "savage_assault").do("A", "nullification")
    assert (table["B"].hp, table["C"].hp) == (4, 3)


def test_it_is_never_used_of_ones_own_accord():
    table = Table(A="-", B="-").hand("A", "nullification", "dilu").turn("A")
    assert not table.may("A", "nullification")


def test_placing_a_delayed_trick_opens_no_window():
    table = Table(A="-", B="-").hand("A", "indulgence", "dilu").hand("B", "nullification").turn("A")
    table.do("A", "indulgence", "B").asked("A", "play-phase")
    assert [card.kind.id for card in table["B"].judge_area.cards] == ["indulgence"]


def test_equipment_and_basic_cards_open_no_window():
    table = Table(A="-", B="-").hp("A", 3).hand("A", "dilu", "peach", "jueying").hand("B", "nullification").turn("A")
    table.do("A", "dilu").do("A", "peach").asked("A", "play-phase")


def test_its_card_stays_on_the_table_until_it_is_settled():
    table = Table(A="-", B="-", C="huang_yueying", D="-").hand("A", "ex_nihilo").hand("B", "♠J nullification")
    table.hand("C", "♣Q nullification").hand("D", "♣K nullification").pile_of(draw=0, discard=1)
    table.turn("A").do("A", "ex_nihilo").passes("D").do("B", "♠J").passes("D").do("C", "♣Q").do("C", "k:jizhi")
    table.asked("D", "ask-nullification")
    assert len(table.game.draw_pile) == len(table.game.discard_pile) == 0


def test_a_bewitchment_that_is_challenged_leaves_the_window_to_the_others():
    table = Table(A="-", B="yu_ji", C="-").hand("A", "duel").hand("B", "♠7 slash").hand("C", "nullification").turn("A")
    table.do("A", "duel", "B").do("B", "k:guhuo", "♠7").do("A", "yes").do("C", "no").do("C", "nullification")
    assert table["B"].hp == 3
    assert table.discarded("duel")


def test_yu_ji_cannot_cancel_himself_for_ever():
    """No rule ends it: with the whole deck in hand he could answer himself more often than anybody has patience for."""
    table = Table(A="yu_ji", B="-").hand("A", "ex_nihilo")
    move_cards(table.game, table.game.draw_pile.cards[:120], table["A"].hand, DEALT)
    held = len(table["A"].hand)
    table.turn("A").do("A", "ex_nihilo")
    while table.asked("A").prompt == "ask-nullification":
        table.do("A", "k:guhuo", table.asked("A").menu(["k:guhuo"])[0]).do("B", "no")
    table.asked("A", "play-phase")
    assert 50 < held - len(table["A"].hand) < 100


def test_a_converted_card_may_nullify():
    table = Table(A="-", B="-").hand("A", "duel").hand("B", "♠7 slash")
    any_card_as(table, "B", "nullification")
    table.turn("A").do("A", "duel", "B").do("B", "k:test-any-card-as", "♠7")
    assert table["B"].hp == 4


def test_a_seat_that_died_of_its_challenge_is_not_asked_again():
    table = Table(roles="RLRN", options={"ask_all": "on"}, A="-", B="-", C="yu_ji", D="-").hp("A", 1).hand("A", "duel")
    table.hand("C", "♠J nullification").turn("A").do("A", "duel", "B")
    table.do("C", "k:guhuo", "♠J").do("A", "yes").do("B", "no").do("D", "no").passes("A", "B", "C", "D")
    assert not table["A"].alive
    assert [table.is_asked(name) for name in "ABCD"] == [False, True, True, True]
    table.asked("B", "ask-nullification")

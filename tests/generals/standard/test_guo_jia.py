"""郭嘉: 天妒, 遗计."""

from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#guo_jia.tiandu/1")
def test_he_takes_the_card_of_indulgence_and_still_skips_his_play_phase():
    table = Table(A="guo_jia", B="-").under("A", "indulgence").top("♠7").turn("A", "judge")
    table.do("A", "k:tiandu")
    assert table.holds("A", "♠7")
    assert table.game.turn.seat is table["B"]


@ruling("generals/standard.yaml#guo_jia.tiandu/2")
def test_he_takes_the_card_of_lightning_before_it_strikes():
    table = Table(A="guo_jia", B="-").hp("A", 4, of=4).under("A", "lightning").top("♠5").turn("A", "judge")
    assert table["A"].hp == 4
    table.do("A", "k:tiandu")
    assert table.holds("A", "♠5")
    assert table["A"].hp == 1


@ruling("generals/standard.yaml#guo_jia.tiandu/3")
def test_the_judgement_of_another_is_not_his():
    table = Table(A="-", B="guo_jia").under("A", "indulgence").top("♥4").turn("A", "judge")
    table.asked("A", "play-phase")
    assert table.discarded("♥4")
    assert table.cards("B") == []


@ruling("generals/standard.yaml#guo_jia.tiandu/4")
def test_he_takes_the_red_card_of_his_eight_diagram_and_has_dodged():
    table = Table(A="-", B="guo_jia").wears("B", "eight_diagram").hand("A", "slash", "ex_nihilo").top("♥4").turn("A")
    table.do("A", "slash", "B").do("B", "k:eight_diagram").do("B", "k:tiandu")
    assert table.holds("B", "♥4")
    assert table["B"].hp == 3
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#guo_jia.tiandu/5")
def test_he_takes_the_replacement():
    table = Table(A="guo_jia", B="sima_yi").under("A", "indulgence").hand("B", "♣2 slash").top("♥4").turn("A", "judge")
    table.do("B", "k:guicai", "♣2").do("A", "k:tiandu")
    assert table.holds("A", "♣2 slash")
    assert table.discarded("♥4")
    assert table.game.turn.seat is table["B"]


def test_he_may_leave_the_judgement_card():
    table = Table(A="guo_jia", B="-").under("A", "indulgence").top("♥4").turn("A", "judge")
    table.passes("A")
    assert table.discarded("♥4")


@ruling("generals/standard.yaml#guo_jia.yiji/1")
def test_two_damage_yield_four_cards():
    table = Table(A="-", B="guo_jia").hand("A", "wine", "slash", "ex_nihilo").turn("A")
    table.do("A", "wine").do("A", "slash", "B")
    table.do("B", "k:yiji").do("B")
    assert len(table.cards("B")) == 2
    table.do("B", "k:yiji").do("B")
    assert len(table.cards("B")) == 4
    assert table["B"].hp == 1
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#guo_jia.yiji/2")
def test_he_may_keep_both_cards():
    table = Table(A="-", B="guo_jia").hand("A", "slash", "ex_nihilo").top("♥3 peach", "♦2 dodge").turn("A")
    table.do("A", "slash", "B").do("B", "k:yiji").do("B")
    assert table.cards("B") == ["♥3 peach", "♦2 dodge"]
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#guo_jia.yiji/3")
def test_he_may_give_both_cards_to_the_same_ally():
    table = Table(A="-", B="guo_jia", C="-").hand("A", "slash", "ex_nihilo").top("♥3 peach", "♦2 dodge").turn("A")
    table.do("A", "slash", "B").do("B", "k:yiji").do("B", "♥3", "C", "♦2", "C")
    assert table.cards("C") == ["♥3 peach", "♦2 dodge"]
    assert table.cards("B") == []


@ruling("generals/standard.yaml#guo_jia.yiji/4")
def test_who_was_saved_uses_it_after_the_dying():
    table = Table(A="-", B="guo_jia").hp("B", 1).hand("A", "slash", "ex_nihilo").hand("B", "peach").turn("A")
    table.do("A", "slash", "B")
    table.asked("B", "ask-rescue")
    table.do("B", "peach")
    assert table["B"].hp == 1
    table.do("B", "k:yiji").do("B")
    assert len(table.cards("B")) == 2


@ruling("generals/standard.yaml#guo_jia.yiji/4")
def test_the_dead_leave_no_plan():
    table = Table(A="-", B="guo_jia", C="-").hp("B", 1).hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive
    table.asked("A", "play-phase")


@ruling("generals/standard.yaml#guo_jia.yiji/5")
def test_only_he_and_the_receivers_see_the_cards():
    table = Table(A="-", B="guo_jia", C="-", D="-").hand("A", "slash", "ex_nihilo").top("♥3 peach", "♦2 dodge").turn("A")
    table.do("A", "slash", "B")
    log = EventLog()
    table.game.watch(log)
    table.do("B", "k:yiji").do("B", "♥3", "C", "♦2", "D")
    peach, dodge = table["C"].hand.cards[0], table["D"].hand.cards[0]
    seen = {
        name: {card for card in (peach, dodge) if View(table.game, index).card(card.token) is not None}
        for index, name in enumerate("ABCD")
    }
    assert seen == {"A": set(), "B": {peach, dodge}, "C": {peach}, "D": {dodge}}
    both = {peach.token, dodge.token}
    told = {viewer: {token for event in log.events for token in event.masked(viewer).cards} & both for viewer in range(-1, 4)}
    assert told == {SPECTATOR: set(), 0: set(), 1: both, 2: {peach.token}, 3: {dodge.token}}


@ruling("generals/standard.yaml#guo_jia.yiji/6")
def test_health_lost_without_damage_yields_nothing():
    table = Table(A="yu_ji", B="guo_jia").hand("A", "ex_nihilo").turn("A")
    table.do("A", "k:guhuo", "ex_nihilo", table["A"].hand.cards[0].token).do("B", "yes")
    assert table["B"].hp == 2
    assert table.cards("B") == []
    assert not table.is_asked("B")


def test_he_may_give_one_card_and_keep_the_other():
    table = Table(A="-", B="guo_jia", C="-").hand("A", "slash", "ex_nihilo").top("♥3 peach", "♦2 dodge").turn("A")
    table.do("A", "slash", "B").do("B", "k:yiji").do("B", "♦2", "A")
    assert table.cards("A") == ["♥7 ex_nihilo", "♦2 dodge"]
    assert table.cards("B") == ["♥3 peach"]


def test_he_gives_only_the_cards_just_drawn():
    table = Table(A="-", B="guo_jia").hand("A", "slash", "ex_nihilo").hand("B", "♥4 peach").top("♥3 peach", "♦2 dodge").turn("A")
    table.do("A", "slash", "B").do("B", "k:yiji")
    assert not table.may("B", "♥4")
    assert table.may("B", "♥3", "A")


def test_who_declines_draws_nothing():
    table = Table(A="-", B="guo_jia").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").passes("B")
    assert table.cards("B") == []
    table.asked("A", "play-phase")


def test_the_damage_of_another_yields_nothing():
    table = Table(A="-", B="-", C="guo_jia").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table.cards("C") == []

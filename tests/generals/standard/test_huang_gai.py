"""黄盖: 苦肉."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#huang_gai.kurou/1")
def test_he_can_kill_himself_and_draws_nothing():
    table = Table(A="-", B="huang_gai", C="-").hand("A", "♥3 peach").hp("B", 1).top("♠7 slash", "♠8 slash").turn("B")
    table.do("B", "k:kurou").asked("A", "ask-rescue")
    table.passes("A")
    assert not table["B"].alive
    assert table["B"].hand.cards == []
    assert table.cards("C") == ["♠7 slash", "♠8 slash"]


@ruling("generals/standard.yaml#huang_gai.kurou/2")
def test_first_the_peach_then_the_draw():
    table = Table(A="huang_gai", B="-").hand("A", "♥3 peach").hp("A", 1).top("♠7 slash", "♠8 slash").turn("A")
    table.do("A", "k:kurou").asked("A", "ask-rescue")
    assert table.cards("A") == ["♥3 peach"]
    table.do("A", "♥3 peach")
    assert table["A"].hp == 1
    assert table.cards("A") == ["♠7 slash", "♠8 slash"]


@ruling("generals/standard.yaml#huang_gai.kurou/3")
def test_three_times_in_one_phase():
    table = Table(A="huang_gai", B="-").turn("A")
    for _ in range(3):
        table.do("A", "k:kurou")
    assert table["A"].hp == 1
    assert len(table["A"].hand.cards) == 6


@ruling("generals/standard.yaml#huang_gai.kurou/4")
def test_nobody_is_rewarded_for_his_suicide():
    table = Table(A="-", B="huang_gai", C="-").hp("B", 1).hand("C", "♠7 slash").turn("B")
    log = table.hears()
    table.do("B", "k:kurou")
    assert not table["B"].alive
    died = next(event for event in log.events if event.key == "died")
    assert "killer" not in died.args
    assert table["A"].hand.cards == []
    assert len(table["C"].hand.cards) == 1 + 2, "C has only drawn in the draw phase of the turn that follows"
    table.asked("C", "play-phase")


@ruling("generals/standard.yaml#huang_gai.kurou/5")
def test_the_silver_lion_does_nothing_about_lost_health():
    table = Table(A="huang_gai", B="-").wears("A", "silver_lion").turn("A")
    log = table.hears()
    table.do("A", "k:kurou")
    assert table["A"].hp == 3
    assert len(table["A"].equip.cards) == 1
    assert [event.key for event in log.events if event.args.get("skill") == "silver_lion"] == []


def test_lost_health_is_no_damage():
    table = Table(A="huang_gai", B="-").turn("A")
    log = table.hears()
    table.do("A", "k:kurou")
    keys = [event.key for event in log.events]
    assert "health-lost" in keys
    assert "damage" not in keys


def test_saved_by_another_he_draws_as_well():
    table = Table(A="huang_gai", B="-").hp("A", 1).hand("B", "♥3 peach").turn("A")
    table.do("A", "k:kurou").do("B", "♥3 peach")
    assert table["A"].hp == 1
    assert len(table["A"].hand.cards) == 2

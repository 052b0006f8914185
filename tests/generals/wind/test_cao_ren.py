"""曹仁: 据守."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/wind.yaml#cao_ren.jushou/1")
def test_his_next_turn_is_spent_turning_up_and_the_one_after_is_normal():
    table = Table(A="-", B="cao_ren", C="-").turn("B", "finish")
    table.do("B", "k:jushou")
    assert table["B"].turned_over
    assert len(table["B"].hand.cards) == 3
    table.end_phase("C").end_phase("A")
    table.asked("C", "play-phase")
    assert not table["B"].turned_over
    assert len(table["B"].hand.cards) == 3
    table.end_phase("C").end_phase("A")
    table.asked("B", "play-phase")
    assert len(table["B"].hand.cards) == 5


@ruling("generals/wind.yaml#cao_ren.jushou/2")
def test_face_down_he_dodges_is_hurt_and_uses_peaches_like_everybody():
    table = Table(A="-", B="cao_ren").wears("A", "crossbow").hand("A", "♠7 slash", "♠8 slash", "♠9 slash")
    table.hand("B", "dodge", "peach").hp("B", 1)
    table.turned_over("B").turn("A").do("A", "♠7 slash", "B").do("B", "dodge")
    assert table["B"].hp == 1
    table.do("A", "♠8 slash", "B").do("B", "peach")
    assert table["B"].alive
    assert table["B"].hp == 1
    assert table["B"].turned_over
    table.do("A", "♠9 slash", "B")
    assert not table["B"].alive


@ruling("generals/wind.yaml#cao_ren.jushou/3")
def test_indulgence_waits_while_he_is_turned_up():
    table = Table(A="-", B="cao_ren").under("B", "indulgence").hand("A", "duel")
    table.turned_over("B").turn("A").end_phase("A")
    table.asked("A", "play-phase")
    assert len(table["B"].judge_area.cards) == 1
    table.top("♠").end_phase("A")
    assert table["B"].judge_area.cards == []
    table.asked("B", "use-skill")  # 据守: the play phase was skipped


@ruling("generals/wind.yaml#cao_ren.jushou/4")
def test_the_three_cards_drawn_at_the_end_need_not_be_discarded():
    table = Table(A="-", B="cao_ren", C="-").hand("B", "slash", "duel", "peach", "dodge").turn("B", "finish")
    table.do("B", "k:jushou")
    table.asked("C", "play-phase")
    assert len(table["B"].hand.cards) == 7
    assert table.game.discard_pile.cards == []


@ruling("generals/wind.yaml#cao_ren.jushou/5")
def test_he_may_use_it_again_in_the_turn_after_and_skips_again():
    table = Table(A="-", B="cao_ren").hp("A", 9, of=9).hp("B", 9, of=9).turn("B", "finish")
    table.do("B", "k:jushou").end_phase("A").end_phase("A").end_phase("B").do("B", "k:jushou")
    assert table["B"].turned_over
    assert len(table["B"].hand.cards) == 8
    table.end_phase("A")
    table.asked("A", "play-phase")
    assert not table["B"].turned_over


def test_when_he_does_not_want_it_nothing_happens():
    table = Table(A="-", B="cao_ren", C="-").turn("B", "finish").passes("B")
    table.asked("C", "play-phase")
    assert not table["B"].turned_over
    assert table["B"].hand.cards == []


def test_the_finish_phase_of_another_is_not_his():
    table = Table(A="-", B="cao_ren", C="-").turn("C", "finish")
    table.asked("A", "play-phase")

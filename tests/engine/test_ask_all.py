"""With ``ask_all`` a seat is asked for a card whether it has one or not, so that the asking tells nothing."""

from __future__ import annotations

from sanguosha.testing import Table


def asking_all(**seats: str) -> Table:
    return Table(options={"ask_all": "on"}, **seats)


def test_a_seat_without_a_dodge_is_asked_and_can_only_pass():
    table = asking_all(A="-", B="-").hand("A", "slash").turn("A").do("A", "slash", "B")
    assert table.asked("B", "ask-dodge").menu([]) == ["-"]
    table.passes("B")
    assert table["B"].hp == 3


def test_everybody_is_asked_for_nullification():
    table = asking_all(A="-", B="-", C="-").hand("A", "ex_nihilo").turn("A").do("A", "ex_nihilo")
    assert all(table.is_asked(name) for name in "ABC")


def test_everybody_is_asked_to_save_the_dying():
    table = asking_all(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").turn("A").do("A", "slash", "B").passes("B")
    for name in "ABC":
        table.asked(name, "ask-rescue")
        table.passes(name)
    assert not table["B"].alive


def test_without_it_a_seat_that_can_only_pass_is_not_asked():
    table = Table(A="-", B="-").hand("A", "slash", "vine").turn("A").do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert not table.is_asked("B")
    assert table["B"].hp == 3


def test_a_skill_that_takes_a_card_of_hidden_suit_is_offered_whether_there_is_one_or_not():
    table = asking_all(A="-", B="xiao_qiao").hand("A", "slash").hand("B", "♦Q peach").turn("A").do("A", "slash", "B").passes("B")
    assert table.asked("B", "use-skill").menu([]) == ["-"]
    table.passes("B")
    assert table["B"].hp == 2


def test_it_is_not_offered_when_everybody_sees_that_there_is_none():
    table = asking_all(A="-", B="xiao_qiao").hand("A", "slash").hand("B").turn("A").do("A", "slash", "B").passes("B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 2


def test_who_can_pay_for_one_of_two_skills_is_offered_that_one():
    table = asking_all(A="xiahou_yuan", B="-", C="-").hand("A", "duel").turn("A", "prepare")
    assert table.asked("A", "use-skill").menu([]) == ["k:shensu", "-"]
    table.do("A", "k:shensu", "C").passes("C")
    assert table.asked("A", "use-skill").menu([]) == ["-"]
    table.passes("A")
    assert table["C"].hp == 3


def test_a_judgement_may_be_changed_by_who_perhaps_holds_a_black_card():
    table = asking_all(A="-", B="zhang_jiao", C="-").under("A", "indulgence").hand("B", "♦Q peach").top("♠").turn("A", "judge")
    for name in "ABC":
        table.passes(name)
    assert table.asked("B", "use-skill").menu([]) == ["-"]
    table.passes("B")
    table.asked("B", "play-phase")


def test_the_follow_up_of_a_fire_attack_is_asked_of_whoever_has_any_hand_card():
    table = asking_all(A="-", B="-").hand("A", "fire_attack", "♠7 slash").hand("B", "♥2 dodge").turn("A")
    table.do("A", "fire_attack", "B").passes("A").passes("B")
    assert table.asked("A", "ask-fire_attack").menu([]) == ["-"]
    table.passes("A")
    assert table["B"].hp == 4
    table = asking_all(A="-", B="-").hand("A", "fire_attack").hand("B", "♥2 dodge").turn("A")
    table.do("A", "fire_attack", "B").passes("A").passes("B")
    table.asked("A", "play-phase")


def test_without_it_only_who_can_is_offered_a_skill():
    table = Table(A="-", B="xiao_qiao").hand("A", "slash").hand("B", "♦Q peach").turn("A").do("A", "slash", "B")
    table.asked("B", "play-phase")
    assert table["B"].hp == 2

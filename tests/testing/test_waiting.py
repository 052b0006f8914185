"""Who is asked what: phases that stay open, passing on, the open questions, the story."""

import pytest

from sanguosha.testing import Table
from tests.support.ways import in_every_way


def test_a_play_phase_without_anything_to_do_is_over_at_once():
    table = Table(A="-", B="-").draw_pile("♠7 slash", "♥2 dodge").turn("A")
    assert table.open() == {"B": "play-phase"}


def test_one_that_is_held_stays_open_until_it_is_ended():
    table = Table(A="-", B="-").draw_pile("♠7 slash", "♥2 dodge").hold("A").turn("A")
    assert table.open() == {"A": "play-phase"}
    table.end_phase("A")
    assert table.open() == {"B": "play-phase"}


def test_it_stays_open_after_the_last_card_too():
    table = Table(A="-", B="-").hand("A", "slash").hold("A").turn("A").do("A", "slash", "B")
    assert table["B"].hp == 3
    assert table.open() == {"A": "play-phase"}


@in_every_way
def test_it_is_held_in_restored_and_cloned_games_too(seat):
    table = seat(A="-", B="-").hand("A", "slash").hand("B", "dodge").hold("A").turn("A")
    table.do("A", "slash", "B").do("B", "dodge").end_phase("A")
    assert not table.is_asked("A", "play-phase")


def test_the_phases_of_others_are_over_as_ever():
    table = Table(A="-", B="-", C="-").draw_pile("♥2 dodge", "♦2 dodge", "♦3 dodge", "♦4 dodge").hold("A", "C").turn("A")
    assert table.end_phase("A").open() == {"C": "play-phase"}


def test_what_else_can_only_be_passed_is_not_asked():
    table = Table(A="-", B="-", C="-").hand("A", "slash", "savage_assault").hold("A").turn("A").do("A", "savage_assault")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    assert table.open() == {"A": "play-phase"}


def test_what_is_given_in_a_held_phase_can_be_used():
    table = Table(A="-", B="-").hold("A").turn("A")
    assert not table.may("A", "slash")
    table.hand("A", "slash").do("A", "slash", "B")
    assert table["B"].hp == 3


def test_everybody_passes_until_it_is_the_turn_of_the_one_whose_turn_it_is():
    table = Table(A="-", B="-", C="-").hand("A", "savage_assault", "peach").hand("B", "slash").hand("C", "slash").hold("A")
    table.turn("A").do("A", "savage_assault").rest()
    assert table.open() == {"A": "play-phase"}
    assert (table["B"].hp, table["C"].hp) == (3, 3)


def test_everybody_passes_until_the_named_seat_is_asked():
    table = Table(A="-", B="-", C="-").hand("A", "savage_assault").hand("B", "slash").hand("C", "slash")
    table.turn("A").do("A", "savage_assault").rest(until="C")
    assert table.open() == {"C": "ask-savage_assault"}
    assert (table["B"].hp, table["C"].hp) == (3, 4)


def test_passing_on_waits_for_this_question():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge", "peach")
    table.turn("A").do("A", "slash", "B").rest("B", "play-phase")
    assert table.open() == {"B": "play-phase"}
    assert table["B"].hp == 3


def test_what_cannot_be_passed_is_chosen():
    table = Table(A="-", B="-").hp("A", 1).hand("A", "♠7 slash", "♥2 dodge").turn("A").rest("B")
    assert table.cards("A") == ["♥2 dodge"]


def test_who_is_never_asked_is_told():
    table = Table(A="-", B="-").hand("A", "slash").draw_pile("♥2 dodge").hp("B", 1).turn("A").do("A", "slash", "B")
    with pytest.raises(AssertionError, match="B is not asked any more; the game is over, won by A"):
        table.rest(until="B")


def test_all_who_may_answer_at_one_time_are_open():
    table = Table(A="-", B="-", C="-").hand("A", "ex_nihilo").hand("B", "nullification").hand("C", "nullification")
    table.turn("A").do("A", "ex_nihilo")
    assert table.open() == {"B": "ask-nullification", "C": "ask-nullification"}


def test_the_story_tells_questions_answers_and_events_in_order():
    table = Table(A="-", B="-").hand("A", "♠7 slash").hand("B", "♥2 dodge").hold("A").turn("A")
    table.do("A", "slash", "B").passes("B")
    story = table.story()
    wanted = [
        "A is asked play-phase",
        "A answers ♠7 slash, B",
        "used seat=A card=slash",
        "B is asked ask-dodge",
        "B passes",
        "damage seat=B",
        "A is asked play-phase",
    ]
    places = []
    for line in wanted:
        after = places[-1] + 1 if places else 0
        places.append(next((place for place in range(after, len(story)) if story[place].startswith(line)), -1))
        assert places[-1] >= 0, f"{line} does not follow in {story}"


def test_the_story_of_a_seat_is_what_it_gets():
    table = Table(A="-", B="-").top("♠7 slash", "♥2 dodge").turn("A", "draw").do("A", "slash", "B")
    drawn = [line for line in table.story() if "reason=drawn" in line]
    assert "♠7 slash" in drawn[0]
    assert any(line.endswith("cards=?,?") for line in table.story("B") if "reason=drawn" in line)
    assert not any(line.startswith("A is asked") for line in table.story("B"))
    assert any(line.startswith("A is asked") for line in table.story("A"))

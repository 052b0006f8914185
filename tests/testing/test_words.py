"""A word means what is written; one that means nothing is refused, and what is near it is named."""

import pytest

from sanguosha.testing import Table, UnknownWord


def test_a_slash_is_an_ordinary_slash():
    table = Table(A="-", B="-").hand("A", "thunder_slash", "fire_slash").turn("A")
    assert not table.may("A", "slash")
    assert table.may("A", "thunder_slash", "B")
    assert not table.holds("A", "slash")
    table.do("A", "fire_slash", "B")
    assert not table.discarded("slash")
    assert table.discarded("fire_slash")


def test_a_slash_on_top_of_the_pile_is_an_ordinary_one():
    table = Table(A="-", B="-").draw_pile("thunder_slash", "fire_slash", "slash", "peach").top("slash").turn("A", "draw")
    assert [card.split()[1] for card in table.cards("A")] == ["slash", "thunder_slash"]


def test_a_suit_and_a_rank_are_those_that_are_written():
    table = Table(A="-", B="-").hand("A", "♠7 slash", "♠7 thunder_slash", "♥ peach", "♦2")
    assert table.cards("A")[:2] == ["♠7 slash", "♠7 thunder_slash"]
    assert table.holds("A", "♥")
    assert table.holds("A", "♦2 dodge")
    assert not table.holds("A", "♣")


def test_a_slash_of_any_suit_gives_way_to_who_wants_this_one():
    table = Table(A="-", B="-").hand("A", "slash", "peach").hand("B", "♠7 slash")
    assert table.cards("B") == ["♠7 slash"]
    assert table.cards("A")[0] != "♠7 slash"
    assert table.cards("A")[0].endswith(" slash")


def test_what_was_asked_for_by_suit_and_rank_does_not_give_way():
    table = Table(A="-", B="-").hand("A", "♥5 kylin_bow")
    with pytest.raises(AssertionError, match=r"no card “♥5 kylin_bow” is left .*; there are ♥5 kylin_bow in hand of s0"):
        table.hand("B", "♥5 kylin_bow")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["slahs"], "“slahs” is no card, seat, skill or option of this game; near it .*slash"),
        (["slash", "D"], "“D” is no card, seat, skill or option of this game"),
        (["♠7 slahs"], "There is no card named “slahs” in this game; near it .*slash"),
        (["♠A slash"], "No card of this game is “♠A slash”; slash is printed as ♠7 ♠8"),
        (["k:zhihneg"], "There is no skill “zhihneg” in this game; near it .*zhiheng"),
        (["g:cao_coa"], "There is no general “cao_coa” in this game; near it .*cao_cao"),
        (["o:haert"], "There is no option “haert” in this game; near it .*heart"),
    ],
)
def test_a_word_that_means_nothing_is_refused(words, told):
    table = Table(A="sun_quan", B="-").hand("A", "slash", "peach").turn("A")
    with pytest.raises(UnknownWord, match=told):
        table.may("A", *words)
    with pytest.raises(UnknownWord, match=told):
        table.do("A", *words)
    table.asked("A", "play-phase")


MEANT = ("peach", "B", "k:rende", "k:crossbow", "o:spade", "g:cao_cao", "♥2 dodge", "?B", "zhiheng", "c9", ".")


@pytest.mark.parametrize("word", MEANT)
def test_a_word_that_means_something_is_only_not_legal(word):
    table = Table(A="guan_yu", B="-").hand("A", "slash").turn("A")
    assert not table.may("A", word)
    with pytest.raises(AssertionError, match=r"A may not answer play-phase with .*; legal: .*slash"):
        table.do("A", word)


def test_a_refused_answer_names_how_one_could_go_on():
    table = Table(A="-", B="-", C="-", D="-").hand("A", "slash").turn("A")
    with pytest.raises(AssertionError, match=r"A may not answer play-phase with slash, C; legal: \['B', 'D'\]"):
        table.do("A", "slash", "C")


def test_a_misspelled_prompt_is_refused_and_another_one_is_wrong():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B")
    with pytest.raises(UnknownWord, match=r"No question has the prompt “ask-dogde”; near it .*ask-dodge"):
        table.asked("B", "ask-dogde")
    with pytest.raises(UnknownWord, match=r"ask-dogde"):
        table.is_asked("A", "ask-dogde")
    with pytest.raises(AssertionError, match=r"B is asked ask-dodge, not choose-discard"):
        table.asked("B", "choose-discard")
    assert table.is_asked("B", "ask-dodge")
    assert not table.is_asked("B", "choose-discard")


def test_who_is_not_asked_cannot_answer_and_it_is_told_who_is():
    table = Table(A="-", B="-").hand("A", "slash").hand("B", "dodge").turn("A").do("A", "slash", "B")
    with pytest.raises(AssertionError, match=r"A is not asked; B is asked ask-dodge"):
        table.do("A", "slash")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda table: table.hand("A", "slahs"),
        lambda table: table.top("♠1 slash"),
        lambda table: table.wears("A", "crosbow"),
        lambda table: table.under("A", "♦6 slash as indulgense"),
        lambda table: table.holds("A", "peech"),
        lambda table: table.discarded("peech"),
        lambda table: table.learns("A", "kongchneg"),
        lambda table: table.turn("A", "plays"),
        lambda table: table.hp("D", 1),
        lambda table: Table(A="cao_coa", B="-"),
    ],
)
def test_what_is_set_up_and_asked_about_is_read_as_strictly(wrong):
    with pytest.raises(UnknownWord):
        wrong(Table(A="-", B="-"))

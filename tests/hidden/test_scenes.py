"""Skills with a secret, in two worlds that somebody at the table cannot tell apart."""

import pytest

from sanguosha.testing import Table, twins


def test_which_cards_are_looked_at_and_where_they_go():
    def build(top: str) -> Table:
        return Table(A="zhuge_liang", B="-").top(*top.split(", ")).hold("A")

    pair = twins("B", build, "♠7 slash, ♥2 dodge", "♥2 dodge, ♠7 slash").turn("A", "prepare")
    pair.do("A", "k:guanxing").do("A", "♥2 dodge", "♠7 slash", "/").end_phase("A")


def test_which_cards_are_given_to_whom():
    def build(top: str) -> Table:
        return Table(A="guo_jia", B="-", C="-").hand("B", "slash").hold("B").top(*top.split(", "))

    pair = twins("B", build, "♠8 slash, ♥2 dodge", "♥2 dodge, ♠8 slash").turn("B").do("B", "slash", "A")
    pair.do("A", "k:yiji").do("A", "♠8 slash", "C")


def test_what_a_card_laid_face_down_is_until_it_is_doubted():
    def build(held: str) -> Table:
        return Table(A="yu_ji", B="-", C="-", D="-").hand("A", held).hand("B", "slash").hold("A")

    pair = twins("C", build, "♥2 dodge", "♥3 peach").turn("A").do("A", "k:guhuo", "o:slash", "♥2 dodge|♥3 peach", "B")
    pair.do("B", "o:no").do("C", "o:no")


@pytest.mark.parametrize("viewer", "BC")
def test_what_is_taken_from_a_hand(viewer):
    def build(held: str) -> Table:
        return Table(A="zhang_liao", B="-", C="-", D="-").hand("D", held).hand("A", "slash").hold("A")

    twins(viewer, build, "♥2 dodge", "♥3 peach").turn("A", "draw").do("A", "k:tuxi", "D").end_phase("A")


def test_what_sima_yi_could_put_in_the_place_of_a_judgement():
    def build(held: str) -> Table:
        return Table(A="-", B="sima_yi").under("A", "lightning").top("♥3 peach").hand("A", "slash").hand("B", held)

    twins("A", build, "♠5 jueying", "♠A duel").turn("A", "judge").passes("B")

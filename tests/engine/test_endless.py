"""Who could go on for ever must stop: pairs of generals that never run out, and seats that never say no."""

from __future__ import annotations

import pytest

from sanguosha.engine.asking import Agent, Agents
from sanguosha.engine.decisions.decision import Decision, Picks
from sanguosha.engine.decisions.tokens import DONE, PASS
from sanguosha.engine.game import Game
from sanguosha.engine.parts.part import Active
from sanguosha.engine.parts.selections import exactly
from sanguosha.engine.pieces.skills import Skill
from sanguosha.engine.pieces.zones import HAND_AREA
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table


class Eager(Agent):
    """Does whatever it may, as long as it may; ``wants`` are skills that it prefers, with the words it says then."""

    def __init__(self, *wants: str) -> None:
        self.wants = wants

    def decide(self, decision: Decision, view: View) -> list[str]:
        path: list[str] = []
        while not path or path[-1] not in (PASS, DONE):
            menu = decision.menu(path)
            if not menu:
                break
            path.append(next((token for token in menu if token in self.wants), next((t for t in menu if t != PASS), PASS)))
        return path


def judgements(table: Table) -> int:
    return sum("judged " in line for line in table.story())


def test_a_luoshen_that_gets_its_own_black_card_back_each_time_ends_when_every_card_could_have_been_turned_up():
    table = Table(A="zhen_ji+sima_yi", B="-").hand("A", "♠7 slash").draw_pile(*(["♥2 dodge", "♦2 dodge"])).turn("A", "prepare")
    table.do("A", "k:luoshen")
    rounds = 0
    while "A" in table.open() and table.open()["A"] in ("use-skill", "ask-luoshen"):
        question = table.asked("A")
        if question.prompt == "ask-luoshen":
            rounds += 1
            table.do("A", "yes")
        else:
            table.do("A", "k:guicai", "♠7")
        assert rounds <= len(table.game.mode.cards)
    assert rounds == len(table.game.mode.cards)
    assert table.holds("A", "♠7 slash")
    assert sum(line == "cut-short" for line in table.story()) == 1
    assert not table.game.over


def test_a_luoshen_without_help_never_comes_near_that():
    table = Table(A="zhen_ji", B="-").top("♠7", "♣2", "♥2").turn("A", "prepare")
    table.do("A", "k:luoshen").do("A", "yes").do("A", "yes")
    assert len([card for card in table.cards("A") if card[0] in "♠♣"]) >= 2
    assert "cut-short" not in table.story()


PAIRS = [
    ("zhen_ji", "sima_yi"),
    ("zhen_ji", "zhang_jiao"),
    ("sun_shangxiang", "lu_xun"),
    ("guo_jia", "xiahou_dun"),
    ("xiao_qiao", "zhou_tai"),
    ("huang_yueying", "gan_ning"),
    ("huang_gai", "hua_tuo"),
    ("liu_bei", "sun_shangxiang"),
]


def two_each(pairs: list[tuple[str, str]], seed: int) -> Game:
    """A game in which every seat has two generals and never says no."""
    mode = Identity(identity_ruleset(), len(pairs))
    game = Game(mode, seed, Agents([Eager("k:luoshen", "k:guicai", "k:guidao", "o:yes") for _ in pairs]))
    while not game.ready:
        game.step()
    for seat, pair in zip(game.seats, pairs, strict=True):
        for held in list(seat.skills):
            game.lose_skill(seat, held.key)
        seat.slots.clear()
        for id in pair:
            game.seat_general(seat, game.ruleset.general_by_id[id])
    return game


class Recycling(Active):
    """Discard a card to draw one, as often as you like."""

    cards = exactly(1, HAND_AREA)
    discards = True

    def effect(self, picks: Picks) -> None:
        self.owner.draw(1)


def test_who_never_ends_the_own_play_phase_must_stop_after_as_many_actions_as_there_are_cards():
    table = Table(A="-", B="-").hand("A", "jueying").hold("B")
    table.game.gain_skill(table["A"], Skill("own_recycling", Recycling))
    table.turn("A")
    actions = 0
    while table.open().get("A") == "play-phase":
        table.do("A", "k:own_recycling", table.cards("A")[0])
        actions += 1
        assert actions <= len(table.game.mode.cards)
    assert actions == len(table.game.mode.cards)
    assert sum(line == "cut-short" for line in table.story()) == 1
    assert table.game.turn.seat is table["B"]


@pytest.mark.parametrize("seed", range(3))
def test_pairs_that_never_say_no_come_to_an_end(seed: int):
    pairs = PAIRS[seed:] + PAIRS[:seed]
    game = two_each(pairs[:5], seed)
    for _ in range(20000):
        if game.over:
            break
        game.step()
    assert game.over

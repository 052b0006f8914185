"""What is said of a game: its questions, its table, its log."""

from __future__ import annotations

import re

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.zones import OWN_CARDS
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.modes.identity import Identity
from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from sanguosha.texts import LOCALES, Texts

RULES = identity_ruleset()


@pytest.fixture(params=LOCALES)
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of each language, one after the other."""
    return Texts(request.param, RULES, strict=True)


class Listening(Watcher):
    """Puts every event into words, as a spectator and as the first seat see it."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.lines: list[str] = []

    def notice(self, event: Event) -> None:
        for viewer in (SPECTATOR, 0):
            self.lines.append(self.texts.log_line(event, View(self.game, viewer)))


class Reading(Agents):
    """Random agents whose questions and answers are put into words."""

    def __init__(self, seed: int, players: int, texts: Texts) -> None:
        super().__init__([RandomAgent(seed * 10 + seat) for seat in range(players)])
        self.texts = texts
        self.lines: list[str] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        view = View(game, decision.seat)
        path = super().ask(game, decision)
        self.lines.append(self.texts.prompt(decision, view))
        for at in range(len(path) + 1):
            for token in decision.menu(path[:at]):
                self.lines.append(self.texts.option(token, decision, view, path[:at]))
            self.lines += self.refusals(game, decision, path[:at], view)
        return path

    def refusals(self, game: Game, decision: Decision, picks: list[str], view: View) -> list[str]:
        """Why other cards, seats and skills cannot be picked."""
        seat = game.seats[decision.seat]
        tokens = [card.token for card in seat.cards_in(OWN_CARDS)] + [other.token for other in game.seats]
        tokens += [held.token for held in seat.skills]
        reasons = [view.why_not(decision, picks, token) for token in tokens]
        return [self.texts.why_not(reason, view) for reason in reasons if reason is not None]


def test_all_of_a_game_can_be_said(texts: Texts):
    """Every question, button and event of some games, with nothing raw in it."""
    variants = {"dark_souls": "on", "reincarnation": "on", "first_out_protection": "always", "first_out": "s1"}
    modes = [*(Identity(RULES, 5 + seed % 3, variants if seed > 2 else {}) for seed in range(6)), *[Team3v3(RULES, 6)] * 2]
    for seed, mode in enumerate(modes):
        asker = Reading(seed, mode.players, texts)
        game = Game(mode, seed, asker)
        listening = Listening(game, texts)
        game.watch(listening)
        game.play()
        assert all(asker.lines)
        for line in [*asker.lines, *listening.lines]:
            assert not re.search(r"[a-z]_[a-z]|\b[okg]:|[{}$?]$|\b[cs]\d+\b", line.rstrip("?")), line
            assert "  " not in line, line


def test_hidden_cards_are_not_named():
    texts = Texts("en", RULES, strict=True)
    game = Game(Identity(RULES, 5), 1, Reading(1, 5, texts))
    heard: list[tuple[Event, str, str]] = []

    class Both(Watcher):
        def notice(self, event: Event) -> None:
            if event.key == "move" and event.args["reason"] == "drawn" and event.args["to"] == "s1.hand":
                heard.append((event, texts.log_line(event, View(game, 0)), texts.log_line(event, View(game, 1))))

    game.watch(Both())
    game.play()
    event, other, own = heard[0]
    assert other.endswith("draws 2 cards.")
    assert own.endswith(f"draws {texts.cards(event.cards)}.")


# The log reads like a commentary


def told(locale: str, event: Event) -> str:
    """A line about seats without generals, told to a spectator."""
    game = Game(Identity(RULES, 5, {"generals": "off"}), 1, Agents([RandomAgent(1)] * 5))
    return Texts(locale, RULES, strict=True).log_line(event, View(game, SPECTATOR))


def card_token(text: str) -> str:
    """The token of a card by its text."""
    return next(card.token for card in RULES.cards if repr(card) == text)


SLASH = card_token("♠7 slash")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("used", {"seat": "s0", "card": "slash", "targets": "s1"}, [SLASH], -1), "Seat 1 uses ♠7 Slash on Seat 2."),
        (Event("used", {"seat": "s0", "card": "dodge", "targets": ""}, [SLASH], -1), "Seat 1 uses Dodge [♠7 Slash]."),
        (Event("used", {"seat": "s0", "card": "slash", "targets": "s1"}, [], -1), "Seat 1 uses Slash on Seat 2."),
        (Event("used", {"seat": "s0", "card": "peach", "targets": "s0"}, [], -1), "Seat 1 uses Peach."),
        (Event("used", {"seat": "s0", "card": "spear", "targets": "s0"}, [], -1), "Seat 1 equips Serpent Spear."),
        (Event("used", {"seat": "s0", "card": "duel", "targets": "s1 s2 s3 s4"}, [], -1), "Seat 1 uses Duel on 4 players."),
        (
            Event("used", {"seat": "s1", "card": "nullification", "against": "duel", "whom": "s2"}, [], -1),
            "Seat 2 answers Duel on Seat 3 with Nullification.",
        ),
        (
            Event("damage", {"seat": "s0", "amount": "1", "nature": "normal", "source": "s1"}, [], -1),
            "Seat 2 deals 1 damage to Seat 1 (4/4).",
        ),
        (Event("damage", {"seat": "s0", "amount": "3", "nature": "thunder"}, [], -1), "Seat 1 takes 3 thunder damage (4/4)."),
        (Event("died", {"seat": "s0"}, [], -1), "Seat 1 dies."),
        (Event("died", {"seat": "s0", "killer": "s4"}, [], -1), "Seat 1 is killed by Seat 5."),
        (Event("judged", {"seat": "s0", "reason": "lightning", "suit": "spade"}, [SLASH], -1), "The result is ♠7 Slash."),
        (
            Event("judged", {"seat": "s0", "reason": "lightning", "suit": "heart"}, [SLASH], -1),
            "The result is ♠7 Slash, counted as ♥ heart.",
        ),
        (
            Event("move", {"from": "s1.hand", "to": "discard_pile", "reason": "discarded", "by": "s0"}, [SLASH], -1),
            "Seat 1 discards ♠7 Slash of Seat 2.",
        ),
        (
            Event("move", {"from": "s1.hand", "to": "s0.hand", "reason": "obtained", "by": "s0"}, [SLASH], 3),
            "Seat 1 takes 1 card of Seat 2.",
        ),
        (Event("move", {"from": "s1.hand", "to": "table", "reason": "used", "by": "s1"}, [SLASH], -1), ""),
        (Event("phase", {"seat": "s1", "phase": "draw"}, [], -1), ""),
        (Event("phase-skipped", {"seat": "s1", "phase": "draw"}, [], -1), "Seat 2 skips the draw phase."),
        (
            Event("used", {"seat": "s0", "card": "amazing_grace", "targets": "s0 s4 s3 s2 s1", "direction": "clockwise"}, [], -1),
            "Seat 1 uses Amazing Grace on 5 players, clockwise.",
        ),
        (Event("pile-chosen", {"seat": "s1", "pile": "3"}, [], -1), "Seat 2 chooses pile 3."),
        (Event("side-drawn", {"seat": "s1", "side": "cold_side"}, [], -1), "Seat 2 leads the cold side."),
        (Event("generals-picked", {"seat": "s1", "generals": "cao_cao liu_bei"}, [], -1), "Seat 2 takes Cao Cao, Liu Bei."),
        (Event("action-chosen", {"side": "warm_side", "action": "vanguards"}, [], -1), "The vanguards of the warm side act."),
        (Event("role-tapped", {"seat": "s1"}, [], -1), ""),
        (Event("game-over", {"outcome": "cold_side", "winners": "s1 s2"}, [], -1), "The cold side wins: Seat 2, Seat 3."),
        (Event("game-over", {"outcome": "rebel", "winners": "s1 s2"}, [], -1), "The rebels win: Seat 2, Seat 3."),
        (Event("game-over", {"outcome": "round_cap", "winners": ""}, [], -1), "The last round is over: a draw."),
    ],
)  # fmt: skip
def test_the_log_is_a_commentary(event: Event, line: str):
    assert told("en", event) == line


def test_the_commentary_in_other_languages():
    event = Event("used", {"seat": "s0", "card": "slash", "targets": "s1"}, [SLASH], -1)
    assert told("zh-Hans", event) == "1号位对2号位使用了♠7 杀。"
    assert told("zh-Hant", event) == "1號位對2號位使用了♠7 殺。"
    assert told("vi", event) == "Chỗ 1 dùng ♠7 Sát lên Chỗ 2."


# Languages


def test_the_answer_to_a_trick_is_asked_about_by_what_becomes_of_the_trick():
    texts = Texts("en", RULES, strict=True)
    table = Table(A="-", B="-", C="-")
    for name in "ABC":
        table.hand(name, "nullification")
    table.hand("A", "duel").turn("A").do("A", "duel", "B").do("C", "nullification")
    asked = {name: texts.prompt(table.asked(name), View(table.game, table[name].index)) for name in "AB"}
    assert asked["A"].endswith("cancels Duel for Seat 2. Use Nullification so that it affects Seat 2 after all?")
    assert asked["B"].endswith("cancels Duel for you. Use Nullification so that it affects you after all?")
    table.do("A", "nullification")
    assert texts.prompt(table.asked("B"), View(table.game, 1)).endswith(
        "wants Duel to affect you after all. Cancel that with Nullification?"
    )

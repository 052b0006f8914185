"""The example mode as players meet it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from sanguosha_pair_duel.mode import FIRST, SECOND, PairDuel

from sanguosha import Agents, Game, Mode, Recorder, Ruleset, make_agent, make_mode, mode_of, replay
from sanguosha.bundles import LOCALES
from sanguosha.engine.session import Session
from sanguosha.modes.options import OptionError
from sanguosha.packages import modes
from sanguosha.testing import Table
from sanguosha.texts import Texts

CLIENT = Path(__file__).parents[2] / "client.py"
PATIENCE = 60


def played(seed: int, agent: str = "basic", **options: str) -> tuple[Game, Recorder]:
    """A game between bots, to its end."""
    game = Game(make_mode("pair_duel", 2, options), seed, Agents([make_agent(agent, seat, seed) for seat in range(2)]))
    recorder = Recorder(game)
    game.play()
    return game, recorder


def begun(**options: str) -> Game:
    """A game in which both have chosen the first two generals of their offer."""
    session = Session(make_mode("pair_duel", 2, options), 1)
    session.start()
    for decision in session.open.copy():
        first, second = decision.menu([])[:2]
        session.answer(decision.seat, decision.number, [first, second, *decision.menu([first, second])[:1]])
    return session.game


class SeatedPairs(PairDuel):
    """The pair duel with everybody seated already."""

    def prepare(self, game: Game) -> bool:
        return True


class PairTable(Table):
    """``PairTable(A="guan_yu+zhang_fei", B="-")`` is a pair duel of A and B."""

    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        return SeatedPairs(rules, len(self.names), options)

    def give_roles(self, letters: str) -> None:
        for seat, role in zip(self.game.seats, (FIRST, SECOND), strict=True):
            seat.role = role


def test_the_skills_of_both_generals_work_together():
    table = PairTable(A="guan_yu+zhang_fei", B="-").hp("B", 4).hand("A", "♥ peach", "♦ dodge").turn("A")
    table.do("A", "k:wusheng", "♥ peach", "B").do("A", "k:wusheng", "♦ dodge", "B")
    assert table["B"].hp == 2


def test_with_a_death_it_is_over_and_nobody_is_rewarded():
    table = PairTable(A="-", B="guan_yu+zhang_fei").hp("B", 1).hand("A", "slash").hand("B", "duel").turn("A")
    table.do("A", "slash", "B")
    assert table.winners == ["A"]
    assert table.cards("A") == []


def test_it_is_found():
    assert "pair_duel" in modes()


def test_both_have_two_generals_and_half_of_their_health():
    game = begun()
    for seat in game.seats:
        assert len(seat.slots) == 2
        assert seat.max_hp == sum(slot.general.max_hp for slot in seat.slots) // 2
    assert len({slot.general.id for seat in game.seats for slot in seat.slots}) == 4


def test_with_the_option_it_is_all_of_their_health():
    assert all(seat.hp == sum(slot.general.max_hp for slot in seat.slots) for seat in begun(health="sum").seats)


def test_the_second_begins_with_a_card_more():
    assert len(begun().seats[1].hand.cards) == 5
    assert len(begun(head_start="off").seats[1].hand.cards) == 4


def test_who_is_left_wins():
    for seed in range(20):
        game, _ = played(seed)
        living = [seat.index for seat in game.seats if seat.alive]
        assert game.winners == (living if len(living) == 1 else [])


def test_a_record_finds_the_mode_and_plays_the_same_game():
    game, recorder = played(3, "random", choices="4")
    record = recorder.record()
    assert mode_of(record).id == "pair_duel"
    assert replay(record, mode_of(record)).winners == game.winners


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (3, {}, "A pair duel is for 2 players, not 3."),
        (2, {"health": "most"}, "The option health is one of half, sum, not “most”."),
        (2, {"choices": "1"}, "The option choices is at least 2, for so many generals are chosen."),
        (2, {"lord": "s0"}, "A pair duel has no option “lord”; it has health, head_start, ask_all, choices, round_cap, ban."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(players: int, options: dict[str, str], sentence: str):
    with pytest.raises(OptionError) as refusal:
        make_mode("pair_duel", players, options)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("locale", LOCALES)
def test_it_has_its_words_in_every_language(locale: str):
    texts = Texts(locale, make_mode("pair_duel", 2, {}).ruleset, strict=True)
    for key in ("page-mode-pair_duel", "choose-pair", "page-option-health", "page-option-head_start"):
        assert texts.say(key)
    for role in modes()["pair_duel"].roles:
        assert texts.role(role)
        assert texts.say(f"page-outcome-{role}")
        assert texts.say(f"wins-{role}", count=1)


def test_the_command_line_plays_it_and_tells_of_its_options():
    command = [sys.executable, "-m", "sanguosha.cli", "simulate"]
    done = subprocess.run([*command, "--mode", "pair_duel", "--games", "5", "--json"], capture_output=True, text=True, check=True)
    assert '"errors": 0' in done.stdout
    told = subprocess.run([*command, "--help"], capture_output=True, text=True, check=True).stdout
    assert "head_start=on|off" in told


def test_a_room_of_a_server_plays_it(tmp_path: Path):
    server = subprocess.Popen(
        [sys.executable, "-m", "sanguosha.cli", "serve", "--port", "0", "--no-browser", "--database", str(tmp_path / "games.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = next(found for line in server.stdout if (found := re.search(r"http://([\w.]+:\d+)", line)))
        command = [sys.executable, str(CLIENT), f"ws://{found[1]}/ws", "pair_duel", "2"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert re.match(r"(first|second)_duellist: seats \[[01]\] won", done.stdout), done.stdout + done.stderr
    finally:
        server.terminate()
        server.wait(PATIENCE)

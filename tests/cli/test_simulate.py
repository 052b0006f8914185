"""``sanguosha simulate``."""

import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from sanguosha.agents.registry import AGENTS
from sanguosha.cli.setup import Bots, agents_of
from sanguosha.cli.simulate import Simulation, play_all
from sanguosha.cli.statistics import Sitter, Tally, wilson
from sanguosha.engine.game import Game
from sanguosha.tables import make_mode, seating
from tests.cli.running import COMMAND, environment, run, run_process
from tests.support.signals import heed_interrupts

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def numbers(*words: str) -> dict:
    """The numbers of a simulation as JSON."""
    result = run("simulate", *words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_numbers_add_up():
    facts = numbers("--players", "6", "--games", "12", "--agents", "random", "--seed", "3")
    assert (facts["games"], facts["errors"]) == (12, 0)
    assert sum(facts["wins"].values()) == 12
    assert facts["roles"]["lord"]["games"] == 12
    assert facts["roles"]["rebel"]["games"] == 36
    assert facts["roles"]["lord"]["wins"] == facts["wins"]["lord"]
    assert facts["roles"]["loyalist"]["wins"] == facts["wins"]["lord"]
    assert facts["roles"]["rebel"]["wins"] == 3 * facts["wins"]["rebel"]
    assert sum(count["games"] for count in facts["generals"].values()) == 72
    assert facts["decisions"] > facts["turns"] > facts["rounds"] >= 12
    assert facts["games_per_second"] > 0
    assert facts["decisions_per_second"] > facts["games_per_second"]
    for count in (*facts["roles"].values(), *facts["generals"].values()):
        assert count["low"] <= count["rate"] <= count["high"]


def test_the_same_seeds_give_the_same_games_in_however_many_processes():
    words = ("--games", "9", "--agents", "random", "--seed", "5")
    alone, together = numbers(*words), numbers(*words, "--jobs", "2")
    for name in TIMES:
        del alone[name], together[name]
    assert alone == together


def test_real_processes_share_the_work(tmp_path: Path):
    done = run_process("simulate", "--games", "8", "--agents", "random", "--jobs", "2", "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 8
    assert done.stderr == b"", "without a terminal there is no progress bar"


def test_games_are_told_apart_by_their_seeds():
    mode = Simulation("identity", 5, "random", 3, 5)
    whole = play_all(mode, range(5, 8), True)
    assert [play_all(mode, range(seed, seed + 1), True)[0] for seed in (5, 6, 7)] == whole
    assert len({result.decisions for result in whole}) == 3


def test_the_tables_are_readable():
    result = run("simulate", "--games", "4", "--agents", "random", "--lang", "en")
    assert result.exit_code == 0
    for word in ("Role", "95 % interval", "loyalist", "General", "Per game: ", "4 games (0 failed) in "):
        assert word in result.stdout
    assert "胜率" in run("simulate", "--games", "1", "--agents", "random", "--lang", "zh-Hans").stdout


def test_without_generals_there_is_no_table_of_them():
    facts = numbers("--games", "3", "--agents", "random", "--option", "generals=off")
    assert facts["generals"] == {}
    assert facts["roles"]["lord"]["games"] == 3


def test_points_are_counted_for_roles_and_players_where_wanted():
    facts = numbers("--games", "20", "--agents", "random", "--option", "scoring=v4,generals=off")
    points = facts["points"]
    assert list(points["roles"]) == ["lord", "loyalist", "rebel", "renegade"]
    assert len(points["players"]) == 5
    share = {"lord": 1, "loyalist": 1, "rebel": 2, "renegade": 1}
    assert sum(points["players"]) == pytest.approx(sum(share[role] * mean for role, mean in points["roles"].items()), abs=0.01)
    assert points["roles"]["lord"] >= 4 * facts["wins"]["lord"] / 20
    assert "points" not in numbers("--games", "1", "--agents", "random")
    assert "Points per game: lord " in run("simulate", "--games", "2", "--agents", "random", "--option", "scoring=v4").stdout


def test_players_sit_by_lot_where_wanted_and_keep_their_agents():
    mode = make_mode("identity", 5, {"seats_by_lot": "on"})
    lots = [seating(mode, seed) for seed in range(200)]
    assert lots == [seating(mode, seed) for seed in range(200)]
    assert all(sorted(lot) == [0, 1, 2, 3, 4] for lot in lots)
    assert {lot[0] for lot in lots} == {0, 1, 2, 3, 4}
    assert seating(make_mode("identity", 5, {}), 7) == [0, 1, 2, 3, 4]
    seats = seating(mode, 4)
    bots = Bots(agents_of("2=basic,random", 5), 4, seats)
    game = Game(mode, 4, bots)
    while not game.ready:
        game.step()
    assert {seat for seat, agent in bots.agents.items() if type(agent).__name__ == "BasicAgent"} == {seats[1]}


def test_wins_are_counted_for_agents_and_players():
    facts = numbers("--games", "30", "--players", "4", "--agents", "1=random,basic", "--option", "seats_by_lot=on")
    agents, players = facts["by_agent"], facts["by_player"]
    assert {agent: count["games"] for agent, count in agents.items()} == {"basic": 90, "random": 30}
    assert players[0]["wins"] == agents["random"]["wins"], "player 1 is the random one, wherever it sits"
    assert sum(player["wins"] for player in players[1:]) == agents["basic"]["wins"]
    assert agents["random"]["rate"] < agents["basic"]["rate"]


def test_points_follow_the_players_and_not_their_seats():
    words = ("--games", "40", "--agents", "1=basic,random", "--option", "scoring=v4,generals=off,seats_by_lot=on")
    points = numbers(*words)["points"]["players"]
    assert points[0] == max(points)


def test_agents_can_be_given_by_role():
    assert agents_of("lord=basic,rebel=random") == {"lord": "basic", "rebel": "random", "": "basic"}
    assert agents_of("lord=basic,random") == {"lord": "basic", "": "random"}
    assert agents_of("random") == {"": "random"}
    bots = Bots(agents_of("lord=basic,random"), 4)
    game = Game(make_mode("identity", 5, {}), 4, bots)
    while not game.ready:
        game.step()
    kinds = {game.seats[seat].role: type(agent).__name__ for seat, agent in bots.agents.items()}
    assert kinds == {"lord": "BasicAgent", "loyalist": "RandomAgent", "rebel": "RandomAgent", "renegade": "RandomAgent"}


@pytest.fixture
def broken_agent():
    """An agent named “broken”."""
    AGENTS["broken"] = ("tests.cli.broken", "BrokenAgent")
    yield
    del AGENTS["broken"]


@pytest.mark.usefixtures("broken_agent")
def test_a_failing_game_is_counted_and_can_be_played_again():
    result = run("simulate", "--games", "9", "--seed", "5", "--agents", "lord=broken,random", "--option", "choices=4", "--json")
    assert result.exit_code == 1
    facts = json.loads(result.stdout)
    assert 0 < facts["errors"] < 9
    assert sum(facts["wins"].values()) == 9 - facts["errors"]
    assert facts["roles"]["lord"]["games"] == 9 - facts["errors"]
    said, command = result.stderr.splitlines()[:2]
    assert len(result.stderr.splitlines()) == 2 * facts["errors"]
    failed = re.fullmatch(r"sanguosha: the game with seed (\d+) failed: KeyError: 'lost card'", said)
    assert failed is not None
    again = shlex.split(command)
    assert again[:2] == ["sanguosha", "simulate"]
    assert again[-5:] == ["--seed", failed[1], "--games", "1", "--trace"]
    assert isinstance(run(*again[1:]).exception, KeyError), "with --trace the error is shown"
    assert said in run(*again[1:-1]).stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_agent_that_wants_to_end_the_program_fails_its_games(tmp_path: Path, jobs: str):
    words = ("simulate", "--games", "4", "--jobs", jobs, "--agents", "tests.cli.broken:LeavingAgent")
    result = run_process(*words, home=tmp_path)
    assert result.returncode == 1
    assert result.stderr.decode().count("failed: SystemExit: 7\n") == 4


def test_nobody_waits_for_a_process_that_was_killed(tmp_path: Path):
    words = ("simulate", "--games", "4", "--jobs", "2", "--agents", "tests.cli.broken:KilledAgent")
    result = run_process(*words, home=tmp_path)
    assert result.returncode == 1
    told = "sanguosha: A process that played games was ended, perhaps for want of memory; try fewer with --jobs.\n"
    assert result.stderr.decode() == told


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (5, 10, 0.2366, 0.7634), (40, 100, 0.3094, 0.498)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_draw_is_nobodys_win():
    tally = Tally()
    for outcome, won in (("round_cap", False), ("lord", True)):
        tally.add(outcome, (Sitter("lord", ("cao_cao",), won, 0, "basic"),), 5, 3, 2)
    assert tally.wins == {"lord": 1, "rebel": 0, "renegade": 0, "draw": 1}
    assert (tally.roles["lord"].games, tally.roles["lord"].wins) == (2, 1)


def minds_interrupts(process: int) -> bool:
    """Whether a process does not ignore Ctrl-C."""
    ignored = re.search(r"SigIgn:\s*(\w+)", Path(f"/proc/{process}/status").read_text())
    assert ignored is not None
    return not int(ignored[1], 16) >> (signal.SIGINT - 1) & 1


def test_ctrl_c_ends_all_processes_without_a_word(tmp_path: Path):
    words = [*COMMAND, "simulate", "--games", "100000", "--jobs", "2"]
    process = subprocess.Popen(
        words,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    started = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    until = time.monotonic() + 60
    while time.monotonic() < until and (len(started.read_text().split()) < 3 or not minds_interrupts(process.pid)):
        os.sched_yield()
    os.killpg(process.pid, signal.SIGINT)
    heard = process.communicate(timeout=60)
    assert process.returncode == 130
    assert heard == (b"", b"")


def test_agents_that_search_play_like_any_other():
    searching = "tests.support.searching:SearchingAgent"
    facts = numbers("--players", "5", "--games", "2", "--agents", f"rebel={searching},random", "--seed", "3")
    assert (facts["games"], facts["errors"]) == (2, 0)
    facts = numbers("--mode", "team_3v3", "--games", "1", "--agents", f"cold_side={searching},basic", "--seed", "3")
    assert (facts["games"], facts["errors"]) == (1, 0)

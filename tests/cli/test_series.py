"""``sanguosha series``."""

from __future__ import annotations

import csv
import json
import shlex
import subprocess
from pathlib import Path

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.agents.registry import AGENTS
from sanguosha.engine.asking import Agent
from sanguosha.engine.records.record import parse
from sanguosha.series import HIGHEST_SERIES
from tests.cli.running import COMMAND, environment, refused, run
from tests.cli.terminal import Terminal
from tests.support.signals import heed_interrupts

BOTS = ("--agents", "random", "--lang", "en")


class Leaving(Agent):
    """Plays like the random agent; whoever sits at the terminal presses Ctrl-C at its ``at``-th question, once."""

    asked = 0
    at = 0

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.inner = RandomAgent(seed)

    def decide(self, decision, view):
        Leaving.asked += 1
        if Leaving.asked == Leaving.at:
            raise KeyboardInterrupt
        return self.inner.decide(decision, view)


@pytest.fixture
def leaving():
    """The agent “leaving”."""
    AGENTS["leaving"] = (__name__, "Leaving")
    Leaving.asked = Leaving.at = 0
    yield Leaving
    del AGENTS["leaving"]


def series(folder: Path, *words: str, code: int = 0, **env: str) -> str:
    """Play a series; what was printed."""
    result = run("series", "--out", str(folder), *BOTS, *words, **env)
    assert result.exit_code == code, result.output
    assert result.stderr == ""
    return result.stdout


def facts(folder: Path, *words: str) -> dict:
    """A whole series as JSON."""
    series(folder, *words, "--force", "--json", str(folder.with_suffix(".json")))
    return json.loads(folder.with_suffix(".json").read_text(encoding="utf-8"))


def places(table: str) -> list[list[str]]:
    """The rows of the last table."""
    rows = [[word.strip() for word in line.strip("│").split("│")] for line in table.splitlines() if line.startswith("│")]
    return rows[-len({row[0] for row in rows}) :]


def test_everybody_is_lord_once_and_the_points_add_up(tmp_path: Path):
    told = facts(tmp_path / "a", "--seed", "3", "--players", "4")
    assert told["over"]
    assert sorted(game["lord_player"] for game in told["games"]) == [1, 2, 3, 4]
    seat = {row["player"]: row["seat"] for row in told["standings"]}
    assert sorted(seat.values()) == [1, 2, 3, 4]
    lords = [seat[game["lord_player"]] for game in told["games"]]
    assert [(lord - lords[0]) % 4 for lord in lords] == [0, 1, 2, 3], "the role passes to the right"
    for row in told["standings"]:
        assert row["total"] == sum(game["points_by_player"][row["player"] - 1] for game in told["games"])
        assert row["place"] == 1 + len([other for other in told["standings"] if other["total"] > row["total"]])


def test_every_game_leaves_its_record(tmp_path: Path):
    told = facts(tmp_path / "a", "--seed", "3", "--players", "4", "--option", "generals=off")
    for game in told["games"]:
        file = tmp_path / "a" / game["record"]
        record = parse(file.read_text(encoding="utf-8"))
        assert (record.outcome, record.options["series"], record.options["generals"]) == (game["outcome"], "rotating_lord", "off")
        assert run("replay", str(file), "--verify", "--lang", "en").exit_code == 0


def test_the_final_table_has_the_best_first_and_shares_places(tmp_path: Path):
    told = series(tmp_path / "a", "--seed", "3", "--players", "3")
    assert told.count("being the lord") == 3
    rows = places(told[told.index("The series is over.") :])
    totals = [int(row[-2]) for row in rows]
    assert totals == sorted(totals, reverse=True)
    assert [int(row[-1]) for row in rows] == [1 + len([other for other in totals if other > total]) for total in totals]


def test_the_table_for_other_programs(tmp_path: Path):
    told = facts(tmp_path / "a", "--seed", "3", "--players", "3", "--csv", str(tmp_path / "a.csv"))
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()))
    assert list(rows[0]) == ["player", "seat", "game_1", "game_2", "game_3", "total", "place"]
    for row, standing in zip(rows, told["standings"], strict=True):
        assert {name: int(row[name]) for name in standing} == standing


def test_the_same_number_gives_the_same_series(tmp_path: Path):
    words = ("--seed", "8", "--players", "4")
    assert facts(tmp_path / "a", *words) == facts(tmp_path / "b", *words)


def test_the_first_lord_may_be_agreed_upon(tmp_path: Path):
    for player in (1, 2, 3):
        told = facts(tmp_path / str(player), "--seed", "1", "--players", "3", "--first-lord", str(player))
        assert told["games"][0]["lord_player"] == player


def test_agents_are_named_by_player_wherever_they_sit(tmp_path: Path, leaving):
    series(tmp_path / "a", "--seed", "1", "--players", "3", "--agents", "2=leaving,random")
    assert leaving.asked > 10


def test_the_first_one_out_is_protected_in_the_next_game(tmp_path: Path):
    told = facts(tmp_path / "a", "--seed", "5", "--players", "4", "--option", "first_out_protection=on")
    seat = {row["player"]: row["seat"] - 1 for row in told["standings"]}
    records = [parse((tmp_path / "a" / game["record"]).read_text(encoding="utf-8")) for game in told["games"]]
    outs = [f"s{seat[game['first_out_player']]}" for game in told["games"]]
    assert [record.options.get("first_out") for record in records] == [None, *outs[:-1]]


# Leaving and going on


@pytest.mark.parametrize("at", [1, 2, 5, 60, 150, 400])
def test_a_series_that_was_left_ends_as_if_it_had_not_been(tmp_path: Path, leaving, at: int):
    words = ("--seed", "4", "--players", "4", "--agents", "leaving")
    whole = facts(tmp_path / "whole", *words)
    leaving.asked, leaving.at = 0, at
    said = series(tmp_path / "left", *words, code=130)
    command = said.splitlines()[-1].strip().removeprefix("Go on with it: ")
    open_games = [file for file in (tmp_path / "left").glob("*.record") if not parse(file.read_text(encoding="utf-8")).over]
    assert len(open_games) == 1
    assert run("replay", str(open_games[0]), "--verify", "--lang", "en").exit_code == 0
    assert run(*shlex.split(command)[1:]).exit_code == 0
    assert facts(tmp_path / "left", *words) == whole
    for file in (tmp_path / "whole").glob("*.record"):
        assert (tmp_path / "left" / file.name).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_left_again_while_it_catches_up_nothing_is_lost(tmp_path: Path, leaving):
    words = ("--seed", "4", "--players", "4", "--agents", "leaving")
    leaving.at = 120
    series(tmp_path / "a", *words, code=130)
    (file,) = (tmp_path / "a").glob("game-*.record")
    kept = file.read_text(encoding="utf-8")
    leaving.asked, leaving.at = 0, 40
    series(tmp_path / "a", *words, code=130)
    assert file.read_text(encoding="utf-8") == kept


def test_a_game_whose_end_was_recorded_but_not_noted_is_not_played_again(tmp_path: Path):
    words = ("--seed", "4", "--players", "3")
    whole = facts(tmp_path / "a", *words)
    state = json.loads((tmp_path / "a" / "series.json").read_text(encoding="utf-8"))
    state["series"]["played"].pop()
    (tmp_path / "a" / "series.json").write_text(json.dumps(state), encoding="utf-8")
    assert facts(tmp_path / "a", *words, "--agents", "random") == whole


def test_a_series_that_is_over_only_shows_its_table_again(tmp_path: Path):
    words = ("--seed", "4", "--players", "3")
    first, again = series(tmp_path / "a", *words), series(tmp_path / "a", *words)
    assert places(first) == places(again)
    assert "being the lord" not in again


def test_without_a_number_the_series_of_the_folder_goes_on(tmp_path: Path):
    first = series(tmp_path / "a", "--players", "3", "--first-lord", "2")
    assert places(first) == places(series(tmp_path / "a", "--players", "3"))


def test_a_game_that_fails_is_told_and_kept_where_it_stands(tmp_path: Path, monkeypatch):
    monkeypatch.setitem(AGENTS, "broken", ("tests.cli.broken", "BrokenAgent"))
    result = run("series", "--out", str(tmp_path), "--seed", "4", "--agents", "broken")
    assert result.exit_code == 1
    assert result.stderr.startswith("sanguosha: game ")
    assert result.stderr.endswith(" of the series cannot go on: KeyError: 'lost card'\n")
    records = sorted(tmp_path.glob("*.record"))
    assert [parse(file.read_text(encoding="utf-8")).over for file in records] == [True] * (len(records) - 1) + [False]


def test_ctrl_c_ends_a_real_series_with_all_saved(tmp_path: Path):
    folder = tmp_path / "a"
    words = ["series", "--out", str(folder), "--players", "8", "--seed", "2", "--agents", "tests.support.interrupting:Interrupting"]
    process = subprocess.run(
        [*COMMAND, *words],
        env=environment(tmp_path),
        cwd=Path(__file__).parents[2],
        capture_output=True,
        timeout=60,
        check=False,
        preexec_fn=heed_interrupts,
    )
    assert process.returncode == 130
    assert process.stderr == b""
    assert f"The series is saved: {folder}" in process.stdout.decode()
    assert json.loads((folder / "series.json").read_text(encoding="utf-8"))["series"]["seed"] == 2
    assert not parse((folder / "game-1.record").read_text(encoding="utf-8")).over


def test_a_person_plays_leaves_and_goes_on(tmp_path: Path):
    words = ("series", "--out", str(tmp_path / "a"), "--players", "3", "--seed", "6", "--person", "2", "--agents", "random")
    terminal = Terminal(*words, home=tmp_path)
    terminal.listen()
    terminal.type("1\n")
    terminal.listen()
    terminal.type("q\n")
    assert "Go on with it: sanguosha series" in terminal.listen()
    assert terminal.end() == 0
    terminal = Terminal(*words, home=tmp_path)
    terminal.play(1)
    assert terminal.end() == 0
    assert "The series is over." in terminal.heard
    assert "Player 2*" in terminal.heard
    assert terminal.heard.count("being the lord") == 3


# What is refused


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seed 5", "with --seed 4 instead of 5"),
        ("--players 4", "with --players 3 instead of 4"),
        ("--agents basic", "with --agents random instead of basic"),
        ("--option generals=off", "with --option none instead of generals=off"),
        ("--packages standard", "with --packages standard,wind instead of standard"),
        ("--person 1", "with --person 0 instead of 1"),
    ],
)
def test_the_folder_of_another_series_is_refused(tmp_path: Path, words: str, sentence: str):
    folder = tmp_path / "a"
    series(folder, "--players", "3", "--seed", "4")
    heard = refused("series", "--out", str(folder), "--players", "3", "--agents", "random", *words.split())
    assert heard == f"{folder} holds another series, {sentence}; name another folder."


def test_a_folder_of_other_things_is_refused(tmp_path: Path):
    (tmp_path / "letter").write_text("")
    assert refused("series", "--out", str(tmp_path)) == f"{tmp_path} holds other things; a series needs a folder of its own."
    file = tmp_path / "letter"
    assert refused("series", "--out", str(file)) == f"{file} holds other things; a series needs a folder of its own."


def test_a_series_that_was_killed_while_it_began_can_begin_again(tmp_path: Path):
    (tmp_path / ".series.json.unfinished").write_text('{"format": "sangu')
    series(tmp_path, "--players", "2")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-1.record", "game-2.record", "series.json"]


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"format": "x"}'])
def test_a_damaged_series_is_refused(tmp_path: Path, content: str):
    (tmp_path / "series.json").write_text(content)
    assert refused("series", "--out", str(tmp_path)) == f"{tmp_path / 'series.json'} is no series."


def test_a_state_that_does_not_fit_itself_is_refused(tmp_path: Path):
    folder = tmp_path / "a"
    series(folder, "--players", "3", "--seed", "4")
    sound = (folder / "series.json").read_text(encoding="utf-8")
    for path, value in (
        (("seats",), [0, 0, 1]), (("series", "players"), 10**9), (("series", "seed"), -1), (("series", "seed"), 10**30),
        (("series", "played", 0, "lord"), 9), (("series", "played", 1, "first_out"), 3),
        (("series", "played", 2, "winners"), [-1]), (("series", "played", 0, "points"), [1, 2]),
    ):  # fmt: skip
        state = part = json.loads(sound)
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value
        (folder / "series.json").write_text(json.dumps(state), encoding="utf-8")
        assert refused("series", "--out", str(folder), "--players", "3") == f"{folder / 'series.json'} is no series."


def test_the_highest_number_of_a_series_gives_records_that_can_be_read(tmp_path: Path):
    said = series(tmp_path / "a", "--players", "2", "--seed", str(HIGHEST_SERIES))
    assert f"number {HIGHEST_SERIES}." in said, "the number is said as it is typed"
    for number in (1, 2):
        assert parse((tmp_path / "a" / f"game-{number}.record").read_text(encoding="utf-8")).over


def test_the_record_of_another_game_is_refused(tmp_path: Path, leaving):
    words = ("--players", "3", "--agents", "leaving")
    leaving.at = 30
    series(tmp_path / "a", *words, "--seed", "4", code=130)
    leaving.asked, leaving.at = 0, 30
    series(tmp_path / "b", *words, "--seed", "5", code=130)
    (tmp_path / "a" / "game-1.record").write_bytes((tmp_path / "b" / "game-1.record").read_bytes())
    file = tmp_path / "a" / "game-1.record"
    result = run("series", "--out", str(tmp_path / "a"), *words, "--seed", "4")
    assert (result.exit_code, result.stderr) == (2, f"sanguosha: {file} is no game of this series.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--players 11", "The identity game is for 2 to 10 players, not 11."),
        ("--players -3", "The identity game is for 2 to 10 players, not -3."),
        ("--seed -1", "A seed is at least 0, not -1."),
        ("--seed 115292150460684697", "A seed is at most 115292150460684696, not 115292150460684697."),
        ("--person 6", "There is no player 6 for --person at a table of 5; take 1 to 5."),
        ("--first-lord 6", "There is no player 6 for --first-lord at a table of 5; take 1 to 5."),
        ("--agents 6=basic", "There is no player 6 at a table of 5; take 1 to 5."),
        ("--option lord=s1", "The option lord changes from game to game of a series; leave it out."),
        ("--option seats_by_lot=on", "A series draws its seats by lot in any case; leave seats_by_lot out."),
        ("--option generals=off,ban=cao_cao", "The option ban has no effect without generals=on."),
        ("--option scoring=none", "A series is played with scoring=v4, not scoring=none; leave it out."),
        ("--option series=none", "A series is played with series=rotating_lord, not series=none; leave it out."),
        ("--option dark_souls=yes", "The option dark_souls is one of off, on, not “yes”."),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path: Path, words: str, sentence: str):
    assert refused("series", "--out", str(tmp_path / "a"), *words.split()) == sentence
    assert not (tmp_path / "a").exists()


def test_a_place_where_nothing_can_be_written_is_told_before_anything_is_played(tmp_path: Path):
    (tmp_path / "file").write_text("")
    heard = run("series", "--out", str(tmp_path / "a"), *BOTS, "--csv", str(tmp_path / "file" / "a.csv"))
    assert heard.exit_code == 2
    assert heard.stderr == f"sanguosha: {tmp_path / 'file' / 'a.csv'} cannot be written: File exists.\n"


@pytest.mark.parametrize(("option", "file"), [("--csv", "series.json"), ("--json", "game-2.record")])
def test_the_points_are_not_written_over_the_series_itself(tmp_path: Path, option: str, file: str):
    folder = tmp_path / "a"
    series(folder, "--players", "2")
    path = folder / ".." / "a" / file
    assert refused("series", "--out", str(folder), "--players", "2", option, str(path)) == (
        f"{path} is a file of the series itself; name another one."
    )
    series(folder, "--players", "2")


@pytest.mark.parametrize("option", ["--csv", "--json"])
def test_points_are_not_written_over_another_file_unless_it_is_said_that_they_may(tmp_path: Path, option: str):
    file, folder = tmp_path / "points", tmp_path / "a"
    file.write_text("something else")
    words = ("series", "--out", str(folder), *BOTS, "--players", "2", "--seed", "3", option, str(file))
    said = f"{file} is there already; name another file, or say with --force that it may be written over."
    assert refused(*words) == said
    assert not folder.exists()
    series(folder, "--players", "2", "--seed", "3")
    assert refused(*words) == said
    assert file.read_text() == "something else"
    series(folder, "--players", "2", option, str(file), "--force")
    done = file.read_text()
    series(folder, "--players", "2", option, str(file))
    assert file.read_text() == done


def test_the_points_of_a_series_that_was_left_are_written_on(tmp_path: Path, leaving):
    folder, file = tmp_path / "a", tmp_path / "points.csv"
    leaving.at = 60
    words = ("--players", "3", "--seed", "3", "--csv", str(file), "--agents", "leaving")
    run("series", "--out", str(folder), *words)
    before = file.read_text()
    leaving.at = 0
    run("series", "--out", str(folder), *words)
    assert file.read_text() != before


def test_play_and_simulate_send_a_series_away():
    for command in ("play", "simulate"):
        heard = refused(command, "--option", "series=rotating_lord")
        assert heard == "A series of games is played with “sanguosha series”."


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "vi"])
def test_a_series_in_other_languages(tmp_path: Path, language: str):
    said = series(tmp_path / "a", "--players", "2", "--seed", "1", "--lang", language)
    assert "being the lord" not in said
    assert len(places(said)) == 2

"""The 3v3 game in the terminal: simulated, played from its draft on, replayed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sanguosha.engine.records.record import parse
from tests.cli.running import refused, run
from tests.cli.terminal import Terminal

TEAM = ("--mode", "team_3v3", "--lang", "en")


def test_simulations_tell_the_wins_of_each_side_and_role():
    result = run("simulate", *TEAM, "--games", "6", "--agents", "warm_side=basic,cold_side=random")
    assert result.exit_code == 0
    roles = re.findall(r"│ (\w+, \w+ side) +│ +(\d+) │ +(\d+) │", result.stdout)
    assert roles == [
        ("marshal, warm side", "6", "6"), ("vanguard, warm side", "12", "12"),
        ("marshal, cold side", "6", "0"), ("vanguard, cold side", "12", "0"),
    ]  # fmt: skip
    assert "warm side 6, cold side 0, draws 0" in result.stdout


def test_simulations_tell_the_same_as_json():
    facts = json.loads(run("simulate", *TEAM, "--games", "4", "--agents", "random", "--json").stdout)
    assert (facts["mode"], facts["players"]) == ("team_3v3", 6)
    assert list(facts["wins"]) == ["warm_side", "cold_side", "draw"]
    assert facts["roles"]["cold_side.vanguard_3v3"]["games"] == 8


def test_other_numbers_of_players_are_refused():
    assert refused("simulate", *TEAM, "--players", "5") == "The 3v3 game is for 6 players, not 5."
    assert refused("play", *TEAM, "--players", "8") == "The 3v3 game is for 6 players, not 8."


def test_a_general_cannot_be_wished_for():
    said = refused("play", *TEAM, "--general", "zhao_yun")
    assert said == "In the 3v3 game the marshals draft the generals; nobody can wish for one."


def test_what_the_game_has_no_option_for_is_refused():
    said = refused("simulate", *TEAM, "--option", "role_set=standard")
    assert said.startswith("The 3v3 game has no option “role_set”; it has warm,")


def drafted(tmp_path: Path, *answers: str) -> str:
    """What a marshal sees who plays with these answers and leaves."""
    file = tmp_path / "a.record"
    words = ("play", *TEAM, "--seed", "4", "--seat", "2", "--option", "warm=first", "--agents", "random", "--record", str(file))
    result = run(*words, input="".join(answer + "\n" for answer in (*answers, "q")))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_draft_is_answered_question_by_question(tmp_path: Path):
    picks = ["1", *["2 1", ""] * 3]
    said = drafted(tmp_path, "2", "1", *picks, "3", "1", "2", "")
    assert "Pile 4" in said
    assert "Who picks the first general?" in said
    assert "Take a general from the table." in said
    assert said.count("Take 2 generals from the table.") == 3
    taken = re.findall(r"^Seat 2 takes (.+)\.$", said, re.MULTILINE)
    assert [len(names.split(", ")) for names in taken] == [1, 2, 2, 2, 1], "the last one is left over for the first picker"
    mine = [name for names in taken for name in names.split(", ")]
    assert f"Seat 2: {', '.join(mine)}" in said
    assert f"Seat 2 plays {mine[2]}." in said
    assert f"Seat 3 plays {mine[0]}." in said, "vanguard A of the warm side sits to the right of his marshal"
    assert f"Seat 1 plays {mine[3]}." in said


def test_before_the_last_confirmation_a_pick_can_be_taken_back(tmp_path: Path):
    said = drafted(tmp_path, "2", "1", "1", "1", "u", "2", "3", "")
    first, second = re.findall(r"^Seat 2 takes (.+)\.$", said, re.MULTILINE)
    assert ", " not in first
    assert len(second.split(", ")) == 2


def test_the_table_can_be_looked_at_during_the_draft(tmp_path: Path):
    said = drafted(tmp_path, "2", "1", "1", "t")
    assert "marshal, warm side" in said
    assert re.search(r"^On the table: (\w[^,]+, ){12}", said, re.MULTILINE)


def test_a_whole_game_of_a_marshal_at_a_terminal_and_its_replay(tmp_path: Path):
    terminal = Terminal("play", "--mode", "team_3v3", "--seed", "4", "--seat", "2", "--agents", "random", home=tmp_path)
    terminal.play(1)
    assert terminal.end() == 0
    assert "has acted" in terminal.heard
    assert re.search(r"The (warm|cold) side wins", terminal.heard)
    saved = re.search(r"saved: (\S+)", terminal.heard)
    assert saved is not None
    record = parse(Path(saved[1]).read_text(encoding="utf-8"))
    assert (record.mode, record.over) == ("team_3v3", True)
    assert " is sound: " in run("replay", saved[1], "--verify", "--lang", "en").stdout
    told = run("replay", saved[1], "--log", "--lang", "en").stdout
    for line in ("chooses pile", "leads the warm side", "picks first", "acts first", "The marshal of the"):
        assert line in told


def test_a_game_left_in_the_draft_is_resumed_there(tmp_path: Path):
    drafted(tmp_path, "2", "1", "1")
    file = str(tmp_path / "a.record")
    result = run("play", "--resume", file, "--seat", "2", "--agents", "random", "--lang", "en", input="q\n")
    assert result.exit_code == 0
    assert "Take 2 generals from the table." in result.stdout

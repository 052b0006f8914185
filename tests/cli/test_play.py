"""``sanguosha play``: with pipes, and at a real terminal."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from sanguosha.engine.records.record import parse
from tests.cli.running import COMMAND, environment, refused, run, run_process
from tests.cli.terminal import Terminal
from tests.support.searching import SearchingAgent

RECORD = re.compile(r"saved: (\S+)")


def play(tmp_path: Path, answers: str, *words: str, lang: str = "en") -> str:
    """Play with these answers and leave; what was printed."""
    file = str(tmp_path / "a.record")
    result = run("play", "--agents", "random", "--record", file, "-f", "--lang", lang, "--seed", "8", *words, input=answers)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


# A whole game


def test_a_whole_game_at_a_terminal(tmp_path: Path):
    terminal = Terminal("play", "--seed", "3", "--players", "3", "--agents", "random", home=tmp_path)
    terminal.play(1)
    assert terminal.end() == 0
    assert re.search(r"You win!|You lose\.|Nobody wins\.", terminal.heard)
    saved = RECORD.search(terminal.heard)
    assert saved is not None
    file = Path(saved[1])
    assert file.is_relative_to(tmp_path)
    assert parse(file.read_text(encoding="utf-8")).over
    checked = run("replay", str(file), "--verify", "--lang", "en")
    assert checked.exit_code == 0
    assert " is sound: " in checked.stdout


def test_ctrl_c_at_a_terminal_leaves_with_the_record_saved(tmp_path: Path):
    terminal = Terminal("play", "--seed", "5", "--agents", "random", home=tmp_path)
    assert "Choose your general." in terminal.listen()
    terminal.type("1\n")
    terminal.listen()
    terminal.type("\x03")
    rest = terminal.listen()
    assert terminal.end() == 0
    assert "Goodbye. The game is saved: " in rest
    assert "Traceback" not in terminal.heard


def test_one_can_play_with_agents_that_search(tmp_path: Path):
    SearchingAgent.found.clear()
    play(tmp_path, "", "--seat", "0", "--players", "3", "--agents", "tests.support.searching:SearchingAgent")
    assert set(SearchingAgent.found) == {0, 1, 2}


def test_watching_needs_no_answers(tmp_path: Path):
    said = play(tmp_path, "", "--seat", "0")
    assert "you watch" in said
    assert "win" in said.splitlines()[-1] or "saved" in said.splitlines()[-1]
    assert parse((tmp_path / "a.record").read_text(encoding="utf-8")).over


def test_points_are_told_at_the_end_where_wanted(tmp_path: Path):
    said = play(tmp_path, "", "--seat", "0", "--option", "scoring=v4")
    (line,) = [line for line in said.splitlines() if line.startswith("Points: ")]
    assert len(re.findall(r"\(\d\) \d+[,.]", line)) == 5
    assert "Points: " not in play(tmp_path, "", "--seat", "0")


def test_seats_are_drawn_by_lot_where_wanted(tmp_path: Path):
    told = [play(tmp_path, "q\n", "--seat", "2", "--seed", str(seed), "--option", "seats_by_lot=on") for seed in range(8)]
    seats = [re.search(r"you have seat (\d)", said)[1] for said in told]
    assert len(set(seats)) > 2
    again = play(tmp_path, "q\n", "--seat", "2", "--seed", "3", "--option", "seats_by_lot=on")
    assert again == told[3]


# Leaving


def test_q_leaves_and_says_where_the_record_is(tmp_path: Path):
    said = play(tmp_path, "1\nq\n")
    assert f"\nGoodbye. The game is saved: {tmp_path / 'a.record'}\n" in said
    assert not parse((tmp_path / "a.record").read_text(encoding="utf-8")).over


def test_the_command_that_q_tells_goes_on_from_the_same_seat(tmp_path: Path):
    said = play(tmp_path, "1\n1\nq\n", "--seat", "3")
    question = said.rsplit("Your hand: ", 1)[1].split("> ")[0]
    told = said.splitlines()[-1].removeprefix("Go on with it: ")
    words = shlex.split(told)
    assert words[0] == "sanguosha"
    result = run(*words[1:], input="q\n")
    assert question in result.stdout
    assert result.stdout.splitlines()[-1] == f"Go on with it: {told}"


@pytest.mark.parametrize("answers", ["", "1\n", "1\n2\n"])
def test_the_end_of_the_input_is_no_accident(tmp_path: Path, answers: str):
    assert "Goodbye. The game is saved: " in play(tmp_path, answers)


def test_records_of_several_games_do_not_overwrite_each_other(tmp_path: Path):
    folder = tmp_path / "sanguosha" / "records"
    for count in (1, 2, 3):
        run("play", "--seed", "5", "--agents", "random", input="", XDG_DATA_HOME=str(tmp_path))
        assert sorted(file.name for file in folder.iterdir()) == [f"5-{number}.record" for number in range(1, count + 1)]


def test_a_record_is_not_written_over_another_file_unless_it_is_said_that_it_may(tmp_path: Path):
    file = tmp_path / "a.record"
    file.write_text("a game of yesterday")
    words = ("play", "--seed", "5", "--agents", "random", "--record", str(file))
    assert refused(*words) == f"{file} is there already; name another file, or say with --force that it may be written over."
    assert file.read_text() == "a game of yesterday"
    assert run(*words, "-f", input="q\n").exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("sanguosha record ")


def test_a_file_beside_a_record_is_not_touched(tmp_path: Path):
    beside = tmp_path / "a.record.new"
    beside.write_text("something else")
    play(tmp_path, "q\n")
    assert beside.read_text() == "something else"


def test_a_game_that_goes_on_is_written_over_no_other_one(tmp_path: Path):
    play(tmp_path, "2\n1\nq\n")
    file, other = tmp_path / "a.record", tmp_path / "b.record"
    other.write_text("another game")
    assert refused("play", "--resume", str(file), "--record", str(other)).startswith(f"{other} is there already")
    assert other.read_text() == "another game"
    assert run("play", "--resume", str(file), "--record", str(file), "--agents", "random", input="q\n").exit_code == 0


def test_a_reader_that_has_seen_enough_hears_no_complaint(tmp_path: Path):
    command = [*COMMAND, "play", "--seed", "5", "--seat", "0", "--record", str(tmp_path / "a.record")]
    with subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_place_where_nothing_can_be_saved_is_told_once_and_the_game_goes_on(tmp_path: Path):
    (tmp_path / "file").write_text("")
    result = run("play", "--seed", "5", "--agents", "random", "--record", str(tmp_path / "file" / "a.record"), input="1\n1\n1\n")
    assert result.exit_code == 0
    assert result.stderr.count("cannot be saved") == 1
    assert "Nothing is saved yet" in result.stdout


# Going on


def test_a_game_that_was_left_can_be_played_on(tmp_path: Path):
    first = play(tmp_path, "2\n1\nq\n")
    question = first.rsplit("Your hand: ", 1)[1].split("> ")[0]
    file = tmp_path / "a.record"
    result = run("play", "--resume", str(file), "--agents", "random", "--lang", "en", input="q\n")
    assert result.exit_code == 0
    assert question in result.stdout
    assert "Choose your general" not in result.stdout


@pytest.mark.parametrize("words", [("--option", "choices=5"), ("--general", "cao_cao"), ("--seed", "3")])
def test_a_game_that_goes_on_cannot_become_another_one(tmp_path: Path, words: tuple[str, str]):
    play(tmp_path, "2\n1\nq\n")
    heard = refused("play", "--resume", str(tmp_path / "a.record"), *words)
    assert heard == f"A game that goes on is the one of its record; leave {words[0]} out."


def test_a_game_that_is_over_cannot_be_played_on(tmp_path: Path):
    play(tmp_path, "", "--seat", "0")
    file = tmp_path / "a.record"
    assert refused("play", "--resume", str(file)) == f"The game of {file} is over; “sanguosha replay {file}” shows it."


# Questions


def test_the_table_shows_what_one_may_know(tmp_path: Path):
    said = play(tmp_path, "1\n" + "0\n" * 30, "--seat", "3")
    board = said[said.index("┏") :]
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in board[: board.index("└")].splitlines()[3:]]
    seats = {row[0]: row for row in rows if row[0]}
    assert set(seats) == {"1", "2", "▶3*", "4", "5"}
    assert [seats[number][2] for number in ("1", "2", "4", "5")] == ["?"] * 4
    assert seats["▶3*"][2] == "lord"
    assert re.fullmatch(r"●+○* \d/\d", seats["▶3*"][3])
    assert seats["▶3*"][7] == "range 1"
    assert seats["1"][7].startswith("distance ")


def test_the_own_role_and_the_generals_are_explained_before_the_choice(tmp_path: Path):
    said = play(tmp_path, "")
    assert "Your role: rebel." in said
    assert "Cao Ren (The Grand General; Wei, male, 4 HP)\nHold the Fort: In your finish phase, you may" in said


def test_a_wish_for_a_general_is_fulfilled(tmp_path: Path):
    for name in ("Diao Chan", "貂蝉", "diao_chan"):
        assert "Seat 1 plays Diao Chan." in play(tmp_path, "", "--general", name)
    assert "Seat 3 plays Diao Chan." in play(tmp_path, "", "--general", "diao chan", "--seat", "3"), "the lord may wish too"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("zh-Hans", "请选择你的武将。"),
        ("zh-Hant", "請選擇你的武將。"),
        ("vi", "Hãy chọn võ tướng của bạn."),
        ("en", "Choose your general."),
    ],
)
def test_the_game_speaks_four_languages(tmp_path: Path, lang: str, words: str):
    assert words in play(tmp_path, "", lang=lang)


def own_phase(tmp_path: Path, *answers: str) -> str:
    """The lord's first play phase, seat 3 of the game, with these answers; what is printed from its first question on."""
    said = play(tmp_path, "1\n" + "".join(answer + "\n" for answer in answers), "--seat", "3")
    return said[said.index("Your play phase:") :]


def test_help_and_explanations(tmp_path: Path):
    said = own_phase(tmp_path, "?", "? Duel", "? 决斗", "? 1", "? xyzxyz", "? duell", "l", "t")
    assert "u: take the last step back" in said
    assert said.count("Duel (trick card)") == 2
    assert "There is nothing named “xyzxyz”." in said
    assert "There is nothing named “duell”. Perhaps: Duel" in said
    first = re.search(r"  1  \S+ (.+)\n", said)
    assert first is not None
    assert f"{first[1]} (" in said
    assert "> l\nSeat 3 is the lord.\n" in said
    assert said.count("┏") == 1, "t shows the table again"


# Terminals that know less


@pytest.mark.parametrize(
    ("encoding", "lang"), [("ascii", "zh-Hans"), ("ascii", "vi"), ("latin-1", "vi"), ("gbk", "zh-Hans"), ("utf-8", "en")]
)
def test_no_encoding_makes_it_fail(tmp_path: Path, encoding: str, lang: str):
    answers = "1\n? 杀\n1\n1\n1\nt\nq\n".encode(encoding, errors="replace")
    done = run_process(
        "play", "--seed", "5", "--agents", "random", "--lang", lang, home=tmp_path, input=answers,
        PYTHONUTF8="0", PYTHONIOENCODING=encoding, LANG="C",
    )  # fmt: skip
    assert done.returncode == 0
    assert b"Traceback" not in done.stdout + done.stderr
    assert done.stdout.decode(encoding)


def test_suits_are_letters_where_signs_are_missing(tmp_path: Path):
    done = run_process("rules", "wine", home=tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LANG="zh_CN.UTF-8")
    assert done.returncode == 0
    assert done.stdout.decode("ascii").startswith("Wine (basic card)\n"), "Chinese cannot be shown there"
    assert "5 copies: S3 S9 C3 C9 D9" in done.stdout.decode("ascii")


def test_a_question_in_an_unknown_encoding_is_answered(tmp_path: Path):
    done = run_process("rules", b"\xff\xfe".decode("utf-8", errors="surrogateescape"), home=tmp_path)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr

"""Bad input is told in one line; nothing else is."""

import subprocess
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, environment, refused, run, run_process

AGENTS = "random, basic, and your own as module:Class"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate --players 11", "The identity game is for 2 to 10 players, not 11."),
        ("simulate --players 1", "The identity game is for 2 to 10 players, not 1."),
        ("simulate --mode chess", "There is no mode “chess”; there is identity, team_3v3."),
        ("simulate --agents genius", f"There is no agent “genius”; there are {AGENTS}."),
        ("simulate --agents lord=genius", f"There is no agent “genius”; there are {AGENTS}."),
        (
            "simulate --agents king=basic",
            "There is no role or side “king” in identity; there are lord, loyalist, rebel, renegade.",
        ),
        (
            "simulate --mode team_3v3 --agents rebel=basic",
            "There is no role or side “rebel” in team_3v3; there are marshal, vanguard_3v3, warm_side, cold_side.",
        ),
        ("simulate --option role_set", "“role_set” is no option; write name=value, as in choices=4."),
        ("simulate --option role_set=three", "The option role_set is one of standard, two_renegades, not “three”."),
        ("simulate --option first_out=s1", "The option first_out has no effect without first_out_protection=on."),
        ("play --option first_out_protection=on", "The option first_out_protection has no effect without first_out."),
        ("simulate --option rebel_bonus_needs_win=true", "The option rebel_bonus_needs_win has no effect without scoring=v4."),
        ("simulate --option generals=off,choices=5", "The option choices has no effect without generals=on."),
        (
            "simulate --mode team_3v3 --option silent=on",
            "The option silent is about talk in the browser; in the terminal nobody talks.",
        ),
        (
            "play --general cao_cao --option generals=off",
            "There are no generals at this table; leave --general out, or play with generals=on.",
        ),
        ("simulate --option choices=none", "The option choices is a number from 1 on, not “none”."),
        (
            "simulate --option wish=zhao_yun",
            "The option wish is a seat from s0 to s4 and a general, as in s0.zhao_yun, not “zhao_yun”.",
        ),
        ("simulate --option wish=s0", "The option wish is a seat from s0 to s4 and a general, as in s0.zhao_yun, not “s0”."),
        ("simulate --option wish=s1.nobody", "There is no general “nobody” in these packages."),
        (
            "simulate --option wish=x.cao_cao",
            "The option wish is a seat from s0 to s4 and a general, as in s0.zhao_yun, not “x.cao_cao”.",
        ),
        (
            "simulate --option wish=s5.cao_cao",
            "The option wish is a seat from s0 to s4 and a general, as in s0.zhao_yun, not “s5.cao_cao”.",
        ),
        ("simulate --packages fire", "There is no package of generals “fire”; there are standard, wind."),
        ("simulate --lang klingon", "There are no texts in the language “klingon”; there are zh-Hans, zh-Hant, vi, en."),
        ("simulate --games 0", "The number of games is at least 1, not 0."),
        ("simulate --games 1152921504606846977", "The number of games is at most 1152921504606846976, not 1152921504606846977."),
        ("simulate --jobs -1", "The number of jobs is at least 0, not -1."),
        ("simulate --seed -1", "A seed is at least 0, not -1."),
        ("play --players 11", "The identity game is for 2 to 10 players, not 11."),
        ("play --seat 6", "There is no seat 6 at a table of 5; take 1 to 5, or 0 to watch."),
        ("play --seat -1", "There is no seat -1 at a table of 5; take 1 to 5, or 0 to watch."),
        ("play --agents genius", f"There is no agent “genius”; there are {AGENTS}."),
        ("play --lang xx", "There are no texts in the language “xx”; there are zh-Hans, zh-Hant, vi, en."),
        ("play --seed -4", "A seed is at least 0, not -4."),
        ("play --seed 1152921504606846977", "A seed is at most 1152921504606846976, not 1152921504606846977."),
        ("simulate --seed 1152921504606846976 --games 2", "A seed is at most 1152921504606846975, not 1152921504606846976."),
        ("play --resume nowhere.record", "There is no file nowhere.record."),
        ("replay nowhere.record", "There is no file nowhere.record."),
        ("rules", "Name a card, general or skill, or use --list to see all of them."),
        ("rules slash --packages fire", "There is no package of generals “fire”; there are standard, wind."),
        ("rules slahs", "There is no card, general or skill named “slahs”. Did you mean Slash?"),
        ("rules qqqqqq", "There is no card, general or skill named “qqqqqq”. “sanguosha rules --list” lists all."),
    ],
)
def test_bad_input_is_one_clear_line(words: str, sentence: str):
    heard = refused(*words.split())
    assert heard == sentence or (words.startswith("simulate --packages") and heard.startswith(sentence[:-1]))


@pytest.mark.parametrize(
    "words",
    ["play --players many", "simulate --games", "nonsense", "play --nonsense", "replay", "simulate extra", "play --option"],
)
def test_a_wrong_use_is_one_line_too(words: str):
    assert refused(*words.split())


def test_the_general_wished_for_must_exist():
    assert refused("play", "--general", "Cao Caoo").startswith("There is no card, general or skill named “Cao Caoo”. Did you mean ")
    assert refused("play", "--general", "Slash") == "“Slash” is no general."


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The record is empty."),
        (b"hello\n", "Line 1: this is no record; the first line of one is “sanguosha record 1”."),
        (b"\xff\xfe\x00", "it is not UTF-8 text."),
        (b"sanguosha record 1\nruleset a/b\n", "The record is cut after line 2: the line “version …” is missing."),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, sentence: str):
    file = tmp_path / "a.record"
    file.write_bytes(content)
    for words in (["replay", str(file)], ["replay", str(file), "--verify"], ["play", "--resume", str(file)]):
        heard = refused(*words)
        assert heard.startswith(str(file))
        assert heard.endswith(sentence)


def test_a_folder_is_no_record(tmp_path: Path):
    assert refused("replay", str(tmp_path)) == f"{tmp_path} cannot be read: Is a directory."


def test_a_file_without_an_end_is_no_record():
    assert refused("replay", "/dev/zero") == "/dev/zero cannot be read: It is too long."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play --record .", ". is a folder; name a file."),
        ("play --record /", "/ is a folder; name a file."),
        ("play --record=", ". is a folder; name a file."),
        ("series --out nowhere --csv /", "/ is a folder; name a file."),
        ("series --out nowhere --json=", ". is a folder; name a file."),
        ("play --record /dev/null", "/dev/null is no file; name another place."),
        ("series --out nowhere --csv /dev/null", "/dev/null is no file; name another place."),
    ],
)
def test_what_is_saved_takes_no_place_but_that_of_a_file(words: str, sentence: str):
    assert refused(*words.split()) == sentence
    assert Path("/dev/null").is_char_device()
    assert not Path("nowhere").exists()


@pytest.mark.parametrize("words", [["play", "--record"], ["play", "--force", "--record"], ["series", "--out", "nowhere", "--csv"]])
def test_a_link_to_nothing_is_not_written_over(tmp_path: Path, words: list[str]):
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nothing")
    assert refused(*words, str(link)) == f"{link} is a link to a file that is not there; name that file, or another place."
    assert link.is_symlink()
    assert not Path("nowhere").exists()


def test_without_a_command_the_help_is_shown():
    result = run()
    assert result.exit_code == 0
    for command in ("play", "simulate", "replay", "rules"):
        assert command in result.stdout
    assert run("--help").stdout == result.stdout


def test_the_version():
    from sanguosha import __version__

    assert run("--version").stdout in (f"{__version__} (pure Python)\n", f"{__version__} (compiled)\n")


def test_output_that_cannot_be_written_is_one_line(tmp_path: Path):
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [*COMMAND, "rules", "--list"], env=environment(tmp_path), stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert result.returncode == 1
    assert result.stderr.decode() == "sanguosha: The output cannot be written: No space left on device.\n"


@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [
        ("play --seed 3 --agents random", "0<&-", 0),
        ("rules slash", "1>&-", 0),
        ("rules", "2>&-", 2),
        ("rules slash", "0<&- 1>&- 2>&-", 0),
    ],
)
def test_closed_streams_say_and_hear_nothing(tmp_path: Path, words: str, closed: str, code: int):
    command = ["sh", "-c", f'exec "$@" {closed}', "sh", *COMMAND, *words.split()]
    result = subprocess.run(command, env=environment(tmp_path), input=b"", capture_output=True, timeout=60, check=False)
    assert (result.returncode, result.stderr) == (code, b"")
    assert ("Goodbye. The game is saved" in result.stdout.decode()) == words.startswith("play")


@pytest.mark.parametrize("columns", ["0", "1", "7", "many"])
def test_a_terminal_of_no_width_still_shows_everything(columns: str):
    shown = "".join(run("rules", "slash", COLUMNS=columns).stdout.split())
    assert shown == "".join(run("rules", "slash").stdout.split())


@pytest.mark.parametrize("words", ["rules slash", "simulate --games 1", "play", "serve --port 0 --no-browser"])
def test_an_installed_package_that_cannot_be_loaded_is_named(tmp_path: Path, words: str):
    facts = tmp_path / "broken-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[sanguosha.packages]\nbroken = broken:PACKAGE\n")
    (tmp_path / "broken.py").write_text("import nothing_of_this_name\n")
    result = run_process(*words.split(), home=tmp_path, PYTHONPATH=str(tmp_path))
    assert result.returncode == 2
    reason = "ModuleNotFoundError: No module named 'nothing_of_this_name'"
    assert result.stderr.decode() == f"sanguosha: The package broken cannot be loaded: {reason}.\n"

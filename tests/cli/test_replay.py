"""``sanguosha replay``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanguosha.cli.setup import Bots, agents_of
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.fairness import Proof, commitment_to, seed_from
from sanguosha.engine.records.record import Recorder
from sanguosha.tables import make_mode
from tests.cli.running import refused, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game."""
    game = Game(make_mode("identity", 5, {"choices": "4"}), 11, Bots(agents_of("random"), 11))
    recorder = Recorder(game)
    game.play()
    file = tmp_path_factory.mktemp("records") / "a.record"
    file.write_text(recorder.record().text(), encoding="utf-8")
    return file


def shown(record: Path, commands: str, *words: str, lang: str = "en") -> str:
    """What a replay prints with these commands."""
    result = run("replay", str(record), "--lang", lang, *words, input=commands)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def turns(said: str) -> list[str]:
    """The headings of the turns that were shown."""
    return re.findall(r"^Round \d+: the turn of .+$", said, re.MULTILINE)


def test_a_sound_record_is_verified(record: Path):
    sound, _ = shown(record, "", "--verify").splitlines()
    assert re.fullmatch(rf"{record} is sound: \d+ turns, \d+ answers and the result agree\.", sound)
    assert "无误" in shown(record, "", "--verify", lang="zh-Hans")


def test_a_promised_shuffle_is_verified_in_a_line(tmp_path: Path):
    secret, number = "5" * 64, "a" * 32
    mode = make_mode("identity", 5, {})
    game = Game(mode, seed_from(secret, [number]), Bots(agents_of("random"), 11))
    recorder = Recorder(game)
    game.play()
    made = recorder.record()
    made.proof = Proof(commitment_to(secret), secret, ["", number, "", "", ""])
    file = tmp_path / "a.record"
    file.write_text(made.text(), encoding="utf-8")
    [_, promised] = shown(file, "", "--verify").splitlines()
    assert promised == (
        f"The shuffle is the one that was promised: the commitment {made.proof.commitment} agrees with the secret and the number"
        " of 1 player."
    )
    made.proof = None
    file.write_text(made.text(), encoding="utf-8")
    [_, silent] = shown(file, "", "--verify").splitlines()
    assert silent.startswith("Nobody promised this shuffle"), (
        "a record from which the promise was cut does not look like one that keeps it"
    )
    made.proof = Proof(commitment_to(secret), secret, ["", number, "", "", ""])
    file.write_text(made.text().replace(f"secret {secret}", f"secret 6{secret[1:]}"), encoding="utf-8")
    assert refused("replay", str(file), "--verify").endswith("the commitment is not the hash of the secret.")


def test_a_record_that_an_editor_has_saved_is_still_sound(record: Path, tmp_path: Path):
    file = tmp_path / "edited.record"
    file.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n") + b"\r\n")
    assert f"{file} is sound" in shown(file, "", "--verify")


def test_the_commentary_can_begin_at_a_turn(record: Path):
    whole = turns(shown(record, "", "--log"))
    assert turns(shown(record, "", "--log", "--turn", "3")) == whole[2:]


def test_a_changed_record_is_not(record: Path, tmp_path: Path):
    text = record.read_text(encoding="utf-8")
    for number, changed in enumerate(
        [
            re.sub(r"^(turn 5 \S+) .*$", r"\1 00000000", text, flags=re.MULTILINE),
            text.replace("seed 11", "seed 12"),
            text.replace("version ", "version 9"),
            re.sub(r"^result \w+", "result nobody", text, flags=re.MULTILINE),
            re.sub(r"^\d+\.7 .*\n", "", text, count=1, flags=re.MULTILINE),
        ]
    ):
        assert changed != text
        file = tmp_path / f"{number}.record"
        file.write_text(changed, encoding="utf-8")
        assert refused("replay", str(file), "--verify")
        assert refused("replay", str(file), "--log") if number == 2 else True


def test_the_whole_story_at_once(record: Path):
    said = shown(record, "", "--log")
    count = record.read_text(encoding="utf-8").count("\nturn ")
    assert len(turns(said)) == count
    assert said.count("┏") == 1
    assert re.search(r"^(The (lord|rebels|renegade)|There are no|The last).+$", said, re.MULTILINE)


def test_step_by_step(record: Path):
    said = shown(record, "\nn\nn 2\nq\n")
    assert said.count("> ") == 4
    assert "is the lord." in said
    assert said.split("> ")[2].startswith("n\nSeat ")
    assert not turns(said)


def test_to_a_turn_and_back(record: Path):
    said = shown(record, "g 4\ng\ng 2\ng\n")
    pieces = said.split("> ")
    fourth, fifth, second, third = (turns(piece)[-1] for piece in pieces[1:5])
    whole = turns(shown(record, "", "--log"))
    assert [second, third, fourth, fifth] == whole[1:5]
    assert "draws" in pieces[2], "what happens on the way to the next turn is told"
    assert "draws" not in pieces[1], "a jump tells only where it leads"


def test_beginning_at_a_turn(record: Path):
    whole = turns(shown(record, "", "--log"))
    assert turns(shown(record, "q\n", "--turn", "3")) == [whole[2]]


def test_one_step_back_shows_what_was_before(record: Path):
    said = shown(record, "g 3\nt\nn 4\nb\nb\nb\nb\nt\n")
    boards = [part.split("└")[0] for part in said.split("┏")[1:]]
    assert len(boards) == 2
    assert boards[0] == boards[1]


def test_everything_is_open_unless_a_seat_looks(record: Path):
    opened = shown(record, "g 1\nt\n")
    assert opened.count("Hand of ") == 5
    assert "draws 2 cards" not in opened
    assert " ? " not in opened.split("┏")[1].split("└")[0]
    seated = shown(record, "n 7\nt\n", "--seat", "2")
    assert seated.count("Your hand: ") == 1
    assert "Hand of" not in seated
    assert "is dealt 4 cards." in seated
    assert len(re.findall(r"│ \?  ", seated)) >= 3
    spectator = shown(record, "g 1\nt\n", "--seat", "0")
    assert "hand:" not in spectator
    assert "Hand of" not in spectator


def test_the_seat_can_be_changed_on_the_way(record: Path):
    said = shown(record, "g 1\ns 2\ns 4\ns 0\ns open\n")
    pieces = said.split("> ")[2:6]
    assert ["Your hand: " in piece for piece in pieces] == [True, True, False, False]
    assert pieces[0] != pieces[1]
    assert "Hand of " in pieces[3]


def test_the_end_is_told(record: Path):
    said = shown(record, "e\nn\n")
    assert said.count("The record ends here.") == 2
    assert said.count("┏") == 1


def test_other_words_get_the_help(record: Path):
    said = shown(record, "what\ns 9\n? Slash\n")
    assert said.count("Enter or n: next step") == 3
    assert "Slash (basic card)" in said


def test_a_seat_that_is_not_there(record: Path):
    assert refused("replay", str(record), "--seat", "6") == "There is no seat 6 in a game of 5; take 1 to 5, or 0 for a spectator."

"""Records that say how their seed came about."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sanguosha.engine.pieces.fairness import Proof, commitment_to, seed_from
from sanguosha.engine.records.record import RecordError, Replay, parse, replay
from sanguosha.tables import mode_of
from tests.engine.test_record import recorded

ROOT = Path(__file__).parents[2]
SECRET, HERS, HIS = "5" * 64, "b" * 32, "a" * 32
SEED = "the seed does not come from the secret and the players' numbers"
COMMITMENT = "911878b1ff94a6daecaba1d7ef6fda0b97116a16291389427b402a013a2ae79f"


def promised(numbers: list[str]) -> str:
    """The record of a game whose seed comes from the secret and these numbers of its seats."""
    _, record = recorded(seed_from(SECRET, [number for number in numbers if number]), len(numbers))
    record.proof = Proof(commitment_to(SECRET), SECRET, numbers)
    return record.text()


def test_known_answers():
    assert commitment_to(SECRET) == COMMITMENT
    assert f"{seed_from(SECRET, [HERS, HIS]):064x}" == "f1b4e72a804b632cfe15b526bb73c7abc64bd3068ad5c8615ba6af1f5a0820c9"
    assert seed_from(SECRET, [HIS, HERS]) == seed_from(SECRET, [HERS, HIS]), "the order does not matter"
    assert seed_from(SECRET, [HERS]) != seed_from(SECRET, [])


def test_a_record_with_a_proof_reads_back_and_replays():
    text = promised(["", HERS, "", HIS, ""])
    record = parse(text)
    assert record.text() == text
    assert record.proof is not None
    assert record.proof.given() == [HERS, HIS]
    replay(record, mode_of(record))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"secret {SECRET}", f"secret 6{SECRET[1:]}", "the commitment is not the hash of the secret"),
        (f"number s1 {HERS}", f"number s1 c{HERS[1:]}", SEED),
        (f"number s1 {HERS}\n", "", SEED),
        (
            f"number s3 {HIS}",
            f"number s3 {HIS}\nnumber s4 {HIS}",
            SEED,
        ),
    ],
)
def test_what_does_not_agree_is_refused_in_one_sentence(old: str, new: str, said: str):
    record = parse(promised(["", HERS, "", HIS, ""]).replace(old, new))
    with pytest.raises(RecordError) as refused:
        replay(record, mode_of(record))
    assert str(refused.value) == f"The shuffle was not the one promised: {said}."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"commitment {COMMITMENT}", "commitment 12", "Line 8: “12” is not 64 hexadecimal digits."),
        (f"secret {SECRET}\n", "", "Line 9: the line “secret …” stands here, after that of the commitment."),
        (f"secret {SECRET}", f"secret {SECRET.replace('5', 'G')}", f"Line 9: “{'G' * 64}” is not 64 hexadecimal digits."),
        ("players 5", "players 1000000000", "Line 6: the number of players is a number up to 99, not “1000000000”."),
        (f"number s1 {HERS}", "number s9 12", "Line 10: there is no seat s9 in a game of 5 players."),
        (f"number s1 {HERS}", "number s1", "Line 10: “” is not 32 hexadecimal digits."),
        (f"number s3 {HIS}", f"number s1 {HIS}", "Line 11: s1 has a number already."),
    ],
)
def test_a_damaged_proof_is_refused(old: str, new: str, said: str):
    text = promised(["", HERS, "", HIS, ""])
    assert old in text
    with pytest.raises(RecordError) as refused:
        parse(text.replace(old, new))
    assert str(refused.value) == said


def test_the_way_to_check_by_hand_tells_what_was_dealt(tmp_path: Path):
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    file = tmp_path / "a.record"
    file.write_text(promised(["", HERS, "", HIS, ""]), encoding="utf-8")
    told = subprocess.run([sys.executable, "-c", code[1], str(file)], capture_output=True, text=True, check=True).stdout
    promise, roles, cards = [line.partition(": ")[2] for line in told.splitlines()]
    assert promise == "True"
    record = parse(file.read_text(encoding="utf-8"))
    mode = mode_of(record)
    game = Replay(record, mode).game
    while game.round == 0:
        game.step()
    assert [mode.roles()[int(at)] for at in roles.split()] == [seat.role for seat in game.seats]
    dealt = cards.split()
    for at, seat in enumerate(game.in_order(mode.first_seat(game))):
        assert {card.token for card in seat.hand.cards} == set(dealt[4 * at :][:4])

    file.write_text(file.read_text(encoding="utf-8").replace(f"number s1 {HERS}", f"number s1 c{HERS[1:]}"), encoding="utf-8")
    told = subprocess.run([sys.executable, "-c", code[1], str(file)], capture_output=True, text=True, check=True).stdout
    assert told.startswith("as promised: False")

"""Golden games: seeded games must stay what they were, record for record and line for line.

When the rules change on purpose, ``python -m tests.golden`` writes them anew.
"""

import pytest

from sanguosha.engine.records.record import parse, replay
from sanguosha.tables import mode_of
from tests.golden.games import FOLDER, PLAYTHROUGHS, RECORDS, playthrough, playthrough_file, record, record_file

HINT = "If the rules were changed on purpose, run “python -m tests.golden” and look at the difference."


def compare(old: str, new: str) -> None:
    """Fail at the first line that differs."""
    for number, (before, now) in enumerate(zip(old.splitlines(), new.splitlines(), strict=False), 1):
        assert now == before, f"line {number} has changed. {HINT}"
    assert len(new.splitlines()) == len(old.splitlines()), f"the game has another length. {HINT}"


@pytest.mark.parametrize(("mode", "players", "seed"), RECORDS)
def test_golden_records_replay_with_every_state_as_noted(mode: str, players: int, seed: int):
    text = record_file(mode, players, seed).read_text(encoding="utf-8")
    golden = parse(text)
    game = replay(golden, mode_of(golden))
    assert (game.outcome, game.winners) == (golden.outcome, golden.winners)
    assert golden.text() == text


@pytest.mark.parametrize(("mode", "players", "seed"), RECORDS)
def test_golden_games_are_played_as_recorded(mode: str, players: int, seed: int):
    compare(record_file(mode, players, seed).read_text(encoding="utf-8"), record(mode, players, seed))


@pytest.mark.parametrize(("mode", "players", "seed"), PLAYTHROUGHS)
def test_golden_playthroughs_show_the_same_events_views_and_menus(mode: str, players: int, seed: int):
    compare(playthrough_file(mode, players, seed).read_text(encoding="utf-8"), playthrough(mode, players, seed))


def test_no_golden_file_is_left_over():
    names = {record_file(*game).name for game in RECORDS} | {playthrough_file(*game).name for game in PLAYTHROUGHS}
    assert {file.name for file in FOLDER.iterdir() if file.suffix in (".record", ".txt")} == names

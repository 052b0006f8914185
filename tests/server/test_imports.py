"""Records that somebody brings: what they may take of the server, and that nobody else notices."""

from __future__ import annotations

import gzip
import json
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sanguosha.engine.records.record import RecordError
from sanguosha.server.games.replays import Longest, write_frames, write_line
from sanguosha.server.http import interface
from sanguosha.server.http.apart import Bounds, Write, run_apart, unpacked
from tests.server.client import PATIENCE, Server, eventually, settings_for
from tools.attack.records import endless

MEGABYTE = 1 << 20
LIMITS = Bounds(PATIENCE, 512 * MEGABYTE, 100 * MEGABYTE)


def writes_much(write: Write) -> None:
    for _ in range(600):
        write(bytes(MEGABYTE))


def keeps_much(write: Write) -> None:
    kept = [bytes(MEGABYTE) for _ in range(600)]
    write(kept[-1])


def never_ends(write: Write) -> None:
    while True:
        time.sleep(1)


def never_falls_silent(write: Write) -> None:
    while True:
        write(bytes(MEGABYTE))


def says_what_is_wrong(write: Write) -> None:
    raise RecordError("Line 7: this is wrong.")


def fails(write: Write) -> None:
    raise KeyError("a fault of the server")


def test_what_is_written_passes_through_however_much_it_is():
    with run_apart(writes_much, LIMITS) as made:
        assert sum(len(piece) for piece in unpacked(made)) == 600 * MEGABYTE


@pytest.mark.parametrize(
    ("work", "limits", "said"),
    [
        (keeps_much, LIMITS, "The record takes too much memory to replay."),
        (never_ends, LIMITS._replace(seconds=0.5), "The record takes too long to replay."),
        (never_falls_silent, LIMITS._replace(seconds=0.5), "The record takes too long to replay."),
        (writes_much, LIMITS._replace(size=MEGABYTE), "The game of the record is too long to be shown."),
        (says_what_is_wrong, LIMITS, "Line 7: this is wrong."),
    ],
)
def test_a_process_that_meets_a_limit_says_which_and_is_gone(work: Any, limits: Bounds, said: str):
    with pytest.raises(RecordError, match=said):
        run_apart(work, limits)


def test_a_fault_of_ours_is_not_laid_on_the_record():
    with pytest.raises(RuntimeError):
        run_apart(fails, LIMITS)


@pytest.mark.parametrize(
    ("limits", "said"),
    [({"import_rounds": 10}, "at most 10 rounds are taken."), ({"import_steps": 100}, "at most 100 steps are taken.")],
)
def test_a_game_that_is_too_long_is_not_taken(tmp_path: Path, limits: dict[str, int], said: str):
    text = endless(12, 4).encode()
    with Server(settings_for(tmp_path, **limits)) as server:
        status, _, body = server.get("/api/replays", text)
        assert (status, json.loads(body)) == (400, {"error": f"The game of the record is too long; {said}"})
    with Server(settings_for(tmp_path)) as server:
        assert server.get("/api/replays", text)[0] == 201


def test_by_itself_a_game_of_more_rounds_than_any_is_played_is_not_taken(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server:
        status, _, body = server.get("/api/replays", endless(300, 2).encode())
        assert (status, json.loads(body)["error"]) == (400, "The game of the record is too long; at most 200 rounds are taken.")


def swells(text: str, longest: Longest, seconds: float, write: Write) -> None:
    keeps_much(write)


def test_a_replay_that_needs_more_than_the_server_gives_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(interface, "write_line", swells)
    with Server(settings_for(tmp_path)) as server:
        status, _, body = server.get("/api/replays", b"x")
        assert (status, json.loads(body)["error"]) == (400, "The record takes too much memory to replay.")


def test_a_record_that_an_editor_has_saved_is_taken(tmp_path: Path):
    edited = "\ufeff" + endless(2, 4).replace("\n", "\r\n") + "\r\n"
    with Server(settings_for(tmp_path)) as server:
        assert server.get("/api/replays", edited.encode())[0] == 201


def test_frames_are_written_one_by_one():
    pieces: list[bytes] = []
    write_frames(endless(10, 4), -1, True, PATIENCE, pieces.append)
    whole = b"".join(pieces)
    assert len(msgspec.json.decode(whole)) == len(pieces) - 1 > 300
    assert max(map(len, pieces)) < len(whole) / 50


@pytest.mark.parametrize("accepted", ["gzip, br", "identity"])
def test_frames_travel_packed_if_that_is_understood(tmp_path: Path, accepted: str):
    with Server(settings_for(tmp_path)) as server:
        text = endless(5, 4)
        id = json.loads(server.get("/api/replays", text.encode())[2])["id"]
        whole: list[bytes] = []
        write_frames(text, -1, False, PATIENCE, whole.append)
        address = f"http://127.0.0.1:{server.port}/api/replays/{id}/frames"
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Encoding": accepted})) as answer:
            packed = answer.headers["content-encoding"] == "gzip"
            assert packed == ("gzip" in accepted)
            body = answer.read()
        assert (gzip.decompress(body) if packed else body) == b"".join(whole)


def spins(text: str, longest: Longest, seconds: float, write: Write) -> None:
    """What a record does that never ends: it goes on until there is the file that its text names."""
    while text.startswith("/") and not Path(text).exists():
        pass
    write_line(text, longest, seconds, write)


def bring(server: Server, text: str, address: str = "192.0.2.1") -> int:
    """The status with which a record is taken that comes from there."""
    return server.get("/api/replays", text.encode(), **{"X-Forwarded-For": address})[0]


@pytest.fixture
def spinning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server to which records can be brought that never end."""
    monkeypatch.setattr(interface, "write_line", spins)
    monkeypatch.setattr(interface, "MOST_WAITING", 1)
    monkeypatch.setattr(interface, "MOST_OF_ONE", 2)
    with Server(settings_for(tmp_path, proxies=["127.0.0.1"])) as server:
        yield server


def test_few_replay_at_one_time_and_who_plays_is_answered_meanwhile(spinning: Server, tmp_path: Path):
    end = tmp_path / "end"
    with spinning.client() as ann, ThreadPoolExecutor(5) as crowd:
        brought = [crowd.submit(bring, spinning, str(end), f"192.0.2.{number}") for number in range(5)]
        eventually(lambda: sum(one.done() for one in brought) == 2)
        ann.catch_up()
        end.touch()
        assert Counter(one.result() for one in brought) == {503: 2, 400: 3}


def test_one_address_alone_does_not_keep_others_waiting(spinning: Server, tmp_path: Path):
    end = tmp_path / "end"
    with ThreadPoolExecutor(4) as crowd:
        brought = [crowd.submit(bring, spinning, str(end)) for _ in range(4)]
        eventually(lambda: sum(one.done() for one in brought) == 2)
        assert bring(spinning, endless(1, 2), "192.0.2.2") == 201
        end.touch()
        assert Counter(one.result() for one in brought) == {503: 2, 400: 2}

"""The server is killed in the middle of games, again and again; they go on as if nothing had happened."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.records.record import parse, replay
from sanguosha.server.told.messages import RoomOptions
from sanguosha.tables import mode_of
from tests.server.process import Answer, Process, answers_of, record_of, stored
from tests.server.scripted import SECRET, People, seat_people, unbroken

FOUR = RoomOptions(players=4, decision_time=600.0)
SIX = RoomOptions("team_3v3", players=6, decision_time=600.0, options={"round_cap": "4"})
# How the server is killed: while all think, while an answer is on its way, and once more while it starts again.
IDLE, ANSWERING, STARTING = "idle", "answering", "starting"
WAYS = [IDLE] * 4 + [ANSWERING] * 10 + [STARTING] * 3


def crash(process: Process, people: People, how: str) -> None:
    """Kill the server now and start it again. What was answered and told before is kept; what was not may be or not."""
    before = set(people.answered)
    told = len(before)
    if how == ANSWERING:
        people.answer()
    process.kill()
    kept = stored(process.database)
    assert told <= kept <= len(people.answered)
    if kept == told:
        people.answered = before
    process.start()
    if how == STARTING:
        with suppress(ConnectionClosed, ConnectionError, TimeoutError, OSError):
            people.clients[0].say("ping")
        process.kill()
        assert stored(process.database) == kept
        process.start()
    people.come()
    people.listen()


@pytest.mark.parametrize(("options", "seed"), [(FOUR, 1), (SIX, 2)], ids=["identity", "team_3v3"])
def test_a_game_killed_twenty_times_ends_as_if_it_had_not_been(tmp_path: Path, options: RoomOptions, seed: int):
    expected, answers = unbroken(options, seed)
    chance = random.Random(20)
    ways = chance.sample(WAYS, len(WAYS))
    moments = dict(zip(chance.sample(range(answers), len(ways)), ways, strict=True))
    database = tmp_path / "crash.sqlite"
    asyncio.run(seat_people(database, options, seed))
    with Process(database, secret=SECRET) as process:
        people = People(process, options.players)
        people.listen()
        while not people.over:
            if len(people.answered) in moments:
                crash(process, people, moments.pop(len(people.answered)))
                continue
            people.answer()
            people.listen()
        finished = [client.finished or client.hear("finished") for client in people.clients]
        people.leave()
    assert not moments
    assert not process.faults
    assert len(people.answered) == answers
    assert finished == [finished[0]] * options.players
    assert (finished[0]["outcome"], finished[0]["winners"]) == (expected.outcome, expected.winners)
    assert record_of(database, finished[0]["replay"]) == expected.text(), "every answer, every turn and the last state are the same"
    assert stored(database) == 0


ALL_OPTIONS = {"dark_souls": "on", "reincarnation": "on", "three_player_attrition": "on", "scoring": "v4"}
WITH_BOTS = {
    "identity": {"players": 8, "options": {"round_cap": "8"}},
    "all-options": {"players": 6, "options": {"round_cap": "8", **ALL_OPTIONS}},
    "team_3v3": {"mode": "team_3v3", "players": 6, "options": {"round_cap": "8"}},
}


@pytest.mark.parametrize("options", WITH_BOTS.values(), ids=list(WITH_BOTS))
def test_a_game_with_bots_goes_on_after_a_crash_in_the_midst_of_their_moves(tmp_path: Path, options: dict[str, Any]):
    chance = random.Random(5)
    database = tmp_path / "bots.sqlite"
    kept: list[Answer] = []
    with Process(database, secret=SECRET, seed="5") as process:
        ann = process.client()
        ann.say("quick", options={"pace": 0.0, "decision_time": 600.0, **options})
        token = ann.me["token"]
        for _ in range(5):
            for _ in range(chance.randrange(1, 8)):
                while ann.question is None and ann.finished is None:
                    ann.next()
                if ann.finished is None:
                    ann.answer(*ann.simplest())
            process.kill()
            kept += [answer for answer in answers_of(database) if answer not in kept]
            ann.close()
            process.start()
            ann = process.client(token=token)
            if ann.hear("update")["table"]["over"]:
                break
        finished = ann.play_on()
        ann.close()
    assert not process.faults
    record = parse(record_of(database, finished["replay"]))
    assert (record.outcome, record.winners) == (finished["outcome"], finished["winners"])
    assert [answer for answer in kept if answer not in record.answers and answer[2] != [PASS]] == [], "what was kept has counted"
    assert replay(record, mode_of(record)).over, "the engine plays the record to the same states and the same end"

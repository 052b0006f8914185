"""A server on PostgreSQL: many rooms at one time, crashes, a database that goes away, replies that get lost, wrong URLs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from sanguosha.engine.records.record import parse, replay
from sanguosha.server.kept import database as connecting
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import KeptAnswer, KeptGame, KeptRoom, ReplayLine, StoreError
from sanguosha.server.program.settings import Settings, database_url
from sanguosha.tables import mode_of
from tests.server.client import QUICK, Server
from tests.server.databases import Database
from tests.server.process import Process, record_of, stored
from tests.server.scripted import SECRET, People, seat_people, unbroken
from tests.server.test_crash import ANSWERING, IDLE, SIX, STARTING, crash
from tests.server.test_settings import said_by
from tests.support.postgres import Postgres

COMMIT = b"COMMIT"


def on(url: str) -> SqlStore:
    """A store on this database."""
    return SqlStore(database_url(Settings(database=url)))


def test_many_rooms_play_at_one_time(postgres: Postgres):
    database = Database(postgres.database())
    with Server(database.settings(log_level="error")) as server:
        people = [server.client() for _ in range(6)]
        for one in people:
            one.say("quick", options={**QUICK, "options": {"round_cap": "4"}})
        while any(one.finished is None for one in people):
            for one in people:
                if one.finished is None:
                    one.asked() if one.update is None else None
                    if one.question is not None:
                        one.answer(*one.simplest())
                    one.next()
        finished = [one.finished for one in people]
        for one in finished:
            assert one is not None
            record = parse(server.get(f"/api/replays/{one['replay']}")[2].decode())
            game = replay(record, mode_of(record))
            assert (game.outcome, game.winners) == (one["outcome"], one["winners"])
    assert database.run("select count(*) from games where ended > 0") == [(len(people),)]
    assert database.run("select count(*) from answers") == [(0,)]


def test_a_game_goes_on_after_its_server_was_killed_again_and_again(postgres: Postgres):
    expected, answers = unbroken(SIX, 2)
    url = postgres.database()
    asyncio.run(seat_people(url, SIX, 2))
    ways = [IDLE, ANSWERING, STARTING, ANSWERING, ANSWERING, IDLE]
    moments = {answers * (turn + 1) // (len(ways) + 1): way for turn, way in enumerate(ways)}
    with Process(url, secret=SECRET) as process:
        people = People(process, SIX.players)
        people.listen()
        while not people.over:
            if len(people.answered) in moments:
                crash(process, people, moments.pop(len(people.answered)))
                continue
            people.answer()
            people.listen()
        finished = people.clients[0].finished or people.clients[0].hear("finished")
        people.leave()
    assert not moments
    assert not process.faults
    assert record_of(url, finished["replay"]) == expected.text()
    assert stored(url) == 0


def test_a_game_goes_on_when_the_database_is_there_again(postgres: Postgres):
    database = Database(postgres.database())
    with Server(database.settings(log_level="critical")) as server, server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "2"}})
        question = ann.asked("general")
        choice = question["menus"][""][0]
        postgres.stop()
        ann.say("answer", number=question["number"], picks=[choice])
        assert ann.refused() == "not-stored"
        assert server.get("/api/replays")[0] == 503
        status, _, body = server.get("/healthz")
        assert (status, json.loads(body)["status"]) == (503, "failing")
        assert server.json("/livez") == {"status": "ok"}, "it waits, and to start it again would help nobody"
        postgres.start()
        assert server.json("/healthz") == {"status": "ok", "database": "ok"}
        ann.say("answer", number=question["number"], picks=[choice])
        ann.answered = question["number"]
        finished = ann.play_on()
        record = parse(server.get(f"/api/replays/{finished['replay']}")[2].decode())
    assert replay(record, mode_of(record)).outcome == finished["outcome"]


def test_a_database_that_hangs_is_given_up_and_used_again_when_it_goes_on(postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connecting, "CONNECT_WITHIN", 2.0)
    monkeypatch.setattr(connecting, "ANSWER_WITHIN", 2.0)
    database = Database(postgres.database())
    with Server(database.settings(log_level="critical")) as server, server.client() as ann:
        ann.say("quick", options=QUICK)
        question = ann.asked("general")
        first, second = question["menus"][""][:2]
        with hanging(postgres, database):
            ann.say("answer", number=question["number"], picks=[first])
            assert ann.refused() == "not-stored"
            assert server.get("/api/replays")[0] == 503
            assert server.get("/healthz")[0] == 503
        while ann.seats[ann.update["table"]["you"]]["generals"] != [second[2:]]:
            ann.say("answer", number=question["number"], picks=[second])
            ann.say("ping")
            ann.hear("pong")


@contextmanager
def hanging(postgres: Postgres, database: Database) -> Iterator[None]:
    """As long as it lasts, PostgreSQL does nothing at all."""
    of_the_server = database.run("select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()")
    pids = [postgres.pid, *(pid for (pid,) in of_the_server)]
    try:
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


class Line:
    """Stands between a store and its database. Of the next ``lost`` commits the reply does not arrive: the line is cut."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres = postgres
        self.folder = folder
        self.lost = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what the two say to each other."""
        back, forth = await asyncio.open_unix_connection(self.postgres.folder / ".s.PGSQL.5432")
        cutting = asyncio.Event()

        async def ask() -> None:
            while data := await reader.read(65536):
                if COMMIT in data and self.lost:
                    self.lost -= 1
                    cutting.set()
                forth.write(data)
            forth.close()

        async def reply() -> None:
            while (data := await back.read(65536)) and not cutting.is_set():
                writer.write(data)
            writer.close()
            forth.close()

        await asyncio.gather(ask(), reply())


@asynccontextmanager
async def bad_line(postgres: Postgres, url: str, folder: Path) -> AsyncIterator[tuple[SqlStore, Line]]:
    """A store whose line to the database can be cut."""
    line = Line(postgres, folder)
    server = await asyncio.start_unix_server(line.serve, folder / ".s.PGSQL.5432")
    store = on(url.replace(str(postgres.folder), str(folder)))
    await store.open()
    yield store, line
    await store.close()
    server.close()


@pytest.fixture
def elsewhere(postgres: Postgres) -> Path:
    """A folder for another socket."""
    folder = postgres.folder / "line"
    folder.mkdir(exist_ok=True)
    (folder / ".s.PGSQL.5432").unlink(missing_ok=True)
    return folder


def answer(number: int, *picks: str) -> KeptAnswer:
    return KeptAnswer(0, number, list(picks))


def test_what_is_stored_counts_though_the_reply_gets_lost(postgres: Postgres, elsewhere: Path):
    async def work() -> None:
        async with bad_line(postgres, postgres.database(), elsewhere) as (store, line):
            game, room = KeptGame("g", "ROOMA", "{}", 0, 1, "", [0], 0.0), KeptRoom("ROOMA", "g", "{}")
            replay = ReplayLine("r", "identity", 2, [], [], "lord", [0], 1.0, [], listed=True)
            line.lost = 1
            assert await store.secret() == await store.secret()
            line.lost = 1
            await store.start_game(game, room)
            assert await store.game("g") == game
            line.lost = 1
            await store.add_answers("g", 0, [answer(1, "c1", "s2"), answer(2, "-")])
            line.lost = 1
            await store.add_replay(replay, "text")
            assert await store.answers("g") == [answer(1, "c1", "s2"), answer(2, "-")]
            assert [one.id for one in await store.replays(10)] == ["r"]

    asyncio.run(work())


def test_an_answer_said_not_to_be_stored_gives_way_to_another_one(postgres: Postgres, elsewhere: Path):
    async def work() -> None:
        async with bad_line(postgres, postgres.database(), elsewhere) as (store, line):
            await store.start_game(KeptGame("g", "ROOMA", "{}", 0, 1, "", [0], 0.0), KeptRoom("ROOMA", "g", "{}"))
            await store.add_answers("g", 0, [answer(1, "c1")])
            line.lost = 2
            with pytest.raises(StoreError):
                await store.add_answers("g", 1, [answer(2, "c2"), answer(3, "c3")])
            assert len(await store.answers("g")) == 3, "they are there, but nobody knows"
            await store.add_answers("g", 1, [answer(2, "c9")])
            assert await store.answers("g") == [answer(1, "c1"), answer(2, "c9")]
            with pytest.raises(StoreError):
                await store.add_answers("g", 1, [answer(2, "c8")])

    asyncio.run(work())


def test_a_driver_that_is_missing_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    line = said_by(capsys, "--port", "0", "--database", "postgresql://u@/x")
    assert "needs the package asyncpg, which is not installed; “pip install asyncpg” brings it." in line


def test_what_is_wrong_with_a_url_is_told_in_one_line(
    postgres: Postgres, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(connecting, "CONNECT_WITHIN", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        wrong = {
            postgres.url("missing"): 'database "missing" does not exist',
            postgres.url("x", Path("/nowhere")): "No such file or directory",
            f"postgresql://u:pass@127.0.0.1:{port}/x": "it does not answer",
            "postgresql://u:pass@127.0.0.1:1/x": "Connect call failed",
            "postgresql://u:pass@127.0.0.1:many/x": "u:***@127.0.0.1:many/x” cannot be used",
            "postgresql://u:pass@127.0.0.1:1/x?sslmode=nonsense": "`sslmode` parameter must be one of",
            "postgresql+nothing://x": "Can't load plugin",
            "sqlite+pysqlite:///x": "requires an async driver",
        }
        for url, said in wrong.items():
            line = said_by(capsys, "--port", "0", "--database", url)
            assert said in line
            assert "pass" not in line

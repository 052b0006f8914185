"""A database has one owner: the server that plays its games. Another one says so and ends; a crashed one is not waited for long."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE, QUICK, Server
from tests.server.databases import Database
from tests.server.process import Process
from tests.server.test_settings import said_by

TAKE = "UPDATE owner SET holder = 'another', until = :until, place = 'process 1 on moon', machine = 'moon', process = 1"


def taken(database: Database, seconds: float) -> None:
    """Another server, on another machine, holds the lease for so long."""
    database.run(TAKE, until=time.time() + seconds)


def holder(database: Database) -> str:
    """Who owns a database."""
    [(found,)] = database.run("SELECT holder FROM owner")
    assert isinstance(found, str)
    return found


def test_a_second_server_says_that_there_is_one_and_ends(database: Database, capsys: pytest.CaptureFixture[str]):
    with Server(database.settings()) as server, server.client() as ann:
        line = said_by(capsys, "--port", "0", "--database", database.url)
        assert "is in use by another server (process " in line
        assert "stop that one, or name another database" in line
        ann.say("quick", options=QUICK)
        assert ann.asked()


def test_a_server_that_has_ended_is_followed_at_once(database: Database):
    for _ in range(3):
        with Server(database.settings()):
            assert holder(database)
        assert not holder(database)


def test_a_server_that_was_killed_here_is_followed_at_once(database: Database):
    process = Process(database.url)
    for _ in range(3):
        process.start()
        first = holder(database)
        assert first, "who says that it is open owns its database"
        process.kill()
        assert holder(database) == first, "it has given nothing back"


def test_the_lease_of_a_server_that_crashed_elsewhere_has_to_run_out(database: Database, capsys: pytest.CaptureFixture[str]):
    with Server(database.settings()):
        pass
    taken(database, 1000.0)
    line = said_by(capsys, "--port", "0", "--database", database.url)
    assert "(process 1 on moon)" in line
    assert "(should it have crashed, this one may start in 1000 seconds)" in line
    taken(database, 0.0)
    with Server(database.settings()):
        assert holder(database) != "another"


def test_a_server_stays_the_owner_as_long_as_it_runs(database: Database):
    with Server(database.settings()) as server:
        mine = holder(database)
        database.run("UPDATE owner SET until = 1")
        server.let_pass(10.0)
        with server.client():
            pass
        [(until,)] = database.run("SELECT until FROM owner")
        assert until > time.time() + 20.0
        assert holder(database) == mine


def test_a_server_whose_database_was_taken_over_writes_nothing_more_and_ends(database: Database):
    with Server(database.settings(log_level="critical")) as server:
        ann = server.client()
        ann.say("quick", options=QUICK)
        question = ann.asked("general")
        taken(database, 1000.0)
        server.hub.store.lease.until = 0.0  # it has stood still for longer than its lease
        ann.say("answer", number=question["number"], picks=[question["menus"][""][0]])
        with suppress(ConnectionClosed):  # it may have ended before it could say so
            assert ann.refused() == "not-stored"
        server.thread.join(PATIENCE)
        assert not server.thread.is_alive()
        assert database.run("SELECT count(*) FROM answers WHERE seat >= 0 AND number > 1") == [(0,)]
    assert holder(database) == "another"


def test_it_notices_by_itself_that_it_is_not_the_owner_any_more(database: Database):
    with Server(database.settings(log_level="critical")) as server:
        taken(database, 1000.0)
        server.let_pass(10.0)
        server.thread.join(PATIENCE)
        assert not server.thread.is_alive()


def test_a_lease_that_ran_out_while_nobody_else_came_is_taken_up_again(database: Database):
    with Server(database.settings()) as server, server.client() as ann:
        mine = holder(database)
        server.hub.store.lease.until = 0.0
        ann.say("quick", options=QUICK)
        assert ann.asked()
        assert holder(database) == mine


def test_what_is_stored_in_a_file_outlasts_the_power(tmp_path: Path):
    assert Database(str(tmp_path / "server.sqlite")).run("PRAGMA synchronous") == [(2,)], "FULL"

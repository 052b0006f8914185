"""A server in a process of its own, to be killed and started again."""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any

from sanguosha.cli.serve import run_server
from sanguosha.packages import identity_ruleset
from tests.server.client import Client
from tests.server.databases import Database

START_WITHIN = 60.0
Answer = tuple[int, int, list[str]]
# So many messages at one time are no flood here.
SETTINGS = {
    "SANGUOSHA_LOG_FORMAT": "json",
    "SANGUOSHA_MESSAGE_LIMIT": "",
    "SANGUOSHA_ADDRESS_MESSAGE_LIMIT": "",
}
# Its processes are forked from one that has loaded everything: that takes longer than all else that a server does when it starts.
context = multiprocessing.get_context("forkserver")
identity_ruleset()


def serve(database: str, environment: dict[str, str], log: Connection) -> None:
    """``sanguosha serve`` in a new process."""
    os.environ.update(environment)
    os.dup2(log.fileno(), 2)
    run_server(None, 0, False, database, None)


class Process:
    """``sanguosha serve`` on one database. Each start is a new process; ``faults`` are the errors that any of them logged."""

    def __init__(self, database: Path | str, **settings: str) -> None:
        self.database = database
        self.environment = {**SETTINGS, **{f"SANGUOSHA_{name.upper()}": value for name, value in settings.items()}}
        self.port = 0
        self.faults: list[str] = []
        self._process: Any = None
        self._open = threading.Event()
        self._reader: threading.Thread | None = None

    def start(self) -> None:
        """Start the server, and wait until its port can be connected to."""
        context.set_forkserver_preload(["tests.server.process"])
        self._open.clear()
        reading, writing = context.Pipe(duplex=False)
        self._process = context.Process(target=serve, args=(str(self.database), self.environment, writing), daemon=True)
        self._process.start()
        writing.close()
        self._reader = threading.Thread(target=self._read, args=(reading,), daemon=True)
        self._reader.start()
        assert self._open.wait(START_WITHIN), f"the server has not started: {self.faults}"

    def kill(self) -> None:
        """Kill the server with SIGKILL: nothing of it has a chance to end well."""
        assert self._reader is not None
        self._process.kill()
        self._process.join()
        self._reader.join()

    @property
    def pid(self) -> int:
        """The id of the process."""
        pid = self._process.pid
        assert isinstance(pid, int)
        return pid

    def ended(self) -> int:
        """Wait until the server ends of itself; returns its exit code."""
        self._process.join(START_WITHIN)
        code = self._process.exitcode
        assert isinstance(code, int), "the server has not ended"
        return code

    def client(self, name: str = "Ann", token: str = "") -> Client:
        """A new connection that has said hello."""
        return Client(self, name, token)

    def _read(self, log: Connection) -> None:
        with os.fdopen(os.dup(log.fileno())) as lines:
            for line in lines:
                if '"level": "error"' in line or not line.startswith("{"):
                    self.faults.append(line)
                elif '"server.open"' in line:
                    self.port = int(json.loads(line)["url"].rstrip("/").rpartition(":")[2])
                    self._open.set()
        log.close()

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()


def stored(database: Path | str) -> int:
    """How many answers the database of a server that was killed holds."""
    return len(answers_of(database))


def answers_of(database: Path | str) -> list[Answer]:
    """The answers that it holds."""
    found = Database(str(database))
    found.settled()
    rows = found.run("SELECT seat, number, picks FROM answers ORDER BY place")
    return [(seat, number, picks.split()) for seat, number, picks in rows]


def record_of(database: Path | str, game: str) -> str:
    """The record that was kept of a finished game."""
    [(record,)] = Database(str(database)).run("SELECT record FROM games WHERE id = :game", game=game)
    assert isinstance(record, str)
    return record

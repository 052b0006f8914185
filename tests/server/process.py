"""A server in a process of its own, to be killed and started again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType

from tests.server.client import Client

START_WITHIN = 30.0
# So many messages at one time are no flood here.
SETTINGS = {
    "SANGUOSHA_LOG_FORMAT": "json",
    "SANGUOSHA_MESSAGES_PER_SECOND": "100000",
    "SANGUOSHA_MESSAGE_BURST": "100000",
}


class Process:
    """``sanguosha serve`` on one database. Each start is a new process; ``faults`` are the errors that any of them logged."""

    def __init__(self, database: Path, **settings: str) -> None:
        self.database = database
        self.environment = {**os.environ, **SETTINGS, **{f"SANGUOSHA_{name.upper()}": value for name, value in settings.items()}}
        self.port = 0
        self.faults: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._open = threading.Event()
        self._reader: threading.Thread | None = None

    def start(self) -> None:
        """Start the server, and wait until its port can be connected to."""
        command = [sys.executable, "-m", "sanguosha.cli", "serve", "--port", "0", "--no-browser", "--database", str(self.database)]
        self._open.clear()
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=self.environment)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._open.wait(START_WITHIN), "the server has not started"

    def kill(self) -> None:
        """Kill the server with SIGKILL: nothing of it has a chance to end well."""
        assert self._process is not None
        assert self._reader is not None
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def client(self, name: str = "Ann", token: str = "") -> Client:
        """A new connection that has said hello."""
        return Client(self, name, token)

    def _read(self) -> None:
        assert self._process is not None
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if '"level": "error"' in line or not line.startswith("{"):
                self.faults.append(line)
            elif '"server.open"' in line:
                self.port = int(json.loads(line)["url"].rstrip("/").rpartition(":")[2])
                self._open.set()

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

"""A server to be attacked: ``sanguosha serve`` in a process of its own, its memory and its pulse."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sanguosha.server.told.messages import PROTOCOL

BEAT = 0.06
LOOK = 0.05
PATIENCE = 120.0


class Target:
    """``with Target() as target``; ``memory`` is the most that it and its helpers had at one time, in bytes, ``waits`` how long
    somebody else waited for answers, in ms; ``logged`` how many characters it wrote. With ``files`` it may open no more than so
    many."""

    def __init__(self, port: int = 0, files: int = 0, **settings: object) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.port = port
        self.files = files
        self.logged = 0
        self.settings = settings
        self.memory = self.at_rest = 0
        self.waits: list[float] = []
        self._over = threading.Event()

    def __enter__(self) -> Target:
        environment = {f"SANGUOSHA_{name.upper()}": str(value) for name, value in self.settings.items()}
        database = str(Path(self.folder.name) / "server.sqlite")
        limited = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"] if self.files else []
        self.process = subprocess.Popen(
            [
                *limited,
                sys.executable,
                "-m",
                "sanguosha.cli",
                "serve",
                "--no-browser",
                "--port",
                str(self.port),
                "--database",
                database,
            ],
            env={**os.environ, **environment, "SANGUOSHA_LOG_FORMAT": "json"},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stderr is not None
        line = next(line for line in self.process.stderr if "server.open" in line)
        self.port = int(json.loads(line)["url"].rstrip("/").rpartition(":")[2])
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._log, self._weigh, self._feel)]
        self.at_rest = self._weight()
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._over.set()
        self.process.terminate()
        self.process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)
        self.folder.cleanup()

    def _log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.logged += len(line)

    def _weight(self) -> int:
        """What the server and all processes it has begun hold now."""
        parents, pages = {}, {}
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                try:
                    parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                    pages[int(folder.name)] = int((folder / "statm").read_text().split()[1])
                except OSError:
                    continue
        ours = {self.process.pid}
        while more := {pid for pid, parent in parents.items() if parent in ours and pid not in ours}:
            ours |= more
        return sum(pages.get(pid, 0) for pid in ours) * os.sysconf("SC_PAGESIZE")

    def worked(self) -> float:
        """How many seconds of a core the server has had, without its helpers."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")

    def _weigh(self) -> None:
        while not self._over.wait(LOOK):
            self.memory = max(self.memory, self._weight())

    def _feel(self) -> None:
        """Somebody else, who only wants to be answered."""
        with connect(f"ws://127.0.0.1:{self.port}/ws") as socket:
            socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
            while not self._over.wait(BEAT):
                began = time.monotonic()
                try:
                    socket.send('{"t":"ping","n":1}')
                    while json.loads(socket.recv(PATIENCE))["t"] != "pong":
                        pass
                except ConnectionClosed:
                    return
                self.waits.append((time.monotonic() - began) * 1000)

"""``python -m benchmarks.load --rooms N --seconds S``: how much a server on one core carries.

A server is started as a process of its own, with a fresh SQLite file, and N rooms of eight are played on it: one client, which
answers at most once a second, and seven bots that take no time to think. ``--search`` looks for the largest N at which 99 of 100
updates come within 100 ms. All traffic stays on this machine, and its amount and time are bounded by the arguments.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.measures import build
from sanguosha.server.told.messages import PROTOCOL

HOST = "127.0.0.1"
PLAYERS = 8
SECOND = 1.0
MOST_ROOMS = 2_000
MOST_SECONDS = 600.0
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
LIMIT_MS = 100.0
UNLIMITED = {
    "SANGUOSHA_CONNECTIONS_PER_ADDRESS": "100000",
    "SANGUOSHA_CONNECTIONS": "100000",
    "SANGUOSHA_ROOMS": "100000",
    "SANGUOSHA_ROOMS_PER_ADDRESS": "100000",
    **{f"SANGUOSHA_{name}_LIMIT": "" for name in ("ADDRESS_MESSAGE", "REQUEST", "GUEST", "ROOM")},
    "SANGUOSHA_LOG_FORMAT": "json",
    "SANGUOSHA_LOG_LEVEL": "info",
}
SERVE = ["-m", "sanguosha.cli", "serve"]
QUICK = {"t": "quick", "options": {"players": PLAYERS, "pace": 0.0, "decision_time": 600.0}}


class Asked(msgspec.Struct):
    """What a client needs of a question."""

    number: int
    optional: bool
    menus: dict[str, list[str]]


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    t: str
    question: Asked | None = None
    options: msgspec.Raw = msgspec.Raw(b"[]")
    reason: str = ""


@dataclass
class Figures:
    """What all clients together have counted since ``reset``."""

    delays: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    answers: int = 0
    games: int = 0
    refused: int = 0

    def reset(self) -> None:
        """Begin to count anew."""
        self.__init__()  # type: ignore[misc]

    def delay(self, share: float) -> float:
        """The delay that so many of all updates did not exceed, in ms."""
        return sorted(self.delays)[min(int(len(self.delays) * share), len(self.delays) - 1)] * 1000 if self.delays else 0.0


class Client:
    """A scripted player: walks the menus at random, passes half of what may be passed, begins a new game after each."""

    def __init__(self, url: str, seed: int, figures: Figures) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self.figures = figures
        self.decoder = msgspec.json.Decoder(Heard)
        self.question: Asked | None = None
        self.asked = asyncio.Event()
        self.menus: asyncio.Queue[list[str]] = asyncio.Queue()
        self.answered = 0
        self.sent = 0.0

    async def play(self) -> None:
        """Play until cancelled."""
        await asyncio.sleep(self.chance.random() * SECOND)
        async with (
            connect(self.url, max_size=None, compression=None, proxy=None, close_timeout=1) as socket,
            asyncio.TaskGroup() as tasks,
        ):
            await socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
            await socket.send(json.dumps(QUICK))
            tasks.create_task(self._read(socket))
            tasks.create_task(self._answer(socket))

    async def _read(self, socket: ClientConnection) -> None:
        while True:
            data = await socket.recv(decode=False)
            self.figures.messages += 1
            self.figures.bytes += len(data)
            heard = self.decoder.decode(data)
            if heard.t == "update":
                self._note(heard.question)
            elif heard.t == "menu":
                self.menus.put_nowait(msgspec.json.decode(heard.options, type=list[str]))
            elif heard.t == "refused":
                # Somebody else may have closed a window in the same moment.
                self.figures.refused += heard.reason != "not-asked"
                self.sent = 0.0
            elif heard.t == "finished":
                self.figures.games += 1
                self.answered = 0
                await socket.send('{"t": "leave"}')
                await socket.send(json.dumps(QUICK))

    def _note(self, question: Asked | None) -> None:
        self.question = question if question is not None and question.number != self.answered else None
        if self.question is not None:
            self.asked.set()
        else:
            self.asked.clear()
        if self.sent and (question is None or question.number != self.answered):
            self.figures.delays.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    async def _answer(self, socket: ClientConnection) -> None:
        while True:
            await self.asked.wait()
            await asyncio.sleep(SECOND * (1 + self.chance.random() * 0.1))
            question = self.question
            if question is None:
                continue
            picks = await self._picks(socket, question)
            if self.question is not None and self.question.number == question.number:
                self.answered = question.number
                self._note(question)
                self.figures.answers += 1
                self.sent = time.perf_counter()
                await socket.send(json.dumps({"t": "answer", "number": question.number, "picks": picks}))

    async def _picks(self, socket: ClientConnection, question: Asked) -> list[str]:
        if question.optional and self.chance.random() < 0.5:
            return ["-"]
        picks: list[str] = []
        while True:
            key = " ".join(picks)
            if key not in question.menus:
                await socket.send(json.dumps({"t": "menu", "number": question.number, "picks": picks}))
                try:
                    question.menus[key] = await asyncio.wait_for(self.menus.get(), SECOND)
                except TimeoutError:
                    return ["-"]
            if not question.menus[key]:
                return picks
            picks.append(self.chance.choice(question.menus[key]))


@contextmanager
def server(profile: Path | None = None) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process on the first core, and its port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, *(["-m", "cProfile", "-o", str(profile)] if profile else []), *SERVE]
        command += ["--host", HOST, "--port", "0", "--no-browser", "--database", str(Path(folder, "load.sqlite"))]
        log = Path(folder, "log")
        with log.open("wb") as out:
            process = subprocess.Popen(command, stderr=out, env={**os.environ, **UNLIMITED})
        try:
            if len(CORES) > 1:
                os.sched_setaffinity(process.pid, CORES[:1])
                os.sched_setaffinity(0, CORES[1:])
            yield process, _port(process, log)
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            faults = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
            if faults:
                print(f"{len(faults)} errors in the log of the server, the first: {faults[0][:2000]}", file=sys.stderr)


def _port(process: subprocess.Popen[bytes], log: Path) -> int:
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        for line in log.read_text().splitlines():
            if "server.open" in line:
                return int(json.loads(line)["url"].rstrip("/").rpartition(":")[2])
        time.sleep(0.05)
    raise SystemExit(f"The server did not start:\n{log.read_text()}")


def memory_mb(pid: int) -> float:
    """The memory that a process holds, where the system tells it."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has taken, where the system tells it."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    words = stat.read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def waited_seconds(pid: int) -> float:
    """For how long a process was ready to run but others had the core, where the system tells it."""
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        return 0.0
    return max(int((task / "schedstat").read_text().split()[1]) for task in tasks.iterdir()) / 1e9


@asynccontextmanager
async def clients(port: int, count: int, figures: Figures) -> AsyncIterator[list[asyncio.Task[None]]]:
    """So many rooms being played."""
    tasks = [asyncio.create_task(Client(f"ws://{HOST}:{port}/ws", seed, figures).play()) for seed in range(count)]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def load(rooms: int, seconds: float, profile: Path | None = None) -> dict[str, float]:
    """Play so many rooms for so long (after a quarter of that time for warming up); the figures."""
    figures = Figures()
    with server(profile) as (process, port):
        empty = memory_mb(process.pid)
        async with clients(port, rooms, figures) as tasks:
            await asyncio.sleep(max(seconds / 4, 5.0))
            figures.reset()
            began, worked, waited = time.perf_counter(), cpu_seconds(process.pid), waited_seconds(process.pid)
            await asyncio.sleep(seconds)
            took, worked = time.perf_counter() - began, cpu_seconds(process.pid) - worked
            waited = waited_seconds(process.pid) - waited
            full = memory_mb(process.pid)
            ended = [task for task in tasks if task.done()]
            for task in ended:
                task.result()
    return {
        "rooms": rooms,
        "answers_per_second": figures.answers / took,
        "messages_per_second": figures.messages / took,
        "kb_per_second": figures.bytes / took / 1024,
        "p50_ms": figures.delay(0.5),
        "p99_ms": figures.delay(0.99),
        "core_percent": worked / took * 100,
        "core_taken_by_others_percent": waited / took * 100,
        "core_ms_per_answer": worked * 1000 / max(figures.answers, 1),
        "kb_per_room": (full - empty) * 1024 / rooms,
        "games_finished": figures.games,
        "refused": figures.refused,
    }


async def search(seconds: float, most: int) -> list[dict[str, float]]:
    """Find the largest number of rooms that stays below the limit, to a twentieth: doubling, then halving the gap."""
    tried: list[dict[str, float]] = []
    good, bad, rooms = 0, 0, 50
    while (not bad or bad - good > max(good // 20, 5)) and good < most:
        figures = await load(rooms, seconds)
        tried.append(figures)
        print(f"{rooms} rooms: p99 {figures['p99_ms']:.0f} ms, {figures['core_percent']:.0f} % of a core", file=sys.stderr)
        if figures["p99_ms"] < LIMIT_MS and not figures["refused"]:
            good = rooms
        else:
            bad = rooms
        rooms = (good + bad) // 2 if bad else min(good * 2, most)
    return sorted(tried, key=lambda figures: figures["rooms"])


def show(tried: list[dict[str, float]]) -> None:
    """A table, one line for each trial."""
    table = Table(title=f"{build()} build, server on one core")
    for name in tried[0]:
        table.add_column(name.replace("_", " "), justify="right")
    for figures in tried:
        table.add_row(*(f"{value:,.1f}" if "_ms" in name else f"{value:,.0f}" for name, value in figures.items()))
    Console(width=160).print(table)


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=100, help=f"at most {MOST_ROOMS}; with --search, where it ends")
    parser.add_argument("--seconds", type=float, default=20.0, help=f"for each trial, at most {MOST_SECONDS:g}")
    parser.add_argument("--search", action="store_true")
    parser.add_argument("--profile", type=Path, help="where to keep a profile of the server")
    args = parser.parse_args()
    rooms, seconds = min(max(args.rooms, 1), MOST_ROOMS), min(max(args.seconds, 1.0), MOST_SECONDS)
    if args.search:
        tried = asyncio.run(search(seconds, rooms))
    else:
        tried = [asyncio.run(load(rooms, seconds, args.profile))]
    show(tried)


if __name__ == "__main__":
    main()

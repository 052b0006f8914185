"""A server on a real socket, and clients that play there, for the tests."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

from sanguosha.server.program.settings import Settings
from sanguosha.server.serve import listen, make_server
from sanguosha.server.told.messages import PROTOCOL
from tests.server.clockwork import Clockwork

Message = dict[str, Any]
# How long a test waits for what it wants, on however busy a machine; nothing that it checks takes so long.
PATIENCE = 60.0
QUICK = {"players": 5, "pace": 0.0, "decision_time": 60.0}


# Nobody is too fast, and no replay too slow. All games begin alike, in such a way that the person of a test lives long enough.
USUAL = {
    "port": 0, "browser": False, "log_level": "warning", "seed": 5, "import_seconds": 600.0, "message_limit": "",
    "address_message_limit": "", "chat_limit": "", "request_limit": "", "replay_limit": "", "guest_limit": "", "room_limit": "",
    "guess_limit": "", "rooms_per_address": 1000,
}  # fmt: skip


def settings_for(folder: Path, **given: Any) -> Settings:
    """Settings for a test, with a database of its own."""
    return Settings(**{**USUAL, "database": str(folder / "server.sqlite"), **given})


class Server:
    """A server that runs in a thread. ``with Server(settings) as server``. ``let_pass`` takes its clock ahead."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.socket = listen(settings)
        self.port = self.socket.getsockname()[1]
        self.server = make_server(settings)
        # A clock that goes ahead would make every connection look dead.
        self.server.config.ws_ping_interval = None
        self.loop = Clockwork()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.server.serve(sockets=[self.socket]))

    @property
    def hub(self) -> Any:
        """What the server serves, to look at."""
        return self.server.config.app.state.hub  # type: ignore[union-attr]

    def __enter__(self) -> Server:
        self.thread.start()
        eventually(lambda: self.server.started or not self.thread.is_alive())
        assert self.thread.is_alive(), "the server has not started"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    def let_pass(self, seconds: float) -> None:
        """So much time passes at once."""
        self.loop.let_pass(seconds)

    def client(self, name: str = "Ann", token: str = "", **headers: str) -> Client:
        """A new connection that has said hello."""
        return Client(self, name, token, headers)

    def get(self, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer by HTTP."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()

    def json(self, path: str, body: bytes | None = None) -> Any:
        """An answer by HTTP as JSON."""
        return json.loads(self.get(path, body)[2])


def servers(folder: Path) -> Iterator[Server]:
    """Servers one after the other, each with another game that all its rooms play: for a test that needs something to happen."""
    for seed in range(1, 20):
        with Server(settings_for(folder / str(seed), seed=seed)) as server:
            yield server


class Client:
    """A person. ``say`` sends a message, ``hear`` waits for one; ``update``, ``room`` and ``finished`` are the latest ones."""

    def __init__(self, server: Server, name: str, token: str = "", headers: dict[str, str] | None = None) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws"
        self._connecting = connect(address, max_queue=None, max_size=None, additional_headers=headers or {})
        self.socket = self._connecting.__enter__()
        self.update: Message | None = None
        self.room: Message | None = None
        self.finished: Message | None = None
        self.answered = -1
        self.heard: list[Message] = []
        self.say("hello", protocol=PROTOCOL, name=name, token=token)
        self.me = self.hear("welcome")

    @property
    def question(self) -> Message | None:
        """What is being asked now and has not been answered."""
        found = self.update["question"] if self.update is not None else None
        assert found is None or isinstance(found, dict)
        return found if found is not None and found["number"] > self.answered else None

    @property
    def seats(self) -> list[Message]:
        """The seats as they were told last."""
        assert self.update is not None
        seats = self.update["table"]["seats"]
        assert isinstance(seats, list)
        return seats

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"t": type, **fields}))

    def next(self, patience: float = PATIENCE) -> Message:
        """The next message. Raises ``TimeoutError`` or ``ConnectionClosed``."""
        message = json.loads(self.socket.recv(timeout=patience))
        assert isinstance(message, dict)
        self.heard.append(message)
        if message["t"] == "update":
            self.update = message
        elif message["t"] == "room":
            self.room = message
        elif message["t"] == "finished":
            self.finished = message
        return message

    def hear(self, type: str, test: Callable[[Message], object] = lambda message: True, patience: float = PATIENCE) -> Message:
        """Wait for a message of this type that passes the test."""
        end = time.monotonic() + patience
        while True:
            message = self.next(max(end - time.monotonic(), 0.001))
            if message["t"] == type and test(message):
                return message

    def hear_of(self, number: int) -> None:
        """Hear until it has been told that a question of this number is no longer open."""
        while self.update is not None and (self.update["question"] or {}).get("number") == number:
            self.next()

    def catch_up(self) -> list[Message]:
        """Hear all that the server has said up to now."""
        heard = len(self.heard)
        self.say("ping", n=heard)
        self.hear("pong", lambda pong: pong["n"] == heard)
        return self.heard[heard:-1]

    def refused(self) -> str:
        """Why the last message was not carried out."""
        reason = self.hear("refused")["reason"]
        assert isinstance(reason, str)
        return reason

    def asked(self, kind: str = "", patience: float = PATIENCE) -> Message:
        """Wait until there is a question (of this kind)."""
        if self.question is None or (kind and self.question["kind"] != kind):
            self.hear("update", lambda update: self.question is not None and kind in ("", self.question["kind"]), patience)
        assert self.question is not None
        return self.question

    def answer(self, *picks: str, number: int | None = None) -> None:
        """Answer the question that is open."""
        question = self.question
        assert question is not None
        self.say("answer", number=question["number"] if number is None else number, picks=list(picks))
        if number is None:
            self.answered = question["number"]

    def simplest(self) -> list[str]:
        """The shortest answer, passing if that is allowed."""
        question = self.question
        assert question is not None
        if question["optional"]:
            return ["-"]
        path: list[str] = []
        while options := self.menu(question, path):
            path.append(options[0])
            if path[-1] == ".":
                break
        return path

    def menu(self, question: Message, picks: list[str]) -> list[str]:
        """What may follow the picks; the server is asked for what did not come with the question."""
        known: list[str] | None = question["menus"].get(" ".join(picks))
        if known is not None:
            return known
        self.say("menu", number=question["number"], picks=picks)
        reply = self.hear("menu", lambda message: message["picks"] == picks)["options"]
        assert isinstance(reply, list)
        return reply

    def play_on(self, patience: float = PATIENCE) -> Message:
        """Answer everything as simply as possible until the game is over."""
        end = time.monotonic() + patience
        while self.finished is None:
            if self.question is not None:
                self.answer(*self.simplest())
            message = self.next(max(end - time.monotonic(), 0.001))
            # Somebody else may have been faster in a window.
            assert message["t"] != "refused" or message["reason"] == "not-asked", message
        return self.finished

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def table_of(server: Server, *names: str, **options: Any) -> list[Client]:
    """People in a room of their own, all ready; the first one is the host."""
    clients = [server.client(name) for name in names]
    host = clients[0]
    host.say("create", options={**QUICK, **options})
    code = host.hear("room")["room"]
    for guest in clients[1:]:
        guest.say("join", room=code, password=options.get("password", ""))
        guest.hear("room")
        guest.say("ready", ready=True)
    host.hear("room", lambda room: sum(place["ready"] for place in room["places"]) == len(names) - 1) if len(names) > 1 else None
    return clients


def play_together(*clients: Client) -> None:
    """All play to the end, each in a thread of its own."""
    with ThreadPoolExecutor(len(clients)) as people:
        for over in [people.submit(client.play_on) for client in clients]:
            over.result()


def eventually(test: Callable[[], object]) -> None:
    """Wait until something is so that nobody is told of."""
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end
        time.sleep(0.01)

"""Sockets that say nothing, too little, or do not listen: they keep nobody else out, and not for long."""

from __future__ import annotations

import logging
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sanguosha.server.doors.origins import among
from sanguosha.server.doors.sockets import RESERVE
from sanguosha.server.program.logs import Repeats, set_up_logs
from sanguosha.server.program.settings import Settings
from tests.server.client import PATIENCE, Server, eventually, settings_for

HEADERS_WITHIN = 10.0
REQUEST_WITHIN = 120.0
ELSEWHERE = "127.0.0.2"


@contextmanager
def sockets(server: Server, count: int, address: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many open sockets that have said nothing yet."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0)))
            for _ in range(count)
        ]


def hung_up(one: socket.socket) -> bool:
    """Whether the server has closed a socket, without an answer."""
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True


def answered(one: socket.socket) -> bool:
    """Whether the server answers a request."""
    try:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return one.recv(100).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def doors(server: Server) -> Any:
    """What counts the sockets of a server."""
    return server.server.config.app.state.doors  # type: ignore[union-attr]


def test_who_says_nothing_is_hung_up_on(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, sockets(server, 3) as (silent, slow, heard):
        eventually(lambda: doors(server).open == 3)
        for _ in range(3):
            slow.sendall(b"G")
            server.let_pass(HEADERS_WITHIN / 4)
        assert answered(heard)
        server.let_pass(HEADERS_WITHIN / 4)
        assert hung_up(silent)
        assert hung_up(slow)
        eventually(lambda: doors(server).open == 0)


def test_a_second_request_has_no_more_time_than_the_first(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, sockets(server, 1) as (one,):
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET ")
        assert one.recv(10_000).startswith(b"HTTP/1.1 200")
        for _ in range(4):
            one.sendall(b"/")
            server.let_pass(HEADERS_WITHIN / 4)
        eventually(lambda: doors(server).open == 0)


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, sockets(server, 1) as (one,):
        one.sendall(b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n")
        for _ in range(4):
            one.sendall(b"x")
            server.let_pass(REQUEST_WITHIN / 4)
        # It may have come after the first of these.
        server.let_pass(REQUEST_WITHIN / 4)
        assert hung_up(one)
        eventually(lambda: doors(server).open == 0)


def test_headers_without_an_end_are_not_kept(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, sockets(server, 1) as (one,):
        with pytest.raises(ConnectionError):
            one.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000_000)
        eventually(lambda: doors(server).open == 0)


def test_who_does_not_read_is_hung_up_on(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, sockets(server, 1) as (one,):
        one.setblocking(False)
        try:
            while one.send(b"GET /api/texts/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"):
                pass
        except BlockingIOError:
            pass

        def gone() -> bool:
            server.let_pass(REQUEST_WITHIN + 1.0)
            return bool(doors(server).open == 0)

        eventually(gone)


def test_one_address_has_only_so_many_sockets(tmp_path: Path):
    with Server(settings_for(tmp_path, sockets_per_address=5)) as server, sockets(server, 8) as mine:
        eventually(lambda: doors(server).open == 5)
        assert all(hung_up(one) for one in mine[5:])
        with sockets(server, 1, ELSEWHERE) as (other,):
            assert answered(other)
        mine[0].close()
        eventually(lambda: doors(server).open == 4)
        with sockets(server, 1) as (again,):
            assert answered(again)


def test_a_proxy_speaks_for_more_than_one(tmp_path: Path):
    with Server(settings_for(tmp_path, sockets_per_address=5, proxies=["127.0.0.0/24"])) as server, sockets(server, 8) as mine:
        assert all(answered(one) for one in mine)


def test_when_all_sockets_are_taken_those_go_that_have_said_nothing(tmp_path: Path):
    settings = settings_for(tmp_path, sockets=40, sockets_per_address=1000)
    with Server(settings) as server, server.client() as ann, sockets(server, 60) as silent:
        eventually(lambda: doors(server).open == 40)
        with sockets(server, 1, ELSEWHERE) as (other,):
            assert answered(other)
        ann.say("ping", n=7)
        ann.hear("pong")
        assert all(hung_up(one) for one in silent[:20])


def test_who_has_all_sockets_that_it_may_drives_nobody_out(tmp_path: Path):
    settings = settings_for(tmp_path, sockets=40, sockets_per_address=20)
    with Server(settings) as server, sockets(server, 20, ELSEWHERE) as theirs:
        eventually(lambda: doors(server).open == 20)
        with sockets(server, 30) as mine:
            assert all(hung_up(one) for one in mine[20:])
            assert all(answered(one) for one in theirs)


def test_a_websocket_stays_as_long_as_it_likes_once_it_has_said_hello(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, server.client() as ann:
        server.let_pass(10 * REQUEST_WITHIN)
        ann.say("ping", n=7)
        ann.hear("pong")
        ann.close()
        eventually(lambda: doors(server).open == 0)


def test_nonsense_is_no_hello(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, server.client() as ann:
        with connect(f"ws://127.0.0.1:{server.port}/ws") as one:
            for _ in range(4):
                one.send("nonsense")
                assert "bad-message" in str(one.recv(PATIENCE))
                server.let_pass(HEADERS_WITHIN / 4)
            with pytest.raises(ConnectionClosed) as closed:
                one.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        ann.say("ping", n=7)
        ann.hear("pong")


LIMITED = """
import logging
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 1024))
from sanguosha.server.doors.sockets import Doors, raise_file_limit
from sanguosha.server.program.settings import Settings
print(Doors(Settings(), raise_file_limit()).most, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_the_process_may_open_as_many_files_as_it_can_and_takes_fewer_sockets():
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.split() == [str(1024 - RESERVE), "1024"]
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 0


@pytest.mark.parametrize(
    ("address", "named", "is_among"),
    [
        ("10.0.0.7", ["10.0.0.7"], True), ("10.0.0.7", ["10.0.0.0/8"], True), ("10.0.0.7", ["192.0.2.1", "::1"], False),
        ("10.0.0.7", ["*"], True), ("", ["10.0.0.0/8"], False), ("socket", ["socket"], True), ("10.0.0.7", [], False),
    ],
)  # fmt: skip
def test_proxies_are_addresses_or_networks(address: str, named: list[str], is_among: bool):
    assert among(address, named) is is_among


def test_a_line_that_comes_again_is_counted():
    now = [0.0]
    repeats = Repeats(60.0, lambda: now[0])

    def written(**line: Any) -> dict[str, Any] | None:
        try:
            return dict(repeats(None, "warning", line))
        except structlog.DropEvent:
            return None

    error = OSError(24, "Too many open files")
    assert written(event="accept", exc_info=(OSError, error, None)) is not None
    for _ in range(1000):
        assert written(event="accept", exc_info=(OSError, OSError(24, "Too many open files"), None)) is None
    assert written(event="accept", exc_info=(OSError, OSError(28, "No space"), None)) is not None
    assert written(event="other") == {"event": "other"}
    now[0] = 60.0
    again = written(event="accept", exc_info=(OSError, error, None))
    assert again is not None
    assert again["again"] == 1000
    assert "again" not in (written(event="other") or {})


def test_what_libraries_log_is_counted_too(capsys: pytest.CaptureFixture[str]):
    set_up_logs(Settings(log_format="json"))
    for _ in range(1000):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert capsys.readouterr().err.count("Invalid HTTP request received.") == 1

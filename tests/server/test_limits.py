"""What a client cannot do: too much, too fast, too long, from elsewhere, or not according to the protocol."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection, gethostname

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sanguosha.server.doors.connection import PATIENCE as FAULTS
from sanguosha.server.told.messages import PROTOCOL
from tests.server.client import PATIENCE, QUICK, Client, Server, settings_for, table_of


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that allows little, and nothing again for a long time."""
    settings = settings_for(
        tmp_path, message_limit="8/day", connections_per_address=3, rooms=1, chat_limit="2/day", message_size=2000,
        import_size=3000, replay_limit="7/day",
    )  # fmt: skip
    with Server(settings) as running:
        yield running


def closed(client: Client) -> int:
    """The code with which the server hangs up."""
    for _ in range(1000):
        try:
            client.next()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 0
    raise AssertionError("the server does not hang up")


def test_what_is_no_message_of_the_protocol_is_refused(server: Server):
    with server.client() as ann:
        objects = ("{}", '{"t":"nothing"}', '{"t":"answer","number":"x"}', '{"t":"ping","n":1e99}')
        for text in ("", "hello", "[]", "[" * 9000, "\x00", *objects):
            ann.socket.send(text)
            assert ann.refused() == "bad-message", text[:20]
        ann.socket.send(b"\xff\xfe")
        assert ann.refused() == "bad-message"
        ann.say("hello", protocol=PROTOCOL)
        assert ann.refused() == "already-greeted"
        ann.say("ping", n=7)
        assert ann.hear("pong")["n"] == 7


def test_who_sends_nothing_but_nonsense_is_cut_off(server: Server):
    with server.client() as ann:
        for _ in range(FAULTS):
            ann.socket.send("nonsense")
        assert closed(ann) == 1008


def test_the_first_message_is_hello(server: Server):
    with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
        socket.send(json.dumps({"t": "quick", "options": QUICK}))
        assert json.loads(socket.recv(timeout=PATIENCE))["reason"] == "hello-first"
        socket.send(json.dumps({"t": "hello", "protocol": 99}))
        assert json.loads(socket.recv(timeout=PATIENCE))["reason"] == "wrong-protocol"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_a_token_that_was_not_signed_here_makes_a_new_guest(server: Server):
    with server.client() as ann:
        token = ann.me["token"]
        player, _, signature = token.partition(".")
        for wrong in (player, player + ".", f"{player}.{signature[:-1]}x", f"x{player}.{signature}", ".", "." + signature, "é.ü"):
            with server.client(token=wrong) as other:
                assert other.me["player"] != player


def test_messages_that_come_too_fast_are_refused(strict: Server):
    with strict.client() as ann:
        for n in range(12):
            ann.say("ping", n=n)
        assert ann.refused() == "too-fast"


def test_talking_has_a_limit_of_its_own(strict: Server):
    (ann,) = table_of(strict, "Ann")
    for _ in range(2):
        ann.say("say", text="hello")
        ann.hear("said")
    ann.say("throw", what="flower", seat=0)
    assert ann.refused() == "too-fast"
    with strict.client() as bob:
        bob.say("create", options=QUICK)
        assert bob.refused() == "too-many-rooms"
    ann.close()


def test_a_message_that_is_too_long_ends_the_connection(strict: Server):
    with strict.client() as ann:
        ann.say("say", text="x" * 5000)
        assert closed(ann) == 1009


def test_one_address_has_only_so_many_connections(strict: Server):
    clients = [strict.client() for _ in range(3)]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        strict.client()
    for client in clients:
        client.close()


def test_pages_of_other_hosts_may_not_connect(server: Server, tmp_path: Path):
    own = f"http://127.0.0.1:{server.port}"
    with server.client(Origin=own):
        pass
    for origin in ("http://evil.example", "null", f"{own}.evil.example", "http://[", f"ftp://127.0.0.1:{server.port}"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            server.client(Origin=origin)
        status, _, body = server.get("/api/replays", b"x", Origin=origin)
        assert status == 403, body
    with Server(settings_for(tmp_path, origins=["https://game.example"])) as other, other.client(Origin="https://game.example"):
        pass


def test_records_that_are_too_long_or_come_too_fast_are_refused(strict: Server):
    assert strict.get("/api/replays", b"x" * 4000)[0] == 413
    assert strict.get("/api/replays", b"x")[0] == 429


def upgrade(server: Server, host: str) -> int:
    """The status with which a WebSocket of a page of this host is answered, which connects to where it came from."""
    lines = (
        "GET /ws HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    )  # fmt: skip
    with create_connection(("127.0.0.1", server.port), PATIENCE) as one:
        one.sendall("\r\n".join(lines).encode())
        return int(one.recv(1000).split()[1])


def test_a_name_that_somebody_else_has_lead_here_is_not_served(tmp_path: Path):
    """Its page has the same host as its origin."""
    with Server(settings_for(tmp_path, hosts=["games.example"], origins=["https://page.example"])) as server:
        for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "games.example.evil.example", "[::1"):
            for path in ("/", "/healthz", "/api/replays"):
                assert server.get(path, Host=host)[0] == 421, host
            assert server.get("/api/replays", b"x", Host=host, Origin=f"http://{host}")[0] == 421
            assert upgrade(server, host) == 403, host
        own = (
            "games.example", f"GAMES.example.:{server.port}", "page.example", "localhost:8000", "192.0.2.1", "[::1]:8000",
            f"{gethostname()}:8000", "a.localhost",
        )  # fmt: skip
        for host in own:
            assert server.get("/healthz", Host=host)[0] == 200, host
            assert upgrade(server, host) == 101, host
    (tmp_path / "any").mkdir()
    with Server(settings_for(tmp_path / "any", hosts=["*"])) as server:
        assert upgrade(server, "any.example") == 101

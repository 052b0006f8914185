"""How often, and how many: what one address, or one guest, may do. Connecting again starts nothing afresh."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sanguosha.server.doors.limits import MANY, Counts, source_of
from tests.server.client import QUICK, Client, Server, eventually, settings_for, table_of

HOME = "2001:db8:7:1::1"
SAME_HOME = "2001:db8:7:1:ffff::9"
ELSEWHERE = "2001:db8:7:2::1"


def server_with(folder: Path, **settings: Any) -> Server:
    """A server that believes this machine whom it speaks for."""
    return Server(settings_for(folder, proxies=["127.0.0.1"], **settings))


def client_from(server: Server, address: str, name: str = "Ann", token: str = "") -> Client:
    """A client whose address is this one."""
    return server.client(name, token, **{"X-Forwarded-For": address})


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), (HOME, "2001:db8:7:1::"), (SAME_HOME, "2001:db8:7:1::"),
        (ELSEWHERE, "2001:db8:7:2::"), ("fe80::1%eth0", "fe80::"), ("testclient", "testclient"), ("", ""),
    ],
)  # fmt: skip
def test_an_address_of_ipv6_counts_as_its_network(address: str, source: str):
    assert source_of(address) == source


def test_many_addresses_that_all_count_do_not_slow_down_the_next_one():
    async def count() -> float:
        counts, began = Counts(), time.monotonic()
        for number in range(3 * MANY):
            counts.incr(f"{number}", 3_600)
        assert counts.get("0") == 1
        return time.monotonic() - began

    # A tenth of a second; to look through all of them each time takes a minute.
    assert asyncio.run(count()) < 10


def test_new_guests_of_an_address_are_counted_and_known_ones_come_in(tmp_path: Path):
    with server_with(tmp_path, guest_limit="2/minute") as server:
        with client_from(server, HOME) as ann, client_from(server, SAME_HOME):
            token = ann.me["token"]
        for address in (HOME, SAME_HOME):
            assert said_instead_of_welcome(server, address) == "too-many-guests"
        client_from(server, HOME, token=token).close()
        client_from(server, ELSEWHERE).close()
        server.let_pass(61.0)
        client_from(server, HOME).close()


def said_instead_of_welcome(server: Server, address: str) -> str:
    """Why a new guest does not come in."""

    class Unwelcome(Client):
        def hear(self, type: str, *args: Any, **more: Any) -> Any:
            return super().hear("refused" if type == "welcome" else type, *args, **more)

    with Unwelcome(server, "Ann", headers={"X-Forwarded-For": address}) as client:
        return str(client.me["reason"])


def test_passwords_are_guessed_slowly_whoever_guesses(tmp_path: Path):
    with server_with(tmp_path, guess_limit="3/minute") as server:
        (ann,) = table_of(server, "Ann", password="peach")
        assert ann.room is not None
        code = ann.room["room"]
        for word in ("a", "b", "c"):
            with client_from(server, HOME) as eve:
                eve.say("join", room=code, password=word)
                assert eve.refused() == "wrong-password"
        with client_from(server, SAME_HOME) as eve:
            for message in ("join", "watch"):
                eve.say(message, room=code, password="peach")
                assert eve.refused() == "too-many-guesses"
            eve.say("join", room="XXXXX")
            assert eve.refused() == "too-many-guesses"
            server.let_pass(61.0)
            eve.say("join", room=code, password="peach")
            eve.hear("room")
        with client_from(server, ELSEWHERE) as bob:
            bob.say("watch", room=code, password="peach")
            bob.hear("room")
        ann.close()


def test_codes_are_guessed_slowly_too(tmp_path: Path):
    with server_with(tmp_path, guess_limit="1/minute") as server, client_from(server, HOME) as eve:
        eve.say("join", room="XXXXX")
        assert eve.refused() == "no-such-room"
        eve.say("join", room="XXXXY")
        assert eve.refused() == "too-many-guesses"


def test_an_address_opens_so_many_rooms_whoever_opens_them(tmp_path: Path):
    with server_with(tmp_path, rooms_per_address=2) as server:
        for message in ("quick", "create"):
            with client_from(server, HOME) as ann:
                ann.say(message, options=QUICK)
                ann.hear("room")
        with client_from(server, SAME_HOME) as bob, client_from(server, ELSEWHERE) as cai:
            bob.say("create", options=QUICK)
            assert bob.refused() == "too-many-rooms"
            cai.say("create", options=QUICK)
            cai.hear("room")


def test_a_guest_opens_so_many_rooms_one_after_the_other(tmp_path: Path):
    with server_with(tmp_path, room_limit="2/minute") as server, client_from(server, HOME) as ann:
        for _ in range(2):
            ann.say("quick", options=QUICK)
            ann.hear("room")
            ann.say("leave")
        with client_from(server, ELSEWHERE, token=ann.me["token"]) as again:
            again.say("quick", options=QUICK)
            assert again.refused() == "too-many-rooms"
            server.let_pass(61.0)
            again.say("quick", options=QUICK)
            again.hear("room")


def test_a_room_in_which_nobody_ever_answered_goes_soon(tmp_path: Path):
    with server_with(tmp_path, sweep_every=1.0, place_kept=10.0, unplayed_kept=60.0, room_kept=3600.0) as server:
        with client_from(server, HOME) as ann, client_from(server, HOME) as bob:
            for client in (ann, bob):
                client.say("quick", options=QUICK)
                client.asked("general")
            bob.answer(*bob.simplest())
            bob.catch_up()
            looked_at, played = ann.room["room"], bob.room["room"]  # type: ignore[index]
        eventually(lambda: not any(player.here for player in server.hub.players.values()))
        server.let_pass(59.0)
        assert set(server.hub.rooms) == {looked_at, played}
        server.let_pass(5.0)
        eventually(lambda: set(server.hub.rooms) == {played})
        server.let_pass(3600.0)
        eventually(lambda: not server.hub.rooms)


def test_every_route_is_guarded(tmp_path: Path):
    paths = ("/", "/livez", "/healthz", "/metrics", "/api/catalogue", "/api/texts/en", "/api/replays", "/api/replays/x", "/nothing")
    with server_with(tmp_path, request_limit=f"{len(paths)}/minute") as server:
        for path in paths:
            assert server.get(path, **{"X-Forwarded-For": HOME})[0] != 429
        for path in paths:
            status, headers, body = server.get(path, **{"X-Forwarded-For": SAME_HOME})
            assert status == 429
            assert 0 < int(headers["retry-after"]) <= 60
            assert b"error" in body
        assert server.get("/api/replays", b"x", **{"X-Forwarded-For": HOME})[0] == 429
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            client_from(server, HOME)
        assert server.get("/", **{"X-Forwarded-For": ELSEWHERE})[0] == 200
        server.let_pass(61.0)
        assert server.get("/", **{"X-Forwarded-For": HOME})[0] == 200


def test_who_says_too_much_is_no_better_off_with_another_connection(tmp_path: Path):
    with server_with(tmp_path, message_limit="5/minute", address_message_limit="12/minute") as server:
        with client_from(server, HOME) as ann:
            for n in range(6):
                ann.say("ping", n=n)
            assert ann.refused() == "too-fast"
            token = ann.me["token"]
        with client_from(server, HOME, token=token) as ann:
            ann.say("ping")
            assert ann.refused() == "too-fast"
        with client_from(server, SAME_HOME) as bob:
            for n in range(5):
                bob.say("ping", n=n)
            assert bob.refused() == "too-fast"
            server.let_pass(61.0)
            bob.say("ping", n=9)
            bob.hear("pong", lambda pong: pong["n"] == 9)


def test_what_two_guests_say_counts_together(tmp_path: Path):
    with (
        server_with(tmp_path, address_message_limit="6/minute") as server,
        client_from(server, HOME) as ann,
        client_from(server, SAME_HOME) as bob,
        client_from(server, ELSEWHERE) as cai,
    ):
        for n in range(4):
            ann.say("ping", n=n)
            ann.hear("pong")
        bob.say("ping")
        assert bob.refused() == "too-fast"
        cai.say("ping")
        cai.hear("pong")

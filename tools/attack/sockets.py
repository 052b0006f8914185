"""Sockets that say nothing: more than the server may open, from one address and then from a thousand."""

from __future__ import annotations

import select
import socket
import time
from contextlib import suppress

from sanguosha.server.doors.sockets import raise_file_limit
from tools.attack import Reached
from tools.attack.target import Target
from tools.attack.visitor import served

FILES = 1_024
SOCKETS = 1_100
VICTIM = "127.0.0.4"
TRIES = 5
# Less than the server gives a socket to say something.
PATIENCE = 5.0
MOST_LOGGED = 20_000


def opened(port: int, addresses: list[str]) -> list[socket.socket]:
    """A socket from each of these, as far as the server lets them."""
    found = []
    for address in addresses:
        with suppress(OSError):
            found.append(socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0)))
    return found


def still_open(sockets: list[socket.socket]) -> int:
    """How many of them the server has not closed."""
    looking = select.poll()
    for one in sockets:
        looking.register(one, select.POLLIN)
    return len(sockets) - len(looking.poll(0))


def attack() -> str:
    """Open them, and see whether others are answered."""
    raise_file_limit()
    told, answered = [], 0
    with Target(files=FILES) as target:
        for what, addresses in (
            ("one address", ["127.0.0.2"] * SOCKETS),
            ("an address each", [f"127.1.{number // 250}.{number % 250 + 1}" for number in range(SOCKETS)]),
        ):
            sockets = opened(target.port, addresses)
            time.sleep(0.5)
            got = sum(served(target.port, VICTIM, PATIENCE) for _ in range(TRIES))
            answered += got
            told.append(f"{SOCKETS} from {what}: {still_open(sockets)} stay open, {got} of {TRIES} others are answered")
            for one in sockets:
                one.close()
    told.append(f"{target.logged} characters of log")
    said = f"a server that may open {FILES} files; " + "; ".join(told) + "."
    if answered < 2 * TRIES or target.logged > MOST_LOGGED:
        raise Reached(said)
    return said

"""A room with a password, and somebody who guesses it: on a new connection as soon as one is told to wait."""

from __future__ import annotations

import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from tools.attack import Reached
from tools.attack.target import Target
from tools.attack.visitor import Guest

SECONDS = 4.0
# What an address may guess in a minute.
MOST = 10


def attack() -> str:
    """How many guesses are answered, and whether who knows the password comes in."""
    tried = told = 0
    with Target(guest_limit="") as target:
        host = Guest(target.port, "127.0.0.4")
        host.say("create", options={"players": 4, "password": "peach"})
        code = host.hear("room")["room"]
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            with suppress(OSError, WebSocketException):
                guest = Guest(target.port, "127.0.0.2")
                for _ in range(20):
                    tried += 1
                    guest.say("join", room=code, password=f"guess {tried}")
                    told += guest.hear("refused")["reason"] == "wrong-password"
                guest.close()
        friend = Guest(target.port, "127.0.0.3")
        friend.say("join", room=code, password="peach")
        heard = friend.hear("room", "refused")["t"]
    said = f"{tried} guesses in {SECONDS:.0f} s from one address: {told} are told to be wrong; who knows it hears: {heard}."
    if told > MOST or heard != "room":
        raise Reached(said)
    return said

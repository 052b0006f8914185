"""A room with a password, and somebody who guesses it: on a new connection as soon as one is told to wait."""

from __future__ import annotations

import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from tools.attack import Reached, allowed
from tools.attack.target import Target
from tools.attack.visitor import Guest

CONNECTIONS = 20
GUESSES = 20
A_MINUTE = 10


def attack() -> str:
    """How many guesses are answered, and whether who knows the password comes in."""
    tried = told = 0
    with Target(guest_limit="") as target:
        host = Guest(target.port, "127.0.0.4")
        host.say("create", options={"players": 4, "password": "peach"})
        code = host.hear("room")["room"]
        began = time.monotonic()
        for _ in range(CONNECTIONS):
            with suppress(OSError, WebSocketException):
                guest = Guest(target.port, "127.0.0.2")
                for _ in range(GUESSES):
                    tried += 1
                    guest.say("join", room=code, password=f"guess {tried}")
                    told += guest.hear("refused")["reason"] == "wrong-password"
                guest.close()
        seconds = time.monotonic() - began
        friend = Guest(target.port, "127.0.0.3")
        friend.say("join", room=code, password="peach")
        heard = friend.hear("room", "refused")["t"]
    said = f"{tried} guesses in {seconds:.1f} s from one address: {told} are told to be wrong; who knows it hears: {heard}."
    if told > allowed(A_MINUTE, seconds) or heard != "room":
        raise Reached(said)
    return said

"""All rooms for oneself: each guest opens one and is gone, from one address."""

from __future__ import annotations

import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from tools.attack import Reached
from tools.attack.target import Target
from tools.attack.visitor import Guest

TRIES = 120
# What an address may have at one time.
MOST = 32
ROOM = {"players": 2, "pace": 3.0}


def attack() -> str:
    """How many rooms there are, and whether somebody else still gets one."""
    rooms = 0
    with Target(guest_limit="") as target:
        began = time.monotonic()
        for _ in range(TRIES):
            with suppress(OSError, WebSocketException):
                guest = Guest(target.port, "127.0.0.2")
                guest.say("quick", options=ROOM)
                rooms += guest.hear("room", "refused")["t"] == "room"
                guest.close()
        seconds = time.monotonic() - began
        other = Guest(target.port, "127.0.0.4")
        other.say("create", options=ROOM)
        heard = other.hear("room", "refused")["t"]
    said = f"{TRIES} tries in {seconds:.1f} s from one address: {rooms} rooms; another address: {heard}."
    if rooms > MOST or heard != "room":
        raise Reached(said)
    return said

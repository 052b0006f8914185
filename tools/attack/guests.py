"""New guests without end: one connection after the other, from one address."""

from __future__ import annotations

import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from tools.attack import Reached, allowed
from tools.attack.target import Target
from tools.attack.visitor import Guest

TRIES = 200
A_MINUTE = 40


def attack() -> str:
    """How many are let in, and whether somebody else is."""
    made = 0
    with Target() as target:
        began = time.monotonic()
        for _ in range(TRIES):
            with suppress(OSError, WebSocketException):
                guest = Guest(target.port, "127.0.0.2")
                made += guest.first["t"] == "welcome"
                guest.close()
        seconds = time.monotonic() - began
        other = Guest(target.port, "127.0.0.4").first["t"]
    said = f"{TRIES} tries in {seconds:.1f} s from one address: {made} new guests; another address: {other}."
    if made > allowed(A_MINUTE, seconds) or other != "welcome":
        raise Reached(said)
    return said

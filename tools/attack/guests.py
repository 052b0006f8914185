"""New guests without end: one connection after the other, from one address."""

from __future__ import annotations

import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from tools.attack import Reached
from tools.attack.target import Target
from tools.attack.visitor import Guest

SECONDS = 4.0
# What an address may make in a minute.
MOST = 40


def attack() -> str:
    """How many are let in, and how often it was tried."""
    tried = made = 0
    with Target() as target:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            tried += 1
            with suppress(OSError, WebSocketException):
                guest = Guest(target.port, "127.0.0.2")
                made += guest.first["t"] == "welcome"
                guest.close()
        other = Guest(target.port, "127.0.0.4").first["t"]
    said = f"{tried} tries in {SECONDS:.0f} s from one address: {made} new guests; another address: {other}."
    if made > MOST or other != "welcome":
        raise Reached(said)
    return said

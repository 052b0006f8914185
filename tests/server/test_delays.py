"""Nothing waits that need not."""

from __future__ import annotations

import time

from tests.server.client import Server


def test_a_message_that_follows_another_one_comes_at_once(server: Server):
    with server.client() as ann:
        delays = []
        for number in range(10):
            began = time.monotonic()
            for n in (number, number + 100):
                ann.say("ping", n=n)
            ann.hear("pong", lambda pong, n=number + 100: pong["n"] == n)
            delays.append(time.monotonic() - began)
        assert min(delays) < 0.03, "what a client is slow to acknowledge holds nothing up"

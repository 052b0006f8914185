"""Games that are given up leave nothing behind."""

from __future__ import annotations

import gc
import weakref

from tests.server.client import QUICK, Server


def test_a_game_that_everybody_leaves_is_freed(server: Server):
    with server.client() as ann:
        games = []
        for _ in range(5):
            ann.say("quick", options=QUICK)
            room = ann.hear("room")["room"]
            ann.asked("general")
            games.append(weakref.ref(server.hub.rooms[room].play.game))
            ann.say("leave")
            ann.hear("welcome", lambda message: not message["room"])
            ann.answered = -1
            ann.update = None
        ann.say("ping")
        ann.hear("pong")
        gc.collect()
        assert [game() for game in games] == [None] * 5

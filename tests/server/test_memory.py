"""Games that are given up leave nothing behind."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from sanguosha.server.program.garbage import Garbage
from tests.server.client import QUICK, Server, eventually
from tests.support.memory import games_in_memory


def test_a_game_that_everybody_leaves_is_freed(server: Server):
    before = games_in_memory()
    with server.client() as ann:
        for _ in range(5):
            ann.say("quick", options=QUICK)
            ann.hear("room")
            ann.asked("general")
            ann.say("leave")
            ann.hear("welcome", lambda message: not message["room"])
            ann.answered = -1
            ann.update = None
        eventually(lambda: games_in_memory() <= before)


class Ring:
    """Something that only the collector frees."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector_at_rest() -> Iterator[None]:
    """Nothing is collected but when it is asked for."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("collector_at_rest")
def test_full_collections_are_rare_but_come():
    garbage = Garbage()
    ring = weakref.ref(Ring())
    garbage.collect()
    assert ring() is not None
    garbage = Garbage(every=0.0)
    garbage.collect()
    assert ring() is None

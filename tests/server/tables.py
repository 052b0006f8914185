"""Games of the server without sockets: ``Play`` with people of the test around it. Every update is noted when it is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from sanguosha.server.doors.core import Core, Part
from sanguosha.server.games.play import Play
from sanguosha.server.kept.store import KeptAnswer, KeptGame, Store
from sanguosha.server.program.metrics import Metrics
from sanguosha.server.rooms.options import mode_for
from sanguosha.server.told.messages import RoomOptions, Update

SPECTATOR = -1


class Memory(Store):
    """A store that lasts as long as the test."""

    def __init__(self) -> None:
        self.kept: list[KeptAnswer] = []

    async def add_answers(self, game: str, first: int, answers: list[KeptAnswer]) -> None:
        assert first == len(self.kept)
        self.kept += answers


class People:
    """The company of a game: these seats are bots, everybody else is there and takes any time."""

    def __init__(self, bots: set[int]) -> None:
        self.bots = bots
        self.over = asyncio.Event()

    def bot_plays(self, seat: int) -> bool:
        return seat in self.bots

    def in_company(self, seat: int) -> bool:
        return True

    def somebody_lives(self) -> bool:
        return True

    def somebody_here(self) -> bool:
        return True

    async def game_over(self, play: Play) -> None:
        self.over.set()


def new_play(
    players: int, seed: int, bots: set[int] = frozenset(), mode: str = "identity", pace: float = 0.0, **options: str
) -> Play:
    """A game that has not begun."""
    room = RoomOptions(mode, players, pace=pace, decision_time=600.0, options=options)
    text = msgspec.json.encode(room).decode()
    kept = KeptGame("game", "ROOMA", text, 0, seed, "", list(range(players)), time.time())
    return Play(kept, mode_for(room), room, People(set(bots)), Memory(), Metrics(), Part(Core(1.0), str))


def watch_all(play: Play, note: Callable[[int, Update], None]) -> None:
    """Note every update of every seat and of a spectator."""
    for viewer in range(SPECTATOR, len(play.game.seats)):
        play.watch(viewer, lambda update, viewer=viewer: note(viewer, update))

"""The game that ended last in a room: it can be looked at until the next one begins, also after the server was started anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anyio import to_thread
from msgspec import Struct

from sanguosha.engine.views.view import SPECTATOR
from sanguosha.server.games.replays import NOT_A_RECORD, replayed
from sanguosha.server.told.messages import Finished, Update
from sanguosha.server.told.table import table_state

if TYPE_CHECKING:
    from sanguosha.server.kept.store import Store
    from sanguosha.server.told.chronicle import Chronicle

LONGEST_REPLAY = 10.0


class LastGame(Struct):
    """What is kept of it: its replay, and for each seat the place in the room and the player, empty for a bot; of a game of teams
    also which one was warm."""

    id: str
    places: list[int]
    players: list[str]
    warm: str = ""


class Ended:
    """A game that is over."""

    def __init__(self, kept: LastGame, log: Chronicle, finished: Finished) -> None:
        self.kept = kept
        self.log = log
        self.finished = finished

    def viewer(self, player: str) -> int:
        """The seat that a player had, -1 for everybody else."""
        return self.kept.players.index(player) if player in self.kept.players else SPECTATOR

    def update(self, player: str) -> Update:
        """The last table as this player may know it."""
        table = table_state(self.log.game, self.viewer(player), self.kept.places)
        return Update(1, [], table, None, {}, len(self.log.events))


async def recall(store: Store, kept: LastGame) -> Ended | None:
    """The game as it ended, played again from its record; ``None`` if that cannot be done any more."""
    found = await store.replay(kept.id)
    if found is None:
        return None
    line, record = found
    try:
        log = await to_thread.run_sync(replayed, record, LONGEST_REPLAY)
    except NOT_A_RECORD:
        return None
    return Ended(kept, log, Finished(kept.id, line.winners, line.outcome, line.scores, line.points))

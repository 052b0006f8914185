"""Which action each message of a client has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sanguosha.engine.decisions.decision import IllegalAnswer
from sanguosha.modes.options import OptionError
from sanguosha.packages import PackageError
from sanguosha.server.doors.connection import Connection, Refusal
from sanguosha.server.doors.players import Player
from sanguosha.server.games.play import NotAsked
from sanguosha.server.kept.store import StoreError
from sanguosha.server.rooms.options import BadOption
from sanguosha.server.told.messages import ClientMessage
from sanguosha.tables import TableError

if TYPE_CHECKING:
    from sanguosha.server.hub import Hub

Action = Callable[["Hub", Connection, Player, Any], Awaitable[None]]
ACTIONS: dict[type, Action] = {}


def on(message: type) -> Callable[[Action], Action]:
    """Marks the action for a type of message."""

    def note(action: Action) -> Action:
        ACTIONS[message] = action
        return action

    return note


async def act(hub: Hub, connection: Connection, player: Player, message: ClientMessage) -> None:
    """Carry out a message. Raises ``Refusal``, or an error that ``refusal_for`` knows."""
    await ACTIONS[type(message)](hub, connection, player, message)


def refusal_for(error: Exception) -> Refusal | None:
    """How an error is told to the client; ``None`` for one that is a fault of the server."""
    if isinstance(error, NotAsked):
        return Refusal("not-asked", str(error))
    if isinstance(error, IllegalAnswer):
        return Refusal("illegal-answer", str(error))
    if isinstance(error, (BadOption, OptionError, PackageError, TableError)):
        return Refusal("bad-options", str(error))
    if isinstance(error, StoreError):
        return Refusal("not-stored", "Nothing can be stored at the moment; try again.")
    return None

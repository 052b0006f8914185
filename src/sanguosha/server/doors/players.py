"""Guests: a name and a signed token, the same player from any tab or device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from sanguosha.engine.pieces.fairness import SECRET_DIGITS
from sanguosha.server.doors.names import clean_name
from sanguosha.server.program import clock
from sanguosha.server.told.messages import ServerMessage

if TYPE_CHECKING:
    from sanguosha.server.doors.connection import Connection
    from sanguosha.server.rooms.room import Room

ID_BYTES = 12


class Tokens:
    """Makes tokens, and tells whose one is."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, player: str) -> str:
        """The token of a player."""
        return f"{player}.{self._sign(player)}"

    def player(self, token: str) -> str:
        """The player that a token was made for, or an empty string."""
        player, _, signature = token.partition(".")
        return player if hmac.compare_digest(signature.encode(), self._sign(player).encode()) else ""

    def _sign(self, player: str) -> str:
        return hmac.new(self._secret, player.encode(), hashlib.sha256).hexdigest()


class Player:
    """A guest, connected once, many times, or not at the moment (``since``)."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.connections: list[Connection] = []
        self.room: Room | None = None
        self.secret = new_secret()
        self.since = clock.now()

    @property
    def here(self) -> bool:
        """Whether there is a connection."""
        return bool(self.connections)

    def gone_for(self) -> float:
        """For how long there has been no connection."""
        return 0.0 if self.connections else clock.now() - self.since

    def tell(self, message: ServerMessage) -> None:
        """Say something on all connections."""
        for connection in list(self.connections):
            connection.tell(message)


def new_secret() -> str:
    """The secret of a game that is still to begin."""
    return secrets.token_hex(SECRET_DIGITS // 2)


def new_id() -> str:
    """An id for a player, a game, a replay."""
    return secrets.token_hex(ID_BYTES)


def name_for(text: str, id: str) -> str:
    """A proper name; one made of the id if the text has none."""
    return clean_name(text) or f"Guest {id[:4].upper()}"

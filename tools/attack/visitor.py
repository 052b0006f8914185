"""Somebody who has no account and several addresses: what a client of these attacks can say and hear."""

from __future__ import annotations

import json
import socket
from typing import Any

from websockets.sync.client import ClientConnection, connect

from sanguosha.server.told.messages import PROTOCOL

WITHIN = 20.0


class Guest:
    """A connection from an address of this machine. ``first`` is how it was answered."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/ws", source_address=(address, 0), max_size=None, max_queue=None, compression=None
        )
        self.say("hello", protocol=PROTOCOL, token=token)
        self.first = self.next()

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"t": type, **fields}))

    def next(self) -> dict[str, Any]:
        """The next message."""
        heard: dict[str, Any] = json.loads(self.text())
        return heard

    def text(self) -> str:
        """The next message as it came."""
        return str(self.socket.recv(WITHIN))

    def hear(self, *types: str) -> dict[str, Any]:
        """Wait for a message of one of these types."""
        while (heard := self.next())["t"] not in types:
            pass
        return heard

    def close(self) -> None:
        """Hang up at once."""
        self.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        self.socket.socket.close()


def served(port: int, address: str, within: float) -> bool:
    """Whether a request from this address is answered within this time."""
    try:
        with socket.create_connection(("127.0.0.1", port), within, source_address=(address, 0)) as one:
            one.settimeout(within)
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return one.recv(1000).startswith(b"HTTP/1.1 200")
    except OSError:
        return False

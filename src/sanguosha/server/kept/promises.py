"""What was promised for the next games of rooms. In the original of a copy such a game may be over, and its secret known to all."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sanguosha.server.kept.schema import ROOMS


async def forget_promises(connection: AsyncConnection) -> None:
    """No room keeps the secret of its next game, nor the numbers that players gave for it."""
    for code, state in list(await connection.execute(select(ROOMS.c.code, ROOMS.c.state))):
        await connection.execute(update(ROOMS).where(ROOMS.c.code == code).values(state=without_promise(state)))


def without_promise(state: str) -> str:
    """A room as it is kept, without what concerns the shuffle of its next game. What cannot be read stays as it is."""
    try:
        room = msgspec.json.decode(state, type=dict[str, object])
    except msgspec.MsgspecError:
        return state
    room.pop("secret", None)
    sitters = room.get("sitters")
    for sitter in sitters if isinstance(sitters, list) else []:
        sitter.pop("number", None)
    return msgspec.json.encode(room).decode()

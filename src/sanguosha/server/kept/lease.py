"""The one owner of a database: a server that holds a lease on it and renews it; another one may not play the same games."""

from __future__ import annotations

import math
import os
import secrets
import socket
import time
from contextlib import suppress

import structlog
from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sanguosha.server.kept.schema import OWNER
from sanguosha.server.kept.store import StoreError

SECONDS = 30.0
RENEWED_EVERY = 10.0
log = structlog.get_logger()


class NotOwner(StoreError):
    """The database belongs to another server."""


class Lease:
    """What a server holds. It runs out unless it is renewed; whoever finds it run out may take it. ``moved`` tells that the
    database had its last owner on another machine, or is a copy."""

    def __init__(self) -> None:
        self.holder = secrets.token_hex(16)
        self.moved = False
        self.until = 0.0
        self.lost = False

    async def take(self, connection: AsyncConnection, database: str) -> None:
        """Become the owner. Raises ``NotOwner`` if there is one."""
        [owner] = await connection.execute(select(OWNER))
        left = owner.until - time.time()
        if owner.holder and left > 0 and not died_here(owner):
            raise NotOwner(
                f"The database {database} is in use by another server ({owner.place}); stop that one, or name another database "
                f"(should it have crashed, this one may start in {math.ceil(left)} seconds)."
            )
        until = time.time() + SECONDS
        mine = {"holder": self.holder, "until": until, "place": place(), "machine": machine(), "process": os.getpid()}
        as_seen = (OWNER.c.holder == owner.holder) & (OWNER.c.until == owner.until)
        if (await connection.execute(update(OWNER).where(as_seen).values(**mine))).rowcount == 0:
            raise NotOwner(f"The database {database} is in use by another server that started just now; name another database.")
        self.until = until
        self.moved = owner.place.rpartition(" on ")[2] != socket.gethostname()

    async def renew(self, connection: AsyncConnection) -> None:
        """Stay the owner. Raises ``NotOwner`` if another server is."""
        until = time.time() + SECONDS
        held = await connection.execute(update(OWNER).where(OWNER.c.holder == self.holder).values(until=until))
        if held.rowcount == 0:
            if not self.lost:
                log.error("store.lost", sentence="Another server has taken over the database; this one ends.")
            self.lost = True
            raise NotOwner("The database belongs to another server now.")
        self.until = until

    async def check(self, connection: AsyncConnection) -> None:
        """To be done before anything is written: what has run out is renewed first. Raises ``NotOwner`` if that cannot be done."""
        if self.lost or time.time() >= self.until:
            await self.renew(connection)

    async def give_back(self, connection: AsyncConnection) -> None:
        """Be the owner no more."""
        await connection.execute(update(OWNER).where(OWNER.c.holder == self.holder).values(holder="", until=0.0))


def place() -> str:
    """Where this server runs, for people."""
    return f"process {os.getpid()} on {socket.gethostname()}"


def machine() -> str:
    """What tells processes of this machine, since it was started, from all others; empty where nothing does."""
    with suppress(OSError), open("/proc/sys/kernel/random/boot_id", encoding="ascii") as boot:
        return f"{boot.read().strip()} {os.readlink('/proc/self/ns/pid')}"
    return ""


def died_here(owner: Row[*tuple[object, ...]]) -> bool:
    """Whether an owner was a process of this machine that is no more: it has crashed, and need not be waited for."""
    if not owner.machine or owner.machine != machine():
        return False
    try:
        os.kill(owner.process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass
    return False

"""The databases on which the tests of what is kept run: a file of SQLite, and a server of PostgreSQL where there is one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanguosha.server.kept.database import make_engine
from sanguosha.server.program.settings import Settings, database_url
from tests.server.client import eventually, settings_for

REFUSE = "create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$"
OTHERS = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"


class Database:
    """A database as the setting names it: a path or a URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgresql = url.startswith("postgresql")

    def settings(self, **given: Any) -> Settings:
        """Settings for a server on it."""
        return settings_for(Path(), database=self.url, **given)

    def run(self, *statements: str, **values: Any) -> list[tuple[Any, ...]]:
        """Run some SQL; returns the rows of the last statement."""

        async def work(connection: AsyncConnection) -> list[tuple[Any, ...]]:
            rows: list[tuple[Any, ...]] = []
            for statement in statements:
                found = await connection.execute(text(statement), values)
                rows = [tuple(row) for row in found] if found.returns_rows else []
            return rows

        return asyncio.run(self._in_transaction(work))

    async def _in_transaction(self, work: Any) -> Any:
        engine = make_engine(database_url(Settings(database=self.url)))
        async with engine.begin() as connection:
            found = await work(connection)
        await engine.dispose()
        return found

    def inspect(self, look: Any) -> Any:
        """What a function finds on a plain connection."""
        return asyncio.run(self._in_transaction(lambda connection: connection.run_sync(look)))

    def settled(self) -> None:
        """Wait until PostgreSQL has done with the connections of a server that was killed."""
        if self.postgresql:
            eventually(lambda: self.run(OTHERS) == [(0,)])

    @contextmanager
    def full(self, table: str) -> Iterator[None]:
        """As long as it lasts, nothing can be written to a table."""
        if self.postgresql:
            trigger = f"create trigger no before insert or update or delete on {table} for each row execute function refuse()"
            self.run(REFUSE, trigger)
            yield
            self.run(f"drop trigger no on {table}")
            return
        kinds = ("insert", "update", "delete")
        self.run(*(f"create trigger no_{kind} before {kind} on {table} begin select raise(fail, 'full'); end" for kind in kinds))
        yield
        self.run(*(f"drop trigger no_{kind}" for kind in kinds))

"""Connecting to the database that a URL names, and what to say if it cannot be used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sanguosha.server.kept.store import StoreError

CONNECT_WITHIN = 10.0
ANSWER_WITHIN = 30.0
PASSWORD = re.compile(r"(://[^/@]*?:)[^@]*(?=@)")


def make_engine(url: str) -> AsyncEngine:
    """An engine for a URL. Raises ``StoreError`` for one that means nothing."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = _postgresql(parsed) if parsed.drivername == "postgresql+asyncpg" else create_async_engine(parsed)
    except ModuleNotFoundError as error:
        how = "; “pip install asyncpg” brings it" if error.name == "asyncpg" else ""
        raise StoreError(f"The database {shown(url)} needs the package {error.name}, which is not installed{how}.") from error
    except (SQLAlchemyError, ImportError, ValueError, OSError) as error:
        raise StoreError(f"The database {shown(url)} cannot be used: {reason(error)}.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _postgresql(url: URL) -> AsyncEngine:
    """An engine for PostgreSQL, which may go away at any time: connections that its server has cut off are made anew, and none is
    waited for without end. What asyncpg calls ``ssl`` is ``sslmode`` everywhere else."""
    if "sslmode" in url.query:
        url = url.update_query_dict({"ssl": url.query["sslmode"]}).difference_update_query(["sslmode"])
    patience = {"timeout": CONNECT_WITHIN, "command_timeout": ANSWER_WITHIN}
    return create_async_engine(url, pool_pre_ping=True, connect_args=patience)


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: what has been told to be stored outlasts a failure of the power, too.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def shown(url: str) -> str:
    """A URL without its password, a file as its path."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        return "“" + PASSWORD.sub(r"\1***", url) + "”"
    return str(parsed.database) if parsed.get_backend_name() == "sqlite" else parsed.render_as_string(hide_password=True)


def reason(error: BaseException) -> str:
    """Why something failed, in one line."""
    origin = getattr(error, "orig", None) or error
    if isinstance(origin, TimeoutError):
        return "it does not answer"
    return (" ".join(str(origin).split()) or type(origin).__name__).rstrip(".")

"""One server for the tests of a file, and databases for those of what is kept."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Server, settings_for
from tests.server.databases import Database
from tests.support.postgres import Postgres, programs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with usual settings."""
    with Server(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    if programs() is None:
        pytest.skip("the server programs of PostgreSQL (initdb, pg_ctl) are not installed")
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Database]:
    """Makes new databases, in each test of one sort."""
    if request.param == "sqlite":
        numbers = itertools.count()
        return lambda: Database(str(tmp_path / f"server{next(numbers) or ''}.sqlite"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return lambda: Database(postgres.database())


@pytest.fixture
def database(new_database: Callable[[], Database]) -> Database:
    """A new database of each sort."""
    return new_database()

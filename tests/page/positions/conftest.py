"""A server on which a game stands where the test wants it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.positions.kept import asks_first, served
from tests.server.client import Server


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server on which a game, in a room as ``ROOM`` of the test's module says, stands at the question that the test wants."""
    with served(tmp_path, request.module.ROOM, asks_first(request.param)) as running:
        yield running

"""One server for the tests of a file, and hanging up after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Server, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with usual settings."""
    with Server(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running

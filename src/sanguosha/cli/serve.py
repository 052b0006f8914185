"""``sanguosha serve``: the server of the browser game."""

from __future__ import annotations

from pathlib import Path

from sanguosha.server.http.catalogue import catalogue
from sanguosha.server.program.settings import load_settings
from sanguosha.server.serve import serve


def run_server(host: str | None, port: int | None, browser: bool | None, database: str | None, settings: Path | None) -> int:
    """Serve until told to stop; returns the exit code. Raises ``PackageError`` if what is installed cannot be played."""
    catalogue()
    return serve(load_settings(settings, host=host, port=port, browser=browser, database=database))

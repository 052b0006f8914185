"""Who is out of a game against bots, in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.positions.kept import TOKEN, served
from tests.page.test_access import findings
from tests.server.client import Server
from tests.server.test_out import SLOW, is_out


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on which the person of a game is out."""
    with served(tmp_path, SLOW, is_out) as running:
        yield running


def test_who_is_out_is_offered_to_play_on_quickly_to_watch_and_to_leave(open_page):
    page = open_page(token=TOKEN)
    page.get_by_text("You are out of the game.").wait_for()
    assert findings(page) == []
    assert page.locator(".out button").count() == 3
    page.get_by_role("button", name="Watch on").click()
    page.get_by_role("button", name="Play on quickly").click()
    page.locator("#result-title").wait_for()

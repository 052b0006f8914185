"""A server with the built page, and a browser to look at it with.

The browser is the Chromium of the machine (``CHROMIUM`` names another one). Where there is none these tests are skipped,
except in CI.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import sanguosha.server
from tests.server.client import Server, settings_for

BUILT = Path(sanguosha.server.__file__).parent / "page" / "index.html"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
USUAL = {"language": "en", "name": "Anna", "heard": True, "speed": 0, "seats": 5, "pace": 0, "still": True}
Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    if not CHROMIUM:
        assert not os.environ.get("CI"), "CI looks at the page in Chromium, and there is none."
        pytest.skip("There is no Chromium on this machine; install it or set CHROMIUM to look at the page.")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page."""
    assert BUILT.exists(), "The page is not built; run make page."
    with Server(settings_for(tmp_path_factory.mktemp("page"))) as running:
        yield running


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens the page as a new visitor, or as that of a ``token``; a page that logs an error or asks another host fails the test."""
    contexts = []
    complaints: list[str] = []
    home = f"http://127.0.0.1:{server.port}/"

    def opener(path: str = "", *, width: int = 1366, height: int = 768, token: str = "", **settings: object) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB")
        contexts.append(context)
        kept = json.dumps({**USUAL, **settings})
        context.add_init_script(
            f"localStorage.getItem('sanguosha.settings') ?? localStorage.setItem('sanguosha.settings', {kept!r})"
        )
        if token:
            context.add_init_script(f"localStorage.setItem('sanguosha.token', {json.dumps(json.dumps(token))})")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on(
            "request", lambda request: None if request.url.startswith((home, "data:", "blob:")) else complaints.append(request.url)
        )
        page.goto(home + path)
        return page

    yield opener
    for context in contexts:
        context.close()
    assert not complaints, complaints

"""The page in Firefox, where there is one: it plays, without an error, and areas that scroll have no white bars."""

from __future__ import annotations

import base64
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.conftest import USUAL
from tests.page.firefox import Firefox
from tests.page.hands import ASKED, DONE, GENERALS, LIT
from tests.server.client import Server

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
STEPS = 15
# The bars of areas of text that scroll: left, top, width and height on the page.
BARS = """[...document.querySelectorAll('.skills')].filter((area) => area.scrollHeight > area.clientHeight).map((area) => {
  const place = area.getBoundingClientRect();
  return [place.left + area.clientWidth, place.top + 12, area.offsetWidth - area.clientWidth, area.clientHeight - 24];
})"""
# The part of a place on a picture that is as white as no ground of the page.
WHITE = """(async () => {{
  const image = new Image();
  image.src = 'data:image/png;base64,{picture}';
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const colours = canvas.getImageData({place}).data;
  let white = 0;
  for (let at = 0; at < colours.length; at += 4) white += Math.min(colours[at], colours[at + 1], colours[at + 2]) > 248;
  return (4 * white) / colours.length;
}})()"""


@pytest.fixture
def firefox(tmp_path: Path, server: Server) -> Iterator[Firefox]:
    """A Firefox on the first screen; a page that logs an error fails the test."""
    if not FIREFOX:
        assert not os.environ.get("CI"), "CI looks at the page in Firefox, and there is none."
        pytest.skip("There is no Firefox on this machine; install it or set FIREFOX to look at the page there.")
    with Firefox(FIREFOX, tmp_path) as running:
        running.open(f"http://127.0.0.1:{server.port}/icon.svg")
        running.evaluate(f"localStorage.setItem('sanguosha.settings', {json.dumps(json.dumps(USUAL))})")
        running.open(f"http://127.0.0.1:{server.port}/")
        yield running
        assert not running.complaints, running.complaints


def start(firefox: Firefox) -> None:
    """From the first screen to the offered generals, or to the table if nobody is asked."""
    firefox.click("button.go")
    firefox.wait_for(f"document.querySelector({f'.board, {GENERALS}'!r})")


def test_some_turns_are_played(firefox):
    firefox.resize(1366, 768)
    start(firefox)
    for _ in range(STEPS):
        firefox.wait_for(f"document.querySelector({f'{ASKED}, {DONE}, {GENERALS}'!r})")
        if firefox.evaluate(f"!!document.querySelector({DONE!r})"):
            return
        if firefox.evaluate(f"!!document.querySelector({GENERALS!r})"):
            firefox.click(GENERALS)
            firefox.click("footer .go")
            firefox.wait_for("document.querySelector('.board')")
        else:
            firefox.evaluate(f"void [...document.querySelectorAll({LIT!r})].at(-1)?.click()")
    assert firefox.evaluate("document.querySelectorAll('.drawer .list li').length") > STEPS


def test_a_bar_of_a_text_that_scrolls_is_not_white(firefox):
    firefox.resize(844, 390)
    start(firefox)
    firefox.evaluate("document.querySelectorAll('.skills').forEach((area) => { area.style.height = '60px'; })")
    firefox.wait_for(f"{BARS}.length && document.fonts.status === 'loaded'")
    bars = firefox.evaluate(BARS)
    picture = base64.b64encode(firefox.picture()).decode()
    for left, top, width, height in bars:
        assert width > 0, "a bar is wanted beside the text, to look at it"
        place = f"{round(left)}, {round(top)}, {round(width)}, {round(height)}"
        assert firefox.evaluate(WHITE.format(picture=picture, place=place)) < 0.2

"""Nothing sounds before a person has said so, once, at the first game."""

from __future__ import annotations

import pytest

from tests.page.hands import choose_general, start_quick_game, wait_until_asked

# Counts the tables of sound that the page opens, and the sources that it starts.
COUNT = """() => {
  window.opened = 0;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.opened += 1; } };
  window.sounded = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.sounded += 1; return start.apply(this, when); };
  }
}"""


def first_game(open_page):
    """The page of somebody who has never been asked, in a game."""
    page = open_page(heard=False)
    page.evaluate(COUNT)
    start_quick_game(page)
    page.get_by_role("dialog").get_by_text("Play with sound?").wait_for()
    assert page.evaluate("[window.opened, window.sounded]") == [0, 0]
    return page


@pytest.mark.parametrize("choice", ["Sounds and music", "Sounds only", "Silent"])
def test_sound_is_chosen_once_and_heard_only_if_it_is_wanted(open_page, choice):
    page = first_game(open_page)
    page.get_by_role("button", name=choice).click()
    page.get_by_role("dialog").wait_for(state="detached")
    wait_until_asked(page)
    if choose_general(page):
        wait_until_asked(page)
    assert page.evaluate("window.opened") == (0 if choice == "Silent" else 1)
    assert (page.evaluate("window.sounded") > 0) == (choice != "Silent")
    kept = page.evaluate("JSON.parse(localStorage.getItem('sanguosha.settings'))")
    assert (kept["sound"], kept["music"]) == (choice != "Silent", choice == "Sounds and music")
    page.reload()
    page.locator(".board, .choice").first.wait_for()
    assert page.get_by_role("dialog").count() == 0


def test_the_question_is_put_away_as_silence_and_a_sample_is_heard_before(open_page):
    page = first_game(open_page)
    page.get_by_role("button", name="Listen first").click()
    assert page.evaluate("window.sounded") > 0
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.evaluate("JSON.parse(localStorage.getItem('sanguosha.settings')).sound") is False

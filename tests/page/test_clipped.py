"""Nothing is cut off unseen: what has no room says that there is more."""

from __future__ import annotations

import pytest

from tests.page.hands import GENERALS

OUTSIDE = """(board) => {
  const room = board.getBoundingClientRect();
  return [...board.querySelectorAll('.card, .face, .name, .hp, .equipment')].filter((part) => {
    const place = part.getBoundingClientRect();
    return place.left < room.left || place.right > room.right || place.top < room.top || place.bottom > room.bottom;
  }).map((part) => part.textContent);
}"""


@pytest.mark.parametrize("language", ["vi", "zh-Hans"])
def test_every_lesson_fits_a_small_phone(open_page, language):
    page = open_page("#/learn", width=360, height=640, language=language)
    boards = page.locator(".lessons .board")
    boards.first.wait_for()
    assert boards.count() == 6
    for at in range(6):
        assert boards.nth(at).evaluate(OUTSIDE) == []


def test_a_text_that_is_too_long_among_the_offers_says_that_there_is_more_until_its_end_is_seen(open_page):
    page = open_page(width=844, height=390, language="vi")
    page.locator("button.go:enabled").click()
    page.locator(GENERALS).first.wait_for()
    text = page.locator(".skills").first
    text.evaluate("area => { area.style.height = '60px' }")
    page.locator(".skills[data-more]").first.wait_for()
    text.evaluate("area => { area.scrollTop = area.scrollHeight }")
    page.locator(".skills:not([data-more])").first.wait_for()

"""Nothing is cut off unseen: what has no room says that there is more."""

from __future__ import annotations

import pytest

from tests.page.hands import GENERALS
from tests.page.test_modes import draft_until
from tests.page.test_table import come_to_the_table

OUTSIDE = """(board) => {
  const room = board.getBoundingClientRect();
  return [...board.querySelectorAll('.card, .face, .name, .hp, .equipment')].filter((part) => {
    const place = part.getBoundingClientRect();
    return place.left < room.left || place.right > room.right || place.top < room.top || place.bottom > room.bottom;
  }).map((part) => part.textContent);
}"""
BROKEN = """(area) => {
  const letters = document.createRange();
  const words = [];
  const walk = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    for (const word of walk.currentNode.data.matchAll(/\\S+/g)) {
      letters.setStart(walk.currentNode, word.index);
      letters.setEnd(walk.currentNode, word.index + word[0].length);
      const rows = new Set([...letters.getClientRects()].map((box) => Math.round(box.top)));
      if (rows.size > 1) words.push(word[0]);
    }
  }
  return words;
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


def test_no_word_of_ones_own_general_and_skills_breaks_on_a_lying_phone(open_page):
    page = open_page(width=844, height=390)
    come_to_the_table(page)
    own = page.locator(".self .name, .skills .skill")
    own.first.evaluate("name => { name.textContent = 'Sun Shangxiang' }")
    own.last.evaluate("skill => { skill.textContent = 'Unyielding' }")
    for part in own.all():
        assert part.evaluate(BROKEN) == []
    name, face = (page.locator(part).first.bounding_box() for part in (".self .name", ".self .face"))
    assert name["x"] + name["width"] <= face["x"] + face["width"]


def test_the_sides_of_all_stay_on_an_upright_phone(open_page):
    page = open_page(width=390, height=844, mode="team_3v3")
    page.locator("button.go").first.click()
    draft_until(page, "section.mine")
    marks = page.locator(".others .role .card")
    assert marks.count() == 5
    for mark in marks.all():
        box = mark.bounding_box()
        assert box["x"] + box["width"] <= 390

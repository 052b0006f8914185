"""What cannot be picked says why, near it, to eyes and to screen readers."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page

from tests.page.hands import DONE, attempts, choose_general, click_something, over, question, start_quick_game

SLASH = ".hand .card.lit:has([aria-label$=' Slash'])"
DODGE = ".hand .card.dim:has([aria-label$=' Dodge'])"
OUT_OF_REACH = ".others .seat.dim button.tile"
SAID = "p.remark.shown"
FAR = re.compile(r"(.+) is out of range: distance (\d), your range (\d)\.")


def play_until_a_slash_may_be_used(page: Page) -> None:
    """Play on to a play phase of the own turn with a Slash to use and a Dodge beside it."""
    start_quick_game(page)
    rng = random.Random(7)
    for _ in attempts(page):
        if over(page):
            page.locator(".result button").first.click()
            page.locator(DONE).first.wait_for(state="hidden")
        if choose_general(page):
            continue
        if "Your play phase" in question(page) and page.locator(SLASH).count() and page.locator(DODGE).count():
            return
        click_something(page, rng)


def inside(page: Page, thing: Locator) -> bool:
    """Whether all of it is in view."""
    box, view = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert view is not None
    return (
        box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= view["width"] and box["y"] + box["height"] <= view["height"]
    )


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_tap_on_what_is_dimmed_says_why_it_cannot_be_picked(open_page, width, height):
    page = open_page(width=width, height=height, seats=8)
    play_until_a_slash_may_be_used(page)
    said = page.locator(SAID)

    page.locator(DODGE).first.click()
    said.wait_for()
    assert said.inner_text() == "Dodge is only used in answer to something."
    assert page.get_by_role("status").filter(has_text=said.inner_text()).count() == 1, "a screen reader hears it, too"
    assert inside(page, said)

    page.locator(SLASH).first.click()
    said.wait_for(state="hidden")
    page.locator(OUT_OF_REACH).first.click()
    said.wait_for()
    far = FAR.fullmatch(said.inner_text())
    assert far is not None, said.inner_text()
    assert int(far[2]) > int(far[3])
    assert inside(page, said)


def test_the_keyboard_explains_a_dimmed_card_and_a_skill_of_its_own(open_page):
    page = open_page(seats=8)
    play_until_a_slash_may_be_used(page)
    card = page.locator(DODGE).first
    card.focus()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("Dodge is only used in answer to something.").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    card.focus()
    page.keyboard.press("Enter")
    page.locator(SAID).wait_for()

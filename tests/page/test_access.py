"""Every screen can be read by everybody: axe-core has no serious finding."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.page.hands import choose_general, start_quick_game, wait_until_asked

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SCREENS = ["", "#/gallery", "#/gallery/generals/zhang_fei", "#/gallery/cards/slash", "#/learn", "#/replays", "#/settings"]
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


def findings(page) -> list[str]:
    """The grave findings, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in page.evaluate(RUN)
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_grave_finding(open_page, screen):
    page = open_page(screen)
    page.locator("main, h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_table_and_the_choice_of_a_general_have_no_grave_finding(open_page, width, height):
    page = open_page(width=width, height=height)
    start_quick_game(page)
    wait_until_asked(page)
    assert findings(page) == []
    if choose_general(page):
        page.locator(".board").wait_for()
        wait_until_asked(page)
        assert findings(page) == []


def test_the_question_about_sound_has_no_grave_finding(open_page):
    page = open_page(heard=False)
    start_quick_game(page)
    page.get_by_role("dialog").wait_for()
    assert findings(page) == []


def test_a_room_has_no_grave_finding(open_page):
    page = open_page()
    page.get_by_role("button", name="Create a room").click()
    page.locator("button.go").wait_for()
    assert findings(page) == []

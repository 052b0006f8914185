"""The table as it looks: what covers what, who sits where, what is said."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.page.hands import ASKED, GENERALS, attempts, choose_general, start_quick_game, wait_until_asked
from tests.page.test_modes import open_room

Box = dict[str, float]
MARGIN = 1


def come_to_the_table(page) -> None:
    """Begin a game and wait for the first question at the table."""
    start_quick_game(page)
    wait_until_asked(page)
    if choose_general(page):
        page.locator(ASKED).wait_for()
        page.locator(GENERALS).first.wait_for(state="detached")


def boxes(page, selector: str) -> list[Box]:
    """Where all of these are."""
    return page.locator(selector).evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")


def covers(one: Box, other: Box) -> bool:
    """Whether one lies on the other."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > MARGIN and down > MARGIN


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (844, 390), (390, 844)])
def test_an_explanation_covers_neither_the_hand_nor_oneself_nor_a_button(open_page, width, height):
    page = open_page(width=width, height=height)
    come_to_the_table(page)
    card = page.locator(".hand .card").first
    card.hover()
    page.locator(".tip").wait_for()
    page.mouse.move(1, 1)
    page.locator(".tip").wait_for(state="detached")
    card.dispatch_event("contextmenu")
    page.locator(".tip.stays").wait_for()
    [tip] = boxes(page, ".tip")
    for selector in (".hand .card", ".mine", ".prompt", ".prompt button", ".others .seat.lit"):
        assert not [box for box in boxes(page, selector) if covers(tip, box)], selector
    assert tip["left"] >= 0
    assert tip["top"] >= 0
    assert tip["right"] <= width
    page.keyboard.press("Escape")
    page.locator(".tip").wait_for(state="detached")


@pytest.mark.parametrize(("seats", "width", "height"), [(8, 390, 844), (10, 360, 640)])
def test_the_others_sit_in_a_ring_on_a_phone(open_page, seats, width, height):
    page = open_page(width=width, height=height, seats=seats)
    come_to_the_table(page)
    page.locator(".others .seat").nth(seats - 2).wait_for()
    tiles = boxes(page, ".others .seat")
    assert len(tiles) == seats - 1
    ends = [(tile["left"] + tile["right"], tile["top"]) for tile in tiles]
    lowest = max(top for _, top in ends)
    assert ends[0] == (max(x for x, _ in ends), lowest), "the neighbour at the right hand sits at the right end"
    assert ends[-1] == (min(x for x, _ in ends), lowest), "the one at the left hand at the left end"
    turns = [(after[0] - before[0], after[1] - before[1]) for before, after in pairwise(ends)]
    assert all((dx == 0) != (dy == 0) and dx <= 0 for dx, dy in turns), "from each to the next it goes up, then left, then down"
    assert not [1 for at, one in enumerate(tiles) for other in tiles[:at] if covers(one, other)]
    counts, healths = boxes(page, ".others .seat .count:first-child"), boxes(page, ".others .seat .number")
    for distance, count, health in zip(boxes(page, ".others .seat .distance"), counts, healths, strict=True):
        assert not covers(distance, count), "a distance lies on the number of cards"
        assert not covers(distance, health), "a distance lies on the health"


def test_words_stand_at_the_seat_also_for_who_looks_on_and_a_sheet_closes_when_an_egg_flies(open_page):
    host = open_page(name="Anna", seats=4)
    open_room(host, players=4)
    code = host.evaluate("document.body.innerText.match(/\\b[A-Z]{5}\\b/)[0]")
    host.locator("button.go", has_text="Begin").click()
    for _ in attempts(host):
        if host.locator(".board").count():
            break
        choose_general(host)
    watcher = open_page(name="Chi")
    watcher.get_by_label("Code of a room").fill(code)
    watcher.get_by_role("button", name="Watch", exact=True).click()
    watcher.locator(".board").wait_for()
    host.get_by_role("button", name="Chat").or_(host.get_by_title("Chat")).first.click()
    host.locator(".phrases button").first.click()
    words = host.locator(".phrases button").first.inner_text()
    for page in (host, watcher):
        page.locator("[data-speech='0']", has_text=words).wait_for()
    host.keyboard.press("Escape")
    host.locator(".others .seat .tile").first.dispatch_event("contextmenu")
    host.locator(".tip.stays").get_by_role("button", name="Egg").click()
    host.locator(".tip").wait_for(state="detached")
    host.locator(".talk li").nth(1).wait_for()


def test_the_list_of_rooms_refreshes_itself(open_page):
    visitor = open_page()
    visitor.get_by_text("Code of a room").first.wait_for()
    host = open_page(name="Đông Hải")
    host.get_by_role("button", name="Create a room").click()
    host.locator("button.go", has_text="Begin").wait_for()
    visitor.locator(".rooms").get_by_text("Đông Hải").wait_for()

"""Ways about the page: links to rooms, settings over the table, the list of keys, the first visit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.hands import attempts, choose_general, start_quick_game, wait_until_asked
from tests.page.test_modes import open_room


def code_of(page) -> str:
    """The code of the room that is shown."""
    return page.locator("header h1 b").inner_text()


def test_a_link_to_a_room_leads_there_from_wherever_one_is(open_page):
    host = open_page(name="Host")
    open_room(host)
    code = code_of(host)

    page = open_page()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.evaluate("code => location.hash = `#/join/${code}`", code)
    page.locator("header h1", has_text=code).wait_for()
    page.get_by_role("button", name="Leave the room").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.reload()
    page.get_by_role("button", name="Play", exact=True).wait_for()

    start_quick_game(page)
    page.evaluate("code => location.hash = `#/join/${code}`", code)
    page.get_by_role("dialog").get_by_role("button", name="Stay here").click()
    assert page.locator(f".board, {'li button[aria-pressed]'}").count()
    page.evaluate("code => location.hash = `#/join/${code}`", code)
    page.get_by_role("dialog").get_by_role("button", name=f"Go to {code}").click()
    page.locator("header h1", has_text=code).wait_for()
    host.get_by_text("Anna").first.wait_for()


def test_settings_and_keys_open_over_the_table_and_the_way_back_says_so(open_page):
    page = open_page()
    start_quick_game(page)
    wait_until_asked(page)
    while choose_general(page):
        wait_until_asked(page)
    page.locator(".board").wait_for()
    page.get_by_title("Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("switch").first.wait_for()
    assert page.locator(".board .others .seat").count() == 4
    dialog.get_by_role("button", name="Back to the table").click()
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_text("End the phase, or pass").wait_for()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.evaluate("location.hash = '#/gallery'")
    page.get_by_role("link", name="Back to the table").click()
    page.locator(".board").wait_for()


def test_a_first_visit_on_a_phone_finds_learning_and_names_of_its_language(open_page):
    page = open_page(width=360, height=640, language="zh-Hans", name="")
    page.get_by_role("link", name="学习玩法").wait_for()
    box = page.get_by_role("link", name="学习玩法").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640
    expect(page.get_by_placeholder(re.compile(r"^游客[0-9A-Z]{4}$"))).to_be_visible()
    page.get_by_role("button", name="创建房间").click()
    page.locator("li.mine").get_by_text(re.compile(r"^游客[0-9A-Z]{4}$")).wait_for()
    page.get_by_role("button", name="添加电脑").first.click()
    page.get_by_text(re.compile(r"^电脑\d$")).first.wait_for()


def boxes(page, selector: str) -> list[dict[str, float]]:
    """Where things are on the screen."""
    return page.locator(selector).evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")


def cover(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes lie over each other by more than a line."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 2 and high > 2


def hidden_by_hands(page) -> bool:
    """Whether an open hand lies over a seat, another hand, one's own place or the controls."""
    hands = boxes(page, ".seat .open")
    others = [*boxes(page, ".others .tile"), *boxes(page, ".mine"), *boxes(page, ".bar")]
    return any(cover(hand, other) for at, hand in enumerate(hands) for other in [*others, *hands[:at]])


def test_a_replay_opens_at_ones_own_seat_and_open_hands_hide_nothing(open_page):
    page = open_page(seats=8)
    start_quick_game(page)
    wait_until_asked(page)
    while choose_general(page):
        wait_until_asked(page)
    own = page.locator(".mine [data-seat]").get_attribute("data-seat")
    page.get_by_title("Let a bot play for you").click()
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".board").wait_for()
    seat = page.get_by_label("Whose eyes to see with")
    assert seat.input_value() == own != "0"
    page.get_by_role("button", name="Open hands").click()
    page.get_by_role("slider").first.focus()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    for width, height in ((1366, 768), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".seat .open").first.wait_for()
        assert page.locator(".seat .open").count() >= 5
        # The seats find their places a moment after the window has changed.
        for _ in attempts(page):
            if not hidden_by_hands(page):
                break

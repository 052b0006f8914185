"""Games in the browser: alone, together, by keyboard, on a phone, looked on, replayed."""

from __future__ import annotations

import random

import pytest

from tests.page.hands import (
    ASKED,
    DONE,
    GENERALS,
    attempts,
    choose_general,
    click_something,
    over,
    play_to_the_end,
    press_something,
    start_quick_game,
    wait_until_asked,
)


def test_a_whole_game_against_bots_by_clicking(open_page):
    page = open_page()
    start_quick_game(page)
    play_to_the_end(page, seed=1)
    assert page.locator("#result-title").inner_text()
    assert page.locator(".result li").count() >= 5


def test_a_whole_game_by_keyboard_only(open_page):
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    page.locator(f".board, {GENERALS}").first.wait_for()
    play_to_the_end(page, seed=2, act=press_something)
    assert over(page)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_game_is_played_on_a_phone(open_page, width, height):
    page = open_page(width=width, height=height)
    start_quick_game(page)
    for _ in range(12):
        if over(page):
            break
        wait_until_asked(page)
        if not choose_general(page):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
            click_something(page, random.Random(3))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_result_of_a_large_table_is_all_in_sight_on_a_phone(open_page, width, height):
    page = open_page(width=width, height=height, seats=10)
    start_quick_game(page)
    wait_until_asked(page)
    if choose_general(page):
        page.locator(f"{ASKED}, {DONE}").first.wait_for()
    page.get_by_title("Let a bot play for you").click()
    page.locator("#result-title").wait_for()
    for part in ("#result-title", ".why", *(f".result li:nth-child({place})" for place in range(1, 11))):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    assert page.locator(".result li.you").count() == 1


def test_a_reload_in_the_middle_of_a_decision_brings_the_same_question_back(open_page):
    page = open_page(quick=False)
    start_quick_game(page)
    wait_until_asked(page)
    if choose_general(page):
        wait_until_asked(page)
    before = page.locator(".prompt .words").inner_text()
    hand = page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    page.reload()
    page.locator(ASKED).wait_for()
    assert page.locator(".prompt .words").inner_text() == before
    assert page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)") == hand
    page.locator(".hand .card.lit").first.click()
    page.locator(".hand .card.picked").wait_for()


def test_a_reload_brings_the_commentary_back(open_page):
    page = open_page(quick=False, seats=8)
    start_quick_game(page)
    rng = random.Random(5)
    for _ in attempts(page):
        if page.locator(".drawer .list .turn").count() >= 3:
            break
        if not choose_general(page) and page.locator(ASKED).count():
            click_something(page, rng)
    wait_until_asked(page)
    before = page.locator(".drawer .list li").all_inner_texts()
    page.reload()
    page.locator(ASKED).wait_for()
    page.locator(".drawer .list li").nth(len(before) - 1).wait_for()
    after = page.locator(".drawer .list li").all_inner_texts()
    assert after[-len(before) + 1 :] == before[1:]
    assert any("is the lord" in line for line in after)


def test_the_language_changes_in_a_running_game(open_page):
    page = open_page(language="en")
    start_quick_game(page)
    wait_until_asked(page)
    if choose_general(page):
        wait_until_asked(page)
    english = page.locator(".prompt .words").inner_text()
    page.evaluate("location.hash = '#/settings'")
    page.get_by_role("radio", name="Tiếng Việt").check()
    page.evaluate("location.hash = ''")
    page.locator(ASKED).filter(has_not_text=english).wait_for()
    assert page.evaluate("document.documentElement.lang") == "vi"


def test_two_people_play_in_one_room_and_a_third_looks_on(open_page):
    host = open_page(name="Anna", seats=4)
    host.get_by_role("button", name="Create a room").click()
    host.locator("button.go", has_text="Begin").wait_for()
    code = host.evaluate("document.body.innerText.match(/\\b[A-Z]{5}\\b/)[0]")
    guest = open_page(name="Binh")
    guest.get_by_label("Code of a room").fill(code)
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.locator("button.go", has_text="Ready").click()
    host.get_by_text("Binh").first.wait_for()
    host.locator("button.go", has_text="Begin").click()
    rngs = [random.Random(7), random.Random(8)]
    acted = [0, 0]
    watcher = open_page(name="Chi")
    watcher.get_by_label("Code of a room").fill(code)
    watcher.get_by_role("button", name="Watch", exact=True).click()
    for _ in attempts(host):
        if min(acted) >= 4 or over(host):
            break
        for at, page in enumerate((host, guest)):
            if not choose_general(page) and page.locator(ASKED).count():
                click_something(page, rngs[at])
                acted[at] += 1
    assert min(acted) >= 1
    watcher.locator(".board").wait_for()
    assert watcher.locator(".hand [data-card]").count() == 0
    assert watcher.locator(ASKED).count() == 0


def test_a_finished_game_can_be_watched_again(open_page):
    page = open_page(seats=2)
    start_quick_game(page)
    play_to_the_end(page, seed=4)
    page.evaluate("location.hash = '#/replays'")
    page.locator("a[href*='#/replay/']").first.click()
    page.locator(".board").wait_for()
    line = page.get_by_role("slider").first
    line.focus()
    page.keyboard.press("End")
    assert line.get_attribute("aria-valuenow") == line.get_attribute("aria-valuemax")
    page.keyboard.press("Home")
    assert line.get_attribute("aria-valuenow") == "0"
    page.keyboard.press("ArrowRight")
    assert line.get_attribute("aria-valuenow") == "1"

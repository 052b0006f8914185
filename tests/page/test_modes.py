"""3v3, variants and series in the browser: from the room to the result."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.page.hands import ASKED, GENERALS, attempts, play_to_the_end
from tests.page.test_access import findings

DRAFT = ".draft"
WAYS = (".piles button", ".generals .lit", ".team.own li .lit", ".prompt .way")
DO = ".prompt .buttons .do"
SIZES = [(1366, 768), (844, 390), (390, 844)]


def open_room(page: Page, **options: object) -> None:
    """A room of one's own with these options, bots quick."""
    kept = json.dumps({"pace": 0, "decision_time": 60, **options})
    page.evaluate("kept => localStorage.setItem('sanguosha.room', kept)", kept)
    page.get_by_role("button", name="Create a room").click()
    page.locator("button.go", has_text="Begin").wait_for()


def lead_a_team(page: Page) -> None:
    """A room for 3v3, oneself on the place of the first marshal, and the game begun."""
    open_room(page)
    page.get_by_role("radio", name="3 against 3").check()
    page.get_by_role("heading", name="Team 2").wait_for()
    page.get_by_role("button", name="Let Anna change places").click()
    page.get_by_role("button", name="Change with this place").first.click()
    page.locator("li.mine", has_text="marshal").wait_for()
    page.locator("button.go").click()
    page.locator(DRAFT).wait_for()


def draft_something(page: Page, rng: random.Random, but: str) -> None:
    """One click in the draft: confirm what is complete, else choose something, ``but`` not what is looked for."""
    ways = page.locator(", ".join(f"{way}:not(.picked, .chosen)" for way in WAYS if way != but))
    confirm = page.locator(DO)
    try:
        if confirm.count():
            confirm.click(timeout=1500)
        elif ways.count():
            ways.nth(rng.randrange(ways.count())).click(timeout=1500)
    except TimeoutError:
        return


def draft_until(page: Page, seen: str, seed: int = 1) -> None:
    """Draft until there is something that this selector finds."""
    rng = random.Random(seed)
    for _ in attempts(page):
        if page.locator(seen).count():
            return
        if page.locator(ASKED).count():
            draft_something(page, rng, seen)


def test_a_whole_3v3_game_by_clicking_as_marshal(open_page):
    page = open_page()
    lead_a_team(page)
    draft_until(page, ".generals")
    assert page.locator(".generals li").count() == 16
    draft_until(page, ".line")
    assert page.locator(".draft .team li button").count() == 16, "eight generals on each side, open to all"
    draft_until(page, "section.mine")
    assert page.locator(".seat.warm_side, .seat.cold_side").count() == 5
    play_to_the_end(page, seed=1)
    assert page.locator(".result li.winner").count() == 3
    assert "side wins" in page.locator(".why").inner_text()


def test_picks_of_the_draft_are_taken_back_until_they_are_confirmed(open_page):
    page = open_page()
    lead_a_team(page)
    draft_until(page, ".generals .lit")
    page.locator(".generals .lit").first.click()
    assert page.locator(".generals .picked").count() == 1
    page.get_by_role("button", name="Take the last pick back").click()
    assert page.locator(".generals .picked").count() == 0
    page.locator(".generals .lit").nth(3).focus()
    page.keyboard.press("Enter")
    assert page.locator(".generals .picked").count() == 1


def draft_by_keys(page: Page, until: str, keys: str) -> None:
    """Draft with the keys that stand on what can be picked, ``keys`` for hints of this stage, until something is there."""
    rng = random.Random(1)
    for _ in attempts(page):
        if page.locator(until).count():
            return
        hints = page.locator(f"{keys} kbd")
        if page.locator(DO).count():
            page.keyboard.press("Enter")
        elif page.locator(ASKED).count() and hints.count():
            page.keyboard.press(rng.choice(hints.all_inner_texts()).lower())


def test_the_draft_by_keyboard_only(open_page):
    page = open_page()
    lead_a_team(page)
    draft_by_keys(page, ".generals", ".piles")
    lit, keys = page.evaluate("['.generals .lit', '.generals kbd'].map(all => document.querySelectorAll(all).length)")
    assert lit == keys, "every general has its key"
    draft_by_keys(page, ".line", ".generals")
    page.locator(".team.own kbd").first.wait_for()
    assert page.locator(".team.own kbd").all_inner_texts() == list("12345678")
    page.keyboard.press("3")
    page.keyboard.press("1")
    assert page.locator(".ours button").count() == 2
    page.keyboard.press("3")
    assert page.locator(".ours button").count() == 1, "the same key takes back"
    draft_by_keys(page, "section.mine", ".team.own")


def test_a_vanguard_watches_the_draft_and_is_asked_nothing(open_page):
    page = open_page()
    open_room(page, mode="team_3v3", players=6)
    page.locator("li.mine", has_text="vanguard").wait_for()
    page.locator("button.go").click()
    page.locator(f"{DRAFT}, section.mine").first.wait_for()
    page.locator("section.mine").wait_for()
    page.locator(".drawer").get_by_text("takes ").nth(8).wait_for()
    assert page.locator(".self .role .card").count() == 1
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("says and throws nothing").wait_for()
    assert page.get_by_role("button", name="Well met!").count() == 0


def test_one_click_from_the_first_screen_to_a_3v3_game(open_page):
    page = open_page(mode="team_3v3")
    page.get_by_text("Two teams of three").wait_for()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(f"{DRAFT}, section.mine").first.wait_for()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_draft_has_no_grave_finding_and_fits_the_screen(open_page, width, height):
    page = open_page(width=width, height=height)
    lead_a_team(page)
    for seen in (".piles button", ".generals .lit", ".line"):
        draft_until(page, seen)
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_variants_are_explained_and_only_offered_where_they_work(open_page):
    page = open_page()
    open_room(page)
    assert page.get_by_text("Shield for who fell first").count() == 0
    page.get_by_role("switch", name=re.compile("^Series")).check()
    page.get_by_text("Shield for who fell first").wait_for()
    assert page.get_by_role("switch", name=re.compile("^Points")).is_checked(), "a series is scored"
    page.get_by_role("switch", name=re.compile("^Dark souls")).check()
    page.get_by_role("switch", name=re.compile("^Reincarnation")).check()
    assert findings(page) == []
    page.get_by_role("switch", name=re.compile("^With generals")).uncheck()
    page.get_by_role("switch", name=re.compile("^Reincarnation")).wait_for(state="detached")


def test_a_series_of_two_games_with_its_score(open_page):
    page = open_page()
    open_room(page, mode="identity", players=2, options={"series": "rotating_lord", "round_cap": "3"})
    page.locator("button.go").click()
    page.locator(f".board, {GENERALS}").first.wait_for()
    play_to_the_end(page, seed=1)
    table = page.locator(".result table")
    assert table.locator("caption").inner_text() == "Series: 1 of 2 games played"
    assert table.locator("tbody tr").count() == 1
    assert findings(page) == []
    page.get_by_role("button", name="Back to the room").click()
    page.get_by_text("Next lord:").wait_for()
    assert findings(page) == []
    page.get_by_role("button", name="Next game").click()
    page.locator(f".board, {GENERALS}").first.wait_for()
    play_to_the_end(page, seed=2)
    page.get_by_text("The series of 2 games is over.").wait_for()
    rows = [[int(cell.split()[0]) for cell in row.locator("td").all_inner_texts()] for row in table.locator("tbody tr").all()]
    lords = [[cell.locator(".lord").count() for cell in row.locator("td").all()] for row in table.locator("tbody tr").all()]
    totals = [int(cell) for cell in table.locator(".totals td").all_inner_texts()]
    assert sorted(lords) == [[0, 1], [1, 0]], "everybody was the lord once"
    assert totals == [sum(points) for points in zip(*rows, strict=True)]
    page.get_by_role("button", name="A new series").wait_for()

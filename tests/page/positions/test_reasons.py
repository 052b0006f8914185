"""What cannot be picked says why, near it, to eyes and to screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.session import Session
from sanguosha.server.told.messages import RoomOptions
from tests.page.hands import ASKED
from tests.page.positions.kept import TOKEN, asks_first, served
from tests.page.test_access import findings
from tests.server.client import Server

ROOM = RoomOptions(players=8, decision_time=600.0)
SLASH = ".hand .card.lit:has([aria-label$=' Slash'])"
DODGE = ".hand .card.dim:has([aria-label$=' Dodge'])"
OUT_OF_REACH = ".others .seat.dim:not(.dead) button.tile"
SAID = "p.remark.shown"
NOT_NOW = "Dodge is only used in answer to something."
FAR = re.compile(r"(.+) is out of range: distance (\d), your range (\d)\.")


def much_cannot_be_picked(session: Session, decision: Decision) -> bool:
    """The seat may use a Slash, not on everybody, holds a Dodge besides, and has a skill that is not used in the play phase."""
    game, menu = session.game, decision.menu([])
    seat = game.seats[decision.seat]
    slashes = [card.token for card in seat.hand.cards if card.kind.family == "slash" and card.token in menu]
    dodges = [card for card in seat.hand.cards if card.kind.id == "dodge" and card.token not in menu]
    skills = [held for held in seat.skills if held.token not in menu]
    if decision.kind != "action" or not slashes or not dodges or not skills:
        return False
    return 1 < len(decision.menu(slashes[:1])) < len(game.others(seat))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a game stands at such a play phase."""
    with served(tmp_path_factory.mktemp("reasons"), ROOM, asks_first(much_cannot_be_picked)) as running:
        yield running


def inside(page: Page, thing: Locator) -> bool:
    """Whether all of it is in view."""
    box, view = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert view is not None
    right, low = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= view["width"] and low <= view["height"]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_tap_on_what_is_dimmed_says_why_it_cannot_be_picked(open_page, width: int, height: int):
    page = open_page(token=TOKEN, width=width, height=height)
    page.locator(ASKED).wait_for()
    said = page.locator(SAID)

    page.locator(DODGE).first.click()
    said.wait_for()
    assert said.inner_text() == NOT_NOW
    assert page.get_by_role("status").filter(has_text=NOT_NOW).count() == 1, "a screen reader hears it, too"
    assert inside(page, said)
    assert findings(page) == []

    page.locator(SLASH).first.click()
    said.wait_for(state="hidden")
    page.locator(OUT_OF_REACH).first.click()
    said.wait_for()
    far = FAR.fullmatch(said.inner_text())
    assert far is not None, said.inner_text()
    assert int(far[2]) > int(far[3])
    assert inside(page, said)


def test_a_mouse_that_rests_and_a_key_explain_a_dimmed_card(open_page):
    page = open_page(token=TOKEN)
    page.locator(ASKED).wait_for()
    card = page.locator(DODGE).first
    card.hover()
    page.get_by_role("tooltip").get_by_text(NOT_NOW).wait_for()
    card.focus()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text(NOT_NOW).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    card.focus()
    page.keyboard.press("Enter")
    page.locator(SAID).get_by_text(NOT_NOW).wait_for()


def test_a_skill_that_cannot_be_used_says_why_above_its_text(open_page):
    page = open_page(token=TOKEN)
    page.locator(ASKED).wait_for()
    page.locator(".skills .skill.passive").first.click()
    why = page.get_by_role("dialog").locator(".why")
    why.wait_for()
    assert why.inner_text()

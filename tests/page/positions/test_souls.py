"""The dead in the browser: a soul chooses its host and uses its power, and an offering brings a dead player back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.session import Session
from sanguosha.server.told.messages import RoomOptions
from tests.page.hands import ASKED
from tests.page.positions.kept import TOKEN
from tests.page.test_access import findings

# Bots take so much time that what came of an answer stays on the table.
ROOM = RoomOptions(players=4, decision_time=600.0, pace=600.0, options={"dark_souls": "on", "reincarnation": "on"})
DO = ".prompt .buttons .do"
LOG = ".drawer .list"


def asks_for_a_host(session: Session, decision: Decision) -> bool:
    """The seat has died and may go with somebody."""
    return decision.prompt == "choose-host"


def asks_for_the_power(session: Session, decision: Decision) -> bool:
    """The soul of the seat may use its power."""
    return decision.posthumous and decision.prompt == "use-skill"


def one_more_brings_back(session: Session, decision: Decision) -> bool:
    """The seat may make the last offering for the only dead player."""
    game = session.game
    offerings = [len(pile.cards) for pile in game.piles.values() if pile.name == "offerings" and pile.cards]
    dead = sum(not seat.alive for seat in game.seats)
    return decision.kind == "action" and "k:sacrifice" in decision.menu([]) and offerings == [2] and dead == 1


def come_back(page: Page) -> None:
    """Wait until the question is there."""
    page.locator(ASKED).wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("server", [asks_for_a_host], indirect=True)
def test_who_is_out_chooses_a_host_and_sees_with_whom_the_soul_goes(open_page):
    page = open_page(token=TOKEN, quick=False)
    come_back(page)
    assert "You are out" in page.locator(".prompt .words").inner_text()
    page.locator(".others .seat.lit .tile").first.click()
    page.locator(DO).click()
    page.locator(LOG).get_by_text(re.compile(r"The soul of .+ \(1\) .+ goes with")).wait_for()
    page.locator(".self .soul, .mine .soul").get_by_text("goes with").wait_for()


@pytest.mark.parametrize("server", [asks_for_the_power], indirect=True)
def test_a_soul_uses_its_power_once(open_page):
    page = open_page(token=TOKEN, quick=False)
    come_back(page)
    page.get_by_role("button", name="Use the power").click()
    page.locator(LOG).get_by_text(re.compile(r"The soul of .+ \(1\) .+ leaves")).wait_for()
    page.locator(".mine .soul").wait_for(state="detached")


@pytest.mark.parametrize("server", [one_more_brings_back], indirect=True)
def test_the_last_offering_brings_a_dead_player_back(open_page):
    page = open_page(token=TOKEN, quick=False)
    come_back(page)
    page.get_by_role("button", name="Offering").first.click()
    page.locator(".hand .card.lit").first.click()
    page.locator(".others .seat.dead.picked").wait_for()
    page.locator(DO).click()
    page.locator(LOG).get_by_text("is reborn as").wait_for()
    assert page.locator(".others .seat.dead").count() == 0

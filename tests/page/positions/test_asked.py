"""Questions in the middle of a game, in the browser: what they are about is seen, and what can be done is offered with its card."""

from __future__ import annotations

import re

import pytest

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.session import Session
from sanguosha.server.told.messages import RoomOptions
from tests.page.hands import ASKED
from tests.page.positions.kept import TOKEN

ROOM = RoomOptions(players=5, decision_time=600.0, pace=600.0)


def asks_about_own_lightning(session: Session, decision: Decision) -> bool:
    """The seat may cancel the Lightning that lies on itself."""
    about = decision.args[1:3] if decision.prompt == "ask-nullification" else ()
    return about == ("lightning", "s0") and len(decision.menu([])) > 1


def may_recast(session: Session, decision: Decision) -> bool:
    """The seat holds a card that it may use or recast."""
    first = decision.menu([]) if decision.kind == "action" else []
    return "o:recast" in first and set(decision.menu(["o:recast"])) <= set(first)


@pytest.mark.parametrize("server", [asks_about_own_lightning], indirect=True)
def test_ones_own_lightning_is_seen_when_it_may_be_nullified(open_page):
    page = open_page(token=TOKEN)
    page.locator(ASKED).wait_for()
    page.locator(".centre .deed").get_by_label("Lightning").or_(
        page.locator(".centre .deed", has_text="Lightning")
    ).first.wait_for()


@pytest.mark.parametrize("server", [may_recast], indirect=True)
def test_recasting_is_offered_once_its_card_is_picked(open_page):
    page = open_page(token=TOKEN)
    page.locator(ASKED).wait_for()
    recast = page.locator(".prompt").get_by_role("button", name=re.compile("^Recast"))
    assert recast.count() == 0
    page.locator(".hand .card", has_text="Iron Chain").first.click()
    recast.click()
    page.locator(".drawer .list").get_by_text(re.compile("recasts")).first.wait_for()

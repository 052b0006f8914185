"""Prompts say what is asked, and buttons what happens."""

from __future__ import annotations

import re

import pytest

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.session import Session
from sanguosha.server.told.messages import RoomOptions
from tests.page.hands import ASKED, question
from tests.page.positions.kept import TOKEN

ROOM = RoomOptions(players=8, decision_time=600.0)


def somebody_can_be_made_to_slash(session: Session, decision: Decision) -> bool:
    """A play phase in which Collateral can be used."""
    hand = session.game.seats[decision.seat].hand.cards
    return decision.kind == "action" and any(card.kind.id == "collateral" and card.token in decision.menu([]) for card in hand)


def the_pile_is_looked_at(session: Session, decision: Decision) -> bool:
    """Cards of the pile are to be put back."""
    return decision.kind == "arrange"


def is_hurt_and_may_do_something(session: Session, decision: Decision) -> bool:
    """Damage has been taken, and a skill offers something for it."""
    return decision.prompt == "use-skill" and decision.args[1:3] == ("damage", f"s{decision.seat}")


@pytest.mark.parametrize("server", [somebody_can_be_made_to_slash], indirect=True)
def test_who_is_made_to_slash_whom_stands_on_the_button(open_page):
    page = open_page(token=TOKEN)
    page.locator(ASKED).wait_for()
    page.locator(".hand .card:has([aria-label$=' Collateral'])").first.click()
    page.get_by_text(re.compile(r"Collateral: now pick a target\.")).first.wait_for()
    page.locator(".others .seat.lit .tile").first.click()
    page.locator(".prompt").get_by_text(re.compile(r"now pick a target for \w+|Have .+ slash .+")).first.wait_for()
    if not page.locator(".prompt .do").count():
        page.locator(".seat.lit .tile, .self.lit > button").first.click()
    assert re.fullmatch(r"Have .+ slash .+", page.locator(".prompt .do").inner_text())


@pytest.mark.parametrize("server", [the_pile_is_looked_at], indirect=True)
def test_looking_at_the_pile_says_what_its_panel_does(open_page):
    page = open_page(token=TOKEN, width=390, height=844)
    page.locator(ASKED).wait_for()
    assert "the upper row goes on top of the draw pile" in question(page)


@pytest.mark.parametrize("server", [is_hurt_and_may_do_something], indirect=True)
def test_a_skill_is_offered_with_what_happened_and_what_it_would_do(open_page):
    page = open_page(token=TOKEN)
    page.locator(ASKED).wait_for()
    assert re.search(r"(deals \d damage to you|You take \d damage)\. Use .+\?", question(page))
    assert not page.locator(".prompt .do").inner_text().startswith("Use ")

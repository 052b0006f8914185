"""The list of replays: one's own first, and those of others only if they have shared them."""

from __future__ import annotations

from tests.page.conftest import Opener
from tests.server.client import QUICK, Server

SHORT = {**QUICK, "players": 2, "options": {"round_cap": "1", "generals": "off"}}


def test_what_one_has_played_is_seen_by_others_once_it_is_shared(server: Server, open_page: Opener):
    with server.client("Ann") as ann:
        ann.say("quick", options=SHORT)
        ann.play_on()
        ann.say("leave")
        ann.hear("welcome")
    mine = open_page("#/replays", token=ann.me["token"])
    mine.get_by_role("heading", name="Your games").wait_for()
    share = mine.get_by_role("button", name="Share with everybody")
    share.wait_for()
    other = open_page("#/replays")
    other.get_by_text("Nobody has shared a game yet.").wait_for()
    assert other.locator("li").count() == 0
    share.click()
    mine.get_by_role("button", name="Shared with everybody: share no more").wait_for()
    other.reload()
    other.locator("li a.open").click()
    other.wait_for_url("**/#/replay/*")

"""Messages that change nothing have no effect: nobody hears of them, no clock begins again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import QUICK, Client, Server, eventually, settings_for, table_of

# Far longer than a test waits.
SECONDS = 600.0


def heard_by(client: Client) -> list[str]:
    """What somebody hears now, by type."""
    return [message["t"] for message in client.catch_up()]


@pytest.mark.parametrize(
    "message",
    [
        {"t": "ready", "ready": True}, {"t": "rename", "name": "Bob"}, {"t": "rename", "name": " Bob  "},
    ],
)  # fmt: skip
def test_a_guest_who_says_what_is_so_already_disturbs_nobody(server: Server, message: dict[str, Any]):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    ann.catch_up()
    bob.say(message["t"], **{name: value for name, value in message.items() if name != "t"})
    bob.catch_up()
    assert heard_by(ann) == []
    ann.say("start")
    ann.hear("update")


@pytest.mark.parametrize(
    ("type", "fields"), [("kick", {"seat": 3}), ("move", {"first": 0, "second": 0}), ("move", {"first": 2, "second": 3})]
)
def test_a_host_who_changes_nothing_disturbs_nobody(server: Server, type: str, fields: dict[str, int]):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    bob.catch_up()
    ann.say(type, **fields)
    assert heard_by(ann) == []
    assert heard_by(bob) == []


def test_the_same_options_again_leave_everybody_ready(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    assert ann.room is not None
    bob.catch_up()
    ann.say("options", options=ann.room["options"])
    assert heard_by(ann) == []
    ann.say("start")
    bob.hear("update")


def test_taking_a_seat_back_that_was_not_handed_over_gives_no_more_time(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=2, decision_time=SECONDS, pace=3.0, options={"generals": "off"})
        ann.say("start")
        asked = next(client for client in (ann, bob) if hear_asked(client))
        number = asked.asked()["number"]
        for _ in range(9):
            server.let_pass(SECONDS / 10)
            asked.say("hand_over", on=False)
            asked.catch_up()
        assert asked.question is not None
        server.let_pass(SECONDS / 10)
        asked.hear("update", lambda update: not update["question"] or update["question"]["number"] > number)


def hear_asked(client: Client) -> bool:
    """Whether somebody is asked at the beginning."""
    client.hear("update")
    client.catch_up()
    return client.question is not None


def test_handing_over_and_taking_back_gives_no_more_time_either(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "decision_time": SECONDS, "pace": 3.0, "options": {"generals": "off"}})
        number = ann.asked()["number"]
        room = next(iter(server.hub.rooms.values()))
        for _ in range(7):
            server.let_pass(SECONDS / 6)
            for on in (True, False):
                ann.say("hand_over", on=on)
            ann.catch_up()
        eventually(lambda: room.play.session.question(0) is None or room.play.session.question(0).number > number)


def test_setting_a_window_as_it_is_wakes_nobody(server: Server):
    with server.client() as ann:
        ann.say("quick", options=QUICK)
        ann.asked("general")
        play = next(room.play for room in server.hub.rooms.values() if ann.me["player"] in room.people)
        assert not play.autopass.set(play.game, 0, "nullification", "off")
        assert play.autopass.set(play.game, 0, "nullification", "round")
        assert not play.autopass.set(play.game, 0, "nullification", "round")
        assert play.autopass.set(play.game, 0, "nullification", "always")
        assert play.autopass.set(play.game, 0, "nullification", "off")

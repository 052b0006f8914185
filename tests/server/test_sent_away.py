"""Whom a host sends away stays out of that room; also who only looks on can be sent away."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Client, Server, settings_for, table_of


def cannot_come_back(guest: Client, code: str) -> None:
    """Neither to play nor to watch."""
    for message in ("join", "watch"):
        guest.say(message, room=code)
        assert guest.refused() == "sent-away"


def test_a_guest_who_was_sent_away_stays_out(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    assert ann.room is not None
    code = ann.room["room"]
    ann.say("kick", seat=1)
    assert bob.refused() == "kicked"
    cannot_come_back(bob, code)
    with server.client(token=bob.me["token"]) as again:
        cannot_come_back(again, code)
    (cai,) = table_of(server, "Cai", players=4)
    assert cai.room is not None
    bob.say("join", room=cai.room["room"])
    assert bob.hear("room")["you"] == 1, "into other rooms one may go"


def test_a_host_sends_spectators_away(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    assert ann.room is not None
    code = ann.room["room"]
    with server.client("Cai") as cai:
        cai.say("watch", room=code)
        [seen] = ann.hear("room", lambda room: room["watching"])["watching"]
        assert seen == {"name": "Cai", "player": cai.me["player"]}
        bob.say("kick", player=seen["player"])
        assert bob.refused() == "not-host"
        ann.say("kick", player=ann.me["player"])
        assert ann.refused() == "not-yourself"
        ann.say("start")
        ann.hear("update")
        ann.say("kick", player=seen["player"])
        assert cai.refused() == "kicked"
        assert cai.hear("welcome")["room"] == ""
        ann.hear("room", lambda room: not room["watching"])
        cannot_come_back(cai, code)


def test_a_player_can_be_sent_away_by_name_too(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    ann.say("kick", player=bob.me["player"])
    assert bob.refused() == "kicked"
    ann.say("kick", player="nobody")
    assert [message["t"] for message in ann.catch_up() if message["t"] == "refused"] == []


def test_the_room_remembers_it_when_the_server_starts_again(tmp_path: Path):
    settings = settings_for(tmp_path)
    with Server(settings) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=4)
        assert ann.room is not None
        code = ann.room["room"]
        ann.say("kick", seat=1)
        assert bob.refused() == "kicked"
    with Server(settings) as server, server.client(token=bob.me["token"]) as again, server.client(token=ann.me["token"]):
        cannot_come_back(again, code)

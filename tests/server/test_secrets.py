"""Somebody is asked what nobody else is to know of: the others get no frame for it, and none of a kind that only comes then."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Message, Server, play_together, servers, table_of


def frames(client: Client) -> list[Message]:
    """What a client was told of the game."""
    return [message for message in client.heard if message["t"] == "update"]


def number(frame: Message) -> Any:
    """The number of the question in a frame."""
    return frame["question"]["number"] if frame["question"] is not None else None


def in_secret(frame: Message) -> bool:
    """Whether a frame asks its reader what the others are not told of."""
    return frame["question"] is not None and str(frame["table"]["you"]) not in frame["waiting"]


def says_nothing(before: Message, frame: Message) -> bool:
    """Whether a frame brings no event, no other table or question, and nobody who is asked in public and was not before."""
    if frame["events"] or frame["table"] != before["table"] or number(frame) != number(before):
        return False
    return not frame["waiting"] or frame["waiting"].keys() == before["waiting"].keys()


def watched_table(server: Server, **options: Any) -> tuple[Client, Client, Client]:
    """Two who play, and one who looks on."""
    ann, bob = table_of(server, "Ann", "Bob", **options)
    cai = server.client("Cai")
    assert ann.room is not None
    cai.say("watch", room=ann.room["room"])
    cai.hear("room")
    ann.say("start")
    return ann, bob, cai


def listen(*clients: Client) -> list[int]:
    """Let all hear what has been said to them; returns how many frames each has got."""
    for client in clients:
        client.say("ping", n=1)
        client.hear("pong")
    return [len(frames(client)) for client in clients]


def comes_to_ponder(ann: Client, bob: Client, cai: Client) -> bool:
    """Play until Bob is asked in secret; whether he is before the game ends."""
    while bob.finished is None:
        if bob.question is not None and in_secret(frames(bob)[-1]):
            return True
        for one in (ann, bob):
            if one.question is not None:
                one.answer(*one.simplest())
        listen(bob, ann, cai)
    return False


def test_nobody_gets_a_frame_because_somebody_else_is_asked_in_secret(tmp_path: Path):
    for server in servers(tmp_path):
        ann, bob, cai = watched_table(server, players=5, options={"round_cap": "6"})
        play_together(ann, bob)
        cai.hear("finished")
        told = [frames(client) for client in (ann, bob, cai)]
        for heard in told:
            assert not [frame for before, frame in pairwise(heard) if says_nothing(before, frame)]
        if any(in_secret(frame) for heard in told for frame in heard):
            return
    pytest.fail("in no game was anybody asked in secret")


def test_while_somebody_ponders_in_secret_the_others_hear_nothing(tmp_path: Path):
    for server in servers(tmp_path):
        ann, bob, cai = watched_table(server, players=5)
        if not comes_to_ponder(ann, bob, cai):
            continue
        assert frames(bob)[-1]["waiting"] == {}, "he knows that nobody else is asked"
        before = listen(ann, cai)
        server.let_pass(20.0)
        assert listen(ann, cai) == before
        with server.client(token=ann.me["token"]) as tab:
            assert tab.hear("update")["waiting"].keys() == frames(ann)[-1]["waiting"].keys(), "nor see it by looking again"
        bob.answer(*bob.simplest())
        ann.hear("update")
        cai.hear("update")
        return
    pytest.fail("in no game was he asked in secret")

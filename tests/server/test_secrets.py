"""Somebody is asked what nobody else is to know of: the others get no frame for it, and none of a kind that only comes then."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.server.client import Client, Message, Server, play_together, table_of


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


def test_nobody_gets_a_frame_because_somebody_else_is_asked_in_secret(server: Server):
    ann, bob, cai = watched_table(server, players=5, options={"round_cap": "6"})
    play_together(ann, bob)
    cai.hear("finished")
    secrets = 0
    for client in (ann, bob, cai):
        told = frames(client)
        assert not [frame for before, frame in pairwise(told) if says_nothing(before, frame)]
        secrets += sum(in_secret(frame) for frame in told)
    assert secrets > 0


def test_while_somebody_ponders_in_secret_the_others_hear_nothing(server: Server):
    ann, bob, cai = watched_table(server, players=5)
    while bob.question is None or not in_secret(frames(bob)[-1]):
        assert bob.finished is None
        for one in (ann, bob):
            if one.question is not None:
                one.answer(*one.simplest())
        listen(bob, ann, cai)
    assert frames(bob)[-1]["waiting"] == {}, "he knows that nobody else is asked"
    before = listen(ann, cai)
    server.let_pass(20.0)
    assert listen(ann, cai) == before
    with server.client(token=ann.me["token"]) as tab:
        assert tab.hear("update")["waiting"].keys() == frames(ann)[-1]["waiting"].keys(), "nor see it by looking again"
    bob.answer(*bob.simplest())
    ann.hear("update")
    cai.hear("update")

"""People who are away, who pass by themselves, who leave rooms behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from sanguosha.server.rooms.room import Room
from tests.server.client import QUICK, Client, Message, Server, eventually, play_together, servers, settings_for, table_of

ONLY_PASS = {"": ["-"]}
NULLIFY = "ask-nullification"


def questions(client: Client) -> list[Message]:
    """All questions that a client was shown."""
    return [message["question"] for message in client.heard if message["t"] == "update" and message["question"]]


def test_alone_among_bots_one_is_not_asked_when_one_can_only_pass(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 6, "options": {"round_cap": "4"}})
        ann.play_on()
        assert questions(ann)
        assert all(question["menus"] != ONLY_PASS for question in questions(ann))


def only_passed(*clients: Client) -> bool:
    """Whether all were asked a question that they could only pass, and one whether to nullify something."""
    shown = [questions(client) for client in clients]
    return all(
        any(question["menus"] == ONLY_PASS for question in asked) and any(question["prompt"] == NULLIFY for question in asked)
        for asked in shown
    )


def test_in_company_one_is_asked_even_when_one_can_only_pass(tmp_path: Path):
    for server in servers(tmp_path):
        ann, bob = table_of(server, "Ann", "Bob", players=4, options={"round_cap": "3"})
        ann.say("start")
        play_together(ann, bob)
        if only_passed(ann, bob):
            return
    pytest.fail("in no game could both only pass")


def test_a_spectator_is_company_too(tmp_path: Path):
    for server in servers(tmp_path):
        (ann,) = table_of(server, "Ann", players=4, options={"round_cap": "3"})
        with server.client("Cai") as cai:
            assert ann.room is not None
            cai.say("watch", room=ann.room["room"])
            cai.hear("room")
            ann.say("start")
            ann.play_on()
        if only_passed(ann):
            return
    pytest.fail("in no game could she only pass")


def test_windows_can_be_passed_by_themselves(tmp_path: Path):
    for server in servers(tmp_path):
        ann, bob = table_of(server, "Ann", "Bob", players=4, options={"round_cap": "3"})
        ann.say("auto_pass", family="nullification", how="always")
        assert ann.refused() == "no-game"
        ann.say("start")
        ann.hear("update")
        ann.say("auto_pass", family="nullification", how="always")
        play_together(ann, bob)
        assert all(question["prompt"] != NULLIFY for question in questions(ann))
        still_asked = any(question["kind"] == "action" for question in questions(ann))
        if still_asked and any(question["prompt"] == NULLIFY for question in questions(bob)):
            return
    pytest.fail("in no game was only one asked for Nullification")


def windows_shown(server: Server, how: str) -> list[tuple[int, str]]:
    """The round and the card of every window that is shown to somebody who sets this each time."""
    ann, bob = table_of(server, "Ann", "Bob", players=4, options={"round_cap": "6"})
    ann.say("start")
    shown: list[tuple[int, str]] = []
    with ThreadPoolExecutor() as people:
        bob_plays = people.submit(bob.play_on)
        while ann.finished is None:
            question = ann.question
            if question is not None:
                if question["prompt"] == NULLIFY:
                    assert ann.update is not None
                    *_, card = question["args"]
                    shown.append((ann.update["table"]["round"], card))
                    ann.say("auto_pass", family="nullification", how=how)
                ann.answer(*ann.simplest())
            ann.next()
        bob_plays.result()
    return shown


def test_passing_by_itself_ends_with_the_card_or_the_round(tmp_path: Path):
    for server in servers(tmp_path):
        every = windows_shown(server, "off")
        several = any(first == second for first, second in pairwise(every))
        if not several or len(set(every)) < 3:
            continue
        each_card, each_round = windows_shown(server, "card"), windows_shown(server, "round")
        rounds = [number for number, _ in each_round]
        assert len(rounds) == len(set(rounds)), "asked once in a round"
        assert len(each_card) < len(every), "asked once for a card that is used on several"
        assert {card for _, card in each_card} == {card for _, card in every}
        return
    pytest.fail("no game had a card with several windows")


def is_away(client: Client) -> Callable[[Message], bool]:
    """What a room looks like when somebody has gone."""
    return lambda room: any(place["away"] for place in room["places"] if place["player"] == client.me["player"])


def one_goes(server: Server) -> tuple[int, Client, Client]:
    """Two play; the one who has to choose a general first goes away, and the other sees it. The number of that question."""
    ann, bob = table_of(server, "Ann", "Bob", players=2)
    ann.say("start")
    for client in (ann, bob):
        client.hear("update")
    first, second = (ann, bob) if ann.question else (bob, ann)
    number = first.asked("general")["number"]
    first.close()
    second.hear("room", is_away(first))
    assert second.room is not None
    assert not is_away(second)(second.room)
    return number, first, second


def test_a_bot_plays_for_who_is_away_too_long_until_they_are_back(server: Server):
    number, first, second = one_goes(server)
    server.let_pass(server.settings.away_after)
    second.asked("general")
    with server.client(token=first.me["token"]) as back:
        second.hear("room", lambda room: not is_away(first)(room))
        second.answer(*second.simplest())
        assert back.asked()["number"] > number


def test_a_short_absence_costs_nothing(server: Server):
    number, first, second = one_goes(server)
    server.let_pass(server.settings.away_after / 2)
    with server.client(token=first.me["token"]) as back:
        assert back.asked()["number"] == number
    assert second.question is None


def test_who_plays_alone_and_comes_back_is_shown_the_whole_time_again(server: Server):
    with server.client() as ann:
        ann.say("quick", options=QUICK)
        number = ann.asked("general")["number"]
        server.let_pass(40.0)
    player = server.hub.players[ann.me["player"]]
    eventually(lambda: not player.here)
    server.let_pass(5.0)
    with server.client(token=ann.me["token"]) as again:
        question = again.asked("general")
        assert question["number"] == number
        assert question["seconds"] > 2 * QUICK["decision_time"] - 1.0


def test_the_host_passes_on_when_it_stays_away(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=3)
    ann.close()
    bob.hear("room", is_away(ann))
    server.let_pass(server.settings.away_after)
    bob.hear("room", lambda room: room["host"] == bob.me["player"])


def test_places_and_rooms_are_kept_for_a_while_only(tmp_path: Path):
    settings = settings_for(tmp_path)
    with Server(settings) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=3)
        bob.close()
        ann.hear("room", is_away(bob))
        server.let_pass(settings.place_kept)
        room = ann.hear("room", lambda room: not room["places"][1]["player"])
        assert room["places"][0]["name"] == "Ann"
        ann.say("start")
        ann.asked()
        ann.answer(*ann.simplest())
        ann.catch_up()
        ann.close()
        eventually(lambda: not server.hub.rooms[room["room"]].somebody_here())
        server.let_pass(settings.room_kept - 2 * settings.sweep_every)
        assert server.hub.rooms, "a game is not lost at once"

        def swept() -> bool:
            server.let_pass(settings.sweep_every)
            return not server.hub.rooms and not server.hub.players

        eventually(swept)
    with Server(settings) as server, server.client(token=ann.me["token"]) as again:
        assert again.me["room"] == ""
        assert again.me["name"] == "Ann"


def held_up(server: Server, leaver: Client, tab: Client, message: str, **fields: object) -> Room:
    """The room of two tabs, after one of them left it and the other said something while it was still leaving."""
    assert leaver.room is not None
    room: Room = server.hub.rooms[leaver.room["room"]]
    loop = server.hub._sweeper.get_loop()
    asyncio.run_coroutine_threadsafe(room.lock.acquire(), loop).result(5)
    for waiting, (client, text, more) in enumerate([(leaver, "leave", {}), (tab, message, fields)], 1):
        client.say(text, **more)
        eventually(lambda waiting=waiting: len(room.lock._waiters or ()) == waiting)  # type: ignore[misc]
    loop.call_soon_threadsafe(room.lock.release)
    tab.hear("welcome", lambda welcome: welcome["room"] == "")
    tab.catch_up()
    return room


def test_who_is_leaving_hands_nobody_elses_seat_over(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=3)
    with server.client(token=bob.me["token"]) as tab:
        ann.say("start")
        bob.hear("update")
        room = held_up(server, bob, tab, "hand_over", on=True)
        assert not any(sitter.handed_over for sitter in room.sitters)


def test_a_host_who_is_leaving_changes_nothing_any_more(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=3)
    with server.client(token=ann.me["token"]) as tab:
        room = held_up(server, ann, tab, "add_bot", seat=2)
        assert tab.heard[-2]["reason"] == "no-room", tab.heard[-3:]
        assert not any(sitter.bot for sitter in room.sitters)
        assert room.host == bob.me["player"]

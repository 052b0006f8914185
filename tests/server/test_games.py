"""Games over the WebSocket: playing, answers that do not count, coming back, bots, time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sanguosha.engine.session import Session
from sanguosha.server.rooms.options import SLOWEST_PACE, mode_for
from sanguosha.server.told.messages import RoomOptions
from tests.server.client import QUICK, Client, Message, Server, eventually, play_together, settings_for, table_of
from tests.support.searching import SearchingAgent

SOON = 30.0


def test_one_click_begins_a_game_that_can_be_played_to_its_end(server: Server):
    with server.client() as ann:
        ann.say("quick", options=QUICK)
        update = ann.hear("update")
        assert update["table"]["you"] >= 0
        assert len(update["table"]["seats"]) == 5
        finished = ann.play_on()
        assert finished["outcome"] in ("lord", "rebel", "renegade", "no_cards", "round_cap")
        assert finished["replay"]
        assert len(finished["scores"]) == 5
        assert sum(score["kills"] for score in finished["scores"]) <= 4
        assert ann.update is not None
        assert ann.update["table"]["over"]
        assert all(seat["role"] for seat in ann.seats), "all roles are open at the end"
        assert not ann.hear("room", lambda room: not room["running"])["running"]


def test_two_people_play_a_game_to_its_end(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4, options={"round_cap": "4"})
    ann.say("start")
    assert ann.hear("update")["table"]["you"] != bob.hear("update")["table"]["you"]
    play_together(ann, bob)
    assert ann.finished == bob.finished


def test_a_host_may_let_another_agent_play_for_bots(tmp_path: Path):
    SearchingAgent.found.clear()
    with Server(settings_for(tmp_path, bots="tests.support.searching:SearchingAgent")) as server, server.client() as ann:
        ann.say("quick", options=QUICK)
        ann.play_on()
        assert len(set(SearchingAgent.found)) > 1
        assert ann.finished is not None


def first(server: Server, **options: Any) -> Client:
    """A person in a game of their own, on the seat that is asked before all others."""
    session = Session(mode_for(msgspec.convert({**QUICK, **options}, RoomOptions)), server.settings.seed)
    session.start()
    ann = server.client()
    ann.say("quick", options={**QUICK, **options}, seat=session.open[0].seat)
    return ann


def choosing(server: Server) -> Client:
    """A person who is being asked first of all which general to play."""
    ann = first(server)
    ann.asked("general")
    return ann


def test_an_answer_to_another_question_changes_nothing(server: Server):
    with choosing(server) as ann:
        question = ann.asked()
        ann.answer(question["menus"][""][0], number=question["number"] + 1)
        assert ann.refused() == "not-asked"
        ann.answer(question["menus"][""][0])
        ann.hear("update", lambda update: not update["question"] or update["question"]["number"] > question["number"])


def test_an_illegal_answer_changes_nothing(server: Server):
    with choosing(server) as ann:
        number = ann.asked()["number"]
        for picks in (["g:nobody"], ["-"], [], ["c1"], ["s0", "s0"], [""], ["g:cao_cao", "g:cao_cao"], ["?"]):
            ann.say("answer", number=number, picks=picks)
            assert ann.refused() == "illegal-answer", picks
        assert ann.asked()["number"] == number


def test_an_answer_counts_once(server: Server):
    with choosing(server) as ann:
        question = ann.asked()
        for _ in range(2):
            ann.say("answer", number=question["number"], picks=[question["menus"][""][0]])
        assert ann.refused() == "not-asked"


def test_nobody_answers_for_another_seat(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=2)
    ann.say("start")
    for client in (ann, bob):
        client.hear("update")
    lord, other = (ann, bob) if ann.seats[ann.update["table"]["you"]]["role"] == "lord" else (bob, ann)  # type: ignore[index]
    question = lord.asked("general")
    assert other.question is None
    other.say("answer", number=question["number"], picks=[question["menus"][""][0]])
    assert other.refused() == "not-asked"
    other.say("menu", number=question["number"], picks=[])
    assert other.refused() == "not-asked"


def test_what_may_follow_can_be_asked(server: Server):
    with choosing(server) as ann:
        question = ann.asked()
        ann.say("menu", number=question["number"], picks=[])
        assert ann.hear("menu")["options"] == question["menus"][""]
        ann.say("menu", number=question["number"], picks=["g:nobody"])
        assert ann.refused() == "illegal-answer"


def acting(server: Server) -> Client:
    """A person in the play phase of the first turn."""
    ann = choosing(server)
    while ann.asked()["kind"] != "action":
        ann.answer(*ann.simplest())
    return ann


def explained(client: Client, picks: list[str], token: str) -> Message:
    """What the server says against a pick."""
    client.say("explain", number=client.asked()["number"], picks=picks, token=token)
    reply = client.hear("explain")
    assert (reply["picks"], reply["token"]) == (picks, token)
    return reply


def test_why_something_may_not_be_picked_can_be_asked(server: Server):
    with acting(server) as ann:
        menu = ann.asked()["menus"][""]
        hand = ann.seats[ann.update["table"]["you"]]["hand"]  # type: ignore[index]
        for card in hand:
            key = explained(ann, [], card["token"])["key"]
            assert (key == "") == (card["token"] in menu), key
        assert explained(ann, [], "s0")["key"] == "begin"
        assert explained(ann, ["-"], hand[0]["token"])["key"] == "enough"


def test_of_what_is_not_seen_nothing_is_explained(server: Server):
    with acting(server) as ann:
        assert ann.update is not None
        table = ann.update["table"]
        zones = [cards for seat in table["seats"] for cards in (seat["hand"], seat["equip"], seat["judge_area"])]
        seen = {card["token"] for cards in [*zones, table["discard_top"]] for card in cards}
        assert table["discard_pile"] == len(table["discard_top"])
        unseen = [f"c{number}" for number in range(1, 40) if f"c{number}" not in seen]
        assert len(unseen) > 10
        for token in [*unseen, "c9999", "k:none_such", "", "?s1"]:
            reply = explained(ann, [], token)
            assert (reply["key"], reply["args"]) == ("not-possible", {}), token


def test_a_wrong_question_or_path_is_not_explained(server: Server):
    with acting(server) as ann:
        number = ann.asked()["number"]
        ann.say("explain", number=number + 1, picks=[], token="s0")
        assert ann.refused() == "not-asked"
        ann.say("explain", number=number, picks=["s0"], token="s1")
        assert ann.refused() == "illegal-answer"
        ann.say("explain", number=number, picks=[])
        assert ann.refused() == "bad-message"


def test_a_page_that_is_loaded_again_shows_the_same_question_at_once(server: Server):
    with choosing(server) as ann:
        question = ann.asked()
        token = ann.me["token"]
    with server.client(token=token) as again:
        assert again.me["player"] == ann.me["player"]
        assert again.me["room"] == ann.room["room"]  # type: ignore[index]
        again.hear("update")
        shown = again.question
        assert shown is not None, "the first thing that is shown of the game"
        assert shown["number"] == question["number"]
        assert shown["menus"] == question["menus"]
        assert again.update is not None
        assert again.update["events"] == []
        again.answer(shown["menus"][""][0])
        again.hear("update", lambda update: not update["question"] or update["question"]["number"] > question["number"])


def test_two_tabs_show_the_same_and_either_may_answer(server: Server):
    with choosing(server) as ann, server.client(token=ann.me["token"]) as tab:
        question = tab.asked()
        assert question["menus"] == ann.asked()["menus"]
        tab.answer(question["menus"][""][0])
        for client in (ann, tab):
            client.hear("update", lambda update: not update["question"] or update["question"]["number"] > question["number"])


def test_a_bot_plays_a_seat_that_was_handed_over_until_it_is_taken_back(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "pace": 0.02})
        ann.asked("general")
        ann.say("hand_over", on=True)
        assert ann.hear("room", lambda room: room["places"][room["you"]]["handed_over"])
        heard = len(ann.heard)
        ann.hear("update", lambda update: update["table"]["round"] >= 1)
        ann.hear("update", lambda update: update["events"])
        assert all(message["question"] is None for message in ann.heard[heard:] if message["t"] == "update")
        ann.say("hand_over", on=False)
        ann.hear("room", lambda room: not room["places"][room["you"]]["handed_over"])
        ann.asked()


def test_when_time_is_up_a_general_is_chosen_for_its_seat(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "decision_time": SOON})
        question = ann.asked("general")
        assert SOON < question["seconds"] <= 2 * SOON, "a choice takes time"
        server.let_pass(2 * SOON)
        ann.hear("update", lambda update: update["table"]["seats"][update["table"]["you"]]["generals"])
        ann.say("answer", number=question["number"], picks=[question["menus"][""][0]])
        assert ann.refused() == "not-asked"


def test_when_time_is_up_a_question_is_passed_for_its_seat(server: Server):
    with first(server, players=2, decision_time=SOON, options={"generals": "off"}) as ann:
        action = ann.asked("action")["number"]
        server.let_pass(SOON)
        ann.hear("update", lambda update: not update["question"] or update["question"]["number"] > action)
        ann.say("answer", number=action, picks=["-"])
        assert ann.refused() == "not-asked"


def test_a_game_stands_still_while_nobody_is_there(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "pace": SLOWEST_PACE})
        ann.say("hand_over", on=True)
        ann.hear("room", lambda room: room["places"][room["you"]]["handed_over"])
        assert ann.room is not None
        room, token = server.hub.rooms[ann.room["room"]], ann.me["token"]
    eventually(lambda: not room.somebody_here())
    decisions = room.play.game.decisions

    def moves() -> bool:
        server.let_pass(SLOWEST_PACE)
        return bool(room.play.game.decisions > decisions)

    assert not any(moves() for _ in range(5))
    with server.client(token=token):
        eventually(moves)

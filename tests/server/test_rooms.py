"""Rooms: places, the host, passwords, readiness, kicking, chat, spectators."""

from __future__ import annotations

from typing import Any

import pytest

from sanguosha.server.rooms.options import LONGEST_DELAY
from tests.server.client import QUICK, Client, Message, Server, table_of


def names(room: Message | None) -> list[str]:
    assert room is not None
    return [place["name"] for place in room["places"]]


def code(client: Client) -> str:
    assert client.room is not None
    found = client.room["room"]
    assert isinstance(found, str)
    return found


def test_a_room_has_a_code_of_five_letters_and_takes_guests_until_it_is_full(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=2)
    assert len(code(ann)) == 5
    assert code(ann).isalpha()
    assert names(ann.room) == ["Ann", "Bob"]
    assert bob.room is not None
    assert bob.room["you"] == 1
    with server.client("Cai") as cai:
        cai.say("join", room=code(ann))
        assert cai.refused() == "full"
        cai.say("join", room="ZZZZZ")
        assert cai.refused() == "no-such-room"
        cai.say("join", room=code(ann).lower())
        assert cai.refused() == "full", "small letters will do"


def test_a_password_keeps_others_out_and_is_shown_to_the_host_only(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=3, password="桃园")
    with server.client("Cai") as cai:
        for word in ("", "桃", "桃园 "):
            cai.say("join", room=code(ann), password=word)
            assert cai.refused() == "wrong-password"
            cai.say("watch", room=code(ann), password=word)
            assert cai.refused() == "wrong-password"
    assert ann.room is not None
    assert bob.room is not None
    assert ann.room["options"]["password"] == "桃园"
    assert bob.room["options"]["password"] == ""
    assert bob.room["has_password"]


def test_the_lobby_lists_public_rooms(server: Server):
    (ann,) = table_of(server, "Ann", players=4)
    (bob,) = table_of(server, "Bob", players=4, public=False)
    (cai,) = table_of(server, "Cai", players=7, password="x")
    with server.client("Dan") as dan:
        dan.say("rooms")
        rooms = {line["room"]: line for line in dan.hear("lobby")["rooms"]}
    assert rooms[code(ann)] == {
        "room": code(ann), "host": "Ann", "mode": "identity", "players": 4, "taken": 1, "running": False, "locked": False,
    }  # fmt: skip
    assert code(bob) not in rooms
    assert rooms[code(cai)]["locked"]


def test_the_host_starts_when_everybody_is_ready_and_bots_take_the_free_places(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=5)
    bob.say("ready", ready=False)
    ann.hear("room", lambda room: not room["places"][1]["ready"])
    ann.say("start")
    assert ann.refused() == "not-ready"
    bob.say("start")
    assert bob.refused() == "not-host"
    bob.say("ready", ready=True)
    ann.hear("room", lambda room: room["places"][1]["ready"])
    ann.say("start")
    room = ann.hear("room", lambda room: room["running"])
    assert [place["bot"] for place in room["places"]] == [False, False, True, True, True]
    update = ann.hear("update")
    assert sorted(seat["place"] for seat in update["table"]["seats"]) == [0, 1, 2, 3, 4]
    assert update["table"]["seats"][update["table"]["you"]]["place"] == 0
    for message in ("start", "ready"):
        ann.say(message, **({"ready": True} if message == "ready" else {}))
        assert ann.refused() == "running"


def test_the_host_puts_bots_on_places_moves_and_sends_away(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    ann.say("add_bot", seat=3)
    ann.hear("room", lambda room: room["places"][3]["bot"])
    ann.say("add_bot", seat=1)
    assert ann.refused() == "place-taken"
    ann.say("move", first=1, second=3)
    assert names(ann.hear("room", lambda room: room["places"][1]["bot"]))[3] == "Bob"
    ann.say("kick", seat=1)
    ann.hear("room", lambda room: not room["places"][1]["bot"])
    ann.say("kick", seat=0)
    assert ann.refused() == "not-yourself"
    for place in (-1, 4, 99):
        ann.say("kick", seat=place)
        assert ann.refused() == "no-such-place"
    bob.say("kick", seat=0)
    assert bob.refused() == "not-host"
    ann.say("kick", seat=3)
    assert bob.refused() == "kicked"
    assert bob.hear("welcome")["room"] == ""
    assert names(ann.hear("room", lambda room: not room["places"][3]["name"])) == ["Ann", "", "", ""]
    bob.say("ready", ready=True)
    assert bob.refused() == "no-room"


def test_the_host_passes_on_and_an_empty_room_is_closed(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    ann.say("leave")
    assert ann.hear("welcome")["room"] == ""
    room = bob.hear("room", lambda room: room["host"] == bob.me["player"])
    assert names(room) == ["", "Bob", "", ""]
    bob.say("leave")
    bob.hear("welcome")
    ann.say("join", room=room["room"])
    assert ann.refused() == "no-such-room"


def test_a_bot_plays_on_for_who_leaves_a_game(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=2)
    ann.say("start")
    bob.hear("update")
    ann.say("leave")
    room = bob.hear("room", lambda room: room["places"][0]["bot"])
    assert room["running"]
    assert names(room) == ["Ann", "Bob"]
    assert bob.play_on()["outcome"]


def test_options_can_be_changed_before_the_game_and_are_checked(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4)
    ann.say("options", options={**QUICK, "players": 3, "ban": ["yu_ji"], "packages": ["wind"]})
    room = bob.hear("room", lambda room: room["options"]["ban"])
    assert len(room["places"]) == 3
    assert not room["places"][1]["ready"], "other options must be agreed to"
    bob.say("options", options=QUICK)
    assert bob.refused() == "not-host"
    ann.say("options", options={**QUICK, "players": 8})
    ann.hear("room", lambda room: len(room["places"]) == 8)


BAD: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 11},
    {"players": -5},
    {"mode": "poker"},
    {"packages": []},
    {"packages": ["standard", "standard"]},
    {"packages": ["nothing"]},
    {"ban": ["nobody"]},
    {"decision_time": 0},
    {"decision_time": 1e9},
    {"pace": -1},
    {"pace": 99},
    {"spectator_delay": -1},
    {"password": "x" * 100},
    {"options": {"role_set": "other"}},
    {"options": {"ask_all": "off"}},
    {"options": {"nonsense": "1"}},
    {"options": {"choices": "0"}},
    {"options": {"round_cap": "99999999"}},
    {"options": {"role_set": "two_renegades"}, "players": 5},
    {"options": {"generals": "on off"}},
    {"options": {"wish": "nobody"}},
    {"packages": ["wind"], "players": 9},
    {"mode": "team_3v3", "players": 5},
    {"mode": "team_3v3", "players": 8},
    {"mode": "team_3v3", "players": 6, "options": {"dark_souls": "on"}},
    {"mode": "team_3v3", "players": 6, "options": {"series": "rotating_lord"}},
    {"mode": "team_3v3", "players": 6, "options": {"silent": "perhaps"}},
    {"mode": "team_3v3", "players": 6, "options": {"warm": "first"}},
    {"mode": "team_3v3", "players": 6, "packages": ["wind"]},
    {"options": {"silent": "on"}},
    {"options": {"lord": "s0"}},
    {"options": {"first_out": "s1", "first_out_protection": "on"}},
    {"options": {"seats_by_lot": "on"}},
    {"options": {"series": "none", "lord": "s0"}},
    {"options": {"series": "rotating_lord", "lord": "s1"}},
    {"options": {"scoring": "v5"}},
    {"options": {"reincarnation": "on", "generals": "off"}},
]


@pytest.mark.parametrize("options", BAD, ids=str)
def test_options_that_make_no_sense_are_refused_with_one_sentence(server: Server, options: dict[str, Any]):
    with server.client() as ann:
        for message in ("create", "quick"):
            ann.say(message, options=options)
            refused = ann.hear("refused")
            assert refused["reason"] == "bad-options"
            assert refused["detail"].endswith(".")
            assert "\n" not in refused["detail"]


def test_a_general_may_be_wished_for_when_playing_alone(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "options": {"wish": "zhao_yun"}}, seat=2)
        question = ann.asked("general")
        assert ann.update is not None
        assert ann.update["table"]["you"] == 2
        assert "g:zhao_yun" in question["menus"][""]
        ann.say("create", options={**QUICK, "options": {"wish": "zhao_yun"}})
        assert ann.refused() == "in-room"
        ann.say("leave")
        ann.say("create", options={**QUICK, "options": {"wish": "zhao_yun"}})
        assert ann.refused() == "bad-options"
        ann.say("quick", options=QUICK, seat=5)
        assert ann.refused() == "no-such-place"


def test_a_guest_can_take_another_name(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=2)
    bob.say("rename", name="  Bo\u0007b  the\nbold ")
    assert bob.hear("welcome")["name"] == "Bo b the bold"
    assert names(ann.hear("room", lambda room: room["places"][1]["name"] != "Bob"))[1] == "Bo b the bold"
    for name in ("", "   ", "\u200b\n", "x" * 21):
        bob.say("rename", name=name)
        assert bob.refused() == "bad-name"
    with server.client(token=bob.me["token"]) as tab:
        assert tab.me["name"] == "Bo b the bold"


def test_people_talk_and_throw_flowers(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=3)
    ann.say("say", text="<b>你好</b>\n!")
    assert bob.hear("said") == {
        "t": "said", "place": 0, "name": "Ann", "text": "<b>你好</b> !", "phrase": "", "thrown": "", "at": -1,
    }  # fmt: skip
    bob.say("say", phrase="phrase-hurry")
    assert ann.hear("said", lambda said: said["place"] == 1)["phrase"] == "phrase-hurry"
    bob.say("throw", what="egg", seat=0)
    said = ann.hear("said", lambda said: said["thrown"])
    assert (said["place"], said["thrown"], said["at"]) == (1, "egg", 0)
    for wrong in ({"text": ""}, {"text": "a", "phrase": "b"}, {"text": "x" * 201}, {"phrase": "Not A Key"}):
        bob.say("say", **wrong)
        assert bob.refused() in ("empty", "too-long", "no-such-phrase")
    bob.say("throw", what="egg", seat=7)
    assert bob.refused() == "no-such-place"


def test_who_is_in_a_room_cannot_be_in_another(server: Server):
    (ann,) = table_of(server, "Ann")
    (bob,) = table_of(server, "Bob")
    for message in ({"t": "quick", "options": QUICK}, {"t": "create", "options": QUICK}, {"t": "join", "room": code(bob)}):
        ann.say(message.pop("t"), **message)
        assert ann.refused() == "in-room"


def test_a_spectator_sees_the_table_but_nothing_hidden_and_is_asked_nothing(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=3, pace=0.01, options={"generals": "off", "round_cap": "6"})
    with server.client("Cai") as cai:
        ann.say("start")
        ann.asked("action") if ann.hear("update")["question"] else bob.hear("update")
        cai.say("watch", room=code(ann))
        assert cai.hear("room")["you"] == -1
        update = cai.hear("update")
        assert update["table"]["you"] == -1
        assert update["events"] == []
        ann.hear("room", lambda room: room["spectators"] == 1)
        for message in ("answer", "menu"):
            cai.say(message, number=1, picks=["-"])
            assert cai.refused() == "no-game"
        cai.say("hand_over", on=True)
        assert cai.refused() == "no-game"
        for client in (ann, bob):
            client.say("hand_over", on=True)
        cai.hear("finished")
        before_the_end = [one for one in cai.heard if one["t"] == "update" and not one["table"]["over"]]
        assert before_the_end
        open_cards: set[str] = set()
        for message in before_the_end:
            assert message["question"] is None
            open_cards.update(token for event in message["events"] for token in event["cards"])
            for seat in message["table"]["seats"]:
                assert {card["token"] for card in seat["hand"]} <= open_cards, "only what was taken or shown openly"
                assert seat["role"] in ("lord", "") or not seat["alive"]
            for event in message["events"]:
                if event["key"] == "move" and event["args"]["from"] == "draw_pile" and event["args"]["to"].endswith("hand"):
                    assert set(event["cards"]) == {"?"}
                    assert event["faces"] == []
        assert any(event["key"] == "move" for message in before_the_end for event in message["events"])


def test_spectators_see_everything_later_when_the_room_says_so(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=2, spectator_delay=LONGEST_DELAY)
    with server.client("Cai") as cai:
        cai.say("watch", room=code(ann))
        cai.hear("room")
        ann.say("start")
        ann.hear("update")
        bob.say("say", text="now")
        ann.hear("said")
        assert {message["t"] for message in cai.catch_up()} <= {"room"}
        server.let_pass(LONGEST_DELAY)
        cai.hear("update")
        cai.hear("said")
        with server.client("Dan") as dan:
            dan.say("watch", room=code(ann))
            dan.hear("room")
            assert "update" in {message["t"] for message in dan.catch_up()}, "what others could see by now"


def test_a_room_can_be_closed_to_spectators(server: Server):
    (ann,) = table_of(server, "Ann", spectators=False)
    with server.client("Cai") as cai:
        cai.say("watch", room=code(ann))
        assert cai.refused() == "no-spectators"


def test_everybody_stays_for_another_game(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "2"}})
        first = ann.play_on()["replay"]
        ann.hear("room", lambda room: not room["running"])
        with server.client(token=ann.me["token"]) as tab:
            assert tab.hear("finished")["replay"] == first, "the end can still be looked at"
            assert tab.update is not None
            assert tab.update["table"]["over"]
        ann.finished, ann.update, ann.answered = None, None, -1
        ann.say("start")
        assert ann.play_on()["replay"] != first

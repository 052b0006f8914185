"""What one plays is one's own: others find a replay only if it is shared, and watch a game only where its host lets them."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.server.client import PATIENCE, QUICK, Client, Server, eventually, play_together, table_of
from tests.server.databases import Database

SHORT = {**QUICK, "players": 2, "options": {"round_cap": "1", "generals": "off"}}


@pytest.fixture
def server(database: Database):
    """A server on a database of each sort."""
    with Server(database.settings()) as running:
        yield running


def ask(server: Server, path: str, who: Client | None = None, method: str = "GET", body: bytes | None = None) -> tuple[int, Any]:
    """Status and answer, asked by this person."""
    headers = {"Authorization": f"Bearer {who.me['token']}"} if who is not None else {}
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/replays{path}", body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def ids(server: Server, who: Client | None = None) -> list[str]:
    """The replays that everybody finds, or those of this person."""
    status, lines = ask(server, "?mine=1" if who is not None else "", who)
    assert status == 200
    return [line["id"] for line in lines]


def played(ann: Client, how: str = "quick") -> str:
    """The replay of a game that this person has just played with bots."""
    ann.say(how, options=SHORT)
    replay = ann.play_on()["replay"]
    ann.say("leave")
    ann.hear("welcome", lambda welcome: not welcome["room"])
    ann.finished, ann.update, ann.answered = None, None, -1
    assert isinstance(replay, str)
    return replay


def test_a_quick_game_is_listed_to_who_played_it_and_nobody_else(server: Server):
    with server.client("Ann") as ann, server.client("Bob") as bob:
        first, second = played(ann), played(ann)
        assert ids(server, ann) == [second, first], "the newest first"
        assert ids(server, bob) == []
        assert ids(server) == []


def test_who_played_shares_and_takes_back(server: Server):
    with server.client("Ann") as ann, server.client("Bob") as bob:
        replay = played(ann)
        assert ask(server, f"/{replay}/shared", ann, "PUT") == (200, {"listed": True})
        assert ids(server) == [replay]
        assert ids(server, bob) == []
        assert [line["listed"] for line in ask(server, "?mine=1", ann)[1]] == [True]
        assert ask(server, f"/{replay}/shared", ann, "DELETE") == (200, {"listed": False})
        assert ids(server) == []
        assert ids(server, ann) == [replay]


def test_nobody_shares_what_is_not_theirs(server: Server):
    with server.client("Ann") as ann, server.client("Bob") as bob:
        replay = played(ann)
        for who, status in ((bob, 404), (None, 401)):
            for method in ("PUT", "DELETE"):
                found, answer = ask(server, f"/{replay}/shared", who, method)
                assert found == status
                assert answer["error"].endswith(".")
        assert ask(server, "/nothing/shared", ann, "PUT")[0] == 404
        assert ids(server) == []


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer x.y", "Basic YTpi"])
def test_my_replays_are_told_for_a_token_only(server: Server, token: str):
    status, _, body = server.get("/api/replays?mine=1", Authorization=token)
    assert (status, "token" in json.loads(body)["error"]) == (401, True)


def test_a_game_of_a_public_room_belongs_to_all_who_played_it(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", **{**SHORT, "players": 3, "public": True})
    ann.say("start")
    play_together(ann, bob)
    assert ann.finished is not None
    replay = ann.finished["replay"]
    assert ids(server) == []
    assert ids(server, ann) == ids(server, bob) == [replay]
    assert ask(server, f"/{replay}/shared", bob, "PUT")[0] == 200
    assert ids(server) == [replay]
    ann.close()
    bob.close()


def test_a_game_also_belongs_to_who_left_before_its_end(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", **{**SHORT, "players": 3})
    ann.say("start")
    bob.hear("update")
    bob.say("leave")
    bob.hear("welcome", lambda welcome: not welcome["room"])
    [room] = server.hub.rooms.values()
    running = room.play.kept.id
    assert ids(server, bob) == [], "it is not over yet"
    assert ask(server, f"/{running}/shared", bob, "PUT")[0] == 404
    ann.play_on()
    assert ann.finished is not None
    assert ids(server, bob) == ids(server, ann) == [ann.finished["replay"]]
    ann.close()
    bob.close()


def test_who_knows_a_replay_may_watch_it(server: Server):
    with server.client("Ann") as ann:
        replay = played(ann)
    assert server.get(f"/api/replays/{replay}")[0] == 200
    assert server.get(f"/api/replays/{replay}/frames")[0] == 200


def test_a_record_belongs_to_who_brings_it(server: Server):
    with server.client("Ann") as ann, server.client("Bob") as bob:
        text = server.get(f"/api/replays/{played(ann)}")[2]
        status, line = ask(server, "", bob, "POST", text)
        assert (status, line["imported"], line["listed"]) == (201, True, False)
        assert ids(server, bob) == [line["id"]]
        assert ask(server, f"/{line['id']}/shared", bob, "PUT")[0] == 200
        assert ids(server) == [line["id"]]
        assert ask(server, "", None, "POST", text)[0] == 201, "who is nobody brings it, too"


def test_a_running_quick_game_is_neither_listed_nor_watched(server: Server):
    with server.client("Ann") as ann, server.client("Bob") as bob:
        ann.say("quick", options={**QUICK, "spectators": True, "public": True})
        ann.asked()
        assert ann.room is not None
        bob.say("rooms")
        assert bob.hear("lobby")["rooms"] == []
        bob.say("watch", room=ann.room["room"])
        assert bob.refused() == "no-spectators"
        bob.say("join", room=ann.room["room"])
        assert bob.refused() == "running"


@pytest.mark.parametrize("allowed", [True, False])
def test_a_private_room_is_watched_by_who_knows_it_where_the_host_lets_them(server: Server, allowed: bool):
    (ann,) = table_of(server, "Ann", public=False, spectators=allowed)
    with server.client("Bob") as bob:
        assert ann.room is not None
        bob.say("rooms")
        assert bob.hear("lobby")["rooms"] == []
        bob.say("watch", room=ann.room["room"])
        if allowed:
            assert bob.hear("room")["you"] == -1
        else:
            assert bob.refused() == "no-spectators"
    ann.close()


def test_whose_a_replay_is_is_forgotten_with_it(database: Database):
    with Server(database.settings(replays=0, sweep_every=0.02)) as server, server.client("Ann") as ann:
        replay = played(ann)
        assert database.run("SELECT game, player FROM owned") == [(replay, ann.me["player"])]
        server.let_pass(server.settings.purge_every)
        eventually(lambda: database.run("SELECT game FROM owned") == [])

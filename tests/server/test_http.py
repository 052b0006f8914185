"""The HTTP interface: facts, texts, replays, health, figures, headers, the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sanguosha import packages
from tests.server.client import QUICK, Server, settings_for, table_of


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[dict[str, Any]]:
    """A game that was played here: its last messages."""
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 4, "options": {"round_cap": "5"}})
        ann.play_on()
        assert ann.finished is not None
        assert ann.update is not None
        yield {"finished": ann.finished, "table": ann.update["table"], "name": ann.me["name"], "token": ann.me["token"]}


def test_every_answer_has_the_headers_that_keep_browsers_safe(server: Server):
    for path in ("/", "/healthz", "/api/catalogue", "/nothing"):
        headers = server.get(path)[1]
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy, "scripts come from here only, none stands in the page"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_health_and_figures(server: Server, played: dict[str, Any]):
    assert server.json("/healthz") == {"status": "ok", "database": "ok"}
    text = server.get("/metrics")[2].decode()
    assert "sanguosha_connections" in text
    outcome = played["finished"]["outcome"]
    assert re.search(rf'sanguosha_games_finished_total{{outcome="{outcome}"}} [1-9]', text)
    for name in ("bot", "person"):
        assert f'sanguosha_answers_total{{by="{name}"}}' in text


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("/nothing", None, 404, "There is nothing at /nothing."),
        ("/api/nothing", None, 404, "There is nothing at /api/nothing."),
        ("/api/catalogue", b"x", 405, "POST is not for /api/catalogue."),
        ("/", b"x", 405, "POST is not for /."),
        ("/api/replays/nothing", None, 404, "There is no such replay."),
    ],
)
def test_what_is_not_served_is_told_in_a_sentence(server: Server, path: str, body: bytes | None, status: int, said: str):
    found, headers, answer = server.get(path, body)
    assert (found, json.loads(answer)) == (status, {"error": said})
    assert headers["content-type"] == "application/json"


def test_a_fault_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with Server(settings_for(tmp_path, log_level="critical")) as server:
        monkeypatch.setattr(type(server.hub.store), "replays", None)
        status, _, body = server.get("/api/replays")
        assert (status, json.loads(body)) == (500, {"error": "The server failed to do this."})


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "localhost:8000"}, 200),
        ({"Host": "[::1]:8000"}, 200),
        ({"Host": "games.example"}, 403),
        ({"X-Forwarded-For": "192.0.2.1"}, 403),
        ({"X-Forwarded-For": "127.0.0.1"}, 403),
        ({"Forwarded": "for=192.0.2.1"}, 403),
        ({"X-Real-IP": "192.0.2.1"}, 403),
        ({"Via": "1.1 proxy"}, 403),
        ({"Authorization": "Bearer "}, 200),
    ],
)
def test_figures_are_for_this_machine_and_not_for_whom_a_proxy_on_it_serves(tmp_path: Path, headers: dict[str, str], status: int):
    with Server(settings_for(tmp_path, hosts=["games.example"])) as server:
        assert server.get("/metrics", **headers)[0] == status
        assert server.get("/healthz", **headers)[0] == 200


def test_figures_from_elsewhere_need_the_token(tmp_path: Path):
    with Server(settings_for(tmp_path, metrics_token="s3cret", hosts=["games.example"])) as server:
        for given in ({}, {"Authorization": "Bearer other"}, {"Authorization": "s3cret"}, {"Authorization": "Bearer ümlaut"}):
            status, _, body = server.get("/metrics", **{name: value.encode().decode("latin-1") for name, value in given.items()})
            assert (status, b"sanguosha_connections" in body) == (403, False)
        for headers in ({}, {"Host": "games.example", "X-Forwarded-For": "192.0.2.1"}):
            status, _, body = server.get("/metrics", Authorization="Bearer s3cret", **headers)
            assert (status, b"sanguosha_connections" in body) == (200, True)
        assert server.json("/healthz") == {"status": "ok", "database": "ok"}


def test_figures_are_not_for_another_machine(tmp_path: Path):
    with Server(settings_for(tmp_path, proxies=["127.0.0.1"])) as server:
        assert server.get("/metrics")[0] == 200
        assert server.get("/metrics", **{"X-Forwarded-For": "192.0.2.1"})[0] == 403


def test_the_catalogue_lists_cards_skills_generals_and_modes(server: Server):
    facts = server.json("/api/catalogue")
    kinds = {kind["id"]: kind for kind in facts["kinds"]}
    assert kinds["fire_slash"]["family"] == "slash"
    assert kinds["axe"] | {"package": ""} == {"id": "axe", "package": "", "type": "weapon", "family": "axe", "range": 3}
    generals = {general["id"]: general for general in facts["generals"]}
    assert generals["liu_bei"]["skills"] == ["rende", "jijiang"]
    skills = {skill["id"]: skill for skill in facts["skills"]}
    assert skills["jijiang"]["tags"] == ["lord"]
    identity = next(mode for mode in facts["modes"] if mode["id"] == "identity")
    assert identity["players"] == list(range(2, 11))


def test_the_catalogue_tells_what_a_room_may_choose_for_each_mode(server: Server):
    modes = {mode["id"]: mode for mode in server.json("/api/catalogue")["modes"]}
    assert set(modes) == set(packages.modes())
    options = {id: {option["id"]: option for option in mode["options"]} for id, mode in modes.items()}
    assert options["identity"]["first_out_protection"] == {
        "id": "first_out_protection", "choices": ["off", "on", "always"], "needs": {"series": ["rotating_lord"]},
    }  # fmt: skip
    assert options["identity"]["rebel_bonus_needs_win"]["needs"] == {"scoring": ["v4"], "series": ["rotating_lord"]}
    assert set(options["identity"]) >= {"role_set", "generals", "dark_souls", "reincarnation", "three_player_attrition", "scoring"}
    assert options["team_3v3"]["silent"] == {"id": "silent", "choices": ["on", "off"]}
    assert options["team_3v3"]["round_cap"] == {"id": "round_cap", "number": [1, 1000], "usual": 100}
    assert (modes["team_3v3"]["players"], modes["team_3v3"]["teams"]) == ([6], True)
    for mode in options.values():
        assert not {"lord", "first_out", "warm", "seats_by_lot", "ask_all", "ban"} & set(mode), "the room sees to these"


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "vi", "en"])
def test_texts_are_given_by_package(server: Server, language: str):
    texts = server.json(f"/api/texts/{language}")
    assert "card-slash =" in texts[""]
    assert "general-liu_bei =" in texts["standard"]
    assert "general-yu_ji =" in texts["wind"]


def test_a_language_without_texts_is_told_in_one_sentence(server: Server):
    status, _, body = server.get("/api/texts/tlh")
    assert status == 400
    assert json.loads(body)["error"].startswith("There are no texts in the language")


def test_a_finished_game_is_listed_and_its_record_can_be_brought_again(server: Server, played: dict[str, Any]):
    id = played["finished"]["replay"]
    mine = json.loads(server.get("/api/replays?mine=1", Authorization=f"Bearer {played['token']}")[2])
    line = next(line for line in mine if line["id"] == id)
    assert line["outcome"] == played["finished"]["outcome"]
    assert line["players"] == 4
    assert played["name"] in line["names"]
    assert line["scores"] == played["finished"]["scores"]
    status, headers, text = server.get(f"/api/replays/{id}")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert text.startswith(b"sanguosha record 1\n")
    status, _, body = server.get("/api/replays", text)
    brought = json.loads(body)
    assert status == 201
    assert brought["imported"]
    assert brought["scores"] == line["scores"]
    assert brought["generals"] == line["generals"]
    assert server.get(f"/api/replays/{brought['id']}")[2] == text


def test_the_game_of_a_locked_room_is_found_only_by_who_knows_it(server: Server):
    (ann,) = table_of(server, "Ann", players=2, password="x", options={"round_cap": "1"})
    ann.say("start")
    id = ann.play_on()["replay"]
    assert id not in [line["id"] for line in server.json("/api/replays")]
    assert server.get(f"/api/replays/{id}")[0] == 200


def test_frames_show_what_the_seat_knew(server: Server, played: dict[str, Any]):
    id = played["finished"]["replay"]
    seat = played["table"]["you"]
    own, spectator, everything = (
        server.json(f"/api/replays/{id}/frames{query}") for query in (f"?seat={seat}", "", "?open=1")
    )  # fmt: skip
    assert len(own) == len(spectator) == len(everything) > 10, "a frame for each step"
    assert own[-1]["table"]["outcome"] == played["finished"]["outcome"]
    assert own[-1]["table"]["seats"] == played["table"]["seats"] or own[-1]["table"]["you"] == seat
    dealt = next(frame for frame in own if any(event["key"] == "move" for event in frame["events"]))
    at = own.index(dealt)
    for index, other in enumerate(dealt["table"]["seats"]):
        assert len(other["hand"]) == (other["hand_size"] if index == seat else 0)
    assert all(not other["hand"] for other in spectator[at]["table"]["seats"])
    assert all(len(other["hand"]) == other["hand_size"] for frame in everything for other in frame["table"]["seats"])
    assert all(other["role"] for other in everything[at]["table"]["seats"])
    assert "?" not in json.dumps([event["cards"] for frame in everything for event in frame["events"]])
    known = {card["token"] for card in own[at]["table"]["seats"][seat]["hand"]}
    assert known == {card["token"] for card in everything[at]["table"]["seats"][seat]["hand"]}


def test_frames_of_what_does_not_exist(server: Server, played: dict[str, Any]):
    id = played["finished"]["replay"]
    assert server.get("/api/replays/nothing/frames")[0] == 404
    assert server.get("/api/replays/nothing")[0] == 404
    for seat in ("x", "4", "99999999", "-2"):
        status, _, body = server.get(f"/api/replays/{id}/frames?seat={seat}")
        assert status == 400
        assert json.loads(body)["error"].endswith(".")


def test_a_wrong_record_is_refused_with_one_sentence(server: Server, played: dict[str, Any]):
    text = server.get(f"/api/replays/{played['finished']['replay']}")[2].decode()
    lines = text.splitlines()
    answer = next(index for index, line in enumerate(lines) if line[0].isdigit())
    wrong = [
        b"",
        b"nonsense",
        b"\xff\xfe",
        text.replace("record 1", "record 2").encode(),
        text.replace("players 4", "players 400").encode(),
        text.replace("mode identity", "mode poker").encode(),
        text.replace("ruleset standard+", "ruleset standard+standard+").encode(),
        "\n".join(lines[:-1]).encode(),
        "\n".join([*lines[:answer], *lines[answer + 1 :]]).encode(),
        text.replace("seed ", "seed 9").encode(),
    ]
    for body in wrong:
        status, _, answer_body = server.get("/api/replays", body)
        assert status == 400, body[:60]
        error = json.loads(answer_body)["error"]
        assert error.endswith(".")
        assert "\n" not in error


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path):
    with Server(settings_for(tmp_path, page=str(tmp_path / "nothing"))) as server:
        assert b"Build it with" in server.get("/")[2]
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>the page</p>")
    (page / "a.js").write_text("1")
    with Server(settings_for(tmp_path, page=str(page))) as server:
        assert server.get("/")[2] == b"<p>the page</p>"
        assert "javascript" in server.get("/a.js")[1]["content-type"]
        assert server.get("/../server.sqlite")[0] == 404
        assert server.get("/%2e%2e/server.sqlite")[0] == 404

"""What outlasts the server: guests, rooms, and games at the very question at which they stood."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sanguosha.engine.records.record import parse, replay
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import KeptAnswer, KeptGame, KeptPlayer, KeptRoom
from sanguosha.server.program.settings import database_url
from sanguosha.tables import mode_of
from tests.server.client import PATIENCE, QUICK, Client, Server, settings_for, table_of
from tests.server.databases import Database


def without_time(question: dict[str, Any] | None) -> dict[str, Any] | None:
    return None if question is None else {**question, "seconds": 0}


def play_some(client: Client, answers: int) -> None:
    """Give some answers, then wait for the next question."""
    for _ in range(answers):
        client.asked()
        client.answer(*client.simplest())
    client.asked()


def test_a_game_goes_on_at_the_very_question_and_to_its_end(database: Database):
    with Server(database.settings()) as server:
        ann = server.client()
        ann.say("quick", options=QUICK)
        play_some(ann, 3)
        question, seats, token = ann.question, ann.seats, ann.me["token"]
        assert ann.room is not None
        code = ann.room["room"]
    with Server(database.settings()) as server:
        again = server.client(token=token)
        assert again.me["player"] == ann.me["player"]
        assert again.me["name"] == "Ann"
        assert again.me["room"] == code
        again.asked()
        assert without_time(again.question) == without_time(question)
        assert again.seats == seats
        finished = again.play_on()
        record = parse(server.get(f"/api/replays/{finished['replay']}")[2].decode())
    game = replay(record, mode_of(record))
    assert (game.outcome, game.winners) == (finished["outcome"], finished["winners"])


def test_a_game_outlasts_many_restarts(database: Database):
    token = ""
    for turn in range(3):
        with Server(database.settings()) as server, server.client(token=token) as ann:
            token = ann.me["token"]
            if turn == 0:
                ann.say("quick", options={**QUICK, "players": 8, "options": {"generals": "off"}})
            play_some(ann, 2)
            number = ann.asked()["number"]
        with Server(database.settings()) as server, server.client(token=token) as ann:
            assert ann.asked()["number"] == number
            play_some(ann, 1)


def test_rooms_places_and_spectators_are_still_there(database: Database):
    with Server(database.settings()) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=4, password="x")
        ann.say("add_bot", seat=3)
        ann.hear("room", lambda room: room["places"][3]["bot"])
        cai = server.client("Cai")
        assert ann.room is not None
        cai.say("watch", room=ann.room["room"], password="x")
        cai.hear("room")
        before = bob.hear("room", lambda room: room["spectators"] == 1)
    with Server(database.settings()) as server:
        people = [server.client(token=one.me["token"]) for one in (ann, bob, cai)]
        assert [one.me["name"] for one in people] == ["Ann", "Bob", "Cai"]
        room = people[1].hear("room", lambda room: room["spectators"] == 1)
        assert room == before
        people[0].hear("room", lambda room: room["spectators"] == 1)
        people[0].say("start")
        assert people[2].hear("update")["table"]["you"] == -1


def test_a_seat_that_was_handed_over_stays_so(database: Database):
    with Server(database.settings()) as server:
        ann = server.client()
        ann.say("quick", options={**QUICK, "pace": 0.3})
        ann.hear("update")
        ann.say("hand_over", on=True)
        ann.hear("room", lambda room: room["places"][0]["handed_over"])
    with Server(database.settings()) as server, server.client(token=ann.me["token"]) as again:
        assert again.hear("room")["places"][0]["handed_over"]


def test_a_finished_game_keeps_its_record_but_not_its_answers(database: Database):
    settings = database.settings()
    with Server(settings) as server, server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "2"}})
        finished = ann.play_on()
        ann.hear("room", lambda room: not room["running"])
        seats = ann.seats
    assert database.run("select count(*) from answers") == [(0,)]
    with Server(settings) as server, server.client(token=ann.me["token"]) as again:
        mine = json.loads(server.get("/api/replays?mine=1", Authorization=f"Bearer {ann.me['token']}")[2])
        assert [line["id"] for line in mine] == [finished["replay"]]
        assert again.hear("finished") == finished, "how it ended can still be looked at"
        assert again.seats == seats
        again.update = again.finished = None
        again.say("start")
        assert not again.hear("update")["table"]["over"]


def test_a_game_of_other_rules_is_given_up_and_its_room_stays(database: Database):
    settings = database.settings()
    with Server(settings) as server:
        ann = server.client()
        ann.say("quick", options=QUICK)
        play_some(ann, 1)
    [(setup,)] = database.run("select setup from games")
    database.run("update games set setup = :setup", setup=setup.replace('"rules":"', '"rules":"0.0.0 '))
    with Server(settings) as server, server.client(token=ann.me["token"]) as again:
        assert not again.hear("room")["running"]
        again.say("start")
        assert again.asked()


def test_a_room_that_cannot_be_read_keeps_no_other_from_going_on(database: Database):
    settings = database.settings()
    with Server(settings) as server:
        ann, bob = server.client(), server.client(name="Bob")
        for one in (ann, bob):
            one.say("quick", options=QUICK)
            play_some(one, 1)
        assert ann.room is not None
    database.run("update rooms set state = '{' where code = :code", code=ann.room["room"])
    with Server(settings) as server, server.client(token=bob.me["token"]) as again:
        again.asked()
        assert without_time(again.question) == without_time(bob.question)
    assert database.run("select count(*) from games") == [(2,)]


# The thread of the server that cannot start ends with its exception.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_game_whose_answers_cannot_be_read_just_now_is_not_given_up(database: Database):
    settings = database.settings()
    with Server(settings) as server:
        ann = server.client()
        ann.say("quick", options=QUICK)
        play_some(ann, 2)
    database.run("alter table answers rename to elsewhere")
    with pytest.raises(AssertionError, match="has not started"), Server(settings):
        pass
    database.run("alter table elsewhere rename to answers")
    with Server(settings) as server, server.client(token=ann.me["token"]) as again:
        again.asked()
        assert without_time(again.question) == without_time(ann.question)


def test_a_signed_token_is_good_even_if_the_guest_was_forgotten(tmp_path: Path):
    with Server(settings_for(tmp_path, secret="s3cret")) as server:
        ann = server.client()
    token = ann.me["token"]
    with Server(settings_for(tmp_path / "elsewhere", secret="s3cret")) as server, server.client("Anna", token) as again:
        assert (again.me["player"], again.me["name"]) == (ann.me["player"], "Anna")
    with Server(settings_for(tmp_path / "third", secret="other")) as server, server.client("Anna", token) as other:
        assert other.me["player"] != ann.me["player"]


def test_answers_of_many_games_come_back_in_order(database: Database):
    async def work() -> None:
        store = SqlStore(database_url(database.settings()))
        await store.open()
        for id in "abc":
            await store.start_game(KeptGame(id, id, "{}", 0, 1, "", [0], 0.0), KeptRoom(id, id, "{}"))
        await asyncio.gather(
            *(store.add_answers(id, place, [KeptAnswer(0, place, [id, "s1"])]) for place in range(50) for id in "abc"),
        )
        for id in "abc":
            assert [(answer.number, answer.picks) for answer in await store.answers(id)] == [(n, [id, "s1"]) for n in range(50)]
        await store.drop_room("b")
        assert await store.answers("b") == []
        assert await store.game("b") is None
        assert len(await store.answers("c")) == 50
        await store.close()

    asyncio.run(work())


def test_what_is_being_written_is_written_before_the_store_closes(database: Database):
    async def work() -> None:
        store = SqlStore(database_url(database.settings()))
        await store.open()
        writing = asyncio.create_task(store.save_player(KeptPlayer("ann", "Ann")))
        for _ in range(3):
            await asyncio.sleep(0)
        await store.close()
        await asyncio.wait_for(writing, PATIENCE)
        await store.open()
        assert await store.player("ann") == KeptPlayer("ann", "Ann")
        await store.save_player(KeptPlayer("ann", "Anna"))
        await store.close()

    asyncio.run(work())


def test_one_bad_write_does_not_spoil_the_others(database: Database):
    async def work() -> None:
        store = SqlStore(database_url(database.settings()))
        await store.open()
        await store.add_answers("a", 0, [KeptAnswer(0, 1, ["-"])])
        results = await asyncio.gather(
            store.add_answers("a", 1, [KeptAnswer(0, 2, ["-"])]),
            store.add_answers("a", 0, [KeptAnswer(0, 9, ["twice"])]),
            store.add_answers("a", 2, [KeptAnswer(0, 3, ["-"])]),
            return_exceptions=True,
        )
        assert [type(result).__name__ for result in results] == ["NoneType", "StoreError", "NoneType"]
        assert [answer.number for answer in await store.answers("a")] == [1, 2, 3]
        await store.close()

    asyncio.run(work())

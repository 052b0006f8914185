"""When nothing can be stored, nothing changes; and the tables are those of the migrations."""

from __future__ import annotations

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sanguosha.server.kept.schema import META
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.program.settings import database_url
from tests.server.client import QUICK, Server, table_of
from tests.server.databases import Database


def test_an_answer_that_cannot_be_stored_does_not_count(database: Database):
    with Server(database.settings(log_level="error")) as server, server.client() as ann:
        ann.say("quick", options=QUICK)
        question = ann.asked("general")
        choice = question["menus"][""][0]
        with database.full("answers"):
            ann.say("answer", number=question["number"], picks=[choice])
            assert ann.refused() == "not-stored"
        with server.client(token=ann.me["token"]) as tab:
            assert tab.asked()["number"] == question["number"]
        ann.say("answer", number=question["number"], picks=[choice])
        ann.hear("update", lambda update: update["table"]["seats"][update["table"]["you"]]["generals"] == [choice[2:]])


def test_a_room_that_cannot_be_stored_is_as_it_was(database: Database):
    with Server(database.settings(log_level="error")) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=3)
        assert ann.room is not None
        code = ann.room["room"]
        with server.client("Cai") as cai, database.full("rooms"):
            for message in ({"t": "quick", "options": QUICK}, {"t": "create", "options": QUICK}, {"t": "join", "room": code}):
                cai.say(str(message.pop("t")), **message)
                assert cai.refused() == "not-stored"
            ann.say("move", first=0, second=1)
            assert ann.refused() == "not-stored"
            ann.say("kick", seat=1)
            assert ann.refused() == "not-stored"
            ann.say("start")
            assert ann.refused() == "not-stored"
            bob.say("leave")
            assert bob.refused() == "not-stored"
            bob.say("rename", name="Bert")
            assert bob.refused() == "not-stored"
        assert list(server.hub.rooms) == [code]
        with server.client(token=bob.me["token"]) as tab:
            room = tab.hear("room")
            assert [place["name"] for place in room["places"]] == ["Ann", "Bob", ""]
            assert not room["running"]
        cai = server.client("Cai")
        cai.say("join", room=code)
        assert cai.hear("room")["you"] == 2


def test_a_game_ends_when_its_end_can_be_stored(database: Database):
    with Server(database.settings(log_level="error")) as server, server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "1"}})
        ann.asked("general")
        with database.full("games"):
            while ann.update is None or not ann.update["table"]["over"]:
                if ann.question is not None:
                    ann.answer(*ann.simplest())
                ann.next()
            assert ann.finished is None
        assert ann.hear("finished")["replay"]


def test_the_migrations_make_the_tables_that_the_store_uses(database: Database):
    async def work() -> None:
        for _ in range(2):
            store = SqlStore(database_url(database.settings()))
            await store.open()
            await store.close()

    asyncio.run(work())
    assert database.inspect(lambda connection: compare_metadata(MigrationContext.configure(connection), META)) == []

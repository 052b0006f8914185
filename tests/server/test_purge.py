"""What would grow for ever is forgotten in time: guests who stay away, old replays, those that somebody brought."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from alembic.migration import MigrationContext

from sanguosha.server.kept.migrations import migrate
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import KeptGame, KeptRoom, ReplayLine
from sanguosha.server.program.settings import DAY, database_url
from tests.server.client import QUICK, Client, Server, eventually
from tests.server.databases import Database

HOUR = 3_600.0
LONG_AGO = 100 * DAY


def guests(database: Database) -> list[str]:
    """The names of those that are kept."""
    return [name for (name,) in database.run("select name from players order by name")]


def replays(database: Database) -> list[str]:
    """The ids of those that are kept."""
    return [id for (id,) in database.run("select id from games where ended > 0 order by id")]


def server_on(database: Database, **given: Any) -> Server:
    """A server that tidies up all the time, and purges every hour."""
    return Server(database.settings(sweep_every=0.02, place_kept=LONG_AGO, room_kept=LONG_AGO, log_level="critical", **given))


def away(server: Server, client: Client) -> None:
    """Somebody has gone, and the server has noted it."""
    client.close()
    eventually(lambda: client.me["player"] not in server.hub.players)


def test_guests_are_forgotten_who_have_not_been_here_for_long(database: Database):
    with server_on(database) as server, server.client("Ann") as ann, server.client("Bob"):
        ann.say("create", options=QUICK)
        ann.hear("room")
        ann.close()
        for name in ("Cai", "Dan"):
            away(server, server.client(name))
        eventually(lambda: not server.hub.players[ann.me["player"]].here)
        database.run("update players set seen = :seen where name <> 'Dan'", seen=time.time() - LONG_AGO)
        server.let_pass(HOUR)
        eventually(lambda: guests(database) == ["Ann", "Bob", "Dan"])
        [(seen,)] = database.run("select seen from players where name = 'Ann'")
        assert time.time() - seen < DAY, "who has a place in a room counts as being here"


def test_a_guest_who_comes_back_now_and_then_is_kept(database: Database):
    with server_on(database) as server:
        ann = server.client("Ann")
        database.run("update players set seen = :seen", seen=time.time() - 80 * DAY)
        away(server, ann)
        [(seen,)] = database.run("select seen from players")
        assert time.time() - seen < DAY
        away(server, server.client("Annabel", ann.me["token"]))
        assert guests(database) == ["Ann"]


def test_a_forgotten_guest_is_the_same_one_with_the_name_that_the_page_remembers(database: Database):
    with server_on(database, guest_kept=0.0) as server:
        ann = server.client("Ann")
        away(server, ann)
        server.let_pass(HOUR)
        eventually(lambda: guests(database) == [])
        again = server.client("Ann", ann.me["token"])
        assert (again.me["player"], again.me["name"]) == (ann.me["player"], "Ann")


async def play_and_bring(store: SqlStore, ours: dict[str, float], theirs: dict[str, float], now: float) -> None:
    """Games that ended, here and elsewhere, so long ago."""
    for id, ago in ours.items():
        room = KeptRoom("ROOMA", id, "{}")
        await store.start_game(KeptGame(id, "ROOMA", "{}", 0, 1, "", [0], 0.0), room)
        await store.end_game(id, room, line(id, now - ago), "text")
    for id, ago in theirs.items():
        await store.add_replay(line(id, now - ago), "text")
    await store.start_game(KeptGame("running", "ROOMA", "{}", 0, 1, "", [0], 0.0), KeptRoom("ROOMA", "running", "{}"))


def line(id: str, ended: float) -> ReplayLine:
    return ReplayLine(id, "identity", 2, [], [], "lord", [0], ended, [])


def purged(database: Database, **given: Any) -> list[str]:
    """The replays that are left when a server with these settings has been there."""

    async def fill() -> None:
        store = SqlStore(database_url(database.settings()))
        await store.open()
        ours = {"played-new": DAY, "played-month": 30 * DAY, "played-years": 1_000 * DAY, "played-ever": 10_000 * DAY}
        await play_and_bring(store, ours, {"brought-new": 2 * DAY, "brought-old": 2_000 * DAY}, time.time())
        await store.close()

    asyncio.run(fill())
    before = replays(database)
    with server_on(database, **given):
        eventually(lambda: replays(database) != before)
        assert database.run("select id from games where ended = 0") == [("running",)]
    return replays(database)


def test_replays_of_games_played_here_are_kept_for_years(database: Database):
    assert purged(database) == ["brought-new", "brought-old", "played-month", "played-new", "played-years"]


def test_the_oldest_replays_go_when_there_are_too_many(database: Database):
    assert purged(database, replays=2, imports=1, replay_kept=float("inf")) == ["brought-new", "played-month", "played-new"]


def test_a_replay_to_which_a_room_leads_is_not_forgotten(database: Database):
    with server_on(database, replays=0) as server, server.client("Ann") as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "2", "generals": "off"}})
        finished = ann.play_on()
        row = "('old', 'ROOMA', '', '', '', true, 1.0)"
        database.run(f"insert into games (id, room, setup, line, record, listed, ended) values {row}")
        server.let_pass(HOUR)
        eventually(lambda: "old" not in replays(database))
        assert replays(database) == [finished["replay"]]


def test_a_database_of_the_first_version_is_brought_up_to_date(database: Database):
    database.inspect(lambda connection: migrate(connection, "0001"))
    database.run("insert into players (id, name, seen) values ('a', 'Ann', 1.0)")
    database.run("insert into secrets (name, value) values ('tokens', 'abcd')")
    store = SqlStore(database_url(database.settings()))

    async def work() -> bytes:
        await store.open()
        secret = await store.secret()
        await store.close()
        return secret

    assert asyncio.run(work()) == bytes.fromhex("abcd")
    [(seen,)] = database.run("select seen from players")
    assert time.time() - seen < HOUR, "nobody noted it until now, so nobody is forgotten for it"
    assert database.inspect(lambda connection: MigrationContext.configure(connection).get_current_revision()) == "0004"
    assert guests(database) == ["Ann"]

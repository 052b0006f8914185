"""The store on a database that SQLAlchemy speaks to: SQLite by default, PostgreSQL by its URL."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Column, ColumnElement, Row, Select, Table, bindparam, delete, insert, inspect, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sanguosha.server.kept.database import make_engine, reason, shown
from sanguosha.server.kept.lease import RENEWED_EVERY, Lease, NotOwner
from sanguosha.server.kept.migrations import migrate
from sanguosha.server.kept.promises import forget_promises
from sanguosha.server.kept.schema import ANSWERS, ELSEWHERE, GAMES, OVER, OWNED, OWNER, PLAYERS, ROOMS, RUNNING, SECRETS, running
from sanguosha.server.kept.store import Keeping, KeptAnswer, KeptGame, KeptPlayer, KeptRoom, ReplayLine, StoreError
from sanguosha.server.program.metrics import Metrics

# Answers, a value for each column.
Rows = list[tuple[str, int, int, int, str]]
Work = Callable[[AsyncConnection], Awaitable[None]]
PING_WITHIN = 3.0
log = structlog.get_logger()


class SqlStore:
    """Keeps everything in one database. Writes that come at one time share a transaction, and answers among them a statement, so
    that many games share its cost.

    The reply to a commit may be lost. So whatever failed is done once more, and doing it twice is the same as doing it once.
    """

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.url = url
        self.metrics = metrics if metrics is not None else Metrics()
        self.metrics.to_store.set_function(lambda: len(self._waiting))
        self._engine: AsyncEngine | None = None
        self._insert_answers = ""
        # The games of which answers may be there that were said not to be.
        self._doubtful: set[str] = set()
        self._waiting: list[tuple[Work | Rows, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._renewer: asyncio.Task[None] | None = None
        self.lease = Lease()
        self._closing = False

    @property
    def engine(self) -> AsyncEngine:
        """The engine of an open store."""
        if self._engine is None:
            raise StoreError("The database is not open.")
        return self._engine

    async def open(self) -> None:
        self._engine = make_engine(self.url)
        # Made once: most of what is written are answers.
        self._insert_answers = str(insert(ANSWERS).compile(dialect=self._engine.dialect))
        try:
            async with self._engine.begin() as connection:
                # Not even its tables are changed while it is somebody else's.
                if await connection.run_sync(lambda plain: inspect(plain).has_table(OWNER.name)):
                    await self.lease.take(connection, shown(self.url))
                await connection.run_sync(migrate)
                if not self.lease.until:
                    await self.lease.take(connection, shown(self.url))
                if self.lease.moved:
                    await forget_promises(connection)
                # A game whose beginning could not be told, and answers of games that are over.
                await connection.execute(delete(GAMES).where(GAMES.c.ended == RUNNING, GAMES.c.id.not_in(select(ROOMS.c.game))))
                await connection.execute(delete(ANSWERS).where(ANSWERS.c.game.not_in(running())))
        except Exception as error:
            await self._engine.dispose()
            if isinstance(error, NotOwner):
                raise
            raise StoreError(f"The database {shown(self.url)} cannot be used: {reason(error)}.") from error
        self._closing = False
        self._writer = asyncio.create_task(self._write(), name="store")
        self._renewer = asyncio.create_task(self._renew(), name="lease")

    async def close(self) -> None:
        if self._renewer is not None:
            self._renewer.cancel()
        if self._writer is not None:
            with suppress(StoreError):
                await self._do(self.lease.give_back)
            self._closing = True
            self._wake.set()
            await self._writer
        if self._engine is not None:
            await self._engine.dispose()

    @property
    def lost(self) -> bool:
        return self.lease.lost

    async def ping(self) -> None:
        try:
            async with asyncio.timeout(PING_WITHIN):
                await self._read(select(1))
        except TimeoutError:
            raise StoreError("The database does not answer.") from None

    async def _renew(self) -> None:
        """Stay the owner of the database."""
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            with suppress(StoreError):
                await self._do(self.lease.renew)

    # Writing

    async def _do(self, work: Work | Rows) -> None:
        """Have some work done, or some answers written, in the next transaction, and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        self._wake.set()
        await future

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            works, self._waiting = self._waiting, []
            if not works:
                continue
            try:
                await self._commit([work for work, _ in works])
            except Exception as error:
                log.warning("store.failed", works=len(works), error=reason(error))
                await self._one_by_one(works)
            else:
                for _, future in works:
                    _settle(future, None)

    async def _one_by_one(self, works: list[tuple[Work | Rows, asyncio.Future[None]]]) -> None:
        """A transaction failed. Was it for one work of it, the others shall not suffer; was only its reply lost, all is well."""
        for work, future in works:
            try:
                await self._commit([partial(self._put_answers, work) if isinstance(work, list) else work])
            except Exception as error:
                if isinstance(work, list) and not isinstance(error, IntegrityError):
                    self._doubtful.add(work[0][0])
                _settle(future, StoreError(f"The database cannot be written: {reason(error)}."))
            else:
                if isinstance(work, list):
                    self._doubtful.discard(work[0][0])
                _settle(future, None)

    async def _commit(self, works: list[Work | Rows]) -> None:
        with self.metrics.storing.time(), self.metrics.not_stored.count_exceptions():
            await self._in_transaction(works)

    async def _in_transaction(self, works: list[Work | Rows]) -> None:
        rows: Rows = []
        async with self.engine.begin() as connection:
            await self.lease.check(connection)
            for work in works:
                if isinstance(work, list):
                    rows += work
                else:
                    await self._flush(connection, rows)
                    await work(connection)
            await self._flush(connection, rows)

    async def _flush(self, connection: AsyncConnection, rows: Rows) -> None:
        """Write the answers that have been gathered."""
        if rows:
            await connection.exec_driver_sql(self._insert_answers, list(rows))
            rows.clear()

    async def _put_answers(self, rows: Rows, connection: AsyncConnection) -> None:
        """Write answers of a game that may be there already. Other ones in their places are an error, unless it was doubtful
        whether they are there: then they have never taken effect."""
        game, first = rows[0][:2]
        here = (ANSWERS.c.game == game) & (ANSWERS.c.place >= first)
        if game in self._doubtful:
            await connection.execute(delete(ANSWERS).where(here))
        there = {tuple(row) for row in await connection.execute(select(ANSWERS).where(here))}
        await self._flush(connection, [row for row in rows if row not in there])

    async def _read(self, statement: Any) -> list[Row[*tuple[Any, ...]]]:
        try:
            async with self.engine.connect() as connection:
                return list(await connection.execute(statement))
        except Exception as error:
            raise StoreError(f"The database cannot be read: {reason(error)}.") from error

    # Guests

    async def secret(self) -> bytes:
        rows = await self._read(select(SECRETS.c.value).where(SECRETS.c.name == "tokens"))
        if rows:
            return bytes.fromhex(rows[0][0])
        made = secrets.token_bytes(32)
        await self._do(lambda connection: _put(connection, SECRETS, SECRETS.c.name, "tokens", {"value": made.hex()}))
        return made

    async def player(self, id: str) -> KeptPlayer | None:
        rows = await self._read(select(PLAYERS).where(PLAYERS.c.id == id))
        return KeptPlayer(rows[0].id, rows[0].name) if rows else None

    async def save_player(self, player: KeptPlayer) -> None:
        values = {"name": player.name, "seen": time.time()}
        await self._do(lambda connection: _put(connection, PLAYERS, PLAYERS.c.id, player.id, values))

    async def saw(self, players: list[str]) -> None:
        await self._do(partial(_saw, players))

    # Rooms and games

    async def rooms(self) -> list[KeptRoom]:
        return [KeptRoom(row.code, row.game, row.state) for row in await self._read(select(ROOMS))]

    async def save_room(self, room: KeptRoom) -> None:
        await self._do(lambda connection: _put_room(connection, room))

    async def drop_room(self, code: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(ANSWERS).where(ANSWERS.c.game.in_(running().where(GAMES.c.room == code))))
            await connection.execute(delete(GAMES).where(GAMES.c.room == code, GAMES.c.ended == RUNNING))
            await connection.execute(delete(ROOMS).where(ROOMS.c.code == code))

        await self._do(work)

    async def start_game(self, game: KeptGame, room: KeptRoom, players: Sequence[str] = ()) -> None:
        async def work(connection: AsyncConnection) -> None:
            setup = msgspec.json.encode(game).decode()
            values = {"room": game.room, "setup": setup, "line": "", "record": "", "listed": False, "ended": RUNNING}
            await _put(connection, GAMES, GAMES.c.id, game.id, values)
            await _own(connection, game.id, players)
            await _put_room(connection, room)

        await self._do(work)

    async def game(self, id: str) -> KeptGame | None:
        rows = await self._read(select(GAMES.c.setup).where(GAMES.c.id == id, GAMES.c.ended == RUNNING))
        return msgspec.json.decode(rows[0][0], type=KeptGame) if rows else None

    async def answers(self, game: str) -> list[KeptAnswer]:
        rows = await self._read(select(ANSWERS).where(ANSWERS.c.game == game).order_by(ANSWERS.c.place))
        return [KeptAnswer(row.seat, row.number, row.picks.split(" ")) for row in rows]

    async def add_answers(self, game: str, first: int, answers: list[KeptAnswer]) -> None:
        rows = [(game, place, answer.seat, answer.number, " ".join(answer.picks)) for place, answer in enumerate(answers, first)]
        if rows:
            await self._do(rows)

    async def end_game(self, game: str, room: KeptRoom, replay: ReplayLine | None, record: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(ANSWERS).where(ANSWERS.c.game == game))
            if replay is None:
                await connection.execute(delete(GAMES).where(GAMES.c.id == game))
            else:
                line = msgspec.json.encode(replay).decode()
                over = {"line": line, "record": record, "listed": replay.listed, "ended": replay.ended}
                await connection.execute(update(GAMES).where(GAMES.c.id == game).values(**over))
            await _put_room(connection, room)

        await self._do(work)

    # Replays

    async def replays(self, limit: int) -> list[ReplayLine]:
        return await self._lines(select(GAMES.c.line, GAMES.c.listed).where(OVER, GAMES.c.listed), limit)

    async def replays_of(self, player: str, limit: int) -> list[ReplayLine]:
        mine = select(GAMES.c.line, GAMES.c.listed).join(OWNED, OWNED.c.game == GAMES.c.id).where(OVER, OWNED.c.player == player)
        return await self._lines(mine, limit)

    async def _lines(self, statement: Select[Any], limit: int) -> list[ReplayLine]:
        rows = await self._read(statement.order_by(GAMES.c.ended.desc()).limit(limit))
        return [replace(msgspec.json.decode(row.line, type=ReplayLine), listed=row.listed) for row in rows]

    async def share(self, id: str, player: str, listed: bool) -> bool:
        mine = select(OWNED).join(GAMES, OWNED.c.game == GAMES.c.id).where(OVER, OWNED.c.game == id, OWNED.c.player == player)
        if not await self._read(mine):
            return False

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(GAMES).where(GAMES.c.id == id, OVER).values(listed=listed))

        await self._do(work)
        return True

    async def replay(self, id: str) -> tuple[ReplayLine, str] | None:
        rows = await self._read(select(GAMES.c.line, GAMES.c.record).where(GAMES.c.id == id, OVER))
        return (msgspec.json.decode(rows[0][0], type=ReplayLine), rows[0][1]) if rows else None

    async def add_replay(self, replay: ReplayLine, record: str, player: str = "") -> None:
        line = msgspec.json.encode(replay).decode()
        values = {"room": ELSEWHERE, "setup": "", "line": line, "record": record, "listed": replay.listed, "ended": replay.ended}

        async def work(connection: AsyncConnection) -> None:
            await _put(connection, GAMES, GAMES.c.id, replay.id, values)
            await _own(connection, replay.id, [player])

        await self._do(work)

    async def purge(self, keeping: Keeping, here: list[str], shown: list[str]) -> None:
        now = time.time()

        async def work(connection: AsyncConnection) -> None:
            await _saw(here, connection)
            await connection.execute(delete(PLAYERS).where(PLAYERS.c.seen < now - keeping.guests))
            ours = OVER & (GAMES.c.room != ELSEWHERE) & GAMES.c.id.not_in(shown)
            theirs = OVER & (GAMES.c.room == ELSEWHERE)
            await connection.execute(delete(GAMES).where(ours, GAMES.c.ended < now - keeping.replays))
            await _keep_newest(connection, ours, keeping.most_replays)
            await _keep_newest(connection, theirs, keeping.most_imports)
            await connection.execute(delete(OWNED).where(OWNED.c.game.not_in(select(GAMES.c.id))))

        await self._do(work)


async def _saw(players: list[str], connection: AsyncConnection) -> None:
    """These guests have been here until now."""
    if players:
        seen = update(PLAYERS).where(PLAYERS.c.id == bindparam("guest")).values(seen=time.time())
        await connection.execute(seen, [{"guest": player} for player in players])


async def _keep_newest(connection: AsyncConnection, games: ColumnElement[bool], most: int) -> None:
    """Forget the oldest of these games if they are more."""
    ended = select(GAMES.c.ended).where(games).order_by(GAMES.c.ended.desc())
    last = (await connection.execute(ended.offset(most).limit(1))).scalar()
    if last is not None:
        await connection.execute(delete(GAMES).where(games, GAMES.c.ended <= last))


async def _own(connection: AsyncConnection, game: str, players: Sequence[str]) -> None:
    """This is a replay of these players; bots have no id."""
    await connection.execute(delete(OWNED).where(OWNED.c.game == game))
    rows = [{"game": game, "player": player} for player in dict.fromkeys(players) if player]
    if rows:
        await connection.execute(insert(OWNED), rows)


async def _put(connection: AsyncConnection, table: Table, key: Column[Any], id: str, values: dict[str, Any]) -> None:
    """Change the row of this key, or add it."""
    changed = await connection.execute(update(table).where(key == id).values(**values))
    if changed.rowcount == 0:
        await connection.execute(insert(table).values({key.name: id, **values}))


async def _put_room(connection: AsyncConnection, room: KeptRoom) -> None:
    await _put(connection, ROOMS, ROOMS.c.code, room.code, {"game": room.game, "state": room.state})


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)

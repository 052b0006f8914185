"""The server is killed in the middle of games, again and again; they go on as if nothing had happened."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed

from sanguosha.engine.record import Record, Recorder, parse, replay
from sanguosha.engine.session import Session
from sanguosha.server.messages import RoomOptions
from sanguosha.server.options import mode_for
from sanguosha.server.players import Tokens
from sanguosha.server.rooms import RoomText, Sitter
from sanguosha.server.settings import Settings, database_url
from sanguosha.server.sql import SqlStore
from sanguosha.server.store import KeptGame, KeptPlayer, KeptRoom
from sanguosha.tables import mode_of
from tests.server.client import Client, Message
from tests.server.process import Process

SECRET = "of the test"
NAMES = ("Ann", "Bob", "Cai", "Dan")
OPTIONS = RoomOptions(players=len(NAMES), decision_time=600.0)
# This game has 464 answers and is won by the rebels.
SEED = 1
# How the server is killed: while all think, while an answer is on its way, and once more while it starts again.
IDLE, ANSWERING, STARTING = "idle", "answering", "starting"
WAYS = [IDLE] * 4 + [ANSWERING] * 10 + [STARTING] * 3


def walk(seat: int, question: Message, menu: Callable[[list[str]], list[str]]) -> list[str]:
    """The answer of a scripted player; the same question gets the same answer."""
    chance = random.Random(f"{seat} {question['number']} {question['prompt']}")
    picks: list[str] = []
    while options := menu(picks):
        picks.append(chance.choice(options))
    return picks


def unbroken() -> tuple[Record, int]:
    """The same game with the same answers, played without any server; its record and the number of answers."""
    session = Session(mode_for(OPTIONS), SEED)
    recorder = Recorder(session.game)
    session.start()
    answers = 0
    while not session.over:
        decision = min(session.open, key=lambda one: one.seat)
        question = {"number": decision.number, "prompt": decision.prompt}
        session.answer(decision.seat, decision.number, walk(decision.seat, question, decision.menu))
        answers += 1
    return recorder.record(), answers


async def seat_four(database: Path) -> None:
    """A game of this seed begins in a room of four people: keep it as a server keeps it."""
    store = SqlStore(database_url(Settings(database=str(database))))
    await store.open()
    for name in NAMES:
        await store.save_player(KeptPlayer(name.lower(), name))
    sitters = [Sitter(name, name.lower()) for name in NAMES]
    text = RoomText(OPTIONS, "ann", sitters, [])
    ruleset = mode_for(OPTIONS).ruleset
    rules = f"{ruleset.version} {ruleset.hash}"
    options = msgspec.json.encode(OPTIONS).decode()
    game = KeptGame("game", "ROOMA", options, 0, SEED, rules, list(range(len(NAMES))), time.time())
    await store.start_game(game, KeptRoom("ROOMA", "game", msgspec.json.encode(text).decode()))
    await store.close()


class Four:
    """The four people. They answer one after the other, so that the order of the answers does not depend on the time."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.tokens = [Tokens(SECRET.encode()).make(name.lower()) for name in NAMES]
        self.clients: list[Client] = []
        self.last: Client | None = None
        self.answered: set[tuple[int, int]] = set()
        self.come()

    def come(self) -> None:
        """Connect with the tokens."""
        self.leave()
        self.clients = [self.process.client(token=token) for token in self.tokens]
        assert [client.me["name"] for client in self.clients] == list(NAMES), "each token is still the same person"

    def leave(self) -> None:
        """Hang up."""
        for client in self.clients:
            client.close()

    def listen(self) -> None:
        """Hear everything that has come of the answer; when the one who gave it hears a pong, everybody has been told."""
        others = [client for client in self.clients if client is not self.last]
        for clients in ([self.last] if self.last in self.clients else [], others):
            for client in clients:
                client.say("ping", n=7)
            for client in clients:
                client.hear("pong")

    def answer(self) -> None:
        """The first of those who are asked answers."""
        seat = next(seat for seat, client in enumerate(self.clients) if client.question is not None)
        self.last = client = self.clients[seat]
        question = client.question
        assert question is not None
        client.answer(*walk(seat, question, lambda picks: self._menu(client, question, picks)))
        self.answered.add((seat, question["number"]))

    def _menu(self, client: Client, question: Message, picks: list[str]) -> list[str]:
        key = " ".join(picks)
        if key not in question["menus"]:
            client.say("menu", number=question["number"], picks=picks)
            question["menus"][key] = client.hear("menu")["options"]
        options = question["menus"][key]
        assert isinstance(options, list)
        return options

    @property
    def over(self) -> bool:
        """Whether all know that the game is over."""
        return all(client.update is not None and client.update["table"]["over"] for client in self.clients)


def stored(database: Path) -> int:
    """How many answers the database holds."""
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute("SELECT count(*) FROM answers").fetchone()[0]
        return found


def record_of(database: Path, game: str) -> str:
    """The record that was kept of a finished game."""
    with closing(sqlite3.connect(database)) as connection:
        found: str = connection.execute("SELECT record FROM games WHERE id = ?", (game,)).fetchone()[0]
        return found


def crash(process: Process, four: Four, how: str) -> None:
    """Kill the server now and start it again. What was answered and told before is kept; what was not may be or not."""
    told = len(four.answered)
    if how == ANSWERING:
        four.answer()
    process.kill()
    assert told <= stored(process.database) <= len(four.answered)
    process.start()
    if how == STARTING:
        with suppress(ConnectionClosed, ConnectionError, TimeoutError, OSError):
            four.clients[0].say("ping")
        process.kill()
        assert stored(process.database) == told
        process.start()
    four.come()
    four.listen()


def test_a_game_killed_twenty_times_ends_as_if_it_had_not_been(tmp_path: Path):
    expected, answers = unbroken()
    chance = random.Random(20)
    ways = chance.sample(WAYS, len(WAYS))
    moments = dict(zip(chance.sample(range(answers), len(ways)), ways, strict=True))
    database = tmp_path / "crash.sqlite"
    asyncio.run(seat_four(database))
    with Process(database, secret=SECRET) as process:
        four = Four(process)
        four.listen()
        while not four.over:
            if len(four.answered) in moments:
                crash(process, four, moments.pop(len(four.answered)))
                continue
            four.answer()
            four.listen()
        finished = [client.finished or client.hear("finished") for client in four.clients]
        four.leave()
    assert not moments
    assert not process.faults
    assert len(four.answered) == answers
    assert finished == [finished[0]] * len(NAMES)
    assert (finished[0]["outcome"], finished[0]["winners"]) == (expected.outcome, expected.winners)
    assert record_of(database, finished[0]["replay"]) == expected.text(), "every answer, every turn and the last state are the same"
    assert stored(database) == 0


def test_a_game_with_bots_goes_on_after_a_crash_in_the_midst_of_their_moves(tmp_path: Path):
    chance = random.Random(5)
    database = tmp_path / "bots.sqlite"
    with Process(database, secret=SECRET) as process:
        ann = process.client()
        ann.say("quick", options={"players": 8, "pace": 0.0, "decision_time": 600.0, "options": {"round_cap": "8"}})
        token = ann.me["token"]
        for _ in range(5):
            for _ in range(chance.randrange(1, 8)):
                while ann.question is None and ann.finished is None:
                    ann.next()
                if ann.finished is None:
                    ann.answer(*ann.simplest())
            process.kill()
            kept = stored(database)
            ann.close()
            process.start()
            ann = process.client(token=token)
            shown = ann.hear("update")
            assert stored(database) >= kept
            if shown["table"]["over"]:
                break
        finished = ann.play_on()
        ann.close()
    assert not process.faults
    record = parse(record_of(database, finished["replay"]))
    assert (record.outcome, record.winners) == (finished["outcome"], finished["winners"])
    assert replay(record, mode_of(record)).over, "the engine plays the record to the same states and the same end"

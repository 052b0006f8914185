"""People who play by a script on a server: the same question gets the same answer, so a game can be compared with one that was
played without any server."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from sanguosha.engine.records.record import Record, Recorder
from sanguosha.engine.session import Session
from sanguosha.server.doors.players import Tokens
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import KeptGame, KeptPlayer, KeptRoom
from sanguosha.server.program.settings import Settings, database_url
from sanguosha.server.rooms.options import mode_for
from sanguosha.server.rooms.places import RoomText, Sitter
from sanguosha.server.told.messages import RoomOptions
from tests.server.client import Client, Message

SECRET = "of the test"
NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve", "Fay")


class Serving(Protocol):
    """A server, in this process or another."""

    def client(self, name: str = "Ann", token: str = "") -> Client:
        """A new connection that has said hello."""


def walk(seat: int, question: Message, menu: Callable[[list[str]], list[str]]) -> list[str]:
    """The answer of a scripted player; the same question gets the same answer."""
    chance = random.Random(f"{seat} {question['number']} {question['prompt']}")
    picks: list[str] = []
    while options := menu(picks):
        picks.append(chance.choice(options))
    return picks


def unbroken(options: RoomOptions, seed: int) -> tuple[Record, int]:
    """The same game with the same answers, played without any server; its record and the number of answers."""
    session = Session(mode_for(options), seed)
    recorder = Recorder(session.game)
    session.start()
    answers = 0
    while not session.over:
        decision = min(session.open, key=lambda one: one.seat)
        question = {"number": decision.number, "prompt": decision.prompt}
        session.answer(decision.seat, decision.number, walk(decision.seat, question, decision.menu))
        answers += 1
    return recorder.record(), answers


async def seat_people(database: Path, room: RoomOptions, seed: int) -> None:
    """A game of this seed begins in a room full of people: keep it as a server keeps it."""
    names = NAMES[: room.players]
    store = SqlStore(database_url(Settings(database=str(database))))
    await store.open()
    for name in names:
        await store.save_player(KeptPlayer(name.lower(), name))
    sitters = [Sitter(name, name.lower()) for name in names]
    text = RoomText(room, "ann", sitters, [])
    ruleset = mode_for(room).ruleset
    rules = f"{ruleset.version} {ruleset.hash}"
    options = msgspec.json.encode(room).decode()
    game = KeptGame("game", "ROOMA", options, 0, seed, rules, list(range(len(names))), time.time())
    await store.start_game(game, KeptRoom("ROOMA", "game", msgspec.json.encode(text).decode()))
    await store.close()


class People:
    """The people of such a room, each on the seat of its place. They answer one after the other, so that the order of the answers
    does not depend on the time."""

    def __init__(self, server: Serving, players: int) -> None:
        self.server = server
        self.names = NAMES[:players]
        self.tokens = [Tokens(SECRET.encode()).make(name.lower()) for name in self.names]
        self.clients: list[Client] = []
        self.last: Client | None = None
        self.number = 0
        self.answered: set[tuple[int, int]] = set()
        self.come()

    def come(self) -> None:
        """Connect with the tokens."""
        self.leave()
        self.last = None
        self.clients = [self.server.client(token=token) for token in self.tokens]
        assert [client.me["name"] for client in self.clients] == list(self.names), "each token is still the same person"

    def leave(self) -> None:
        """Hang up."""
        for client in self.clients:
            client.close()

    def listen(self) -> None:
        """Hear everything that has come of the answer: what follows on it at once is told together with it, to all at one time."""
        if self.last is not None:
            self.last.hear_of(self.number)
        others = [client for client in self.clients if client is not self.last]
        for clients in ([self.last] if self.last in self.clients else [], others):
            for client in clients:
                client.say("ping", n=7)
            for client in clients:
                client.hear("pong")

    @property
    def asked(self) -> int:
        """The first of those who are asked."""
        return next(seat for seat, client in enumerate(self.clients) if client.question is not None)

    def answer(self) -> None:
        """The first of those who are asked answers."""
        seat = self.asked
        self.last = client = self.clients[seat]
        question = client.question
        assert question is not None
        self.number = question["number"]
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

"""A client of the browser game, written from docs/protocol.md alone: it plays a quick game with bots, and answers by chance.

``python examples/client.py ws://127.0.0.1:8000/ws identity 5`` needs msgspec and websockets, and nothing of this project.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

PROTOCOL = 2


class Question(msgspec.Struct):
    """What one is asked: ``menus`` say what may follow which picks."""

    number: int
    prompt: str
    menus: dict[str, list[str]]


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    token: str
    name: str


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    reason: str
    detail: str


class Update(msgspec.Struct, tag_field="t", tag="update"):
    events: list[dict[str, Any]]
    question: Question | None


class Menu(msgspec.Struct, tag_field="t", tag="menu"):
    number: int
    picks: list[str]
    options: list[str]


class Finished(msgspec.Struct, tag_field="t", tag="finished"):
    replay: str
    winners: list[int]
    outcome: str


class Client:
    """A guest at a table. Messages of other types are of no interest here."""

    def __init__(self, socket: ClientConnection, chance: random.Random) -> None:
        self.socket = socket
        self.chance = chance
        self.answered = 0
        self.events = 0
        self.aside: list[msgspec.Struct] = []
        kinds = {kind.__struct_config__.tag: kind for kind in (Welcome, Refused, Update, Menu, Finished)}
        self.kinds: dict[object, type[msgspec.Struct]] = kinds

    def say(self, type: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"t": type, **fields}).decode())

    def hear(self) -> msgspec.Struct:
        """The next message that is of interest; first those that came while a menu was waited for."""
        return self.aside.pop(0) if self.aside else self.read()

    def read(self) -> msgspec.Struct:
        """The next message of interest that the server says."""
        while True:
            message = msgspec.json.decode(self.socket.recv())
            if message["t"] in self.kinds:
                return msgspec.convert(message, self.kinds[message["t"]])

    def menu(self, question: Question, picks: list[str]) -> list[str]:
        """What may follow the picks; what a deep menu says is asked for. Nothing, if the question is open no more."""
        known = question.menus.get(" ".join(picks))
        if known is not None:
            return known
        self.say("menu", number=question.number, picks=picks)
        while True:
            reply = self.read()
            if isinstance(reply, Menu) and reply.picks == picks:
                return reply.options
            self.aside.append(reply)
            if isinstance(reply, Update) and (reply.question is None or reply.question.number != question.number):
                return []

    def answer(self, question: Question) -> None:
        """Walk through the menus to the end of a path, and answer with it."""
        picks: list[str] = []
        while options := self.menu(question, picks):
            picks.append(self.chance.choice(options))
            if picks[-1] == "-":
                break
        self.answered = question.number
        self.say("answer", number=question.number, picks=picks)

    def play(self, mode: str, players: int) -> Finished:
        """One game, from the greeting to its end."""
        self.say("hello", protocol=PROTOCOL, name="Example", token="")
        self.say("quick", options={"mode": mode, "players": players, "pace": 0})
        while not isinstance(message := self.hear(), Finished):
            if isinstance(message, Update):
                self.events += len(message.events)
                if message.question is not None and message.question.number > self.answered:
                    self.answer(message.question)
            elif isinstance(message, Refused) and message.reason != "not-asked":
                raise SystemExit(f"{message.reason}: {message.detail}")
        return message


if __name__ == "__main__":
    url, mode, players = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with connect(url, max_size=None) as socket:
        client = Client(socket, random.Random(7))
        finished = client.play(mode, players)
        print(f"{finished.outcome}: seats {finished.winners} won after {client.events} events; replay {finished.replay}")

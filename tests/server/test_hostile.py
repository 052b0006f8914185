"""Ten thousand hostile messages from somebody at the table: nothing breaks, nothing changes, nobody else is disturbed."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sanguosha.engine.pieces.notation import state_hash
from sanguosha.server.told.messages import PROTOCOL
from tests.server.client import PATIENCE, QUICK, Client, Server, eventually, settings_for, table_of

MESSAGES = 10_000
ROUNDS = 20
SIZE = 16_384
HUGE = (10**30, -(10**30), 2**63, 2**64 + 1, -1, 10**9, 0.5, 1e308, True, None, "1", [], {}, [1], {"a": 1})
TEXTS = (
    "", " ", "\x00", "\n", "<script>alert(1)</script>", "'; DROP TABLE rooms; --", "\u202eevil", "\ud800", "𒐫" * 40, "%s%n",
    "../../x", "A" * 5000, "9" * 5000, "ß", "None", "{}", "s0", "c1", "-", ".",
)  # fmt: skip
TAGS = (
    "hello", "rename", "quick", "create", "join", "watch", "leave", "options", "ready", "add_bot", "kick", "move", "start",
    "answer", "menu", "explain", "hand_over", "hurry", "auto_pass", "say", "throw", "rooms", "ping",
)  # fmt: skip


@pytest.fixture
def faults() -> Iterator[list[Any]]:
    """What the server logs; there must be no error among it."""
    with structlog.testing.capture_logs() as lines:
        yield lines
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


class Mallory:
    """Sends what should not be sent; cut off, it comes back with its token. Nothing of what it says may count: it does not leave,
    and never answers its own question legally."""

    def __init__(self, server: Server, token: str, seed: int) -> None:
        self.server = server
        self.token = token
        self.chance = random.Random(seed)
        self.sent = 0
        self.cut_off = 0
        self.number = 0
        self.socket = self._connect()
        self.ways = [
            self.broken, self.broken, self.of_wrong_types, self.of_wrong_types, self.unknown, self.binary, self.answer, self.answer,
            self.answer, self.many_picks, self.menu, self.explain, self.not_allowed, self.not_allowed, self.options, self.greeting,
            self.too_long,
        ]  # fmt: skip

    def _connect(self) -> ClientConnection:
        socket = connect(f"ws://127.0.0.1:{self.server.port}/ws", max_queue=None, max_size=None).__enter__()
        socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "token": self.token}))
        return socket

    def attack(self, count: int, number: int) -> None:
        """Send so many messages; ``number`` is that of a question that is open for somebody."""
        self.number = number
        for _ in range(count):
            message = self.chance.choice(self.ways)()
            try:
                self.socket.send(message)
            except ConnectionClosed:
                self.cut_off += 1
                self.socket = self._connect()
                self.socket.send(message)
            self.sent += 1
        self.settle()

    def settle(self) -> None:
        """Wait until all of it has been dealt with."""
        try:
            self.socket.send('{"t":"ping","n":99}')
            while json.loads(self.socket.recv(timeout=PATIENCE)) != {"t": "pong", "n": 99}:
                pass
        except ConnectionClosed:
            self.cut_off += 1
            self.socket = self._connect()
            self.settle()

    # What it sends

    def broken(self) -> str | bytes:
        whole = json.dumps({"t": self.chance.choice(TAGS), "number": 1, "picks": ["-"]})
        return self.chance.choice(
            (
                whole[: self.chance.randrange(len(whole))], whole + whole, "[" * 5000, '{"t":' * 2000, "null", "[]", "NaN", "",
                "\x00", whole.replace('"', "'"), whole[:-1] + ',"t":"x"}',
                "".join(chr(self.chance.randrange(32, 0xD000)) for _ in range(50)),
            )
        )  # fmt: skip

    def of_wrong_types(self) -> str:
        tag = self.chance.choice([tag for tag in TAGS if tag not in ("leave", "rooms", "start", "ping")])
        names = ("protocol", "room", "password", "seat", "first", "second", "number", "picks", "family", "phrase")
        wrong = {"on": "yes", "name": 7, "text": ["x"], "how": "never", "options": "all", "ready": 3, "what": "stone", "token": []}
        return json.dumps({"t": tag, **{name: self.chance.choice(HUGE[:-8]) for name in names}, **wrong})

    def unknown(self) -> str:
        tag = self.chance.choice(("", "cheat", "update", "welcome", "__class__", "Hello", 1, None, ["answer"], *TEXTS))
        return json.dumps({"t": tag, "number": self.number, "picks": ["-"]})

    def binary(self) -> bytes:
        return self.chance.choice((b"", b"\xff\xfe\x00", self.chance.randbytes(200), b'{"t":"answer"}', b"\x00" * 1000))

    def answer(self) -> str:
        """Answers to questions of others, to old and coming ones, and illegal ones to what may be its own."""
        number = self.number + self.chance.choice((0, 0, 0, -1, -2, 1, 2, 1000, -(10**6), 2**40))
        wrong = self.chance.choice(("c9999", "s99", "g:nobody", "k:nothing", "o:?", "c-1", "s-1", "- ", "", "A" * 9000, "\u202e-"))
        picks = [wrong, *self.chance.choices(TEXTS[:10], k=self.chance.randrange(3))]
        return json.dumps(
            {"t": "answer", "number": number, "picks": self.chance.choice((picks, [], [*picks[1:], "-", "-", wrong]))}
        )

    def many_picks(self) -> str:
        tag, token = self.chance.choice(("answer", "menu")), self.chance.choice(("c1", "s0", "?", ""))
        return json.dumps({"t": tag, "number": self.number, "picks": [token] * self.chance.choice((500, 1500))})

    def menu(self) -> str:
        return self.answer().replace('"answer"', '"menu"', 1)

    def explain(self) -> str:
        question = json.loads(self.answer())
        return json.dumps({**question, "t": "explain", "token": self.chance.choice((*TEXTS, "c1", "s99", "k:", "k:x:y", "?s0"))})

    def not_allowed(self) -> str:
        """What only the host may do, what cannot be done during a game, and what there is not."""
        text = self.chance.choice(TEXTS)
        return json.dumps(
            self.chance.choice(
                (
                    {"t": "start"}, {"t": "kick", "seat": 0}, {"t": "add_bot", "seat": 0}, {"t": "move", "first": 0, "second": 1},
                    {"t": "ready", "ready": True}, {"t": "join", "room": text}, {"t": "watch", "room": text, "password": text},
                    {"t": "throw", "what": "egg", "seat": 10**6}, {"t": "throw", "what": "egg", "seat": -1},
                    {"t": "rename", "name": ""}, {"t": "rename", "name": "N" * 500}, {"t": "say", "text": "x" * 3000}, {"t": "say"},
                    {"t": "say", "phrase": text + "!"},
                    {"t": "auto_pass", "family": text, "how": "always"}, {"t": "join", "room": "AAAAA", "password": text},
                )
            )
        )  # fmt: skip

    def options(self) -> str:
        """Tables that cannot be; where a room is being played in already, none can."""
        return json.dumps({"t": self.chance.choice(("quick", "create", "options")), "options": wrong_options(self.chance)})

    def greeting(self) -> str:
        token = self.chance.choice((*TEXTS, self.token[:-1], self.token + "0"))
        return json.dumps({"t": "hello", "protocol": PROTOCOL, "token": token})

    def too_long(self) -> str:
        """One in ten is really too long: that costs the connection."""
        return json.dumps({"t": "ping", "x": "x" * (SIZE if self.chance.random() < 0.1 else SIZE - 100), "n": "?"})


def wrong_options(chance: random.Random) -> dict[str, Any]:
    """Options of a table that there cannot be."""
    text = chance.choice([text for text in TEXTS if text != "\ud800"])
    return chance.choice(
        (
            {"players": chance.choice((0, -1, 1, 11, 10**9))}, {"mode": text}, {"decision_time": chance.choice((0, -1, 1e308))},
            {"pace": 1e9}, {"spectator_delay": -5}, {"password": "p" * 100}, {"packages": []}, {"packages": [text]},
            {"packages": ["standard"] * 1000}, {"ban": [text + "?"]}, {"ban": ["liu_bei"] * 1000 + ["nobody"]},
            {"options": {text: text}},
            {"options": {"choices": "9" * 5000}}, {"options": {"round_cap": "9" * 5000}}, {"options": {"round_cap": "1001"}},
            {"options": {"wish": text}}, {"options": {"wish": "s0.liu_bei"}}, {"options": {"ask_all": "off"}},
            {"options": {"ban": "liu_bei"}}, {"options": {f"x{number}": "on" for number in range(500)}},
            {"options": {"lord": "s0"}}, {"options": {"first_out": text}}, {"options": {"warm": "first"}},
            {"options": {"series": text}}, {"mode": "team_3v3", "players": 7},
            {"mode": "team_3v3", "players": 6, "options": {"reincarnation": "on"}},
            {"options": {"choices": "²"}}, {"players": 5, "options": {"role_set": "two_renegades"}},
        )
    )  # fmt: skip


def test_ten_thousand_messages_change_nothing_and_disturb_nobody(tmp_path: Path, faults: list[Any]):
    chance = random.Random(3)
    with Server(settings_for(tmp_path)) as server:
        ann, bob, victim = table_of(server, "Ann", "Bob", "Mallory", players=3, decision_time=600.0)
        ann.say("start")
        for client in (ann, bob):
            client.hear("update")
        victim.hear("update")
        mallory = Mallory(server, victim.me["token"], 1)
        play = server.hub.rooms[ann.room["room"]].play  # type: ignore[index]
        for _ in range(ROUNDS):
            asked = advance([ann, bob, victim], chance.randrange(1, 6))
            before = state_hash(play.game), [(one.seat, one.number) for one in play.session.open], ann.update
            mallory.attack(MESSAGES // ROUNDS, asked)
            ann.catch_up()
            assert (state_hash(play.game), [(one.seat, one.number) for one in play.session.open], ann.update) == before
            assert ann.room["places"][ann.room["you"]]["name"] == "Ann"  # type: ignore[index]
        assert mallory.sent == MESSAGES
        assert mallory.cut_off > 10, "who sends so much nonsense is hung up on"
        mallory.socket.close()
        with server.client("Eve") as eve:
            eve.say("quick", options=QUICK)
            eve.asked("general")
        assert not play.failed
        for client in (ann, bob, victim):
            client.close()


def advance(people: list[Client], answers: int) -> int:
    """So many questions are answered; the number of one that is open then."""
    for _ in range(answers):
        client = asked_one(people)
        client.answer(*client.simplest())
        client.catch_up()
    question = asked_one(people).question
    assert question is not None
    return int(question["number"])


def asked_one(people: list[Client]) -> Client:
    """Somebody who is asked; all have heard everything then."""
    for client in people:
        client.catch_up()
    return next(client for client in people if client.question is not None)


def test_tables_that_cannot_be_are_refused_in_a_sentence(tmp_path: Path, faults: list[Any]):
    chance = random.Random(4)
    with Server(settings_for(tmp_path)) as server, server.client() as ann:
        for _ in range(300):
            options = wrong_options(chance)
            ann.say(chance.choice(("quick", "create")), options=options)
            refused = ann.hear("refused")
            assert refused["reason"] in ("bad-options", "bad-message", "too-long"), options
        assert not server.hub.rooms


def test_everything_is_refused_before_the_greeting(tmp_path: Path, faults: list[Any]):
    with Server(settings_for(tmp_path)) as server, server.client() as ann:
        ann.say("quick", options=QUICK)
        number = ann.asked("general")["number"]
        play = next(iter(server.hub.rooms.values())).play
        before = state_hash(play.game)
        for _ in range(5):
            with connect(f"ws://127.0.0.1:{server.port}/ws", max_queue=None) as socket:
                with suppress(ConnectionClosed):
                    for tag in TAGS[1:] * 3:
                        socket.send(json.dumps({"t": tag, "number": number, "picks": ["-"], "seat": 0, "room": "X", "name": "Eve"}))
                heard = []
                with pytest.raises(ConnectionClosed):
                    heard.extend(json.loads(text)["t"] for text in iter(socket.recv, None))
                assert set(heard) == {"refused"}
        assert state_hash(play.game) == before


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example", "https://127.0.0.1:1"])
def test_a_page_of_somebody_else_cannot_use_the_socket(server: Server, origin: str):
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Origin": origin}).__enter__()


def test_nobody_becomes_somebody_else_by_a_token_that_was_tampered_with(server: Server):
    with server.client() as ann:
        token, me = ann.me["token"], ann.me["player"]
        id, _, signature = token.partition(".")
        for wrong in (
            id,
            f"{id}.",
            f".{signature}",
            f"{id}.{signature[:-1]}",
            f"{id}.{signature}0",
            token.upper() + "x",
            f"{id}.{'0' * 64}",
        ):
            with server.client(token=wrong) as other:
                assert other.me["player"] != me, wrong


def test_chat_is_text_and_nothing_else(tmp_path: Path, faults: list[Any]):
    with Server(settings_for(tmp_path)) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=3)
        for text in TEXTS:
            shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
            if len(text) <= 200 and text != "\ud800":
                bob.say("say", text=text)
                said = ann.hear("said")["text"] if shown else bob.hear("refused")["detail"]
                assert said == (shown or "Say a text or a phrase.")
        ann.close()
        bob.close()


def test_a_flood_is_dammed_and_nobody_else_notices(tmp_path: Path, faults: list[Any]):
    with Server(settings_for(tmp_path, message_limit="60/3 seconds")) as server, server.client("Ann") as ann:
        ann.say("quick", options={**QUICK, "options": {"round_cap": "1000"}})
        ann.asked("general")
        stop = threading.Event()
        counts = Counter[str]()

        def flood() -> None:
            while not stop.is_set():
                with connect(f"ws://127.0.0.1:{server.port}/ws", max_queue=None) as socket:
                    try:
                        socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
                        for _ in range(500):
                            socket.send('{"t":"rooms"}')
                        while not stop.is_set():
                            counts["refused"] += json.loads(socket.recv(timeout=PATIENCE))["t"] == "refused"
                    except ConnectionClosed:
                        counts["cut off"] += 1

        floods = [threading.Thread(target=flood) for _ in range(3)]
        for thread in floods:
            thread.start()
        try:
            for _ in range(5):
                ann.asked()
                cut_off = counts["cut off"]
                ann.answer(*ann.simplest())
                ann.hear("update")
                eventually(lambda cut_off=cut_off: counts["cut off"] > cut_off)  # type: ignore[misc]
        finally:
            stop.set()
            for thread in floods:
                thread.join()
        assert counts["refused"] >= counts["cut off"]

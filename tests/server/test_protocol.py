"""``docs/protocol.md`` alone is enough to write a client: it names everything, and a client written from it plays whole games."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import typing
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from sanguosha.engine.happenings.frames import REASON_NAMES
from sanguosha.engine.happenings.moments import PHASE_NAMES
from sanguosha.engine.pieces.card import NATURE_NAMES, SLOT_NAMES, SUIT_NAMES, TYPE_NAMES
from sanguosha.engine.pieces.zones import ZONE_NAMES
from sanguosha.engine.records.record import parse
from sanguosha.packages import modes
from sanguosha.server.http.catalogue import catalogue
from sanguosha.server.kept.store import ReplayLine
from sanguosha.server.rooms.options import PHRASES
from sanguosha.server.told import messages
from tests.server.client import PATIENCE, Server
from tools.protocol_docs import PARTS, TARGET, whole

ROOT = TARGET.parents[1]
SOURCES = ROOT / "src/sanguosha"
CLIENT = ROOT / "examples/client.py"
TEXT = TARGET.read_text(encoding="utf-8")
# Every word that stands between backticks, but for those of examples.
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
NAMED = {word for code in re.findall(r"`([^`]+)`", PROSE) for word in re.findall(r"[\w-]+", code)}


def calls(*folders: str) -> Iterator[tuple[str, ast.Call]]:
    """All calls of functions and methods by their name, in the source of these folders."""
    for folder in folders:
        for file in sorted((SOURCES / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    yield name, node


def strings(node: ast.AST) -> set[str]:
    """The texts that an expression can be."""
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def events() -> Iterator[tuple[set[str], set[str]]]:
    """Keys of events, and names of their arguments."""
    for name, call in calls("engine", "cards", "generals", "modes"):
        if name in ("tell", "_tell") and call.args:
            yield strings(call.args[0]), {word.arg for word in call.keywords if word.arg}
        elif name == "Event" and len(call.args) > 1 and isinstance(call.args[0], ast.Constant):
            args = call.args[1]
            yield strings(call.args[0]), set().union(*map(strings, args.keys)) if isinstance(args, ast.Dict) else set()  # type: ignore[arg-type]


def reasons() -> set[str]:
    """The reasons with which a message is refused."""
    found: set[str] = set()
    for name, call in calls("server"):
        if name in ("Refusal", "Refused") and call.args:
            found |= strings(call.args[0]) if isinstance(call.args[0], ast.Constant) else set()
        elif name == "require" and len(call.args) > 1:
            found |= strings(call.args[1])
    return found


def missing(words: set[str]) -> list[str]:
    """Which of these the document does not name."""
    return sorted(words - NAMED)


def test_the_tables_of_messages_are_those_of_the_code():
    assert whole(TEXT) == TEXT, "run python -m tools.protocol_docs"


def test_every_message_and_field_is_named():
    every = [*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage), *PARTS]
    assert missing({str(one.__struct_config__.tag) for one in every if one.__struct_config__.tag}) == []
    assert missing({field for one in every for field in one.__struct_fields__}) == []
    assert missing(set(ReplayLine.__struct_fields__)) == []


def test_every_part_of_a_message_has_its_table():
    structs = {each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)}
    said = {*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)}
    assert structs - said - {msgspec.Struct} <= set(PARTS)


def test_every_option_and_value_is_named():
    modes = catalogue()["modes"]
    assert missing({mode["id"] for mode in modes}) == []
    options = [option for mode in modes for option in mode["options"]]
    assert missing({option["id"] for option in options} | {"wish"}) == []
    assert missing({value for option in options for value in option.get("choices", ())}) == []


def test_every_event_and_argument_is_named():
    found = list(events())
    keys, args = set().union(*(keys for keys, _ in found)), set().union(*(args for _, args in found))
    assert len(keys) > 50, "the search finds them"
    assert missing(keys) == []
    assert missing(args) == []


def test_every_event_that_has_a_text_is_named():
    texts = (SOURCES / "locale/en/log.ftl").read_text(encoding="utf-8")
    keys = {key for key in re.findall(r"^([a-z-]+) =", texts, re.MULTILINE) if not key.startswith(("place-", "move-"))}
    assert missing(keys - {"seat", "nameless-seat", "many-seats", "hidden-cards", "made-of"}) == []


@pytest.mark.parametrize(
    "names", [ZONE_NAMES, REASON_NAMES, PHASE_NAMES, NATURE_NAMES, SUIT_NAMES, TYPE_NAMES, SLOT_NAMES, PHRASES]
)
def test_every_name_is_named(names: tuple[str, ...]):
    assert missing(set(names)) == []


def test_every_reason_to_refuse_is_named():
    found = reasons()
    assert len(found) > 30, "the search finds them"
    assert missing(found) == []


def test_every_route_is_named(server: Server):
    paths = {route.path for route in server.server.config.app.routes if route.path}  # type: ignore[union-attr]
    assert [path for path in sorted(paths) if path not in TEXT] == []


@pytest.mark.parametrize(("mode", "players"), [("identity", 5), ("identity", 8), ("team_3v3", 6)])
def test_a_client_that_was_written_from_it_plays_a_whole_game(server: Server, mode: str, players: int):
    url = f"ws://127.0.0.1:{server.port}/ws"
    command = [sys.executable, str(CLIENT), url, mode, str(players)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 0, ran.stderr
    told = re.fullmatch(r"(\w+): seats \[.*\] won after (\d+) events; replay (\w+)\n", ran.stdout)
    assert told is not None, ran.stdout
    assert int(told[2]) > 100
    record = parse(server.get(f"/api/replays/{told[3]}")[2].decode())
    assert (record.mode, record.players, record.outcome) == (mode, players, told[1])


class Line:
    """What a server says, and what is said to it."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = [json.dumps(message) for message in messages]
        self.said: list[dict[str, Any]] = []

    def recv(self) -> str:
        return self.messages.pop(0)

    def send(self, text: str) -> None:
        self.said.append(json.loads(text))


def asked(number: int, *options: str) -> dict[str, Any]:
    """An update with a question whose first menu is these options; what follows ``c1`` has to be asked for."""
    menus = {"": options} | {option: [] for option in options if option != "c1"}
    return {"t": "update", "events": [], "question": {"number": number, "prompt": "ask-slash", "menus": menus}}


def test_it_does_not_wait_for_the_menu_of_a_question_that_is_gone(monkeypatch: pytest.MonkeyPatch):
    line = Line(
        asked(1, "c1"), asked(2, "c2"), {"t": "refused", "reason": "not-asked", "detail": ""},
        {"t": "finished", "replay": "", "winners": [0], "outcome": "lord"},
    )  # fmt: skip
    monkeypatch.syspath_prepend(str(CLIENT.parent))
    client = import_module(CLIENT.stem).Client(line, Random(1))
    assert client.play("identity", 5).outcome == "lord"
    assert line.said[-1] == {"t": "answer", "number": 2, "picks": ["c2"]}


def test_every_mode_is_played_by_it():
    assert {"identity", "team_3v3"} == set(modes())


def test_the_client_needs_nothing_of_the_project():
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"))
    used = {name.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    used |= {(node.module or "").split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert used - set(sys.stdlib_module_names) == {"msgspec", "websockets"}

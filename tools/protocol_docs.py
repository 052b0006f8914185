"""Writes the tables of all messages in ``docs/protocol.md``, from the classes of the server."""

from __future__ import annotations

import inspect
import json
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from sanguosha.server.told import messages, states

TARGET = Path(__file__).parents[1] / "docs/protocol.md"
START = "<!-- written by tools/protocol_docs.py -->\n"
END = "<!-- to here -->\n"
PARTS = (
    messages.RoomOptions, messages.Place, messages.Spectator, messages.RoomLine, messages.SeriesState, messages.SeriesGame,
    messages.Question, states.TableState, states.SeatState, states.CardFace, states.PileState, states.EffectState,
    states.EventLine,
)  # fmt: skip
PLAIN = {str: "text", int: "number", float: "number", bool: "true or false", type(None): "null"}


def tables() -> str:
    """The tables of everything that is said, and of what is in it."""
    lines = []
    for title, union in (("What a client says", messages.ClientMessage), ("What the server says", messages.ServerMessage)):
        lines += [f"### {title}", "", "| `t` | fields | |", "| --- | --- | --- |"]
        lines += [row(f"`{message.__struct_config__.tag}`", message) for message in typing.get_args(union)]
        lines.append("")
    lines += ["### What is in them", "", "| | fields | |", "| --- | --- | --- |"]
    lines += [row(f'<a id="{part.__name__.lower()}"></a>{part.__name__}', part) for part in PARTS]
    return "\n".join(lines) + "\n"


def row(name: str, message: Any) -> str:
    """A line about a message, or a part of one."""
    return f"| {name} | {fields(message)} | {story(message)} |"


def fields(message: Any) -> str:
    """The fields with their types, and what they are if they are left out."""
    hints = typing.get_type_hints(message)
    found = []
    for field in msgspec.structs.fields(message):
        usual = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            usual = field.default_factory()
        left_out = "" if usual is msgspec.NODEFAULT else f" ({json.dumps(usual)})"
        found.append(f"`{field.name}` {kind(hints[field.name])}{left_out}")
    return ", ".join(found)


def kind(type: Any) -> str:
    """A type in words."""
    origin, args = typing.get_origin(type), typing.get_args(type)
    if origin is list:
        return f"list of {kind(args[0])}".replace("list of text", "texts").replace("list of number", "numbers")
    if origin is dict:
        return f"{{{kind(args[0])}: {kind(args[1])}}}"
    if origin is typing.Literal:
        return " or ".join(f"`{word}`" for word in args)
    if origin in (types.UnionType, typing.Union):
        return " or ".join(kind(one) for one in args)
    return PLAIN.get(type) or f"[{type.__name__}](#{type.__name__.lower()})"


def story(message: Any) -> str:
    """What a class says about itself; other messages by their tags."""
    text = " ".join((inspect.getdoc(message) or "").split()).replace("``", "`")
    for other in (*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)):
        text = text.replace(f"`{other.__name__}`", f"`{other.__struct_config__.tag}`")
    return text


def whole(text: str) -> str:
    """The document with the tables as they are now."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return before + START + "\n" + tables() + "\n" + END + after


if __name__ == "__main__":
    TARGET.write_text(whole(TARGET.read_text(encoding="utf-8")), encoding="utf-8")

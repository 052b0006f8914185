"""Writes the page's types of the protocol from ``messages.py`` and ``states.py`` of the server.

``--check`` only says whether they are stale.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from sanguosha.server.told import messages, states

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made by tools/protocol_types.py from src/sanguosha/server/told/messages.py and states.py; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def main() -> int:
    """Write the file, or with ``--check`` compare it; the exit code says whether it is what it should be."""
    text = source()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{TARGET.name} is stale: run tools/protocol_types.py", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def source() -> str:
    """The whole TypeScript file."""
    structs = [
        value
        for module in (states, messages)
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    said_by_client = set(get_args(messages.ClientMessage))
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [_interface(struct, lenient=struct in said_by_client) for struct in structs]
    parts += [_union("ClientMessage", messages.ClientMessage), _union("ServerMessage", messages.ServerMessage)]
    parts.append(_defaults(messages.RoomOptions))
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct], *, lenient: bool) -> str:
    """One message; with ``lenient`` what has a default may be left out."""
    hints = get_type_hints(struct)
    lines = [f"/** {' '.join((struct.__doc__ or '').split()).replace('``', '`')} */", f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: {json.dumps(tag)};")
    for field in msgspec.structs.fields(struct):
        mark = "?" if lenient and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, union: Any) -> str:
    members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
    return f"export type {name} ={members};\n"


def _defaults(struct: type[msgspec.Struct]) -> str:
    """What a fresh room plays, as a constant."""
    plain = msgspec.to_builtins(struct())
    lines = [f"  {name}: {json.dumps(value, ensure_ascii=False)}," for name, value in plain.items()]
    return "\n".join([f"export const DEFAULT_OPTIONS: Readonly<{struct.__name__}> = {{", *lines, "};", ""])


def _type(hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is list:
        item = _type(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(_type(arg) for arg in args)
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"{hint} has no TypeScript type yet.")


if __name__ == "__main__":
    sys.exit(main())

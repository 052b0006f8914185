"""Events as short texts, for tests about who did what in which order."""

from __future__ import annotations

from sanguosha.engine.happenings.events import EventLog
from sanguosha.testing import Table


def name_of(table: Table, token: str) -> str:
    """The name of a seat, or ``-`` for nobody."""
    return table.names[int(token[1:])] if token else "-"


def damages(table: Table, log: EventLog) -> list[str]:
    """The damage taken, in order, as ``A>B 1 fire``; the source is ``-`` if there is none."""
    found = []
    for event in log.events:
        if event.key == "damage":
            args = event.args
            source, victim = name_of(table, args.get("source", "")), name_of(table, args["seat"])
            found.append(f"{source}>{victim} {args['amount']} {args['nature']}")
    return found


def seats_of(table: Table, log: EventLog, key: str) -> str:
    """The seats of all events of this key, in order: ``ABC``."""
    return "".join(name_of(table, event.args["seat"]) for event in log.events if event.key == key)


def judged(log: EventLog) -> list[str]:
    """What was judged for, in order."""
    return [event.args["reason"] for event in log.events if event.key == "judged"]


def put_down(table: Table, log: EventLog) -> list[str]:
    """The cards used and played, in order, as ``A used slash``, ``B played dodge``."""
    return [
        f"{name_of(table, event.args['seat'])} {event.key} {event.args['card']}"
        for event in log.events
        if event.key in ("used", "played")
    ]

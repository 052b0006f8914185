"""What each seat did in a game, counted from its events, and the points it scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.happenings.events import Event

FIGURES = ("damage", "saved", "kills")


def scores_of(events: list[Event], seats: int) -> list[dict[str, int]]:
    """For each seat the damage it dealt, how often it healed another seat that was dying, and how many seats it killed."""
    scores = [dict.fromkeys(FIGURES, 0) for _ in range(seats)]
    dying: set[str] = set()
    healer: dict[str, str] = {}
    for event in events:
        args = event.args
        seat = args.get("seat", "")
        if event.key == "damage" and "source" in args:
            scores[int(args["source"][1:])]["damage"] += int(args["amount"])
        elif event.key == "dying":
            dying.add(seat)
        elif event.key == "used" and args.get("targets") in dying:
            healer[args["targets"]] = seat
        elif event.key == "recovered" and seat in dying and healer.get(seat, seat) != seat:
            scores[int(healer.pop(seat)[1:])]["saved"] += 1
        elif event.key == "died":
            dying.discard(seat)
            if "killer" in args:
                scores[int(args["killer"][1:])]["kills"] += 1
        elif event.key == "turn":
            dying.clear()
            healer.clear()
    return scores


def points_of(game: Game) -> list[int]:
    """The points of each seat in a finished game, empty if it is not scored or broke down."""
    return game.mode.points(game) if game.over else []

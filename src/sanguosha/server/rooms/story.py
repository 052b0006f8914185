"""What was told before one came, asked for again: for nobody more than has been told, and as it was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.views.view import SPECTATOR
from sanguosha.server.doors.connection import Connection, Refusal

if TYPE_CHECKING:
    from sanguosha.server.doors.players import Player
    from sanguosha.server.rooms.room import Room
    from sanguosha.server.told.messages import Story


def story_for(room: Room, connection: Connection, player: Player, before: int) -> Story:
    """The events before number ``before`` of the game that runs, or that ended last. Raises ``Refusal`` if there is none."""
    play, watching = room.play, connection.watching
    if play is not None:
        log = play.log
        viewer = watching.viewer if watching is not None else SPECTATOR
        told = play.told_to(watching) if watching is not None else room.gallery.told_of(play.kept.id)
    elif room.last is not None and not (player in room.spectators and room.gallery.behind):
        log = room.last.log
        viewer, told = room.last.viewer(player.id), len(log.events)
    else:
        raise Refusal("no-game", "There is no game to tell of.")
    return log.story(viewer, max(min(before, told), 0))

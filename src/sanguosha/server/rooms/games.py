"""The games of a room: how one begins, is watched and played, and what comes of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from sanguosha.engine.views.view import SPECTATOR
from sanguosha.server.doors.names import bot_name
from sanguosha.server.doors.players import new_id, new_secret
from sanguosha.server.games.play import Play
from sanguosha.server.games.replays import generals_of
from sanguosha.server.kept.store import KeptGame, ReplayLine, StoreError
from sanguosha.server.rooms.ended import Ended, LastGame
from sanguosha.server.rooms.options import mode_for
from sanguosha.server.rooms.places import Sitter
from sanguosha.server.rooms.seating import drawn_places, new_series, rematch, warm_team
from sanguosha.server.rooms.series import plays_series

if TYPE_CHECKING:
    from sanguosha.server.rooms.room import Room

STORE_PAUSE = 1.0
log = structlog.get_logger()


async def begin(room: Room, seat: int = -1) -> None:
    """Begin a game, the next one of a series if one is played: bots take the free places, seats are drawn by lot unless places
    are kept (the first place may have chosen one). Raises ``Refusal`` if the server is being emptied."""
    room.hub.require_games()
    seed = room.seed
    series = room.series if room.in_series else new_series(room.options, seed, seat) if plays_series(room.options) else None
    if series is not None:
        played, places = series.next_options(room.options), series.places
    else:
        played, places = rematch(room.options, room.last_kept, room.sitters), drawn_places(room.options, seed, seat)
    mode = mode_for(played, places.index(0))
    for place, sitter in enumerate(room.sitters):
        if sitter.free:
            room.sitters[place] = Sitter(bot_name(place, room.names), bot=True)
    options = msgspec.structs.replace(played, password="")
    rules = f"{mode.ruleset.version} {mode.ruleset.hash}"
    kept = KeptGame(
        new_id(),
        room.code,
        msgspec.json.encode(options).decode(),
        places.index(0),
        seed,
        rules,
        places,
        time.time(),
    )
    if room.hub.promises:
        kept.secret, kept.numbers = room.secret, [room.sitters[place].number for place in places]
    play = Play(kept, mode, room.options, room, room.hub.store, room.hub.metrics, room.core, room.hub.settings.bots)
    play.start()
    room.play, room.series, room.secret = play, series, new_secret()
    for sitter in room.sitters:
        sitter.number = ""
    try:
        with room.as_before():
            await room.hub.store.start_game(kept, room.kept(), [player.id for player in room.seated])
    except StoreError:
        room.play = None
        play.close()
        raise
    room.last = room.last_kept = None
    room.gallery.delay = room.options.spectator_delay
    log.info("game.begun", room=room.code, game=kept.id, players=len(places), people=len(room.seated))
    room.tell_state()
    run(room)


def run(room: Room) -> None:
    """Let everybody watch the game, and play it."""
    assert room.play is not None
    for player in room.seated:
        for connection in player.connections:
            connection.watching = room.play.watch(room.seat_of(player), connection.tell)
    room.play.watch(SPECTATOR, room.gallery.teller(room.play.kept.id), room.gallery_listens)
    room.task = asyncio.create_task(room.play.run(), name=f"game {room.play.kept.id}")


async def end(room: Room, play: Play) -> None:
    """Keep what came of a game, and tell it."""
    finished = play.finished()
    names = [room.sitters[place].name for place in play.kept.places]
    line = ReplayLine(
        play.kept.id, room.options.mode, len(names), names, generals_of(play.game), finished.outcome, finished.winners,
        time.time(), finished.scores, points=finished.points,
    )  # fmt: skip
    record = "" if play.failed else play.record().text()
    async with room.lock:
        room.play = None
        players = [room.sitters[place].player for place in play.kept.places]
        kept = LastGame(play.kept.id, play.kept.places, players, warm_team(room.options, play.game))
        if room.series is not None and not play.failed:
            room.series.note(play.game, play.kept.id)
        room.last_kept = None if play.failed else kept
        for sitter in room.sitters:
            sitter.ready = sitter.handed_over = False
        while True:
            try:
                await room.hub.store.end_game(play.kept.id, room.kept(), None if play.failed else line, record)
                break
            except StoreError as error:
                log.error("game.end_not_stored", game=play.kept.id, error=str(error))
                await asyncio.sleep(STORE_PAUSE)
        room.stored()
        room.last = Ended(kept, play.log, finished)
        room.hub.metrics.finished.labels(finished.outcome).inc()
        log.info("game.over", room=room.code, game=play.kept.id, outcome=finished.outcome, rounds=play.game.round)
        room.tell(finished)
        room.tell_state()

"""Games that stand at a question of the first seat: played so far by script, and kept as a server keeps them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import msgspec

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.session import Session
from sanguosha.server.doors.names import bot_name
from sanguosha.server.doors.players import Tokens
from sanguosha.server.kept.sql import SqlStore
from sanguosha.server.kept.store import KeptAnswer, KeptGame, KeptPlayer, KeptRoom
from sanguosha.server.program.settings import Settings, database_url
from sanguosha.server.rooms.options import mode_for
from sanguosha.server.rooms.places import RoomText, Sitter
from sanguosha.server.told.messages import RoomOptions
from tests.server.client import Server, settings_for
from tests.server.scripted import SECRET, walk

NAME = "Anna"
MOST_GAMES = 100
TOKEN = Tokens(SECRET.encode()).make("anna")
PEOPLE = {"anna": NAME, "binh": "Binh"}
Wanted = Callable[[Session, Decision], bool]
Stands = Callable[[Session], bool]


def asks_first(wanted: Wanted) -> Stands:
    """Seat 0 is asked a question that is wanted."""

    def stands(session: Session) -> bool:
        decision = session.question(0)
        return decision is not None and wanted(session, decision)

    stands.__name__ = wanted.__name__
    return stands


def answers_until(session: Session, stands: Stands) -> list[KeptAnswer] | None:
    """The answers after which a game stands as wanted; ``None`` if it ends before."""
    session.start()
    given: list[KeptAnswer] = []
    while not session.over:
        if stands(session):
            return given
        decision = min(session.open, key=lambda one: one.seat)
        picks = walk(decision.seat, {"number": decision.number, "prompt": decision.prompt}, decision.menu)
        given.append(KeptAnswer(decision.seat, decision.number, picks))
        session.answer(decision.seat, decision.number, picks)
    return None


@contextmanager
def served(folder: Path, room: RoomOptions, stands: Stands, people: int = 1) -> Iterator[Server]:
    """A server that has kept the first game that comes to stand so, with people on its first seats and bots on the others."""
    settings = settings_for(folder, secret=SECRET)
    # A browser keeps an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, keep_game(settings, room, stands, people)).result()
    with Server(settings) as running:
        yield running


async def keep_game(settings: Settings, room: RoomOptions, stands: Stands, people: int) -> None:
    """Keep the first game that comes to stand so."""
    mode = mode_for(room)
    for seed in range(MOST_GAMES):
        answers = answers_until(Session(mode, seed), stands)
        if answers is not None:
            break
    else:
        raise AssertionError(f"none of {MOST_GAMES} games comes to the question or state that {stands.__name__} describes")
    store = SqlStore(database_url(settings))
    await store.open()
    persons = list(PEOPLE.items())[:people]
    for player, name in persons:
        await store.save_player(KeptPlayer(player, name))
    sitters = [Sitter(name, player) for player, name in persons]
    sitters += [Sitter(bot_name(place, []), bot=True) for place in range(people, room.players)]
    text = RoomText(room, "anna", sitters, [])
    rules = f"{mode.ruleset.version} {mode.ruleset.hash}"
    options = msgspec.json.encode(room).decode()
    game = KeptGame("game", "ROOMA", options, 0, seed, rules, list(range(room.players)), time.time())
    await store.start_game(game, KeptRoom("ROOMA", "game", msgspec.json.encode(text).decode()))
    await store.add_answers("game", 0, answers)
    await store.close()

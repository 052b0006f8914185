"""Games that stand at a question of the first seat: played so far by script, and kept as a server keeps them."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from sanguosha.engine.decision import Decision
from sanguosha.engine.session import Session
from sanguosha.server.messages import RoomOptions
from sanguosha.server.names import bot_name
from sanguosha.server.options import mode_for
from sanguosha.server.places import RoomText, Sitter
from sanguosha.server.players import Tokens
from sanguosha.server.settings import Settings, database_url
from sanguosha.server.sql import SqlStore
from sanguosha.server.store import KeptAnswer, KeptGame, KeptPlayer, KeptRoom
from tests.server.scripted import SECRET, walk

NAME = "Anna"
MOST_GAMES = 100
TOKEN = Tokens(SECRET.encode()).make("anna")
Wanted = Callable[[Session, Decision], bool]


def answers_until(session: Session, wanted: Wanted) -> list[KeptAnswer] | None:
    """The answers that lead to a question of seat 0 that is wanted; ``None`` if the game ends before."""
    session.start()
    given: list[KeptAnswer] = []
    while not session.over:
        decision = session.question(0)
        if decision is not None and wanted(session, decision):
            return given
        decision = min(session.open, key=lambda one: one.seat)
        picks = walk(decision.seat, {"number": decision.number, "prompt": decision.prompt}, decision.menu)
        given.append(KeptAnswer(decision.seat, decision.number, picks))
        session.answer(decision.seat, decision.number, picks)
    return None


async def keep_position(settings: Settings, room: RoomOptions, wanted: Wanted) -> None:
    """Keep the first game in which seat 0, a person among bots, comes to such a question; it waits there. If none of many does,
    the test fails."""
    mode = mode_for(room)
    for seed in range(MOST_GAMES):
        answers = answers_until(Session(mode, seed), wanted)
        if answers is not None:
            break
    else:
        raise AssertionError(f"none of {MOST_GAMES} games comes to the question that {wanted.__name__} describes")
    store = SqlStore(database_url(settings))
    await store.open()
    await store.save_player(KeptPlayer("anna", NAME))
    sitters = [Sitter(NAME, "anna"), *(Sitter(bot_name(place, []), bot=True) for place in range(1, room.players))]
    text = RoomText(room, "anna", sitters, [])
    rules = f"{mode.ruleset.version} {mode.ruleset.hash}"
    options = msgspec.json.encode(room).decode()
    game = KeptGame("game", "ROOMA", options, 0, seed, rules, list(range(room.players)), time.time())
    await store.start_game(game, KeptRoom("ROOMA", "game", msgspec.json.encode(text).decode()))
    await store.add_answers("game", 0, answers)
    await store.close()

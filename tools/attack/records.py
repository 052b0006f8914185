"""Records that are brought from several addresses at one time: short texts of games that never end, and every step asked for."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection

from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.records.record import Recorder
from sanguosha.tables import make_mode
from tools.attack import Reached
from tools.attack.target import Target
from tools.attack.waits import figures

ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.5", "127.0.0.6")
# How many rounds are taken, a game that is much longer, and one that is not.
TAKEN = 50
TOO_LONG = 400
LONG = 40
# Beside that at rest: what the helper and two processes want, and some to spare.
MOST_MEMORY = 350_000_000
# Seconds of the core in which the server itself, not its helpers, may be at work with them, when nobody else is served.
MOST_WORK = 5.0
PATIENCE = 300.0
QUIET = 2.0


class Passes(Asker):
    """Nobody does anything."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        return decision.unasked()


def endless(rounds: int, players: int = 10) -> str:
    """The record of a game in which nobody does anything."""
    game = Game(make_mode("identity", players, {"round_cap": str(rounds), "generals": "off"}), 1, Passes())
    recorder = Recorder(game)
    while not game.over:
        game.step()
    return recorder.record().text()


def send(target: Target, address: str, path: str, body: bytes | None = None) -> tuple[int, bytes, int]:
    """Status, beginning and length of an answer."""
    connection = HTTPConnection("127.0.0.1", target.port, PATIENCE, source_address=(address, 0))
    with closing(connection):
        connection.request("GET" if body is None else "POST", path, body)
        answer = connection.getresponse()
        start = answer.read(1000)
        length = len(start)
        while more := answer.read(1 << 16):
            length += len(more)
        return answer.status, start, length


def attack() -> str:
    """Bring them, and ask for their frames. There is time enough for a slow machine: time alone shall not help."""
    told, taken = [], {}
    texts = {rounds: endless(rounds).encode() for rounds in (TOO_LONG, LONG)}
    with Target(replay_limit="", import_seconds=120, import_rounds=TAKEN) as target, ThreadPoolExecutor(len(ADDRESSES)) as crowd:
        time.sleep(QUIET)
        rest, worked = target.waits.copy(), target.worked()
        for rounds, text in texts.items():
            brought = list(crowd.map(lambda one, text: send(target, one, "/api/replays", text), ADDRESSES, [text] * len(ADDRESSES)))
            ids = [json.loads(start)["id"] for status, start, _ in brought if status == 201]
            frames = list(crowd.map(lambda one, id: send(target, one, f"/api/replays/{id}/frames?open=1"), ADDRESSES, ids))
            length = sum(length for _, _, length in frames) // 1_000_000
            taken[rounds] = len(ids)
            told.append(f"{rounds} rounds ({len(text) // 1000} kB): {len(ids)} of {len(ADDRESSES)} taken, {length} MB of frames")
        waits, work = target.waits[len(rest) :], target.worked() - worked
        told.append(f"memory {target.at_rest // 1_000_000} MB at rest, {target.memory // 1_000_000} MB at most")
        told.append(f"the server itself worked for {work:.1f} s")
        told.append(f"others wait {figures(rest)} at rest, {figures(waits)} meanwhile")
    said = "; ".join(told) + "."
    grown = target.memory - target.at_rest
    if taken != {TOO_LONG: 0, LONG: len(ADDRESSES)} or grown > MOST_MEMORY or work > MOST_WORK:
        raise Reached(said)
    return said

"""Records that somebody brings: short texts of games that never end, six at one time, and every step of them asked for."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from sanguosha.engine.asking import Asker
from sanguosha.engine.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.record import Recorder
from sanguosha.tables import make_mode
from tools.attack import Reached
from tools.attack.target import Target

AT_ONE_TIME = 6
MOST_MEMORY = 900_000_000
LONGEST_STANDSTILL = 0.5
PATIENCE = 300.0


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


def send(target: Target, path: str, body: bytes | None = None) -> tuple[int, bytes, int]:
    """Status, beginning and length of an answer."""
    request = urllib.request.Request(f"http://127.0.0.1:{target.port}{path}", body)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            start = answer.read(1000)
            length = len(start)
            while more := answer.read(1 << 16):
                length += len(more)
            return answer.status, start, length
    except urllib.error.HTTPError as error:
        return error.code, error.read(), 0


def attack() -> str:
    """Bring them, and ask for their frames. ``import_seconds`` is that of a slow machine: not the time alone shall help."""
    told = []
    with Target(replay_limit="", import_seconds=60) as target, ThreadPoolExecutor(AT_ONE_TIME) as crowd:
        for rounds in (1300, 100):
            text = endless(rounds).encode()
            brought = list(crowd.map(lambda text: send(target, "/api/replays", text), [text] * AT_ONE_TIME))
            ids = [json.loads(start)["id"] for status, start, _ in brought if status == 201]
            frames = list(crowd.map(lambda id: send(target, f"/api/replays/{id}/frames?open=1"), ids))
            length = sum(length for _, _, length in frames) // 1_000_000
            told.append(f"{rounds} rounds ({len(text) // 1000} kB): {len(ids)} of {AT_ONE_TIME} taken, {length} MB of frames")
        told.append(f"memory {target.at_rest // 1_000_000} MB at rest, {target.memory // 1_000_000} MB at most")
        told.append(f"others waited for {target.standstill:.2f} s at most")
    said = "; ".join(told) + "."
    if target.memory > MOST_MEMORY or target.standstill > LONGEST_STANDSTILL:
        raise Reached(said)
    return said

"""One address that wants all of the core: games of bots that do not think, and texts asked for without end."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from multiprocessing import get_context

from websockets.exceptions import WebSocketException

from tools.attack import Reached
from tools.attack.target import Target
from tools.attack.visitor import Guest
from tools.attack.waits import figures, too_long

ATTACKER = "127.0.0.2"
READER = "127.0.0.3"
VICTIM = "127.0.0.4"
GAMES = 31
READERS = 4
SAMPLES = 60
# A guest may say so much.
PAUSE = 0.055
WARM = 2.0
WITHIN = 60.0
TRIES = 3
QUICK = {"players": 8, "pace": 0.0, "decision_time": 600.0, "options": {"round_cap": "1000"}}
REQUEST = b"GET /api/texts/zh-Hans HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"


def delays(guest: Guest) -> list[float]:
    """How long somebody waits for answers, in ms."""
    found = []
    for number in range(SAMPLES):
        began = time.perf_counter()
        guest.say("ping", n=number)
        guest.hear("pong")
        found.append((time.perf_counter() - began) * 1000)
        time.sleep(PAUSE)
    return found


def play(port: int) -> None:
    """Games of bots, one after the other."""
    with suppress(OSError, WebSocketException):
        guest = Guest(port, ATTACKER)
        while True:
            guest.say("quick", options=QUICK)
            if guest.hear("room", "refused")["t"] == "refused":
                time.sleep(1.0)
                continue
            guest.say("hand_over", on=True)
            while not guest.text().startswith('{"t":"finished"'):
                pass
            guest.say("leave")
            guest.hear("welcome")


def read(port: int) -> None:
    """The same texts again and again."""
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5.0, source_address=(READER, 0)) as one:
            one.sendall(REQUEST)
            while one.recv(1 << 20):
                one.sendall(REQUEST)


def crowd(port: int, what: str, count: int) -> None:
    """So many of one sort, in a process of their own."""
    for _ in range(count):
        threading.Thread(target={"games": play, "texts": read}[what], args=(port,), daemon=True).start()
    time.sleep(WITHIN)


def measured(what: str, count: int) -> tuple[list[float], list[float]]:
    """What somebody else waits for an answer while nothing happens, and under the attack."""
    with Target() as target:
        victim = Guest(target.port, VICTIM)
        rest = delays(victim)
        attackers = get_context("spawn").Process(target=crowd, args=(target.port, what, count), daemon=True)
        attackers.start()
        time.sleep(WARM)
        found = delays(victim)
        attackers.kill()
        attackers.join()
    return rest, found


def attack() -> str:
    """Attack in each way. A machine that has other things to do is asked again: a server that is unfair is so each time."""
    told, unfair = [], False
    for what, name, count in (("games", "games of bots", GAMES), ("texts", "readers of texts", READERS)):
        for _ in range(TRIES):
            rest, found = measured(what, count)
            slow = too_long(found, rest)
            told.append(f"{figures(rest)} at rest, {figures(found)} under {count} {name}")
            if not slow:
                break
        unfair |= slow
    said = "; ".join(told) + "."
    if unfair:
        raise Reached(said)
    return said

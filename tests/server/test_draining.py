"""A server that is being emptied: no new games, the running ones go on, then it ends."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

from tests.server.client import QUICK, Server, eventually, settings_for, table_of
from tests.server.process import Process


def test_running_games_go_on_and_no_new_one_begins_while_a_server_is_emptied(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server:
        (cai,) = table_of(server, "Cai")
        ann, bob = server.client("Ann"), server.client("Bob")
        ann.say("quick", options={**QUICK, "options": {"round_cap": "5"}})
        ann.asked()
        assert server.get("/readyz")[0] == 200
        server.server.told_to_drain = True
        eventually(lambda: server.get("/readyz")[0] == 503)
        assert server.get("/healthz")[0] == 200, "it lives, and is left alone by who would restart it"
        bob.say("quick", options=QUICK)
        assert bob.refused() == "draining"
        bob.say("create", options=QUICK)
        assert bob.refused() == "draining"
        cai.say("start")
        assert cai.refused() == "draining"
        assert "sanguosha_draining 1.0" in figures(server)
        ann.play_on()
        ann.catch_up()  # who played the last game may still look at its end
        server.let_pass(20)
        eventually(lambda: not server.thread.is_alive())
    with Server(settings_for(tmp_path)) as server, server.client(token=cai.me["token"]) as again:
        assert again.me["room"] == cai.room["room"], "rooms are kept for the server that follows"
        again.say("start")
        again.hear("room", lambda room: room["running"])


def test_a_server_without_games_ends_at_once_when_a_signal_tells_it_to_empty(tmp_path: Path):
    process = Process(tmp_path / "server.sqlite")
    process.start()
    os.kill(process.pid, signal.SIGUSR1)
    assert process.ended() == 0


def test_figures_tell_of_the_event_loop_and_the_database(tmp_path: Path):
    with Server(settings_for(tmp_path)) as server, server.client() as ann:
        ann.say("quick", options=QUICK)
        ann.asked()
        eventually(lambda: re.search("sanguosha_loop_lag_seconds_count [1-9]", figures(server)))
        assert re.search("sanguosha_store_seconds_count [1-9]", figures(server))
        assert "sanguosha_store_waiting 0.0" in figures(server)
        assert "sanguosha_store_failures_total 0.0" in figures(server)


def figures(server: Server) -> str:
    """What Prometheus is told."""
    return server.get("/metrics")[2].decode()

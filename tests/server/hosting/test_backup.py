"""A copy of the database that is made while games run brings them back elsewhere."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.server.client import QUICK, Server
from tests.server.databases import Database
from tests.server.hosting.test_files import DEPLOY
from tests.server.test_fairness import give


def script(name: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(DEPLOY / name), *args], capture_output=True, text=True, check=False)


def test_a_game_goes_on_from_a_copy_that_was_made_while_it_ran(new_database: Callable[[], Database], tmp_path: Path):
    database, other_database = new_database(), new_database()
    copy = tmp_path / "copy"
    with Server(database.settings()) as server, server.client() as ann:
        ann.say("quick", options=QUICK)
        for _ in range(3):
            ann.asked()
            ann.answer(*ann.simplest())
        number = ann.asked()["number"]
        made = script("backup.sh", database.url, str(copy))
        assert (made.returncode, made.stderr) == (0, "")
        ann.answer(*ann.simplest())
    brought = script("restore.sh", str(copy), other_database.url)
    assert (brought.returncode, brought.stderr) == (0, "")
    with Server(other_database.settings()) as server, server.client(token=ann.me["token"]) as again:
        assert again.asked()["number"] == number
        again.play_on()


def test_a_copy_promises_anew_what_had_not_begun(new_database: Callable[[], Database], tmp_path: Path):
    database, other_database = new_database(), new_database()
    copy = tmp_path / "copy"
    with Server(database.settings(seed=-1)) as server, server.client() as ann:
        ann.say("create", options=QUICK)
        ann.hear("room")
        promised = give(ann, "a" * 32)["commitment"]
        assert script("backup.sh", database.url, str(copy)).returncode == 0
    with Server(database.settings(seed=-1)) as server, server.client(token=ann.me["token"]) as again:
        assert again.hear("room")["commitment"] == promised, "it was only started again"
    assert script("restore.sh", str(copy), other_database.url).returncode == 0
    with Server(other_database.settings(seed=-1)) as server, server.client(token=ann.me["token"]) as again:
        room = again.hear("room")
        assert room["commitment"] not in ("", promised)
        assert room["places"][0]["number"] == ""
    with Server(other_database.settings(seed=-1)) as server, server.client(token=ann.me["token"]) as again:
        assert again.hear("room")["commitment"] == room["commitment"], "what was promised anew is kept"


def test_nothing_is_overwritten(database: Database, tmp_path: Path):
    (tmp_path / "copy").write_text("precious")
    refused = script("backup.sh", database.url, str(tmp_path / "copy"))
    assert refused.returncode == 2
    assert refused.stderr == f"{tmp_path}/copy is there already; name another file.\n"
    assert (tmp_path / "copy").read_text() == "precious"
    with Server(database.settings()):
        pass
    script("backup.sh", database.url, str(tmp_path / "other"))
    refused = script("restore.sh", str(tmp_path / "other"), database.url)
    assert refused.returncode != 0
    assert "already" in refused.stderr

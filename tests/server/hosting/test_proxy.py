"""Behind Caddy, where it is installed: the page, a game, addresses, and what is not for everybody."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.client import QUICK, Server, eventually, settings_for
from tests.server.hosting.test_files import DEPLOY

pytestmark = pytest.mark.skipif(shutil.which("caddy") is None, reason="needs Caddy")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    assert isinstance(port, int)
    return port


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def caddy(server: Server, folder: Path) -> Iterator[int]:
    """Caddy in front of a server; gives its port."""
    port = free_port()
    # Without TLS and without its own administration, for there may be others on this machine.
    text = (DEPLOY / "Caddyfile").read_text().replace("{\n\tservers", "{\n\tadmin off\n\tservers", 1)
    file = folder / "Caddyfile"
    file.write_text(text)
    environment = os.environ | {"DOMAIN": f"http://127.0.0.1:{port}", "UPSTREAM": f"127.0.0.1:{server.port}", "HOME": str(folder)}
    command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            eventually(lambda: answers(port) or process.poll() is not None)
            assert process.poll() is None, "Caddy does not understand the file"
            yield port
        finally:
            process.terminate()


def test_a_game_is_played_through_the_proxy_and_addresses_come_through(tmp_path: Path):
    settings = settings_for(tmp_path, proxies=["127.0.0.1"], connections_per_address=1)
    with Server(settings) as server, caddy(server, tmp_path) as port:
        direct, server.port = server.port, port
        assert server.get("/")[0] == 200
        for hidden in ("/metrics", "/livez", "/healthz", "/readyz"):
            assert server.get(hidden)[0] == 404
        assert server.get("/api/replays", b"x" * 1_100_000)[0] >= 400
        with server.client() as ann:
            ann.say("quick", options={**QUICK, "options": {"round_cap": "3"}})
            ann.play_on()
            server.port = direct
            with server.client(**{"X-Forwarded-For": "192.0.2.7"}):
                pass  # another address is no second one of Ann's

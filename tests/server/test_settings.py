"""Settings from a file, the environment and the command line, and what is said about wrong ones."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sanguosha.cli import app
from sanguosha.server.program.settings import Settings, SettingsError, database_url, load_settings
from tests.server.client import PATIENCE
from tests.support.signals import heed_interrupts

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"


def said_by(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line that ``sanguosha serve`` says about wrong arguments."""
    with pytest.raises(SystemExit) as ended:
        app(["serve", "--no-browser", *args], prog_name="sanguosha")
    assert ended.value.code == 2, args
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("sanguosha: ")
    return lines[0]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is in use."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_later_sources_count_more(tmp_path: Path):
    file = tmp_path / "settings.toml"
    file.write_text('host = "0.0.0.0"\nport = 1000\nrooms = 5\norigins = ["https://a.example"]\n')
    environment = {"SANGUOSHA_PORT": "2000", "SANGUOSHA_ROOMS": "6", "SANGUOSHA_PROXIES": "10.0.0.1, 10.0.0.2", "HOME": "/"}
    settings = load_settings(file, environment, port=3000, database=None)
    assert (settings.host, settings.port, settings.rooms) == ("0.0.0.0", 3000, 6)
    assert settings.origins == ["https://a.example"]
    assert settings.proxies == ["10.0.0.1", "10.0.0.2"]
    assert load_settings(None, {"SANGUOSHA_SETTINGS": str(file)}).port == 1000
    assert load_settings(None, {"SANGUOSHA_BROWSER": "false"}).browser is False
    assert load_settings(None, {"SANGUOSHA_REPLAY_KEPT": "inf"}).replay_kept == float("inf")


def test_a_file_without_an_end_is_no_settings_file():
    with pytest.raises(SettingsError, match="/dev/zero is longer than any"):
        load_settings(Path("/dev/zero"), {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense = 1", "There is no setting “nonsense”"),
        ('port = "many"', "The setting port has a wrong value"),
        (f"seed = {1 << 61}", f"The seed is at most {1 << 60}, not {1 << 61}."),
        ("port = 70000", "The port is a number from 0 to 65535, not 70000."),
        ("rooms = 0", "The setting rooms is a number above 0, not 0."),
        ("away_after = -1.0", "The setting away_after is a number from 0 on"),
        ("guest_kept = nan", "The setting guest_kept is a number from 0 on, not nan."),
        ('log_format = "xml"', "The setting log_format is one of console, json, not “xml”."),
        ('bots = "genius"', "There is no agent “genius”"),
        ("origins = 3", "The setting origins has a wrong value"),
        ("port =", "is no TOML"),
    ],
)
def test_a_wrong_setting_is_told_in_one_sentence(tmp_path: Path, text: str, said: str):
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as caught:
        load_settings(file, {})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_variable_of_the_environment_that_is_no_setting_is_told():
    with pytest.raises(SettingsError, match=r"There is no setting “prot” .*SANGUOSHA_PROT"):
        load_settings(None, {"SANGUOSHA_PROT": "1"})


def test_the_page_on_hosting_tells_every_setting_and_its_usual_value():
    told: dict[str, object] = {}
    for row in re.findall(r"^\| (`.*?) \| (`.*?) \|", HOSTING.read_text(encoding="utf-8"), re.M):
        names, values = (re.findall(r"`(.*?)`", cell) for cell in row)
        told.update(tomllib.loads("\n".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))))
    assert told == msgspec.structs.asdict(Settings())


def test_databases_are_files_or_urls(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert database_url(Settings()) == "sqlite+aiosqlite:////data/sanguosha/server.sqlite"
    assert database_url(Settings(database="/x/y.db")) == "sqlite+aiosqlite:////x/y.db"
    assert database_url(Settings(database="sqlite:////x/y.db")) == "sqlite+aiosqlite:////x/y.db"
    assert database_url(Settings(database="postgresql://a:b@c/d")) == "postgresql+asyncpg://a:b@c/d"


def test_what_cannot_work_ends_with_one_line_and_code_2(
    tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "no.sqlite").write_text("this is no database " * 100)
    good = ("--database", str(tmp_path / "good.sqlite"))
    wrong = {
        ("--port", "70000", *good): "The port is a number from 0 to 65535",
        ("--port", "many", *good): "valid integer",
        ("--port", str(taken), *good): f"cannot listen on 127.0.0.1, port {taken}: Address already in use. Name another one",
        ("--host", "192.0.2.1", *good): "cannot listen on 192.0.2.1, port 8000: Cannot assign requested address.",
        ("--host", "b\udcff", *good): "port 8000: encoding of hostname failed.",
        ("--port", "0", "--database", str(tmp_path / "no.sqlite")): "file is not a database",
        ("--port", "0", "--database", "mystery://x"): "The database mystery://x cannot be used",
        ("--settings", str(tmp_path / "nothing.toml")): "No such file or directory",
    }
    for args, said in wrong.items():
        assert said in said_by(capsys, *args)
    monkeypatch.setenv("SANGUOSHA_NOTHING", "1")
    assert "There is no setting “nothing”" in said_by(capsys, *good)


def test_the_command_itself_ends_so_too(taken: int):
    command = [sys.executable, "-m", "sanguosha.cli", "serve", "--no-browser", "--port", str(taken)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path):
    args = ["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "deep" / "x.sqlite")]
    command = [sys.executable, "-m", "sanguosha.cli", *args]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed_interrupts)
    assert process.stderr is not None
    try:
        opened = next(line for line in process.stderr if "server.open" in line)
        address = re.search(r"http://127\.0\.0\.1:\d+/", opened)
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert (tmp_path / "deep" / "x.sqlite").exists()

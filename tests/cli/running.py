"""Running the command line, within this process and as a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from sanguosha.cli import app

COMMAND = [sys.executable, "-m", "sanguosha.cli"]


def run(*words: str, input: str = "", **env: str) -> Result:
    """Run a command here."""
    return CliRunner().invoke(app, list(words), input=input, env={"LANG": "en_US.UTF-8", "LC_ALL": None, "COLUMNS": "120", **env})


def refused(*words: str) -> str:
    """The one line on stderr with which a command refuses bad input."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("sanguosha: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("sanguosha: ").removesuffix("\n")


def environment(home: Path, **changes: str) -> dict[str, str]:
    """The environment of a real process: an own home, English, and what a test changes."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON", "XDG_"))}
    return {**kept, "HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "100", **changes}


def run_process(*words: str, home: Path, input: str | bytes = "", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process of its own, with pipes."""
    data = input.encode() if isinstance(input, str) else input
    return subprocess.run(
        [*COMMAND, *words], env=environment(home, **changes), input=data, capture_output=True, timeout=120, check=False
    )

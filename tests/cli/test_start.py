"""Starting is quick, because a command loads only what it needs."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("words", ["--help", "serve --help", "--version", "simulate --nonsense"])
def test_help_loads_neither_the_game_nor_the_texts(words: str):
    code = f"""
import sys
from sanguosha.cli import app
try:
    app({words.split()!r}, prog_name="sanguosha")
except SystemExit:
    pass
print([name for name in ("sanguosha.engine.game", "sanguosha.cards", "fluent.runtime", "rich.table") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"

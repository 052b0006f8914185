"""The width that lines have at the terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import termios
from pathlib import Path

from tests.cli.running import environment

PROGRAM = """
from sanguosha.cli.console import make_console
console = make_console()
for _ in range(2):
    print("width", console.width)
    input()
"""


def widths_on(home: Path, before: int, after: int) -> list[int]:
    """The width of a console on a terminal, and that after the terminal has got another one."""
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, (40, before))
    env = environment(home, TERM="xterm")
    del env["COLUMNS"]
    process = subprocess.Popen([sys.executable, "-c", PROGRAM], env=env, stdin=slave, stdout=slave, stderr=slave)
    os.close(slave)
    found = [width(master)]
    termios.tcsetwinsize(master, (40, after))
    os.write(master, b"\n")
    found.append(width(master))
    os.write(master, b"\n")
    assert process.wait(60) == 0
    os.close(master)
    return found


def width(master: int) -> int:
    """The next width that is told."""
    heard = b""
    while not heard.endswith(b"\n") or b"width" not in heard:
        heard += os.read(master, 1)
    return int(heard.split()[-1])


def test_lines_follow_a_terminal_that_changes_its_width(tmp_path: Path):
    assert widths_on(tmp_path, 120, 60) == [120, 60]


def test_a_terminal_of_next_to_no_width_is_taken_for_a_wider_one(tmp_path: Path):
    assert widths_on(tmp_path, 3, 120)[0] == 20

"""Somebody at a terminal: reads what the program prints, answers by rules, through a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import time
from pathlib import Path

from tests.cli.running import COMMAND, environment
from tests.support.signals import heed_interrupts

PROMPT = "> "
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
CHOICE = re.compile(r"^ *(\d+)  \S", re.MULTILINE)
PATIENCE = 60


class Terminal:
    """A command running at a pseudo-terminal."""

    def __init__(self, *words: str, home: Path) -> None:
        self.master, slave = pty.openpty()
        env = environment(home, TERM="xterm", LINES="50", AT=os.ttyname(slave))
        self.process = subprocess.Popen(
            # The leader of a session that opens a terminal is controlled by it: Ctrl-C reaches it.
            ["sh", "-c", 'exec "$@" <"$AT" >"$AT" 2>&1', "sh", *COMMAND, *words],
            env=env,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        self.slave = slave
        self.heard = ""
        self.raw = b""

    def listen(self) -> str:
        """What is printed up to the next prompt, or to the end."""
        start = len(self.heard)
        until = time.monotonic() + PATIENCE
        while not self.heard[start:].endswith(PROMPT):
            if time.monotonic() > until:
                raise AssertionError(f"nothing more is printed after {self.heard[-400:]!r}")
            # Asked first: what the program printed before it ended is there to be read.
            ended = self.process.poll() is not None
            if not select.select([self.master], [], [], 0.0 if ended else 0.1)[0]:
                if ended:
                    break
                continue
            self.raw += os.read(self.master, 65536)
            self.heard = CONTROL.sub("", self.raw.decode("utf-8", errors="ignore"))
        while not self._waits():
            assert time.monotonic() < until, "the program prints its prompt but never waits for an answer"
        return self.heard[start:]

    def _waits(self) -> bool:
        """Whether the program sleeps (a Ctrl-C between a prompt and its reading would be lost) or has ended."""
        if self.process.returncode is not None:
            return True
        return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2][0] in "SZ"

    def type(self, words: str) -> None:
        """Type something."""
        os.write(self.master, words.encode())

    def end(self) -> int:
        """The exit code, once everything is read."""
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        os.close(self.slave)
        return code

    def play(self, seed: int) -> None:
        """Play to the end by choosing among the numbers that are offered."""
        chance = random.Random(seed)
        while True:
            said = self.listen()
            if not said.endswith(PROMPT):
                return
            offered = CHOICE.findall(said)
            if offered:
                self.type(chance.choice(offered) + "\n")
            else:
                assert "Enter: do it" in " ".join(said.split()), said
                self.type("\n")

#!/usr/bin/env python3
"""Go through a Dockerfile without Docker: its steps run on this machine, each stage in a folder of its own instead of ``/``.

What a step names by an absolute path of the image (a folder that some ``WORKDIR`` or ``COPY`` names) is put there. Steps that
change the machine itself (``apt-get``, ``useradd``) are told and left out, and so is ``make``: what it builds is copied as it is,
so build it before. In the end the entry point is started with the environment of the image, and its health check must pass.
"""

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = ("apt-get", "useradd", "make")
START_WITHIN = 60.0
PORT = "8000"


@dataclass
class Stage:
    """One stage: the folder that stands for its ``/``, and what its instructions have set."""

    root: Path
    folder: str = "/"
    environment: dict[str, str] = field(default_factory=dict)
    health: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile, each with the rest of its line."""
    joined = text.replace("\\\n", " ")
    lines = [line.strip() for line in joined.splitlines()]
    return [(word.upper(), rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line and line[0] != "#")]


class Walk:
    """Goes through the instructions below a folder."""

    def __init__(self, base: Path, steps: list[tuple[str, str]]) -> None:
        self.base = base
        self.steps = steps
        self.stages: dict[str, Stage] = {}
        self.stage = Stage(base)
        # Virtual environments know where they lie, so every stage has its own at the same place.
        self.roots = sorted({match for _, rest in steps for match in re.findall(r"(?<![\w./:])/(?:app|build|data)\b", rest)})

    def here(self, text: str) -> str:
        """A text of the image, its own folders put below that of the stage."""
        for root in self.roots:
            text = re.sub(rf"(?<![\w.]){root}\b", f"{self.stage.root}{root}", text)
        return text

    def run(self) -> Stage:
        """Carry out every instruction; returns the last stage. Raises ``CalledProcessError`` for a step that fails."""
        for word, rest in self.steps:
            print(f"{word} {rest}", flush=True)
            getattr(self, f"do_{word.lower()}", self.nothing)(rest)
        return self.stage

    def nothing(self, rest: str) -> None:
        """An instruction that only Docker heeds."""

    def do_from(self, rest: str) -> None:
        name = rest.split()[-1] if " AS " in rest else ""
        self.stage = Stage(self.base)
        self.stages[name] = self.stage

    def do_workdir(self, rest: str) -> None:
        self.stage.folder = rest
        Path(self.here(rest)).mkdir(parents=True, exist_ok=True)

    def do_copy(self, rest: str) -> None:
        if rest.startswith("--from"):
            return
        source, to = rest.split()
        target = Path(self.here(self.stage.folder), to)
        ignored = {line.rpartition("/")[2] for line in (ROOT / ".dockerignore").read_text().splitlines()} - {"dist"}
        shutil.copytree(ROOT / source, target, ignore=shutil.ignore_patterns(*ignored), dirs_exist_ok=True)

    def do_run(self, rest: str) -> None:
        if rest.startswith(LEFT_OUT):
            print("  (left out)", flush=True)
            return
        subprocess.run(self.here(rest), shell=True, check=True, cwd=self.here(self.stage.folder), env=self.environment())

    def do_env(self, rest: str) -> None:
        self.stage.environment.update(word.split("=", 1) for word in shlex.split(rest))

    def do_healthcheck(self, rest: str) -> None:
        self.stage.health = json.loads(rest.partition("CMD ")[2])

    def do_entrypoint(self, rest: str) -> None:
        self.stage.entry = json.loads(rest)

    def environment(self) -> dict[str, str]:
        """That of the machine without its settings for the project, with those of the stage."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SANGUOSHA_")}
        return kept | {name: self.here(value) for name, value in self.stage.environment.items()}


def free_port() -> str:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return str(listener.getsockname()[1])


def try_out(walk: Walk, stage: Stage) -> None:
    """Start the entry point and wait until its health check passes."""
    port = free_port()
    environment = walk.environment() | {"SANGUOSHA_PORT": port, "SANGUOSHA_HOST": "127.0.0.1"}
    check = [walk.here(word).replace(PORT, port) for word in stage.health]
    command = [walk.here(word) for word in stage.entry]
    Path(walk.here(stage.folder)).mkdir(exist_ok=True)
    server = subprocess.Popen(command, env=environment, cwd=walk.here(stage.folder))
    try:
        end = time.monotonic() + START_WITHIN
        while subprocess.run(check, env=environment, capture_output=True, check=False).returncode:
            if server.poll() is not None or time.monotonic() > end:
                sys.exit("The server of the image is not well.")
            time.sleep(0.2)
        page = f"from urllib.request import urlopen; assert b'<script' in urlopen('http://127.0.0.1:{port}/').read()"
        subprocess.run([check[0], "-c", page], check=True)
    finally:
        server.terminate()
        code = server.wait()
    if code:
        sys.exit(f"The server of the image ended with the code {code}.")
    print("The server of the image is well, has its page, and ends when it is told to.")


def main() -> None:
    file = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="image") as base:
        walk = Walk(Path(base), instructions(file.read_text()))
        try:
            stage = walk.run()
        except subprocess.CalledProcessError as error:
            sys.exit(f"The step ended with the code {error.returncode}: {error.cmd}")
        try_out(walk, stage)


if __name__ == "__main__":
    main()

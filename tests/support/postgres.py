"""A PostgreSQL server for the tests, where its programs are installed: on a socket in a folder of its own, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

USER = "sanguosha"
PATIENCE = "600"
# Nothing that tests write need outlast the machine.
FAST = "-c fsync=off -c full_page_writes=off"
# It refuses to run as root; then it runs as one of these.
OTHERS = ("postgres", "nobody")


def programs() -> Path | None:
    """The folder with ``initdb`` and ``pg_ctl``: that of the path, or the newest one where Debian puts them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


class Postgres:
    """``with Postgres() as postgres``; each ``database`` is a new one."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None
        self.programs = folder
        # Not in the folder of a test: the name of a socket must be short, and the server's user must get there.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.databases = 0
        self._as: dict[str, str | int] = {}
        if os.geteuid() == 0:
            user = next(pwd.getpwnam(name) for name in OTHERS if name in {one.pw_name for one in pwd.getpwall()})
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid}

    def __enter__(self) -> Postgres:
        self._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start, and wait until it can be connected to."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' {FAST}"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-t", PATIENCE, "-o", options, "start")

    def stop(self) -> None:
        """Stop at once: connections are cut off, what has not been committed is lost."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "-t", PATIENCE, "stop")

    @property
    def pid(self) -> int:
        """The id of the process that takes connections."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"test_{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", USER, name)
        return self.url(name)

    def url(self, name: str, folder: Path | None = None) -> str:
        """The URL of a database of this name; ``folder`` is where the socket is, if not that of the server."""
        return f"postgresql://{USER}@/{name}?host={folder or self.folder}"

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), *args]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=float(PATIENCE),
            check=False,
            **self._as,
        )  # type: ignore[call-overload]
        assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"

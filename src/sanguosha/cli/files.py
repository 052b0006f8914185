"""Files that the commands read and write: a new one takes the place of an old one only as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanguosha.cli.errors import InputError

LONGEST: Final = 16_000_000
"""No file that the commands read is longer, in bytes; some things that look like files never end."""


class TooLong(OSError):
    """A file that is longer than any that makes sense."""


def read_bytes(file: Path) -> bytes:
    """What a file holds. Raises ``OSError`` if it cannot be read."""
    with file.open("rb") as stream:
        found = stream.read(LONGEST + 1)
    if len(found) > LONGEST:
        raise TooLong(0, "It is too long")
    return found


def unfinished(path: Path) -> Path:
    """Where a file is written before it takes its place; what a process that was killed may leave. Nobody names a file so."""
    return path.with_name(f".{path.name}.unfinished")


def check_place(path: Path) -> None:
    """Raise ``InputError`` for a place that no file can take: a folder, or a device or a link, which would be lost."""
    if path.is_dir():
        raise InputError(f"{path} is a folder; name a file.")
    if path.is_symlink() and not path.exists():
        raise InputError(f"{path} is a link to a file that is not there; name that file, or another place.")
    if path.exists() and not path.is_file():
        raise InputError(f"{path} is no file; name another place.")


def check_free(path: Path, force: bool) -> None:
    """Raise ``InputError`` for a place that is taken, by whatever, unless it is said that what is there may go."""
    check_place(path)
    if path.exists() and not force:
        raise InputError(f"{path} is there already; name another file, or say with --force that it may be written over.")


def write(path: Path, text: str) -> None:
    """Write a file, all of it or nothing. Raises ``OSError`` if that cannot be done."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = unfinished(path)
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)

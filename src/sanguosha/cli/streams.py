"""Standard streams that never fail, also where the terminal knows no UTF-8: what it lacks is written in plain letters."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final

ERRORS: Final = "sanguosha"
PLAIN: Final = {
    "♠": "S", "♥": "H", "♣": "C", "♦": "D", "●": "*", "○": ".", "▶": ">", "→": "->", "–": "-", "—": "-", "…": "...",
    "“": '"', "”": '"', "‘": "'", "’": "'", "「": '"', "」": '"', "·": "*", "đ": "d", "Đ": "D", "、": ",", "。": ".",
}  # fmt: skip


def _plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write what an encoding lacks in plain letters."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain_sign(sign) for sign in error.object[error.start : error.end]), error.end


def _plain_sign(sign: str) -> str:
    if sign in PLAIN:
        return PLAIN[sign]
    base = unicodedata.normalize("NFD", sign)[0]
    return base if base.isascii() else "?"


def prepare_streams() -> None:
    """Let the standard streams write and read anything without failing; one that is closed has nothing to say and hears nothing."""
    codecs.register_error(ERRORS, _plain)
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), way, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")

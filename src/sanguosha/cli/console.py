"""Consoles, and the language that fits the terminal."""

from __future__ import annotations

import os
import sys
from typing import Final

from rich.console import Console
from rich.text import Text

from sanguosha.texts import locale_named, locale_of_system

RED_CARDS: Final = r"[♥♦](?:10|[2-9AJQK])?"
PIPE_WIDTH: Final = 110
# On something narrower rich shows next to nothing.
NARROWEST: Final = 20
UNIX_NAMES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def make_console(*, stderr: bool = False) -> Console:
    """A console on stdout or stderr. Lines that go to a file or a pipe are not broken."""
    console = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    console.soft_wrap = not console.is_terminal
    if not console.is_terminal and not os.environ.get("COLUMNS"):
        console.width = PIPE_WIDTH
    # Only then: a width that is set no longer follows the terminal.
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def styled(text: str) -> Text:
    """A line with red cards in red."""
    line = Text(text)
    line.highlight_regex(RED_CARDS, "red")
    return line


def choose_locale(name: str) -> str:
    """The language asked for, else that of the system; English on a terminal that cannot show Chinese."""
    if name:
        return locale_named(name)
    found = locale_of_system([os.environ.get(variable, "") for variable in UNIX_NAMES])
    return found if _can_show("杀" if found.startswith("zh") else "ậ" if found == "vi" else "a") else "en"


def _can_show(sign: str) -> bool:
    try:
        sign.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True

"""The options of the 3v3 game."""

from __future__ import annotations

from typing import Final

from sanguosha.modes.options import OptionError, check_option

LOT: Final = "lot"
FIRST: Final = "first"

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "warm": (LOT, FIRST, "second"),
    "silent": ("on", "off"),
    "maneuvering": ("off", "on"),
    "ask_all": ("off", "on"),
}
NUMBERS: Final = ("round_cap",)
OTHERS: Final = ("ban",)


def check(options: dict[str, str]) -> None:
    """Raise ``OptionError`` for an option that the 3v3 game does not have, or a value that it cannot have."""
    if "wish" in options:
        raise OptionError("In the 3v3 game the marshals draft the generals; nobody can wish for one.")
    for name, value in options.items():
        check_option("The 3v3 game", name, value, OPTIONS, NUMBERS, OTHERS)

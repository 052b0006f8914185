"""The options of the identity game."""

from __future__ import annotations

from typing import Final

from sanguosha.modes.options import Needs, OptionError, check_option

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "role_set": ("standard", "two_renegades"),
    "generals": ("on", "off"),
    "first_out_protection": ("off", "on", "always"),
    "three_player_attrition": ("off", "on"),
    "dark_souls": ("off", "on"),
    "reincarnation": ("off", "on"),
    "scoring": ("none", "v4"),
    "rebel_bonus_needs_win": ("false", "true"),
    "series": ("none", "rotating_lord"),
    "seats_by_lot": ("off", "on"),
    "ask_all": ("off", "on"),
}
NUMBERS: Final = ("choices", "round_cap")
SEATS: Final = ("lord", "first_out")
OTHERS: Final = ("wish", "ban", *SEATS)
NEEDS: Final[Needs] = {
    "choices": {"generals": ("on",)},
    "wish": {"generals": ("on",)},
    "ban": {"generals": ("on",)},
    "reincarnation": {"generals": ("on",)},
    "first_out": {"first_out_protection": ("on", "always")},
    "first_out_protection": {"first_out": (), "series": ("rotating_lord",)},
    "rebel_bonus_needs_win": {"scoring": ("v4",), "series": ("rotating_lord",)},
}


def check(options: dict[str, str], players: int) -> None:
    """Raise ``OptionError`` for an option that the identity game does not have, or a value that it cannot have."""
    for name, value in options.items():
        check_option("The identity game", name, value, OPTIONS, NUMBERS, OTHERS)
        if name in SEATS and value not in [f"s{index}" for index in range(players)]:
            raise OptionError(f"The option {name} is a seat from s0 to s{players - 1}, not “{value}”.")
    if options.get("reincarnation") == "on" and options.get("generals") == "off":
        raise OptionError("Reincarnation needs generals; play it with generals=on.")


def seat_option(options: dict[str, str], name: str) -> int:
    """The seat that an option names, -1 for none."""
    return int(options[name][1:]) if name in options else -1

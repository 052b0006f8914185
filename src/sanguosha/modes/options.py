"""Options of modes: checked when a table is set up."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.mode import Ruleset
from sanguosha.engine.pieces.skills import General

DIGITS: Final = 6


# What an option needs to have an effect: one of these settings; any value will do where none is named.
Needs = dict[str, dict[str, tuple[str, ...]]]


class OptionError(ValueError):
    """A table or an option that the mode does not have; the message says what it has."""


def check_option(
    mode: str, name: str, value: str, choices: dict[str, tuple[str, ...]], numbers: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """Raise ``OptionError`` unless a mode (its name begins the sentence) has this option: one of ``choices`` with a value of its
    list, one of ``numbers`` from 1 on, or one of ``others``, which the mode checks itself."""
    if name in numbers:
        if len(value) > DIGITS:
            raise OptionError(f"The option {name} has at most {DIGITS} digits.")
        if not value.isdecimal() or int(value) < 1:
            raise OptionError(f"The option {name} is a number from 1 on, not “{value}”.")
    elif name in choices:
        if value not in choices[name]:
            raise OptionError(f"The option {name} is one of {', '.join(choices[name])}, not “{value}”.")
    elif name not in others:
        raise OptionError(f"{mode} has no option “{name}”; it has {', '.join([*choices, *numbers, *others])}.")


def check_effect(options: dict[str, str], choices: dict[str, tuple[str, ...]], needs: Needs, implied: dict[str, str]) -> None:
    """Raise ``OptionError`` for an option that has no effect beside the others and what is ``implied``. What stands at its usual
    value (the first of its ``choices``) need not have one."""
    for name, value in options.items():
        usual = choices.get(name, ("",))[0]
        if name not in needs or value == usual:
            continue
        settings = {**{other: values[0] for other, values in choices.items()}, **options, **implied}
        if not any(other in settings and (not values or settings[other] in values) for other, values in needs[name].items()):
            wanted = " or ".join(f"{other}={values[0]}" if values else other for other, values in needs[name].items())
            raise OptionError(f"The option {name} has no effect without {wanted}.")


def generals_but(ruleset: Ruleset, banned: str) -> list[General]:
    """The generals of a ruleset without those of the option ``ban`` (``yu_ji+zhang_jiao``). Raises ``OptionError`` for a general
    that is not there."""
    ids = banned.split("+") if banned else []
    for id in ids:
        if id not in ruleset.general_by_id:
            raise OptionError(f"There is no general “{id}” in these packages.")
    return [general for general in ruleset.generals if general.id not in ids]

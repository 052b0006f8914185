"""Bad input ends a command with one line on stderr and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

BAD_INPUT = 2


class InputError(ValueError):
    """Something on the command line that makes no sense; the message says what would."""


def fail(message: str) -> NoReturn:
    """Say what is wrong and end."""
    print("sanguosha:", " ".join(message.split()), file=sys.stderr)
    raise typer.Exit(BAD_INPUT)


@contextmanager
def bad_input() -> Iterator[None]:
    """Turn the errors that bad input raises into one line; what is a bug of the program stays an error."""
    try:
        yield
    except ValueError as error:
        from sanguosha.agents.registry import AgentError
        from sanguosha.engine.records.record import RecordError
        from sanguosha.modes.options import OptionError
        from sanguosha.packages import PackageError
        from sanguosha.server.program.settings import SettingsError
        from sanguosha.tables import TableError
        from sanguosha.texts import TextError

        if isinstance(
            error, (InputError, AgentError, RecordError, OptionError, PackageError, SettingsError, TableError, TextError)
        ):
            fail(str(error))
        raise

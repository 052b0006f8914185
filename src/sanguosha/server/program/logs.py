"""Structured logs. Lines that come again and again are counted."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable

import structlog
from structlog.typing import EventDict, WrappedLogger

from sanguosha.server.program.settings import Settings

EVERY = 60.0
MANY = 1_000
# What servers and libraries log themselves, from this level on.
FOREIGN_LEVEL = logging.WARNING


def set_up_logs(settings: Settings) -> None:
    """Write logs to stderr, as lines for people or as JSON; also what libraries say."""
    json = settings.log_format == "json"
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            Repeats(),
            structlog.processors.TimeStamper(fmt="iso", utc=json),
            *([structlog.processors.format_exc_info, structlog.processors.JSONRenderer()] if json else [for_people()]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(settings.log_level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    if not any(isinstance(handler, Foreign) for handler in root.handlers):
        root.addHandler(Foreign(FOREIGN_LEVEL))


def for_people() -> structlog.dev.ConsoleRenderer:
    """Lines for people; what went wrong is shown without the values of variables, for they may be secrets."""
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)


class Foreign(logging.Handler):
    """Writes what libraries log among the lines of the server."""

    def emit(self, record: logging.LogRecord) -> None:
        exc_info = record.exc_info if record.exc_info and record.exc_info[0] is not None else None
        more = {"exc_info": exc_info} if exc_info is not None else {}
        structlog.get_logger(record.name).log(record.levelno, record.name, said=record.getMessage().strip(), **more)


class Repeats:
    """A line that was written less than ``every`` seconds ago is only counted; the next one tells how often (``again``).

    Nobody can fill a disk by doing the same thing a million times.
    """

    def __init__(self, every: float = EVERY, clock: Callable[[], float] = time.monotonic) -> None:
        self.every = every
        self.clock = clock
        self._written: dict[str, tuple[float, int]] = {}

    def __call__(self, logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
        """Let a line pass, perhaps with a count; raises ``DropEvent`` if it is counted only."""
        now = self.clock()
        key = repr(sorted((name, _shown(name, value)) for name, value in line.items()))
        at, again = self._written.get(key, (-self.every, 0))
        if now - at < self.every:
            self._written[key] = (at, again + 1)
            raise structlog.DropEvent
        if len(self._written) >= MANY:
            self._written.clear()
        self._written[key] = (now, 0)
        if again:
            line["again"] = again
        return line


def _shown(name: str, value: object) -> str:
    """What of a value makes lines different: of an error not where it came from."""
    if name != "exc_info":
        return repr(value)
    error = sys.exc_info()[1] if value is True else value[1] if isinstance(value, tuple) else value
    return repr(error)

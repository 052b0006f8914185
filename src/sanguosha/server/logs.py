"""Structured logs."""

from __future__ import annotations

import logging
import sys

import structlog

from sanguosha.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """Write logs to stderr, as lines for people or as JSON."""
    json = settings.log_format == "json"
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=json),
            *([structlog.processors.format_exc_info, structlog.processors.JSONRenderer()] if json else [for_people()]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(settings.log_level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def for_people() -> structlog.dev.ConsoleRenderer:
    """Lines for people; what went wrong is shown without the values of variables, for they may be secrets."""
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)

"""The command line: play, simulate, replay, rules."""

from sanguosha.cli.app import app, main

__all__ = ["app", "main"]

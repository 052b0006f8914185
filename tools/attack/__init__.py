"""Attacks on games and on a real server. Each module has ``attack``, which tells what it reached and raises ``Reached`` if that is too much."""

from __future__ import annotations


class Reached(Exception):
    """The attack got further than it should."""

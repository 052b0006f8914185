"""Attacks on games and on a server. Each module has ``attack``, which tells what it reached and raises ``Reached`` if too much."""

from __future__ import annotations


class Reached(Exception):
    """The attack got further than it should."""

"""Attacks on games and a real server. Each module has ``attack``, which tells what it reached and raises ``Reached`` if too much."""

from __future__ import annotations


class Reached(Exception):
    """The attack got further than it should."""

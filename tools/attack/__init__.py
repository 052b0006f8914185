"""Attacks on games and on a server. Each module has ``attack``, which tells what it reached and raises ``Reached`` if too much.

What must hold are counts, work done, or waits compared with those at rest in the same run: a busy machine is slow for everybody.
"""

from __future__ import annotations


class Reached(Exception):
    """The attack got further than it should."""


def allowed(a_minute: int, seconds: float) -> int:
    """What an address may do in so many seconds that may do so much in each minute."""
    return a_minute * (1 + int(seconds // 60))

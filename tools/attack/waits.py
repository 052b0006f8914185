"""How long somebody else waits for answers, who does nothing but ask."""

from __future__ import annotations

# Whoever waits no longer than this, in ms, notices nothing; nor may it be much more than on the same machine at rest.
UNNOTICED = 80.0
TIMES_REST = 8


def share(waits: list[float], part: float) -> float:
    """The wait, in ms, that so many did not exceed."""
    ordered = sorted(waits)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def figures(waits: list[float]) -> str:
    """The usual shares, to be read."""
    return ", ".join(f"p{part} {share(waits, part / 100):.1f} ms" for part in (50, 90, 99))


def too_long(waits: list[float], rest: list[float]) -> bool:
    """Whether one of ten answers, or more, came later than can be borne."""
    return share(waits, 0.9) > max(UNNOTICED, TIMES_REST * share(rest, 0.9))

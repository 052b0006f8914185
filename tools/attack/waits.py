"""How long somebody else waits for answers, who does nothing but ask."""

from __future__ import annotations

# Half of all answers, and nine of ten, come within so many ms, or within so many times what they take on this machine at rest.
BEARABLE = {0.5: 25.0, 0.9: 150.0}
TIMES_REST = 8


def share(waits: list[float], part: float) -> float:
    """The wait, in ms, that so many did not exceed."""
    ordered = sorted(waits)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def figures(waits: list[float]) -> str:
    """The usual shares, to be read."""
    return ", ".join(f"p{part} {share(waits, part / 100):.1f} ms" for part in (50, 90, 99))


def too_long(waits: list[float], rest: list[float]) -> bool:
    """Whether answers came later than can be borne."""
    return any(share(waits, part) > max(most, TIMES_REST * share(rest, part)) for part, most in BEARABLE.items())

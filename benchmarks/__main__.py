"""``python -m benchmarks [--quick] [--write]``: measure this build and compare it with ``benchmarks/baseline.json``.

``--write`` makes the figures the new baseline of this build.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import measures

BASELINE = Path(__file__).with_name("baseline.json")
LOWER_IS_BETTER = ("_us", "_mb", "_percent")


def measure(*, quick: bool) -> dict[str, float]:
    """All figures of this build by name."""
    scale = 1 if measures.build() == "pure" else 4
    count = (20 if quick else 100) * scale
    figures: dict[str, float] = {}
    for players in (5, 8):
        for agent in measures.AGENTS:
            for name, value in measures.games(players, agent, count).items():
                figures[f"{agent} {players} {name}"] = value
    for name, value in measures.copies(8).items():
        figures[f"copy 8 {name}"] = value
    figures.update(measures.with_idle_generals(8, count // 4, 10))
    figures.update(measures.peak_memory())
    return figures


def show(figures: dict[str, float], baseline: dict[str, float]) -> None:
    """A table of the figures beside those of the baseline."""
    table = Table(title=f"{measures.build()} build, one core")
    for heading in ("figure", "now", "baseline", "change"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    for name, value in figures.items():
        before = baseline.get(name)
        change = "" if not before else f"{(value / before - 1) * 100:+.0f} %"
        worse = before is not None and (value > before * 1.15 if name.endswith(LOWER_IS_BETTER) else value < before * 0.85)
        table.add_row(name, f"{value:,.1f}", "" if before is None else f"{before:,.1f}", change, style="red" if worse else "")
    Console().print(table)


def main() -> None:
    """Measure, show, perhaps write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    known = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    figures = measure(quick=args.quick)
    show(figures, known.get(measures.build(), {}))
    if args.write:
        known[measures.build()] = {name: round(value, 2) for name, value in figures.items()}
        BASELINE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()

"""Long fuzz runs: ``python -m tests.fuzz --games 100000 [--start SEED] [--jobs 2]``, or ``--only SEED`` for one game again."""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import sys
import time
import traceback

from tests.fuzz.games import Setup, play_watched


def play_numbered(seed: int) -> tuple[int, str, str]:
    """Play the game of this number; its outcome, or the report of its failure."""
    setup = Setup.number(seed)
    try:
        return seed, play_watched(setup).outcome, ""
    except Exception:
        return seed, "failed", f"{setup}\nreplay it with: {setup.command}\n{traceback.format_exc()}"


def main() -> int:
    """Play the games; 1 if any of them broke something."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    seeds = range(args.start, args.start + args.games) if args.only is None else [args.only]
    outcomes: collections.Counter[str] = collections.Counter()
    begun = time.monotonic()
    with multiprocessing.Pool(args.jobs) as pool:
        for seed, outcome, report in pool.imap_unordered(play_numbered, seeds, chunksize=8):
            outcomes[outcome] += 1
            if report:
                print(f"game {seed} failed: {report}", file=sys.stderr)
    print(f"{sum(outcomes.values())} games in {time.monotonic() - begun:.0f} s: {dict(outcomes)}")
    return 1 if outcomes["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())

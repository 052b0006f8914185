"""``python -m tools.attack [NAME …]``: attack games and a server of this machine, tell what was reached; fails if too much."""

from __future__ import annotations

import sys
from importlib import import_module

from tools.attack import Reached

ATTACKS = ("lattice", "records", "sockets", "guests", "rooms", "passwords", "fairness")


def main(names: list[str]) -> int:
    """Run these attacks, all if none is named."""
    failed = 0
    for name in names or ATTACKS:
        try:
            print(f"{name}: {import_module(f'tools.attack.{name}').attack()}", flush=True)
        except Reached as reached:
            failed += 1
            print(f"{name}: {reached} TOO MUCH", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

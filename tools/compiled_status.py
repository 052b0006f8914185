"""Import every module of the installed `sanguosha` and say which are compiled; fail if the engine is not."""

import importlib
import pkgutil
import sys
from collections import defaultdict

import sanguosha


def main() -> int:
    compiled: dict[str, int] = defaultdict(int)
    pure: dict[str, list[str]] = defaultdict(list)
    for info in pkgutil.walk_packages(sanguosha.__path__, "sanguosha."):
        # Not to be imported: a program, and what Alembic runs by itself.
        if info.name.endswith("__main__") or ".migrations" in info.name:
            continue
        part = info.name.split(".")[1]
        if (importlib.import_module(info.name).__file__ or "").endswith((".so", ".pyd")):
            compiled[part] += 1
        else:
            pure[part].append(info.name)
    for part in sorted(compiled.keys() | pure.keys()):
        print(f"{part:12} {compiled[part]:4} compiled {len(pure[part]):4} interpreted")
    if not compiled["engine"] or pure["engine"]:
        print("the engine is not compiled:", *pure["engine"], file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

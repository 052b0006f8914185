"""Build script. SANGUOSHA_COMPILE=1 compiles the packages below with mypyc; otherwise the install is pure Python."""

import os
from pathlib import Path

from setuptools import setup

ROOT = Path("src/sanguosha")
COMPILED = ("engine", "cards", "generals", "modes", "agents")
# Modules that discover others at run time stay interpreted.
INTERPRETED = {
    "cards/__init__.py",
    "generals/__init__.py",
    "modes/__init__.py",
}


def modules() -> list[str]:
    found = (path for package in COMPILED for path in (ROOT / package).rglob("*.py"))
    return sorted(str(path) for path in found if not interpreted(path.relative_to(ROOT)))


def interpreted(path: Path) -> bool:
    """Options of modes are read from the annotations of their structures, which mypyc does not keep."""
    return path.as_posix() in INTERPRETED or (path.parts[0] == "modes" and path.name == "options.py")


def extensions() -> list:
    if os.environ.get("SANGUOSHA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(modules(), opt_level="3", multi_file=True, group_name="sanguosha")


setup(ext_modules=extensions())

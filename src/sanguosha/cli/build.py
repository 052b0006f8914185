"""Which build of the engine runs: pure Python, or compiled with mypyc."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

PURE: Final = "pure Python"
COMPILED: Final = "compiled"


def build() -> str:
    """``COMPILED`` or ``PURE``, without importing the engine."""
    spec = find_spec("sanguosha.engine.game")
    return COMPILED if spec is not None and (spec.origin or "").endswith((".so", ".pyd")) else PURE

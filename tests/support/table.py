"""The table of ``sanguosha.testing``."""

from sanguosha.testing import Seated, Table

__all__ = ["Seated", "Table"]

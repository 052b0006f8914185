"""The table for tests: positions that read like a ruling, and two worlds that a seat cannot tell apart (docs/testing.md)."""

from sanguosha.testing.story import Story
from sanguosha.testing.table import ROLE_LETTERS, Seated, Table
from sanguosha.testing.team import PLACES, SeatedTeams, TeamTable
from sanguosha.testing.twins import Twins, twins
from sanguosha.testing.words import UnknownWord

__all__ = [
    "PLACES",
    "ROLE_LETTERS",
    "Seated",
    "SeatedTeams",
    "Story",
    "Table",
    "TeamTable",
    "Twins",
    "UnknownWord",
    "twins",
]

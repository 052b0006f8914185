"""What a mode registers: all that tables, commands, servers and pages know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.modes.options import Options

STANDARD_FAMILY: Final = "identity"
STANDARD_DECKS: Final = ("standard", "standard_ex", "maneuvering")
STANDARD_GENERALS: Final = ("standard", "wind")


@dataclass(frozen=True)
class Teams:
    """The first half of a room's places plays against the second half, also in its next game. Then the two exchange colours: the
    ``option`` says which of them (``first``, ``second``) has the ``side``."""

    option: str
    side: str


@dataclass(frozen=True)
class ModeDefinition:
    """A mode as it is registered in a ``Package``: its id, what makes it (from the ruleset, the number of players and the options
    as they are written), its options, the ``sizes`` of its tables and the ``usual_size``.

    ``outcomes`` are how a game may end, but for a draw; ``roles`` and ``sides`` those that agents can be named for and numbers are
    counted for, in the order in which they are shown. ``role_sets`` are the counts of roles by the size of the table, as the
    catalogue tells them; ``explained`` the ids of effects that are explained like skills. ``decks`` and ``generals`` name the
    packages of its usual ruleset, which are of its ``family``.

    Its texts are those of its package: ``page-mode-<id>``, ``page-option-<option>`` (with ``.hint``), ``role-<role>``,
    ``side-<side>``, ``wins-<outcome>`` and ``page-outcome-<outcome>``, its prompts and its commentary.
    """

    id: str
    make: Callable[[Ruleset, int, dict[str, str]], Mode]
    options: type[Options]
    sizes: tuple[int, ...]
    usual_size: int
    outcomes: tuple[str, ...]
    roles: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    role_sets: tuple[Mapping[str, int | str], ...] = ()
    teams: Teams | None = None
    explained: tuple[str, ...] = ()
    family: str = STANDARD_FAMILY
    decks: tuple[str, ...] = STANDARD_DECKS
    generals: tuple[str, ...] = STANDARD_GENERALS

"""How deep procedures lie in each other, so that effects which set each other off for ever come to an end."""

from __future__ import annotations

from typing import Final

# Deeper, and longer, than any game that does not go on for ever.
DEEPEST: Final = 100
BROKEN: Final = 130
LONGEST: Final = 500


class EndlessChain(Exception):
    """A skill or an effect that makes itself without end; a bug."""


class Nesting:
    """The context of procedures that set each other off: how deep they lie in each other, and how often parts acted since the
    outermost began.

    Where that goes on without end, nobody answers any more (``spent``) until the outermost is done, so that every game goes on.
    Raises ``EndlessChain`` only for what goes deeper though nobody answers.
    """

    def __init__(self) -> None:
        self.depth = 0
        self.acts = 0
        self.spent = False
        self.told = False

    def __enter__(self) -> None:
        if self.depth >= DEEPEST:
            self.tire()
        self.depth += 1

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.depth -= 1
        if self.depth == 0:
            self.rest()

    def tire(self) -> None:
        """It goes too deep."""
        self.spent = True
        if self.depth >= BROKEN:
            raise EndlessChain("A skill or an effect makes itself without end; the game cannot go on.")

    def rest(self) -> None:
        """The outermost is done, or what was going on has been left for good."""
        self.depth = self.acts = 0
        self.spent = self.told = False

    def act(self) -> None:
        """A part acts."""
        self.acts += 1
        if self.acts >= LONGEST:
            self.spent = True

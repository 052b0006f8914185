"""The table for tests of the 3v3 game."""

from __future__ import annotations

from typing import Final, Self

from sanguosha.engine.game import Game
from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.modes.team_3v3 import ACTED, COLD, WARM, Team3v3, give_right, role_of
from sanguosha.testing.table import Table
from sanguosha.testing.words import UnknownWord

PLACES: Final = ("CA", "CM", "CB", "WB", "WM", "WA")


class SeatedTeams(Team3v3):
    """The 3v3 game with everybody seated already."""

    def prepare(self, game: Game) -> bool:
        return True


class TeamTable(Table):
    """A 3v3 table; counter-clockwise sit the cold side ``CA``, ``CM``, ``CB`` and the warm side ``WB``, ``WM``, ``WA``: vanguard A,
    marshal, vanguard B. ``TeamTable(CM="cao_cao")`` names some of the generals. Marshals have no extra health.

    ``first_round("warm")`` lets the first round begin; ``turn`` begins with a turn of the seat's own instead.
    """

    def __init__(
        self, *, ruleset: Ruleset | None = None, options: dict[str, str] | None = None, seed: int = 1, **seats: str
    ) -> None:
        for name in seats:
            if name not in PLACES:
                raise UnknownWord(f"Nobody sits at “{name}”; there are {', '.join(PLACES)}.")
        everybody = {name: seats.get(name, "-") for name in PLACES}
        super().__init__(ruleset=ruleset, options=options, seed=seed, **everybody)

    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        return SeatedTeams(rules, len(self.names), options)

    def give_roles(self, letters: str) -> None:
        for seat in self.game.seats:
            seat.role = role_of(seat.index)

    def first_round(self, side: str) -> Self:
        """Let a side act first: the first round begins and runs to the first question."""
        give_right(self.game, {"warm": WARM, "cold": COLD}[side])
        self.game.round = 0
        self.session.start()
        return self

    def acts(self, *names: str) -> Self:
        """These seats have their turns, one after the other, and do nothing in them but discard what they must."""
        for name in names:
            self.end_phase(name)
            decision = self.session.question(self[name].index)
            if decision is not None and decision.prompt == "choose-discard":
                self.session.answer(decision.seat, decision.number, decision.unasked())
        return self

    @property
    def tapped(self) -> list[str]:
        """The names of those whose role cards are turned sideways."""
        return [name for name in self.names if self[name].marks.get(ACTED)]

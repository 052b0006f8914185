"""What can be chosen for a pair duel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from sanguosha.modes.options import About, Generals, Options


class PairOptions(Options, frozen=True, kw_only=True):
    """The options of a pair duel, beside those of every mode."""

    who: ClassVar[str] = "A pair duel"

    health: Annotated[Literal["half", "sum"], About("half of what both generals have together, or all of it")] = "half"
    head_start: Annotated[bool, About("who acts second begins with a card more")] = True
    choices: Annotated[int, About("from how many generals two are chosen", upto=8)] = 5
    ban: Annotated[Generals, About("generals left out: yu_ji+zhang_jiao", set_by_room=True)] = Generals()

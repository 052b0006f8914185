"""Effects: whatever outlasts the moment it arose in. They are plain data with parts of their own and do not depend on who still
has the skill that made them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.parts.origin import of_effect
from sanguosha.engine.pieces.worth import ORDINARY, Worth

if TYPE_CHECKING:
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.table.seat import Seat

# Until when an effect lasts; each also ends with its owner's death.
END_OF_PHASE: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_GAME: Final = 3
START_OF_OWN_TURN: Final = 4
END_OF_OWN_TURN: Final = 5

# How everybody reads the first number of an effect that is shown on its owner's seat.
HIDDEN: Final = 0  # not at all
SEAT: Final = 1  # a seat
SEATS: Final = 2  # several seats, as the bits of the number


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectKind:
    """What sort of effect it is: an id (registered once) and the parts it gives its owner while it lasts; ``worth`` for agents."""

    def __init__(self, id: str, *parts: type[Part], worth: Worth = ORDINARY) -> None:
        if id in EFFECT_KINDS:
            raise ValueError(f"An effect named “{id}” exists already; give this one another id.")
        self.id = id
        self.parts = parts
        self.worth = worth
        EFFECT_KINDS[id] = self

    @property
    def shown(self) -> int:
        """What everybody sees in its data on its owner's seat (SEAT, SEATS); HIDDEN if nobody sees the effect itself."""
        return HIDDEN

    def begin(self, effect: Effect) -> None:
        """The effect begins. Not called in a restored game: whatever it changed is restored with everything else."""

    def end(self, effect: Effect) -> None:
        """The effect is over."""


class LeavesRing(EffectKind):
    """Out of the ring (调虎离山): not counted for distances, no target of cards, using no card."""

    def begin(self, effect: Effect) -> None:
        effect.owner.seated = False
        effect.owner.game.touch_ring()

    def end(self, effect: Effect) -> None:
        effect.owner.seated = effect.owner.effect(self) is None
        effect.owner.game.touch_ring()


EFFECT_KINDS: Final[dict[str, EffectKind]] = {}
OUT_OF_RING: Final = LeavesRing("out_of_ring")


class Effect:
    """An effect on ``owner``; ``data`` holds small numbers (amounts, seat indices, card ids) that its parts read."""

    def __init__(self, kind: EffectKind, owner: Seat, until: int, data: tuple[int, ...]) -> None:
        self.kind = kind
        self.owner = owner
        self.until = until
        self.data = data
        self.origin = of_effect(self)

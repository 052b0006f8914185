"""Effects: whatever outlasts the moment it arose in. They are plain data with parts of their own and do not depend on who still
has the skill that made them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from sanguosha.engine.parts import Part
    from sanguosha.engine.seat import Seat

# Until when an effect lasts; each also ends with its owner's death.
END_OF_PHASE: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_GAME: Final = 3
START_OF_OWN_TURN: Final = 4
END_OF_OWN_TURN: Final = 5
REMOVED: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectKind:
    """What sort of effect it is: an id (registered once) and the parts it gives its owner while it lasts."""

    def __init__(self, id: str, *parts: type[Part]) -> None:
        if id in EFFECT_KINDS:
            raise ValueError(f"An effect named “{id}” exists already; give this one another id.")
        self.id = id
        self.parts = parts
        EFFECT_KINDS[id] = self


EFFECT_KINDS: Final[dict[str, EffectKind]] = {}


class Effect:
    """An effect on ``owner``; ``data`` holds small numbers (amounts, seat indices, card ids) that its parts read."""

    def __init__(self, kind: EffectKind, owner: Seat, until: int, data: tuple[int, ...]) -> None:
        self.kind = kind
        self.owner = owner
        self.until = until
        self.data = data

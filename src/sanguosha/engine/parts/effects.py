"""Effects: whatever outlasts the moment it arose in. They are plain data with parts of their own, may grant skills, and do not
depend on who still has the skill that made them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from sanguosha.engine.parts.origin import of_effect
from sanguosha.engine.pieces.worth import ORDINARY, Worth

if TYPE_CHECKING:
    from sanguosha.engine.happenings.frames import Frame
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.pieces.card import Card
    from sanguosha.engine.pieces.skills import Slot
    from sanguosha.engine.table.seat import Seat

# The points at which effects end.
PHASE_ENDS: Final = 0
TURN_ENDS: Final = 1
ROUND_ENDS: Final = 2
NEVER: Final = 3
TURN_OF_STARTS: Final = 4
TURN_OF_ENDS: Final = 5
DIES: Final = 6
HIDES: Final = 7
SHOWS: Final = 8
CARD_LEAVES: Final = 9
FRAME_ENDS: Final = 10

OWNER: Final = -1
ANY_SLOT: Final = -1


class End(NamedTuple):
    """One point at which an effect ends: of which seat (``OWNER``: whoever bears the effect), and which slot or card, or after how
    many turns of that seat more."""

    point: int
    seat: int = OWNER
    which: int = 0


class Until:
    """Until when an effect lasts: the first of some points. ``END_OF_TURN | death_of(seat)`` is the sooner of the two.

    Whatever is said here, an effect also ends with its owner's death, unless it is the game's own (``RuleKind``); and one that
    waits for a seat's turn ends with that seat's death.
    """

    def __init__(self, ends: tuple[End, ...], frame: Frame | None = None) -> None:
        self.ends = ends
        self.frame = frame

    def __or__(self, other: Until) -> Until:
        return Until(self.ends + other.ends, self.frame if self.frame is not None else other.frame)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Until) and self.ends == other.ends and self.frame is other.frame

    def __hash__(self) -> int:
        return hash(self.ends)

    def text(self) -> str:
        """The points as text: ``5:2:0`` for the end of the turn of seat 2."""
        return ",".join([f"{end.point}:{end.seat}:{end.which}" for end in self.ends])


END_OF_PHASE: Final = Until((End(PHASE_ENDS),))
END_OF_TURN: Final = Until((End(TURN_ENDS),))
END_OF_ROUND: Final = Until((End(ROUND_ENDS),))
END_OF_GAME: Final = Until((End(NEVER),))
START_OF_OWN_TURN: Final = Until((End(TURN_OF_STARTS),))
END_OF_OWN_TURN: Final = Until((End(TURN_OF_ENDS),))


def start_of_next_turn(seat: Seat) -> Until:
    """Until the next turn of a seat starts."""
    return Until((End(TURN_OF_STARTS, seat.index),))


def end_of_next_turn(seat: Seat) -> Until:
    """Until the end of the next turn of a seat; a turn that it is having now is not that one."""
    return Until((End(TURN_OF_ENDS, seat.index, 1 if seat.has_turn else 0),))


def death_of(seat: Seat) -> Until:
    """Until a seat dies."""
    return Until((End(DIES, seat.index),))


def while_shown(seat: Seat, slot: Slot) -> Until:
    """As long as the general in a slot lies there face up: until it is hidden, removed or replaced."""
    return Until((End(HIDES, seat.index, slot.index),))


def until_shown(seat: Seat, slot: Slot | None = None) -> Until:
    """Until a seat shows the general in a slot, or any."""
    return Until((End(SHOWS, seat.index, ANY_SLOT if slot is None else slot.index),))


def while_lies(card: Card) -> Until:
    """As long as a card lies where it lies."""
    return Until((End(CARD_LEAVES, OWNER, card.id),))


def during(frame: Frame) -> Until:
    """As long as a use or play of a card, a damage, a judgement or a dying goes on."""
    return Until((End(FRAME_ENDS),), frame)


# How everybody reads the first number of an effect that is shown on its owner's seat.
HIDDEN: Final = 0  # not at all
SEAT: Final = 1  # a seat
SEATS: Final = 2  # several seats, as the bits of the number


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectKind:
    """What sort of effect it is: an id (registered once), the parts that it gives its owner while it lasts, and the ids of the
    skills that it grants; ``worth`` for agents."""

    def __init__(self, id: str, *parts: type[Part], worth: Worth = ORDINARY, grants: tuple[str, ...] = ()) -> None:
        # Compiled, a class that has no initialiser of its own runs this one twice on the same object.
        if EFFECT_KINDS.get(id, self) is not self:
            raise ValueError(f"An effect named “{id}” exists already; give this one another id.")
        self.id = id
        self.parts = parts
        self.worth = worth
        self.grants = grants
        EFFECT_KINDS[id] = self

    @property
    def shown(self) -> int:
        """What everybody sees in its data on its owner's seat (SEAT, SEATS); HIDDEN if nobody sees the effect itself."""
        return HIDDEN

    @property
    def nobodys(self) -> bool:
        """Whether it is a rule of the game for the time, that whoever bears it need not live for."""
        return False

    def granted(self, effect: Effect) -> tuple[str, ...]:
        """The ids of the skills that its owner has while it lasts: all, unless the effect's data says which."""
        return self.grants

    def begin(self, effect: Effect) -> None:
        """The effect begins. Not called in a restored game: whatever it changed is restored with everything else."""

    def end(self, effect: Effect) -> None:
        """The effect is over."""


class RuleKind(EffectKind):
    """An effect on the game itself, that nobody owns: its triggers and modifiers work whoever lives. They are for everybody
    (``of = ANYBODY``) and never ask."""

    @property
    def nobodys(self) -> bool:
        return True


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
    """An effect on ``owner``; ``data`` holds small numbers (amounts, seat indices, card ids) that its parts read; ``held`` are the
    keys of the skills that it granted."""

    def __init__(self, kind: EffectKind, owner: Seat, until: Until, data: tuple[int, ...], held: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.owner = owner
        self.until = until
        self.data = data
        self.held = held
        self.origin = of_effect(self)

    def ends_at(self, point: int, seat: int, which: int) -> bool:
        """Whether it ends now, at this point of this seat. One more turn of those that it lasts may be over."""
        over = False
        ends = list(self.until.ends)
        for at, end in enumerate(ends):
            if end.point != point:
                continue
            if end.seat != seat and (end.seat != OWNER or self.owner.index != seat) and point not in EVERYBODYS:
                continue
            if point == TURN_OF_ENDS and end.which > 0:
                ends[at] = End(point, end.seat, end.which - 1)
                self.until = Until(tuple(ends), self.until.frame)
            elif point not in PRECISE or end.which in (which, ANY_SLOT):
                over = True
        return over

    def waits_for(self, seat: int) -> bool:
        """Whether it would end at something that this seat does, which is dead now."""
        return any(end.seat == seat for end in self.until.ends)


# Points that are nobody's in particular, and those of a certain slot or card.
EVERYBODYS: Final = (PHASE_ENDS, TURN_ENDS, ROUND_ENDS, CARD_LEAVES)
PRECISE: Final = (HIDES, SHOWS, CARD_LEAVES)

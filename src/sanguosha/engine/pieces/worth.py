"""What skills, effects and cards are worth, for agents: it stands beside a rule, and no rule reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, cast

if TYPE_CHECKING:
    from sanguosha.engine.happenings.frames import Frame
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.pieces.card import Suit
    from sanguosha.engine.table.seat import Seat

P = TypeVar("P", bound="Part")
F = TypeVar("F", bound="Frame")


class Worth:
    """What a skill, a piece of equipment or an effect is worth; the unit is about one point of damage. It never changes.

    ``gain`` is what using it is worth to its user, ``helps`` what a seat named for it gains (above 0) or suffers (below 0),
    ``places`` the same for the first, second … one named where these differ, ``each`` what every picked card brings. If no seat is
    named, it helps the one that the event concerns beside its owner. ``prepares`` are the families of card that it makes stronger
    in this turn; a line on which a part that ``shields`` may act is void.

    Where it depends on the moment, functions of the part and the frame (a skill of the play phase: the request for an action) take
    their place: ``value`` of ``gain``, ``help`` of ``helps``; ``concerns`` says whom it helps if no seat is named.
    """

    def __init__(
        self, *, gain: float = 1.0, helps: float = 0.0, places: tuple[float, ...] = (), each: float = 0.0,
        prepares: tuple[str, ...] = (), shields: bool = False, value: Callable[[P, F], float] | None = None,
        help: Callable[[P, F], float] | None = None, concerns: Callable[[P, F], Seat | None] | None = None,
    ) -> None:  # fmt: skip
        self.gain: Final = gain
        self.helps: Final = helps
        self.places: Final = places
        self.each: Final = each
        self.prepares: Final = prepares
        self.shields: Final = shields
        self._value: Final = cast("Callable[[Part, Frame], float] | None", value)
        self._help: Final = cast("Callable[[Part, Frame], float] | None", help)
        self._concerns: Final = cast("Callable[[Part, Frame], Seat | None] | None", concerns)

    def value(self, part: Part, frame: Frame) -> float:
        """What using the part now is worth to its user."""
        return self.gain if self._value is None else self._value(part, frame)

    def help(self, part: Part, frame: Frame) -> float:
        """What using the part now does to a seat named for it, or to the one it concerns."""
        return self.helps if self._help is None else self._help(part, frame)

    def helps_at(self, place: int) -> float:
        """What the seat that is named at this place gains."""
        return self.places[place] if place < len(self.places) else self.helps

    def concerns(self, part: Part, frame: Frame) -> Seat | None:
        """Whom it helps if no seat is named."""
        return frame.other(part.owner) if self._concerns is None else self._concerns(part, frame)


class CardWorth:
    """What a card is worth by its name. It never changes.

    ``helps`` is what a target gains or suffers, ``second`` what the seat named with it does, ``keep`` how much a holder likes to
    keep it, ``backlash`` what its user risks, ``answered_by`` the family that wards it off; ``heals`` that it restores health,
    ``several`` that more than one target may be chosen; ``prepares`` the families of card that it makes stronger, ``good_suits``
    those that a judgement for it hopes for. Where it depends on user and target, ``on`` takes the place of ``helps``.
    """

    def __init__(
        self, *, helps: float = 0.0, second: float = 0.0, keep: float = 1.5, backlash: float = 0.0, answered_by: str = "",
        heals: bool = False, several: bool = False, prepares: tuple[str, ...] = (), good_suits: tuple[Suit, ...] = (),
        on: Callable[[Seat, Seat, bool], float] | None = None,
    ) -> None:  # fmt: skip
        self.helps: Final = helps
        self.second: Final = second
        self.keep: Final = keep
        self.backlash: Final = backlash
        self.answered_by: Final = answered_by
        self.heals: Final = heals
        self.several: Final = several
        self.prepares: Final = prepares
        self.good_suits: Final = good_suits
        self._on: Final = on

    def on(self, user: Seat, target: Seat, friend: bool) -> float:
        """What ``target`` gains as things stand, when ``user`` makes the best of it for a friend or against an enemy. Only what
        ``user`` may know counts."""
        return self.helps if self._on is None else self._on(user, target, friend)


ORDINARY: Final = Worth()
ORDINARY_CARD: Final = CardWorth()

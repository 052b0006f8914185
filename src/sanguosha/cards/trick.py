"""What all instant tricks share: Nullification before their effect on each target; and Nullification itself."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.card import TRICK, Kind
from sanguosha.engine.frames import Line, Use
from sanguosha.engine.game import Game
from sanguosha.engine.menus import Draft
from sanguosha.engine.seat import Seat


def nullified(game: Game, line: Line) -> bool:
    """The window before a trick takes effect on a target: anybody may use Nullification, and Nullification against that.

    Returns whether the trick is cancelled for the target.
    """
    if not line.use.nullifiable or line.no_response:
        return False
    cancelled = False
    against = line
    while True:
        trick = against.use.card.kind.id
        args = (against.use.user.token, trick, line.seat.token, "o:on" if not cancelled else "o:off")
        use = game.card_window(game.in_order(), "nullification", against, "ask-nullification", args)
        if use is None:
            return cancelled
        cancelled = not cancelled
        against = use.line_for(against.use.user)


class Trick(Kind):
    """Base of the instant tricks."""

    def __init__(self, id: str, *, harm: float = 0.0, worth: float = 1.5) -> None:
        super().__init__(id, TRICK, harm=harm, worth=worth)

    def offset(self, use: Use, line: Line) -> bool:
        return nullified(use.user.game, line)


class TargetedTrick(Trick):
    """A trick on one other seat; ``may_choose`` says which."""

    def may_choose(self, draft: Draft, seat: Seat) -> bool:
        """Whether the card may be used on the seat, apart from skills that forbid it."""
        return True

    def candidates(self, draft: Draft, chosen: list[Seat]) -> list[Seat]:
        if chosen:
            return []
        user = draft.user
        return [seat for seat in draft.game.alive() if seat is not user and self.may_choose(draft, seat) and draft.may_target(seat)]


class NullificationKind(Trick):
    """无懈可击: cancels the effect of a trick on one target."""

    def __init__(self) -> None:
        super().__init__("nullification", worth=2.2)

    def usable(self, draft: Draft) -> bool:
        return False

    def offset(self, use: Use, line: Line) -> bool:
        return False


NULLIFICATION: Final = NullificationKind()

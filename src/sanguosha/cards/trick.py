"""What all instant tricks share: Nullification before their effect on each target; and Nullification itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Line, Use
from sanguosha.engine.pieces.card import TRICK, Kind
from sanguosha.engine.pieces.grounds import NOT_NOW, ONESELF
from sanguosha.engine.pieces.worth import ORDINARY_CARD, CardWorth
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.procedures.request import card_window
from sanguosha.engine.table.seat import Seat


def nullified(game: Game, line: Line) -> bool:
    """The window before a trick takes effect on a target: anybody may use Nullification. Whether one took effect."""
    if not line.use.nullifiable:
        return False
    root = line.root().use.card.kind.id
    args = (line.use.user.token, line.use.card.kind.id, line.seat.token, "o:off" if line.undone() else "o:on", root)
    card_window(game, game.in_order(), "nullification", line, "ask-nullification", args)
    return line.offset


@mypyc_attr(allow_interpreted_subclasses=True)
class Trick(Kind):
    """Base of the instant tricks."""

    def __init__(self, id: str, *, worth: CardWorth = ORDINARY_CARD) -> None:
        super().__init__(id, TRICK, worth=worth)

    def offset(self, use: Use, line: Line) -> bool:
        return nullified(use.user.game, line)


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetedTrick(Trick):
    """A trick on one other seat."""

    def barred(self, draft: Draft, seat: Seat) -> str:
        return ONESELF if seat is draft.user else ""


class NullificationKind(Trick):
    """无懈可击: cancels the effect of a trick on one target."""

    def unusable(self, draft: Draft) -> str:
        return NOT_NOW

    def answer(self, use: Use, line: Line) -> None:
        """It takes effect unless another one cancels it; until then its card stays on the table."""
        line.offset = not nullified(use.user.game, use.line_for(line.seat))


NULLIFICATION: Final = NullificationKind("nullification", worth=CardWorth(keep=2.2))

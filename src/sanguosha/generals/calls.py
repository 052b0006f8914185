"""What lord skills share that have others play a card for their lord (护驾, 激将)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.happenings.frames import Request
from sanguosha.engine.parts.part import Provider
from sanguosha.engine.pieces.card import Kind, VirtualCard
from sanguosha.engine.table.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Call(Provider):
    """When the owner needs a card of this ``kind``, the others of this ``kingdom`` are asked in order to play one; it
    counts as the owner's."""

    kind: ClassVar[Kind | None] = None
    kingdom: ClassVar[str] = ""

    def helpers(self) -> list[Seat]:
        """Who may be asked."""
        return [seat for seat in self.game.others(self.owner) if seat.kingdom == self.kingdom]

    def kinds(self, request: Request) -> list[Kind]:
        kind = self.kind
        return [kind] if kind is not None and request.accepts(kind) and self.helpers() else []

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        args = (self.owner.token, *self._reason(request, targets))
        aims = {target.index: -card.kind.worth.helps for target in targets}
        for helper in self.helpers():
            played = helper.ask_to_play(card.kind.family, None, args=args, hold=True, whom=self.owner, aims=aims)
            if played is not None:
                return self.game.passed_on(played, self)
        return None

    def _reason(self, request: Request, targets: list[Seat]) -> tuple[str, ...]:
        """For people: on whom the card is used, or whose card it answers and which one that is."""
        line = request.line
        if line is None:
            return tuple(target.token for target in targets[:1])
        other = line.other(self.owner)
        return ("" if other is None else other.token), line.use.card.kind.id

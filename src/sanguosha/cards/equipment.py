"""What all equipment shares: using it puts it into its place."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sanguosha.engine.happenings.frames import Line, Use
from sanguosha.engine.parts.part import Part
from sanguosha.engine.pieces.card import EQUIPMENT, Kind
from sanguosha.engine.pieces.worth import ORDINARY, CardWorth, Worth
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EquipmentKind(Kind):
    """A piece of equipment: its slot, a weapon's range, and the parts that work while it is worn. For agents: ``keep`` is how much
    a holder likes to keep it, ``skill`` what the parts are worth."""

    def __init__(self, id: str, slot: int, *parts: type[Part], range: int = 0, keep: float = 1.5, skill: Worth = ORDINARY) -> None:
        super().__init__(id, EQUIPMENT, worth=CardWorth(helps=0.8, keep=keep), skill=skill)
        self.slot = slot
        self.range = range
        self.parts = list(parts)

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [draft.user] if draft.may_target(draft.user) else []

    def resolve(self, use: Use, line: Line) -> None:
        card = use.card.cards[0]
        if use.user.game.place[card.id] is use.zone:
            line.seat.equip_card(card, use.card)

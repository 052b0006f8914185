"""What lies before a seat: its hand, equipment, judging area and piles. Base of ``Seat``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.parts.folds import AS_HAND
from sanguosha.engine.parts.modifiers import AsHand, Wears
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.zones import EQUIP, EQUIP_AREA, HAND, HAND_AREA, JUDGE_AREA, JUDGING_AREA, Zone
from sanguosha.engine.table.choices import Choices

if TYPE_CHECKING:
    from sanguosha.engine.game import Game


class Areas(Choices):
    """The areas of a seat and what can be said of them."""

    def __init__(self, game: Game, index: int) -> None:
        super().__init__(game, index)
        self.hand = Zone(HAND, index)
        self.equip = Zone(EQUIP, index)
        self.judge_area = Zone(JUDGE_AREA, index)

    def cards_in(self, areas: int) -> list[Card]:
        """The cards in a combination of HAND_AREA, EQUIP_AREA and JUDGING_AREA."""
        cards: list[Card] = []
        if areas & HAND_AREA:
            cards += self.hand.cards
        if areas & EQUIP_AREA:
            cards += self.equip.cards
        if areas & JUDGING_AREA:
            cards += self.judge_area.cards
        return cards

    def has_cards(self, areas: int) -> bool:
        """Whether any card lies in these areas."""
        return (
            (areas & HAND_AREA != 0 and len(self.hand.cards) > 0)
            or (areas & EQUIP_AREA != 0 and len(self.equip.cards) > 0)
            or (areas & JUDGING_AREA != 0 and len(self.judge_area.cards) > 0)
        )

    def usable_cards(self) -> list[Card]:
        """The cards that may be used or played as hand cards are."""
        if not self.game.modifiers[AS_HAND]:
            return self.hand.cards
        cards = list(self.hand.cards)
        for part in self.game.at_work(AsHand):
            cards += part.as_hand(self.game.seats[self.index])
        return cards

    def worn(self, slot: int) -> Card | None:
        """The card in an equipment slot."""
        for card in self.equip.cards:
            if self.game.lies_as(card).slot == slot:
                return card
        return None

    def wears(self, slot: int) -> Kind | None:
        """What the seat wears in a slot; armour may also be virtual (八阵)."""
        card = self.worn(slot)
        if card is not None:
            return self.game.lies_as(card)
        for part in self.game.at_work(Wears):
            kind = part.wears(self.game.seats[self.index])
            if kind is not None and kind.slot == slot:
                return kind
        return None

    def pile(self, name: str, *, face_up: bool = False) -> Zone:
        """The pile of this name on the seat's generals."""
        return self.game.pile(self.index, name, face_up)

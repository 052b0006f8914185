"""大乔 Da Qiao."""

from __future__ import annotations

from sanguosha.cards.delayed_tricks import INDULGENCE
from sanguosha.engine.decisions.decision import Picks, Query
from sanguosha.engine.decisions.queries import Then, cards_query, seats_query
from sanguosha.engine.happenings.frames import TO_USE, Line, Request
from sanguosha.engine.parts.part import ViewAs
from sanguosha.engine.parts.selections import diamond, exactly
from sanguosha.engine.parts.triggers import BecomingTarget
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.skills import FEMALE, WU, General, Skill
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import OWN_CARDS
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat


class Guose(ViewAs):
    """国色: you may use a diamond card as Indulgence."""

    kind = INDULGENCE
    cards = exactly(1, OWN_CARDS, diamond)


class Liuli(BecomingTarget):
    """流离: when you become a target of a Slash, you may discard a card and put another character within your attack range,
    not its user, in your place."""

    discards = True

    def condition(self, line: Line) -> bool:
        return line.family == "slash" and not line.cancelled and len(self._payable(line)) > 0

    def _payable(self, line: Line) -> list[Card]:
        """The cards that leave somebody to name once they are discarded."""
        return [card for card in self.owner.cards_in(OWN_CARDS) if self._takers(line, card)]

    def _takers(self, line: Line, card: Card) -> list[Seat]:
        use = line.use
        draft = Draft(use.user, use.card.kind, use.card.cards, use.card.part, Request(use.user, TO_USE, ("slash",)))
        return [
            seat
            for seat in self.game.alive()
            if seat is not self.owner
            and seat is not use.user
            and not use.targets(seat)
            and self.owner.in_range(seat, (card,))
            and draft.may_target(seat)
        ]

    def picks(self, line: Line) -> Query | None:
        cards = cards_query(self._payable(line), 1, 1)
        return Then(cards, lambda tokens: seats_query(self._takers(line, self.game.card_by_token[tokens[0]]), 1, 1))

    def effect(self, line: Line, picks: Picks) -> None:
        line.use.retarget(line, picks.seat)


GENERAL = General("da_qiao", WU, FEMALE, 3, Skill("guose", Guose), Skill("liuli", Liuli, worth=Worth(helps=-1.0)))

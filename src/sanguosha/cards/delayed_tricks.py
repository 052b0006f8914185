"""Delayed tricks: placed in a judging area, they judge in the judge phase of who lies under them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sanguosha.cards.trick import nullified
from sanguosha.engine.happenings.frames import PLACED, PUT_AWAY, TO_USE, USED, Judgement, Line, Request, Use
from sanguosha.engine.happenings.moments import DRAW, PLAY, Phase
from sanguosha.engine.pieces.card import CLUB, DELAYED_TRICK, DIAMOND, HEART, SPADE, THUNDER, Card, Kind, Suit
from sanguosha.engine.pieces.grounds import ALREADY_THERE, ONESELF, TOO_FAR
from sanguosha.engine.pieces.worth import ORDINARY_CARD, CardWorth
from sanguosha.engine.procedures.damage import deal_damage
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.table.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DelayedTrick(Kind):
    """Base of the delayed tricks."""

    def __init__(self, id: str, *, worth: CardWorth = ORDINARY_CARD) -> None:
        super().__init__(id, DELAYED_TRICK, worth=worth)

    def free_place(self, seat: Seat) -> bool:
        """Whether no trick of the same name lies there."""
        return all(seat.game.lies_as(card) is not self for card in seat.judge_area.cards)

    def barred(self, draft: Draft, seat: Seat) -> str:
        return "" if self.free_place(seat) else ALREADY_THERE

    def resolve(self, use: Use, line: Line) -> None:
        """Using one only places it; the printed card comes back when it leaves the area."""
        lay(use, line.seat)

    def due(self, seat: Seat, card: Card) -> None:
        game = seat.game
        use = Use(seat, game.lies.get(card.id, card.plain))
        line = use.line_for(seat)
        move_cards(game, [card], use.zone, USED)
        offset = nullified(game, line)
        if seat.alive and offset:
            self.cancelled(use, seat)
        elif seat.alive:
            self.strike(use, line, seat.judge(self.id, self.worth.good_suits, line))
            game.put_away_judged(0)
        if use.zone.cards:
            move_cards(game, list(use.zone.cards), game.discard_pile, PUT_AWAY)

    def cancelled(self, use: Use, seat: Seat) -> None:
        """What happens when it is nullified."""

    def strike(self, use: Use, line: Line, result: Judgement) -> None:
        """What the judgement does."""
        raise NotImplementedError


def lay(use: Use, seat: Seat) -> None:
    """Lay the card of a use into a judging area, as what it is used as."""
    card = use.card.cards[0]
    if seat.game.place[card.id] is not use.zone:
        return
    if use.card.kind is not card.kind:
        seat.game.lies[card.id] = use.card.laid()
    move_cards(seat.game, [card], seat.judge_area, PLACED, use.user)


class SkippingTrick(DelayedTrick):
    """乐不思蜀 (play phase) and 兵粮寸断 (draw phase, distance 1): unless the suit is right the phase is skipped."""

    def __init__(self, id: str, good_suit: Suit, phase: Phase, reach: int, *, worth: CardWorth) -> None:
        super().__init__(id, worth=worth)
        self.good_suit = good_suit
        self.phase = phase
        self.reach = reach

    def barred(self, draft: Draft, seat: Seat) -> str:
        if seat is draft.user:
            return ONESELF
        if not self.free_place(seat):
            return ALREADY_THERE
        return "" if self.reach == 0 or draft.within(seat, self.reach) else TOO_FAR

    def strike(self, use: Use, line: Line, result: Judgement) -> None:
        turn = line.seat.game.turn
        if result.suit != self.good_suit and turn is not None and turn.seat is line.seat:
            turn.skip(self.phase)


class LightningKind(DelayedTrick):
    """闪电: a spade from 2 to 9 strikes for 3 thunder damage without source; else it moves on."""

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [draft.user] if self.free_place(draft.user) and draft.may_target(draft.user) else []

    def cancelled(self, use: Use, seat: Seat) -> None:
        self.move_on(use, seat)

    def strike(self, use: Use, line: Line, result: Judgement) -> None:
        if result.suit == SPADE and 2 <= result.rank <= 9:
            deal_damage(line.seat.game, None, line.seat, 3, THUNDER, use, line)
        else:
            self.move_on(use, line.seat)

    def move_on(self, use: Use, seat: Seat) -> None:
        """To the next seat that may have it; round the ring back to where it was if there is none."""
        draft = Draft(seat, self, use.card.cards, None, Request(seat, TO_USE))
        for other in seat.game.others(seat):
            if self.free_place(other) and draft.may_target(other):
                lay(use, other)
                return
        lay(use, seat)


def _help_of_indulgence(user: Seat, target: Seat, friend: bool) -> float:
    """Who has many cards loses more with a play phase."""
    return -1.2 - 0.1 * min(len(target.hand.cards) - 2, 3)


INDULGENCE: Final = SkippingTrick(
    "indulgence", HEART, PLAY, 0, worth=CardWorth(helps=-1.2, keep=1.6, good_suits=(HEART,), on=_help_of_indulgence)
)
SUPPLY_SHORTAGE: Final = SkippingTrick("supply_shortage", CLUB, DRAW, 1, worth=CardWorth(helps=-1.2, keep=1.6, good_suits=(CLUB,)))
LIGHTNING: Final = LightningKind("lightning", worth=CardWorth(helps=-0.3, keep=0.8, good_suits=(HEART, CLUB, DIAMOND)))
DELAYED_TRICKS: Final[list[Kind]] = [INDULGENCE, SUPPLY_SHORTAGE, LIGHTNING]

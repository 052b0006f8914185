"""Reincarnation (转世): the living give hand cards to the eliminated, who come back once they have enough of them."""

from __future__ import annotations

from typing import ClassVar, Final

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import GIVEN, PLACED
from sanguosha.engine.parts.effects import END_OF_GAME, EffectKind
from sanguosha.engine.parts.part import ONCE_PER_TURN, Active
from sanguosha.engine.parts.selections import CardChoice, SeatChoice, exactly, one_dead
from sanguosha.engine.pieces.random import GENERALS
from sanguosha.engine.pieces.skills import QUN, General
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import HAND_AREA, Zone
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity.souls import leave_host

OFFERINGS: Final = "offerings"
FEW_PLAYERS: Final = 5


def needed(game: Game) -> int:
    """How many cards bring a player back: fewer in a small game."""
    return 3 if len(game.seats) <= FEW_PLAYERS else 4


def offerings(seat: Seat) -> Zone:
    """The cards that an eliminated player was given."""
    return seat.pile(OFFERINGS)


def _lacks_cards(giver: Seat, seat: Seat) -> bool:
    return len(offerings(seat).cards) < needed(seat.game)


class Sacrifice(Active):
    """献祭: once in your turn, give a hand card face down to an eliminated player who does not have enough of them yet."""

    limit: ClassVar[int] = ONCE_PER_TURN
    cards: ClassVar[CardChoice | None] = exactly(1, HAND_AREA)
    targets: ClassVar[SeatChoice | None] = one_dead(_lacks_cards)

    def effect(self, picks: Picks) -> None:
        move_cards(self.game, picks.cards, offerings(picks.seat), GIVEN, self.owner)
        if len(offerings(picks.seat).cards) >= needed(self.game):
            _rebirth(self.game, picks.seat)


SACRIFICE: Final = EffectKind("sacrifice", Sacrifice, worth=Worth(helps=1.0, gain=0.0))


def allow_sacrifices(game: Game) -> None:
    """Everybody who was never eliminated may sacrifice; it ends with the first death."""
    for seat in game.seats:
        if not seat.fallen:
            seat.attach(SACRIFICE, END_OF_GAME)


def _rebirth(game: Game, seat: Seat) -> None:
    """A player who has enough cards comes back with another general of the same kingdom (those of Qun with any), if one is found
    among the unused ones: 1 health, the offerings as hand."""
    former = seat.slots[0].general
    general = _turn_up_general(game, former.kingdom)
    if general is None:
        game.tell("not-reborn", seat=seat, kingdom=former.kingdom)
        return
    game.general_pile.remove(general)
    game.general_pile.append(former)
    game.shuffle(game.general_pile, GENERALS)
    leave_host(game, seat)
    game.tell("reborn", seat=seat, general=general)
    game.revive(seat, general, 1)
    _take_offerings(game, seat)


def _turn_up_general(game: Game, kingdom: str) -> General | None:
    """Turn up the unused generals one by one until one fits."""
    game.shuffle(game.general_pile, GENERALS)
    for general in game.general_pile:
        game.tell("general-turned-up", general=general)
        if kingdom in (QUN, general.kingdom):
            return general
    return None


def _take_offerings(game: Game, seat: Seat) -> None:
    """All the offerings become the hand, so that who gave one still knows that it is there."""
    cards = list(offerings(seat).cards)
    known = [game.known[card.id] for card in cards]
    move_cards(game, cards, seat.hand, PLACED, seat)
    for card, who in zip(cards, known, strict=True):
        if game.place[card.id] is seat.hand:
            game.known[card.id] |= who

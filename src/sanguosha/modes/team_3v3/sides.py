"""Sides and seats of the 3v3 game: who belongs to whom, and who may still act."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.game import Game
from sanguosha.engine.table.seat import Seat

WARM: Final = "warm_side"
COLD: Final = "cold_side"
MARSHAL: Final = "marshal"
VANGUARD: Final = "vanguard_3v3"

PLAYERS: Final = 6
# Each team sits together, its marshal between the vanguards.
MARSHALS: Final = (1, 4)

# The mark of a seat whose role card is turned sideways.
ACTED: Final = "acted"


def role_of(index: int) -> str:
    """The role of a seat."""
    return MARSHAL if index in MARSHALS else VANGUARD


def give_sides(game: Game, warm: int) -> None:
    """Let one team (0: the first) be the warm side, the other one the cold side."""
    for seat in game.seats:
        game.set_side(seat, WARM if abs(seat.index - MARSHALS[warm]) <= 1 else COLD)


def other_side(side: str) -> str:
    """The other side."""
    return COLD if side == WARM else WARM


def marshal_of(game: Game, side: str) -> Seat:
    """The marshal of a side."""
    return next(seat for seat in game.seats if seat.side == side and seat.role == MARSHAL)


def places_of(game: Game, side: str) -> list[Seat]:
    """The places of a side: marshal, vanguard A, vanguard B. Counter-clockwise the cold side sits A, marshal, B, then the warm side
    B, marshal, A."""
    marshal = marshal_of(game, side)
    step = 1 if side == WARM else -1
    return [marshal, game.seats[marshal.index + step], game.seats[marshal.index - step]]


def can_act(seat: Seat) -> bool:
    """Whether a seat has not acted in this cycle and still could."""
    return seat.alive and seat.seated and not seat.marks.get(ACTED)

"""The points of a finished identity game by the tournament table, fourth edition (option ``scoring``)."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.game import Game
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity.options import IdentityOptions
from sanguosha.modes.identity.roles import LORD, LOYALIST, REBEL, RENEGADE

SIDES: Final = (LORD, REBEL, RENEGADE)


def score(game: Game) -> list[int]:
    """The points of every seat. Who has fallen counts as out, also if it came back to life; a draw gives nobody anything.
    Raises ``ValueError`` for a game that is not over."""
    if not game.over:
        raise ValueError("A game that is not over has no points yet.")
    if game.outcome not in SIDES:
        return [0] * len(game.seats)
    loyalists = _living(game, LOYALIST)
    rebels = _living(game, REBEL)
    duellist = final_duel(game)
    points = []
    for seat in game.seats:
        if seat.role == LORD:
            base = {LORD: 4 + 2 * loyalists, REBEL: 0, RENEGADE: 1}[game.outcome]
        elif seat.role == LOYALIST:
            base = 5 + loyalists if game.outcome == LORD else 0
        elif seat.role == REBEL:
            base = 3 * rebels if game.outcome == REBEL else 0
        else:
            base = _renegade(game, seat, duellist)
        points.append(base + _bonus(game, seat))
    return points


def final_duel(game: Game) -> int:
    """The seat of the renegade that was at some moment alone with the lord, -1 if none was."""
    counting = {seat.index for seat in game.seats}
    for place, (victim, _, before) in enumerate(game.deaths):
        counting.discard(victim)
        last_of_batch = place + 1 == len(game.deaths) or game.deaths[place + 1][2] != before
        if last_of_batch and len(counting) == 2:
            pair = [seat for seat in game.seats if seat.index in counting]
            if {seat.role for seat in pair} == {LORD, RENEGADE}:
                return next(seat.index for seat in pair if seat.role == RENEGADE)
    return -1


def _living(game: Game, role: str) -> int:
    return len([seat for seat in game.seats if seat.role == role and not seat.fallen])


def _renegade(game: Game, seat: Seat, duellist: int) -> int:
    if game.outcome == LORD:
        return len(game.seats) if seat.index == duellist else 0
    if game.outcome == REBEL:
        return 0 if seat.fallen else 1
    return 4 + 2 * len(game.seats) if seat.index in game.winners else 0


def _bonus(game: Game, seat: Seat) -> int:
    """What a seat gets for the enemies it killed; one that had come back to life does not count again."""
    kills: dict[str, int] = {LORD: 0, LOYALIST: 0, REBEL: 0, RENEGADE: 0}
    victims: set[int] = set()
    for victim, killer, _ in game.deaths:
        if victim not in victims and killer == seat.index:
            kills[game.seats[victim].role] += 1
        victims.add(victim)
    if seat.role == REBEL:
        options = IdentityOptions.read(game.mode.options, len(game.seats))
        if options.rebel_bonus_needs_win == "true" and game.outcome != REBEL:
            return 0
        return kills[LOYALIST] + kills[RENEGADE] + 2 * kills[LORD]
    if seat.role in (LORD, LOYALIST) and game.outcome == LORD:
        return kills[REBEL] + kills[RENEGADE]
    return 0

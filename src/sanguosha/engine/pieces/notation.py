"""Short text forms that parse back: a card (``♠7 slash``), and the whole state of a game with its hash."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sanguosha.engine.pieces.card import RANK_SIGNS, SUIT_SIGNS, Card

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.happenings.frames import Turn
    from sanguosha.engine.mode import Ruleset
    from sanguosha.engine.table.seat import Seat


class NotationError(ValueError):
    """A text that names nothing; the message says what was expected."""


def card_text(card: Card) -> str:
    """``♠7 slash``."""
    return f"{SUIT_SIGNS[card.suit]}{RANK_SIGNS[card.rank]} {card.kind.id}"


def copies(ruleset: Ruleset, text: str) -> list[Card]:
    """The printed cards that ``♠7 slash`` may mean: all copies with this suit, rank and name. Raises ``NotationError``."""
    words = text.split()
    if len(words) != 2 or words[0][:1] not in SUIT_SIGNS[:4] or words[0][1:] not in RANK_SIGNS[1:]:
        raise NotationError(f"“{text}” is no card; write suit, rank and name, as in ♠7 slash.")
    if words[1] not in ruleset.kind_by_id:
        raise NotationError(f"There is no card named “{words[1]}” in this ruleset.")
    suit, rank = SUIT_SIGNS.index(words[0][:1]), RANK_SIGNS.index(words[0][1:])
    found = [card for card in ruleset.cards if card.suit == suit and card.rank == rank and card.kind.id == words[1]]
    if not found:
        raise NotationError(f"No {words[1]} is printed as {words[0]} in this ruleset.")
    return found


def state_text(game: Game) -> str:
    """All that the rest of the game depends on, one fact a line, in an order that depends on nothing else."""
    lines = [
        f"round {game.round} current {game.current} last {game.last} extra {_row(game.extra_turns)} stage {game.stage}",
        f"over {int(game.over)} {game.outcome} {_row(game.winners)}",
        f"random {game.chance.key.hex()} {_row([f'{name}:{drawn}' for name, drawn in sorted(game.chance.drawn())])}",
        "turn " + (_turn_text(game.turn) if game.turn is not None else "none"),
    ]
    lines += [_seat_text(seat) for seat in game.seats]
    for zone in (game.draw_pile, game.discard_pile, game.out):
        lines.append(f"{zone} {_cards(zone.cards)}")
    for key in sorted(key for key, pile in game.piles.items() if pile.cards):
        pile = game.piles[key]
        lines.append(f"pile {pile.seat} {pile.name} {int(pile.face_up)} {_cards(pile.cards)}")
    for id in sorted(game.carriers):
        lines.append(f"under {id} {game.carriers[id].seat} {_cards(game.carriers[id].cards)}")
    for id in sorted(game.lies):
        lines.append(f"lies {id} {game.lies[id].kind.id}")
    lines.append("known " + _row(game.known))
    lines += game.generals.lines()
    lines += [f"note {name} {_row(numbers)}" for name, numbers in sorted(game.notes.items())]
    lines += ["death " + _row(death) for death in game.deaths]
    for effect in game.effects:
        lines.append(f"effect {effect.kind.id} {effect.owner.token} {effect.until.text()} {_row(effect.data)} {_row(effect.held)}")
    for limit in sorted(game.limits):
        lines.append(f"limit {_row(limit).rstrip()} {game.limits[limit]}")
    lines += [f"history {line}" for line in game.history.lines()]
    return "\n".join(lines)


def state_hash(game: Game) -> str:
    """A short hash of the state, the same on every platform and build."""
    return hashlib.sha256(state_text(game).encode()).hexdigest()[:8]


def _turn_text(turn: Turn) -> str:
    flags = [turn.extra, turn.begun, turn.phase_over, *turn.skipped]
    return f"{turn.seat.token} phase {turn.phase} {_row([int(flag) for flag in flags])} {turn.actions}"


def _seat_text(seat: Seat) -> str:
    generals = _row([f"{slot.general.id}:{int(slot.revealed)}" for slot in seat.slots])
    skills = _row([held.text() for held in seat.skills])
    flags = _row([int(flag) for flag in (seat.alive, seat.fallen, seat.seated, seat.chained, seat.turned_over)])
    marks = _row([f"{name}:{seat.marks[name]}" for name in sorted(seat.marks)])
    return (
        f"{seat.token} {seat.role} {seat.side} [{generals}] [{skills}] {seat.hp}/{seat.max_hp} {flags} [{marks}] asked {seat.asked}"
        f" hand {_cards(seat.hand.cards)} equip {_cards(seat.equip.cards)} judge {_cards(seat.judge_area.cards)}"
    )


def _cards(cards: list[Card]) -> str:
    return "[" + " ".join([card.token for card in cards]) + "]"


def _row(items: Iterable[object]) -> str:
    return " ".join([str(item) for item in items])

"""Moving cards: the only code that changes where a card lies, and who knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.events import EVERYONE, Event
from sanguosha.engine.happenings.frames import DRAWN, EQUIPPED, REASON_NAMES, REPLACED, Move, MoveLine
from sanguosha.engine.happenings.history import MOVES
from sanguosha.engine.happenings.moments import CARDS_MOVED, CARDS_MOVING
from sanguosha.engine.parts.effects import CARD_LEAVES
from sanguosha.engine.pieces.card import Card, VirtualCard
from sanguosha.engine.pieces.zones import DRAW_PILE, EQUIP, JUDGE_AREA, PILE, TABLE, ZONE_NAMES, Zone

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def move_cards(game: Game, cards: list[Card], to: Zone, reason: int, by: Seat | None = None, *, shown: bool = False) -> Move | None:
    """Move cards to one zone at one time. Returns the move, if any.

    Cards for the hand, the equipment or the judging area of a dead seat are not moved. ``shown`` says that everybody sees
    which cards they are, wherever they go.
    """
    if not cards:
        return None
    lines = [MoveLine(card, game.place[card.id], to) for card in cards]
    return move_lines(game, lines, reason, by, shown=shown)


def move_lines(game: Game, lines: list[MoveLine], reason: int, by: Seat | None, *, shown: bool = False) -> Move | None:
    """Move each line's card from its start to its goal, all at one time, and announce it once. What would come into the hand, the
    equipment or the judging area of a dead seat stays where it is, and so does what has meanwhile been moved by a part that
    answered."""
    move = Move(lines, reason, by)
    move.shown = shown
    if game.listeners[CARDS_MOVING]:
        game.announce(CARDS_MOVING, move)
        for line in lines:
            if game.place[line.card.id] is not line.start:
                line.cancelled = True
    for line in lines:
        if line.to.seat >= 0 and not game.seats[line.to.seat].alive and line.to.kind != TABLE and line.to.kind != PILE:
            line.cancelled = True
    if game.watched:
        _emit(game, move)
    for line in lines:
        if not line.cancelled:
            _carry(game, move, line)
    if game.listeners[CARDS_MOVED] or move.leaving:
        game.announce_move(move)
    return move


def _carry(game: Game, move: Move, line: MoveLine) -> None:
    card, start, to = line.card, line.start, line.to
    cards = start.cards
    if cards[-1] is card:
        cards.pop()
    else:
        cards.remove(card)
    _learn(game, card, start, to, move.shown)
    if start.kind == EQUIP:
        game.take_off(card, move)
        game.lies.pop(card.id, None)
    elif start.kind == JUDGE_AREA and to.kind != JUDGE_AREA:
        game.lies.pop(card.id, None)
    to.cards.append(card)
    game.place[card.id] = to
    if to.kind == EQUIP:
        game.put_on(card, game.seats[to.seat])
    if start.kind == PILE or to.kind == PILE:
        game.touch()
    if card.id in game.tied and start is not to:
        game.expire(CARD_LEAVES, which=card.id)
    if game.history.kept & MOVES:
        game.history.note_move(move, line, game.phase)


def _learn(game: Game, card: Card, start: Zone, to: Zone, shown: bool) -> None:
    """Who knows afterwards where the card lies: all, if it was, is or goes face up; else both ends; a card taken unseen makes the
    others forget which cards are left behind."""
    known = game.known
    if start.face_up or to.face_up or shown:
        known[card.id] = EVERYONE
    elif start.kind == DRAW_PILE:
        if to.seat >= 0:
            known[card.id] |= 1 << to.seat
    else:
        seen = 0
        if start.seat >= 0:
            seen |= 1 << start.seat
        if to.seat >= 0:
            seen |= 1 << to.seat
        known[card.id] = seen
        for other in start.cards:
            known[other.id] &= seen
    game.seen[card.id] |= known[card.id]


def _emit(game: Game, move: Move) -> None:
    """One event for each pair of places, with the cards for those who see them."""
    groups: dict[tuple[int, int], list[MoveLine]] = {}
    for line in move.lines:
        if not line.cancelled:
            groups.setdefault((id(line.start), id(line.to)), []).append(line)
    for lines in groups.values():
        start, to = lines[0].start, lines[0].to
        mask = EVERYONE
        if not (start.face_up or to.face_up or move.shown):
            mask = 0
            for zone in (start, to):
                if zone.seat >= 0:
                    mask |= 1 << zone.seat
        args = {"from": place_name(start), "to": place_name(to), "reason": REASON_NAMES[move.reason]}
        if move.by is not None:
            args["by"] = move.by.token
        game.emit(Event("move", args, [line.card.token for line in lines], mask))


def place_name(zone: Zone) -> str:
    """The public text form of a place: ``draw_pile``, ``s2.hand``, ``s2.pile.buqu``."""
    name = ZONE_NAMES[zone.kind]
    if zone.kind == PILE:
        name = f"pile.{zone.name}"
    return f"s{zone.seat}.{name}" if zone.seat >= 0 and zone.kind != TABLE else name


def equip_card(game: Game, seat: Seat, card: Card, virtual: VirtualCard | None) -> None:
    """Put a piece of equipment, perhaps one that counts as another, into its slot. The old one of that slot goes to the discard
    pile first; what answers that does so when the new one lies there."""
    if not seat.alive:
        return
    kind = virtual.kind if virtual is not None else card.kind
    old = seat.worn(kind.slot)
    if virtual is not None and virtual.kind is not card.kind:
        game.lies[card.id] = virtual.laid()
    lines = [MoveLine(card, game.place[card.id], seat.equip)]
    if old is not None:
        lines.insert(0, MoveLine(old, seat.equip, game.discard_pile))
    move_lines(game, lines, EQUIPPED if old is None else REPLACED, seat)


def need_cards(game: Game, count: int) -> None:
    """Make sure that the draw pile holds ``count`` cards: else shuffle the discard pile under it; if there still are too few, the
    game is a draw."""
    draw = game.draw_pile.cards
    if len(draw) >= count:
        return
    discards = game.discard_pile.cards
    if len(draw) + len(discards) < count:
        game.finish([], "no_cards")
    game.shuffle_cards(discards)
    for card in discards:
        if card.id in game.tied:
            game.expire(CARD_LEAVES, which=card.id)
        game.known[card.id] = 0
        game.place[card.id] = game.draw_pile
    draw[:0] = discards
    discards.clear()
    game.tell("reshuffled")


def draw_cards(game: Game, seat: Seat, count: int) -> list[Card]:
    """Draw from the top of the draw pile, one card at a time for who ends up with which card, but as one move.

    Returns the cards drawn that are in the hand now.
    """
    if count <= 0 or not seat.alive:
        return []
    need_cards(game, count)
    pile = game.draw_pile
    hand = seat.hand
    lines = [MoveLine(pile.cards[-1 - index], pile, hand) for index in range(count)]
    move_lines(game, lines, DRAWN, seat)
    return [line.card for line in lines if game.place[line.card.id] is hand]


def peek(game: Game, seat: Seat, count: int) -> list[Card]:
    """The seat looks at the top cards of the draw pile, the first one first; the others see only that it looks."""
    need_cards(game, count)
    cards = game.draw_pile.cards[: -count - 1 : -1]
    for card in cards:
        game.known[card.id] |= 1 << seat.index
        game.seen[card.id] |= 1 << seat.index
    game.tell("peeked", cards, 1 << seat.index, seat=seat)
    return cards


def put_back(game: Game, seat: Seat, top: list[Card], bottom: list[Card]) -> None:
    """Cards that the seat looked at go back on top of the draw pile and to its bottom; only the seat knows which lies where."""
    pile = game.draw_pile.cards
    for card in [*top, *bottom]:
        pile.remove(card)
        game.known[card.id] = 1 << seat.index
    pile.extend(reversed(top))
    pile[:0] = reversed(bottom)
    game.tell("put-back", seat=seat, top=len(top), bottom=len(bottom))


def turn_up(game: Game, count: int, to: Zone, reason: int) -> list[Card]:
    """Turn up the top cards of the draw pile and lay them into a zone; returns them, first card first."""
    need_cards(game, count)
    pile = game.draw_pile.cards
    cards = [pile[-1 - index] for index in range(count)]
    move_cards(game, cards, to, reason)
    return cards

"""The table: where the cards lie, who knows them, and who hears what happens. Base of ``Game``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.events import EVERYONE, Event, Told, Watcher, in_words
from sanguosha.engine.happenings.frames import Move
from sanguosha.engine.parts.modifiers import Look
from sanguosha.engine.parts.origin import Origin
from sanguosha.engine.pieces.card import Card, Kind, Suit, VirtualCard
from sanguosha.engine.pieces.zones import DISCARD_PILE, DRAW_PILE, OUT, PILE, Zone
from sanguosha.engine.table.ring import Ring

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat


def sees(layout: Layout, viewer: int, card: Card, zone: Zone) -> bool:
    """Whether ``viewer`` (-1: a spectator) may know which card lies there; no unless there is a reason."""
    if zone.face_up:
        return True
    known = layout.known[card.id]
    return known == -1 or (viewer >= 0 and known >> viewer & 1 == 1)


class Layout(Ring):
    """All zones, and for each card (by id, below ``size``) its ``place`` and the seats that know it (``known``, a bit for each, -1
    for all).

    ``lies`` says what cards in equipment and judging areas count as where that is not their own kind; ``worn`` holds the parts of
    equipment at work; ``seen`` collects who saw a card since the running step began, for sampled worlds.
    """

    def __init__(self, players: int, cards: list[Card], size: int) -> None:
        super().__init__(players)
        self.draw_pile = Zone(DRAW_PILE)
        self.discard_pile = Zone(DISCARD_PILE)
        self.out = Zone(OUT)
        self.piles: dict[tuple[int, str], Zone] = {}
        self.carriers: dict[int, Zone] = {}
        self.place: list[Zone] = [self.out] * size
        for card in cards:
            self.place[card.id] = self.draw_pile
        self.known: list[int] = [0] * size
        self.seen: list[int] = [0] * size
        self.lies: dict[int, VirtualCard] = {}
        self.worn: dict[int, Origin] = {}
        self.watchers: list[Watcher] = []
        self.watched = False
        self.draw_pile.cards = list(cards)

    def lies_as(self, card: Card) -> Kind:
        """What a card in an equipment or judging area counts as."""
        virtual = self.lies.get(card.id)
        return card.kind if virtual is None else virtual.kind

    def look_suit(self, card: Card, seat: Seat) -> Suit:
        """The suit that a card has for a seat."""
        suit = card.suit
        for part in self.at_work(Look):
            suit = part.suit(card, seat, suit)
        return suit

    def pile(self, seat: int, name: str, face_up: bool) -> Zone:
        """The pile of this name of a seat; made when first asked for."""
        zone = self.piles.get((seat, name))
        if zone is None:
            zone = Zone(PILE, seat, name, face_up)
            self.piles[(seat, name)] = zone
        return zone

    def pile_under(self, card: Card) -> Zone:
        """The face-down pile under a piece of equipment; it goes with its wearer."""
        zone = self.carriers.get(card.id)
        if zone is None:
            zone = Zone(PILE, self.place[card.id].seat, f"under_{card.token}")
            self.carriers[card.id] = zone
        return zone

    def make_known(self, cards: list[Card]) -> None:
        """Everybody knows from now on which cards these are."""
        for card in cards:
            self.known[card.id] = -1
            self.seen[card.id] = -1

    def turn_face_up(self, table: Zone) -> None:
        """Show the cards that lie face down on the table."""
        table.face_up = True
        self.make_known(table.cards)
        self.tell("turned-face-up", table.cards)

    def put_on(self, card: Card, seat: Seat) -> None:
        """A piece of equipment comes into a seat's equipment area: its parts go to work."""
        carried = self.carriers.get(card.id)
        if carried is not None and carried.seat != seat.index:
            carried.seat = seat.index
            for under in carried.cards:
                self.known[under.id] |= 1 << seat.index
        self.worn[card.id] = self.add_equipment(seat, card, self.lies_as(card).parts)

    def take_off(self, card: Card, move: Move | None) -> None:
        """A piece of equipment leaves: its parts stop, but may still answer the move that takes it away."""
        origin = self.worn.pop(card.id, None)
        if origin is not None:
            self._remove_parts(origin)
            if move is not None:
                move.leaving += origin.parts

    def tell(self, key: str, cards: list[Card] | None = None, mask: int = EVERYONE, **args: Told) -> None:
        """Tell the watchers what happened, if there are any. Who is not in ``mask`` learns of the cards only how many they are; an
        argument that is ``None`` is left out."""
        if self.watched:
            said = {name: in_words(value) for name, value in args.items() if value is not None}
            self.emit(Event(key, said, [] if cards is None else [card.token for card in cards], mask))

    def emit(self, event: Event) -> None:
        """Tell the watchers."""
        for watcher in self.watchers:
            watcher.notice(event)

    def watch(self, watcher: Watcher) -> None:
        """Tell this watcher all events from now on."""
        self.watchers.append(watcher)
        self.watched = True

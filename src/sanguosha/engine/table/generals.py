"""Where the general cards lie that are on no seat, and who knows them."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.pieces.skills import General

EVERYONE: Final = -1
NOBODYS: Final = -1


class GeneralZone:
    """A place for general cards: the unused ones, those that a seat has taken aside, lords or soldiers beside the game. Everybody
    sees what lies ``face_up``; who has a zone (``seat``, else ``NOBODYS``) sees what lies in it."""

    def __init__(self, name: str, seat: int = NOBODYS, face_up: bool = False) -> None:
        self.name = name
        self.seat = seat
        self.face_up = face_up
        self.generals: list[General] = []


class GeneralCards:
    """All general cards that are on no seat: the ``unused`` ones, and other ``zones`` by seat and name, in the order in which they
    were made. ``known`` tells who else knows one that lies face down (by id; a bit for each seat, ``EVERYONE`` for all), ``seen``
    who saw one since the running step began, for sampled worlds."""

    def __init__(self) -> None:
        self.unused = GeneralZone("unused")
        self.zones: dict[tuple[int, str], GeneralZone] = {}
        self.known: dict[str, int] = {}
        self.seen: dict[str, int] = {}

    def zone(self, name: str, seat: int = NOBODYS, *, face_up: bool = False) -> GeneralZone:
        """The zone of this name (of a seat); made when first asked for."""
        zone = self.zones.get((seat, name))
        if zone is None:
            zone = self.zones[(seat, name)] = GeneralZone(name, seat, face_up)
        return zone

    def sees(self, viewer: int, general: General, zone: GeneralZone) -> bool:
        """Whether ``viewer`` (-1: a spectator) may know that this general lies there; no unless there is a reason."""
        if zone.face_up or (viewer >= 0 and zone.seat == viewer):
            return True
        known = self.known.get(general.id, 0)
        return known == EVERYONE or (viewer >= 0 and known >> viewer & 1 == 1)

    def saw(self, viewer: int, general: General) -> bool:
        """Whether ``viewer`` has seen this general since the running step began."""
        seen = self.seen.get(general.id, 0)
        return seen == EVERYONE or (viewer >= 0 and seen >> viewer & 1 == 1)

    def learn(self, generals: list[General], seats: int, *, keep: bool = True) -> None:
        """These seats (bits, or ``EVERYONE``) see these generals; they know where these lie, unless it is not to be kept."""
        for general in generals:
            self.seen[general.id] = self.seen.get(general.id, 0) | seats
            if keep:
                self.known[general.id] = self.known.get(general.id, 0) | seats

    def move(self, generals: list[General], source: GeneralZone, to: GeneralZone) -> None:
        """Generals go from one zone to another. Both owners know them; in the unused ones nobody knows any more where they lie."""
        for general in generals:
            source.generals.remove(general)
            to.generals.append(general)
            seats = 0
            for zone in (source, to):
                if zone.face_up:
                    seats = EVERYONE
                elif zone.seat >= 0:
                    seats |= 1 << zone.seat
            if to is self.unused:
                self.known.pop(general.id, None)
                self.seen[general.id] = self.seen.get(general.id, 0) | seats
            else:
                self.learn([general], seats)

    def hidden(self, viewer: int) -> list[tuple[GeneralZone, int]]:
        """The places of the generals that ``viewer`` does not see."""
        zones = [self.unused, *self.zones.values()]
        return [(zone, at) for zone in zones for at, general in enumerate(zone.generals) if not self.sees(viewer, general, zone)]

    def copy(self) -> GeneralCards:
        """The same, to be changed apart."""
        twin = GeneralCards()
        twin.unused.generals = list(self.unused.generals)
        for zone in self.zones.values():
            twin.zone(zone.name, zone.seat, face_up=zone.face_up).generals = list(zone.generals)
        twin.known = dict(self.known)
        return twin

    def lines(self) -> list[str]:
        """All of it as text, a zone a line."""
        found = ["generals " + " ".join([general.id for general in self.unused.generals])]
        for zone in self.zones.values():
            ids = " ".join([general.id for general in zone.generals])
            found.append(f"open generals {zone.name} {ids}" if zone.face_up else f"generals of {zone.seat} {zone.name} {ids}")
        found += [f"general known {id} {seats}" for id, seats in sorted(self.known.items())]
        return found

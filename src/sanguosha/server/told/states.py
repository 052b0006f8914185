"""The table as messages tell it: cards, piles, effects, seats, events."""

from __future__ import annotations

from msgspec import Struct, field


class CardFace(Struct):
    """A card that the viewer may see; ``as_kind`` is what it counts as where it lies, empty if that is its own kind."""

    token: str
    kind: str
    suit: str
    rank: int
    as_kind: str = ""


class PileState(Struct):
    """A pile on a general or under an equipment; ``cards`` are those the viewer knows."""

    name: str
    size: int
    cards: list[CardFace]


class EffectState(Struct):
    """Something on a seat that all see and that lasts: a kind of effect and its numbers (seats, for the most part)."""

    kind: str
    data: list[int]


class SeatState(Struct):
    """A seat as the viewer may know it. ``distance`` is from the viewer's seat; ``in_range`` whether the viewer reaches it with a
    Slash, ``reaches_me`` the other way round; ``place`` is its place in the room. ``fallen`` has died at some time, perhaps to come
    back; ``side`` is its side where sides are open, else empty."""

    index: int
    place: int
    alive: bool
    fallen: bool
    role: str
    side: str
    generals: list[str]
    kingdom: str
    gender: str
    hp: int
    max_hp: int
    chained: bool
    turned_over: bool
    drunk: bool
    marks: dict[str, int]
    effects: list[EffectState]
    hand_size: int
    hand: list[CardFace]
    equip: list[CardFace]
    judge_area: list[CardFace]
    piles: list[PileState]
    skills: list[str]
    attack_range: int
    distance: int
    in_range: bool
    reaches_me: bool


class TableState(Struct):
    """The whole table as the viewer (``you``: a seat index, -1 for a spectator) may know it. ``general_piles`` are the generals
    that lie open on it, by the name of their pile."""

    you: int
    round: int
    current: int
    phase: str
    draw_pile: int
    discard_pile: int
    discard_top: list[CardFace]
    general_piles: dict[str, list[str]]
    seats: list[SeatState]
    over: bool
    winners: list[int]
    outcome: str


class EventLine(Struct):
    """One event as the viewer may know it: key and arguments of ``log.ftl``, cards (``?`` for each unseen one). ``health`` is what
    damage or recovery left to the seat (``3/4``)."""

    key: str
    args: dict[str, str]
    cards: list[str]
    faces: list[CardFace] = field(default_factory=list)
    health: str = ""

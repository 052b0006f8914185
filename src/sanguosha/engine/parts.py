"""Parts: the pieces that skills, equipment, modes and effects are made of, and the skills and generals that hold them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.card import (
    BLACK,
    DIAMOND,
    EQUIPMENT,
    HEART,
    RED,
    Card,
    Kind,
    VirtualCard,
    color_of,
)
from sanguosha.engine.decision import Picks, Query
from sanguosha.engine.frames import Frame, Request
from sanguosha.engine.queries import Sequence, cards_query, seats_query
from sanguosha.engine.zones import HAND_AREA

if TYPE_CHECKING:
    from sanguosha.engine.effects import Effect
    from sanguosha.engine.game import Game
    from sanguosha.engine.menus import Draft
    from sanguosha.engine.seat import Seat

F = TypeVar("F", bound=Frame)

# How often a part may be used.
UNLIMITED: Final = 0
ONCE_PER_PHASE: Final = 1
ONCE_PER_TURN: Final = 2
ONCE_PER_GAME: Final = 3

# Tags of skills, to be combined.
LOCKED: Final = 1
LORD: Final = 2
LIMITED: Final = 4
AWAKENING: Final = 8
HEAD_ONLY: Final = 16
DEPUTY_ONLY: Final = 32
ARRAY: Final = 64
TAG_NAMES: Final = {
    1: "locked",
    2: "lord",
    4: "limited",
    8: "awakening",
    16: "head_only",
    32: "deputy_only",
    64: "array",
}

CardTest = Callable[["Seat", Card], bool]
SeatTest = Callable[["Seat", "Seat"], bool]


def red(seat: Seat, card: Card) -> bool:
    """Whether a card is red for the seat."""
    return color_of(seat.game.look_suit(card, seat)) == RED


def black(seat: Seat, card: Card) -> bool:
    """Whether a card is black for the seat."""
    return color_of(seat.game.look_suit(card, seat)) == BLACK


def heart(seat: Seat, card: Card) -> bool:
    """Whether a card is a heart for the seat."""
    return seat.game.look_suit(card, seat) == HEART


def diamond(seat: Seat, card: Card) -> bool:
    """Whether a card is a diamond for the seat."""
    return seat.game.look_suit(card, seat) == DIAMOND


def equipment(seat: Seat, card: Card) -> bool:
    """Whether a card is a piece of equipment."""
    return card.kind.type == EQUIPMENT


class CardChoice:
    """How many cards a part takes from its owner, from which areas, and which ones."""

    def __init__(self, low: int, high: int, areas: int, test: CardTest | None) -> None:
        self.low = low
        self.high = high
        self.areas = areas
        self.test = test

    def pool(self, owner: Seat) -> list[Card]:
        """The owner's cards that may be picked."""
        cards = owner.cards_in(self.areas)
        test = self.test
        return cards if test is None else [card for card in cards if test(owner, card)]

    def usable(self, owner: Seat) -> list[Card]:
        """The same for using or playing them: with the cards that count as if they were in the hand."""
        cards = self.pool(owner)
        if self.areas & HAND_AREA and owner.game.modifiers[AS_HAND]:
            hand, test = owner.hand, self.test
            extra = [card for card in owner.usable_cards() if owner.game.place[card.id] is not hand]
            cards = [*cards, *(card for card in extra if test is None or test(owner, card))]
        return cards


class SeatChoice:
    """How many seats a part names, and which ones; ``owner_too`` allows the owner."""

    def __init__(self, low: int, high: int, owner_too: bool, test: SeatTest | None) -> None:
        self.low = low
        self.high = high
        self.owner_too = owner_too
        self.test = test

    def pool(self, owner: Seat) -> list[Seat]:
        """The seats that may be picked, in seat order."""
        test = self.test
        return [
            seat for seat in owner.game.alive() if (self.owner_too or seat is not owner) and (test is None or test(owner, seat))
        ]


def exactly(count: int, areas: int, test: CardTest | None = None) -> CardChoice:
    """Exactly so many of the owner's cards."""
    return CardChoice(count, count, areas, test)


def at_least(count: int, areas: int, test: CardTest | None = None) -> CardChoice:
    """So many of the owner's cards or more."""
    return CardChoice(count, 1000, areas, test)


def up_to(count: int, areas: int, test: CardTest | None = None) -> CardChoice:
    """One card or more, at most so many."""
    return CardChoice(1, count, areas, test)


def one_other(test: SeatTest | None = None) -> SeatChoice:
    """One seat, not the owner."""
    return SeatChoice(1, 1, False, test)


def others(low: int, high: int, test: SeatTest | None = None) -> SeatChoice:
    """Several seats, not the owner."""
    return SeatChoice(low, high, False, test)


def anyone(test: SeatTest | None = None) -> SeatChoice:
    """One seat, the owner allowed."""
    return SeatChoice(1, 1, True, test)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One piece of a skill, equipment or effect, bound to its owner. It holds nothing but where it comes from.

    ``order`` puts the parts of one owner into a fixed order; ``helps`` and ``gain`` are hints for agents: what a seat named by the part gains (or suffers, below 0), and what using it is
    worth to its owner.
    """

    helps: ClassVar[float] = 0.0
    gain: ClassVar[float] = 1.0

    def __init__(self, owner: Seat, source: Source) -> None:
        self.owner = owner
        self.game: Game = owner.game
        self.source = source
        self.skill = source.id
        self.card = source.card
        self.armor = source.armor
        self.token = ""
        self.order = 0

    def excluded(self, draft: Draft) -> bool:
        """Whether the part does not count for a draft, because the equipment it comes from is one of the draft's cards."""
        return self.card is not None and self.card in draft.cards


class Source:
    """Where parts come from: a skill in a general's slot, a piece of equipment, an effect, or the mode."""

    def __init__(self, id: str, slot: int, tags: int, card: Card | None, effect: Effect | None) -> None:
        self.id = id
        self.slot = slot
        self.tags = tags
        self.card = card
        self.armor = card is not None and card.kind.slot == 1
        self.effect = effect
        self.parts: list[Part] = []
        self.hidden = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Part):
    """A part that its owner decides to use, perhaps picking cards and seats for it.

    ``cards`` and ``targets`` declare what is picked; ``query`` can be overridden where that is not enough. With ``discards`` the
    picked cards are discarded as the cost. ``each`` tells agents what every picked card brings its owner.
    """

    cards: ClassVar[CardChoice | None] = None
    targets: ClassVar[SeatChoice | None] = None
    discards: ClassVar[bool] = False
    limit: ClassVar[int] = UNLIMITED
    each: ClassVar[float] = 0.0

    @property
    def user(self) -> Seat:
        """Who uses the part: picks, pays, and has a limit of their own. Its owner, unless it is shared."""
        return self.owner

    def query(self) -> Query | None:
        """What is picked when the part is used; ``None`` for nothing."""
        cards = self.cards
        targets = self.targets
        queries: list[Query] = []
        if cards is not None:
            queries.append(cards_query(cards.pool(self.user), cards.low, cards.high))
        if targets is not None:
            queries.append(seats_query(targets.pool(self.user), targets.low, targets.high))
        if not queries:
            return None
        return queries[0] if len(queries) == 1 else Sequence(queries)

    def payable(self) -> bool:
        """Whether enough cards and seats are there to be picked."""
        cards = self.cards
        if cards is not None and len(cards.pool(self.user)) < max(cards.low, 1):
            return False
        targets = self.targets
        return targets is None or len(targets.pool(self.user)) >= max(targets.low, 1)

    def within_limit(self) -> bool:
        """Whether the part may still be used."""
        limit = self.limit
        return limit == UNLIMITED or not self.game.limits.get((self.user.index, self.token, limit), 0)

    def spend_limit(self) -> None:
        """Note that the part is used."""
        limit = self.limit
        if limit != UNLIMITED:
            key = (self.user.index, self.token, limit)
            self.game.limits[key] = self.game.limits.get(key, 0) + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Asking, Generic[F]):
    """A part that acts at a moment.

    Optional unless its skill is locked or ``forced`` is set. ``condition`` is pure; ``cost`` pays and may still fail. ``shields``
    tells agents that a line on which its condition holds is void.
    """

    moment: ClassVar[int] = -1
    moments: ClassVar[tuple[int, ...]] = ()
    forced: ClassVar[bool] = False
    shields: ClassVar[bool] = False

    @property
    def must(self) -> bool:
        """Whether it fires without being asked for."""
        return self.forced or self.source.tags & LOCKED != 0

    def repeats(self, frame: F) -> int:
        """How often it may act at one announcement."""
        return 1

    def condition(self, frame: F) -> bool:
        """Whether the part may act on this frame."""
        return True

    def value(self, frame: F) -> float:
        """For agents: what acting on this frame is worth to the owner."""
        return self.gain

    def concerns(self, frame: F) -> Seat | None:
        """For agents: the seat that ``helps`` is about when none is picked."""
        return frame.other(self.owner)

    def picks(self, frame: F) -> Query | None:
        """What is picked when the part acts on this frame."""
        return self.query()

    def cost(self, frame: F, picks: Picks) -> bool:
        """Pay; ``False`` means that it was not used after all."""
        return True

    def effect(self, frame: F, picks: Picks) -> None:
        """What it does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Active(Asking):
    """A part used as a free action of the owner's play phase; a ``shared`` one by those whom ``users`` names, each in their own."""

    shared: ClassVar[bool] = False

    @property
    def user(self) -> Seat:
        return self.game.seats[self.game.current] if self.shared else self.owner

    def users(self, seat: Seat) -> bool:
        """For a shared part: whether ``seat`` may use it in its own play phase."""
        return False

    def condition(self) -> bool:
        """Whether the owner may use it now (limit and picks are looked at besides)."""
        return True

    def value(self) -> float:
        """For agents: what using it now is worth to its user."""
        return self.gain

    def effect(self, picks: Picks) -> None:
        """What it does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Provider(Part):
    """A part that can bring a card when its owner needs one. One that came to nothing is not offered for the same need once more,
    unless it may be tried ``again``."""

    limit: ClassVar[int] = UNLIMITED
    again: ClassVar[bool] = False

    def kinds(self, request: Request) -> list[Kind]:
        """What it can bring for this request; empty for nothing."""
        raise NotImplementedError

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        """The cards it can be made of."""
        return []

    def count(self, kind: Kind) -> int:
        """How many cards it is made of."""
        return 0

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        """Bring the card: return what is to be used or played, or ``None`` if it came to nothing."""
        return card


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewAs(Provider):
    """Cards of the owner used or played as a card of another name: ``cards`` as ``kind``."""

    kind: ClassVar[Kind | None] = None
    cards: ClassVar[CardChoice | None] = None

    def condition(self, request: Request) -> bool:
        """Whether it may be used for this request."""
        return True

    def kinds(self, request: Request) -> list[Kind]:
        kind = self.kind
        if kind is None or not request.accepts(kind) or not self.condition(request):
            return []
        return [kind]

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        cards = self.cards
        return cards.usable(self.owner) if cards is not None else []

    def count(self, kind: Kind) -> int:
        cards = self.cards
        return cards.low if cards is not None else 0


# Folds: what a modifier changes.
DISTANCE: Final = 0
ATTACK_RANGE: Final = 1
UNLIMITED_USE: Final = 2
IGNORES_DISTANCE: Final = 3
MAY_USE: Final = 4
MAY_TARGET: Final = 5
MAY_RESCUE: Final = 6
EXTRA_TARGETS: Final = 7
LOOK: Final = 8
AS_HAND: Final = 9
WEARS: Final = 10
HAND_LIMIT: Final = 11
SKILL_ON: Final = 12
MAY_CHAIN: Final = 13
MAY_RECOVER: Final = 14
COST_PAYABLE: Final = 15
MAY_RESPOND: Final = 16
FOLDS: Final = 17


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Part):
    """A part that changes a number or a permission as long as it is there: pure. A subclass sets ``fold`` and overrides the
    method of that name."""

    fold: ClassVar[int] = -1

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        """DISTANCE from ``start`` to ``goal``."""
        return value

    def attack_range(self, value: int, seat: Seat) -> int:
        """ATTACK_RANGE of ``seat``."""
        return value

    def unlimited(self, draft: Draft) -> bool:
        """UNLIMITED_USE: the draft does not care how many of its family were used in this phase."""
        return False

    def any_distance(self, draft: Draft, target: Seat) -> bool:
        """IGNORES_DISTANCE: the draft may have this target whatever the distance."""
        return False

    def may_use(self, draft: Draft) -> bool:
        """MAY_USE: whether the card may be used or played at all."""
        return True

    def may_target(self, draft: Draft, target: Seat) -> bool:
        """MAY_TARGET: whether ``target`` may be a target of the draft."""
        return True

    def may_rescue(self, rescuer: Seat, dying: Seat) -> bool:
        """MAY_RESCUE: whether ``rescuer`` may be asked for ``dying``."""
        return True

    def extra_targets(self, draft: Draft) -> int:
        """EXTRA_TARGETS: how many targets more the draft may have."""
        return 0

    def suit(self, card: Card, seat: Seat, suit: int) -> int:
        """LOOK: the suit that ``card`` has for ``seat``."""
        return suit

    def as_hand(self, seat: Seat) -> list[Card]:
        """AS_HAND: further cards that ``seat`` may use or play as if they were in the hand."""
        return []

    def wears(self, seat: Seat) -> Kind | None:
        """WEARS: a piece of equipment that ``seat`` counts as wearing."""
        return None

    def hand_limit(self, value: int, seat: Seat) -> int:
        """HAND_LIMIT of ``seat``."""
        return value

    def skill_on(self, part: Part) -> bool:
        """SKILL_ON: whether another part works."""
        return True

    def allows(self, seat: Seat) -> bool:
        """MAY_CHAIN, MAY_RECOVER: whether it may happen to ``seat``."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill as it stands on a card: its id, its parts, its tags. ``on_gained`` and ``on_lost`` are called with its owner."""

    def __init__(self, id: str, *parts: type[Part], tags: int = 0) -> None:
        self.id = id
        self.parts = parts
        self.tags = tags
        self.package = ""

    def on_gained(self, owner: Seat) -> None:
        """The owner gains the skill."""

    def on_lost(self, owner: Seat) -> None:
        """The owner loses the skill."""

    def __repr__(self) -> str:
        return self.id


class General:
    """A general card: who it is and its skills. ``kingdom`` and ``gender`` are ids, ``max_hp`` the printed health."""

    def __init__(self, id: str, kingdom: str, gender: str, max_hp: int, *skills: Skill) -> None:
        self.id = id
        self.kingdom = kingdom
        self.gender = gender
        self.max_hp = max_hp
        self.skills = skills
        self.package = ""

    def __repr__(self) -> str:
        return self.id


WEI: Final = "wei"
SHU: Final = "shu"
WU: Final = "wu"
QUN: Final = "qun"
MALE: Final = "male"
FEMALE: Final = "female"

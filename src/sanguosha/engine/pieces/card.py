"""Cards: the printed ones, what they are by name (kinds), and what is used or played (virtual cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NewType, TypeAlias

from mypy_extensions import mypyc_attr

from sanguosha.engine.pieces.grounds import NOT_POSSIBLE
from sanguosha.engine.pieces.worth import ORDINARY, ORDINARY_CARD, CardWorth, Worth

if TYPE_CHECKING:
    from sanguosha.engine.happenings.frames import Line, Use
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.procedures.menus import Draft
    from sanguosha.engine.table.seat import Seat

Suit = NewType("Suit", int)
Color = NewType("Color", int)

SPADE: Final = Suit(0)
HEART: Final = Suit(1)
CLUB: Final = Suit(2)
DIAMOND: Final = Suit(3)
NO_SUIT: Final = Suit(4)
SUIT_NAMES: Final = ("spade", "heart", "club", "diamond", "none")
SUIT_SIGNS: Final = ("♠", "♥", "♣", "♦", "–")
RANK_SIGNS: Final = ("–", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

BLACK: Final = Color(0)
RED: Final = Color(1)
COLORLESS: Final = Color(2)

BASIC: Final = 0
TRICK: Final = 1
DELAYED_TRICK: Final = 2
EQUIPMENT: Final = 3
TYPE_NAMES: Final = ("basic", "trick", "delayed_trick", "equipment")

NORMAL: Final = 0
FIRE: Final = 1
THUNDER: Final = 2
NATURE_NAMES: Final = ("normal", "fire", "thunder")

WEAPON: Final = 0
ARMOR: Final = 1
DEFENSIVE_HORSE: Final = 2
OFFENSIVE_HORSE: Final = 3
TREASURE: Final = 4
NO_SLOT: Final = -1
SLOT_NAMES: Final = ("weapon", "armor", "defensive_horse", "offensive_horse", "treasure")


def color_of(suit: Suit) -> Color:
    """The colour of a suit: hearts and diamonds are red, no suit is colourless."""
    if suit == NO_SUIT:
        return COLORLESS
    return RED if suit in (HEART, DIAMOND) else BLACK


PartClass: TypeAlias = "type[Part]"
KINDS: Final[list[Kind]] = []
FAMILIES: Final[set[str]] = set()


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a card is by name: its type, when and on whom it may be used, and what it does.

    There is one object for each name; ``family`` is the name that rules ask for (a fire Slash is a ``slash``); ``attacks`` that it
    is out to deal damage to its targets; ``reach`` how far away these may be (0: as far as ``barred`` says); ``names_second``
    that a second seat is named with its target; ``asks`` which entries of the history its rules ask for. For agents, ``worth`` is
    what it is worth as a card, ``skill_worth`` what its parts are, worn as equipment.
    """

    asks: ClassVar[int] = 0

    def __init__(self, id: str, type: int, *, family: str = "", worth: CardWorth = ORDINARY_CARD, skill: Worth = ORDINARY) -> None:
        self.id = id
        self.package = ""
        self.type = type
        self.family = family or id
        self.attacks = False
        self.nature = NORMAL
        self.slot = NO_SLOT
        self.range = 0
        self.reach = 0
        self.recastable = False
        self.names_second = False
        self.worth = worth
        self.skill_worth = skill
        self.parts: list[PartClass] = []
        KINDS.append(self)
        FAMILIES.add(self.family)
        self.serial = len(KINDS)

    @property
    def type_name(self) -> str:
        """The name of the type as players say it: ``basic``, ``weapon``, ``delayed_trick`` …"""
        return SLOT_NAMES[self.slot] if self.slot != NO_SLOT else TYPE_NAMES[self.type]

    def unusable(self, draft: Draft) -> str:
        """Why the user may not use it as a free action of the play phase, targets aside (see ``grounds``); empty if they may."""
        return ""

    def rescues(self, user: Seat, dying: Seat) -> bool:
        """Whether ``user`` may use it to save ``dying``."""
        return False

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        """All targets when there is no choice, else ``None``."""
        return None

    def max_targets(self, draft: Draft) -> int:
        """How many targets may be chosen at most."""
        return 1

    def barred(self, draft: Draft, seat: Seat) -> str:
        """Why the card may not be used on the seat, apart from skills that forbid it (see ``grounds``); empty if it may. For cards
        whose targets are chosen."""
        return NOT_POSSIBLE

    def barred_with(self, draft: Draft, first: Seat, seat: Seat) -> str:
        """Why the seat may not be named second, after the target ``first``; for cards that name a second seat."""
        return NOT_POSSIBLE

    def candidates(self, draft: Draft, chosen: list[Seat]) -> list[Seat]:
        """The seats that may be chosen next, in seat order, when ``chosen`` have been."""
        seats = draft.game.alive()
        if chosen:
            if len(chosen) >= self.max_targets(draft):
                return []
            seats = [seat for seat in seats if draft.later(seat, chosen)]
        return [seat for seat in seats if not self.barred(draft, seat) and draft.may_target(seat)]

    def has_target(self, draft: Draft) -> bool:
        """Whether there is any seat to choose."""
        for seat in draft.game.alive():
            if not self.barred(draft, seat) and draft.may_target(seat):
                return True
        return False

    def complete(self, draft: Draft, chosen: list[Seat]) -> bool:
        """Whether the choice of targets may end with ``chosen``."""
        return len(chosen) >= 1

    def lines(self, use: Use, chosen: list[Seat]) -> list[Line]:
        """The lines of a use from its chosen targets, one line for each target."""
        return [use.line_for(seat) for seat in chosen]

    def begin(self, use: Use) -> None:
        """What happens once before the first target resolves."""

    def offset(self, use: Use, line: Line) -> bool:
        """The window just before the effect on a target: ``True`` if the effect was cancelled."""
        return False

    def resolve(self, use: Use, line: Line) -> None:
        """The effect on one target."""

    def answer(self, use: Use, line: Line) -> None:
        """What it does by itself to the line that it answers."""

    def due(self, seat: Seat, card: Card) -> None:
        """What happens when it lies in the judging area of ``seat`` and that seat's judge phase comes to it."""

    def finish(self, use: Use) -> None:
        """What happens once after the last target."""

    def __repr__(self) -> str:
        return self.id


class Card:
    """One printed card; immutable and shared by all games. ``token`` is its short text form, ``c17``."""

    def __init__(self, id: int, kind: Kind, suit: Suit, rank: int, deck: str = "") -> None:
        self.id = id
        self.kind = kind
        self.suit = suit
        self.rank = rank
        self.deck = deck
        self.token = f"c{id}"
        self.plain = VirtualCard(kind, (self,), suit, rank, color_of(suit), None)

    @property
    def color(self) -> Color:
        """The printed colour."""
        return color_of(self.suit)

    def __repr__(self) -> str:
        return f"{SUIT_SIGNS[self.suit]}{RANK_SIGNS[self.rank]} {self.kind.id}"


class VirtualCard:
    """What is used or played: a kind, the cards behind it (0 or more), and the part that made it, if any."""

    def __init__(self, kind: Kind, cards: tuple[Card, ...], suit: Suit, rank: int, color: Color, part: Part | None) -> None:
        self.kind = kind
        self.cards = cards
        self.suit = suit
        self.rank = rank
        self.color = color
        self.part = part

    def as_kind(self, kind: Kind) -> VirtualCard:
        """The same card under another name (朱雀羽扇): suit, rank and colour stay."""
        return VirtualCard(kind, self.cards, self.suit, self.rank, self.color, self.part)

    def laid(self) -> VirtualCard:
        """The card as it lies in an area, whatever part made it."""
        return VirtualCard(self.kind, self.cards, self.suit, self.rank, self.color, None)

    def __repr__(self) -> str:
        return f"{self.kind.id}{list(self.cards)!r}"

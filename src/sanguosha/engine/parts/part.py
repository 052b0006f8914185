"""Parts: the pieces that skills, equipment, modes and effects are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.decisions.decision import Picks, Query
from sanguosha.engine.happenings.frames import Frame, Request
from sanguosha.engine.happenings.history import Noted
from sanguosha.engine.happenings.moments import NO_MOMENT, NO_PHASE, Moment, Phase
from sanguosha.engine.parts.origin import Origin
from sanguosha.engine.parts.selections import CardChoice, SeatChoice
from sanguosha.engine.pieces.card import Card, Kind, VirtualCard
from sanguosha.engine.pieces.skills import AWAKENING, LIMITED, LOCKED

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

F = TypeVar("F", bound=Frame)

# Whose events a trigger listens to.
OWN: Final = 0
OTHERS: Final = 1
ANYBODY: Final = 2

# How often a part may be used.
UNLIMITED: Final = 0
ONCE_PER_PHASE: Final = 1
ONCE_PER_TURN: Final = 2
ONCE_PER_GAME: Final = 3


# ``serializable``: else mypyc calls ``__init__`` twice for compiled parts without one of their own, and the owner is never freed.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Part:
    """One piece of a skill, equipment or effect, bound to its owner. It holds nothing but where it comes from: its
    ``origin``, and the ``slot`` of the general on whom it is printed. ``key`` is that of its origin and its number, for limits.

    ``order`` puts the parts of one owner into a fixed order. ``asks`` says which entries of the history it asks for.
    ``worth`` is for agents: what it is worth. One ``beyond_death`` acts for its dead owner too, as long as the owner's skills are
    there: until the cards of the dead seat are put away.
    """

    asks: ClassVar[int] = 0
    beyond_death: ClassVar[bool] = False

    def __init__(self, owner: Seat, origin: Origin) -> None:
        self.owner = owner
        self.game: Game = owner.game
        self.origin = origin
        self.slot = origin.slot
        self.skill = origin.id
        self.card = origin.card
        self.armor = origin.armor
        self.worth = origin.worth
        self.once = origin.tags & (LIMITED | AWAKENING) != 0
        self.key = ""
        self.token = ""
        self.order = 0

    @property
    def hidden(self) -> bool:
        """Whether it is printed on a general that lies face down."""
        return self.slot is not None and not self.slot.revealed

    @property
    def data(self) -> tuple[int, ...]:
        """The numbers of the effect that it belongs to; none if it belongs to no effect."""
        effect = self.origin.effect
        return effect.data if effect is not None else ()

    @property
    def named(self) -> Seat:
        """The seat that the effect that it belongs to names first."""
        return self.game.seats[self.data[0]]

    @property
    def within(self) -> Frame | None:
        """What goes on as long as the effect that it belongs to lasts, if that is so."""
        effect = self.origin.effect
        return effect.until.frame if effect is not None else None

    def repeatedly(self) -> Iterator[int]:
        """The rounds of what the owner may do again and again: ``for _ in self.repeatedly():``, until the part breaks off. Who
        could go on for ever must stop: at the latest after as many rounds as there are cards in the game."""
        return self.game.repeatedly()

    def note(self, amount: int = 1) -> None:
        """Note a number in the history of this turn, which all parts of the same skill of the owner can read."""
        self.game.history.notes.append(Noted(self.owner.index, self.origin.key, self.game.phase, amount))

    def noted(self, phase: Phase = NO_PHASE) -> int:
        """The sum of what was noted in this turn, or in a phase of it."""
        return self.game.history.noted(self.owner, self.origin.key, phase)


@mypyc_attr(allow_interpreted_subclasses=True)
class Limited(Part):
    """A part that may be used only so often: ``limit`` says how often; one of a limited or awakening skill once in a game.

    Where the limit is for each of several options (names of cards, suits, seats), the part sets ``by_option`` and itself asks and
    notes which.
    """

    limit: ClassVar[int] = UNLIMITED
    by_option: ClassVar[bool] = False

    @property
    def allowance(self) -> int:
        """How often it may be used."""
        return ONCE_PER_GAME if self.once else self.limit

    @property
    def user(self) -> Seat:
        """Who uses the part: picks, pays, and has a limit of their own. Its owner, unless it is shared."""
        return self.owner

    def within_limit(self, option: str = "") -> bool:
        """Whether the part may still be used, or this option of it."""
        limit = ONCE_PER_GAME if self.once else self.limit
        if limit == UNLIMITED or (self.by_option and not option):
            return True
        return not self.game.limits.get((self.user.index, self.key, limit, option), 0)

    def spend_limit(self, option: str = "") -> None:
        """Note that the part is used, or this option of it."""
        limit = ONCE_PER_GAME if self.once else self.limit
        if limit != UNLIMITED and not (self.by_option and not option):
            key = (self.user.index, self.key, limit, option)
            self.game.limits[key] = self.game.limits.get(key, 0) + 1

    def restore_limit(self, option: str = "") -> None:
        """The part, or this option of it, may be used as if it had not been."""
        limit = ONCE_PER_GAME if self.once else self.limit
        self.game.limits.pop((self.user.index, self.key, limit, option), None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Limited):
    """A part that its owner decides to use, perhaps picking cards and seats for it.

    ``cards`` and ``targets`` declare what is picked; where that depends on the moment, ``choices`` says it. With ``discards`` the
    picked cards are discarded as the cost.
    """

    cards: ClassVar[CardChoice | None] = None
    targets: ClassVar[SeatChoice | None] = None
    discards: ClassVar[bool] = False

    def declared(self) -> Query | None:
        """What ``cards`` and ``targets`` let its user pick; ``None`` for nothing."""
        cards, targets, user = self.cards, self.targets, self.user
        if targets is None:
            return None if cards is None else cards.query(user)
        return targets.query(user) if cards is None else targets.query_with(user, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Asking, Generic[F]):
    """A part that acts at a moment; the base classes of ``triggers`` bind the moments. ``of`` tells whether it listens to what
    happens to its owner (``OWN``), to ``OTHERS`` or to ``ANYBODY``.

    Optional unless its skill is locked or ``forced`` is set. ``condition`` is pure; ``cost`` pays and may still fail. A ``silent``
    one is a rule of the mode, no skill: it acts before the others of its owner, and neither is its order a choice nor its acting
    told.
    """

    moment: ClassVar[Moment] = NO_MOMENT
    moments: ClassVar[tuple[Moment, ...]] = ()
    of: ClassVar[int] = ANYBODY
    forced: ClassVar[bool] = False
    silent: ClassVar[bool] = False

    @property
    def decider(self) -> Seat:
        """Who decides whether it acts: its owner, unless somebody else has that say."""
        return self.owner

    @property
    def must(self) -> bool:
        """Whether it fires without being asked for."""
        return self.forced or self.origin.tags & (LOCKED | AWAKENING) != 0

    def hears(self) -> tuple[Moment, ...]:
        """The moments at which it acts."""
        return self.moments or (self.moment,)

    def whose(self, frame: F) -> Seat | None:
        """The seat that an event happens to, or that brings it about: the same for all that listen to a moment."""
        return None

    def concerned(self, frame: F) -> bool:
        """Whether it listens to such an event of that seat, and its condition holds."""
        of = self.of
        if of != ANYBODY:
            whose = self.whose(frame)
            if whose is None or (whose is self.owner) == (of == OTHERS):
                return False
        return self.condition(frame)

    def repeats(self, frame: F) -> int:
        """How often it may act at one announcement."""
        return 1

    def condition(self, frame: F) -> bool:
        """Whether the part may act on this frame."""
        return True

    def choices(self, frame: F) -> Query | None:
        """What is picked when the part acts on this frame; ``None`` for nothing."""
        return self.declared()

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

    def choices(self) -> Query | None:
        """What is picked when it is used; ``None`` for nothing."""
        return self.declared()

    def effect(self, picks: Picks) -> None:
        """What it does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Provider(Limited):
    """A part that can bring a card when its owner needs one. One that came to nothing is not offered for the same need once more,
    unless it may be tried ``again``."""

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

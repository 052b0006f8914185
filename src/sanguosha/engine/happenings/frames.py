"""Frames: what a procedure is working on. A frame lives as long as its procedure and carries all that later moments need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.happenings.moments import PREPARE, Phase
from sanguosha.engine.happenings.stakes import NO_STAKES, Stakes
from sanguosha.engine.pieces.card import COLORLESS, NO_SUIT, NORMAL, Card, Color, Suit, VirtualCard, color_of
from sanguosha.engine.pieces.zones import TABLE, Zone

if TYPE_CHECKING:
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.pieces.card import Kind
    from sanguosha.engine.pieces.skills import Slot
    from sanguosha.engine.table.seat import Seat

# Reasons of moves.
DRAWN: Final = 0
USED: Final = 1
PLAYED: Final = 2
DISCARDED: Final = 3
OBTAINED: Final = 4
GIVEN: Final = 5
EQUIPPED: Final = 6
REPLACED: Final = 7
JUDGED: Final = 8
PLACED: Final = 9
PUT_AWAY: Final = 10
RECAST: Final = 11
REVEALED: Final = 12
BURIED_CARDS: Final = 13
DEALT: Final = 14
REASON_NAMES: Final = (
    "drawn", "used", "played", "discarded", "obtained", "given", "equipped", "replaced", "judged", "placed", "put_away",
    "recast", "revealed", "buried", "dealt",
)  # fmt: skip

# What a request wants a card for.
TO_USE: Final = 0
TO_PLAY: Final = 1
TO_RESCUE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Base of all frames.

    ``line`` is the line of a card use that it belongs to, if any (armour may be ignored on it). A frame that has ``ended`` is
    announced to nobody any more.
    """

    def __init__(self, line: Line | None = None) -> None:
        self.line = line
        self.ended = False

    def other(self, owner: Seat) -> Seat | None:
        """For agents: the seat that it concerns beside ``owner``, if there is one."""
        return None

    def at_stake(self) -> Stakes:
        """For agents: what hangs on it."""
        return NO_STAKES

    def story(self) -> tuple[str, ...]:
        """For people: what is happening, as arguments of a question about it: its sort, then tokens and ids that everybody may
        know. Empty where that goes without saying."""
        return ()


class Line(Frame):
    """One target of a use and how the card goes for it.

    ``cancelled`` targets are off; a ``void`` line has no effect; ``needed`` answers are wanted (无双: 2), ``needed_of_user`` of the
    user in a Duel; with ``no_response`` nothing may answer; ``bonus`` raises the base damage for this target; ``pierced`` tells
    that its target's armour is without effect until it is settled; ``offset`` tells that it was cancelled by an answer; ``second``
    is another seat the card names with it.
    """

    def __init__(self, use: Use, seat: Seat) -> None:
        super().__init__(None)
        self.line = self
        self.use = use
        self.seat = seat
        self.second: Seat | None = None
        self.cancelled = False
        self.void = False
        self.no_response = False
        self.needed = 1
        self.needed_of_user = 1
        self.bonus = 0
        self.pierced = False
        self.offset = False

    def other(self, owner: Seat) -> Seat | None:
        return self.use.user if self.seat is owner else self.seat

    def story(self) -> tuple[str, ...]:
        return "dodged" if self.offset else "line", self.use.user.token, self.seat.token, self.use.card.kind.id

    @property
    def family(self) -> str:
        """The family of the card that is used."""
        return self.use.card.kind.family

    def pierce(self) -> None:
        """Until this line is settled its target's armour is without effect, whatever happens to the target meanwhile."""
        if not self.pierced:
            self.pierced = True
            self.seat.armor_off += 1

    def settled(self) -> None:
        """The use is over for this target."""
        if self.pierced:
            self.pierced = False
            self.seat.armor_off -= 1

    def root(self) -> Line:
        """The line that a chain of answers (a Nullification against a Nullification) is about in the end."""
        line = self
        while line.use.answers is not None:
            line = line.use.answers
        return line

    def harm(self) -> float:
        """For agents: what its target suffers if nothing answers it."""
        harm = -self.use.card.kind.worth.helps
        return harm * (1 + self.use.bonus + self.bonus) if harm > 0 else harm

    def undone(self) -> bool:
        """Whether its root is cancelled as long as nobody answers any more."""
        line = self
        odd = False
        while line.use.answers is not None:
            line = line.use.answers
            odd = not odd
        return odd


class UseOrPlay(Frame):
    """A card that ``user`` uses or plays; ``zone`` is the table on which its cards lie meanwhile."""

    def __init__(self, user: Seat, card: VirtualCard, line: Line | None = None) -> None:
        super().__init__(line)
        self.user = user
        self.card = card
        self.zone = Zone(TABLE)

    @property
    def family(self) -> str:
        """The family of the card: ``slash`` for every Slash."""
        return self.card.kind.family


class Use(UseOrPlay):
    """The use of a card by ``user``.

    ``answers`` is the line that this use answers (a Dodge, a Nullification); ``bonus`` raises the base damage; ``counted`` uses
    spend the permission of the phase; ``row`` holds the cards it turned over (五谷丰登); ``direction`` is the way round that its
    user chose for its targets, empty where there is no such choice.
    """

    def __init__(self, user: Seat, card: VirtualCard) -> None:
        super().__init__(user, card)
        self.lines: list[Line] = []
        self.answers: Line | None = None
        self.counted = False
        self.nullifiable = True
        self.bonus = 0
        self.row = Zone(TABLE)
        self.direction = ""

    def story(self) -> tuple[str, ...]:
        return "use", self.user.token, self.card.kind.id

    def line_for(self, seat: Seat) -> Line:
        """A new line for a target; not yet part of the use."""
        return Line(self, seat)

    def targets(self, seat: Seat) -> bool:
        """Whether the seat is still a target."""
        return any(line.seat is seat and not line.cancelled for line in self.lines)

    def retarget(self, line: Line, seat: Seat) -> Line:
        """Put ``seat`` in the place of a line's target: the old line is cancelled, the new one "becomes a target"."""
        line.cancelled = True
        fresh = self.line_for(seat)
        self.lines.insert(self.lines.index(line) + 1, fresh)
        return fresh


class Play(UseOrPlay):
    """A card played to answer a demand."""

    def story(self) -> tuple[str, ...]:
        return "play", self.user.token, self.card.kind.id


class Request(Frame):
    """A seat needs a card: for the free action of the play phase (``families`` empty), or one of ``families``. ``purpose`` says
    what it is wanted for.

    ``free`` tells that it is the free action, ``aimed`` that the card is used on targets of its own (not on a line, nor played).
    ``target`` must be among the targets of the use; ``dying`` is who is to be rescued. ``refused`` holds the providers that
    already failed to bring a card. ``stakes`` tells agents what hangs on it.
    """

    def __init__(
        self, seat: Seat, purpose: int, families: tuple[str, ...] = (), line: Line | None = None, *, target: Seat | None = None,
        dying: Seat | None = None, any_distance: bool = False, stakes: Stakes = NO_STAKES,
    ) -> None:  # fmt: skip
        super().__init__(line)
        self.seat = seat
        self.purpose = purpose
        self.families = families
        self.free = purpose == TO_USE and not families
        self.aimed = purpose == TO_USE and line is None
        self.target = target
        self.dying = dying
        self.any_distance = any_distance
        self.stakes = stakes
        self.refused: list[str] = []

    def accepts(self, kind: Kind) -> bool:
        """Whether a card of this kind is what is wanted (its targets and limits aside)."""
        if self.purpose == TO_RESCUE:
            return self.dying is not None and kind.rescues(self.seat, self.dying)
        return not self.families or kind.family in self.families


class Answer:
    """What satisfied a request: a card, and its targets for a use on targets."""

    def __init__(self, card: VirtualCard, targets: list[Seat]) -> None:
        self.card = card
        self.targets = targets


class Damage(Frame):
    """Damage about to be dealt or dealt.

    ``direct`` is damage of a card to the target of its own line; ``chained`` damage was passed on by a chain and
    ``transferred`` damage was moved to another victim. ``distance`` is that from source to victim when it was dealt.
    """

    def __init__(
        self, source: Seat | None, victim: Seat, amount: int, nature: int = NORMAL, use: Use | None = None,
        line: Line | None = None,
    ) -> None:  # fmt: skip
        super().__init__(line)
        self.source = source
        self.victim = victim
        self.amount = amount
        self.nature = nature
        self.use = use
        self.direct = line is not None
        self.chained = False
        self.transferred = False
        self.distance = 0

    def other(self, owner: Seat) -> Seat | None:
        return self.source if self.victim is owner else self.victim

    def story(self) -> tuple[str, ...]:
        return "damage", self.victim.token, "" if self.source is None else self.source.token, str(self.amount)

    @property
    def card(self) -> VirtualCard | None:
        """The card that deals it."""
        return self.use.card if self.use is not None else None

    @property
    def cards(self) -> list[Card]:
        """The printed cards that deal it, as far as they still lie on the table of their use."""
        return list(self.use.zone.cards) if self.use is not None else []

    def dealt_by(self, family: str) -> bool:
        """Whether a card of this family deals it to the target of its line; what a chain passes on is dealt by no card."""
        return self.direct and self.line is not None and self.line.family == family

    def prevent(self) -> None:
        """Nobody deals or takes this damage."""
        self.amount = 0
        self.ended = True


class HealthLoss(Frame):
    """Health lost without damage."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(None)
        self.seat = seat
        self.amount = amount


class Recovery(Frame):
    """Health recovered; ``use`` is the card that heals, if any."""

    def __init__(self, seat: Seat, amount: int, use: Use | None) -> None:
        super().__init__(None)
        self.seat = seat
        self.amount = amount
        self.use = use


class Dying(Frame):
    """A seat at 0 health or less; ``asked`` is who may rescue it at the moment. A part may set ``survives`` when it is decided
    (不屈)."""

    def __init__(self, seat: Seat, damage: Damage | None) -> None:
        super().__init__(damage.line if damage is not None else None)
        self.seat = seat
        self.damage = damage
        self.asked: Seat | None = None
        self.survives = False

    def other(self, owner: Seat) -> Seat | None:
        return self.seat


class Death(Frame):
    """A death and who brought it about; ``again`` if the seat had died before and come back."""

    def __init__(self, seat: Seat, killer: Seat | None) -> None:
        super().__init__(None)
        self.seat = seat
        self.killer = killer
        self.again = seat.fallen


class Judgement(Frame):
    """A judgement: ``suit`` and ``rank`` are those of the card as the judged seat sees it. ``good_suits`` are those that the
    judged seat hopes for (for agents; the rule itself reads ``suit`` and ``rank``)."""

    def __init__(self, seat: Seat, reason: str, line: Line | None, good_suits: tuple[Suit, ...] = ()) -> None:
        super().__init__(line)
        self.seat = seat
        self.reason = reason
        self.zone = Zone(TABLE)
        self.card: Card | None = None
        self.suit = NO_SUIT
        self.rank = 0
        self.good_suits = good_suits

    def other(self, owner: Seat) -> Seat | None:
        return self.seat

    def at_stake(self) -> Stakes:
        return Stakes(whom=self.seat.index, good_suits=self.good_suits, suit=self.suit)

    def story(self) -> tuple[str, ...]:
        return "judgement", self.seat.token, self.reason, "" if self.card is None else self.card.token

    @property
    def color(self) -> Color:
        """The colour of the result."""
        return color_of(self.suit) if self.suit != NO_SUIT else COLORLESS


class Contest(Frame):
    """Two seats comparing the ranks of one hand card each; ``ranks`` may be changed before the winner is found."""

    def __init__(self, starter: Seat, rival: Seat, cards: list[Card]) -> None:
        super().__init__(None)
        self.starter = starter
        self.rival = rival
        self.cards = cards
        self.ranks = [card.rank for card in cards]

    @property
    def winner(self) -> Seat | None:
        """Who has the higher rank; nobody on a tie, or if one of them had no card to compare."""
        if len(self.ranks) < 2 or self.ranks[0] == self.ranks[1]:
            return None
        return self.starter if self.ranks[0] > self.ranks[1] else self.rival


class MoveLine:
    """One card of a move, from ``start`` to ``to``. A part may change ``to`` before the move happens (a redirect)."""

    def __init__(self, card: Card, start: Zone, to: Zone) -> None:
        self.card = card
        self.start = start
        self.to = to
        self.cancelled = False


class Move(Frame):
    """Cards changing places at one time, for one reason, by one seat. ``shown``: everybody sees which cards they are."""

    def __init__(self, lines: list[MoveLine], reason: int, by: Seat | None) -> None:
        super().__init__(None)
        self.lines = lines
        self.reason = reason
        self.by = by
        self.shown = False
        self.leaving: list[Part] = []

    def taken_from(self, zone: Zone) -> list[Card]:
        """The cards that left this zone."""
        return [line.card for line in self.lines if line.start is zone and line.to is not zone and not line.cancelled]

    def put_into(self, zone: Zone) -> list[Card]:
        """The cards that came into this zone."""
        return [line.card for line in self.lines if line.to is zone and line.start is not zone and not line.cancelled]


class PhaseRun(Frame):
    """One phase of a turn; ``count`` is the number of cards to draw in the draw phase, ``replaced`` says that a part did
    something else instead of what is normally done in the phase."""

    def __init__(self, seat: Seat, phase: Phase) -> None:
        super().__init__(None)
        self.seat = seat
        self.phase = phase
        self.count = 2
        self.replaced = False


class Opening(Frame):
    """A seat is about to decide something in which its hand cards count; ``free`` for the free action of its play phase."""

    def __init__(self, seat: Seat, free: bool) -> None:
        super().__init__(None)
        self.seat = seat
        self.free = free

    def other(self, owner: Seat) -> Seat | None:
        return self.seat


class Reveal(Frame):
    """A general that was turned up."""

    def __init__(self, seat: Seat, slot: Slot) -> None:
        super().__init__(None)
        self.seat = seat
        self.slot = slot


class Turn(Frame):
    """A turn and where it stands: everything that lasts from step to step. ``begun`` says that its ``phase`` has begun,
    ``phase_over`` that a part ends that phase at once; ``actions`` counts the free actions of its play phase."""

    def __init__(self, seat: Seat, extra: bool = False) -> None:
        super().__init__(None)
        self.seat = seat
        self.extra = extra
        self.phase = PREPARE
        self.begun = False
        self.phase_over = False
        self.actions = 0
        self.skipped: list[bool] = [False] * 6

    def skip(self, phase: Phase) -> None:
        """Skip a phase of this turn that has not begun."""
        self.skipped[phase] = True

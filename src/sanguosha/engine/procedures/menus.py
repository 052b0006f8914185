"""Drafts of uses and the menu of a request: which card or skill, made of which cards, on which targets.

Legality is asked about a draft *as if its cards had already left*: a red bow used as Slash gives no range.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.decision import NO_SET, Query
from sanguosha.engine.decisions.queries import Options
from sanguosha.engine.decisions.tokens import DONE, general_token, id_of, index_of, is_card, is_skill, option_token
from sanguosha.engine.happenings.frames import TO_PLAY, TO_USE, Frame, Request, Use
from sanguosha.engine.parts.folds import IGNORES_DISTANCE, LOOK, MAY_TARGET, MAY_USE
from sanguosha.engine.parts.hidden import AsIf, AsIfQuery
from sanguosha.engine.parts.modifiers import AttackRange, ExtraTargets, IgnoresDistance, MayTarget, MayUse, UnlimitedUse
from sanguosha.engine.parts.part import Active, Part, Provider, Trigger
from sanguosha.engine.pieces.card import COLORLESS, NO_SUIT, Card, Color, Kind, Suit, VirtualCard, color_of
from sanguosha.engine.pieces.grounds import ARMOR_OFF, FAILED_BEFORE, FORBIDDEN, LIMIT_REACHED, NO_TARGET, OUT_OF_RING, TURNED_OFF
from sanguosha.engine.pieces.zones import EQUIP

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

RECAST_TOKEN: Final = "o:recast"
DECLARE_TOKEN: Final = "o:declare"
NO_CARDS: Final[tuple[Card, ...]] = ()


class Draft:
    """A use that is being put together. ``worn`` are those of its cards that the user still wears; ``leaving`` are cards of another
    draft that will have gone before this use comes about (that of 借刀杀人 before the Slash)."""

    def __init__(self, user: Seat, kind: Kind, cards: tuple[Card, ...], part: Part | None, request: Request) -> None:
        self.user = user
        self.game: Game = user.game
        self.kind = kind
        self.cards = cards
        self.part = part
        self.request = request
        worn = NO_CARDS
        for card in cards:
            zone = self.game.place[card.id]
            if zone.kind == EQUIP and zone.seat == user.index:
                worn = (*worn, card)
        self.worn = worn
        self.leaving = NO_CARDS
        self.reach = -1

    @property
    def suit(self) -> Suit:
        """The suit as the user sees it."""
        return self.game.look_suit(self.cards[0], self.user) if len(self.cards) == 1 else NO_SUIT

    @property
    def color(self) -> Color:
        """The colour as the user sees it."""
        return color_of_cards(self.game, self.cards, self.user)

    def hand_of(self, seat: Seat) -> int:
        """How many hand cards a seat has left once the cards have gone."""
        gone = 0
        for card in (*self.cards, *self.leaving):
            if self.game.place[card.id] is seat.hand:
                gone += 1
        return len(seat.hand.cards) - gone

    @property
    def from_hand(self) -> bool:
        """Whether all its cards, at least one, come from the hand."""
        hand = self.user.hand
        place = self.game.place
        return len(self.cards) > 0 and all(place[card.id] is hand for card in self.cards)

    def unlimited(self) -> bool:
        """Whether a part lifts the limit of uses in a phase."""
        for part in self.game.at_work(UnlimitedUse, self.cards):
            if part.unlimited(self):
                return True
        return False

    def extra_targets(self) -> int:
        """How many targets more than usual it may have."""
        return sum([part.extra_targets(self) for part in self.game.at_work(ExtraTargets, self.cards)])

    def forbidding(self) -> Part | None:
        """The part that forbids the card as such, if any."""
        for part in self.game.at_work(MayUse, self.cards):
            if not part.may_use(self):
                return part
        return None

    def shielding(self, seat: Seat) -> Part | None:
        """The part that forbids the seat as a target, if any."""
        for part in self.game.at_work(MayTarget, self.cards):
            if not part.may_target(self, seat):
                return part
        return None

    def may_target(self, seat: Seat) -> bool:
        """Whether the seat is there and no part forbids it as a target."""
        if not (seat.alive and seat.seated):
            return False
        return not self.game.modifiers[MAY_TARGET] or self.shielding(seat) is None

    def ignores_distance(self, seat: Seat) -> bool:
        """Whether distance does not matter for this target."""
        if self.request.any_distance:
            return True
        if not self.game.modifiers[IGNORES_DISTANCE]:
            return False
        for part in self.game.at_work(IgnoresDistance, self.cards):
            if part.any_distance(self, seat):
                return True
        return False

    def within(self, seat: Seat, reach: int) -> bool:
        """Whether the seat is at most ``reach`` away."""
        return self.game.distance(self.user, seat, self.worn) <= reach or self.ignores_distance(seat)

    def in_attack_range(self, seat: Seat) -> bool:
        """Whether the seat is within the user's attack range."""
        if self.reach < 0:
            self.reach = self.user.attack_range(self.worn)
        return self.within(seat, self.reach)

    def card(self) -> VirtualCard:
        """The card itself."""
        return virtual_card(self.game, self.user, self.kind, self.cards, self.part)

    def later(self, seat: Seat, chosen: list[Seat]) -> bool:
        """Whether the seat may follow ``chosen`` in an unordered set, which is written in seat order."""
        if seat in chosen:
            return False
        free = [other.index for other in chosen if other is not self.request.target]
        return not free or seat.index > free[-1]

    def next_targets(self, chosen: list[Seat]) -> list[Seat]:
        """The legal next targets; a request that names a target allows that one first."""
        seats = self.kind.candidates(self, chosen)
        must = self.request.target
        if must is not None and must not in chosen:
            return [must] if must in seats else []
        return seats

    def objection(self) -> str:
        """Why the draft may not be used (see ``grounds``); empty if it may: targets can be found (for an answer to a demand:
        nothing forbids it). Who is out of the ring can play cards but not use them."""
        request = self.request
        if not self.user.seated and request.purpose != TO_PLAY:
            return OUT_OF_RING
        if self.game.modifiers[MAY_USE] and self.forbidding() is not None:
            return FORBIDDEN
        if not request.aimed:
            return ""
        if request.free:
            unusable = self.kind.unusable(self)
            if unusable:
                return unusable
        fixed = self.kind.fixed_targets(self)
        if fixed is not None:
            return "" if fixed else NO_TARGET
        if request.target is not None:
            return "" if self.next_targets([]) else NO_TARGET
        return "" if self.kind.has_target(self) else NO_TARGET


def draft_of(use: Use) -> Draft:
    """A use that goes on as a draft, which says who may still become a target of it."""
    card = use.card
    return Draft(use.user, card.kind, card.cards, card.part, Request(use.user, TO_USE, (card.kind.family,)))


def color_of_cards(game: Game, cards: tuple[Card, ...], seat: Seat) -> Color:
    """The colour of a card made of these: that of all of them, or none."""
    if not cards:
        return COLORLESS
    color = color_of(game.look_suit(cards[0], seat))
    for card in cards:
        if color_of(game.look_suit(card, seat)) != color:
            return COLORLESS
    return color


def virtual_card(game: Game, user: Seat, kind: Kind, cards: tuple[Card, ...], part: Part | None) -> VirtualCard:
    """A card as its user sees it. One card behind it gives its suit and rank; several give only a common colour."""
    if len(cards) == 1:
        card = cards[0]
        if part is None and card.kind is kind and not game.modifiers[LOOK]:
            return card.plain
        suit = game.look_suit(card, user)
        return VirtualCard(kind, cards, suit, card.rank, color_of(suit), part)
    return VirtualCard(kind, cards, NO_SUIT, 0, color_of_cards(game, cards, user), part)


class TargetQuery(Query):
    """The targets of a draft, as an unordered set in seat order (an ordered pair where the card names a second seat)."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.fixed = not draft.request.aimed or draft.kind.fixed_targets(draft) is not None

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        if self.fixed:
            return []
        draft = self.draft
        mine = picks[at:]
        if mine and mine[-1] == DONE:
            return []
        seats = draft.game.seats
        chosen = [seats[index_of(token)] for token in mine]
        options = [seat.token for seat in draft.next_targets(chosen)]
        if options and chosen and draft.kind.complete(draft, chosen):
            options.append(DONE)
        return options

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        return NO_SET if self.fixed or self.draft.kind.names_second else (at, 1)


class MadeOf(Query):
    """The cards a provider's card is made of, as an unordered set, each step such that the card can still become legal."""

    def __init__(self, part: Provider, kind: Kind, request: Request) -> None:
        self.part = part
        self.kind = kind
        self.request = request
        self.pool = part.pool(request, kind)
        self.count = part.count(kind)

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        mine = picks[at:]
        if len(mine) >= self.count:
            return []
        chosen = [card for card in self.pool if card.token in mine]
        start = self.pool.index(chosen[-1]) + 1 if chosen else 0
        return [
            self.pool[index].token
            for index in range(start, len(self.pool))
            if self.completable([*chosen, self.pool[index]], index + 1)
        ]

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        return at, 1

    def completable(self, chosen: list[Card], start: int) -> bool:
        """Whether cards from ``start`` on can make a legal draft of the chosen ones."""
        if len(chosen) == self.count:
            return not Draft(self.request.seat, self.kind, tuple(chosen), self.part, self.request).objection()
        for index in range(start, len(self.pool)):
            if self.completable([*chosen, self.pool[index]], index + 1):
                return True
        return False


class Provided(Query):
    """What a provider brings: its name, if there are several; the cards it is made of; the targets."""

    def __init__(self, part: Provider, kinds: list[Kind], request: Request) -> None:
        self.part = part
        self.kinds = kinds
        self.request = request

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        if len(self.kinds) > 1 and len(picks) == at:
            return [option_token(kind.id) for kind in self.kinds]
        made_of, at = self._made_of(picks, at)
        options = made_of.menu(picks, at)
        return options if options else self._targets(made_of, picks, at).menu(picks, at + made_of.count)

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        if len(self.kinds) > 1 and len(picks) == at:
            return NO_SET
        made_of, at = self._made_of(picks, at)
        if len(picks) < at + made_of.count:
            return made_of.set_at(picks, at)
        return self._targets(made_of, picks, at).set_at(picks, at + made_of.count)

    def _made_of(self, picks: list[str], at: int) -> tuple[MadeOf, int]:
        """What asks for the cards, and where these begin in ``picks``."""
        kind = self.kinds[0]
        if len(self.kinds) > 1:
            name = id_of(picks[at])
            kind = next(kind for kind in self.kinds if kind.id == name)
            at += 1
        return MadeOf(self.part, kind, self.request), at

    def _targets(self, made_of: MadeOf, picks: list[str], at: int) -> TargetQuery:
        """What asks for the targets once the cards are picked."""
        seat = self.request.seat
        cards = tuple(seat.game.card_by_token[token] for token in picks[at : at + made_of.count])
        return TargetQuery(Draft(seat, made_of.kind, cards, self.part, self.request))


class ReadyQuery(Query):
    """The menu of triggers that are ready at a moment: which of them acts, then what is picked for it."""

    def __init__(self, parts: list[Trigger[Frame]], frame: Frame) -> None:
        self.parts = parts
        self.frame = frame
        self._picks: dict[str, Query | None] = {}

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        if len(picks) <= at:
            return [part.token for part in self.parts]
        query = self._after(picks[at])
        return query.menu(picks, at + 1) if query is not None else []

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        query = self._after(picks[at]) if len(picks) > at else None
        return query.set_at(picks, at + 1) if query is not None else NO_SET

    def _after(self, token: str) -> Query | None:
        """What is picked for the trigger with this token; made once."""
        if token not in self._picks:
            self._picks[token] = self.picks(self.part(token))
        return self._picks[token]

    def picks(self, part: Trigger[Frame]) -> Query | None:
        """What is picked for a part."""
        if not part.hidden:
            return part.choices(self.frame)
        with AsIf(part.game, part.slot):
            query: Query | None = part.choices(self.frame)
        return query if query is None else AsIfQuery(part, query)

    def part(self, token: str) -> Trigger[Frame]:
        """The trigger with this token."""
        return next(part for part in self.parts if part.token == token)


class RequestQuery(Query):
    """The menu of a request.

    First a card of the hand, ``k:`` and a skill, ``o:recast``, or ``o:declare`` and a hidden general; then, where there is a
    choice, the name (``o:slash``), the cards it is made of, and the targets. What was found out for one step is kept for the next:
    nothing changes while a question is open.
    """

    def __init__(self, request: Request) -> None:
        self.request = request
        self.seat = request.seat
        self.game: Game = request.seat.game
        self._kinds: dict[str, list[Kind]] = {}
        self._actives: list[Active] = []
        self._rests: dict[str, Query] = {}

    def menu(self, picks: list[str], at: int = 0) -> list[str]:
        if len(picks) <= at:
            return self.first()
        head = picks[at]
        active = self.active(head) if is_skill(head) else None
        if active is not None:
            with AsIf(self.game, active.slot):
                query = active.choices()
                return query.menu(picks, at + 1) if query is not None else []
        return self._rest(head).menu(picks, at + 1)

    def set_at(self, picks: list[str], at: int = 0) -> tuple[int, int]:
        if len(picks) <= at:
            return NO_SET
        active = self.active(picks[at]) if is_skill(picks[at]) else None
        if active is None:
            return self._rest(picks[at]).set_at(picks, at + 1)
        with AsIf(self.game, active.slot):
            query = active.choices()
            return query.set_at(picks, at + 1) if query is not None else NO_SET

    def _rest(self, head: str) -> Query:
        """What is asked after the first token, if that is no skill of the play phase; made once."""
        if head not in self._rests:
            self._rests[head] = self.rest(head)
        return self._rests[head]

    def rest(self, head: str) -> Query:
        """What is asked after the first token, if that is no skill of the play phase."""
        if head == RECAST_TOKEN:
            return Options([card.token for card in self.recastable()])
        if head == DECLARE_TOKEN:
            return Options([general_token(slot.general.id) for slot in self.game.declarable(self.seat)])
        if is_card(head):
            card = self.game.card_by_token[head]
            return TargetQuery(Draft(self.seat, card.kind, (card,), None, self.request))
        part = self.provider(head)
        provided = Provided(part, self.legal_kinds(part), self.request)
        return AsIfQuery(part, provided) if part.hidden else provided

    def legal_kinds(self, part: Provider) -> list[Kind]:
        """The kinds a provider can bring such that the card can be used or played."""
        if part.token not in self._kinds:
            if part.hidden:
                with AsIf(self.game, part.slot):
                    self._kinds[part.token] = self._find_kinds(part)
            else:
                self._kinds[part.token] = self._find_kinds(part)
        return self._kinds[part.token]

    def _find_kinds(self, part: Provider) -> list[Kind]:
        kinds = part.kinds(self.request)
        return [kind for kind in kinds if MadeOf(part, kind, self.request).completable([], 0)]

    def first(self) -> list[str]:
        """The cards, skills, recasting and declaring that the seat can begin with."""
        request = self.request
        options: list[str] = []
        seen: dict[int, bool] = {}
        for card in self.seat.usable_cards():
            kind = card.kind
            if not request.accepts(kind):
                continue
            key = (kind.serial * 5 + card.suit) * 2 + (self.game.place[card.id] is self.seat.hand)
            if key not in seen:
                seen[key] = not Draft(self.seat, kind, (card,), None, request).objection()
            if seen[key]:
                options.append(card.token)
        for provider in self.game.providers[self.seat.index]:
            if not self.held_back(provider) and self.legal_kinds(provider):
                options.append(provider.token)
        if request.free:
            self._actives = self.game.actives_of(self.seat)
            options += [part.token for part in self._actives]
            if self.recastable():
                options.append(RECAST_TOKEN)
            if self.seat.conceals and self.game.declarable(self.seat):
                options.append(DECLARE_TOKEN)
        return options

    def held_back(self, provider: Provider) -> str:
        """Why the provider is not offered (see ``grounds``): it has failed for this request, is beyond its limit or not in force;
        empty if nothing holds it back."""
        request = self.request
        if provider.token in request.refused:
            return FAILED_BEFORE
        if not provider.within_limit():
            return LIMIT_REACHED
        if provider.armor and provider.owner.armor_off:
            return ARMOR_OFF
        return "" if self.game.usable(provider) else TURNED_OFF

    def recastable(self) -> list[Card]:
        """The hand cards that may be recast."""
        return [card for card in self.seat.hand.cards if card.kind.recastable]

    def active(self, token: str) -> Active | None:
        """The skill of the play phase with this token."""
        if not self.request.free:
            return None
        if not self._actives:
            self._actives = self.game.actives_of(self.seat)
        for part in self._actives:
            if part.token == token:
                return part
        return None

    def provider(self, token: str) -> Provider:
        """The provider with this token."""
        return next(part for part in self.game.providers[self.seat.index] if part.token == token)


def fold_attack_range(game: Game, seat: Seat, without: tuple[Card, ...]) -> int:
    """The attack range of a seat, not counting the equipment ``without``: the weapon's range or 1, and what skills add."""
    reach = 1
    for card in seat.equip.cards:
        kind = game.lies_as(card)
        if kind.range and card not in without:
            reach = kind.range
    for part in game.at_work(AttackRange, without):
        reach = part.attack_range(reach, seat)
    return reach

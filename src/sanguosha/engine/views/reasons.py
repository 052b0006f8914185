"""Reasons: why a card, a seat or a skill may not be picked next, from the very checks that decide it.

What is told of others is public, and of hidden cards only their number: a reason is found from what the asked seat may know.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Tokens
from sanguosha.engine.decisions.tokens import base_of, id_of, index_of, is_card, is_option, is_seat, is_skill, skill_of
from sanguosha.engine.happenings.frames import TO_USE
from sanguosha.engine.parts.hidden import AsIf
from sanguosha.engine.parts.part import ONCE_PER_PHASE, ONCE_PER_TURN, Active, Asking, Part, Provider, ViewAs
from sanguosha.engine.parts.paying import payable
from sanguosha.engine.parts.selections import CardChoice
from sanguosha.engine.pieces import grounds
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import LORD_SKILL
from sanguosha.engine.pieces.zones import EQUIP_AREA
from sanguosha.engine.procedures.menus import Draft, RequestQuery
from sanguosha.engine.table.cards import sees

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

RANGES = (grounds.OUT_OF_RANGE, grounds.TOO_FAR)


class Reason:
    """Why something may not be picked: one of ``grounds`` and what its sentence needs.

    ``args`` are named as in events: seats are tokens, cards, families and skills ids, several of them with blanks between, numbers
    are written in digits.
    """

    def __init__(self, key: str, args: dict[str, str]) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args.items())])


def why_not(game: Game, decision: Decision, picks: list[str], token: str) -> Reason | None:
    """Why ``token``, which may be anything, may not follow ``picks``, a legal path, in an open question; ``None`` if it may."""
    return None if token in decision.menu(picks) else Inquiry(game, decision, picks).reason(token)


class Inquiry:
    """One look at a question that stands where some picks have led."""

    def __init__(self, game: Game, decision: Decision, picks: list[str]) -> None:
        self.game = game
        self.decision = decision
        self.picks = picks
        self.seat = game.seats[decision.seat]
        query = decision.query
        self.query = query if isinstance(query, RequestQuery) else None
        self.options = decision.menu(picks)
        self.sorts = {option[0] for option in self.options}
        self.part = self._part_at_work()

    def reason(self, token: str) -> Reason:
        """Why a token that may not be picked may not."""
        with AsIf(self.game, self.part.slot if self.part is not None else None):
            return self._reason(token)

    def _reason(self, token: str) -> Reason:
        if token in self.picks:
            return Reason(grounds.ALREADY_PICKED, {})
        if is_skill(token):
            return self.skill(token)
        card = self.game.card_by_token.get(token)
        if card is not None and sees(self.game, self.seat.index, card, self.game.place[card.id]):
            return self.card(card)
        for seat in self.game.seats:
            if seat.token == token:
                return self.target(seat)
        return Reason(grounds.NOT_POSSIBLE, {})

    # Where the question stands

    def _part_at_work(self) -> Part | None:
        """The part for which something is being picked."""
        if not self.picks or not is_skill(self.picks[0]):
            return None
        game, seat = self.game, self.seat
        parts: list[Part] = [*game.providers[seat.index], *game.actives_of(seat)]
        for triggers in game.listeners:
            parts += [part for part in triggers if part.decider is seat]
        return next((part for part in parts if part.token == self.picks[0]), None)

    def _picked_cards(self) -> tuple[Card, ...]:
        return tuple(self.game.card_by_token[token] for token in self.picks if is_card(token))

    def _kind_of(self, query: RequestQuery, provider: Provider) -> Kind | None:
        """The kind that the provider brings by these picks, if that has been said or goes without saying."""
        kinds = query.legal_kinds(provider)
        named = [id_of(token) for token in self.picks if is_option(token)]
        return next((kind for kind in kinds if kind.id in named), kinds[0] if len(kinds) == 1 else None)

    def _draft(self) -> Draft | None:
        """The use whose targets are picked next."""
        query, part, cards = self.query, self.part, self._picked_cards()
        if query is None or query.request.purpose != TO_USE or query.request.line is not None:
            return None
        if isinstance(part, Provider):
            kind = self._kind_of(query, part)
            if kind is None or len(cards) < part.count(kind):
                return None
            return Draft(self.seat, kind, cards, part, query.request)
        return Draft(self.seat, cards[0].kind, cards, None, query.request) if part is None and cards else None

    def _another_sort(self) -> Reason:
        """Something is picked here that the question does not want now."""
        if not self.sorts or self.sorts == {"."}:
            return Reason(grounds.ENOUGH, {})
        if self.sorts == {"-"}:
            return Reason(grounds.NOTHING_TO_PICK, {})
        if "s" in self.sorts:
            return Reason(grounds.PICK_SEAT, {})
        return Reason(grounds.PICK_CARD if "c" in self.sorts else grounds.PICK_OTHER, {})

    def _unlisted(self, token: str) -> Reason:
        """The question wants something of this sort, but not this."""
        query = self.decision.query
        listed = isinstance(query, Tokens) and token in query.tokens
        return Reason(grounds.IN_ORDER if listed else grounds.NOT_AMONG, {})

    # Cards

    def card(self, card: Card) -> Reason:
        """Why a card may not be picked."""
        if self.query is not None and not self.picks:
            return self._begin_with(self.query, card)
        if "c" not in self.sorts:
            return self._another_sort()
        part = self.part
        if part is None:
            return self._unlisted(card.token)
        return self._card_for(part, card)

    def _begin_with(self, query: RequestQuery, card: Card) -> Reason:
        """Why a card cannot be used or played as what it is."""
        if card not in self.seat.usable_cards():
            return Reason(grounds.WORN if card in self.seat.equip.cards else grounds.NOT_YOURS, {})
        if not query.request.accepts(card.kind):
            return Reason(grounds.WRONG_CARD, {"card": card.kind.id, "wanted": self._wanted(query)})
        return self._against(Draft(self.seat, card.kind, (card,), None, query.request))

    def _wanted(self, query: RequestQuery) -> str:
        """The families of cards that are asked for."""
        families = query.request.families
        if not families:
            families = tuple(dict.fromkeys(kind.family for kind in self.game.ruleset.kinds if query.request.accepts(kind)))
        return " ".join(families)

    def _card_for(self, part: Part, card: Card) -> Reason:
        """Why a card cannot be picked for a skill."""
        choice = part.cards if isinstance(part, (Asking, ViewAs)) else None
        if choice is not None and card not in (choice.pool(self.seat) if isinstance(part, Asking) else choice.usable(self.seat)):
            return self._unfit(part, choice, card)
        query = self.query
        kind = self._kind_of(query, part) if query is not None and isinstance(part, Provider) else None
        if query is None or kind is None or not isinstance(part, Provider):
            return Reason(grounds.IN_ORDER if choice is not None else grounds.NOT_AMONG, {})
        pool = part.pool(query.request, kind)
        if card not in pool:
            return Reason(grounds.NEEDS_CARD, {"skill": part.skill, "sort": ""})
        return self._made_of(query, part, kind, [*self._picked_cards(), card], pool)

    def _unfit(self, part: Part, choice: CardChoice, card: Card) -> Reason:
        """Which condition of a choice a card does not meet."""
        if card not in self.seat.cards_in(choice.areas):
            worn = card in self.seat.cards_in(EQUIP_AREA)
            return Reason(grounds.NEEDS_HAND_CARD, {"skill": part.skill}) if worn else Reason(grounds.NOT_YOURS, {})
        return Reason(grounds.NEEDS_CARD, {"skill": part.skill, "sort": _sort(choice.test)})

    def _made_of(self, query: RequestQuery, part: Provider, kind: Kind, chosen: list[Card], pool: list[Card]) -> Reason:
        """Why no card that is made of the chosen ones, and others of the pool, can be used; cards that are worn are tried last."""
        worn = self.seat.equip.cards
        rest = sorted((card for card in pool if card not in chosen), key=lambda card: card in worn)
        first: Reason | None = None
        for others in combinations(rest, part.count(kind) - len(chosen)):
            draft = Draft(self.seat, kind, (*chosen, *others), part, query.request)
            if not draft.objection():
                return Reason(grounds.IN_ORDER, {})
            first = first or self._against(draft)
        return first or self._lacks(part)

    # Uses

    def _against(self, draft: Draft) -> Reason:
        """Why a draft may not be used."""
        objection = draft.objection()
        if objection == grounds.FORBIDDEN:
            return self._by(draft.forbidding(), grounds.FORBIDDEN, {"card": draft.kind.id})
        if objection == grounds.OUT_OF_RING:
            return Reason(grounds.OUT_OF_RING, {"seat": self.seat.token})
        if objection == grounds.NO_TARGET:
            return self._nobody(draft)
        return Reason(objection, {"card": draft.kind.id, "family": draft.kind.family})

    def _by(self, part: Part | None, key: str, args: dict[str, str]) -> Reason:
        """A reason that lies in a part; one that is not to be seen on its owner is not named."""
        if part is None or (part.origin.effect is not None and not part.origin.effect.kind.shown and part.owner is not self.seat):
            return Reason(grounds.NOT_POSSIBLE, {})
        return Reason(key, {**args, "skill": part.skill})

    def _nobody(self, draft: Draft) -> Reason:
        """Why a draft has no target at all."""
        must = draft.request.target
        only = must if must is not None else self.seat
        if must is not None or draft.kind.fixed_targets(draft) is not None:
            return self._against_seat(draft, only) or Reason(grounds.NO_TARGET, {"card": draft.kind.id})
        others = [seat for seat in self.game.alive() if seat is not self.seat]
        reasons = [self._against_seat(draft, seat) for seat in others]
        if not reasons or not all(reason is not None and reason.key in RANGES for reason in reasons):
            return Reason(grounds.NO_TARGET, {"card": draft.kind.id})
        away = min(self.game.distance(self.seat, seat, draft.worn) for seat in others)
        key = grounds.NOBODY_IN_RANGE if draft.reach >= 0 else grounds.NOBODY_NEAR
        return Reason(key, {"card": draft.kind.id, **self._reach(draft), "distance": str(away)})

    def _reach(self, draft: Draft) -> dict[str, str]:
        """How far a draft reaches: the attack range where that was asked for."""
        return {"range": str(draft.reach if draft.reach >= 0 else draft.kind.reach)}

    def _against_seat(self, draft: Draft, seat: Seat) -> Reason | None:
        """Why a draft may not be used on a seat."""
        if not seat.alive:
            return Reason(grounds.DEAD, {"seat": seat.token})
        fixed = draft.kind.fixed_targets(draft) is not None
        barred = draft.kind.barred(draft, seat)
        if barred and not (fixed and barred == grounds.NOT_POSSIBLE):
            args = {"card": draft.kind.id, "seat": seat.token}
            if barred in RANGES:
                args |= {**self._reach(draft), "distance": str(self.game.distance(self.seat, seat, draft.worn))}
            return Reason(barred, args)
        if not seat.seated:
            return Reason(grounds.OUT_OF_RING, {"seat": seat.token})
        part = draft.shielding(seat)
        return self._by(part, grounds.IMMUNE, {"card": draft.kind.id, "seat": seat.token}) if part is not None else None

    # Seats

    def target(self, seat: Seat) -> Reason:
        """Why a seat may not be picked."""
        if not seat.alive:
            return Reason(grounds.DEAD, {"seat": seat.token})
        draft = self._draft()
        if draft is not None and draft.kind.fixed_targets(draft) is not None:
            return Reason(grounds.NO_CHOICE, {"card": draft.kind.id})
        if "s" not in self.sorts:
            begins = self.query is not None and self.query.request.free and not self.picks and self.sorts != {"-"}
            return Reason(grounds.BEGIN, {}) if begins else self._another_sort()
        if draft is not None:
            return self._as_target(draft, seat)
        if seat is self.seat and len(self.options) == len(self.game.others(seat)):
            return Reason(grounds.ONESELF, {})
        part = self.part
        if not isinstance(part, Asking):
            return self._unlisted(seat.token)
        choice = part.targets
        if choice is None:
            return Reason(grounds.NEEDS_SEAT, {"skill": part.skill, "seat": seat.token, "sort": ""})
        if seat is part.user and not choice.owner_too:
            return Reason(grounds.ONESELF, {})
        named = [self.game.seats[index_of(token)] for token in self.picks if is_seat(token)]
        failed = choice.failed_next(part.user, seat, named)
        if failed is None:
            return Reason(grounds.IN_ORDER, {})
        return Reason(grounds.NEEDS_SEAT, {"skill": part.skill, "seat": seat.token, "sort": _sort(failed)})

    def _as_target(self, draft: Draft, seat: Seat) -> Reason:
        """Why a seat may not be the next target of a draft."""
        chosen = [self.game.seats[index_of(token)] for token in self.picks if is_seat(token)]
        must = draft.request.target
        if must is not None and must not in chosen:
            return Reason(grounds.FIRST_TARGET, {"card": draft.kind.id, "seat": must.token})
        if len(chosen) == 1 and not draft.kind.complete(draft, chosen):
            return self._as_second(draft, chosen[0], seat)
        return self._against_seat(draft, seat) or Reason(grounds.IN_ORDER, {})

    def _as_second(self, draft: Draft, first: Seat, seat: Seat) -> Reason:
        """Why a seat may not be named together with a first target."""
        args = {"card": draft.kind.id, "seat": seat.token, "other": first.token}
        key = draft.kind.barred_with(draft, first, seat)
        if key == grounds.OUT_OF_THEIR_RANGE:
            args |= {"distance": str(first.distance_to(seat)), "range": str(first.attack_range())}
        return Reason(key, args)

    # Skills

    def skill(self, token: str) -> Reason:
        """Why a skill may not be used."""
        if self.picks:
            return self._another_sort()
        name, base = skill_of(token), base_of(token)
        parts: list[Active | Provider] = [*self.game.providers[self.seat.index]] if self.query is not None else []
        parts += [active for active in self.game.actives[self.seat.index] if not active.shared]
        parts += [active for active in self.game.shared if active.users(self.seat) and not active.hidden]
        for part in parts:
            if part.origin.token == base:
                return self._of_part(part)
        for held in self.seat.skills:
            if held.token == base:
                weak = held.tags & LORD_SKILL and not held.parts
                return Reason(grounds.LORD_ONLY if weak else grounds.OF_ITSELF, {"skill": name})
        return Reason(grounds.NOT_POSSIBLE, {})

    def _of_part(self, part: Active | Provider) -> Reason:
        """Why a part may not be used, as it is when its general is revealed for it."""
        slot, query = part.slot, self.query
        if slot is not None and not slot.revealed and not self.game.may_reveal(part.owner, slot):
            return Reason(grounds.KEPT_HIDDEN, {"skill": part.skill})
        with AsIf(self.game, slot):
            if isinstance(part, Active):
                return self._active(part)
            return self._provider(query, part) if query is not None else Reason(grounds.NOT_POSSIBLE, {})

    def _limit(self, part: Active | Provider) -> Reason:
        span = {ONCE_PER_PHASE: "phase", ONCE_PER_TURN: "turn"}.get(part.allowance, "game")
        return Reason(grounds.LIMIT_REACHED, {"skill": part.skill, "span": span})

    def _lacks(self, part: Part) -> Reason:
        """The cards that a part needs are not there."""
        choice = part.cards if isinstance(part, (Asking, ViewAs)) else None
        if choice is None:
            return Reason(grounds.NO_USE, {"skill": part.skill})
        return Reason(grounds.LACKS_CARDS, {"skill": part.skill, "count": str(choice.low), "sort": _sort(choice.test)})

    def _provider(self, query: RequestQuery, part: Provider) -> Reason:
        """Why a skill brings no card."""
        held_back = query.held_back(part)
        if held_back == grounds.LIMIT_REACHED:
            return self._limit(part)
        if held_back:
            return Reason(held_back, {"skill": part.skill})
        kinds = part.kinds(query.request)
        if not kinds:
            brings = part.kind if isinstance(part, ViewAs) else None
            if brings is not None and not query.request.accepts(brings):
                return Reason(grounds.NOT_WANTED, {"skill": part.skill, "card": brings.id, "wanted": self._wanted(query)})
            return Reason(grounds.NO_USE, {"skill": part.skill})
        return self._made_of(query, part, kinds[0], [], part.pool(query.request, kinds[0]))

    def _active(self, part: Active) -> Reason:
        """Why a skill of the play phase may not be used."""
        if self.query is None or not self.query.request.free:
            return Reason(grounds.NOT_IN_PLAY_PHASE, {"skill": part.skill})
        if not part.within_limit():
            return self._limit(part)
        if not self.game.works(part):
            return Reason(grounds.TURNED_OFF, {"skill": part.skill})
        if part.cards is not None and len(part.cards.pool(self.seat)) < max(part.cards.low, 1):
            return self._lacks(part)
        return Reason(grounds.NO_USE if payable(part) else grounds.LACKS_SEATS, {"skill": part.skill})


def _sort(test: object) -> str:
    """The sort of cards or seats that a test asks for, by its name; empty where that is no word."""
    name = str(getattr(test, "__name__", "")).strip("_")
    return name if name.isidentifier() else ""

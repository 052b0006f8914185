"""Requests: a seat needs a card, and providers may bring it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS, id_of, index_of, is_card, is_option, is_seat
from sanguosha.engine.happenings.frames import PUT_AWAY, TO_USE, Answer, Line, Request, Use
from sanguosha.engine.happenings.moments import DECISION_OPENING
from sanguosha.engine.happenings.stakes import Stakes
from sanguosha.engine.parts.hidden import AsIf
from sanguosha.engine.parts.part import Provider, ViewAs
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.zones import TABLE
from sanguosha.engine.procedures.menus import Draft, RequestQuery
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.procedures.opening import open_decision

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

DEEPEST_WINDOW: Final = 60
FREE_ACTION: Final = "action"
# The kinds of its questions, by its purpose; the last is that of the free action.
REQUEST_KINDS: Final = ("use", "play", "rescue", FREE_ACTION)


def fulfil(game: Game, request: Request, prompt: str, args: tuple[str, ...]) -> Answer | None:
    """Ask until the seat passes or a card is brought; a provider that fails is not offered again."""
    while request.seat.alive:
        open_decision(game, request.seat)
        if not _could_bring(game, request):
            return None
        path = game.ask(request_decision(request, prompt, args))
        if path[0] == PASS:
            return None
        answer = bring(game, request, path)
        if answer is not None:
            return answer
    return None


def request_decision(request: Request, prompt: str, args: tuple[str, ...]) -> Decision:
    """The decision that a request opens; passing is always possible."""
    kind = FREE_ACTION if request.free else REQUEST_KINDS[request.purpose]
    return Decision(request.seat.index, kind, prompt, args, RequestQuery(request), True, request.stakes)


def bring(game: Game, request: Request, path: list[str]) -> Answer | None:
    """Make the card that a legal path names; ``None`` if its provider brought nothing or the seat died meanwhile."""
    head = path[0]
    seats = [game.seats[index_of(token)] for token in path if is_seat(token)]
    if is_card(head):
        card = game.card_by_token[head]
        draft = Draft(request.seat, card.kind, (card,), None, request)
        return Answer(draft.card(), targets_of(draft, seats))
    part = next(part for part in game.providers[request.seat.index] if part.token == head)
    cards: tuple[Card, ...] = tuple(game.card_by_token[token] for token in path if is_card(token))
    kind = _kind_of(part, request, path)
    if not isinstance(part, ViewAs):
        game.tell("provider", seat=part.owner, skill=part.skill, card=kind.id, targets=seats or None)
    part.spend_limit()
    if part.hidden:
        places = [game.place[card.id] for card in cards]
        game.reveal_for(part)
        if not request.seat.alive or places != [game.place[card.id] for card in cards]:
            return None
    judged, before = len(game.judged), game.acting
    game.acting = (part.skill, part.owner.index)
    got = part.provide(request, Draft(request.seat, kind, cards, part, request).card(), seats)
    game.acting = before
    game.put_away_judged(judged)
    if got is None:
        if not part.again:
            request.refused.append(head)
        return None
    if not request.seat.alive:
        move_cards(game, [card for card in got.cards if game.place[card.id].kind == TABLE], game.discard_pile, PUT_AWAY)
        return None
    return Answer(got, targets_of(Draft(request.seat, got.kind, got.cards, part, request), seats))


def card_window(game: Game, seats: list[Seat], family: str, line: Line, prompt: str, args: tuple[str, ...]) -> Use | None:
    """Ask all seats at one time for a card that answers a line (Nullification); the first that brings one uses it.

    A window whose winner brings nothing re-opens without that provider, for those too who have drawn such a card meanwhile, unless
    the seat of the line has died. Returns that use, if any. A chain of answers ends at a length that nobody needs, before the game
    could not go on.
    """
    if game.nesting.depth > DEEPEST_WINDOW:
        return None
    if game.listeners[DECISION_OPENING]:
        for seat in [seat for seat in seats if seat.may_answer(line)]:
            open_decision(game, seat)
    requests: dict[int, Request] = {}
    stakes: Stakes | None = None
    while line.seat.alive:
        hopeful = []
        for seat in seats:
            if not (game.mode.ask_all or game.providers[seat.index] or _holds(seat, family)):
                continue
            if not (seat.alive and seat.may_answer(line)):
                continue
            request = requests.get(seat.index)
            if request is None:
                stakes = stakes or _at_stake(line)
                request = requests[seat.index] = Request(seat, TO_USE, (family,), line, stakes=stakes)
            if _could_bring(game, request):
                hopeful.append(request)
        index, path = game.ask_window(hopeful, prompt, args)
        if index < 0:
            return None
        request = hopeful[index]
        answer = bring(game, request, path)
        if answer is not None:
            game.deeds.note(request.seat.index, request.stakes.whom, -request.stakes.harm)
            return request.seat.use(answer.card, [], answers=line)
    return None


def _at_stake(line: Line) -> Stakes:
    """What hangs on an answer to a line: the card that lies at its root, or the lack of it where it is undone already."""
    root = line.root()
    helps = root.use.card.kind.worth.on(root.use.user, root.seat, False)
    return Stakes(whom=root.seat.index, harm=helps if line.undone() else -helps)


def targets_of(draft: Draft, chosen: list[Seat]) -> list[Seat]:
    """The targets of a use: those the card has without any choice, else the chosen ones."""
    if not draft.request.aimed:
        return []
    fixed = draft.kind.fixed_targets(draft)
    return chosen if fixed is None else fixed


def _kind_of(part: Provider, request: Request, path: list[str]) -> Kind:
    """The kind that a path names; where it names none, only one is legal."""
    kinds = RequestQuery(request).legal_kinds(part)
    named = next((id_of(token) for token in path if is_option(token)), "")
    return next((kind for kind in kinds if kind.id == named), kinds[0])


def _holds(seat: Seat, family: str) -> bool:
    """Whether the seat has a card of this family."""
    for card in seat.usable_cards():
        if card.kind.family == family:
            return True
    return False


def _could_bring(game: Game, request: Request) -> bool:
    """A quick look whether there may be anything to ask the seat for."""
    if game.mode.ask_all:
        return True
    for card in request.seat.usable_cards():
        if request.accepts(card.kind):
            return True
    for provider in game.providers[request.seat.index]:
        if provider.hidden:
            with AsIf(game, provider.slot):
                if provider.kinds(request):
                    return True
        elif provider.kinds(request):
            return True
    return False

"""Clones that continue where a game stands, and worlds that a seat could be in.

Both need a game that is ``searchable``: it then keeps a snapshot of each step's start and the events of the step.
"""

from __future__ import annotations

from typing import Final

from sanguosha.engine.asking import Answered, Asker, Continuing
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS, index_of, is_card
from sanguosha.engine.game import Game, Shuffled
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.random import Chance, Random, Stream, world_key
from sanguosha.engine.pieces.zones import Zone
from sanguosha.engine.table.cards import sees
from sanguosha.engine.table.snapshot import Snapshot, restore

TRIES = 40
IMAGINED: Final = "imagined"


def searchable(game: Game) -> None:
    """Let a game keep what clones and samples need. Call it before the first step."""
    game.search = True
    game.watch(game.step_events)


def clone(game: Game, asker: Asker) -> Game:
    """A game that stands exactly where this one does, at any question; it continues with ``asker`` when it is played on.

    The original is untouched. The clone repeats the running step from its start with the answers given since.
    """
    twin = Game(game.mode, game.seed, Continuing(game.answers, asker))
    restore(twin, _checkpoint(game))
    twin.scripted_rolls = list(game.rolls)
    twin.scripted_orders = [shuffled.order for shuffled in game.shuffles]
    return twin


def sample(game: Game, viewer: int, seed: int, asker: Asker) -> Game | None:
    """A world that ``viewer`` could be in, at the question it is being asked, continuing with ``asker`` when played on.

    Unseen cards (and hidden roles) are exchanged among the places where they could lie; what the viewer has seen stays. Others
    answer anew what they have answered under seal beside the viewer's own question, and chance after this point is new. Returns
    ``None`` when no world was found that fits what the viewer saw of the running step.
    """
    pending = game.pending
    if pending is None or pending.seat != viewer:
        raise ValueError(f"Seat {viewer} is not being asked anything; a world is sampled for the seat that must decide.")
    rng = Random(seed)
    for _ in range(TRIES):
        exchange, chance = _draw_exchange(game, viewer, rng), rng.next()
        if _fits(game, viewer, exchange, pending, chance):
            return _world(game, exchange, pending, chance, asker)
    return None


class CaughtUp(BaseException):
    """A replayed step has come to the question at which its original stands."""


class _Stop(Asker):
    """Stops a replay when it has caught up."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        raise CaughtUp


class _Exchange:
    """Which card stands for which (by card id), and the role of every seat."""

    def __init__(self, cards: dict[int, Card], roles: list[str]) -> None:
        self.cards = cards
        self.roles = roles

    def rename(self, token: str) -> str:
        """The token of the card that stands for this one."""
        if not is_card(token):
            return token
        other = self.cards.get(index_of(token))
        return other.token if other is not None else token


class _Repeat(Asker):
    """The answers of the step so far, hidden cards renamed, up to the pending question; then another asker.

    Questions are told apart by seat, prompt and count, for a world may hold private questions that the original did not; those
    count as a pass. Answers that are still sealed are given anew.
    """

    def __init__(self, answers: list[Answered], exchange: _Exchange, pending: Decision, after: Asker) -> None:
        self.counts: dict[tuple[int, str], int] = {}
        self.answers: dict[tuple[int, str, int], list[str]] = {}
        for answered in answers:
            key = self._key(answered.seat, answered.prompt)
            if pending.sealed and answered.sealed == pending.sealed:
                continue
            self.answers[key] = [exchange.rename(token) for token in answered.path]
        self.pending = self._key(pending.seat, pending.prompt)
        self.counts = {}
        self.caught_up = False
        self.after = after

    def _key(self, seat: int, prompt: str) -> tuple[int, str, int]:
        count = self.counts.get((seat, prompt), 0) + 1
        self.counts[(seat, prompt)] = count
        return seat, prompt, count

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if self.caught_up:
            return self.after.ask(game, decision)
        key = self._key(decision.seat, decision.prompt)
        path = self.answers.get(key)
        if path is not None:
            decision.check(path)
            return path
        if key == self.pending:
            self.caught_up = True
            game.scripted_rolls, game.scripted_orders = [], []
            return self.after.ask(game, decision)
        if decision.sealed:
            return self.after.ask(game, decision)
        if not decision.optional:
            raise IllegalAnswer(f"The original was not asked {decision.prompt}.")
        return [PASS]


def _checkpoint(game: Game) -> Snapshot:
    if game.checkpoint is None:
        raise ValueError("The game keeps no snapshots; call searchable(game) before its first step.")
    return game.checkpoint


def _world(game: Game, exchange: _Exchange, pending: Decision, seed: int, asker: Asker) -> Game:
    """The running step's start with cards and roles exchanged and a chance of its own, ready to repeat the step."""
    twin = Game(game.mode, seed, _Repeat(game.answers, exchange, pending, asker))
    restore(twin, _checkpoint(game))
    twin.chance = Chance(world_key(seed))
    twin.mode.imagine(twin, pending.seat, twin.chance.stream(IMAGINED))
    twin.scripted_rolls = list(game.rolls)
    twin.scripted_orders = [_order_in(twin, game, pending.seat, shuffled) for shuffled in game.shuffles]
    known = list(twin.known)
    zones = _hidden_zones(twin)
    for zone in zones:
        zone.cards = [exchange.cards.get(card.id, card) for card in zone.cards]
    for zone in zones:
        for card in zone.cards:
            twin.place[card.id] = zone
    for id, other in exchange.cards.items():
        twin.known[other.id] = known[id]
    twin.seen = list(twin.known)
    for seat, role in zip(twin.seats, exchange.roles, strict=True):
        seat.role = role
    return twin


def _order_in(twin: Game, game: Game, viewer: int, shuffled: Shuffled) -> list[int]:
    """The order of a shuffle of this step in a world: cards that the viewer has seen of it come where they came, others do not."""
    order = list(shuffled.order)
    hidden = [at for at, card in enumerate(shuffled.cards) if not sees(game, viewer, card, game.place[card.id])]
    places = [order[at] for at in hidden]
    twin.chance.stream(IMAGINED).shuffle(places)
    for at, place in zip(hidden, places, strict=True):
        order[at] = place
    return order


def _draw_exchange(game: Game, viewer: int, rng: Stream) -> _Exchange:
    """Permute the cards that the viewer has not seen, neither before nor during the running step; and the hidden roles."""
    start = Game(game.mode, game.seed, _Stop())
    restore(start, _checkpoint(game))
    unseen: list[Card] = []
    for zone in _hidden_zones(start):
        for card in zone.cards:
            if not sees(start, viewer, card, zone) and not _seen_since(game, viewer, card):
                unseen.append(card)
    shuffled = list(unseen)
    rng.shuffle(shuffled)
    cards = {card.id: other for card, other in zip(unseen, shuffled, strict=True)}
    hidden = [seat for seat in game.seats if not game.mode.role_known(game, viewer, seat)]
    roles = [seat.role for seat in start.seats]
    mixed = [roles[seat.index] for seat in hidden]
    rng.shuffle(mixed)
    for seat, role in zip(hidden, mixed, strict=True):
        roles[seat.index] = role
    return _Exchange(cards, roles)


def _seen_since(game: Game, viewer: int, card: Card) -> bool:
    seen = game.seen[card.id]
    return seen == -1 or (viewer >= 0 and seen >> viewer & 1 == 1)


def _hidden_zones(game: Game) -> list[Zone]:
    zones = [game.draw_pile, *(seat.hand for seat in game.seats), *game.piles.values(), *game.carriers.values()]
    return [zone for zone in zones if not zone.face_up]


def _fits(game: Game, viewer: int, exchange: _Exchange, pending: Decision, seed: int) -> bool:
    """Whether the repeated step shows the viewer the same events and comes to the same question with the same menu."""
    world = _world(game, exchange, pending, seed, _Stop())
    world.watch(world.step_events)
    try:
        world.step()
        return False
    except CaughtUp:
        pass
    except IllegalAnswer:
        return False
    mine = [event.masked(viewer).text() for event in game.step_events.events]
    theirs = [event.masked(viewer).text() for event in world.step_events.events]
    return mine == theirs

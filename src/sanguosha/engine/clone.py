"""Clones that continue where a game stands, and worlds that a seat could be in.

Both need a game that is ``searchable``: it then keeps a snapshot of each step's start and the events of the step.
"""

from __future__ import annotations

from sanguosha.engine.asking import Asker, Continuing
from sanguosha.engine.card import Card
from sanguosha.engine.decision import Decision, IllegalAnswer
from sanguosha.engine.game import Game
from sanguosha.engine.random import Random
from sanguosha.engine.snapshot import Snapshot, restore
from sanguosha.engine.view import sees
from sanguosha.engine.zones import Zone

TRIES = 40


class CaughtUp(BaseException):
    """A replayed step has come to the question at which its original stands."""


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
    return twin


def _checkpoint(game: Game) -> Snapshot:
    if game.checkpoint is None:
        raise ValueError("The game keeps no snapshots; call searchable(game) before its first step.")
    return game.checkpoint


def sample(game: Game, viewer: int, seed: int, asker: Asker) -> Game | None:
    """A world that ``viewer`` could be in, at the question the game stands at, continuing with ``asker`` when played on.

    Unseen cards (and hidden roles) are exchanged among the places where they could lie; what the viewer has seen stays. Chance after
    this point is new. Returns ``None`` when no world was found that fits what the viewer saw of the running step.
    """
    rng = Random(seed)
    for _ in range(TRIES):
        world = _world(game, viewer, rng, _Stop())
        permutation = world.exchange
        if not _fits(game, world.game, viewer):
            continue
        final = _world(game, viewer, rng, asker, permutation)
        return final.game
    return None


class _World:
    def __init__(self, game: Game, exchange: _Exchange) -> None:
        self.game = game
        self.exchange = exchange


class _Exchange:
    """Which card stands for which, and which seats' roles were exchanged."""

    def __init__(self, cards: dict[int, Card], roles: list[str]) -> None:
        self.cards = cards
        self.roles = roles


class _Stop(Asker):
    """Stops a replay at its first new question."""

    def ask(self, game: Game, decision: Decision) -> list[str]:
        raise CaughtUp


class _Repeat(Asker):
    """The answers of the step so far, hidden cards renamed; then new chance and another asker."""

    def __init__(self, answers: list[tuple[int, int, list[str]]], exchange: _Exchange, seed: int, after: Asker) -> None:
        self.answers = {(seat, number): [_rename(token, exchange) for token in path] for seat, number, path in answers}
        self.left = len(self.answers)
        self.seed = seed
        self.after = after

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = self.answers.pop((decision.seat, decision.number), None)
        if path is not None:
            decision.check(path)
            return path
        if self.seed >= 0:
            game.rng = Random(self.seed)
            self.seed = -1
        return self.after.ask(game, decision)


def _rename(token: str, exchange: _Exchange) -> str:
    if token[0] != "c":
        return token
    other = exchange.cards.get(int(token[1:]))
    return other.token if other is not None else token


def _world(game: Game, viewer: int, rng: Random, asker: Asker, exchange: _Exchange | None = None) -> _World:
    twin = Game(game.mode, game.seed, asker)
    restore(twin, _checkpoint(game))
    twin.scripted_rolls = list(game.rolls)
    if exchange is None:
        exchange = _draw_exchange(game, twin, viewer, rng)
    _apply(twin, exchange)
    twin.asker = _Repeat(game.answers, exchange, rng.next(), asker)
    return _World(twin, exchange)


def _draw_exchange(game: Game, twin: Game, viewer: int, rng: Random) -> _Exchange:
    """Permute the cards that the viewer has not seen, neither before nor during the running step; and the hidden roles."""
    unseen: list[Card] = []
    for zone in _zones(twin):
        unseen += [card for card in zone.cards if not sees(twin, viewer, card, zone) and not _seen_since(game, viewer, card)]
    shuffled = list(unseen)
    rng.shuffle(shuffled)
    cards = {card.id: other for card, other in zip(unseen, shuffled, strict=True)}
    hidden = [seat for seat in game.seats if not game.mode.role_known(game, viewer, seat)]
    roles = [seat.role for seat in twin.seats]
    mixed = [roles[seat.index] for seat in hidden]
    rng.shuffle(mixed)
    for seat, role in zip(hidden, mixed, strict=True):
        roles[seat.index] = role
    return _Exchange(cards, roles)


def _seen_since(game: Game, viewer: int, card: Card) -> bool:
    seen = game.seen[card.id]
    return seen == -1 or (viewer >= 0 and seen >> viewer & 1 == 1)


def _zones(game: Game) -> list[Zone]:
    zones = [game.draw_pile, *(seat.hand for seat in game.seats), *game.piles.values(), *game.carriers.values()]
    return [zone for zone in zones if not zone.face_up]


def _apply(twin: Game, exchange: _Exchange) -> None:
    old_known = list(twin.known)
    for zone in _zones(twin):
        zone.cards = [exchange.cards.get(card.id, card) for card in zone.cards]
    for zone in _zones(twin):
        for card in zone.cards:
            twin.place[card.id] = zone
    for id, other in exchange.cards.items():
        twin.known[other.id] = old_known[id]
    twin.seen = list(twin.known)
    for seat, role in zip(twin.seats, exchange.roles, strict=True):
        seat.role = role


def _fits(game: Game, world: Game, viewer: int) -> bool:
    """Whether the replayed step shows the viewer the same events and comes to the same question."""
    world.watch(world.step_events)
    try:
        world.step()
        return False
    except CaughtUp:
        pass
    except (IllegalAnswer, ValueError, LookupError):
        return False
    mine = [event.masked(viewer).text() for event in game.step_events.events]
    theirs = [event.masked(viewer).text() for event in world.step_events.events]
    return mine == theirs

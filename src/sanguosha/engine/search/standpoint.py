"""Where a seat stands at its question, and worlds in which it would have seen the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS, general_token, index_of, is_card, is_general
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.random import Chance, Random, Stream, world_key
from sanguosha.engine.pieces.zones import Zone
from sanguosha.engine.search.clone import at_start, start_of_step
from sanguosha.engine.table.cards import sees
from sanguosha.engine.table.snapshot import restore

if TYPE_CHECKING:
    from sanguosha.engine.game import Game, Shuffled

TRIES: Final = 40
IMAGINED: Final = "imagined"

# How likely a seat holds it that the roles are so, by seat, in any unit.
Weights = Callable[[list[str]], float]
# A question by its seat, its prompt, and how many of these there were in the step.
Key = tuple[int, str, int]


class CaughtUp(BaseException):
    """A repeated step has come to the question at which its original stands."""


class Differs(BaseException):
    """In this world the seat would have seen something else."""


class Sight(Watcher):
    """What a seat gets of a step, line by line: events as it may know them, and its questions with what may be picked first.

    With ``expected`` lines it raises ``Differs`` at the first one that is another.
    """

    def __init__(self, viewer: int, expected: list[str] | None) -> None:
        self.viewer = viewer
        self.expected = expected
        self.lines: list[str] = []

    def notice(self, event: Event) -> None:
        self._add(event.masked(self.viewer).text())

    def asked(self, decision: Decision) -> None:
        """The seat is asked something."""
        self._add(" ".join([decision.prompt, *decision.args, ":", *decision.menu([])]))

    def _add(self, line: str) -> None:
        expected, at = self.expected, len(self.lines)
        if expected is not None and (at >= len(expected) or expected[at] != line):
            raise Differs
        self.lines.append(line)


class _Counting:
    """Names the questions of a step."""

    def __init__(self) -> None:
        self.counts: dict[tuple[int, str], int] = {}

    def key(self, seat: int, prompt: str) -> Key:
        count = self.counts.get((seat, prompt), 0) + 1
        self.counts[(seat, prompt)] = count
        return seat, prompt, count


class _Given:
    """An answer that was given in the step, by the name of its question."""

    def __init__(self, key: Key, path: list[str]) -> None:
        self.key = key
        self.path = path


class _Retelling(Asker):
    """The answers of the true step, up to the question; for what is open to others at the same time, any answer."""

    def __init__(self, game: Game, pending: Decision, sight: Sight) -> None:
        self.answers = {(answered.seat, answered.number): answered.path for answered in game.answers}
        self.seat = pending.seat
        self.number = pending.number
        self.sealed = pending.sealed
        self.sight = sight
        self.counting = _Counting()
        self.given: list[_Given] = []
        self.pending: Key = (pending.seat, pending.prompt, 0)

    def ask(self, game: Game, decision: Decision) -> list[str]:
        key = self.counting.key(decision.seat, decision.prompt)
        if decision.seat == self.seat:
            self.sight.asked(decision)
            if decision.number == self.number:
                self.pending = key
                raise CaughtUp
        path = self.answers.get((decision.seat, decision.number))
        if path is None or (self.sealed and decision.sealed == self.sealed):
            return decision.unasked()
        self.given.append(_Given(key, path))
        return path


class _Repeating(Asker):
    """The answers of the true step in a world, hidden cards renamed, up to the question.

    Questions are told apart by seat, prompt and count, for a world may hold private questions that the original did not; those
    count as a pass. What others answer under seal beside the question is drawn by lot.
    """

    def __init__(self, answers: dict[Key, list[str]], pending: Key, sight: Sight, rng: Stream) -> None:
        self.answers = answers
        self.pending = pending
        self.sight = sight
        self.rng = rng
        self.counting = _Counting()

    def ask(self, game: Game, decision: Decision) -> list[str]:
        key = self.counting.key(decision.seat, decision.prompt)
        if decision.seat == self.sight.viewer:
            self.sight.asked(decision)
            if key == self.pending:
                raise CaughtUp
        path = self.answers.get(key)
        if path is not None:
            return decision.check(path)
        if decision.sealed:
            return _any_answer(decision, self.rng)
        if not decision.optional:
            raise IllegalAnswer(f"The original was not asked {decision.prompt}.")
        return [PASS]


def _any_answer(decision: Decision, rng: Stream) -> list[str]:
    path: list[str] = []
    options = decision.menu(path)
    while options:
        path.append(rng.choice(options))
        options = decision.menu(path)
    return path


class Standpoint:
    """What a seat that is asked something can go by: the start of the running step, and what it has seen of the step.

    It knows the true game; the worlds that it gives away do not, and draw from a chance of their own.
    """

    def __init__(self, game: Game, pending: Decision) -> None:
        viewer = pending.seat
        sight = Sight(viewer, None)
        asker = _Retelling(game, pending, sight)
        now = at_start(game, asker)
        now.scripted_rolls = list(game.rolls)
        now.scripted_orders = [shuffled.order for shuffled in game.shuffles]
        now.watch(sight)
        try:
            now.step()
        except CaughtUp:
            pass
        else:
            raise ValueError(f"Question {pending.number} of seat {viewer} is not open; worlds are sampled while it is.")
        self.viewer = viewer
        self.now = now
        self.seen = sight.lines
        self.given = asker.given
        self.pending = asker.pending
        self.start = start_of_step(game)
        self.unseen = self._unseen_cards(at_start(game, asker))
        self.roles = [seat.role for seat in game.seats]
        self.hidden = [seat.index for seat in now.seats if not now.mode.role_known(now, viewer, seat)]
        self._weights: Weights | None = None
        self._weighed: list[tuple[float, list[str]]] = []

    def _unseen_cards(self, start: Game) -> list[Card]:
        """The cards that lay hidden from the seat when the step began and that it has not seen since."""
        viewer, seen = self.viewer, self.now.seen
        return [
            card
            for zone in _hidden_zones(start)
            for card in zone.cards
            if not sees(start, viewer, card, zone) and (seen[card.id] != -1 and seen[card.id] >> viewer & 1 == 0)
        ]

    def sample(self, seed: int, weights: Weights | None = None) -> Game | None:
        """A world that stands at the question, to be looked at and cloned but not played on itself; ``None`` if none was found that
        fits what the seat saw of the step. ``weights`` say how likely roles are."""
        rng = Random(seed)
        for _ in range(TRIES):
            world = self._draw(rng, weights)
            try:
                world.step()
            except CaughtUp:
                world.watchers, world.watched = [], False
                return world
            except (Differs, IllegalAnswer):
                continue
        return None

    def _draw(self, rng: Stream, weights: Weights | None) -> Game:
        """The start of the step with cards and roles exchanged and a chance of its own, about to repeat the step."""
        others = list(self.unseen)
        rng.shuffle(others)
        cards = {card.id: other for card, other in zip(self.unseen, others, strict=True)}
        roles = self._draw_roles(rng, weights)
        sight = Sight(self.viewer, self.seen)
        repeating = _Repeating({}, self.pending, sight, rng)
        world = self.now.another(repeating)
        world.seed = rng.next()
        restore(world, self.start)
        world.record = []
        world.chance = Chance(world_key(world.seed))
        imagined = world.chance.stream(IMAGINED)
        world.reveals = list(self.now.reveals)
        world.mode.imagine(world, self.viewer, imagined)
        generals = _exchange_generals(world, self.now, self.viewer, imagined)
        world.scripted_rolls = list(self.now.rolls)
        world.scripted_orders = [self._order(shuffled, imagined) for shuffled in self.now.shuffles]
        _exchange(world, cards)
        repeating.answers = {given.key: [_renamed(token, cards, generals) for token in given.path] for given in self.given}
        for seat, role in zip(world.seats, roles, strict=True):
            seat.role = role
        world.watch(sight)
        return world

    def _draw_roles(self, rng: Stream, weights: Weights | None) -> list[str]:
        if weights is not None and self.hidden:
            return self._weighed_roles(rng, weights)
        roles = list(self.roles)
        rng.shuffle_at(roles, self.hidden)
        return roles

    def _weighed_roles(self, rng: Stream, weights: Weights) -> list[str]:
        """Roles drawn from all that could be, each as likely as its weight says."""
        if self._weights != weights:
            self._weights = weights
            total = 0.0
            self._weighed = []
            for roles in self._all_roles():
                weight = float(weights(list(roles)))
                if not 0.0 <= weight < float("inf"):
                    raise ValueError(f"A weight is a number from 0 up, not {weight}.")
                total += weight
                self._weighed.append((total, roles))
            if total <= 0.0:
                raise ValueError("Some roles must have a weight above 0.")
        wanted = self._weighed[-1][0] * (rng.next() / 4294967296.0)
        return next(roles for total, roles in self._weighed if wanted < total)

    def _all_roles(self) -> list[list[str]]:
        """Every way in which the hidden roles could lie, once."""
        found = [list(self.roles)]
        left = [sorted(self.roles[index] for index in self.hidden)]
        for index in self.hidden:
            longer: list[list[str]] = []
            rest: list[list[str]] = []
            for roles, bag in zip(found, left, strict=True):
                for role in sorted(set(bag)):
                    longer.append([*roles[:index], role, *roles[index + 1 :]])
                    fewer = list(bag)
                    fewer.remove(role)
                    rest.append(fewer)
            found, left = longer, rest
        return found

    def _order(self, shuffled: Shuffled, rng: Stream) -> list[int]:
        """The order of a shuffle of this step in a world: cards of it that the seat has seen come where they came, others not."""
        now = self.now
        order = list(shuffled.order)
        rng.shuffle_at(
            order, [at for at, card in enumerate(shuffled.cards) if not sees(now, self.viewer, card, now.place[card.id])]
        )
        return order


def _renamed(token: str, cards: dict[int, Card], generals: dict[str, str]) -> str:
    """The token of the card or general that stands for this one."""
    if is_general(token):
        return generals.get(token, token)
    if not is_card(token):
        return token
    other = cards.get(index_of(token))
    return other.token if other is not None else token


def _exchange_generals(world: Game, now: Game, viewer: int, rng: Stream) -> dict[str, str]:
    """Let other general cards lie where those lie that the viewer has not seen; returns which token stands for which. Where all
    that is hidden is the order of the unused ones, nothing is exchanged."""
    generals = world.generals
    places = [(zone, at) for zone, at in generals.hidden(viewer) if not now.generals.saw(viewer, zone.generals[at])]
    if all(zone is generals.unused for zone, _ in places):
        return {}
    old = [zone.generals[at] for zone, at in places]
    others = list(old)
    rng.shuffle(others)
    known = dict(generals.known)
    for (zone, at), former, general in zip(places, old, others, strict=True):
        zone.generals[at] = general
        generals.known.pop(former.id, None)
    for former, general in zip(old, others, strict=True):
        if former.id in known:
            generals.known[general.id] = known[former.id]
    return {general_token(former.id): general_token(general.id) for former, general in zip(old, others, strict=True)}


def _hidden_zones(game: Game) -> list[Zone]:
    zones = [game.draw_pile, *(seat.hand for seat in game.seats), *game.piles.values(), *game.carriers.values()]
    return [zone for zone in zones if not zone.face_up]


def _exchange(world: Game, cards: dict[int, Card]) -> None:
    """Let other cards lie where these lie, known to those who knew these."""
    known = list(world.known)
    for zone in _hidden_zones(world):
        zone.cards = [cards.get(card.id, card) for card in zone.cards]
        for card in zone.cards:
            world.place[card.id] = zone
    for id, other in cards.items():
        world.known[other.id] = known[id]
    world.seen = list(world.known)

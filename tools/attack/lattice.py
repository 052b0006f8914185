"""From the cards that one seat sees to the whole pile: the lattice attack on a generator of few bits.

Each card that a seat sees come from the pile tells one draw of the shuffle to within one part in as many as there are cards. For a
linear generator these are inequalities of one unknown number, its state, and a reduced lattice solves them (the hidden number
problem). ``Yardstick`` is a generator that falls to it, the multiply-with-carry one that games of version 0.2 had; games of today
are attacked in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sanguosha.agents.registry import make_agent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.tables import make_mode
from tools.attack import Reached

MULTIPLIER: Final = 1073740155
WORD: Final = 1 << 32
MODULUS: Final = MULTIPLIER * WORD - 1  # a multiply-with-carry generator is multiplication modulo this
ENOUGH: Final = 13  # sightings: 7 bits each for 62 unknown ones, and some to spare
GAMES: Final = 20
PLAYERS: Final = 5


class Yardstick:
    """The generator of version 0.2, which the attack must break."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) % MODULUS | 1

    def below(self, bound: int) -> int:
        """A number below ``bound``."""
        self.state = MULTIPLIER * (self.state % WORD) + self.state // WORD
        return self.state % WORD * bound >> 32

    def order(self, count: int) -> list[int]:
        """A shuffle: where each of the items lay before."""
        return shuffled(count, self)


def shuffled(count: int, source: Yardstick) -> list[int]:
    """The order that a shuffle as the game's makes with this source."""
    items = list(range(count))
    for last in range(count - 1, 0, -1):
        other = source.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


@dataclass(frozen=True)
class Sighting:
    """The card that lay at a place of the pile (0 on top) had this index before the shuffle."""

    place: int
    index: int


class Eyes(Watcher):
    """Notes what one seat sees come from the top of the pile, from masked events alone."""

    def __init__(self, game: Game, seat: int) -> None:
        self.index = {card.token: at for at, card in enumerate(game.mode.cards)}
        self.seat = seat
        self.place = 0
        self.sightings: list[Sighting] = []
        self.lost = False
        game.watch(self)

    def notice(self, event: Event) -> None:
        seen = event.masked(self.seat)
        if seen.key == "reshuffled" or seen.args.get("to") == "draw_pile" or seen.key == "arranged":
            self.lost = True
        if self.lost or seen.args.get("from") != "draw_pile":
            return
        for token in seen.cards:
            if token in self.index:
                self.sightings.append(Sighting(self.place, self.index[token]))
            self.place += 1


def opened(size: int, sightings: list[Sighting]) -> list[int] | None:
    """The whole order of a pile of this size, if what was seen of it comes from the yardstick; else ``None``."""
    exact = [one for one in sightings if one.index < size - one.place]
    if len(exact) < ENOUGH:
        return None
    state = _state_before(size, exact[:ENOUGH])
    source = Yardstick(0)
    source.state = state
    order = source.order(size)
    return order if all(order[size - 1 - one.place] == one.index for one in sightings) else None


def _state_before(size: int, sightings: list[Sighting]) -> int:
    """The state before the shuffle that fits best.

    A number drawn is state % 2**32 and the next state / MODULUS is about that / 2**32: so of the state after draw ``place + 1`` the
    highest bits are known, and the states are multiples, by powers of the multiplier, of the first one.
    """
    first = sightings[0].place
    bounds = [size - one.place for one in sightings]
    # Scaled so that what is unknown of each has the same size.
    scales = [bound * WORD // size for bound in bounds]
    powers = [pow(MULTIPLIER, one.place - first, MODULUS) for one in sightings]
    rows = [[power * scale for power, scale in zip(powers, scales, strict=True)]]
    for at in range(1, len(sightings)):
        rows.append([MODULUS * scales[at] if column == at else 0 for column in range(len(sightings))])
    middles = [MODULUS * (2 * one.index + 1) // (2 * bound) for one, bound in zip(sightings, bounds, strict=True)]
    target = [middle * scale for middle, scale in zip(middles, scales, strict=True)]
    nearest = _nearest(_reduced(rows), target)
    after = nearest[0] // scales[0] % MODULUS
    return after * pow(MULTIPLIER, -2 - first, MODULUS) % MODULUS


def _gram_schmidt(rows: list[list[int]]) -> tuple[list[list[float]], list[list[float]], list[float]]:
    """The orthogonal basis, its coefficients and squared lengths."""
    stars: list[list[float]] = []
    factors: list[list[float]] = []
    lengths: list[float] = []
    for row in rows:
        star = [float(value) for value in row]
        mine = []
        for other, length in zip(stars, lengths, strict=True):
            factor = sum(value * part for value, part in zip(star, other, strict=True)) / length
            mine.append(factor)
            star = [value - factor * part for value, part in zip(star, other, strict=True)]
        stars.append(star)
        factors.append(mine)
        lengths.append(sum(value * value for value in star))
    return stars, factors, lengths


def _reduced(rows: list[list[int]]) -> list[list[int]]:
    """The basis reduced by Lenstra, Lenstra and Lovász."""
    rows = [list(row) for row in rows]
    at = 1
    while at < len(rows):
        _, factors, _ = _gram_schmidt(rows[: at + 1])
        for other in range(at - 1, -1, -1):
            factor = round(factors[at][other])
            if factor:
                rows[at] = [mine - factor * theirs for mine, theirs in zip(rows[at], rows[other], strict=True)]
                for below, theirs in enumerate(factors[other]):
                    factors[at][below] -= factor * theirs
        _, factors, lengths = _gram_schmidt(rows[: at + 1])
        if lengths[at] >= (0.75 - factors[at][at - 1] ** 2) * lengths[at - 1]:
            at += 1
        else:
            rows[at - 1], rows[at] = rows[at], rows[at - 1]
            at = max(at - 1, 1)
    return rows


def _nearest(rows: list[list[int]], target: list[int]) -> list[int]:
    """The point of the lattice near the target that Babai's nearest planes find."""
    stars, _, lengths = _gram_schmidt(rows)
    rest = list(target)
    for row, star, length in reversed(list(zip(rows, stars, lengths, strict=True))):
        factor = round(sum(value * part for value, part in zip(rest, star, strict=True)) / length)
        rest = [value - factor * part for value, part in zip(rest, row, strict=True)]
    return [aim - left for aim, left in zip(target, rest, strict=True)]


def attacked_game(seed: int, yardstick: bool) -> bool:
    """Play a game until a seat has seen enough of the pile, and attack: whether the order of all the pile was found."""
    mode = make_mode("identity", PLAYERS, {"generals": "off"})
    game = Game(mode, seed, Agents([make_agent("random", seat, seed) for seat in range(PLAYERS)]))
    if yardstick:
        game.scripted_orders = [list(range(PLAYERS)), Yardstick(seed).order(len(mode.cards))]
    eyes = Eyes(game, seed % PLAYERS)
    truth: list[int] = []
    while not game.over and not eyes.lost and len(eyes.sightings) < 3 * ENOUGH:
        game.step()
        if game.shuffles and not truth and game.ready:
            truth = game.shuffles[-1].order
    return opened(len(mode.cards), eyes.sightings) == truth


def attack() -> str:
    """Games with the yardstick must be opened, those of today must not."""
    old = sum(attacked_game(seed, yardstick=True) for seed in range(GAMES))
    new = sum(attacked_game(seed, yardstick=False) for seed in range(GAMES))
    told = f"{new} of {GAMES} games opened from one seat's own events; with the generator of version 0.2 it were {old}."
    if new or old <= GAMES // 2:
        raise Reached(told)
    return told

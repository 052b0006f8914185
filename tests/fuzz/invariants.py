"""What must be true at every moment of every game."""

from __future__ import annotations

from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.pieces.zones import PILE, TABLE
from sanguosha.modes.identity.souls import SOULS

LONGEST_ANSWER = 400
# What the dead may have: a soul its card, who may be reborn the offerings.
OF_THE_DEAD = ("xuanwu", "offerings")


class Broken(AssertionError):
    """A game broke a rule that always holds; the message says which."""


def check_cards(game: Game) -> None:
    """Each card lies in exactly one zone, and the zones together hold all cards."""
    zones = {id(zone): zone for zone in game.place}
    for zone in _standing_zones(game):
        zones[id(zone)] = zone
    total = 0
    for zone in zones.values():
        total += len(zone.cards)
        for card in zone.cards:
            if game.place[card.id] is not zone:
                raise Broken(f"{card} lies in {zone} but is said to lie in {game.place[card.id]}")
    if total != len(game.mode.cards):
        raise Broken(f"the zones hold {total} cards, not {len(game.mode.cards)}")


def _standing_zones(game: Game) -> list:
    seats = [zone for seat in game.seats for zone in (seat.hand, seat.equip, seat.judge_area)]
    return [game.draw_pile, game.discard_pile, game.out, *seats, *game.piles.values(), *game.carriers.values()]


def check_seats(game: Game) -> None:
    """Health is at most its maximum, the dead hold nothing but what only they can, slots and tricks are single."""
    for seat in game.seats:
        if seat.hp > seat.max_hp:
            raise Broken(f"{seat} has {seat.hp} of {seat.max_hp} health")
        held = [zone for zone in _standing_zones(game) if zone.seat == seat.index and zone.cards]
        of_the_dead = [zone for zone in held if zone.kind == PILE and zone.name in OF_THE_DEAD]
        if not seat.alive and held != of_the_dead:
            raise Broken(f"{seat} is dead but holds cards: {held}")
        slots = [game.lies_as(card).slot for card in seat.equip.cards]
        tricks = [game.lies_as(card).id for card in seat.judge_area.cards]
        if len(set(slots)) != len(slots) or len(set(tricks)) != len(tricks):
            raise Broken(f"{seat} has two of a kind: {seat.equip.cards} {seat.judge_area.cards}")


def check_souls(game: Game) -> None:
    """Souls of the dead go with the living, one for each; the living have nothing that only the dead can."""
    souls = [effect for effect in game.effects if effect.kind in SOULS.values()]
    players = [effect.data[0] for effect in souls]
    if len(set(players)) != len(players):
        raise Broken(f"somebody has two souls: {players}")
    for effect in souls:
        if game.seats[effect.data[0]].alive or not effect.owner.alive:
            raise Broken(f"the soul {effect.kind.id} of s{effect.data[0]} goes with {effect.owner}")
    keeping = {effect.data[0] for effect in souls if effect.kind.id == "xuanwu"}
    for (seat, name), zone in game.piles.items():
        if name == "offerings" and zone.cards and game.seats[seat].alive:
            raise Broken(f"s{seat} lives but has offerings: {zone.cards}")
        if name == "xuanwu" and len(zone.cards) != (seat in keeping):
            raise Broken(f"the soul of s{seat} keeps {zone.cards}")


def check_between_steps(game: Game) -> None:
    """No card is left on the table between two steps, and everything else holds too."""
    check_cards(game)
    check_seats(game)
    check_souls(game)
    left = [card for card in game.mode.cards if game.place[card.id].kind == TABLE]
    if left and not game.over:
        raise Broken(f"cards were left on the table: {left}")
    if game.round > game.mode.round_cap:
        raise Broken(f"round {game.round} is beyond the cap of {game.mode.round_cap}")


def check_decision(game: Game, decision: Decision, rng: Random) -> None:
    """A living seat is asked, or a dead one about what it still has; it has a choice, or can pass at a table of people; every walk
    through the menus finishes."""
    if not game.seats[decision.seat].alive and not decision.posthumous:
        raise Broken(f"the dead seat {decision.seat} is asked {decision.prompt}")
    if decision.forced() is not None and not (game.mode.ask_all and decision.optional):
        raise Broken(f"{decision.prompt} is asked although there is no choice")
    path: list[str] = []
    options = decision.menu(path)
    while options:
        if len(set(options)) != len(options):
            raise Broken(f"the menu of {decision.prompt} after {path} offers a token twice: {options}")
        if len(path) > LONGEST_ANSWER:
            raise Broken(f"the menu of {decision.prompt} does not end: {path[:20]} …")
        path.append(options[rng.below(len(options))])
        options = decision.menu(path)
    decision.check(path)


class WatchedAgents(Agents):
    """Agents whose game is checked at every question."""

    def __init__(self, agents: list, seed: int) -> None:
        super().__init__(agents)
        self.rng = Random(seed)

    def ask(self, game: Game, decision: Decision) -> list[str]:
        check_cards(game)
        check_seats(game)
        check_decision(game, decision, self.rng)
        return super().ask(game, decision)


class MoveChecker(Watcher):
    """Checks the cards after every move (an event is told before its own move happens), and that the dead are no targets."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def notice(self, event: Event) -> None:
        check_cards(self.game)
        for token in event.args.get("targets", "").split():
            if event.key == "used" and not self.game.seats[int(token[1:])].alive:
                raise Broken(f"a card is used on the dead seat {token}: {event.text()}")

"""A game as plain data at the start of a step: taking it and putting it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.happenings.frames import Turn
from sanguosha.engine.happenings.history import Past
from sanguosha.engine.happenings.moments import Phase
from sanguosha.engine.parts.effects import EFFECT_KINDS, Effect, Until
from sanguosha.engine.parts.origin import Held
from sanguosha.engine.pieces.card import Card, VirtualCard
from sanguosha.engine.pieces.skills import General, Skill
from sanguosha.engine.pieces.zones import PILE, Zone

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


class SeatState:
    """One seat as plain data; generals and skills are shared, the latter stand with their slot (-1: none), grant and token."""

    def __init__(self, seat: Seat) -> None:
        self.role = seat.role
        self.side = seat.side
        self.slots: list[tuple[General, bool]] = [(slot.general, slot.revealed) for slot in seat.slots]
        self.skills: list[tuple[Skill, int, int, str]] = [
            (held.skill, -1 if held.slot is None else held.slot.index, held.grant, held.token) for held in seat.skills
        ]
        self.grants = seat.grants
        self.max_hp = seat.max_hp
        self.hp = seat.hp
        self.alive = seat.alive
        self.fallen = seat.fallen
        self.seated = seat.seated
        self.chained = seat.chained
        self.turned_over = seat.turned_over
        self.marks = dict(seat.marks) if seat.marks else seat.marks
        self.asked = seat.asked
        self.hand: list[Card] = list(seat.hand.cards)
        self.equip: list[Card] = list(seat.equip.cards)
        self.judge_area: list[Card] = list(seat.judge_area.cards)


class Snapshot:
    """All that a game is between two steps. Cards and definitions are shared; everything else is copied."""

    def __init__(self, game: Game) -> None:
        self.seats = [SeatState(seat) for seat in game.seats]
        self.draw_pile: list[Card] = list(game.draw_pile.cards)
        self.discard_pile: list[Card] = list(game.discard_pile.cards)
        self.out: list[Card] = list(game.out.cards)
        self.piles: list[tuple[int, str, bool, list[Card]]] = [
            (zone.seat, zone.name, zone.face_up, list(zone.cards)) for zone in game.piles.values()
        ]
        self.carriers: list[tuple[int, int, str, list[Card]]] = [
            (id, zone.seat, zone.name, list(zone.cards)) for id, zone in game.carriers.items()
        ]
        self.known: list[int] = list(game.known)
        self.lies: dict[int, VirtualCard] = dict(game.lies)
        self.generals = game.generals.copy()
        self.notes: dict[str, list[int]] = {name: list(numbers) for name, numbers in game.notes.items()}
        self.deaths: list[tuple[int, int, int]] = list(game.deaths)
        self.effects: list[tuple[str, int, Until, tuple[int, ...], tuple[str, ...]]] = [
            (effect.kind.id, effect.owner.index, effect.until, effect.data, effect.held) for effect in game.effects
        ]
        self.limits: dict[tuple[int, str, int, str], int] = dict(game.limits)
        self.history: Past = game.history.past()
        self.deeds = game.deeds.copy()
        turn = game.turn
        self.turn: tuple[int, bool, Phase, bool, bool, int, list[bool]] | None = None
        if turn is not None:
            flags = (turn.begun, turn.phase_over)
            self.turn = (turn.seat.index, turn.extra, turn.phase, *flags, turn.actions, list(turn.skipped))
        self.current = game.current
        self.last = game.last
        self.round = game.round
        self.extra_turns: list[int] = list(game.extra_turns)
        self.stage = game.stage
        self.ready = game.ready
        self.over = game.over
        self.winners: list[int] = list(game.winners)
        self.outcome = game.outcome
        self.steps = game.steps
        self.decisions = game.decisions
        self.announcements = game.announcements
        self.key = game.chance.key
        self.drawn = game.chance.drawn()
        self.recorded = len(game.record)


def capture(game: Game) -> Snapshot:
    """The game as it is now; only between two steps."""
    return Snapshot(game)


def restore(game: Game, saved: Snapshot) -> None:
    """Make ``game`` (of the same mode and players) what it was when the snapshot was taken."""
    game.clear_index()
    game.worn.clear()
    game.lies = dict(saved.lies)
    _fill(game, game.draw_pile, saved.draw_pile)
    _fill(game, game.discard_pile, saved.discard_pile)
    _fill(game, game.out, saved.out)
    game.piles = {}
    for seat, name, face_up, cards in saved.piles:
        _fill(game, game.pile(seat, name, face_up), cards)
    game.carriers = {}
    for id, seat, name, cards in saved.carriers:
        zone = Zone(PILE, seat, name)
        game.carriers[id] = zone
        _fill(game, zone, cards)
    for seat_index, state in enumerate(saved.seats):
        _restore_seat(game, game.seats[seat_index], state)
    game.known = list(saved.known)
    game.seen = list(saved.known)
    game.generals = saved.generals.copy()
    game.notes = {name: list(numbers) for name, numbers in saved.notes.items()}
    game.deaths = list(saved.deaths)
    game.limits = dict(saved.limits)
    game.history.put_back(saved.history)
    game.deeds = saved.deeds.copy()
    game.turn = None
    if saved.turn is not None:
        index, extra, phase, begun, phase_over, actions, skipped = saved.turn
        turn = Turn(game.seats[index], extra)
        turn.phase, turn.begun, turn.phase_over, turn.skipped = phase, begun, phase_over, list(skipped)
        turn.actions = actions
        game.turn = turn
    game.current, game.last, game.round = saved.current, saved.last, saved.round
    game.extra_turns = list(saved.extra_turns)
    game.stage, game.ready = saved.stage, saved.ready
    game.over, game.winners, game.outcome = saved.over, list(saved.winners), saved.outcome
    game.steps, game.decisions, game.announcements = saved.steps, saved.decisions, saved.announcements
    game.chance.restore(saved.key, saved.drawn)
    del game.record[saved.recorded :]
    game.answers = []
    game.checkpoint = None
    game.judged = []
    game.touch_ring()
    _restore_parts(game, saved)


def _fill(game: Game, zone: Zone, cards: list[Card]) -> None:
    zone.cards = list(cards)
    for card in cards:
        game.place[card.id] = zone


def _restore_seat(game: Game, seat: Seat, state: SeatState) -> None:
    seat.role, seat.side = state.role, state.side
    seat.set_slots(state.slots)
    seat.grants = state.grants
    seat.max_hp, seat.hp = state.max_hp, state.hp
    seat.alive, seat.fallen, seat.seated = state.alive, state.fallen, state.seated
    seat.chained, seat.turned_over = state.chained, state.turned_over
    seat.armor_off = 0
    seat.marks = dict(state.marks)
    seat.asked = state.asked
    _fill(game, seat.hand, state.hand)
    _fill(game, seat.equip, state.equip)
    _fill(game, seat.judge_area, state.judge_area)


def _restore_parts(game: Game, saved: Snapshot) -> None:
    for seat_index, state in enumerate(saved.seats):
        seat = game.seats[seat_index]
        seat.skills = []
        for skill, slot, grant, token in state.skills:
            game.add_skill(seat, Held(skill, seat.slots[slot] if slot >= 0 else None, grant, token))
        for card in state.equip:
            game.put_on(card, seat)
    for kind, owner, until, data, held in saved.effects:
        game.add_effect(Effect(EFFECT_KINDS[kind], game.seats[owner], until, data, held))

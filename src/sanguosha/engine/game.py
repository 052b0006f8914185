"""The game: its zones and seats, its steps, and how it asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from sanguosha.engine.asking import Agent, Answered, Asker
from sanguosha.engine.decisions.decision import Decision, Picks
from sanguosha.engine.decisions.tokens import PASS, seat_token, skill_token
from sanguosha.engine.happenings.deeds import Deeds
from sanguosha.engine.happenings.frames import DEALT, PUT_AWAY, REVEALED, Damage, Frame, Move, Request, Reveal, Turn, Use
from sanguosha.engine.happenings.history import History
from sanguosha.engine.happenings.moments import (
    CARDS_MOVED,
    GENERAL_REVEALED,
    NO_PHASE,
    ROUND_STARTING,
    Moment,
    Phase,
)
from sanguosha.engine.mode import Mode
from sanguosha.engine.parts.effects import HIDES, OWNER, ROUND_ENDS, SHOWS, Effect, EffectKind, Until
from sanguosha.engine.parts.origin import Held
from sanguosha.engine.parts.part import Active, Part, Trigger
from sanguosha.engine.pieces.card import Card, Kind, VirtualCard
from sanguosha.engine.pieces.random import DECK, DICE, Chance, game_key
from sanguosha.engine.pieces.skills import General, Skill, Slot
from sanguosha.engine.pieces.zones import Zone
from sanguosha.engine.procedures.announcing import announce_on
from sanguosha.engine.procedures.damage import transfer
from sanguosha.engine.procedures.dying import die
from sanguosha.engine.procedures.menus import draft_of, virtual_card
from sanguosha.engine.procedures.move import move_cards, turn_up
from sanguosha.engine.procedures.request import FREE_ACTION, request_decision
from sanguosha.engine.procedures.turn import start_turn, step_turn
from sanguosha.engine.search.world import SearchView
from sanguosha.engine.table.cards import Layout
from sanguosha.engine.table.generals import GeneralCards
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.table.sides import Sides
from sanguosha.engine.table.snapshot import Snapshot, capture
from sanguosha.engine.views.view import View

T = TypeVar("T")

NONE_ACTED: Final[list[Trigger[Frame]]] = []
NOBODY_ACTS: Final = ("", -1)


class GameOver(BaseException):
    """Unwinds whatever is being resolved when the game ends; the only exception that does."""


class Shuffled:
    """A shuffle of the running step: where each item lay before, and the cards as they lay then, if cards were shuffled."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.cards: list[Card] = []


class Game(Layout):
    """A game being played: plain data and procedures; the same setup, seed and answers give the same game.

    ``stage`` is the progress of setting up; ``acting`` the id of the skill or card that acts, and whose it is; ``last`` the seat
    that had the last turn in order and ``extra_turns`` those that come before the next one; ``winners`` are the seats that won when
    ``over``, ``outcome`` says how it ended. ``generals`` are the general cards that are on no seat; ``notes`` are small numbers
    that the mode remembers. ``deaths`` are ``(victim, killer, before)`` in order: seat indices (-1: no killer) and how many had
    died before this death, or before those that came at the same time. ``reveals`` are the slots, by seat and place, whose generals
    were turned up in the running step.
    """

    def __init__(self, mode: Mode, seed: int, asker: Asker) -> None:
        super().__init__(mode.players, mode.cards, mode.ruleset.size)
        self.mode = mode
        self.ruleset = mode.ruleset
        self.seed = seed
        self.chance = Chance(game_key(seed))
        self.asker = asker
        self.card_by_token: dict[str, Card] = mode.ruleset.card_by_token
        self.seats = [Seat(self, index) for index in range(mode.players)]
        self.sides = Sides(self)
        self.judged: list[Zone] = []
        self.generals = GeneralCards()
        self.notes: dict[str, list[int]] = {}
        self.deaths: list[tuple[int, int, int]] = []
        self.limits: dict[tuple[int, str, int, str], int] = {}
        self.history = History(mode.asks)
        self.deeds = Deeds(mode.players)
        self.turn: Turn | None = None
        self.last = -1
        self.round = 0
        self.extra_turns: list[int] = []
        self.stage = 0
        self.ready = False
        self.over = False
        self.winners: list[int] = []
        self.outcome = ""
        self.steps = 0
        self.decisions = 0
        self.announcements = 0
        self.rolls: list[int] = []
        self.scripted_rolls: list[int] = []
        self.shuffles: list[Shuffled] = []
        self.scripted_orders: list[list[int]] = []
        self.reveals: list[tuple[int, int]] = []
        self.answers: list[Answered] = []
        self.record: list[tuple[int, int, list[str]]] = []
        self.acting: tuple[str, int] = NOBODY_ACTS
        self.pending: Decision | None = None
        self.search = False
        self.checkpoint: Snapshot | None = None

    def another(self, asker: Asker) -> Game:
        """Another game of the same mode and seed, at its beginning."""
        return Game(self.mode, self.seed, asker)

    # Playing

    def play(self) -> None:
        """Play to the end."""
        while not self.over:
            self.step()

    def step(self) -> None:
        """One step: of setting up, of a turn, or to the next turn. At its start the whole game is plain data."""
        self.begin_step()
        try:
            if not self.ready:
                self.ready = self.mode.prepare(self)
                if self.ready:
                    self.mode.begin(self)
            elif self.turn is None:
                start_turn(self)
            else:
                step_turn(self, self.turn)
        except GameOver:
            self.over = True
            self.judged = []

    def begin_step(self) -> None:
        """Forget what is only needed within a step."""
        if self.search or self.checkpoint is None:
            self.checkpoint = capture(self)
        self.steps += 1
        self.acting = NOBODY_ACTS
        if self.answers:
            self.answers = []
        if self.rolls:
            self.rolls = []
        if self.shuffles:
            self.shuffles = []
        if self.reveals:
            self.reveals = []
        if self.nesting.depth:
            self.nesting.rest()

    def finish(self, winners: list[int], outcome: str) -> None:
        """End the game at once; no winners means a draw."""
        self.winners = winners
        self.outcome = outcome
        self.over = True
        self.tell("game-over", outcome=outcome, winners=[self.seats[index] for index in winners])
        raise GameOver

    def next_actor(self) -> tuple[Seat, bool]:
        """Whose turn is next, and whether it is an extra turn."""
        while self.extra_turns:
            seat = self.seats[self.extra_turns.pop(0)]
            if seat.alive:
                return seat, True
        seat = self.mode.next_in_order(self)
        self.last = seat.index
        return seat, False

    def begin_round(self) -> None:
        """A new round begins; one too many ends the game as a draw."""
        if self.round >= self.mode.round_cap:
            self.finish([], "round_cap")
        self.round += 1
        self.expire(ROUND_ENDS)
        self.announce(ROUND_STARTING, Frame())
        self.mode.begin_round(self)

    # Asking

    def ask(self, decision: Decision) -> list[str]:
        """A legal answer to the decision; a forced answer is given without asking, and the dead are not asked, unless it is about
        what they have beyond death."""
        if not self._can_answer(decision):
            return decision.unasked()
        forced = decision.forced()
        if forced is not None and not self._asked_anyway(decision):
            return forced
        self._put(decision)
        self.pending = decision
        return self.note_answer(decision, self.asker.ask(self, decision))

    def ask_each(self, decisions: list[Decision]) -> list[list[str]]:
        """Sealed answers of several seats: nobody sees another's before all are given."""
        paths = [decision.forced() if self._can_answer(decision) else decision.unasked() for decision in decisions]
        open_ones = [decision for decision, path in zip(decisions, paths, strict=True) if path is None]
        sealed = self.decisions + 1
        for decision in open_ones:
            self._put(decision, sealed)
        answers = self.asker.each(self, open_ones) if open_ones else []
        for decision, path in zip(open_ones, answers, strict=True):
            paths[decisions.index(decision)] = path
        return [path if path is not None else [PASS] for path in paths]

    def ask_window(self, requests: list[Request], prompt: str, args: tuple[str, ...]) -> tuple[int, list[str]]:
        """Ask several seats for a card at one time; the first that acts counts. ``(-1, [])`` if nobody does."""
        decisions: list[Decision] = []
        places: list[int] = []
        for place, request in enumerate(requests):
            decision = request_decision(request, prompt, args)
            if self.mode.ask_all or decision.forced() is None:
                self._put(decision)
                decisions.append(decision)
                places.append(place)
        if not decisions:
            return -1, []
        index, path = self.asker.window(self, decisions)
        return (places[index], path) if index >= 0 else (-1, [])

    def wording(self, seat: int, prompt: str, args: tuple[str, ...] | None) -> tuple[str, tuple[str, ...]]:
        """The prompt of a question and its arguments: those given, else the skill or card that acts, and for anybody but the seat
        whose it is, whose."""
        id, whose = self.acting
        if args is None:
            args = () if whose == seat or whose < 0 else (seat_token(whose),)
        return prompt or f"ask-{id}", args

    def _can_answer(self, decision: Decision) -> bool:
        return decision.posthumous or self.seats[decision.seat].alive

    def view_for(self, agent: Agent, decision: Decision) -> View:
        """What an agent gets to answer a question by: with worlds to look ahead in, if it ``searches``."""
        return SearchView(self, decision) if agent.searches else View(self, decision.seat)

    def _asked_anyway(self, decision: Decision) -> bool:
        """At tables where the time of answering could tell what is held, a seat is asked although it can only pass; so is one whose
        play phase is held open."""
        mode = self.mode
        return decision.optional and (mode.ask_all or (decision.kind == FREE_ACTION and decision.seat in mode.held))

    def _put(self, decision: Decision, sealed: int = 0) -> None:
        seat = self.seats[decision.seat]
        seat.asked += 1
        decision.put(seat.asked, sealed)
        self.decisions += 1

    def note_answer(self, decision: Decision, path: list[str]) -> list[str]:
        """Note an answer for the record and for clones of this step; returns it."""
        self.answers.append(Answered(decision, path))
        if path[0] != PASS:
            self.record.append((decision.seat, decision.number, path))
        return path

    # Chance, noted so that a clone or a sampled world can repeat this step

    def roll(self, bound: int, stream: str = DICE) -> int:
        """A random number below ``bound``."""
        number = self.chance.stream(stream).below(bound)
        if self.scripted_rolls:
            number = self.scripted_rolls.pop(0) % bound
        self.rolls.append(number)
        return number

    def shuffle(self, items: list[T], stream: str) -> None:
        """Put the items into random order, in place."""
        items[:] = [items[at] for at in self._order(len(items), stream).order]

    def shuffle_cards(self, cards: list[Card]) -> None:
        """Put cards of the deck into random order, in place."""
        shuffled = self._order(len(cards), DECK)
        cards[:] = [cards[at] for at in shuffled.order]
        shuffled.cards = list(cards)

    def _order(self, count: int, stream: str) -> Shuffled:
        order = list(range(count))
        self.chance.stream(stream).shuffle(order)
        if self.scripted_orders:
            scripted = self.scripted_orders.pop(0)
            # Where a world has gone another way, another number may lie there.
            order = scripted if len(scripted) == count else order
        shuffled = Shuffled(order)
        self.shuffles.append(shuffled)
        return shuffled

    # Announcing

    @property
    def phase(self) -> Phase:
        """The phase of the running turn; ``NO_PHASE`` between turns."""
        return self.turn.phase if self.turn is not None else NO_PHASE

    def announce(self, moment: Moment, frame: Frame) -> list[Trigger[Frame]]:
        """Let the parts that listen to this moment act; returns those that did, to be read only."""
        if not self.listeners[moment]:
            return NONE_ACTED
        if self.nesting.spent:
            self.cut_short()
            return NONE_ACTED
        self.announcements += 1
        return announce_on(self, moment, frame, [])

    def announce_move(self, move: Move) -> None:
        """Announce that cards moved, also to parts of equipment that left with it."""
        if self.nesting.spent:
            self.cut_short()
            return
        self.announcements += 1
        announce_on(self, CARDS_MOVED, move, move.leaving)

    def cut_short(self) -> None:
        """What would go on without end is over; everybody is told once."""
        self.nesting.spent = True
        if not self.nesting.told:
            self.nesting.told = True
            self.tell("cut-short")

    def repeatedly(self) -> Iterator[int]:
        """The rounds of something that may go on as long as somebody wants: at most as many as there are cards in the game."""
        for number in range(len(self.mode.cards)):
            if self.nesting.spent:
                return
            yield number
        self.tell("cut-short")

    def note_help(self, part: Part, user: Seat, picks: Picks) -> None:
        """Note that a skill which helps or harms the seats picked for it is used on them."""
        for place, seat in enumerate(picks.seats):
            self.deeds.note(user.index, seat.index, -part.worth.helps_at(place))

    # Seats

    def touch(self) -> None:
        self.distances = []
        self.sides.forget()

    def touch_ring(self) -> None:
        super().touch_ring()
        self.sides.forget()

    def set_side(self, seat: Seat, side: str) -> None:
        """A seat is of this side from now on; of none, if it is empty."""
        seat.side = side
        self.touch()

    def kill(self, seat: Seat) -> None:
        """The seat dies without a killer and without being asked for Peaches."""
        die(self, seat, None)

    # Cards

    def deal(self, seat: Seat, count: int) -> None:
        """Give a seat its first hand from the top of the draw pile; this is no drawing."""
        move_cards(self, self.draw_pile.cards[: -count - 1 : -1], seat.hand, DEALT, seat)

    def virtual(self, kind: Kind, cards: tuple[Card, ...] = (), user: Seat | None = None, part: Part | None = None) -> VirtualCard:
        """A card of this kind made of these cards."""
        return virtual_card(self, user if user is not None else self.seats[self.current], kind, cards, part)

    def may_join(self, use: Use, seat: Seat) -> bool:
        """Whether nothing forbids that a seat becomes a target of a use that goes on; distance aside."""
        return draft_of(use).may_target(seat)

    def passed_on(self, card: VirtualCard, part: Part) -> VirtualCard:
        """A card that somebody else played for the owner of ``part``: the same kind, suit and colour, now brought by the part."""
        return VirtualCard(card.kind, card.cards, card.suit, card.rank, card.color, part)

    def transfer(self, damage: Damage, victim: Seat) -> Damage:
        """A damage goes to another victim and is settled there."""
        return transfer(self, damage, victim)

    def turn_up(self, count: int, to: Zone, reason: int = REVEALED) -> list[Card]:
        """Turn up the top cards of the draw pile and lay them into a zone; returns them, first card first."""
        return turn_up(self, count, to, reason)

    def put_away_judged(self, but: int) -> None:
        """An effect is over: of the judgements it asked for, all ``but`` so many older ones, the cards that nobody took go to the
        discard pile."""
        while len(self.judged) > but:
            move_cards(self, self.judged.pop().cards, self.discard_pile, PUT_AWAY)

    # Generals, skills, effects

    @property
    def general_pile(self) -> list[General]:
        """The unused generals."""
        return self.generals.unused.generals

    @general_pile.setter
    def general_pile(self, generals: list[General]) -> None:
        self.generals.unused.generals = generals

    @property
    def general_piles(self) -> dict[str, list[General]]:
        """The generals that lie open on the table, by the name of their zone."""
        return {zone.name: zone.generals for zone in self.generals.zones.values() if zone.face_up}

    def seat_general(self, seat: Seat, general: General, *, revealed: bool = True) -> None:
        """Put a general into the seat's next slot; a hidden one shows when one of its skills is used."""
        slot = Slot(len(seat.slots), general, revealed)
        seat.slots.append(slot)
        for skill in general.skills:
            self.gain_skill(seat, skill, slot)

    def seat_generals(self, seat: Seat, generals: list[General], more: int = 0) -> None:
        """Show the generals of a seat and let it have the health that they bring, and ``more``: that of one, or half of what two
        have together."""
        for general in generals:
            self.tell("general-shown", seat=seat, general=general)
            self.seat_general(seat, general)
        seat.max_hp = seat.hp = sum([general.max_hp for general in generals]) // len(generals) + more

    def gain_skill(self, seat: Seat, skill: Skill, slot: Slot | None = None) -> Held:
        """The seat gains a skill: one that is printed on the general in a slot, or is granted."""
        if slot is None:
            seat.grants += 1
        with self.nesting:
            held = self.hold_skill(seat, skill, slot)
            skill.on_gained(seat)
        return held

    def hold_skill(self, seat: Seat, skill: Skill, slot: Slot | None) -> Held:
        """Let the seat hold a skill, printed on the general in a slot or the latest that it was granted, without what gaining it
        may bring."""
        held = Held(skill, slot, seat.grants if slot is None else 0)
        if any(other.token == held.token for other in seat.skills):
            held.token = skill_token(held.key)
        self.add_skill(seat, held)
        return held

    def lose_skill(self, seat: Seat, key: str) -> None:
        """The seat loses a skill, by its key or, the first of that name, by its id; gained again it is as new."""
        held = seat.held(key)
        if held is None:
            return
        self.remove_skill(seat, held)
        for part in held.parts:
            shared = isinstance(part, Active) and part.shared
            for limit in [limit for limit in self.limits if limit[1] == part.key and (shared or limit[0] == seat.index)]:
                del self.limits[limit]
        held.skill.on_lost(seat)

    def reveal(self, seat: Seat, *slots: Slot) -> None:
        """Turn up hidden generals of a seat, all at one time."""
        hidden = [slot for slot in slots if not slot.revealed]
        for slot in hidden:
            slot.revealed = True
            self.reveals.append((seat.index, slot.index))
        self.touch()
        for slot in hidden:
            self.tell("revealed", seat=seat, general=slot.general)
        for slot in hidden:
            self.expire(SHOWS, seat.index, slot.index)
            self.announce(GENERAL_REVEALED, Reveal(seat, slot))

    def reveal_for(self, part: Part) -> None:
        """A part is used and paid for: its general, if it lies face down, is turned up, with all that follows on this."""
        if part.slot is not None and part.hidden:
            self.reveal(part.owner, part.slot)

    def hide(self, seat: Seat, slot: Slot) -> None:
        """Turn a general face down again."""
        if not slot.revealed:
            return
        slot.revealed = False
        self.touch()
        self.tell("hidden", seat=seat, general=slot.general)
        self.expire(HIDES, seat.index, slot.index)

    def attach(self, kind: EffectKind, owner: Seat, until: Until, data: tuple[int, ...] = ()) -> Effect:
        """Begin an effect."""
        with self.nesting:
            effect = Effect(kind, owner, until, data)
            self.add_effect(effect)
            for skill in kind.granted(effect):
                effect.held += (owner.gain(skill).key,)
            kind.begin(effect)
        return effect

    def detach(self, effect: Effect) -> None:
        """End an effect, with the skills that it granted."""
        self.remove_effect(effect)
        for key in effect.held:
            self.lose_skill(effect.owner, key)
        effect.kind.end(effect)

    def expire(self, point: int, seat: int = OWNER, which: int = 0) -> None:
        """End the effects that last until this point: of this seat's turn, or of its slot."""
        if self.effects:
            self._detach_all([effect for effect in self.effects if effect.ends_at(point, seat, which)])

    def end_frame(self, frame: Frame) -> None:
        """End the effects that last as long as a procedure, which is over."""
        self._detach_all([effect for effect in self.framed if effect.until.frame is frame])

    def _detach_all(self, effects: list[Effect]) -> None:
        for effect in effects:
            if effect in self.effects:
                self.detach(effect)

    def forget_limits(self, scope: int) -> None:
        """A phase or turn ends: what is limited to once in it may be used again."""
        if self.limits:
            for key in [key for key in self.limits if key[2] == scope]:
                del self.limits[key]

    def revive(self, seat: Seat, general: General, hp: int) -> None:
        """A dead seat comes back to its place in the ring with another general: nothing chained, worn or turned over. What it had
        before stays behind."""
        seat.slots = []
        for key in [key for key in self.limits if key[0] == seat.index]:
            del self.limits[key]
        seat.alive = True
        self.touch_ring()
        self.deeds.note_fate()
        self.seat_general(seat, general)
        seat.max_hp = general.max_hp
        seat.hp = min(hp, seat.max_hp)

    def clear_seat(self, seat: Seat, reason: int) -> None:
        """All cards of a dead seat, those on its generals and under its equipment too, go to the discard pile; its skills and
        effects end."""
        cards = [*seat.hand.cards, *seat.equip.cards, *seat.judge_area.cards]
        for zone in [*self.piles.values(), *self.carriers.values()]:
            if zone.seat == seat.index:
                cards += zone.cards
        move_cards(self, cards, self.discard_pile, reason, seat)
        for held in list(seat.skills):
            self.remove_skill(seat, held)
        mine = [effect for effect in self.effects if effect.owner is seat and not effect.kind.nobodys]
        self._detach_all(mine + [effect for effect in self.effects if effect.waits_for(seat.index)])
        seat.marks = {}
        seat.chained = False
        seat.turned_over = False

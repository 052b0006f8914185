"""Turns and their phases, in steps: no local variable of a turn survives a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.decisions.tokens import PASS, general_token, is_skill
from sanguosha.engine.happenings.frames import RECAST, TO_USE, Frame, PhaseRun, Request, Turn
from sanguosha.engine.happenings.moments import (
    DISCARD,
    DRAW,
    DRAW_COUNTING,
    JUDGE,
    PHASE_APPROACHING,
    PHASE_ENDING,
    PHASE_NAMES,
    PHASE_STARTING,
    PHASES,
    PLAY,
    PREPARE,
    TURN_ENDING,
    TURN_STARTING,
    Phase,
)
from sanguosha.engine.parts.effects import PHASE_ENDS, TURN_ENDS, TURN_OF_ENDS, TURN_OF_STARTS
from sanguosha.engine.parts.part import ONCE_PER_PHASE, ONCE_PER_TURN
from sanguosha.engine.parts.selections import exactly
from sanguosha.engine.pieces.zones import HAND_AREA
from sanguosha.engine.procedures.menus import DECLARE_TOKEN, RECAST_TOKEN
from sanguosha.engine.procedures.move import draw_cards, move_cards
from sanguosha.engine.procedures.opening import open_decision
from sanguosha.engine.procedures.request import bring, request_decision
from sanguosha.engine.procedures.revealing import reveal_for_hand_limit

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.parts.part import Active, Trigger
    from sanguosha.engine.table.seat import Seat


def start_turn(game: Game) -> None:
    """The next seat's turn begins; a seat lying face down is turned up instead, and that was its turn."""
    seat, extra = game.next_actor()
    game.current = seat.index
    if seat.turned_over:
        seat.turn_over()
        return
    game.history.clear()
    turn = Turn(seat, extra)
    game.turn = turn
    game.tell("turn", seat=seat, round=game.round)
    game.expire(TURN_OF_STARTS, seat.index)
    if seat.conceals:
        game.mode.offer_reveals(game, seat)
    acted = game.announce(TURN_STARTING, turn)
    if acted:
        _may_follow(game, seat, acted)


def _may_follow(game: Game, seat: Seat, acted: list[Trigger[Frame]]) -> None:
    """Where an effect of a shown general came first, the seat may turn up the other one after it."""
    if seat.conceals and any(part.owner is seat and part.slot is not None for part in acted):
        game.mode.offer_reveals(game, seat)


def end_turn(game: Game, turn: Turn) -> None:
    """The turn is over: what lasts for a turn ends."""
    if turn.seat.alive:
        game.announce(TURN_ENDING, turn)
    game.expire(PHASE_ENDS)
    game.expire(TURN_ENDS)
    game.expire(TURN_OF_ENDS, turn.seat.index)
    game.forget_limits(ONCE_PER_PHASE)
    game.forget_limits(ONCE_PER_TURN)
    game.turn = None


def step_turn(game: Game, turn: Turn) -> None:
    """One step of a turn: a phase begins, one free action, a discard, a phase ends."""
    seat = turn.seat
    if not seat.alive or turn.phase >= PHASES:
        end_turn(game, turn)
        return
    phase = turn.phase
    if not turn.begun:
        goes_on = _begin_phase(game, turn, phase)
        if turn.begun and seat.alive and not goes_on:
            _end_phase(game, turn)
    elif phase == PLAY:
        turn.actions += 1
        if turn.actions > len(game.mode.cards):
            # Who could go on for ever must stop.
            game.tell("cut-short")
            _end_phase(game, turn)
        elif not _free_action(game, seat) or turn.phase_over:
            _end_phase(game, turn)
    else:
        if seat.conceals:
            reveal_for_hand_limit(game, seat)
        surplus = len(seat.hand.cards) - seat.hand_limit()
        if surplus > 0:
            seat.discard(seat.choose(exactly(surplus, HAND_AREA), "choose-discard", reason="hand_limit"))
        _end_phase(game, turn)


def _begin_phase(game: Game, turn: Turn, phase: Phase) -> bool:
    """Begin a phase, unless it is skipped. Whether it goes on in further steps."""
    seat = turn.seat
    if not turn.skipped[phase]:
        game.announce(PHASE_APPROACHING[phase], turn)
    if turn.skipped[phase]:
        game.tell("phase-skipped", seat=seat, phase=PHASE_NAMES[phase])
        turn.phase = Phase(turn.phase + 1)
        return False
    if not seat.alive:
        return False
    turn.begun = True
    # Told most often of all.
    if game.watched:
        game.tell("phase", seat=seat, phase=PHASE_NAMES[phase])
    run = PhaseRun(seat, phase)
    acted = game.announce(PHASE_STARTING[phase], run)
    if acted and phase == PREPARE:
        _may_follow(game, seat, acted)
    if run.replaced or turn.phase_over or not seat.alive:
        return False
    if phase == JUDGE:
        _judge_phase(game, seat)
    elif phase == DRAW:
        game.announce(DRAW_COUNTING, run)
        if not run.replaced:
            draw_cards(game, seat, run.count)
    return phase in (PLAY, DISCARD)


def _end_phase(game: Game, turn: Turn) -> None:
    if turn.seat.alive:
        game.announce(PHASE_ENDING[turn.phase], turn)
    game.expire(PHASE_ENDS)
    game.forget_limits(ONCE_PER_PHASE)
    turn.phase = Phase(turn.phase + 1)
    turn.begun = turn.phase_over = False


def _judge_phase(game: Game, seat: Seat) -> None:
    """Delayed tricks that lie there now, the newest first, as far as they still lie there when their moment comes."""
    for card in list(reversed(seat.judge_area.cards)):
        if seat.alive and game.place[card.id] is seat.judge_area:
            game.lies_as(card).due(seat, card)


def _free_action(game: Game, seat: Seat) -> bool:
    """One free action of the play phase; ``False`` when the seat ends the phase."""
    open_decision(game, seat, free=True)
    request = Request(seat, TO_USE)
    path = game.ask(request_decision(request, "play-phase", ()))
    head = path[0]
    if head == PASS:
        return False
    if head == RECAST_TOKEN:
        recast(game, seat, path[1])
        return True
    if head == DECLARE_TOKEN:
        game.reveal(seat, *[slot for slot in seat.slots if general_token(slot.general.id) == path[1]])
        return True
    if is_skill(head):
        active = next((part for part in game.actives_of(seat) if part.token == head), None)
        if active is not None:
            run_active(game, active, Picks(game, path[1:]))
            return True
    answer = bring(game, request, path)
    if answer is not None:
        seat.use(answer.card, answer.targets, counted=True)
    return True


def run_active(game: Game, active: Active, picks: Picks) -> None:
    """Use a skill of the play phase: note the limit, pay, do it."""
    user = active.user
    game.tell("skill", seat=user, skill=active.skill, targets=picks.seats)
    active.spend_limit()
    game.note_help(active, active.user, picks)
    if active.discards:
        user.discard(picks.cards)
    game.reveal_for(active)
    if active.owner.alive:
        game.acting = (active.skill, user.index)
        active.effect(picks)
        game.put_away_judged(0)


def recast(game: Game, seat: Seat, token: str) -> None:
    """Put a hand card into the discard pile and draw one: no use, no play, no discard."""
    move_cards(game, [game.card_by_token[token]], game.discard_pile, RECAST, seat)
    draw_cards(game, seat, 1)

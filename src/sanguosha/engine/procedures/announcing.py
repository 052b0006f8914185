"""Announcing a moment: which parts act at it, in which order, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import NO_PICKS, Decision, Picks
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.happenings.frames import Frame
from sanguosha.engine.happenings.moments import CARDS_MOVED, DECISION_OPENING, Moment
from sanguosha.engine.happenings.nesting import DEEPEST
from sanguosha.engine.parts.hidden import AsIf
from sanguosha.engine.parts.part import ANYBODY, OTHERS, Part, Trigger
from sanguosha.engine.parts.paying import payable_on, seems_payable, takes_hand
from sanguosha.engine.procedures.menus import ReadyQuery
from sanguosha.engine.procedures.opening import open_decision

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


def announce_on(game: Game, moment: Moment, frame: Frame, leaving: list[Part]) -> list[Trigger[Frame]]:
    """Let the ready parts act: seats in order from the current one, each choosing the order of its own parts.

    ``leaving`` are parts of equipment that has just left and may still answer that. Returns the parts that acted.
    """
    count, start = len(game.seats), game.current
    fired: list[Trigger[Frame]] = []
    passed: list[Trigger[Frame]] = []
    place = 0
    # The seat whose event it is, once somebody wants to know.
    whose: Seat | None = None
    asked = False
    # Up to this place the decisions of the seats have been opened; nobody asks for that when nothing listens.
    opened = -1 if game.listeners[DECISION_OPENING] else count
    # What a context would do, in the one place where that would be felt.
    nesting = game.nesting
    if nesting.depth >= DEEPEST:
        nesting.tire()
    nesting.depth += 1
    while not frame.ended and not nesting.spent:
        best = count
        ready: list[Trigger[Frame]] = []
        for part in [*game.listeners[moment], *_leaving_triggers(leaving)] if leaving else game.listeners[moment]:
            of = part.of
            if of != ANYBODY:
                if not asked:
                    asked, whose = True, part.whose(frame)
                if (part.owner is whose) == (of == OTHERS) or whose is None:
                    continue
            offset = (part.owner.index - start) % count
            if offset < place or offset > best:
                continue
            if part in passed or (part in fired and fired.count(part) >= part.repeats(frame)):
                continue
            unpaid = offset > opened
            slot = part.slot
            if not (_ready(part, frame, unpaid) if slot is None or slot.revealed else _ready_hidden(part, frame, unpaid)):
                continue
            if offset < best:
                best = offset
                ready = [part]
            else:
                ready.append(part)
        if not ready:
            break
        place = best
        if place > opened:
            opened = place
            if any(takes_hand(part) for part in ready):
                open_decision(game, ready[0].owner)
            continue
        _act(game, ready, frame, fired, passed)
        nesting.act()
    if nesting.spent:
        game.cut_short()
    nesting.depth -= 1
    if nesting.depth == 0:
        nesting.rest()
    return fired


def _ready(part: Trigger[Frame], frame: Frame, unpaid: bool) -> bool:
    """Whether the part may act; ``unpaid``: or could, if its owner held the right cards. At tables where the time of answering
    could tell what is held, also whether it seems so."""
    # The condition first: it is what most parts fail.
    if not part.condition(frame):
        return False
    if not part.game.works(part):
        return False
    if not part.within_limit():
        return False
    if (unpaid and part.cards is not None and takes_hand(part)) or payable_on(part, frame):
        return True
    return part.game.mode.ask_all and not part.must and seems_payable(part)


def _ready_hidden(part: Trigger[Frame], frame: Frame, unpaid: bool) -> bool:
    """Whether a part of a general that lies face down may act, which turns it up."""
    slot = part.slot
    if slot is None or not part.game.may_reveal(part.owner, slot):
        return False
    with AsIf(part.game, slot):
        return _ready(part, frame, unpaid)


def _act(game: Game, ready: list[Trigger[Frame]], frame: Frame, fired: list[Trigger[Frame]], passed: list[Trigger[Frame]]) -> None:
    """Fire one of the ready parts of a seat, or note that who decides about them passes."""
    for part in ready:
        if part.silent:
            fired.append(part)
            _fire(game, part, frame, NO_PICKS)
            return
    decider = ready[0].decider
    ready = [part for part in ready if part.decider is decider]
    must = any(part.must and not part.hidden for part in ready)
    if len(ready) == 1 and must:
        query = ready[0].choices(frame)
        if query is None:
            fired.append(ready[0])
            _fire(game, ready[0], frame, NO_PICKS)
            return
    able = [part for part in ready if _payable(part, frame)] if game.mode.ask_all else ready
    first = able[0] if able else ready[0]
    args = (first.skill, *frame.story())
    query, stakes = ReadyQuery(able, frame), frame.at_stake()
    path = game.ask(Decision(decider.index, "skill", "use-skill", args, query, not must, stakes, posthumous=not decider.alive))
    if path[0] == PASS:
        passed += ready
        return
    part = next(part for part in ready if part.token == path[0])
    fired.append(part)
    _fire(game, part, frame, path[1:])


def _fire(game: Game, part: Trigger[Frame], frame: Frame, tokens: list[str]) -> None:
    picks = Picks(game, tokens)
    game.note_help(part, part.owner, picks)
    if not part.silent:
        game.tell("skill", seat=part.decider, skill=part.skill, targets=picks.seats)
    if part.discards:
        part.owner.discard(picks.cards)
    if part.cost(frame, picks):
        part.spend_limit()
        game.reveal_for(part)
        if part.owner.alive or part.beyond_death or part.origin.nobodys:
            judged, before = len(game.judged), game.acting
            game.acting = (part.skill, part.owner.index)
            part.effect(frame, picks)
            game.acting = before
            game.put_away_judged(judged)


def _payable(part: Trigger[Frame], frame: Frame) -> bool:
    """Whether there is enough to pay, as it is when the part acts."""
    with AsIf(part.game, part.slot):
        return payable_on(part, frame)


def _leaving_triggers(leaving: list[Part]) -> list[Trigger[Frame]]:
    return [part for part in leaving if isinstance(part, Trigger) and CARDS_MOVED in part.hears()]

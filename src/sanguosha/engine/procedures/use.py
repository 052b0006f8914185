"""Using and playing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Options
from sanguosha.engine.decisions.tokens import id_of, option_token
from sanguosha.engine.happenings.frames import PLAYED, PUT_AWAY, USED, Line, Play, Use
from sanguosha.engine.happenings.history import PLAYS, USES
from sanguosha.engine.happenings.moments import (
    BECOMING_TARGET,
    CARD_PLAYED,
    CARD_PLAYING,
    CARD_USING,
    EFFECT_OFFSET,
    EFFECT_STARTING,
    TARGET_CHOSEN,
    TARGET_CONFIRMED,
    USE_FINISHED,
    USE_FINISHING,
)
from sanguosha.engine.happenings.stakes import Stakes
from sanguosha.engine.pieces.card import Kind, VirtualCard
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.procedures.revealing import reveal_against

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat

COUNTER_CLOCKWISE: Final = "counter_clockwise"
CLOCKWISE: Final = "clockwise"
DIRECTIONS: Final = (COUNTER_CLOCKWISE, CLOCKWISE)


def use_card(
    game: Game,
    user: Seat,
    card: VirtualCard,
    targets: list[Seat],
    *,
    counted: bool = False,
    nullifiable: bool = True,
    answers: Line | None = None,
    bonus: int = 0,
) -> Use:
    """The whole use of a card: declared, targets fixed, resolved for each target in action order, finished.

    With ``answers`` the card has no targets of its own; it does something to that line, or who asked for it does. Seats that died
    since they were named are no targets any more; the dead use nothing.
    """
    use = Use(user, card)
    use.counted, use.nullifiable, use.answers, use.bonus = counted, nullifiable, answers, bonus
    if not user.alive:
        return use
    with game.nesting:
        use.lines = [line for line in card.kind.lines(use, targets) if line.seat.alive]
        if len(use.lines) > 1 and game.mode.directed(card.kind):
            use.direction = choose_direction(user, card.kind)
        in_action_order(game, use)
        noted = game.history.note_use(use, game.phase) if game.history.kept & USES else -1
        if use.lines:
            note_deeds(game, use)
        _tell(game, use)
        move_cards(game, list(card.cards), use.zone, USED, user)
        game.announce(CARD_USING, use)
        if use.lines:
            _fix_targets(game, use)
            if noted >= 0:
                game.history.note_targets(noted, use)
            _resolve(game, use)
        if answers is not None:
            card.kind.answer(use, answers)
        game.announce(USE_FINISHING, use)
        card.kind.finish(use)
        game.announce(USE_FINISHED, use)
        if use.zone.cards:
            move_cards(game, list(use.zone.cards), game.discard_pile, PUT_AWAY)
        if game.framed:
            game.end_frame(use)
    return use


def choose_direction(user: Seat, kind: Kind) -> str:
    """Which way round the targets are treated; the neighbour on that side comes first."""
    others = user.game.others(user)
    query = Options([option_token(direction) for direction in DIRECTIONS])
    about = {option_token(COUNTER_CLOCKWISE): others[0].index, option_token(CLOCKWISE): others[-1].index}
    stakes = Stakes(helps=kind.worth.helps, about=about)
    return id_of(user.game.ask(Decision(user.index, "option", "choose-direction", (kind.id,), query, False, stakes))[0])


def note_deeds(game: Game, use: Use) -> None:
    """Note what the use sets out to do to its targets; a card on many tells less about each."""
    user, kind, share = use.user, use.card.kind, 1.0 / len(use.lines)
    for line in use.lines:
        if line.seat is not user:
            game.deeds.note(user.index, line.seat.index, -kind.worth.on(user, line.seat, False) * share)
        if line.second is not None:
            game.deeds.note(user.index, line.second.index, -kind.worth.second)


def in_action_order(game: Game, use: Use) -> None:
    """Sort the lines of a use: counter-clockwise from the seat whose turn it is, or from its user in the direction it chose."""
    lines = use.lines
    if len(lines) < 2:
        return
    start = use.user.index if use.direction else game.current
    count, step = len(game.seats), -1 if use.direction == CLOCKWISE else 1
    ranked = sorted([((line.seat.index - start) * step % count, index) for index, line in enumerate(lines)])
    use.lines = [lines[index] for _, index in ranked]


def _fix_targets(game: Game, use: Use) -> None:
    """Each target becomes one (and may pass it on or cancel it), then the user's and the targets' effects of it."""
    if game.listeners[BECOMING_TARGET] or _concealing(use):
        index = 0
        while index < len(use.lines):
            line = use.lines[index]
            if not line.cancelled and line.seat.alive:
                line.cancelled = line.seat.conceals and reveal_against(game, line.seat, use)
                if not line.cancelled:
                    game.announce(BECOMING_TARGET, line)
            index += 1
        in_action_order(game, use)
    for moment in (TARGET_CHOSEN, TARGET_CONFIRMED):
        if game.listeners[moment]:
            for line in list(use.lines):
                if not line.cancelled and line.seat.alive:
                    game.announce(moment, line)


def _concealing(use: Use) -> bool:
    """Whether a target has a general that lies face down."""
    for line in use.lines:
        if line.seat.conceals:
            return True
    return False


def _resolve(game: Game, use: Use) -> None:
    before, game.acting = game.acting, (use.card.kind.id, use.user.index)
    use.card.kind.begin(use)
    for line in list(use.lines):
        if not line.cancelled and line.seat.alive:
            _resolve_on(game, use, line)
        line.settled()
    game.acting = before


def _resolve_on(game: Game, use: Use, line: Line) -> None:
    kind = use.card.kind
    game.announce(EFFECT_STARTING, line)
    if line.void:
        game.tell("void", seat=line.seat, card=kind.id)
        return
    if kind.offset(use, line):
        line.offset = True
        game.announce(EFFECT_OFFSET, line)
        if line.offset:
            return
    if line.seat.alive:
        judged = len(game.judged)
        kind.resolve(use, line)
        game.put_away_judged(judged)


def play_card(game: Game, player: Seat, card: VirtualCard, line: Line | None = None, *, hold: bool = False) -> Play:
    """Play a card to answer a demand. With ``hold`` its cards stay on the table for another seat's use of them."""
    play = Play(player, card, line)
    if not player.alive:
        return play
    with game.nesting:
        if game.history.kept & PLAYS:
            game.history.note_play(play, game.phase)
        game.tell("played", list(card.cards), seat=player, card=card.kind.id, skill=_skill(card))
        move_cards(game, list(card.cards), play.zone, PLAYED, player)
        game.announce(CARD_PLAYING, play)
        game.announce(CARD_PLAYED, play)
        if play.zone.cards and not hold:
            move_cards(game, list(play.zone.cards), game.discard_pile, PUT_AWAY)
        if game.framed:
            game.end_frame(play)
    return play


def _skill(card: VirtualCard) -> str | None:
    """The skill that a card was made by."""
    return card.part.skill if card.part is not None else None


def _tell(game: Game, use: Use) -> None:
    """Tell what is used, on whom, against what."""
    if not game.watched:
        return
    answers = use.answers
    game.tell(
        "used",
        list(use.card.cards),
        seat=use.user,
        card=use.card.kind.id,
        skill=_skill(use.card),
        targets=[line.seat for line in use.lines] or None,
        second=next((line.second for line in use.lines if line.second is not None), None),
        direction=use.direction or None,
        against=answers.use.card.kind.id if answers is not None else None,
        whom=answers.seat if answers is not None and answers.seat is not use.user else None,
    )

"""All that a seat gets of a game, line by line, so that two worlds can be compared: its questions with everything that an agent
reads off them, and its view."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.procedures.request import REQUEST_KINDS
from sanguosha.engine.views.hints import Hint
from sanguosha.engine.views.view import View


def asked_lines(game: Game, decision: Decision) -> list[str]:
    """A question as the seat gets it that is asked."""
    return [*question_lines(decision), *hint_lines(game, decision), *reason_lines(game, decision)]


def view_lines(game: Game, viewer: int) -> list[str]:
    """All that a viewer (-1: a spectator) sees of the game."""
    return [*View(game, viewer).lines(), *facts(game, viewer)]


def hint_line(token: str, hint: Hint) -> str:
    """What an agent reads off the hint of a skill."""
    return f"hint {token} {hint.gain} {hint.helps} {hint.whom} {hint.each} {hint.discards} {hint.places} {hint.prepares}"


def question_lines(decision: Decision) -> list[str]:
    """A question with all that an agent reads off it, and its menus two picks deep."""
    fields = ("number", "kind", "prompt", "args", "optional", "reason", "whom")
    weighed = ("needed", "good_suits", "suit", "helps", "about", "harm", "aims", "values")
    lines = ["asked " + " ".join(f"{name}={getattr(decision, name)}" for name in fields)]
    lines += [" ".join(f"{name}={getattr(decision.stakes, name)}" for name in weighed)]
    lines += [f"menu {token} {decision.menu([token])}" for token in decision.menu([])]
    return lines


def hint_lines(game: Game, decision: Decision) -> list[str]:
    """What the view says about the skills of a menu of requests, and about its cards used on each seat."""
    view = View(game, decision.seat)
    if decision.kind not in (*REQUEST_KINDS, "skill"):
        return []
    lines = [hint_line(token, view.hint(decision, token)) for token in decision.menu([]) if token.startswith("k:")]
    for card in view.hand():
        for seat in range(view.size):
            weighed = [view.harm(card.kind, seat, friend) for friend in (False, True)]
            lines.append(f"{card.token} on s{seat}: {weighed} {view.shielded(card.kind, (card,), seat)}")
        lines.append(f"{card.token} on {view.fixed_targets(card.kind, (card,))}")
    return lines


def reason_lines(game: Game, decision: Decision) -> list[str]:
    """Why cards of the own hand, seats and skills may not be picked, first and after each first pick."""
    seat, view = game.seats[decision.seat], View(game, decision.seat)
    tokens = [card.token for card in seat.hand.cards] + [other.token for other in game.seats]
    tokens += [held.token for held in seat.skills]
    lines = []
    for picks in ([], *([first] for first in decision.menu([]))):
        lines += [f"why not {picks} {token}: {view.why_not(decision, picks, token)}" for token in tokens]
    return lines


def facts(game: Game, viewer: int) -> list[str]:
    """What a view tells beside its lines: deeds, ranges, distances, marks, piles, single cards."""
    view = View(game, viewer)
    lines = [
        f"deeds {view.deeds.harm} {view.deeds.version}",
        f"roles {view.roles()} {[view.role(seat) for seat in range(view.size)]}",
    ]
    for seat in view.seats:
        away = [view.distance(seat.index, other) for other in range(view.size)]
        lines.append(f"{seat.token} {view.health(seat.index)} {seat.kingdom} {seat.gender} {seat.attack_range} {away} {seat.marks}")
        lines.append(
            f"{seat.token} hand {[card.token for card in seat.hand]} {view.generals(seat.index)} {view.judging(seat.index)}"
        )
    known = [card.token for card in game.ruleset.cards if view.card(card.token) is not None]
    return [*lines, f"known {known}"]

"""Why what somebody asks about by its name cannot be picked now."""

from __future__ import annotations

from sanguosha.cli.lookup import CARD, GENERAL, Entry
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import skill_token
from sanguosha.engine.procedures.request import REQUEST_KINDS
from sanguosha.engine.views.view import View
from sanguosha.texts import Texts


def refusals(texts: Texts, decision: Decision, view: View, picks: list[str], entry: Entry) -> list[str]:
    """Each reason once, in a sentence; none where the thing can be picked, or nothing of its sort is asked for."""
    options = decision.menu(picks)
    tokens = _tokens(entry, view)
    if any(option == token or option.startswith(f"{token}:") for option in options for token in tokens):
        return []
    begins = entry.type != GENERAL and not picks and decision.kind in REQUEST_KINDS
    if not begins and not any(option[0] == token[0] for option in options for token in tokens):
        return []
    reasons = [view.why_not(decision, picks, token) for token in tokens]
    return list(dict.fromkeys(texts.why_not(reason, view) for reason in reasons if reason is not None))


def _tokens(entry: Entry, view: View) -> list[str]:
    """What the name means at the table: cards of one's own, seats, a skill of one's own."""
    if entry.type == CARD:
        return [card.token for card in [*view.hand(), *view.equip(view.viewer)] if card.kind.id == entry.id]
    if entry.type == GENERAL:
        return [f"s{seat}" for seat in range(view.size) if entry.id in view.generals(seat)]
    return [skill_token(entry.id)] if entry.id in view.seat(view.viewer).skills else []

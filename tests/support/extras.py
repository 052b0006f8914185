"""Rulesets of the identity game with stand-ins of a test added."""

from __future__ import annotations

from sanguosha.engine.mode import Ruleset
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import General
from sanguosha.packages import identity_ruleset


def ruleset_with(*extras: General | tuple[Kind, int, int]) -> Ruleset:
    """The usual ruleset, with further generals, and one further card for each kind, suit and rank."""
    usual = identity_ruleset()
    generals = [extra for extra in extras if isinstance(extra, General)]
    cards = list(usual.cards)
    for extra in extras:
        if isinstance(extra, tuple):
            kind, suit, rank = extra
            cards.append(Card(cards[-1].id + 1, kind, suit, rank))
    return Ruleset("usual, with stand-ins", usual.version, cards, [*usual.generals, *generals])

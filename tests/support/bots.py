"""What the basic agent would do at a table of a test."""

from __future__ import annotations

from sanguosha.agents.basic import BasicAgent
from sanguosha.engine.views.view import View
from sanguosha.testing import Table


def choice(table: Table, name: str) -> str:
    """What the agent of this seat would answer, as text: ``♠7 slash B``, ``pass``."""
    decision = table.asked(name)
    path = BasicAgent(1).decide(decision, View(table.game, table[name].index))
    decision.check(path)
    words = []
    for token in path:
        card = table.game.card_by_token.get(token)
        words.append(str(card) if card is not None else table.names[int(token[1:])] if token[0] == "s" else token)
    return "pass" if words == ["-"] else " ".join(words)


def acts(table: Table, name: str) -> str:
    """Let the agent answer for this seat; returns what it answered."""
    text = choice(table, name)
    decision = table.asked(name)
    path = BasicAgent(1).decide(decision, View(table.game, table[name].index))
    table.session.answer(decision.seat, decision.number, path)
    return text


def plays_on(table: Table, name: str) -> list[str]:
    """Let the agent act until its play phase is over; returns all that it did."""
    done = []
    agent = BasicAgent(1)
    while table.is_asked(name) and table.asked(name).prompt == "play-phase":
        decision = table.asked(name)
        done.append(choice(table, name))
        table.session.answer(decision.seat, decision.number, agent.decide(decision, View(table.game, table[name].index)))
    return done


def attacked(table: Table, doer: str, victim: str, times: float = 2.0) -> Table:
    """It was seen before that one seat attacked another."""
    table.game.deeds.note(table[doer].index, table[victim].index, times)
    return table

"""What the skills of a menu are good for, made when an agent asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.tokens import is_skill
from sanguosha.engine.procedures.menus import ReadyQuery, RequestQuery

if TYPE_CHECKING:
    from sanguosha.engine.decisions.decision import Decision
    from sanguosha.engine.pieces.card import Kind


class Hint:
    """What a skill that a menu offers is good for, as its owner may know.

    ``gain`` is what using it is worth to the user, ``helps`` what a seat named for it (or, if none is named, the seat ``whom``)
    gains or suffers, ``places`` what those named at each place do where that differs, ``each`` what every picked card brings. A
    picked card is lost if the skill ``discards`` it. ``prepares`` are the families of card that it makes stronger in this turn.
    """

    def __init__(
        self, gain: float, helps: float, whom: int, each: float, discards: bool, places: tuple[float, ...],
        prepares: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.gain = gain
        self.helps = helps
        self.whom = whom
        self.each = each
        self.discards = discards
        self.places = places
        self.prepares = prepares


def hint_of(decision: Decision, token: str) -> Hint:
    """The hint of a skill in the first menu of an open question. Raises ``LookupError`` if it is not there."""
    query = decision.query
    if isinstance(query, ReadyQuery):
        part, frame = query.part(token), query.frame
        other = part.concerns(frame)
        whom = -1 if other is None else other.index
        return Hint(part.value(frame), part.help(frame), whom, part.each, part.discards, part.places, part.prepares)
    if isinstance(query, RequestQuery):
        active = query.active(token)
        if active is not None:
            whom = active.owner.index
            return Hint(active.value(), active.helps, whom, active.each, active.discards, active.places, active.prepares)
        provider = query.provider(token)
        return Hint(provider.gain, provider.helps, -1, 0.0, False, provider.places, provider.prepares)
    raise LookupError(f"This question offers no skill {token}.")


def kinds_of(decision: Decision, token: str) -> list[Kind]:
    """What a skill in the first menu of an open question can bring there; empty for one that brings no card."""
    query = decision.query
    if not isinstance(query, RequestQuery) or query.active(token) is not None:
        return []
    return query.legal_kinds(query.provider(token))


def brings(decision: Decision) -> dict[str, str]:
    """What the skills in the first menu of an open question bring, where it is always the same."""
    kinds = {token: kinds_of(decision, token) for token in decision.menu([]) if is_skill(token)}
    return {token: found[0].id for token, found in kinds.items() if len(found) == 1}

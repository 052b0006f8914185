"""What the skills of a menu are good for, made when an agent asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.tokens import is_skill
from sanguosha.engine.parts.hidden import AsIf
from sanguosha.engine.procedures.menus import ReadyQuery, RequestQuery

if TYPE_CHECKING:
    from sanguosha.engine.decisions.decision import Decision
    from sanguosha.engine.happenings.frames import Frame
    from sanguosha.engine.parts.part import Part
    from sanguosha.engine.pieces.card import Kind


class Hint:
    """What a skill that a menu offers is good for, as its owner may know.

    ``gain`` is what using it is worth to the user, ``helps`` what a seat named for it (or, if none is named, the seat ``whom``)
    gains or suffers, ``places`` what those named at each place do where that differs, ``each`` what every picked card brings. A
    picked card is lost if the skill ``discards`` it. ``prepares`` are the families of card that it makes stronger in this turn.
    """

    def __init__(self, part: Part, frame: Frame, whom: int, discards: bool) -> None:
        worth = part.worth
        self.gain: Final = worth.value(part, frame)
        self.helps: Final = worth.help(part, frame)
        self.whom: Final = whom
        self.each: Final = worth.each
        self.discards: Final = discards
        self.places: Final = worth.places
        self.prepares: Final = worth.prepares


def hint_of(decision: Decision, token: str) -> Hint:
    """The hint of a skill in the first menu of an open question. Raises ``LookupError`` if it is not there."""
    query = decision.query
    if is_skill(token) and token in decision.menu([]):
        if isinstance(query, ReadyQuery):
            part, frame = query.part(token), query.frame
            with AsIf(part.game, part.slot):
                other = part.worth.concerns(part, frame)
                return Hint(part, frame, -1 if other is None else other.index, part.discards)
        if isinstance(query, RequestQuery):
            active = query.active(token)
            if active is not None:
                with AsIf(active.game, active.slot):
                    return Hint(active, query.request, active.owner.index, active.discards)
            return Hint(query.provider(token), query.request, -1, False)
    raise LookupError(f"The question {decision.prompt} to seat {decision.seat} offers no skill {token}.")


def only_hidden(decision: Decision) -> list[str]:
    """The keys of the skills that a question is about if all of them are triggers of generals that lie face down, so that it would
    not be asked without them; else empty."""
    query = decision.query
    if isinstance(query, ReadyQuery) and all(part.hidden for part in query.parts):
        return [part.origin.key for part in query.parts]
    return []


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

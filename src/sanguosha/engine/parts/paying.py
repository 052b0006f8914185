"""Whether what a part asks for is there to be picked."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Query
from sanguosha.engine.happenings.frames import Frame
from sanguosha.engine.parts.part import Active, Asking, Trigger
from sanguosha.engine.pieces.zones import HAND_AREA


def payable(part: Active) -> bool:
    """Whether enough cards and seats are there to be picked for a skill of the play phase."""
    return _fitting(part.choices()) if _by_itself(part) else _declared(part)


def payable_on(part: Trigger[Frame], frame: Frame) -> bool:
    """Whether enough cards and seats are there to be picked when it acts on this frame."""
    return _fitting(part.choices(frame)) if _by_itself(part) else _declared(part)


def seems_payable(part: Asking) -> bool:
    """Whether they are as far as others can tell, who do not see the hand."""
    cards, targets = part.cards, part.targets
    if cards is None or cards.likely(part.user) < max(cards.low, 1):
        return False
    return targets is None or targets.enough(part.user)


def takes_hand(part: Asking) -> bool:
    """Whether it takes cards that may be of its owner's hand."""
    cards = part.cards
    return part.discards if cards is None else cards.areas & HAND_AREA != 0


def _by_itself(part: Asking) -> bool:
    """Whether the part says only when it acts what is picked, if anything is."""
    return part.cards is None and part.targets is None


def _fitting(query: Query | None) -> bool:
    return query is None or len(query.menu([])) > 0


def _declared(part: Asking) -> bool:
    cards = part.cards
    if cards is not None and len(cards.pool(part.user)) < max(cards.low, 1):
        return False
    targets = part.targets
    return targets is None or targets.enough(part.user)

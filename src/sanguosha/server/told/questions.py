"""Questions as messages: with the menus a page needs first, and the faces of cards that lie nowhere in view."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Assign, Piles, Tokens
from sanguosha.engine.decisions.tokens import DONE, PASS
from sanguosha.engine.procedures.menus import RequestQuery
from sanguosha.engine.procedures.request import REQUEST_KINDS
from sanguosha.engine.views.hints import brings
from sanguosha.server.told.messages import Question
from sanguosha.server.told.states import CardFace
from sanguosha.server.told.table import face

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.happenings.frames import Use

MENUS = 150
HAND_LIMIT = "hand_limit"
DRAFTED = ("general", "line_up")
DRAFT_TAKES = 2.0
SOUL_TAKES = 0.4


def question_of(game: Game, decision: Decision) -> Question:
    """A question as its seat is asked it, with the faces of all cards it names."""
    menus = menus_of(decision)
    question = Question(
        decision.number, decision.kind, decision.prompt, list(decision.args), decision.optional, decision.reason, menus, 0.0,
        faces_of(game, decision, menus),
    )  # fmt: skip
    question.row, question.low, question.high, question.sizes = bounds_of(decision)
    question.brings = brings(decision)
    return question


def menus_of(decision: Decision, limit: int = MENUS) -> dict[str, list[str]]:
    """The menus of a question, the nearest first, by the picks before them."""
    menus: dict[str, list[str]] = {}
    waiting: deque[list[str]] = deque([[]])
    while waiting and len(menus) < limit:
        picks = waiting.popleft()
        options = decision.menu(picks)
        menus[" ".join(picks)] = list(options)
        waiting.extend([*picks, option] for option in options if option not in (PASS, DONE))
    return menus


def bounds_of(decision: Decision) -> tuple[list[str], int, int, list[list[int]]]:
    """What the whole answer is picked from, how many of it at least and at most, and the sizes of the piles that it is put into."""
    query = decision.query
    if isinstance(query, Tokens):
        return list(query.tokens), query.low, query.high, []
    if isinstance(query, Assign):
        return list(query.cards), query.low, query.high, []
    if isinstance(query, Piles):
        return list(query.cards), len(query.cards), len(query.cards), [list(size) for size in query.sizes]
    return [], 0, 0, []


def faces_of(game: Game, decision: Decision, menus: dict[str, list[str]]) -> list[CardFace]:
    """The cards that a question names, in the order in which they are named."""
    tokens = dict.fromkeys(token for options in menus.values() for token in options)
    tokens.update(dict.fromkeys(decision.args))
    tokens.update(dict.fromkeys(bounds_of(decision)[0]))
    return [face(game.card_by_token[token]) for token in tokens if token in game.card_by_token]


def only_passes(decision: Decision) -> bool:
    """Whether nothing else than passing is legal."""
    return decision.forced() == [PASS]


def is_public(game: Game, decision: Decision) -> bool:
    """Whether everybody may know that the seat is being asked this: then the asking depends on nothing that is hidden."""
    if decision.kind in REQUEST_KINDS or decision.kind in DRAFTED:
        return True
    return decision.prompt in game.mode.open_prompts or decision.reason == HAND_LIMIT


def asks_soul(decision: Decision) -> bool:
    """Whether the power of a soul is offered to its player. That comes often, and tells nothing of what anybody holds."""
    return decision.posthumous and decision.kind == "skill"


def takes(decision: Decision) -> float:
    """How long a person may think about a question, as a share of the usual time."""
    if decision.kind in DRAFTED:
        return DRAFT_TAKES
    return SOUL_TAKES if asks_soul(decision) else 1.0


def wanted(decision: Decision) -> tuple[tuple[str, ...], Use | None]:
    """The families of cards that would answer a request, and the use that it answers; of a soul its power."""
    if asks_soul(decision):
        return decision.args[:1], None
    query = decision.query
    if not isinstance(query, RequestQuery):
        return (), None
    line = query.request.line
    return query.request.families, line.root().use if line is not None else None

"""Tokens: the short stable words that menus and answers are made of.

``c17`` a card, ``s3`` a seat, ``?s3`` a card of seat 3 taken unseen, ``k:zhiheng`` a skill (``k:shensu:2`` its second part,
``k:tieqi@1`` a second skill of that name), ``o:spade`` an option, ``g:cao_cao`` a
general, ``/`` the next pile, ``.`` done, ``-`` pass.
"""

from __future__ import annotations

from typing import Final

PASS: Final = "-"
DONE: Final = "."
NEXT_PILE: Final = "/"


def card_token(id: int) -> str:
    """The token of the card with this number."""
    return f"c{id}"


def seat_token(index: int) -> str:
    """The token of a seat."""
    return f"s{index}"


def unseen_token(seat: str) -> str:
    """The token of a card that is taken unseen from the seat with this token."""
    return "?" + seat


def skill_token(id: str) -> str:
    """The token of a skill."""
    return "k:" + id


def skill_of(token: str) -> str:
    """The id of the skill that it names, whichever part of it and which of several of that name is meant."""
    return base_of(token)[2:].partition("@")[0].partition("+")[0]


def base_of(token: str) -> str:
    """The token of the skill of which it may name one part."""
    return ":".join(token.split(":", 2)[:2])


def option_token(id: str) -> str:
    """The token of an option."""
    return "o:" + id


def general_token(id: str) -> str:
    """The token of a general."""
    return "g:" + id


def is_card(token: str) -> bool:
    """Whether it names a card."""
    return token[:1] == "c"


def is_seat(token: str) -> bool:
    """Whether it names a seat."""
    return token[:1] == "s"


def is_unseen(token: str) -> bool:
    """Whether it means a card taken unseen."""
    return token[:1] == "?"


def is_skill(token: str) -> bool:
    """Whether it names a skill."""
    return token[:2] == "k:"


def is_option(token: str) -> bool:
    """Whether it names an option."""
    return token[:2] == "o:"


def is_general(token: str) -> bool:
    """Whether it names a general."""
    return token[:2] == "g:"


def index_of(token: str) -> int:
    """The number of the seat or card that it names."""
    return int(token[1:])


def owner_of(token: str) -> int:
    """The seat of which it means an unseen card."""
    return int(token[2:])


def id_of(token: str) -> str:
    """The id of the skill, option or general that it names."""
    return token[2:]

"""The decks, read from ``decks.txt``."""

from __future__ import annotations

from importlib.resources import files

from sanguosha.engine.pieces.card import RANK_SIGNS, SUIT_SIGNS, Card, Kind, Suit


class DeckError(ValueError):
    """A deck list that cannot be read; the message names the line."""


def parse_decks(text: str, kinds: dict[str, Kind], first_id: int = 1) -> dict[str, list[Card]]:
    """Decks from their text form: ``[deck]`` headings, then lines of a card id and the suit and rank of every copy.

    Card ids count up from ``first_id`` in the order of the text. Raises ``DeckError`` for an unknown card, suit or rank.
    """
    decks: dict[str, list[Card]] = {}
    deck = ""
    next_id = first_id
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0].startswith("["):
            deck = words[0].strip("[]")
            decks[deck] = []
            continue
        if not deck:
            raise DeckError(f"“{words[0]}” stands in no deck; a deck begins with its name, as in [standard].")
        kind = kinds.get(words[0])
        if kind is None:
            raise DeckError(f"The deck “{deck}” names the card “{words[0]}”, which no package defines.")
        for sign in words[1:]:
            if sign[:1] not in SUIT_SIGNS[:4] or sign[1:] not in RANK_SIGNS[1:]:
                raise DeckError(f"“{sign}” of {words[0]} in the deck “{deck}” is no card; write suit and rank, as in ♠7 or ♥A.")
            decks[deck].append(Card(next_id, kind, Suit(SUIT_SIGNS.index(sign[:1])), RANK_SIGNS.index(sign[1:]), deck))
            next_id += 1
    return decks


def standard_decks(kinds: dict[str, Kind]) -> dict[str, list[Card]]:
    """The decks ``standard``, ``standard_ex`` and ``maneuvering``."""
    return parse_decks(files("sanguosha.cards").joinpath("decks.txt").read_text(encoding="utf-8"), kinds)

"""The words that tests are written with: cards, seats, skills, options, generals, prompts; a word that means nothing is refused."""

from __future__ import annotations

import re
from collections.abc import Set
from difflib import get_close_matches
from functools import cache
from typing import Final

from sanguosha.bundles import COMMON, sources
from sanguosha.engine.decisions.tokens import (
    DONE,
    NEXT_PILE,
    PASS,
    general_token,
    id_of,
    option_token,
    skill_of,
    skill_token,
)
from sanguosha.engine.game import Game
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.parts.effects import EFFECT_KINDS
from sanguosha.engine.pieces.card import RANK_SIGNS, SUIT_NAMES, SUIT_SIGNS, Card

PASS_WORD: Final = "pass"
SIGNS: Final = (PASS_WORD, PASS, DONE, NEXT_PILE)
PREFIXES: Final = ("k:", "o:", "g:")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
# What generals, skills and cards have beside their names.
PRINTED: Final = {"title", "text", "detail", "verb"}


class UnknownWord(ValueError):
    """A word of a test that names nothing in this game; the message says what is near."""


class CardText:
    """A card as it is written: ``♠7 slash``, ``slash`` (an ordinary one of any suit), ``♠7`` or ``♠``. Raises ``UnknownWord`` for a
    text that no card of the ruleset fits."""

    def __init__(self, ruleset: Ruleset, text: str) -> None:
        self.text = text
        self.face = ""
        self.name = ""
        for word in text.split():
            if word[0] in SUIT_SIGNS and not self.face:
                self.face = word
            elif word[0] not in SUIT_SIGNS and not self.name:
                self.name = word
            else:
                raise UnknownWord(f"“{text}” is no card; write suit, rank and name, as in ♠7 slash.")
        names = names_of(ruleset)
        if self.name and self.name not in names:
            raise UnknownWord(f"There is no card named “{self.name}” in this game{near(self.name, names)}.")
        self.family = self.name not in ruleset.kind_by_id
        if not any(self.fits(card) for card in ruleset.cards):
            raise UnknownWord(f"No card of this game is “{text}”{self._printed(ruleset)}.")

    def fits(self, card: Card) -> bool:
        """Whether the card is what is written."""
        if self.face:
            if SUIT_SIGNS[card.suit] != self.face[0] or self.face[1:] not in ("", RANK_SIGNS[card.rank]):
                return False
        return not self.name or self.name == (card.kind.family if self.family else card.kind.id)

    def _printed(self, ruleset: Ruleset) -> str:
        """Which cards of this name there are."""
        faces = dict.fromkeys(SUIT_SIGNS[card.suit] + RANK_SIGNS[card.rank] for card in ruleset.cards if card.kind.id == self.name)
        return f"; {self.name} is printed as {' '.join(faces)}" if faces else ""


@cache
def names_of(ruleset: Ruleset) -> frozenset[str]:
    """The names of cards, and those that rules ask for."""
    return frozenset(word for kind in ruleset.kinds for word in (kind.id, kind.family))


@cache
def read_card(ruleset: Ruleset, text: str) -> CardText:
    """The card that a text means. Raises ``UnknownWord`` if there is none."""
    return CardText(ruleset, text)


def is_card_text(ruleset: Ruleset, word: str) -> bool:
    """Whether a word is written as cards are, whether there is such a card or not."""
    return word[:1] in SUIT_SIGNS or " " in word or word in names_of(ruleset)


@cache
def texts_of_all() -> str:
    """All texts that there are, those of other packages too."""
    return "\n".join(sources("en").values())


@cache
def messages() -> frozenset[str]:
    """The keys of all texts."""
    return frozenset(MESSAGE.findall(texts_of_all()))


@cache
def options_told() -> frozenset[str]:
    """The options that texts have words for."""
    texts = texts_of_all()
    named = {key.removeprefix("option-") for key in messages() if key.startswith("option-")}
    return frozenset({*named, *ATTRIBUTE.findall(texts), *SUIT_NAMES}) - PRINTED


class Words:
    """What may be said at a table. ``seen`` are the tokens and prompts that questions brought up so far."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.seen: set[str] = set()

    def seat(self, name: str) -> int:
        """The index of a seat. Raises ``UnknownWord`` for one that nobody sits at."""
        if name not in self.names:
            raise UnknownWord(f"Nobody sits at “{name}”; there are {', '.join(self.names)}.")
        return self.names.index(name)

    def check(self, game: Game, word: str) -> None:
        """Raises ``UnknownWord`` for a word that no question of this game could be answered with."""
        if word in SIGNS or word.removeprefix("?") in self.names or word in self.seen or word in game.card_by_token:
            return
        seats = [seat.token for seat in game.seats]
        if word.removeprefix("?") in seats:
            return
        if is_card_text(game.ruleset, word):
            read_card(game.ruleset, word)
            return
        skills, options, generals = self.skills(game), self.options(game), set(game.ruleset.general_by_id)
        if word[:2] in PREFIXES:
            sort, known = {"k:": ("skill", skills), "o:": ("option", options), "g:": ("general", generals)}[word[:2]]
            if (skill_of(word) if sort == "skill" else id_of(word)) not in known:
                raise UnknownWord(f"There is no {sort} “{word[2:]}” in this game{near(word[2:], known)}.")
            return
        known = {*skills, *options, *generals, *names_of(game.ruleset), *self.names}
        if skill_of(skill_token(word)) not in known:
            raise UnknownWord(f"“{word}” is no card, seat, skill or option of this game{near(word, known)}.")

    def skills(self, game: Game) -> set[str]:
        """The ids of all that can act in this game: skills, equipment, effects, what modes give, what seats have been given."""
        named = {key.removeprefix("skill-") for key in MESSAGE.findall(sources("en")[COMMON]) if key.startswith("skill-")}
        had = {held.id for seat in game.seats for held in seat.skills}
        return {
            *game.ruleset.skill_by_id,
            *(kind.id for kind in game.ruleset.kinds),
            *EFFECT_KINDS,
            *named,
            *had,
            *self._seen("k:"),
        }

    def options(self, game: Game) -> set[str]:
        """The ids of all options: those of the texts, the names of cards, and what was offered so far."""
        return {*options_told(), *(kind.id for kind in game.ruleset.kinds), *self._seen("o:")}

    def _seen(self, prefix: str) -> set[str]:
        return {token[2:] for token in self.seen if token[:2] == prefix}

    def check_prompt(self, game: Game, prompt: str) -> None:
        """Raises ``UnknownWord`` for a prompt that no question has."""
        askers = {
            *self.skills(game),
            *(kind.id for kind in game.ruleset.kinds),
            *(key.removeprefix("skill-") for key in messages()),
        }
        known = {*messages(), *self.skills(game), *self.seen, *(f"ask-{id}" for id in askers)}
        if prompt not in known:
            raise UnknownWord(f"No question has the prompt “{prompt}”{near(prompt, known)}.")

    def tokens(self, game: Game, options: list[str], word: str) -> list[str]:
        """The tokens among the options that a word may mean, the likeliest first."""
        if word == PASS_WORD:
            word = PASS
        seat = word.removeprefix("?")
        if seat in self.names:
            word = word[: len(word) - len(seat)] + game.seats[self.seat(seat)].token
        meant = (word, option_token(word), skill_token(word), general_token(word))
        found = [option for option in options if option in meant]
        if not is_card_text(game.ruleset, word):
            return found
        text = read_card(game.ruleset, word)
        cards = [option for option in options if option in game.card_by_token and option not in found]
        return [*found, *(option for option in cards if text.fits(game.card_by_token[option]))]


def near(word: str, known: Set[str]) -> str:
    """What could have been meant, as the end of a sentence."""
    close = get_close_matches(word, sorted(known), 3, 0.6)
    return f"; near it {'are' if len(close) > 1 else 'is'} {', '.join(close)}" if close else ""

"""Finding cards, generals and skills by any of their names: Chinese, pinyin, Vietnamese, English."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches

from sanguosha.engine.mode import Ruleset
from sanguosha.packages import modes
from sanguosha.texts import LOCALES, Texts

CARD = "card"
GENERAL = "general"
SKILL = "skill"


@dataclass(frozen=True)
class Entry:
    """A card, general or skill; of a card ``package`` is the deck that it comes from."""

    type: str
    package: str
    id: str

    def name(self, texts: Texts) -> str:
        """Its name in a language."""
        names = {CARD: texts.kind_name, GENERAL: texts.general_name, SKILL: texts.skill_name}
        return names[self.type](self.id)

    def explain(self, texts: Texts, full: bool = False) -> list[str]:
        """What it is and does, in lines; with the fine print if it is wanted in full."""
        if self.type == CARD:
            return texts.explain_kind(texts.ruleset.kind_by_id[self.id], full)
        return texts.explain_skill(self.id, full) if self.type == SKILL else texts.explain_general(self.id, full)


def entries(ruleset: Ruleset) -> list[Entry]:
    """All cards, generals and skills of a ruleset, and what modes give to everybody."""
    decks = {card.kind.id: card.kind.package or card.deck for card in reversed(ruleset.cards)}
    found = [Entry(CARD, decks[kind.id], kind.id) for kind in ruleset.kinds]
    found += [Entry(GENERAL, general.package, general.id) for general in ruleset.generals]
    skills = {skill.id: skill for general in ruleset.generals for skill in general.skills}
    found += [Entry(SKILL, skill.package, skill.id) for skill in skills.values()]
    return found + [Entry(SKILL, mode.id, id) for mode in modes().values() for id in mode.explained]


def plain(name: str) -> str:
    """A name without case, accents, spaces and signs: ``Tào Tháo`` and ``tao thao`` are the same."""
    letters = unicodedata.normalize("NFD", name.casefold().replace("đ", "d"))
    return "".join(letter for letter in letters if letter.isalnum())


class Lookup:
    """Names in all languages of what a ruleset holds."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.found: dict[str, dict[Entry, str]] = {}
        self.shown: dict[str, str] = {}
        every = entries(ruleset)
        for locale in LOCALES:
            texts = Texts(locale, ruleset)
            for entry in every:
                self._add(entry.name(texts), entry, locale)
                if entry.type == GENERAL and (also := texts.general_also(entry.id)):
                    self._add(also, entry, locale)
        for entry in every:
            self._add(entry.id, entry, "")

    def _add(self, name: str, entry: Entry, locale: str) -> None:
        key = plain(name)
        self.found.setdefault(key, {}).setdefault(entry, locale)
        self.shown.setdefault(key, name)

    def find(self, name: str) -> dict[Entry, str]:
        """What has this name, each with the language of the name (empty for an id)."""
        return self.found.get(plain(name), {})

    def similar(self, name: str) -> list[str]:
        """Names that begin with it, look like it or hold it, in this order; one for each thing."""
        key = plain(name)
        begun = [other for other in self.found if key and other.startswith(key)]
        # A little stricter than usual: words of two or three letters look alike all too soon.
        close = get_close_matches(key, self.found, n=3, cutoff=0.65)
        parts = [other for other in self.found if key and key in other]
        near: dict[frozenset[Entry], str] = {}
        for other in [*begun, *close, *parts]:
            near.setdefault(frozenset(self.found[other]), self.shown[other])
        return list(near.values())[:3]

    def hint(self, name: str) -> str:
        """One sentence: there is nothing of this name, and what may have been meant."""
        near = self.similar(name)
        hint = f" Did you mean {' or '.join(near)}?" if near else " “sanguosha rules --list” lists all."
        return f"There is no card, general or skill named “{name}”.{hint}"

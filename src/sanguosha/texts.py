"""Words for people: names and texts of cards, generals and skills, what is asked, what happened, in four languages."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest
from typing import Final

from fluent.runtime.resolver import Pattern

from sanguosha.bundles import COMMON, FALLBACK, LOCALES, TextError, bundle, locale_named, locale_of_system, sources
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Tokens
from sanguosha.engine.decisions.tokens import (
    DONE,
    NEXT_PILE,
    PASS,
    base_of,
    id_of,
    index_of,
    is_general,
    is_option,
    is_skill,
    is_unseen,
    owner_of,
    skill_of,
)
from sanguosha.engine.happenings.events import Event
from sanguosha.engine.mode import Ruleset
from sanguosha.engine.parts.effects import EFFECT_KINDS, SEAT
from sanguosha.engine.pieces.card import EQUIPMENT, RANK_SIGNS, SUIT_NAMES, SUIT_SIGNS, Card, Kind
from sanguosha.engine.views.reasons import Reason
from sanguosha.engine.views.view import View

__all__ = ["LOCALES", "TextError", "Texts", "bundle", "locale_named", "locale_of_system", "sources"]

SEPARATORS: Final = {"zh-Hans": "、", "zh-Hant": "、"}
MANY: Final = 3
# Arguments that an event may lack; their raw form is then ``none``, for the selectors of the messages.
MAY_LACK: Final = ("source", "card", "killer", "targets", "second", "against", "skill", "by", "winners", "whom", "direction")
SEAT_ARGS: Final = ("seat", "source", "killer", "other", "by", "second", "whom")

Words = dict[str, str | int]


@cache
def _packages(ruleset: Ruleset) -> tuple[str, ...]:
    """The packages whose texts a ruleset needs beside the common ones."""
    found = {general.package for general in ruleset.generals} | {kind.package for kind in ruleset.kinds}
    return tuple(sorted(found - {COMMON}))


class Texts:
    """The words of one language for the games of one ruleset.

    A text that is missing is taken from another language, then its key stands for it; with ``strict`` that is a ``TextError``.
    """

    def __init__(self, locale: str, ruleset: Ruleset, *, strict: bool = False) -> None:
        self.locale = locale
        self.ruleset = ruleset
        self.strict = strict
        self.separator = SEPARATORS.get(locale, ", ")

    # Messages

    def has(self, key: str, attribute: str = "", package: str = COMMON) -> bool:
        """Whether there is such a message."""
        return self._find(key, attribute, package) is not None

    def say(self, key: str, attribute: str = "", package: str = COMMON, /, **words: str | int) -> str:
        """A message, or an attribute of one, with its variables filled in."""
        found = self._find(key, attribute, package)
        name = f"{key}.{attribute}" if attribute else key
        if found is None:
            if self.strict:
                raise TextError(f"There is no text “{name}” in {self.locale}.")
            return name
        locale, pattern = found
        text, errors = bundle(locale, package).format_pattern(pattern, words)
        if errors and self.strict:
            raise TextError(f"The text {name} in {locale} cannot be filled in: {errors[0]}.")
        return str(text)

    def _find(self, key: str, attribute: str, package: str) -> tuple[str, Pattern] | None:
        """A message in this language, else in the first other one that has it, with that language."""
        for locale in (self.locale,) if self.strict else (self.locale, *FALLBACK):
            messages = bundle(locale, package)
            if messages.has_message(key):
                message = messages.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return locale, pattern
        return None

    def _home(self, key: str) -> str:
        """The package that defines a message, the common texts first."""
        for package in (COMMON, *_packages(self.ruleset)):
            if self.has(key, "", package):
                return package
        return COMMON

    def join(self, items: list[str]) -> str:
        """A list in words."""
        return self.separator.join(items)

    # Names and texts

    def kind_name(self, id: str) -> str:
        """The name of a card."""
        return self.say(f"card-{id}", "", self._kind_package(id))

    def kind_text(self, id: str) -> str:
        """What a card does."""
        return self.say(f"card-{id}", "text", self._kind_package(id))

    def kind_detail(self, id: str) -> list[str]:
        """The fine print of a card, line by line; perhaps none."""
        return self._detail(f"card-{id}", self._kind_package(id))

    def general_name(self, id: str) -> str:
        """The name of a general."""
        return self.say(f"general-{id}", "", self.ruleset.general_by_id[id].package)

    def general_title(self, id: str) -> str:
        """The epithet of a general, perhaps empty."""
        package = self.ruleset.general_by_id[id].package
        return self.say(f"general-{id}", "title", package) if self.has(f"general-{id}", "title", package) else ""

    def general_also(self, id: str) -> str:
        """Another way in which the name of a general is written, perhaps empty."""
        package = self.ruleset.general_by_id[id].package
        return self.say(f"general-{id}", "also", package) if self.has(f"general-{id}", "also", package) else ""

    def skill_name(self, id: str) -> str:
        """The name of a skill, of an effect that works like one, or of the equipment or card that gives an ability of this name."""
        skill = self.ruleset.skill_by_id.get(id)
        if skill is not None:
            return self.say(f"skill-{id}", "", skill.package)
        return self.say(f"skill-{id}") if self.has(f"skill-{id}") else self.kind_name(id)

    def skill_text(self, id: str) -> str:
        """What a skill does."""
        return self.say(f"skill-{id}", "text", self._skill_package(id))

    def skill_detail(self, id: str) -> list[str]:
        """The fine print of a skill, line by line; perhaps none."""
        return self._detail(f"skill-{id}", self._skill_package(id))

    def _detail(self, key: str, package: str) -> list[str]:
        return self.say(key, "detail", package).splitlines() if self.has(key, "detail", package) else []

    def _skill_package(self, id: str) -> str:
        skill = self.ruleset.skill_by_id.get(id)
        return COMMON if skill is None else skill.package

    def _is_kind(self, id: str) -> bool:
        return id in self.ruleset.kind_by_id and id not in self.ruleset.skill_by_id

    def _kind_package(self, id: str) -> str:
        kind = self.ruleset.kind_by_id.get(id)
        return COMMON if kind is None else kind.package

    def role(self, id: str) -> str:
        """The name of a role."""
        return self.say(f"role-{id}")

    def side(self, id: str) -> str:
        """The name of a side."""
        return self.say(f"side-{id}")

    def role_on_side(self, role: str, side: str) -> str:
        """The name of a role, with its side where there are sides."""
        return self.say("sided-role", role=self.role(role), side=self.side(side)) if side else self.role(role)

    def mark(self, name: str, count: int) -> str:
        """A mark and how many there are of it."""
        return self.say(f"mark-{name}", count=count) if self.has(f"mark-{name}") else f"{name} {count}"

    def effect(self, kind: str, data: tuple[int, ...]) -> str:
        """What lasts on a seat and everybody sees: a soul and whose it is, or a shield and the seats that it does not stop."""
        if EFFECT_KINDS[kind].shown == SEAT:
            return self.say("note-soul", soul=self.skill_name(kind), number=data[0] + 1)
        numbers = [str(seat + 1) for seat in range(data[0].bit_length()) if data[0] >> seat & 1]
        return self.say(f"note-{kind}", count=len(numbers), seats=self.join(numbers))

    def generals(self, ids: list[str]) -> str:
        """Generals in a row."""
        return self.join([self.general_name(id) for id in ids])

    def suit(self, id: str) -> str:
        """A suit with its sign."""
        return f"{SUIT_SIGNS[SUIT_NAMES.index(id)]} {self.say(f'suit-{id}')}"

    def card(self, card: Card) -> str:
        """A printed card: ``♠7 Slash``."""
        return f"{SUIT_SIGNS[card.suit]}{RANK_SIGNS[card.rank]} {self.kind_name(card.kind.id)}"

    def cards(self, tokens: list[str]) -> str:
        """Cards by their tokens; ``?`` for cards that are not seen, which are counted."""
        if "?" in tokens:
            return self.say("hidden-cards", count=len(tokens))
        return self.join([self.card(self.ruleset.card_by_token[token]) for token in tokens])

    def seat(self, index: int, view: View) -> str:
        """Who sits there: the generals as the viewer sees them, and the number of the seat."""
        generals = [self.general_name(id) for id in view.generals(index) if id]
        if not generals:
            return self.say("nameless-seat", number=index + 1)
        return self.say("seat", general="/".join(generals), number=index + 1)

    def seats(self, tokens: str, view: View, most: int = MANY) -> str:
        """Several seats by their tokens; only how many, if they are more than ``most``."""
        names = [self.seat(index_of(token), view) for token in tokens.split()]
        return self.say("many-seats", count=len(names)) if len(names) > most else self.join(names)

    def place(self, name: str, view: View) -> str:
        """A place as events name it: ``draw_pile``, ``s2.hand``, ``s2.pile.buqu``."""
        owner, dot, rest = name.partition(".")
        if not dot:
            return self.say(f"place-{name}")
        seat = self.seat(int(owner[1:]), view)
        area, _, pile = rest.partition(".")
        if area == "pile":
            return self.say("place-pile", seat=seat, pile=self._pile_name(pile))
        return self.say(f"place-{area}", seat=seat)

    def _pile_name(self, pile: str) -> str:
        if pile.startswith("under_"):
            return self.card(self.ruleset.card_by_token[pile[len("under_") :]])
        return self.say(f"pile-{pile}") if self.has(f"pile-{pile}") else self.skill_name(pile)

    # What is asked

    def prompt(self, decision: Decision, view: View) -> str:
        """What a decision asks, in one line."""
        key = self._worded(decision)
        return self.say(key, "", self._home(key), **self._prompt_words(decision, view))

    def _worded(self, decision: Decision) -> str:
        """The message that words a question: its own, or that of its kind where a skill or card has no words of its own."""
        own = self.has(decision.prompt, "", self._home(decision.prompt))
        return decision.prompt if own or not self.has(f"ask-{decision.kind}") else f"ask-{decision.kind}"

    def _prompt_words(self, decision: Decision, view: View) -> Words:
        """The variables of a prompt: its arguments as ``$a``, ``$b`` … and raw as ``$a_id`` (``none`` if there is none), ``$a_me``
        whether it is the seat that is asked, ``$a_card`` whether it is a card by its name, ``$own`` whether ``$a`` and ``$c`` are
        the same; ``$skill``, the skill or card that asks;
        the bounds ``$low`` and ``$high`` of a choice from one row; ``$ways``, how many first picks there are."""
        words: Words = {}
        for name, arg in zip_longest("abcdef", decision.args[:6], fillvalue=""):
            words[name] = self.argument(arg, view)
            words[f"{name}_id"] = arg.removeprefix("o:") or "none"
            words[f"{name}_me"] = "yes" if arg == f"s{decision.seat}" else "no"
            words[f"{name}_card"] = "yes" if self._is_kind(arg) else "no"
        words["skill"] = self._id_word("".join(decision.prompt.split("-")[1:2]))
        words["own"] = "yes" if decision.args[:1] == decision.args[2:3] else "no"
        query = decision.query
        if isinstance(query, Tokens):
            words["low"], words["high"] = query.low, query.high
        words["ways"] = len([token for token in decision.menu([]) if token != PASS])
        return words

    def argument(self, token: str, view: View) -> str | int:
        """One token in words: a seat, a card, a number, the id of a card, skill, general or suit."""
        head, rest = token[:1], token[1:]
        if head == "s" and rest.isdigit():
            return self.seat(int(rest), view)
        if token in self.ruleset.card_by_token:
            return self.card(self.ruleset.card_by_token[token])
        if token.isdigit():
            return int(token)
        if token[1:2] == ":":
            return self._option_word(token) or id_of(token)
        return self._id_word(token) or token

    def _id_word(self, id: str) -> str:
        if id in self.ruleset.skill_by_id or self.has(f"skill-{id}"):
            return self.skill_name(id)
        if id in self.ruleset.general_by_id:
            return self.general_name(id)
        if id in SUIT_NAMES:
            return self.suit(id)
        package = self._kind_package(id)
        return self.say(f"card-{id}", "", package) if self.has(f"card-{id}", package=package) else ""

    def _option_word(self, token: str) -> str:
        id = id_of(token)
        if is_general(token) and id in self.ruleset.general_by_id:
            return self.general_name(id)
        if is_skill(token):
            return self._way(token)
        if self.has(f"option-{id}"):
            return self.say(f"option-{id}")
        return id if id.isdigit() else self._id_word(id)

    def _way(self, token: str) -> str:
        """The name of a skill to be used; where it offers several ways, with what this one does."""
        id, number = skill_of(token), token[len(base_of(token)) + 1 :]
        name = self.skill_name(id)
        key = f"way-{id}-{number or 1}"
        home = self._home(key)
        return self.say("way", skill=name, way=self.say(key, "", home)) if self.has(key, package=home) else name

    def option(self, token: str, decision: Decision, view: View, picks: list[str] | None = None) -> str:
        """What picking this token means, as a button says it; ``picks`` are those before it."""
        words = self._prompt_words(decision, view)
        words["picked"] = len(picks or [])
        name = {PASS: "pass", DONE: "done", NEXT_PILE: "next"}.get(token, id_of(token) if is_option(token) else "")
        if name:
            key = self._worded(decision)
            home = self._home(key)
            if self.has(key, name, home):
                return self.say(key, name, home, **words)
            sort, _, number = name.partition("_")
            if number.isdigit() and self.has(key, sort, home):
                return self.say(key, sort, home, **words, number=int(number))
            if not is_option(token):
                return self.say(f"option-{name}")
            return self._option_word(token) or self.say(f"option-{name}")
        if is_skill(token) and decision.kind == "skill":
            return self.say("use-way", way=self._way(token), card="yes" if self._is_kind(skill_of(token)) else "no")
        if is_unseen(token):
            return self.say("unseen-card", seat=self.seat(owner_of(token), view))
        return str(self.argument(token, view))

    def reason(self, decision: Decision) -> str:
        """What the answer is for, in words; empty when the prompt says it all."""
        key = f"reason-{decision.reason}"
        return self.say(key) if decision.reason and self.has(key) else ""

    def why_not(self, reason: Reason, view: View) -> str:
        """Why something cannot be picked, in one sentence. Each argument is there in words, raw as ``$name_id``; ``$name_me`` says
        whether it is the viewer's own seat."""
        words: Words = {}
        for name, value in reason.args.items():
            parts = [self.argument(part, view) for part in value.split()]
            words[name] = parts[0] if len(parts) == 1 else self.join([str(part) for part in parts])
            words[f"{name}_id"] = value or "none"
            words[f"{name}_me"] = "yes" if value == f"s{view.viewer}" else "no"
        key = f"why-{reason.key}"
        return self.say(key, "", self._home(key), **words)

    # What happened

    def log_line(self, event: Event, view: View) -> str:
        """One line of commentary about an event as the viewer may know it (mask it before); empty for what needs no words."""
        event = event.masked(view.viewer)
        key = f"move-{event.args['reason']}" if event.key == "move" else event.key
        return self.say(key, "", self._home(key), **self._event_words(event, view)).strip()

    def _event_words(self, event: Event, view: View) -> Words:
        """The variables of a line: each argument in words, and as ``$name_id`` raw for selectors; the cards and how many."""
        words: Words = {}
        for name in MAY_LACK:
            words[name], words[f"{name}_id"] = "", "none"
        for name, value in event.args.items():
            if value:
                words[name] = self._event_word(name, value, view)
                words[f"{name}_id"] = value
        for end in ("from", "to"):
            owner, dot, area = event.args.get(end, "").partition(".")
            words[f"{end}_seat"] = self.seat(int(owner[1:]), view) if dot else ""
            words[f"{end}_seat_id"] = owner if dot else "none"
            words[f"{end}_zone"] = (area if dot else owner).partition(".")[0]
        seat = event.args.get("seat", "")
        words["hp"] = view.health(int(seat[1:])) if seat else ""
        words["nameless"] = self.say("nameless-seat", number=int(seat[1:]) + 1) if seat else ""
        words["cards"] = self.cards(event.cards)
        words["count"] = len(event.cards)
        words["won"] = len(event.args.get("winners", "").split())
        words["what"] = self._what(event)
        words["own"] = "yes" if words["from_seat_id"] in ("none", event.args.get("by", "")) else "no"
        words["on_self"] = "yes" if event.args.get("targets") == event.args.get("seat", "-") else "no"
        cards = [self.ruleset.card_by_token[token] for token in event.cards if token != "?"]
        words["suit_changed"] = "yes" if cards and event.args.get("suit", "") not in ("", SUIT_NAMES[cards[0].suit]) else "no"
        kind = self.ruleset.kind_by_id.get(event.args.get("card", ""))
        words["equipment"] = "yes" if kind is not None and kind.type == EQUIPMENT else "no"
        return words

    def _event_word(self, name: str, value: str, view: View) -> str | int:
        if name in SEAT_ARGS:
            return self.seat(int(value[1:]), view)
        if name == "targets":
            return self.seats(value, view)
        if name == "winners":
            return self.seats(value, view, most=len(value.split()))
        if name in ("from", "to"):
            return self.place(value, view)
        if name in ("role", "suit", "phase", "nature", "side"):
            return self.suit(value) if name == "suit" else self.say(f"{name}-{value}")
        if name == "generals":
            return self.generals(value.split())
        if name == "direction":
            return self.say(f"option-{value}")
        if name in ("card", "against"):
            return self.kind_name(value)
        return self.argument(value, view)

    def _what(self, event: Event) -> str:
        """The card that an event is about: ``♠7 Slash``, or what a card counts as and what it is made of."""
        id = event.args.get("card", "")
        if not id:
            return ""
        cards = [self.ruleset.card_by_token[token] for token in event.cards if token != "?"]
        if len(cards) == 1 and cards[0].kind.id == id:
            return self.card(cards[0])
        name = self.kind_name(id)
        return self.say("made-of", card=name, cards=self.cards(event.cards)) if event.cards else name

    # Explanations

    def explain_kind(self, kind: Kind, full: bool = False) -> list[str]:
        """A card in lines: name and type, what it does, the fine print if it is wanted, which copies there are."""
        cards = [card for card in self.ruleset.cards if card.kind is kind]
        printed = " ".join(f"{SUIT_SIGNS[card.suit]}{RANK_SIGNS[card.rank]}" for card in cards)
        head = self.say("head", name=self.kind_name(kind.id), note=self.say(f"type-{kind.type_name}"))
        detail = self._fine_print(self.kind_detail(kind.id), full)
        return [head, self.kind_text(kind.id), *detail, self.say("copies", count=len(cards), cards=printed)]

    def explain_skill(self, id: str, full: bool = False) -> list[str]:
        """A skill in lines: name and who has it, what it does, the fine print if it is wanted."""
        generals = [general for general in self.ruleset.generals if any(skill.id == id for skill in general.skills)]
        owners = [self.general_name(general.id) for general in generals]
        head = self.say("head", name=self.skill_name(id), note=self.join(owners)) if owners else self.skill_name(id)
        return [head, self.skill_text(id), *self._fine_print(self.skill_detail(id), full)]

    def explain_general(self, id: str, full: bool = False) -> list[str]:
        """A general in lines: name, epithet, kingdom, health, then the skills, with their fine print if it is wanted."""
        general = self.ruleset.general_by_id[id]
        note = self.say(
            "general-note",
            title=self.general_title(id),
            kingdom=self.say(f"kingdom-{general.kingdom}"),
            gender=self.say(f"gender-{general.gender}"),
            hp=general.max_hp,
        )
        lines = [self.say("head", name=self.general_name(id), note=note)]
        for skill in general.skills:
            lines.append(self.say("skill-entry", name=self.skill_name(skill.id), text=self.skill_text(skill.id)))
            lines += self._fine_print(self.skill_detail(skill.id), full)
        return lines

    @staticmethod
    def _fine_print(detail: list[str], full: bool) -> list[str]:
        return [f"· {line}" for line in detail] if full else []

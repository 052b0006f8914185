"""``sanguosha rules``: explaining cards, generals and skills."""

from __future__ import annotations

import json

from rich.table import Table

from sanguosha.cli.console import choose_locale, make_console, styled
from sanguosha.cli.errors import InputError
from sanguosha.cli.lookup import Lookup, entries
from sanguosha.cli.setup import ruleset_of
from sanguosha.engine.mode import Ruleset
from sanguosha.texts import Texts


def show_rules(name: str, list_all: bool, as_json: bool, packages: str, lang: str) -> None:
    """Explain what has this name, or list everything."""
    ruleset = ruleset_of(packages)
    locale = choose_locale(lang)
    if list_all:
        _list(Texts(locale, ruleset), as_json)
        return
    if not name.strip():
        raise InputError("Name a card, general or skill, or use --list to see all of them.")
    lookup = Lookup(ruleset)
    found = lookup.find(name)
    if not found:
        raise InputError(lookup.hint(name))
    spoken = next(iter(found.values()))
    texts = Texts(locale if lang or not spoken or _also_in(ruleset, name, locale) else spoken, ruleset)
    if as_json:
        facts = [
            {"type": entry.type, "package": entry.package, "id": entry.id, "name": entry.name(texts), "text": entry.explain(texts)}
            for entry in found
        ]
        print(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    console = make_console()
    for place, entry in enumerate(found):
        if place:
            console.print()
        head, *rest = entry.explain(texts)
        console.print(styled(head), style="bold")
        for line in rest:
            console.print(styled(line))


def _also_in(ruleset: Ruleset, name: str, locale: str) -> bool:
    """Whether the name is also one in the language of the system."""
    return any(entry.name(Texts(locale, ruleset)) == name for entry in entries(ruleset))


def _list(texts: Texts, as_json: bool) -> None:
    every = entries(texts.ruleset)
    if as_json:
        facts = [{"type": entry.type, "package": entry.package, "id": entry.id, "name": entry.name(texts)} for entry in every]
        print(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    table = Table(box=None, pad_edge=False)
    for column in ("type", "package", "id", "name"):
        table.add_column(texts.say(f"column-{column}"), no_wrap=True)
    for entry in every:
        table.add_row(texts.say(f"word-{entry.type}"), entry.package, entry.id, entry.name(texts))
    make_console().print(table, soft_wrap=False)

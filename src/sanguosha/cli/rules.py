"""``sanguosha rules``: explaining cards, generals and skills."""

from __future__ import annotations

import json

from rich.table import Table

from sanguosha.cli.console import choose_locale, make_console, styled
from sanguosha.cli.errors import InputError
from sanguosha.cli.lookup import Entry, Lookup, entries
from sanguosha.cli.setup import ruleset_to_look_up
from sanguosha.engine.mode import Ruleset
from sanguosha.texts import Texts


def show_rules(name: str, list_all: bool, full: bool, as_json: bool, packages: str, lang: str) -> None:
    """Explain what has this name, with the fine print if it is wanted in ``full``, or list everything."""
    ruleset = ruleset_to_look_up(packages)
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
    texts = Texts(locale if lang else _language(ruleset, name, found, locale), ruleset)
    if as_json:
        facts = [
            {
                "type": entry.type,
                "package": entry.package,
                "id": entry.id,
                "name": entry.name(texts),
                "text": entry.explain(texts, full),
            }
            for entry in found
        ]
        print(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    console = make_console()
    for place, entry in enumerate(found):
        if place:
            console.print()
        head, *rest = entry.explain(texts, full)
        console.print(styled(head), style="bold")
        for line in rest:
            console.print(styled(line))
    if not full and any(entry.explain(texts, True) != entry.explain(texts) for entry in found):
        console.print(styled(texts.say("more-in-full")), style="dim")


def _language(ruleset: Ruleset, name: str, found: dict[Entry, str], locale: str) -> str:
    """The language to answer in: that of the name, but that of the system for ids and names that are the same in both."""
    texts = Texts(locale, ruleset)
    if any(name in (entry.id, entry.name(texts)) for entry in found):
        return locale
    return next(iter(found.values())) or locale


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

"""The table in the terminal: who sits where, with health, hand, equipment and what lies before them."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sanguosha.cli.console import styled
from sanguosha.engine.happenings.moments import PHASE_NAMES
from sanguosha.engine.views.view import SPECTATOR, SeatView, View
from sanguosha.texts import Texts

KINGDOM_COLOURS = {"wei": "bright_blue", "shu": "bright_red", "wu": "bright_green", "qun": "bright_yellow"}
COLUMNS = ("seat", "general", "role", "hp", "hand", "equip", "judge", "notes")


def show_board(console: Console, texts: Texts, view: View, every: list[View] | None = None) -> None:
    """The whole table as the viewer sees it, and the viewer's own hand below.

    With the views of all seats in ``every`` nothing is hidden.
    """
    table = Table(title=_title(texts, view), title_justify="left", title_style="bold")
    for column in COLUMNS:
        table.add_column(texts.say(f"column-{column}"), overflow="fold")
    for seat in [one.seat(one.viewer) for one in every] if every else view.seats:
        table.add_row(*_row(texts, view, seat), style="" if seat.alive else "dim strike")
    console.print(table, soft_wrap=False)
    for line in general_lines(texts, view):
        console.print(line)
    for name, size, cards in view.piles():
        known = texts.join([texts.card(card) for card in cards]) if cards else texts.say("hidden-cards", count=size)
        console.print(styled(texts.say("board-pile", pile=texts.place(_pile_place(name), view), cards=known)))
    for one in every or ([view] if view.viewer != SPECTATOR else []):
        if one.alive(one.viewer):
            console.print(hand_line(texts, one, own=not every))


def general_lines(texts: Texts, view: View) -> list[Text]:
    """The generals that lie open on the table, and those that somebody has picked."""
    lines = []
    for name, generals in view.general_piles.items():
        key = f"general-pile-{name}"
        pile = texts.say(key) if texts.has(key) else str(texts.argument(name, view))
        lines.append(styled(texts.say("board-pile", pile=pile, cards=texts.generals(generals) or "–")))
    return lines


def hand_line(texts: Texts, view: View, *, own: bool = True) -> Text:
    """The viewer's hand as one line."""
    cards = texts.join([texts.card(card) for card in view.hand()]) or texts.say("no-cards")
    if own:
        return styled(texts.say("board-hand", cards=cards))
    return styled(texts.say("board-hand-of", seat=texts.seat(view.viewer, view), cards=cards))


def _title(texts: Texts, view: View) -> str:
    where = {"draw": view.draw_pile_size, "discard": len(view.discard_pile)}
    if view.phase < 0 or view.over:
        return texts.say("board-title", round=view.round, **where)
    phase = texts.say(f"phase-{PHASE_NAMES[min(view.phase, len(PHASE_NAMES) - 1)]}")
    return texts.say("board-title-turn", round=view.round, seat=texts.seat(view.current, view), phase=phase, **where)


def _row(texts: Texts, view: View, seat: SeatView) -> list[Text]:
    mark = "▶" if seat.index == view.current and not view.over else ""
    me = "*" if seat.index == view.viewer else ""
    generals = "/".join(texts.general_name(id) if id else "?" for id in seat.generals)
    kingdom = KINGDOM_COLOURS.get(seat.kingdom, "")
    role = texts.role_on_side(seat.role, seat.side) if seat.role else "?"
    equipment = texts.join([texts.card(card) for card in seat.equip])
    judging = texts.join([texts.kind_name(kind) for _, kind in seat.judge_area])
    return [
        Text(f"{mark}{seat.index + 1}{me}"),
        Text(generals, style=kingdom),
        Text(role),
        _health(seat),
        Text(str(seat.hand_size)),
        styled(equipment),
        Text(judging),
        Text(texts.join(_notes(texts, view, seat))),
    ]


def _health(seat: SeatView) -> Text:
    if not seat.alive:
        return Text("-")
    full = max(seat.hp, 0)
    style = "red" if seat.hp <= 1 else "yellow" if seat.hp * 2 <= seat.max_hp else "green"
    return Text("●" * full + "○" * (seat.max_hp - full) + f" {seat.hp}/{seat.max_hp}", style=style)


def _notes(texts: Texts, view: View, seat: SeatView) -> list[str]:
    """Distance from the viewer, states, what lasts on the seat, and marks."""
    if not seat.alive:
        return [texts.say("state-dead")]
    notes: list[str] = []
    if view.viewer not in (SPECTATOR, seat.index) and view.alive(view.viewer):
        notes.append(texts.say("note-distance", distance=view.distance(view.viewer, seat.index)))
    elif view.viewer == seat.index:
        notes.append(texts.say("note-range", range=seat.attack_range))
    if seat.chained:
        notes.append(texts.say("state-chained"))
    if seat.turned_over:
        notes.append(texts.say("state-turned_over"))
    if seat.fallen:
        notes.append(texts.say("state-reborn"))
    notes += [texts.effect(kind, data) for kind, data in seat.effects]
    return notes + [texts.mark(name, count) for name, count in seat.marks.items() if count]


def _pile_place(name: str) -> str:
    """``s2.buqu`` as events name the place: ``s2.pile.buqu``."""
    owner, _, pile = name.partition(".")
    return f"{owner}.pile.{pile}"

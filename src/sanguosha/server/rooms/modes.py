"""The modes as a room plays them: what can be chosen, as the catalogue tells it."""

from __future__ import annotations

from typing import Any

from sanguosha.modes.definition import ModeDefinition
from sanguosha.modes.options import Option, described
from sanguosha.server.told.messages import RoomOptions
from sanguosha.tables import mode_named


def facts_of(mode: ModeDefinition) -> dict[str, Any]:
    """What a room can choose for a mode: its sizes and its options with a few values (the usual one first) or a number; what an
    option does not have is left out. ``packages`` are its usual ones; with ``teams`` seats are not drawn by lot."""
    fixed = {option.name for option in described(mode.options) if option.about.set_by_room}
    open_ones = [option for option in described(mode.options) if option.name not in fixed]
    return {
        "id": mode.id,
        "players": list(mode.sizes),
        "options": [_option_facts(option, fixed) for option in open_ones if option.choices or option.is_number],
        "roles": list(mode.role_sets),
        "teams": mode.teams is not None,
        "packages": list(mode.generals),
    }


def _option_facts(option: Option, fixed: set[str]) -> dict[str, Any]:
    about = option.about
    facts: dict[str, Any] = {"id": option.name}
    if option.choices:
        facts["choices"] = list(option.choices)
    else:
        facts["number"] = [1, about.upto]
        if option.usual_word:
            facts["usual"] = int(option.usual_word)
    if about.sizes:
        facts["players"] = {value: list(sizes) for value, sizes in about.sizes.items()}
    if about.needs:
        facts["needs"] = {other: list(values) for other, values in about.needs.items() if other not in fixed}
    return facts


def room_mode(options: RoomOptions) -> ModeDefinition:
    """The mode of a room with checked options."""
    return mode_named(options.mode)


def setting(options: RoomOptions, name: str) -> str:
    """What a room has chosen for an option of its mode, or the usual value; empty if the mode has no such option."""
    usual = {option.name: option.usual_word for option in described(room_mode(options).options)}
    return options.options.get(name, usual.get(name, ""))

"""Tables at which somebody has died before and is a soul, or has been given cards."""

import msgspec

from sanguosha.engine.happenings.frames import GIVEN
from sanguosha.engine.parts.effects import END_OF_GAME
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity import Identity
from sanguosha.modes.identity.reincarnation import offerings
from sanguosha.modes.identity.souls import SOULS
from sanguosha.testing import Table


def dead(table: Table, *names: str) -> Table:
    """Let seats have died before, without a soul."""
    mode = table.mode
    assert isinstance(mode, Identity)
    chosen, mode.chosen = mode.chosen, msgspec.structs.replace(mode.chosen, dark_souls=False)
    table.dead(*names)
    mode.chosen = chosen
    return table


def haunted(table: Table, host: str, *souls: str) -> Table:
    """Let seats have died before and go with this host as souls. A soul that draws a card takes the top of the draw pile."""
    for name in souls:
        dead(table, name)
        table[host].attach(SOULS[table[name].role], END_OF_GAME, (table[name].index,))
    return table


def given(table: Table, name: str, *cards: str, by: str = "A") -> Table:
    """Let a dead seat have been given these cards by a seat."""
    for text in cards:
        card = table.find(text)
        move_cards(table.game, [card], table[by].hand, GIVEN)
        move_cards(table.game, [card], offerings(table[name]), GIVEN, table[by])
    return table


def souls_on(seat: Seat) -> list[tuple[str, int]]:
    """The souls that a seat carries, with the seats of their players."""
    return [
        (effect.kind.id, effect.data[0]) for effect in seat.game.effects if effect.owner is seat and effect.kind in SOULS.values()
    ]

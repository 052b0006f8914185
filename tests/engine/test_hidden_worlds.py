"""Worlds of games with hidden generals: others could be there, but none that the seat has seen, or that could not be there."""

from __future__ import annotations

from sanguosha.engine.game import Game
from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.engine.pieces.random import Stream
from sanguosha.engine.search.generals import exchange_generals
from sanguosha.engine.search.world import SearchView, World
from sanguosha.testing import Table
from sanguosha.testing.table import ROLE_LETTERS, Seated


class Hiding(Seated):
    """Everybody has a second general, face down, of the kingdom of the first."""

    def imagine(self, game: Game, viewer: int, rng: Stream) -> None:
        exchange_generals(game, viewer, rng, lambda seat, slot, general: general.kingdom == seat.slots[0].general.kingdom)


class HidingTable(Table):
    """A table of this mode."""

    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        mode = Hiding(rules, len(self.names), options)
        mode.dealt = tuple(ROLE_LETTERS[letter] for letter in letters)
        return mode


def hiding() -> HidingTable:
    table = HidingTable(A="liu_bei+?zhao_yun", B="xu_chu+?xiahou_dun", C="zhang_liao+?zhen_ji", D="guan_yu+?zhang_fei")
    return table.hand("A", "slash", "peach", "duel")


def worlds(table: Table, name: str, count: int = 60) -> list[World]:
    view = SearchView(table.game, table.asked(name))
    found = [view.sample(seed) for seed in range(count)]
    assert None not in found
    return [world for world in found if world is not None]


def second(world: World, seat: int) -> str:
    return world.game.seats[seat].slots[1].general.id


def test_others_could_lie_face_down_but_only_such_as_fit_and_never_ones_own():
    table = hiding().turn("A")
    found = worlds(table, "A")
    assert {second(world, 0) for world in found} == {"zhao_yun"}
    for seat in (1, 2, 3):
        generals = {second(world, seat) for world in found}
        assert len(generals) > 2
        kingdoms = {table.game.ruleset.general_by_id[id].kingdom for id in generals}
        assert kingdoms == {table.game.seats[seat].slots[0].general.kingdom}
    for world in found:
        everywhere = [slot.general.id for seat in world.game.seats for slot in seat.slots]
        everywhere += [general.id for general in world.game.general_pile]
        assert len(everywhere) == len(set(everywhere)) == len(table.game.ruleset.generals)
        for seat in world.game.seats:
            printed = [skill.id for skill in seat.slots[1].general.skills]
            assert [held.id for held in seat.skills if held.slot is seat.slots[1]] == printed


def test_a_general_that_was_turned_up_in_the_step_is_known():
    table = hiding().top("♠7").turn("A")
    assert len({second(world, 1) for world in worlds(table, "A")}) > 2
    table.do("A", "slash", "B").do("B", "k:ganglie")
    assert table.game.turn is not None
    found = worlds(table, "A")
    assert {second(world, 1) for world in found} == {"xiahou_dun"}
    assert len({second(world, 2) for world in found}) > 2


def test_skills_stand_in_the_order_of_the_slots_whoever_lies_face_down():
    table = HidingTable(A="liu_bei+zhao_yun", B="?xiahou_dun+xu_chu", C="?zhen_ji+zhang_liao", D="?zhang_fei+guan_yu").turn("A")
    found = worlds(table, "A", 20)
    assert len({world.game.seats[1].slots[0].general.id for world in found}) > 2
    for world in found:
        for seat in world.game.seats:
            assert [held.id for held in seat.skills] == [skill.id for slot in seat.slots for skill in slot.general.skills]
            orders = [part.slot.index for part in world.game.providers[seat.index] if part.slot is not None]
            assert orders == sorted(orders)

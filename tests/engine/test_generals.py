"""General cards that are on no seat: taking them aside, who knows them, and putting others in the place of those on a seat."""

from __future__ import annotations

import pytest

from sanguosha.engine.asking import Replayer
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Reveal
from sanguosha.engine.parts.effects import EffectKind, while_shown
from sanguosha.engine.parts.part import ANYBODY
from sanguosha.engine.parts.triggers import GeneralRemoved
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.skills import MALE, SHU, WEI, General, Skill
from sanguosha.engine.procedures.generals import turn_up_generals
from sanguosha.engine.records.clone import clone, sample
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import View
from sanguosha.testing import Table, twins

SOLDIER = General("soldier", WEI, MALE, 0)
ASIDE = "aside"


def table_of(**seats: str) -> Table:
    named = {"A": "-", "B": "-", "C": "-"} | seats
    return Table(**named).hold("A").turn("A")


def ids(generals: list[General]) -> set[str]:
    return {general.id for general in generals}


def restored(game: Game) -> Game:
    twin = Game(game.mode, game.seed, game.asker)
    restore(twin, capture(game))
    assert state_text(twin) == state_text(game)
    return twin


def seen_aside(table: Table, name: str) -> list[tuple[str, int, list[str]]]:
    viewer = -1 if name == "-" else table[name].index
    return View(table.game, viewer).generals_aside()


def test_generals_taken_aside_are_seen_by_who_took_them():
    table = table_of()
    unused = ids(table.game.general_pile)
    table.let(lambda table: table["B"].draw_generals(3, ASIDE))
    taken = ids(table["B"].generals_aside(ASIDE))
    assert (len(taken), taken | ids(table.game.general_pile), taken & ids(table.game.general_pile)) == (3, unused, set())
    assert seen_aside(table, "B") == [("s1.aside", 3, sorted(taken))]
    assert seen_aside(table, "A") == seen_aside(table, "-") == [("s1.aside", 3, [])]
    assert ids(restored(table.game).seats[1].generals_aside(ASIDE)) == taken


def test_what_is_shown_stays_known_until_it_goes_back():
    table = table_of()
    table.let(lambda table: table["B"].draw_generals(3, ASIDE))
    shown = table["B"].generals_aside(ASIDE)[0]
    table.let(lambda table: table["B"].show_generals([shown]))
    assert seen_aside(table, "A") == [("s1.aside", 3, [shown.id])]
    assert View(restored(table.game), 0).generals_aside() == [("s1.aside", 3, [shown.id])]
    table.let(lambda table: table["B"].return_generals([shown], ASIDE))
    assert seen_aside(table, "A") == [("s1.aside", 2, [])]
    assert shown in table.game.general_pile
    assert table.game.generals.known.get(shown.id, 0) == 0


def test_there_are_no_more_than_there_are():
    table = table_of()
    count = len(table.game.general_pile)
    table.let(lambda table: table["A"].draw_generals(count + 5, ASIDE))
    assert (len(table["A"].generals_aside(ASIDE)), table.game.general_pile) == (count, [])


def test_generals_are_turned_up_until_enough_fit():
    table = table_of()
    found: list[General] = []
    heard = table.hears()
    table.let(lambda table: found.extend(turn_up_generals(table.game, 2, lambda general: general.kingdom == SHU)))
    turned = [event.args["general"] for event in heard.events if event.key == "general-turned-up"]
    assert [general.kingdom for general in found] == [SHU, SHU]
    assert turned[-1] == found[-1].id
    assert sum(table.game.ruleset.general_by_id[id].kingdom == SHU for id in turned) == 2


def aside_of_b(general: str) -> Table:
    table = Table(A="-", B="-", C="-", seed=3).hold("A")
    game = table.game
    game.generals.move([game.ruleset.general_by_id[general]], game.generals.unused, game.generals.zone(ASIDE, 1))
    game.general_pile.sort(key=lambda one: one.id)
    return table


def test_nobody_else_learns_which_generals_lie_aside():
    pair = twins("A", aside_of_b, "guan_yu", "zhang_fei")
    pair.turn("A").do("A", "pass")
    with pytest.raises(AssertionError):
        twins("B", aside_of_b, "guan_yu", "zhang_fei")


def test_worlds_keep_what_a_seat_knows_and_exchange_what_it_does_not():
    table = Table(A="-", B="-", C="-").hold("A")
    table.let(lambda table: (table["A"].draw_generals(2, ASIDE), table["B"].draw_generals(2, ASIDE)))
    table.let(lambda table: table["B"].show_generals(table["B"].generals_aside(ASIDE)[1:])).turn("A")
    shown = table["B"].generals_aside(ASIDE)[1]
    game = table.game
    everything = ids([one for zone in game.generals.zones.values() for one in zone.generals] + game.general_pile)
    hidden: set[str] = set()
    for seed in range(30):
        world = sample(game, 0, seed, Replayer({}))
        assert world is not None
        mine, theirs = world.seats[0].generals_aside(ASIDE), world.seats[1].generals_aside(ASIDE)
        assert [one.id for one in mine] == [one.id for one in table["A"].generals_aside(ASIDE)]
        assert theirs[1] is shown
        assert ids(mine + theirs + world.general_pile) == everything
        assert View(world, 0).generals_aside() == View(game, 0).generals_aside()
        hidden.add(theirs[0].id)
    assert len(hidden) > 5


def test_a_clone_has_the_same_generals_aside():
    table = Table(A="-", B="-", C="-").hold("A")
    table.let(lambda table: table["B"].draw_generals(2, ASIDE)).turn("A")
    twin = clone(table.game, Replayer({}))
    assert [one.id for one in twin.seats[1].generals_aside(ASIDE)] == [one.id for one in table["B"].generals_aside(ASIDE)]


class Mourns(GeneralRemoved):
    """Whose general is removed draws a card."""

    of = ANYBODY
    forced = True

    def effect(self, reveal: Reveal, picks: Picks) -> None:
        reveal.seat.draw(1)


TIED = EffectKind("test_tied")


def test_a_removed_general_is_shown_and_leaves_a_soldier():
    table = table_of(B="zhang_fei+?ma_chao")
    table.game.gain_skill(table["A"], Skill("own_mourns", Mourns))
    seat, deputy = table["B"], table["B"].slots[1]
    before = (seat.hp, seat.max_hp)
    heard = table.hears()
    table.let(lambda table: seat.remove_general(deputy, SOLDIER))
    assert [event.args["general"] for event in heard.events if event.key == "general-removed"] == ["ma_chao"]
    assert table.generals("B") == ["zhang_fei", "soldier"]
    assert [held.id for held in seat.skills] == ["paoxiao"]
    assert (seat.hp, seat.max_hp) == before
    assert "ma_chao" in ids(table.game.general_pile)
    assert len(seat.hand.cards) == 1
    restored(table.game)


@pytest.mark.parametrize("revealed", [True, False])
def test_a_changed_general_brings_its_own_skills_as_new_and_the_old_one_is_unused(revealed: bool):
    table = table_of(B="zhang_fei+sun_quan")
    seat, deputy = table["B"], table["B"].slots[1]
    seat.attach(TIED, while_shown(seat, deputy))
    seat.attach(EffectKind(f"test_head_{revealed}"), while_shown(seat, seat.slots[0]))
    zhiheng = table.game.actives[1][0]
    zhiheng.spend_limit()
    new = table.game.ruleset.general_by_id["guan_yu"]
    table.let(lambda table: seat.change_general(deputy, new, revealed=revealed))
    assert table.generals("B") == ["zhang_fei", "guan_yu" if revealed else "?guan_yu"]
    assert [held.key for held in seat.skills] == ["paoxiao@0", "wusheng@1"]
    assert "sun_quan" in ids(table.game.general_pile)
    assert new not in table.game.general_pile
    assert (seat.effect(TIED), len(table.game.effects)) == (None, 1)
    back = table.game.ruleset.general_by_id["sun_quan"]
    table.let(lambda table: seat.change_general(deputy, back))
    assert table.game.actives[1][0].within_limit()
    restored(table.game)


def test_a_change_that_stays_hidden_is_told_without_its_name():
    table = table_of(B="zhang_fei+sun_quan")
    heard = table.hears()
    new = table.game.ruleset.general_by_id["guan_yu"]
    table.let(lambda table: table["B"].change_general(table["B"].slots[1], new, revealed=False))
    assert not any("guan_yu" in event.text() for event in heard.events)


def test_a_lord_beside_the_game_replaces_the_general_who_is_out_of_it_then():
    table = table_of(B="zhang_fei+sun_quan")
    generals = table.game.generals
    beside, out = generals.zone("lords", face_up=True), generals.zone("out", face_up=True)
    lord = table.game.ruleset.general_by_id["cao_cao"]
    generals.move([lord], generals.unused, beside)
    seat = table["B"]
    table.let(lambda table: seat.change_general(seat.slots[0], lord, source=beside, to=out))
    assert table.generals("B") == ["cao_cao", "sun_quan"]
    assert (ids(beside.generals), ids(out.generals)) == (set(), {"zhang_fei"})
    assert "zhang_fei" not in ids(table.game.general_pile)
    assert View(table.game, 0).general_piles == {"lords": [], "out": ["zhang_fei"]}

"""Effects: when they end, what they grant, and whom they touch."""

from __future__ import annotations

import pytest

from sanguosha.cards.basic import SLASH
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Damage, Dying, Judgement, Use
from sanguosha.engine.parts.effects import (
    END_OF_GAME,
    END_OF_ROUND,
    END_OF_TURN,
    Effect,
    EffectKind,
    RuleKind,
    Until,
    death_of,
    during,
    end_of_next_turn,
    start_of_next_turn,
    until_shown,
    while_lies,
    while_shown,
)
from sanguosha.engine.parts.modifiers import HandLimit, MayTarget
from sanguosha.engine.parts.part import ANYBODY
from sanguosha.engine.parts.triggers import CardUsing, DamageCausing, DamageTaken, DyingEntered, HealthLost, JudgeRevealed
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.skills import Skill
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.testing import Table

MARKED = EffectKind("test_marked")


def three(**seats: str) -> Table:
    """Three seats in A's turn, whose play phases wait until they are ended."""
    named = {"A": "-", "B": "-", "C": "-"} | seats
    return Table(**named).hold("A").hold("B").hold("C").turn("A")


def lasts(table: Table, name: str = "A", kind: EffectKind = MARKED) -> bool:
    """Whether the effect is still there, in the game and in what is restored from it."""
    game = table.game
    here = table[name].effect(kind) is not None
    twin = Game(game.mode, game.seed, game.asker)
    restore(twin, capture(game))
    assert state_text(twin) == state_text(game)
    assert (twin.seats[table[name].index].effect(kind) is not None) == here
    return here


def ended_in(table: Table, name: str = "A", turns: int = 8) -> str:
    """In whose turn (``A``, ``A+`` once its play phase is over) the effect was gone."""
    for _ in range(turns):
        now = next(iter(table.open()))
        if not lasts(table, name):
            return now
        table.do(now, "pass")
    return "never"


@pytest.mark.parametrize(
    ("until", "gone"),
    [
        (lambda a, b: END_OF_TURN, "B"),
        (lambda a, b: END_OF_ROUND, "A"),
        (lambda a, b: END_OF_GAME, "never"),
        (lambda a, b: start_of_next_turn(b), "B"),
        (lambda a, b: end_of_next_turn(b), "C"),
        (lambda a, b: start_of_next_turn(a), "A"),
        (lambda a, b: end_of_next_turn(b) | END_OF_TURN, "B"),
        (lambda a, b: END_OF_GAME | end_of_next_turn(b), "C"),
    ],
)
def test_an_effect_ends_with_the_first_of_its_clocks(until, gone: str):
    table = three()
    table["A"].attach(MARKED, until(table["A"], table["B"]))
    assert lasts(table)
    assert ended_in(table) == gone


def test_the_next_turn_of_who_has_a_turn_is_not_this_one():
    table = three()
    table["B"].attach(MARKED, end_of_next_turn(table["A"]))
    for name in "ABC":
        table.do(name, "pass")
        assert lasts(table, "B")
    assert table.open() == {"A": "play-phase"}
    table.do("A", "pass")
    assert not lasts(table, "B")


def test_a_turn_spent_lying_face_down_does_not_start():
    table = three()
    table["A"].attach(MARKED, start_of_next_turn(table["B"]))
    table["B"].turn_over()
    table.do("A", "pass")
    assert lasts(table)
    table.do("C", "pass").do("A", "pass").asked("B", "play-phase")
    assert not lasts(table)


def test_an_effect_ends_with_the_death_that_it_names_and_with_that_of_who_has_the_turn_it_waits_for():
    table = three()
    table["A"].attach(MARKED, death_of(table["B"]))
    table["C"].attach(MARKED, end_of_next_turn(table["B"]))
    table["A"].attach(OTHER, death_of(table["C"]))
    table.let(lambda table: table.game.kill(table["B"]))
    assert (lasts(table, "A"), lasts(table, "C"), lasts(table, "A", OTHER)) == (False, False, True)


OTHER = EffectKind("test_other")


def test_an_effect_on_a_card_ends_when_the_card_goes():
    table = three().hand("A", "jueying", "dilu").wears("B", "vine")
    card = table["B"].equip.cards[0]
    table["A"].attach(MARKED, while_lies(card))
    table.do("A", "jueying")
    assert lasts(table)
    table.let(lambda table: table["A"].obtain([card]))
    assert not lasts(table)


def test_an_effect_on_a_card_of_the_discard_pile_ends_when_that_is_shuffled():
    table = Table(A="-", B="-").draw_pile("♠7 slash").discard_pile("♥2 dodge", "♦2 dodge", "♣2 slash").hold("A").turn("A")
    card = table.game.discard_pile.cards[0]
    table["A"].attach(MARKED, while_lies(card))
    table.let(lambda table: table["A"].draw(2))
    assert not lasts(table)


@pytest.mark.parametrize(
    ("until", "does", "gone"),
    [
        (while_shown, lambda seat: seat.hide(seat.slots[1]), True),
        (while_shown, lambda seat: seat.hide(seat.slots[0]), False),
        (lambda seat, slot: until_shown(seat), lambda seat: seat.reveal(seat.slots[2]), True),
        (lambda seat, slot: until_shown(seat, seat.slots[2]), lambda seat: seat.reveal(seat.slots[2]), True),
        (until_shown, lambda seat: seat.reveal(seat.slots[2]), False),
    ],
)
def test_an_effect_may_end_with_a_slot(until, does, gone: bool):
    table = three(B="zhang_fei+ma_chao")
    game, seat = table.game, table["B"]
    game.seat_general(seat, game.ruleset.general_by_id["guan_yu"], revealed=False)
    table["A"].attach(MARKED, until(seat, seat.slots[1]))
    table.let(lambda table: does(seat))
    assert lasts(table) != gone


class Grows(DamageCausing):
    """While the use goes on, its damage is 1 more."""

    of = ANYBODY
    forced = True

    def condition(self, damage: Damage) -> bool:
        return damage.use is self.within

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount += 1


GROWING = EffectKind("test_growing", Grows)


class Rages(CardUsing):
    """Your first card is stronger, only that one."""

    forced = True

    def condition(self, use: Use) -> bool:
        return len(self.game.history.used(self.owner)) == 1

    def effect(self, use: Use, picks: Picks) -> None:
        self.owner.attach(GROWING, during(use))


def test_an_effect_on_a_use_is_over_with_the_use():
    table = three()
    table.game.gain_skill(table["A"], Skill("own_rages", Rages))
    table.hand("A", "savage_assault", "slash").do("A", "savage_assault")
    assert (table["B"].hp, table["C"].hp) == (2, 2)
    assert not lasts(table, "A", GROWING)
    table.do("A", "slash", "B")
    assert table["B"].hp == 1


@pytest.mark.parametrize(
    ("trigger", "happens"),
    [
        (DamageTaken, lambda a, b: a.damage(b)),
        (DyingEntered, lambda a, b: b.lose_health(4)),
        (JudgeRevealed, lambda a, b: b.judge("test")),
    ],
)
def test_an_effect_is_over_with_the_procedure_that_it_lasts_for(trigger, happens):
    seen: list[bool] = []

    class Clinging(trigger):
        of = ANYBODY
        forced = True

        def effect(self, frame: Damage | Dying | Judgement, picks: Picks) -> None:
            self.owner.attach(MARKED, during(frame))
            seen.append(self.owner.effect(MARKED) is not None)

    table = three()
    table.game.gain_skill(table["A"], Skill("own_clinging", Clinging))
    table.let(lambda table: happens(table["A"], table["B"])).rest()
    assert seen == [True]
    assert not lasts(table)


GIFT = EffectKind("test_gift", grants=("yingzi", "mashu"))


def test_what_an_effect_grants_goes_with_it_and_what_was_held_before_stays():
    table = three(A="ma_chao")
    table["A"].attach(GIFT, end_of_next_turn(table["B"]))
    assert [held.key for held in table["A"].skills] == ["mashu@0", "tieqi@0", "yingzi+1", "mashu+2"]
    assert lasts(table, "A", GIFT)
    table.do("A", "pass").do("B", "pass")
    assert [held.key for held in table["A"].skills] == ["mashu@0", "tieqi@0"]
    assert not lasts(table, "A", GIFT)


def test_two_gifts_are_two_and_end_apart():
    table = three()
    table["A"].attach(GIFT, END_OF_TURN)
    table["A"].attach(GIFT, start_of_next_turn(table["C"]))
    assert [held.key for held in table["A"].skills] == ["yingzi+1", "mashu+2", "yingzi+3", "mashu+4"]
    table.do("A", "pass")
    assert [held.key for held in table["A"].skills] == ["yingzi+3", "mashu+4"]


def test_a_gift_that_was_lost_meanwhile_is_not_lost_twice():
    table = three(A="ma_chao")
    table["A"].attach(GIFT, END_OF_TURN)
    table["A"].lose("mashu+2")
    table.do("A", "pass")
    assert [held.key for held in table["A"].skills] == ["mashu@0", "tieqi@0"]


class OneOf(EffectKind):
    """Grants the one of its skills that its data names."""

    def granted(self, effect: Effect) -> tuple[str, ...]:
        return (self.grants[effect.data[0]],)


ONE_GIFT = OneOf("test_one_gift", grants=("wusheng", "paoxiao", "longdan"))


def test_an_effect_may_grant_one_of_several_skills():
    table = Table(A="-", B="-").hand("A", "♥2 dodge").hold("A").turn("A")
    assert not table.may("A", "k:wusheng", "♥2 dodge", "B")
    table.let(lambda table: table["A"].attach(ONE_GIFT, END_OF_TURN, (0,)))
    table.do("A", "k:wusheng", "♥2 dodge", "B")
    assert table["B"].hp == 3


class Shielded(MayTarget):
    """The owner's cards may not be used on the seat that the effect names, though that seat has no such skill."""

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return draft.user is not self.owner or target is not self.named


SHIELD = EffectKind("test_shield", Shielded)


def test_an_effect_on_one_seat_may_be_about_another():
    table = three()
    table["A"].attach(SHIELD, END_OF_TURN, (table["B"].index,))
    assert (table["A"].may_target(table["B"], SLASH), table["A"].may_target(table["C"], SLASH)) == (False, True)
    assert table["B"].may_target(table["C"], SLASH)


class Heavy(HandLimit):
    """Everybody may keep one card less."""

    def hand_limit(self, value: int, seat: Seat) -> int:
        return value - 1


class Bleeds(HealthLost):
    """Who loses health draws a card."""

    of = ANYBODY
    forced = True

    def effect(self, loss, picks: Picks) -> None:
        loss.seat.draw(1)


EDICT = RuleKind("test_edict", Heavy, Bleeds)


def test_a_rule_of_the_game_goes_on_though_who_bears_it_is_dead():
    table = three()
    table["B"].attach(EDICT, end_of_next_turn(table["C"]))
    table.let(lambda table: table.game.kill(table["B"]))
    assert lasts(table, "B", EDICT)
    assert table["C"].hand_limit() == 3
    table.let(lambda table: table["C"].lose_health())
    assert len(table["C"].hand.cards) == 1
    table.do("A", "pass").do("C", "pass")
    assert table.open() == {"C": "choose-discard"}
    assert lasts(table, "B", EDICT)
    table.do("C", table.cards("C")[0])
    assert not lasts(table, "B", EDICT)


def test_clocks_are_compared_by_what_they_say():
    table = three()
    assert start_of_next_turn(table["B"]) == start_of_next_turn(table["B"]) != start_of_next_turn(table["C"])
    assert isinstance(END_OF_TURN | END_OF_GAME, Until)
    assert len({END_OF_TURN, END_OF_TURN | END_OF_TURN, Until(END_OF_TURN.ends)}) == 2

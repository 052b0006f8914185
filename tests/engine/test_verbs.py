"""What skills of packages to come may call and change: turns and phases, hidden generals, answers, distances, judgements."""

from __future__ import annotations

from sanguosha.cards.trick import TargetedTrick
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import DISCARDED, Dying, Line, Move, Use
from sanguosha.engine.parts.modifiers import Distance, MayRespond
from sanguosha.engine.parts.part import ONCE_PER_GAME, Active
from sanguosha.engine.parts.selections import one_other
from sanguosha.engine.parts.triggers import CardsMoving, DyingAsked
from sanguosha.engine.pieces.card import CLUB, HEART
from sanguosha.engine.pieces.skills import MALE, QUN, SHU, General, Skill
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.testing import Table
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Hurry(Active):
    """Your play phase is over."""

    def effect(self, picks: Picks) -> None:
        self.owner.end_phase()
        self.owner.draw(1)


class Yield(Active):
    """Another character has an extra turn after this one."""

    targets = one_other()

    def effect(self, picks: Picks) -> None:
        picks.seat.extra_turn()


class Vanish(Active):
    """Turn your general face down."""

    def effect(self, picks: Picks) -> None:
        self.owner.hide(self.owner.slots[0])


class Awe(MayRespond):
    """Nobody answers your cards."""

    def may_respond(self, seat: Seat, line: Line) -> bool:
        return line.use.user is not self.owner


class Reckless(Distance):
    """Your distance to others is 2 less while you have at most 2 health."""

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value - 2 if start is self.owner and start.hp <= 2 else value


class Watchful(DyingAsked):
    """Draw a card when you may be asked to save somebody."""

    forced = True

    def effect(self, dying: Dying, picks: Picks) -> None:
        self.owner.draw(1)


class Pillage(CardsMoving):
    """When others discard hand cards, you take them first."""

    forced = True

    def condition(self, move: Move) -> bool:
        return move.reason == DISCARDED and move.by is not self.owner

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.obtain([line.card for line in move.lines])


class Gather(Active):
    """Once a game, draw up to five cards; swap hands with another character."""

    limit = ONCE_PER_GAME
    targets = one_other()

    def effect(self, picks: Picks) -> None:
        self.owner.draw_to(5)
        self.owner.swap_hands(picks.seat)


class Trial(TargetedTrick):
    """Another character judges; on a heart it draws a card."""

    def resolve(self, use: Use, line: Line) -> None:
        if line.seat.judge(self.id, (HEART,)).suit == HEART:
            line.seat.draw(1)


TRIAL = Trial("trial")


def general(id: str, *parts: type, kingdom: str = QUN) -> General:
    """A general whose one skill has the same name."""
    return General(id, kingdom, MALE, 4, Skill(id, *parts))


RULES = ruleset_with(
    general("hurry", Hurry), general("yielding", Yield), general("vanish", Vanish, kingdom=SHU), general("awe", Awe),
    general("reckless", Reckless), general("watchful", Watchful), general("pillage", Pillage),
    general("gather", Gather), (TRIAL, CLUB, 10),
)  # fmt: skip


@in_every_way
def test_who_ends_the_play_phase_does_nothing_more_in_it(seat):
    table = seat(ruleset=RULES, A="hurry", B="-").hand("A", *["slash"] * 4).hand("B", "duel").turn("A")
    table.do("A", "k:hurry").asked("A", "choose-discard")
    table.do("A", "slash").asked("B", "play-phase")


@in_every_way
def test_after_an_extra_turn_the_order_goes_on_where_it_was(seat):
    table = seat(ruleset=RULES, A="yielding", B="-", C="-").hand("B", "duel").hand("C", "duel").turn("A")
    table.do("A", "k:yielding", "C").end_phase("A")
    table.asked("C", "play-phase")
    assert table.game.turn.extra
    table.end_phase("C").asked("B", "play-phase")
    table.end_phase("B").asked("C", "play-phase")
    assert not table.game.turn.extra


@in_every_way
def test_an_extra_turn_of_somebody_who_dies_before_it_is_forgotten(seat):
    table = seat(ruleset=RULES, A="yielding", B="-", C="-").hand("A", "slash").hand("B", "duel").hp("C", 1).turn("A")
    table.do("A", "k:yielding", "C").do("A", "slash", "C")
    assert not table["C"].alive
    table.end_phase("A").asked("B", "play-phase")


@in_every_way
def test_a_general_turned_face_down_is_known_to_its_owner_only(seat):
    table = seat(ruleset=RULES, A="vanish", B="-").hand("A", "duel").turn("A")
    log = table.hears()
    table.do("A", "k:vanish")
    assert [event.text() for event in log.events][-1] == "hidden seat=s0 general=vanish"
    assert table["A"].kingdom == ""
    assert View(table.game, 1).seat(0).generals == [""]
    assert View(table.game, 0).seat(0).generals == ["vanish"]
    table.do("A", "k:vanish")
    assert [event.key for event in log.events][-3:] == ["skill", "revealed", "hidden"]


@in_every_way
def test_against_a_card_that_may_not_be_answered_nobody_is_asked(seat):
    table = seat(ruleset=RULES, A="awe", B="-", C="-").hand("A", "slash", "archery_attack", "duel", "wine")
    table.hand("B", "dodge", "dodge", "slash", "nullification").turn("A").do("A", "slash", "B")
    assert table["B"].hp == 3
    table.do("A", "archery_attack")
    assert table["B"].hp == 2
    table.do("A", "duel", "B").asked("A", "play-phase")
    assert (table["B"].hp, len(table.cards("B"))) == (1, 4)


@in_every_way
def test_distances_follow_the_health_they_depend_on(seat):
    table = seat(ruleset=RULES, A="reckless", B="-", C="-", D="-", E="-", F="-").hp("A", 3).hand("A", "duel").hand("B", "slash")
    table.turn("A")
    assert table["A"].distance_to(table["D"]) == 3
    table.do("A", "duel", "B").do("B", "slash")
    assert table["A"].hp == 2
    assert table["A"].distance_to(table["D"]) == 1
    table["A"].recover()
    assert table["A"].distance_to(table["D"]) == 3


@in_every_way
def test_being_asked_to_save_somebody_is_a_moment_of_its_own(seat):
    table = seat(ruleset=RULES, A="-", B="watchful", C="-").hp("C", 1).hand("A", "slash").turn("A").do("A", "slash", "C")
    assert len(table.cards("B")) == 1


@in_every_way
def test_cards_taken_while_they_are_being_moved_go_no_further(seat):
    table = seat(ruleset=RULES, A="-", B="pillage").hp("A", 1).hand("A", "♠7 slash", "♥3").turn("A")
    table.end_phase("A").do("A", "♠7")
    assert table.cards("B")[0] == "♠7 slash"
    assert not table.discarded("♠7")


@in_every_way
def test_hands_are_swapped_in_one_move_and_what_is_done_once_a_game_is_not_done_again(seat):
    table = seat(ruleset=RULES, A="gather", B="lu_xun").hp("A", 3).hand("A", "slash").hand("B", "♥3 peach").turn("A")
    table.do("A", "k:gather", "B")
    assert table.cards("A") == ["♥3 peach"]
    assert len(table.cards("B")) == 5
    assert not table.may("A", "k:gather", "B")
    table.end_phase("A").end_phase("B").do("B", *[card.token for card in table["B"].hand.cards[:4]])
    table.asked("A", "play-phase")
    assert not table.may("A", "k:gather", "B")


@in_every_way
def test_a_judgement_card_of_a_trick_goes_to_the_discard_pile(seat):
    table = seat(ruleset=RULES, A="-", B="-").hand("A", "trial", "duel").top("♥3", "♠7").turn("A").do("A", "trial", "B")
    assert table.cards("B") == ["♠7 slash"]
    assert table.discarded("♥3")


@in_every_way
def test_what_lies_as_a_weapon_has_the_range_of_that_weapon(seat):
    table = seat(A="-", B="-").hand("A", "vine", "kylin_bow", "duel").turn("A")
    bow, vine = table.find("kylin_bow", table["A"].hand), table.find("vine", table["A"].hand)
    table["A"].equip_card(vine, vine.plain.as_kind(bow.kind))
    assert table.worn("A") == ["kylin_bow"]
    assert table["A"].attack_range() == 5
    table["A"].equip_card(bow, bow.plain.as_kind(vine.kind))
    assert table["A"].attack_range() == 5


def test_a_spectator_has_no_hand():
    table = Table(A="-", B="-").hand("B", "peach")
    assert View(table.game, SPECTATOR).hand() == []
    assert [card.kind.id for card in View(table.game, 1).hand()] == ["peach"]


def test_repeated_chance_leaves_the_random_source_where_chance_would():
    first, second = Table(A="-", B="-").game, Table(A="-", B="-").game
    rolled = [first.roll(10), first.roll(7)]
    second.scripted_rolls = list(first.rolls)
    assert [second.roll(10), second.roll(7)] == rolled
    assert second.chance.drawn() == first.chance.drawn()

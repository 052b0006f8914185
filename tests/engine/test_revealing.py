"""When a general that lies face down may be turned up without using a skill: the start of the turn, declaring, state effects."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import PhaseRun, Reveal, Turn
from sanguosha.engine.happenings.moments import PREPARE
from sanguosha.engine.parts.effects import END_OF_GAME, END_OF_TURN, EffectKind
from sanguosha.engine.parts.modifiers import Distance, HandLimit, Look, MayRescue, MayReveal, MayTarget, SkillOn
from sanguosha.engine.parts.part import Part
from sanguosha.engine.parts.triggers import GeneralRevealed, PhaseStarting, TurnStarting
from sanguosha.engine.pieces.card import HEART, SPADE, Card, Suit
from sanguosha.engine.pieces.skills import FEMALE, MALE, QUN, General, Skill, Slot, locked
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Riding(Distance):
    """You count distances one less."""

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value - 1 if start is self.owner else value


class Dawn(PhaseStarting):
    """At the start of your preparation phase you draw a card."""

    phase = PREPARE

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(1)


class Daybreak(TurnStarting):
    """At the start of your turn you draw a card."""

    def effect(self, turn: Turn, picks: Picks) -> None:
        self.owner.draw(1)


class Large(HandLimit):
    """Your hand limit is two more."""

    def hand_limit(self, value: int, seat: Seat) -> int:
        return value + 2 if seat is self.owner else value


class Blush(Look):
    """Your spades are hearts."""

    def suit(self, card: Card, seat: Seat, suit: Suit) -> Suit:
        return HEART if seat is self.owner and suit == SPADE else suit


class Empty(MayTarget):
    """Without hand cards you are no target of a Slash."""

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner or bool(target.hand.cards) or draft.kind.family != "slash"


class Alone(MayRescue):
    """In your turn nobody but you and the dying helps."""

    def may_rescue(self, rescuer: Seat, dying: Seat) -> bool:
        return not self.owner.has_turn or rescuer in (self.owner, dying)


class Blessing(GeneralRevealed):
    """When generals of yours are turned up you draw a card for each."""

    forced = True

    def effect(self, reveal: Reveal, picks: Picks) -> None:
        self.owner.draw(1)


class NoReveal(MayReveal):
    """You may not turn up your generals."""

    def may_reveal(self, seat: Seat, slot: Slot) -> bool:
        return seat is not self.owner


class Muted(SkillOn):
    """Your skills do not work."""

    def skill_on(self, part: Part) -> bool:
        return part.owner is not self.owner or part.origin.effect is not None


BANNED = EffectKind("kept_hidden", NoReveal)
MUTED = EffectKind("without_skills", Muted)
RIDER = General("riding_one", QUN, MALE, 4, Skill("riding", Riding))
LOCKED = General("locked_one", QUN, MALE, 4, locked("dawn", Dawn))
PLAIN = General("plain_one", QUN, MALE, 4, Skill("dawn_too", Dawn))
DAYBREAK = General("daybreak_one", QUN, MALE, 4, locked("daybreak", Daybreak))
LARGE = General("large_one", QUN, MALE, 4, locked("large", Large))
BLUSHING = General("blushing_one", QUN, FEMALE, 3, locked("blush", Blush))
EMPTY = General("empty_one", QUN, MALE, 3, locked("empty", Empty))
ALONE = General("alone_one", QUN, MALE, 3, locked("alone", Alone))
BLESSED = General("blessed_one", QUN, MALE, 3, locked("blessing", Blessing))
RULES = ruleset_with(RIDER, LOCKED, PLAIN, DAYBREAK, LARGE, BLUSHING, EMPTY, ALONE, BLESSED)


def hiding(seat, name: str, *generals: General, **seats: str):
    """A table where one has these generals hidden, behind what is shown."""
    table = seat(ruleset=RULES, **seats)
    for general in generals:
        table.game.seat_general(table[name], general, revealed=False)
    return table


def shown(table, name: str) -> list[bool]:
    return [slot.revealed for slot in table[name].slots]


def turn_of(table, name: str):
    """The turn of the seat before ends, and this seat's begins."""
    before = table.names[table.names.index(name) - 1]
    return table.hand(before, "duel").turn(before).end_phase(before)


# The start of the own turn


@in_every_way
def test_when_a_turn_begins_its_owner_may_turn_up_one_or_both_generals(seat):
    for words, expected in (
        (["g:plain_one"], [True, False]),
        (["g:plain_one", "g:riding_one"], [True, True]),
        (["pass"], [False, False]),
    ):
        table = turn_of(hiding(seat, "B", PLAIN, RIDER, A="-", B="-", C="-").hand("B", "duel"), "B")
        table.asked("B", "choose-revealed")
        table.do("B", *words)
        assert shown(table, "B") == expected


@in_every_way
def test_what_is_turned_up_before_the_turn_acts_in_it(seat):
    table = turn_of(hiding(seat, "B", DAYBREAK, A="-", B="-", C="-").hand("B", "duel"), "B")
    table.do("B", "g:daybreak_one").asked("B", "play-phase")
    assert len(table["B"].hand.cards) == 4


@in_every_way
def test_both_turned_up_at_one_time_are_both_there_when_what_follows_begins(seat):
    table = turn_of(hiding(seat, "B", BLESSED, RIDER, A="-", B="-", C="-").hand("B", "duel"), "B")
    table.do("B", "g:blessed_one", "g:riding_one").asked("B", "play-phase")
    assert len(table["B"].hand.cards) == 5


@in_every_way
def test_after_an_effect_of_the_shown_general_the_other_may_still_be_turned_up(seat):
    for general in ("daybreak_one", "locked_one"):
        table = turn_of(hiding(seat, "B", RIDER, A="-", B=general, C="-").hand("B", "duel"), "B")
        table.asked("B", "choose-revealed")
        assert len(table.cards("B")) == 1
        table.passes("B").asked("B", "choose-revealed")
        assert len(table.cards("B")) == 2
        table.do("B", "g:riding_one").asked("B", "play-phase")
        assert shown(table, "B") == [True, True]


@in_every_way
def test_where_nothing_came_first_the_window_is_opened_once(seat):
    table = turn_of(hiding(seat, "B", RIDER, A="-", B="plain_one", C="-").hand("B", "duel"), "B")
    table.passes("B").asked("B", "use-skill")
    table.passes("B").asked("B", "play-phase")


@in_every_way
def test_who_may_not_turn_up_generals_is_not_asked(seat):
    table = hiding(seat, "B", PLAIN, A="-", B="-", C="-").hand("B", "duel")
    table["B"].attach(BANNED, END_OF_GAME)
    turn_of(table, "B").asked("B", "play-phase")


@in_every_way
def test_who_has_nothing_hidden_is_not_asked(seat):
    table = turn_of(seat(ruleset=RULES, A="-", B="xu_chu", C="-").hand("B", "duel"), "B")
    table.passes("B").asked("B", "play-phase")


# Declaring in the own play phase


@in_every_way
def test_a_general_with_a_locked_skill_or_a_state_effect_may_be_declared_another_not(seat):
    table = hiding(seat, "A", RIDER, LOCKED, A="-", B="-").hand("A", "duel").turn("A")
    assert table.may("A", "declare", "g:riding_one")
    assert table.may("A", "declare", "g:locked_one")
    table.do("A", "declare", "g:riding_one")
    assert shown(table, "A") == [True, False]
    assert not table.may("A", "declare", "g:riding_one")
    table.do("A", "declare")
    assert shown(table, "A") == [True, True]
    assert not table.may("A", "declare")
    table = hiding(seat, "A", PLAIN, A="-", B="-").hand("A", "duel").turn("A")
    assert not table.may("A", "declare")


@in_every_way
def test_after_declaring_the_horse_the_slash_reaches_further(seat):
    table = hiding(seat, "A", RIDER, A="-", B="-", C="-", D="-", E="-").hand("A", "slash", "duel").turn("A")
    assert not table.may("A", "slash", "C")
    table.do("A", "declare")
    assert table.may("A", "slash", "C")


@in_every_way
def test_nobody_declares_what_is_forbidden_or_turned_off(seat):
    for effect in (BANNED, MUTED):
        table = hiding(seat, "A", RIDER, A="-", B="-").hand("A", "duel")
        table["A"].attach(effect, END_OF_TURN)
        table.turn("A")
        assert not table.may("A", "declare")


# State effects outside the own play phase


@in_every_way
def test_before_discarding_its_owner_may_turn_up_who_raises_the_hand_limit(seat):
    table = hiding(seat, "A", LARGE, A="-", B="-").hp("A", 1).hand("A", "slash", "duel", "dodge").turn("A").end_phase("A")
    table.asked("A", "ask-reveal-hand_limit")
    table.do("A", "yes").asked("B", "play-phase")
    assert (shown(table, "A"), len(table.cards("A"))) == ([True], 3)


@in_every_way
def test_who_keeps_the_general_hidden_discards(seat):
    table = hiding(seat, "A", LARGE, A="-", B="-").hp("A", 1).hand("A", "slash", "duel", "dodge").turn("A").end_phase("A")
    table.do("A", "no").asked("A", "choose-discard")
    assert shown(table, "A") == [False]


@in_every_way
def test_nobody_is_asked_when_the_hand_limit_changes_nothing(seat):
    table = hiding(seat, "A", LARGE, A="-", B="-").hp("A", 3).hand("A", "slash", "duel", "dodge").turn("A").end_phase("A")
    table.asked("B", "play-phase")


@in_every_way
def test_a_spade_that_would_be_a_heart_asks_whose_judgement_it_is(seat):
    for answer, asked in (("yes", "A"), ("no", "B")):
        table = hiding(seat, "A", BLUSHING, A="-", B="-").hand("A", "duel").under("A", "indulgence").top("♠7").turn("A", "judge")
        table.asked("A", "ask-reveal-judgement")
        table.do("A", answer).asked(asked, "play-phase")
        assert shown(table, "A") == [answer == "yes"]


@in_every_way
def test_a_club_asks_nobody(seat):
    table = hiding(seat, "A", BLUSHING, A="-", B="-").under("A", "indulgence").top("♣7").turn("A", "judge")
    table.asked("B", "play-phase")
    assert shown(table, "A") == [False]


@in_every_way
def test_who_would_be_no_target_is_asked_when_it_becomes_one_and_the_slash_is_cancelled(seat):
    table = hiding(seat, "B", EMPTY, A="-", B="-").hand("A", "slash", "duel").turn("A")
    assert table.may("A", "slash", "B")
    table.do("A", "slash", "B").asked("B", "ask-reveal-target")
    table.do("B", "yes").asked("A", "play-phase")
    assert (table["B"].hp, shown(table, "B")) == (4, [True])
    assert table.discarded("slash")


@in_every_way
def test_who_stays_hidden_remains_a_target_and_who_holds_a_card_is_not_asked(seat):
    table = hiding(seat, "B", EMPTY, A="-", B="-").hand("A", "slash", "duel").turn("A").do("A", "slash", "B").do("B", "no")
    assert (table["B"].hp, shown(table, "B")) == (3, [False])
    table = hiding(seat, "B", EMPTY, A="-", B="-").hand("A", "slash", "duel").hand("B", "peach").turn("A").do("A", "slash", "B")
    table.asked("A", "play-phase")


@in_every_way
def test_who_the_target_is_passed_on_to_is_asked_too(seat):
    table = hiding(seat, "C", EMPTY, A="-", B="da_qiao", C="-").hand("A", "slash", "duel").hand("B", "peach").turn("A")
    table.do("A", "slash", "B").do("B", "k:liuli", "peach", "C").asked("C", "ask-reveal-target")
    table.do("C", "yes").asked("A", "play-phase")
    assert (table["B"].hp, table["C"].hp) == (3, 4)


@in_every_way
def test_in_his_turn_he_may_turn_up_and_forbid_that_others_help_the_dying(seat):
    table = hiding(seat, "A", ALONE, A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "duel").hand("C", "peach").turn("A")
    table.do("A", "slash", "B").asked("A", "ask-reveal-dying")
    table.do("A", "yes")
    assert not table["B"].alive


@in_every_way
def test_while_he_stays_hidden_others_help_the_dying(seat):
    table = hiding(seat, "A", ALONE, A="-", B="-", C="-").hp("B", 1).hand("A", "slash", "duel").hand("C", "peach").turn("A")
    table.do("A", "slash", "B").do("A", "no").do("C", "peach").asked("A", "play-phase")
    assert table["B"].hp == 1

"""Generals that lie face down: when their skills can be used, what is paid before they are turned up, and what they count for."""

from __future__ import annotations

import pytest

from sanguosha.cards.basic import DODGE, SLASH
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Damage, Request, Reveal
from sanguosha.engine.parts.effects import END_OF_TURN, EffectKind
from sanguosha.engine.parts.modifiers import Distance, IgnoresDistance, MayReveal, SkillOn
from sanguosha.engine.parts.part import ONCE_PER_PHASE, Active, Part, Provider, ViewAs
from sanguosha.engine.parts.selections import exactly, one_other
from sanguosha.engine.parts.triggers import DamageTaken, GeneralRevealed
from sanguosha.engine.pieces.card import DIAMOND, Kind, VirtualCard
from sanguosha.engine.pieces.notation import NotationError
from sanguosha.engine.pieces.skills import FEMALE, MALE, QUN, SHU, General, Skill, Slot, locked
from sanguosha.engine.pieces.zones import HAND_AREA
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.records.scenario import parse_scenario, scenario_of
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.views.reasons import why_not
from sanguosha.engine.views.view import View
from sanguosha.testing import Table
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Spite(DamageTaken):
    """When you were damaged you may discard a card to have its source draw nothing and yourself two cards."""

    cards = exactly(1, HAND_AREA)
    discards = True

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.draw(2)


class Trade(Active):
    """Once in a phase you may discard a card and draw two."""

    limit = ONCE_PER_PHASE
    cards = exactly(1, HAND_AREA)
    discards = True

    def effect(self, picks: Picks) -> None:
        self.owner.draw(2)


class Shoot(Active):
    """You may deal 1 damage to another at distance 1."""

    limit = ONCE_PER_PHASE
    targets = one_other()

    def condition(self) -> bool:
        return any(self.owner.distance_to(other) == 1 for other in self.game.others(self.owner) if other.gender == FEMALE)

    def effect(self, picks: Picks) -> None:
        self.owner.damage(picks.seat)


class Blade(ViewAs):
    """You may use or play any card as a Slash."""

    kind = SLASH
    cards = exactly(1, HAND_AREA)


class LongArm(IgnoresDistance):
    """Your diamond Slashes have no distance limit."""

    def any_distance(self, draft: Draft, target: Seat) -> bool:
        return draft.user is self.owner and draft.kind.family == "slash" and draft.suit == DIAMOND


class Rider(Distance):
    """You count distances two less."""

    def distance(self, value: int, start: Seat, goal: Seat) -> int:
        return value - 2 if start is self.owner else value


class Step(Provider):
    """You may use or play a Dodge made of nothing."""

    def kinds(self, request: Request) -> list[Kind]:
        return [DODGE] if request.accepts(DODGE) else []

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        return card


class Loss(GeneralRevealed):
    """When a general of yours is turned up you discard your hand."""

    forced = True

    def effect(self, reveal: Reveal, picks: Picks) -> None:
        self.owner.discard(list(self.owner.hand.cards))


class Gift(GeneralRevealed):
    """When a general of yours is turned up you draw a card."""

    forced = True

    def effect(self, reveal: Reveal, picks: Picks) -> None:
        self.owner.draw(1)


class NoReveal(MayReveal):
    """You may not turn up your generals."""

    def may_reveal(self, seat: Seat, slot: Slot) -> bool:
        return seat is not self.owner


class Muted(SkillOn):
    """Your skills do not work, those that are locked aside."""

    def skill_on(self, part: Part) -> bool:
        return part.owner is not self.owner or part.origin.effect is not None or part.card is not None


BANNED = EffectKind("banned_from_revealing", NoReveal)
MUTED = EffectKind("muted", Muted)
SPITEFUL = General("spiteful", QUN, MALE, 4, Skill("spite", Spite), Skill("gift", Gift))
TRADER = General("trading", QUN, FEMALE, 4, Skill("trade", Trade))
SWORDSMAN = General("swordsman", SHU, MALE, 4, Skill("blade", Blade), locked("long_arm", LongArm))
HASTY = General("hasty", SHU, MALE, 4, Skill("hasty_blade", Blade), locked("loss", Loss))
ARCHER = General("archer", SHU, FEMALE, 4, Skill("shoot", Shoot), locked("riding", Rider))
DODGER = General("dodger", SHU, FEMALE, 4, Skill("step", Step))
RULES = ruleset_with(SPITEFUL, TRADER, SWORDSMAN, HASTY, ARCHER, DODGER)


def hiding(seat, name: str, general: General, **seats: str):
    """A table where one has this general hidden behind the other."""
    table = seat(ruleset=RULES, **seats)
    table.game.seat_general(table[name], general, revealed=False)
    return table


def shown(table, name: str) -> bool:
    return table[name].slots[-1].revealed


def keys(log) -> list[str]:
    return [event.key for event in log.events]


@in_every_way
def test_the_cost_of_a_hidden_trigger_is_paid_then_it_is_revealed_then_it_acts(seat):
    table = hiding(seat, "B", SPITEFUL, A="-", B="xu_chu").hand("A", "slash", "duel").hand("B", "peach").turn("A")
    log = table.hears()
    table.do("A", "slash", "B").do("B", "k:spite", "peach")
    told = keys(log)[keys(log).index("skill") :]
    assert told[:3] == ["skill", "move", "revealed"]
    assert len(table["B"].hand.cards) == 3


@in_every_way
def test_who_passes_keeps_the_general_hidden(seat):
    table = hiding(seat, "B", SPITEFUL, A="-", B="xu_chu").hand("A", "slash", "duel").hand("B", "peach").turn("A")
    table.do("A", "slash", "B").passes("B").asked("A", "play-phase")
    assert not shown(table, "B")


@in_every_way
def test_an_active_skill_of_a_hidden_general_is_offered_and_reveals_after_the_cost(seat):
    table = hiding(seat, "A", TRADER, A="xu_chu", B="-").hand("A", "peach", "duel").turn("A")
    assert not shown(table, "A")
    table.do("A", "k:trade", "peach")
    assert shown(table, "A")
    assert len(table["A"].hand.cards) == 3
    assert not table.may("A", "k:trade")


@in_every_way
def test_a_converting_skill_reveals_before_the_card_is_used(seat):
    table = hiding(seat, "A", SWORDSMAN, A="xu_chu", B="-").hand("A", "♥ peach", "duel").turn("A")
    log = table.hears()
    table.do("A", "k:blade", "peach", "B")
    assert shown(table, "A")
    assert keys(log).index("revealed") < keys(log).index("used")
    assert table["B"].hp == 3


@in_every_way
def test_a_diamond_slash_of_the_hidden_general_s_own_skill_has_no_distance_limit(seat):
    table = hiding(seat, "A", SWORDSMAN, A="xu_chu", B="-", C="-", D="-", E="-")
    table.hand("A", "♦A crossbow", "♥ peach", "♦ slash", "duel").turn("A")
    assert not table.may("A", "k:blade", "♥", "C")
    assert not table.may("A", "♦ slash", "C")
    assert table.may("A", "k:blade", "♦ slash", "C")
    table.do("A", "k:blade", "crossbow", "C")
    assert (shown(table, "A"), table["C"].hp) == (True, 3)
    assert not table.may("A", "♦ slash", "C")


@in_every_way
def test_once_revealed_the_state_effect_counts_for_every_card(seat):
    table = hiding(seat, "A", SWORDSMAN, A="xu_chu", B="-", C="-", D="-", E="-").wears("A", "crossbow")
    table.hand("A", "♦ slash", "duel")
    table["A"].reveal(table["A"].slots[1])
    table.turn("A")
    assert table.may("A", "♦ slash", "C")


@in_every_way
def test_an_active_skill_counts_with_the_distance_of_its_own_general(seat):
    table = hiding(seat, "A", ARCHER, A="xu_chu", B="-", C="-", D="zhen_ji", E="-", F="-").hand("A", "duel").turn("A")
    assert table["A"].distance_to(table["D"]) == 3
    assert table.may("A", "k:shoot", "D")
    assert table["A"].distance_to(table["D"]) == 3
    table.do("A", "k:shoot", "D")
    assert (shown(table, "A"), table["D"].hp, table["A"].distance_to(table["D"])) == (True, 2, 1)


@in_every_way
def test_a_dodge_of_a_hidden_general_answers_a_slash_and_reveals(seat):
    table = hiding(seat, "B", DODGER, A="-", B="xu_chu").hand("A", "slash", "duel").turn("A").do("A", "slash", "B")
    table.asked("B", "ask-dodge")
    table.do("B", "k:step")
    assert (shown(table, "B"), table["B"].hp) == (True, 4)


@in_every_way
def test_a_card_that_is_gone_after_the_reveal_is_not_used(seat):
    table = hiding(seat, "A", HASTY, A="xu_chu", B="-").hand("A", "♥ peach", "duel").turn("A")
    table.do("A", "k:hasty_blade", "peach", "B")
    assert shown(table, "A")
    assert table["B"].hp == 4
    assert table.cards("A") == []


@in_every_way
def test_who_may_not_reveal_may_not_use_a_hidden_skill(seat):
    table = hiding(seat, "A", TRADER, A="xu_chu", B="-").hand("A", "peach", "duel")
    table["A"].attach(BANNED, END_OF_TURN)
    table.turn("A")
    assert not table.may("A", "k:trade")
    table.do("A", "duel", "B")
    table = hiding(seat, "B", DODGER, A="-", B="xu_chu").hand("A", "slash", "duel")
    table["B"].attach(BANNED, END_OF_TURN)
    table.turn("A").do("A", "slash", "B").asked("A", "play-phase")
    assert table["B"].hp == 3


@in_every_way
def test_skills_that_are_turned_off_cannot_be_used_from_a_hidden_general_either(seat):
    table = hiding(seat, "A", TRADER, A="xu_chu", B="-").hand("A", "peach", "duel")
    table["A"].attach(MUTED, END_OF_TURN)
    table.turn("A")
    assert not table.may("A", "k:trade")


@in_every_way
def test_two_hidden_generals_of_one_seat_are_revealed_one_by_one(seat):
    table = seat(ruleset=RULES, A="-", B="-").hand("A", "peach", "duel", "slash")
    for general in (TRADER, SWORDSMAN):
        table.game.seat_general(table["A"], general, revealed=False)
    table.turn("A")
    assert (table["A"].kingdom, table["A"].gender) == ("", "")
    table.do("A", "k:blade", "slash", "B")
    assert (table["A"].kingdom, table["A"].gender) == ("shu", "male")
    table.do("A", "k:trade", "peach")
    assert (table["A"].kingdom, table["A"].gender) == ("qun", "female")


@in_every_way
def test_others_do_not_see_what_is_hidden(seat):
    table = hiding(seat, "B", DODGER, A="-", B="xu_chu").hand("A", "duel").turn("A")
    assert View(table.game, 0).seat(1).generals == ["xu_chu", ""]
    assert View(table.game, 0).seat(1).skills == ["luoyi"]
    assert View(table.game, 1).seat(1).skills == ["luoyi", "step"]


def why(table, name: str, *tokens: str) -> str:
    *picks, token = tokens
    return str(why_not(table.game, table.asked(name), list(picks), token))


def test_why_a_skill_of_a_hidden_general_cannot_be_used_is_told():
    table = hiding(Table, "A", SWORDSMAN, A="xu_chu", B="-", C="-", D="-", E="-").hand("A", "♠7 slash", "duel").turn("A")
    slash = table.find("♠7 slash", table["A"].hand).token
    assert why(table, "A", "k:blade", slash, "s2").startswith("out-of-range card=slash seat=s2")
    table = hiding(Table, "A", TRADER, A="xu_chu", B="-").hand("A", "duel")
    table["A"].attach(BANNED, END_OF_TURN)
    assert why(table.turn("A"), "A", "k:trade") == "kept-hidden skill=trade"
    assert why(table, "A", "k:blade") == "not-possible"


def test_the_diamond_is_in_range_also_for_who_asks_why_something_else_is_not():
    table = hiding(Table, "A", SWORDSMAN, A="xu_chu", B="-", C="-", D="-", E="-").hand("A", "♦ slash", "duel").turn("A")
    slash = table.find("♦ slash", table["A"].hand).token
    assert table.may("A", "k:blade", "♦ slash", "C")
    assert why(table, "A", "k:blade", slash, "s0").startswith("oneself")


def test_the_text_of_a_view_says_what_lies_face_down():
    table = hiding(Table, "B", DODGER, A="-", B="xu_chu").hand("A", "duel").turn("A")
    lines = {viewer: next(line for line in View(table.game, viewer).lines() if line.startswith("s1 ")) for viewer in (0, 1, -1)}
    assert "generals=xu_chu,(dodger)" in lines[1]
    assert "generals=xu_chu,?" in lines[0]
    assert "skills=luoyi" in lines[0].split()
    assert lines[0].replace("hand=0:", "") == lines[-1].replace("hand=0:", "")


def test_a_position_with_two_generals_reads_back():
    table = hiding(Table, "B", DODGER, A="ma_chao", B="xu_chu")
    text = scenario_of(table.turn("A").game).text()
    assert "seat s1 rebel xu_chu+(dodger) 4/4" in text
    game = Game(table.game.mode, 1, table.game.asker)
    parse_scenario(text, RULES).set_up(game)
    assert [(slot.general.id, slot.revealed) for slot in game.seats[1].slots] == [("xu_chu", True), ("dodger", False)]
    assert [held.key for held in game.seats[1].skills] == ["luoyi@0", "step@1"]
    assert scenario_of(game).text() == text
    with pytest.raises(NotationError, match="there is no general “dodge” in this ruleset"):
        parse_scenario(text.replace("(dodger)", "(dodge)"), RULES)


def test_who_switched_a_hidden_skill_off_is_not_asked_about_it_until_it_is_on_again():
    table = hiding(Table, "B", SPITEFUL, A="-", B="xu_chu").wears("A", "crossbow").hand("A", "♠7 slash", "♠8 slash", "duel")
    table.hand("B", "peach", "peach").turn("A")
    table.session.preshow(table["B"].index, "spite@1", False)
    table.do("A", "♠7 slash", "B").asked("A", "play-phase")
    table.session.preshow(table["B"].index, "spite@1", True)
    table.do("A", "♠8 slash", "B").asked("B", "use-skill")
    assert View(table.game, 1).only_hidden(table.asked("B")) == ["spite@1"]
    table.do("B", "k:spite", "peach")
    assert shown(table, "B")


def test_a_switch_keeps_nobody_from_being_asked_about_anything_else():
    table = hiding(Table, "B", SPITEFUL, A="-", B="sima_yi").hand("A", "slash", "duel").hand("B", "peach")
    table.turn("A").session.preshow(table["B"].index, "spite@1", False)
    table.do("A", "slash", "B").asked("B", "use-skill")
    assert View(table.game, 1).only_hidden(table.asked("B")) == []
    assert table.may("B", "k:fankui")


class Rivalry(DamageTaken):
    """When one of another kingdom damaged you, you may draw a card."""

    def condition(self, damage: Damage) -> bool:
        return damage.source is not None and damage.source.kingdom not in ("", self.owner.kingdom)

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.draw(1)


RIVAL = General("rival", SHU, MALE, 4, Skill("rivalry", Rivalry))
RIVALS = ruleset_with(RIVAL)


@in_every_way
def test_another_kingdom_is_asked_for_as_it_will_be_once_the_general_is_revealed(seat):
    for source, asked in (("ma_chao", False), ("xu_chu", True)):
        table = seat(ruleset=RIVALS, A=source, B="-").hand("A", "slash", "duel")
        table.game.seat_general(table["B"], RIVAL, revealed=False)
        table.turn("A").do("A", "slash", "B")
        if source == "ma_chao":
            table.passes("A")
        assert table.is_asked("B") == asked
        assert table["B"].kingdom == ""

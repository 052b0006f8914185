"""What modes do beyond ordinary deaths: losses and deaths at one time, questions to the dead, coming back to life."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks, Query
from sanguosha.engine.decisions.queries import seats_query
from sanguosha.engine.happenings.frames import Damage, Opening
from sanguosha.engine.parts.part import ONCE_PER_GAME, Active
from sanguosha.engine.parts.triggers import DamageFinal, DecisionOpening
from sanguosha.engine.pieces.skills import MALE, QUN, General, Skill
from sanguosha.engine.procedures.damage import lose_health_together
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.testing import Table
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Plague(Active):
    """Everybody loses 1 health at one time."""

    def effect(self, picks: Picks) -> None:
        lose_health_together(self.game, list(self.game.in_order()), 1)


class Guarded(DamageFinal):
    """Whoever sits in the last seat, dead or alive, may take 1 off damage to you."""

    @property
    def decider(self) -> Seat:
        return self.game.seats[-1]

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount -= 1


class Shifting(DecisionOpening):
    """Whenever your hand is about to count, you draw a card and put the oldest one away."""

    forced = True

    def condition(self, opening: Opening) -> bool:
        return len(self.owner.hand.cards) > 0

    def effect(self, opening: Opening, picks: Picks) -> None:
        self.owner.draw(1)
        self.owner.put_away([self.owner.hand.cards[0]])


class Grave(Active):
    """Once a game, the dead seat you name keeps your hand beside it and comes back as 赵云."""

    limit = ONCE_PER_GAME

    def choices(self) -> Query | None:
        return seats_query([seat for seat in self.game.seats if not seat.alive], 1, 1)

    def effect(self, picks: Picks) -> None:
        pile = picks.seat.pile("grave")
        self.owner.place(list(self.owner.hand.cards), pile)
        self.game.revive(picks.seat, self.game.ruleset.general_by_id["zhao_yun"], 1)
        picks.seat.obtain(list(pile.cards))


def general(id: str, part: type) -> General:
    """A general whose one skill has the same name."""
    return General(id, QUN, MALE, 4, Skill(id, part))


RULES = ruleset_with(general("plague", Plague), general("guarded", Guarded), general("shifting", Shifting), general("grave", Grave))


@in_every_way
def test_all_lose_before_anybody_is_saved_and_those_whom_nobody_saves_die_together(seat):
    table = seat(ruleset=RULES, A="plague", B="-", C="-", D="-").hp("B", 1).hp("C", 1).hp("D", 1).hand("A", "peach", "duel")
    table.turn("A")
    log = table.hears()
    table.do("A", "k:plague").asked("A", "ask-rescue")
    assert [table[name].hp for name in "ABCD"] == [3, 0, 0, 0]
    table.do("A", "pass").do("A", "pass").do("A", "peach").asked("A", "play-phase")
    assert [table[name].alive for name in "ABCD"] == [True, False, False, True]
    assert table.game.deaths == [(1, -1, 0), (2, -1, 0)]
    keys = [event.key for event in log.events if event.key in ("health-lost", "dying", "died", "role-shown")]
    assert keys == ["health-lost"] * 4 + ["dying"] * 3 + ["died"] * 2 + ["role-shown"] * 2


def test_whether_the_game_is_over_is_asked_once_when_several_die_together():
    table = Table(ruleset=RULES, A="-", B="plague", C="-", roles="LRN").hp("A", 1).hp("B", 1).hand("B", "duel").turn("B")
    table.do("B", "k:plague")
    assert table.winners == ["C"]


@in_every_way
def test_a_dead_seat_is_asked_where_it_has_a_say(seat):
    table = seat(ruleset=RULES, A="-", B="guarded", C="-").hand("A", "slash", "slash").dead("C").turn("A")
    table.do("A", "slash", "B").asked("C", "use-skill")
    assert table.do("C", "k:guarded")["B"].hp == 4


def test_a_dead_seat_may_also_pass():
    table = Table(ruleset=RULES, A="-", B="guarded", C="-").hand("A", "slash", "slash").dead("C").turn("A")
    assert table.do("A", "slash", "B").do("C", "pass")["B"].hp == 3


@in_every_way
def test_the_hand_may_change_before_a_card_is_used(seat):
    table = seat(ruleset=RULES, A="shifting", B="-").hand("A", "dodge").top("duel").turn("A")
    table.asked("A", "play-phase")
    assert table.cards("A") == [str(table["A"].hand.cards[0])]
    assert table.may("A", "duel", "B")


def test_the_hand_may_change_before_an_answer_is_asked_for():
    table = Table(ruleset=RULES, A="-", B="shifting").hand("A", "slash", "duel").hand("B", "slash").top("dodge").turn("A")
    table.do("A", "slash", "B").do("B", "dodge")
    assert table["B"].hp == 4


def test_the_hand_may_change_before_a_window():
    table = Table(ruleset=RULES, A="-", B="shifting").hand("A", "snatch", "duel").hand("B", "slash").top("nullification").turn("A")
    table.do("A", "snatch", "B").do("B", "nullification")
    assert table.cards("A") == ["♠A duel"]


def test_the_hand_may_change_before_the_surplus_is_discarded():
    table = Table(ruleset=RULES, A="shifting", B="-").hp("A", 1).hand("A", "dodge", "dodge").top("duel", "duel", "peach")
    table.turn("A", "discard")
    assert table.may("A", "duel")


def test_the_hand_may_change_before_a_skill_takes_cards_of_it():
    table = Table(ruleset=RULES, A="-", B="shifting").learns("B", "guicai").hand("A", "slash", "duel").hand("B", "slash")
    table.under("A", "indulgence").top("♥", "♠").turn("A", "judge")
    assert [card.color for card in table["B"].hand.cards] == [
        table.game.card_by_token[table.asked("B").menu(["k:guicai"])[0]].color
    ]


@in_every_way
def test_who_comes_back_sits_in_the_ring_with_a_new_general_and_nothing_of_the_old(seat):
    table = seat(ruleset=RULES, A="grave", B="huang_gai", C="-").hand("A", "dodge", "peach").chained("B").dead("B").turn("A")
    table.do("A", "k:grave", "B")
    back = table["B"]
    assert (back.general.id, back.hp, back.max_hp, back.chained, back.fallen) == ("zhao_yun", 1, 4, False, True)
    assert [held.id for held in back.skills] == ["longdan"]
    assert table.cards("B")[:2] == ["♥2 dodge", "♥3 peach"]
    assert table.game.distance(table["A"], table["C"], ()) == 1
    table.asked("B", "play-phase")
    assert [one.token for one in table.game.in_order()] == ["s1", "s2", "s0"]


def test_cards_kept_for_a_dead_seat_are_seen_by_nobody_else():
    table = Table(ruleset=RULES, A="grave", B="-", C="-").hand("A", "dodge").dead("B").turn("A")
    card = table["A"].hand.cards[0]
    table["A"].place([card], table["B"].pile("grave"))
    for viewer, known in ((0, [card]), (1, [card]), (2, []), (SPECTATOR, [])):
        assert View(table.game, viewer).piles() == [("s1.grave", 1, known)]

"""A general hidden in the second slot whose locked skill cancels: offered while it is hidden, forced once it is shown."""

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Line
from sanguosha.engine.parts.triggers import BecomingTarget
from sanguosha.engine.pieces.skills import MALE, SHU, General, locked
from sanguosha.engine.views.view import View
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Empty(BecomingTarget):
    """空城 as a trigger: when you become a target of a Slash or Duel without hand cards, that is cancelled."""

    def condition(self, line: Line) -> bool:
        aimed = line.use.card.kind.family in ("slash", "duel")
        return aimed and not line.cancelled and not self.owner.hand.cards

    def effect(self, line: Line, picks: Picks) -> None:
        line.cancelled = True


SAGE = General("sage", SHU, MALE, 3, locked("empty", Empty))
RULES = ruleset_with(SAGE)


@in_every_way
def test_while_hidden_it_may_be_passed_and_stays_hidden(seat):
    table = seat(ruleset=RULES, A="-", B="xu_chu+?sage").hand("A", "slash", "duel").turn("A").do("A", "slash", "B")
    table.asked("B", "use-skill")
    table.passes("B")
    assert table["B"].hp == 3
    assert [slot.revealed for slot in table["B"].slots] == [True, False]


@in_every_way
def test_using_it_shows_the_general_and_cancels(seat):
    table = seat(ruleset=RULES, A="-", B="xu_chu+?sage").hand("A", "slash", "duel")
    log = table.hears()
    table.turn("A").do("A", "slash", "B").do("B", "k:empty")
    assert table["B"].hp == 4
    assert table["B"].slots[1].revealed
    assert "revealed seat=s1 general=sage" in [event.text() for event in log.events]
    assert table.discarded("slash")
    table.asked("A", "play-phase")


@in_every_way
def test_once_shown_it_is_forced(seat):
    table = seat(ruleset=RULES, A="-", B="xu_chu+?sage").wears("A", "crossbow").hand("A", "♠7 slash", "♠8 slash", "duel").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:empty").do("A", "♠8 slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 4
    table.do("A", "duel", "B")
    assert table["B"].hp == 4


@in_every_way
def test_with_a_hand_card_there_is_nothing_to_use(seat):
    table = (
        seat(ruleset=RULES, A="-", B="xu_chu+?sage").hand("A", "slash", "duel").hand("B", "peach").turn("A").do("A", "slash", "B")
    )
    table.asked("A", "play-phase")
    assert table["B"].hp == 3
    assert not table["B"].slots[1].revealed


@in_every_way
def test_only_its_owner_knows_the_hidden_general(seat):
    table = seat(ruleset=RULES, A="-", B="xu_chu+?sage").hand("A", "duel").turn("A")
    assert View(table.game, 0).seat(1).generals == ["xu_chu", ""]
    assert "empty" not in View(table.game, 0).seat(1).skills
    assert View(table.game, 1).seat(1).generals == ["xu_chu", "sage"]
    assert "empty" in View(table.game, 1).seat(1).skills
    assert table["B"].kingdom == "wei"


@in_every_way
def test_a_halberd_s_other_target_is_hit_when_this_one_is_cancelled(seat):
    table = seat(ruleset=RULES, A="-", B="xu_chu+?sage", C="-").wears("A", "halberd").hand("A", "slash").turn("A")
    table.do("A", "slash", "B", "C").do("B", "k:empty")
    assert (table["B"].hp, table["C"].hp) == (4, 3)


@in_every_way
def test_its_owner_chooses_whether_the_hidden_or_the_shown_skill_comes_first(seat):
    table = (
        seat(ruleset=RULES, A="-", B="da_qiao+?sage", C="-")
        .wears("B", "chitu")
        .hand("A", "slash", "duel")
        .turn("A")
        .do("A", "slash", "B")
    )
    assert table.may("B", "k:liuli", "chitu", "C")
    assert table.may("B", "k:empty")
    table.do("B", "k:liuli", "chitu", "C")
    assert (table["B"].hp, table["C"].hp) == (3, 3)
    assert not table["B"].slots[1].revealed

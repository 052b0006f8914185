"""What skills ask of the turn so far, with stand-ins that ask it."""

from __future__ import annotations

import pytest

from sanguosha.engine.asking import Replayer
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import DISCARDED, Line, PhaseRun, Turn
from sanguosha.engine.happenings.history import ALL_ENTRIES, DAMAGE, DEATHS, MOVES, PLAYS, USES
from sanguosha.engine.happenings.moments import DISCARD, FINISH, PLAY
from sanguosha.engine.parts.part import OTHERS
from sanguosha.engine.parts.triggers import BecomingTarget, PhaseEnding, PhaseStarting, TurnEnding
from sanguosha.engine.pieces.card import BLACK, COLORLESS, RED
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.skills import Skill
from sanguosha.engine.pieces.zones import DISCARD_PILE, DRAW_PILE, HAND
from sanguosha.engine.records.clone import clone
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.testing import Table


def table_of(**seats: str) -> Table:
    """A table at which everything is kept, and A has something left to do."""
    table = Table(**seats).hand("A", "jueying")
    table.game.history.kept = ALL_ENTRIES
    return table


def gains(table: Table, name: str, *parts: type) -> Table:
    table.game.gain_skill(table[name], Skill(f"own_{parts[0].__name__.lower()}", *parts))
    return table


def test_uses_tell_card_targets_phase_and_the_skill_that_brought_it():
    table = table_of(A="guan_yu", B="-", C="-").hand("A", "♥7 peach", "♠7 savage_assault").turn("A")
    table.do("A", "k:wusheng", "♥7 peach", "B").do("A", "♠7 savage_assault")
    first, second = table.game.history.used(table["A"])
    assert (first.card.kind.id, first.card.color, first.card.cards[0].kind.id, first.skill) == ("slash", RED, "peach", "wusheng")
    assert (first.targets, first.phase, first.counted) == ((1,), PLAY, True)
    assert (second.card.color, second.targets, second.skill) == (BLACK, (1, 2), "")
    assert len(table.game.history.used(phase=DISCARD)) == 0


def test_what_is_made_of_two_colours_has_none():
    table = table_of(A="-", B="-").wears("A", "spear").hand("A", "♥7 peach", "♠7 savage_assault").turn("A")
    table.do("A", "k:spear", "♥7", "♠7", "B")
    assert [used.card.color for used in table.game.history.used(table["A"], "slash")] == [COLORLESS]


class Steps(BecomingTarget):
    """Puts the next seat in its own place."""

    forced = True

    def effect(self, line: Line, picks: Picks) -> None:
        line.use.retarget(line, self.game.next_seat(self.owner))


def test_a_use_counts_with_the_targets_that_it_had_in_the_end():
    table = gains(table_of(A="-", B="-", C="-"), "B", Steps).hand("A", "slash").turn("A").do("A", "slash", "B")
    assert [used.targets for used in table.game.history.used(table["A"])] == [(2,)]


def test_damage_tells_its_source_its_victim_and_its_card():
    table = table_of(A="-", B="-", C="-").hand("A", "fire_slash", "archery_attack").turn("A")
    table.do("A", "fire_slash", "B").do("A", "archery_attack")
    dealt = table.game.history.damage(source=table["A"])
    assert [(one.victim, one.amount, one.card) for one in dealt] == [
        (1, 1, "fire_slash"),
        (1, 1, "archery_attack"),
        (2, 1, "archery_attack"),
    ]
    assert len(table.game.history.damage(victim=table["C"], phase=PLAY)) == 1
    assert table.game.history.damage(source=table["B"]) == []


def test_damage_of_nobody_is_damage_too():
    table = table_of(A="-", B="-").under("A", "lightning").top("♠2").turn("A", "judge")
    assert [(one.source, one.amount) for one in table.game.history.damage(victim=table["A"])] == [(-1, 3)]


def test_deaths_tell_who_killed():
    table = table_of(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").turn("A").do("A", "slash", "B")
    assert [death.seat for death in table.game.history.deaths(killer=table["A"])] == [1]
    assert table.game.history.deaths(killer=table["C"]) == []


def test_moves_tell_from_where_to_where_why_and_by_whom():
    table = table_of(A="-", B="-").hand("A", "slash", "ex_nihilo", "dismantlement").hand("B", "♥2 dodge").turn("A")
    table.do("A", "ex_nihilo").do("A", "dismantlement", "B")
    history = table.game.history
    assert len(history.moved(start=DRAW_PILE, to=HAND, to_seat=table["A"], phase=PLAY)) == 2
    assert [move.card.token for move in history.moved(reason=DISCARDED, by=table["A"])] == [history.moves[-2].card.token]
    assert [move.card.kind.id for move in history.moved(start_seat=table["B"], to=DISCARD_PILE)] == ["dodge"]


def test_a_new_turn_has_no_past():
    table = table_of(A="-", B="-").hand("A", "ex_nihilo").hand("B", "dilu").turn("A").do("A", "ex_nihilo")
    assert len(table.game.history.used()) == 1
    table.do("A", "-").asked("B", "play-phase")
    assert table.game.history.used() == []


class Watchful(PhaseStarting):
    """Draws in its finish phase if it dealt no damage in this turn."""

    phase = FINISH
    forced = True
    asks = DAMAGE

    def condition(self, run: PhaseRun) -> bool:
        return not self.game.history.damage(source=self.owner)

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(1)


@pytest.mark.parametrize(("dodges", "drawn"), [(True, 1), (False, 0)])
def test_a_skill_asks_the_turn_so_far(dodges: bool, drawn: int):
    table = (
        gains(Table(A="-", B="-"), "A", Watchful).hand("A", "slash", "jueying").hand("B", "dodge").turn("A").do("A", "slash", "B")
    )
    table.do("B", "dodge") if dodges else table.do("B", "-")
    before = len(table.game.draw_pile.cards)
    table.do("A", "-")
    # The next turn has begun: its owner drew two.
    assert before - len(table.game.draw_pile.cards) == 2 + drawn


class Forgetful(TurnEnding):
    """Asks what nobody keeps."""

    forced = True

    def condition(self, turn: Turn) -> bool:
        return bool(self.game.history.moved(to=DISCARD_PILE))


def test_asking_without_saying_so_is_an_error_that_says_how():
    table = gains(Table(A="-", B="-"), "A", Forgetful).hand("A", "jueying").turn("A")
    with pytest.raises(LookupError, match="asks = MOVES"):
        table.do("A", "-")


def test_only_what_something_asks_for_is_kept():
    table = Table(A="-", B="-").hand("A", "slash", "ex_nihilo", "jueying").turn("A").do("A", "slash", "B").do("A", "ex_nihilo")
    history = table.game.history
    assert history.kept == table.game.ruleset.asks == USES | PLAYS
    assert (history.dealt, history.moves, history.died) == ([], [], [])
    assert len(history.uses) == 2
    assert not history.kept & (DAMAGE | DEATHS | MOVES)


class Counts(PhaseEnding):
    """Notes what it hears for its owner; another part of the skill reads it."""

    phase = PLAY
    of = OTHERS
    forced = True

    def effect(self, turn: Turn, picks: Picks) -> None:
        self.note(2)


class Reads(PhaseStarting):
    phase = FINISH
    of = OTHERS
    forced = True

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(self.noted())


def test_what_a_skill_notes_for_itself_is_read_by_its_other_parts_and_by_nobody_else():
    table = (
        gains(gains(Table(A="-", B="-").hand("A", "jueying"), "B", Counts, Reads), "B", Reads)
        .turn("A")
        .do("A", "-")
        .do("B", "k:own_reads")
    )
    # Two by the skill that noted; then its own draw phase.
    assert len(table["B"].hand.cards) == 2 + 2


def test_the_past_is_part_of_snapshots_and_clones():
    table = table_of(A="liu_bei", B="-", C="-").hand("A", "slash", "peach", "dodge").turn("A")
    table.do("A", "slash", "B").do("A", "k:rende", "peach", "B", ".")
    game = table.game
    before = state_text(game)
    assert "noted 0 rende@0" in before
    twin = clone(game, Replayer({}))
    assert twin.history.past() == game.history.past()
    saved = capture(game)
    game.history.clear()
    restore(game, saved)
    assert state_text(game) == before

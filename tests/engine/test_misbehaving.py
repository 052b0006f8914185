"""Skills that go wrong: chains without end are cut short, and the dead are left alone."""

from __future__ import annotations

import pytest

from sanguosha.cards.basic import SLASH
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage, Death, Line, Move, PhaseRun
from sanguosha.engine.happenings.moments import PREPARE
from sanguosha.engine.happenings.nesting import EndlessChain
from sanguosha.engine.parts.effects import END_OF_TURN, Effect, EffectKind
from sanguosha.engine.parts.part import Active
from sanguosha.engine.parts.selections import anyone, others, up_to
from sanguosha.engine.parts.triggers import BecomingTarget, CardsMoved, DamageTaken, Died, PhaseStarting
from sanguosha.engine.pieces.skills import Skill
from sanguosha.testing import Table


def gains(table: Table, name: str, *parts: type) -> Table:
    table.game.gain_skill(table[name], Skill(f"own_{parts[0].__name__.lower()}", *parts))
    return table


class HotPotato(BecomingTarget):
    """Always passes a Slash on to the next seat, which need not like it."""

    forced = True

    def condition(self, line: Line) -> bool:
        return not line.cancelled

    def effect(self, line: Line, picks: Picks) -> None:
        line.use.retarget(line, self.game.next_seat(self.owner))


class Hoarding(CardsMoved):
    """Draws whenever cards move."""

    forced = True

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.draw(1)


class Vengeance(DamageTaken):
    """Hits back for every damage, and heals the one hit."""

    forced = True

    def effect(self, damage: Damage, picks: Picks) -> None:
        other = self.game.next_seat(self.owner)
        other.recover(9)
        self.owner.recover(9)
        self.owner.damage(other)


class Everlasting(PhaseStarting):
    """Acts again and again at one moment."""

    phase = PREPARE
    forced = True

    def repeats(self, run: PhaseRun) -> int:
        return 10**12

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        pass


class Sprouting(PhaseStarting):
    """An effect that puts another one of its kind beside itself."""

    phase = PREPARE
    forced = True

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.attach(SPROUT, END_OF_TURN)


SPROUT = EffectKind("test_sprout", Sprouting)


class Mirrored(EffectKind):
    """An effect that begins with itself."""

    def begin(self, effect: Effect) -> None:
        effect.owner.attach(self, END_OF_TURN)


MIRRORED = Mirrored("test_mirrored")


class SelfMade(Skill):
    """A skill that gives itself."""

    def on_gained(self, owner) -> None:
        owner.game.gain_skill(owner, self)


def endless_target(table: Table) -> None:
    gains(gains(table, "B", HotPotato), "C", HotPotato)
    gains(gains(table, "D", HotPotato), "A", HotPotato)
    table.hand("A", "slash").turn("A").do("A", "slash", "B")


def endless_drawing(table: Table) -> None:
    gains(table, "A", Hoarding).hand("A", "slash").turn("A").do("A", "slash", "B")


def endless_damage(table: Table) -> None:
    for name in "ABCD":
        gains(table, name, Vengeance)
    table.hand("A", "slash").turn("A").do("A", "slash", "B")


def endless_repeats(table: Table) -> None:
    gains(table, "A", Everlasting).turn("A", "prepare")


def endless_parts(table: Table) -> None:
    table["A"].attach(SPROUT, END_OF_TURN)
    table.turn("A", "prepare")


def endless_effects(table: Table) -> None:
    table["A"].attach(MIRRORED, END_OF_TURN)


def endless_skills(table: Table) -> None:
    table.game.gain_skill(table["A"], SelfMade("self_made"))


@pytest.mark.parametrize("chain", [endless_target, endless_drawing, endless_damage, endless_repeats, endless_parts])
def test_a_chain_without_end_is_cut_short_and_the_game_goes_on(chain):
    table = Table(A="-", B="-", C="-", D="-")
    heard = table.hears()
    chain(table)
    assert "cut-short" in [event.key for event in heard.events]
    # What comes afterwards is heard again.
    assert not table.game.nesting.spent
    assert table.open() or table.game.over


@pytest.mark.parametrize("chain", [endless_effects, endless_skills])
def test_what_makes_itself_without_end_is_an_error(chain):
    with pytest.raises(EndlessChain):
        chain(Table(A="-", B="-", C="-", D="-"))


class Calling(Active):
    """Does to a dead seat whatever the test says."""

    def effect(self, picks: Picks) -> None:
        RESULTS.append(DOINGS[0](self.game.seats[1], self.game.seats[0]))


DOINGS: list = []
RESULTS: list = []


def doing_to_the_dead(doing):
    """What the call returns for a dead B, and the table afterwards. Nobody is asked on the way."""
    DOINGS[:], RESULTS[:] = [doing], []
    table = gains(Table(A="-", B="-", C="-", D="-"), "A", Calling).hand("A", "slash", "peach", "duel").dead("B")
    log = table.hears()
    table.turn("A").do("A", "k:own_calling")
    assert [one.prompt for one in table.session.open] == ["play-phase"]
    assert [event.key for event in log.events if event.key not in ("skill", "phase")] == []
    return RESULTS[0]


@pytest.mark.parametrize(
    ("asks", "answer"),
    [
        (lambda dead, a: dead.choose(up_to(2, a.hand.cards), "p"), []),
        (lambda dead, a: dead.choose_from(a, 3, "p"), None),
        (lambda dead, a: dead.choose_seat(anyone(), "p"), None),
        (lambda dead, a: dead.choose_seats(others(1, 2), "p"), []),
        (lambda dead, a: dead.confirm("p", value=1.0), False),
        (lambda dead, a: dead.choose_option(["x", "y"], "p"), "x"),
        (lambda dead, a: dead.choose_suit("p"), 0),
        (lambda dead, a: dead.distribute(a.hand.cards, a.game.alive(), 1, 2, "p"), []),
        (lambda dead, a: [len(pile) for pile in dead.arrange(a.hand.cards, [(0, 3), (0, 3)], "p")], [3, 0]),
        (lambda dead, a: dead.ask_to_play("slash", None, "p"), None),
        (lambda dead, a: dead.ask_to_use("slash", a, "p"), None),
    ],
)  # fmt: skip
def test_the_dead_are_asked_nothing(asks, answer):
    assert doing_to_the_dead(asks) == answer


@pytest.mark.parametrize(
    "verb",
    [
        lambda dead, a: dead.draw(2),
        lambda dead, a: dead.draw_to(2),
        lambda dead, a: dead.peek(3),
        lambda dead, a: dead.lose_health(1),
        lambda dead, a: dead.recover(1),
        lambda dead, a: dead.change_max_hp(-9),
        lambda dead, a: dead.chain(),
        lambda dead, a: dead.turn_over(),
        lambda dead, a: dead.judge("own_calling"),
        lambda dead, a: dead.contest(a),
        lambda dead, a: a.contest(dead),
        lambda dead, a: a.damage(dead),
        lambda dead, a: a.give(a.hand.cards, dead),
        lambda dead, a: dead.use_virtual(SLASH, [a]),
        lambda dead, a: dead.play(dead.game.virtual(SLASH)),
        lambda dead, a: dead.game.kill(dead),
    ],
)
def test_verbs_do_nothing_to_the_dead(verb):
    doing_to_the_dead(verb)


class Gloating(Died):
    """Kills the dead once more."""

    forced = True

    def effect(self, death: Death, picks: Picks) -> None:
        self.game.kill(death.seat)


def test_nobody_dies_twice():
    table = gains(Table(A="-", B="-", C="-"), "A", Gloating).hand("A", "slash").hp("B", 1)
    log = table.hears()
    table.turn("A").do("A", "slash", "B")
    assert [event.key for event in log.events].count("died") == 1
    assert len(table.cards("A")) == 3


def test_who_compares_with_the_dead_wins_nothing():
    assert doing_to_the_dead(lambda dead, a: dead.contest(a)).winner is None


def test_a_judgement_of_the_dead_has_no_result():
    judgement = doing_to_the_dead(lambda dead, a: dead.judge("own_calling"))
    assert (judgement.card, judgement.rank) == (None, 0)

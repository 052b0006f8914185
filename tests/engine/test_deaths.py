"""Deaths by the steps of a mode: which order they have, and who still acts."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Death
from sanguosha.engine.mode import DeathStep, Mode, Ruleset
from sanguosha.engine.parts.part import Part
from sanguosha.engine.parts.triggers import Died
from sanguosha.engine.pieces.skills import MALE, QUN, General, Skill
from sanguosha.engine.procedures.dying import announce_burial, announce_death, check_end, each, put_cards_away, reward, show_role
from sanguosha.testing import Seated, Table
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Curse(Died):
    """When you die, your killer discards the hand, if you still hold a card."""

    beyond_death = True

    def condition(self, death: Death) -> bool:
        return death.killer is not None and len(self.owner.hand.cards) > 0

    def effect(self, death: Death, picks: Picks) -> None:
        if death.killer is not None:
            death.killer.discard(death.killer.hand.cards)


class Sigh(Died):
    """The same, but for the living only."""

    def effect(self, death: Death, picks: Picks) -> None:
        raise AssertionError("the dead do not sigh")


def general(id: str, part: type[Part]) -> General:
    return General(id, QUN, MALE, 4, Skill(id, part))


RULES = ruleset_with(general("curse", Curse), general("sigh", Sigh))


@in_every_way
def test_a_part_beyond_death_acts_before_the_cards_of_the_dead_are_put_away(seat):
    table = seat(ruleset=RULES, A="-", B="curse", C="-", D="-").hp("B", 1).hand("A", "slash", "duel").hand("B", "peach").turn("A")
    table.do("A", "slash", "B").do("B", "pass").do("B", "k:curse")
    assert not table["B"].alive
    assert len(table.cards("A")) == 3, "only the reward is left, which comes after that"
    assert table.discarded("duel")
    assert table.cards("B") == []


def test_other_parts_of_the_dead_are_over():
    table = Table(ruleset=RULES, A="-", B="sigh", C="-").hp("B", 1).hand("A", "slash").turn("A")
    table.do("A", "slash", "B")
    assert not table["B"].alive


class Backwards(Seated):
    """Shows roles first, rewards before it looks whether all is over, and puts the cards away last."""

    def death_steps(self) -> list[DeathStep]:
        return [each(show_role), each(reward), each(announce_death), check_end, each(announce_burial, put_cards_away)]


class BackwardsTable(Table):
    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        plain = super().new_mode(rules, letters, options)
        assert isinstance(plain, Seated)
        mode = Backwards(rules, plain.players, options)
        mode.dealt = plain.dealt
        return mode


def test_the_steps_of_a_death_have_the_order_that_the_mode_gives():
    table = BackwardsTable(A="-", B="-", C="-").hp("B", 1).hand("A", "slash").hand("B", "duel").turn("A")
    log = table.hears()
    table.do("A", "slash", "B")
    told = [event.key for event in log.events if event.key in ("died", "role-shown", "drawn", "moved", "discarded")]
    assert told[:2] == ["died", "role-shown"]
    assert len(table.cards("A")) == 3
    assert table.discarded("duel")

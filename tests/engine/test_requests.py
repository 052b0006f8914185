"""Requests: what a provider brings."""

from typing import ClassVar

import pytest

from sanguosha.cards.basic import DODGE, SLASH
from sanguosha.engine.happenings.frames import Request
from sanguosha.engine.parts.part import ONCE_PER_TURN, Provider
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import Skill
from sanguosha.testing import Table


class AnyBasic(Provider):
    """A hand card as Dodge or Slash, named in this order."""

    def kinds(self, request: Request) -> list[Kind]:
        return [DODGE, SLASH]

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        return self.owner.hand.cards

    def count(self, kind: Kind) -> int:
        return 1


def test_where_no_kind_need_be_named_the_only_legal_one_is_brought():
    table = Table(A="-", B="-").hand("A", "♠3 snatch")
    table.game.gain_skill(table["A"], Skill("any_basic", AnyBasic))
    table.turn("A").do("A", "k:any_basic", "♠3 snatch", "B")
    assert table["B"].hp == 3


class OncePerTurn(AnyBasic):
    """The same, once in each turn."""

    limit: ClassVar[int] = ONCE_PER_TURN


def test_a_limit_counts_for_a_provider_too():
    table = Table(A="-", B="-").hand("A", "♠3 snatch", "♠A duel", "crossbow")
    table.game.gain_skill(table["A"], Skill("once_per_turn", OncePerTurn))
    table.wears("A", "crossbow").turn("A").do("A", "k:once_per_turn", "♠3 snatch", "B")
    assert not table.may("A", "k:once_per_turn")
    table.end_phase("A").end_phase("B")
    assert table.may("A", "k:once_per_turn", "♠A duel", "B")


def test_a_family_of_which_there_is_no_card_is_an_error_and_no_question():
    table = Table(A="-", B="-")
    with pytest.raises(LookupError, match="No card is of the family “slahs”"):
        table["A"].ask_to_play("slahs", None)

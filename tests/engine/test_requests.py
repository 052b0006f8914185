"""Requests: what a provider brings."""

from sanguosha.cards.basic import DODGE, SLASH
from sanguosha.engine.card import Card, Kind
from sanguosha.engine.frames import Request
from sanguosha.engine.parts import Provider
from sanguosha.engine.skills import Skill
from tests.support.table import Table


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
    table.game.gain_skill(table["A"], Skill("any_basic", AnyBasic), 0)
    table.turn("A").do("A", "k:any_basic", "♠3 snatch", "B")
    assert table["B"].hp == 3

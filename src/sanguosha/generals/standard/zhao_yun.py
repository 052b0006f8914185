"""赵云 Zhao Yun."""

from __future__ import annotations

from sanguosha.cards.basic import DODGE, SLASH
from sanguosha.engine.happenings.frames import Request
from sanguosha.engine.parts.part import Provider
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill


class Longdan(Provider):
    """龙胆: you may use or play a Slash of your hand as a Dodge, or a Dodge of your hand as an ordinary Slash."""

    def kinds(self, request: Request) -> list[Kind]:
        return [kind for kind in (SLASH, DODGE) if request.accepts(kind)]

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        other = DODGE if kind is SLASH else SLASH
        return [card for card in self.owner.usable_cards() if card.kind.family == other.family]

    def count(self, kind: Kind) -> int:
        return 1


GENERAL = General("zhao_yun", SHU, MALE, 4, Skill("longdan", Longdan))

"""赵云 Zhao Yun."""

from sanguosha.kit import DODGE, MALE, SHU, SLASH, Card, General, Kind, Provider, Request, Skill


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

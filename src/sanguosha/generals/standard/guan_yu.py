"""关羽 Guan Yu."""

from __future__ import annotations

from sanguosha.cards.basic import SLASH
from sanguosha.engine.parts.part import ViewAs
from sanguosha.engine.parts.selections import exactly, red
from sanguosha.engine.pieces.skills import MALE, SHU, General, Skill
from sanguosha.engine.pieces.zones import OWN_CARDS


class Wusheng(ViewAs):
    """武圣: you may use or play a red card as an ordinary Slash."""

    kind = SLASH
    cards = exactly(1, OWN_CARDS, red)


GENERAL = General("guan_yu", SHU, MALE, 4, Skill("wusheng", Wusheng))

"""甘宁 Gan Ning."""

from __future__ import annotations

from sanguosha.cards.instant_tricks import DISMANTLEMENT
from sanguosha.engine.parts.part import ViewAs
from sanguosha.engine.parts.selections import black, exactly
from sanguosha.engine.pieces.skills import MALE, WU, General, Skill
from sanguosha.engine.pieces.zones import OWN_CARDS


class Qixi(ViewAs):
    """奇袭: you may use a black card as Dismantlement."""

    kind = DISMANTLEMENT
    cards = exactly(1, OWN_CARDS, black)


GENERAL = General("gan_ning", WU, MALE, 4, Skill("qixi", Qixi))

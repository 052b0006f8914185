"""甘宁 Gan Ning."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.cards.instant_tricks import DISMANTLEMENT
from sanguosha.engine.card import Kind
from sanguosha.engine.parts import ViewAs
from sanguosha.engine.selections import CardChoice, black, exactly
from sanguosha.engine.skills import MALE, WU, General, Skill
from sanguosha.engine.zones import OWN_CARDS


class Qixi(ViewAs):
    """奇袭: you may use a black card as Dismantlement."""

    kind: ClassVar[Kind | None] = DISMANTLEMENT
    cards: ClassVar[CardChoice | None] = exactly(1, OWN_CARDS, black)


GENERAL = General("gan_ning", WU, MALE, 4, Skill("qixi", Qixi))

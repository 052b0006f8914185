"""魏延 Wei Yan."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Damage
from sanguosha.engine.moments import DAMAGE_CAUSED
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import LOCKED, MALE, SHU, General, Skill


class Kuanggu(Trigger[Damage]):
    """狂骨: after you dealt damage to a character that was within distance 1, you recover as much."""

    moment: ClassVar[int] = DAMAGE_CAUSED

    def condition(self, damage: Damage) -> bool:
        return damage.source is self.owner and damage.distance <= 1 and self.owner.wounded

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.recover(damage.amount)


GENERAL = General("wei_yan", SHU, MALE, 4, Skill("kuanggu", Kuanggu, tags=LOCKED))

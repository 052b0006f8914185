"""小乔 Xiao Qiao."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.card import HEART, SPADE, Card
from sanguosha.engine.decision import Picks
from sanguosha.engine.folds import LOOK
from sanguosha.engine.frames import Damage
from sanguosha.engine.modifiers import Modifier
from sanguosha.engine.moments import DAMAGE_DIVERTING
from sanguosha.engine.parts import Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.selections import CardChoice, SeatChoice, exactly, heart, one_other
from sanguosha.engine.skills import FEMALE, LOCKED, WU, General, Skill
from sanguosha.engine.zones import HAND_AREA


class Tianxiang(Trigger[Damage]):
    """天香: when you are about to take damage, you may discard a heart hand card to transfer it to another character, who then
    draws as many cards as they have lost health."""

    moment: ClassVar[int] = DAMAGE_DIVERTING
    cards: ClassVar[CardChoice | None] = exactly(1, HAND_AREA, heart)
    targets: ClassVar[SeatChoice | None] = one_other()
    discards: ClassVar[bool] = True
    helps: ClassVar[float] = -1.0

    def condition(self, damage: Damage) -> bool:
        return damage.victim is self.owner

    def effect(self, damage: Damage, picks: Picks) -> None:
        victim = picks.seat
        self.game.transfer(damage, victim)
        victim.draw(victim.max_hp - victim.hp)


class Hongyan(Modifier):
    """红颜: your spade cards count as hearts."""

    fold: ClassVar[int] = LOOK

    def suit(self, card: Card, seat: Seat, suit: int) -> int:
        return HEART if seat is self.owner and suit == SPADE else suit


GENERAL = General("xiao_qiao", WU, FEMALE, 3, Skill("tianxiang", Tianxiang), Skill("hongyan", Hongyan, tags=LOCKED))

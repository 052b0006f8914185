"""小乔 Xiao Qiao."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage
from sanguosha.engine.parts.modifiers import Look
from sanguosha.engine.parts.selections import exactly, heart, one_other
from sanguosha.engine.parts.triggers import DamageDiverting
from sanguosha.engine.pieces.card import HEART, SPADE, Card, Suit
from sanguosha.engine.pieces.skills import FEMALE, WU, General, Skill, locked
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import HAND_AREA
from sanguosha.engine.table.seat import Seat


class Tianxiang(DamageDiverting):
    """天香: when you are about to take damage, you may discard a heart hand card to transfer it to another character, who then
    draws as many cards as they have lost health."""

    cards = exactly(1, HAND_AREA, heart)
    targets = one_other()
    discards = True

    def effect(self, damage: Damage, picks: Picks) -> None:
        victim = picks.seat
        self.game.transfer(damage, victim)
        victim.draw(victim.max_hp - victim.hp)


class Hongyan(Look):
    """红颜: your spade cards count as hearts."""

    def suit(self, card: Card, seat: Seat, suit: Suit) -> Suit:
        return HEART if seat is self.owner and suit == SPADE else suit


GENERAL = General(
    "xiao_qiao", WU, FEMALE, 3,
    Skill("tianxiang", Tianxiang, worth=Worth(helps=-1.0)),
    locked("hongyan", Hongyan),
)  # fmt: skip

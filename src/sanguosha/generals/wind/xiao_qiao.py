"""小乔 Xiao Qiao."""

from sanguosha.kit import FEMALE, HAND_AREA, HEART, SPADE, WU, Card, Damage, DamageDiverting, General, Look, Picks, Seat, Skill
from sanguosha.kit import Suit, Worth, exactly, heart, locked, one_other


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

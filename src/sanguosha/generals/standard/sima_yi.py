"""司马懿 Sima Yi."""

from sanguosha.kit import ANYBODY, EQUIP_AREA, HAND_AREA, MALE, OWN_CARDS, WEI, Damage, DamageTaken, General, JudgeRevealed
from sanguosha.kit import Judgement, Picks, Seat, Skill, Worth, exactly


class Fankui(DamageTaken):
    """反馈: after you took damage, you may obtain one card of its source: a piece of equipment or an unseen hand card."""

    def condition(self, damage: Damage) -> bool:
        source = damage.source
        return source is not None and source.has_cards(self._areas(source))

    def _areas(self, source: Seat) -> int:
        """Of your own cards only the equipment can come into your hand."""
        return EQUIP_AREA if source is self.owner else OWN_CARDS

    def effect(self, damage: Damage, picks: Picks) -> None:
        source = damage.source
        if source is not None:
            self.owner.take(source, self._areas(source))


class Guicai(JudgeRevealed):
    """鬼才: before anybody's judgement card takes effect, you may play a hand card in its place."""

    of = ANYBODY
    cards = exactly(1, HAND_AREA)

    def effect(self, judgement: Judgement, picks: Picks) -> None:
        card = picks.card
        self.owner.play(self.game.virtual(card.kind, (card,), self.owner), hold=True)
        self.owner.replace_judgement(judgement, card)


GENERAL = General(
    "sima_yi", WEI, MALE, 3,
    Skill("fankui", Fankui, worth=Worth(helps=-0.8, gain=0.4)),
    Skill("guicai", Guicai, worth=Worth(gain=0.0)),
)  # fmt: skip

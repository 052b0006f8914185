"""华佗 Hua Tuo."""

from sanguosha.kit import HAND_AREA, MALE, ONCE_PER_PHASE, OWN_CARDS, PEACH, QUN, Active, General, Picks, Request, Skill, ViewAs
from sanguosha.kit import Worth, anyone, exactly, red, wounded


class Jijiu(ViewAs):
    """急救: outside your turn you may use a red card as a Peach."""

    kind = PEACH
    cards = exactly(1, OWN_CARDS, red)

    def condition(self, request: Request) -> bool:
        return not self.owner.has_turn


class Qingnang(Active):
    """青囊: once per play phase, discard a hand card to heal a wounded character, yourself or another, by 1."""

    limit = ONCE_PER_PHASE
    cards = exactly(1, HAND_AREA)
    targets = anyone(wounded)
    discards = True

    def effect(self, picks: Picks) -> None:
        picks.seat.recover(1)


GENERAL = General(
    "hua_tuo", QUN, MALE, 3,
    Skill("jijiu", Jijiu),
    Skill("qingnang", Qingnang, worth=Worth(helps=1.0, gain=0.0)),
)  # fmt: skip

"""甘宁 Gan Ning."""

from sanguosha.kit import DISMANTLEMENT, MALE, OWN_CARDS, WU, General, Skill, ViewAs, black, exactly


class Qixi(ViewAs):
    """奇袭: you may use a black card as Dismantlement."""

    kind = DISMANTLEMENT
    cards = exactly(1, OWN_CARDS, black)


GENERAL = General("gan_ning", WU, MALE, 4, Skill("qixi", Qixi))

"""关羽 Guan Yu."""

from sanguosha.kit import MALE, OWN_CARDS, SHU, SLASH, General, Skill, ViewAs, exactly, red


class Wusheng(ViewAs):
    """武圣: you may use or play a red card as an ordinary Slash."""

    kind = SLASH
    cards = exactly(1, OWN_CARDS, red)


GENERAL = General("guan_yu", SHU, MALE, 4, Skill("wusheng", Wusheng))

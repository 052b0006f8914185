"""黄月英 Huang Yueying."""

from sanguosha.kit import DELAYED_TRICK, FEMALE, SHU, TRICK, CardUsing, Draft, General, IgnoresDistance, Picks, Seat, Skill, Use


class Jizhi(CardUsing):
    """集智: when you use a trick that is not delayed, you may draw a card."""

    def condition(self, use: Use) -> bool:
        return use.card.kind.type == TRICK

    def effect(self, use: Use, picks: Picks) -> None:
        self.owner.draw(1)


class Qicai(IgnoresDistance):
    """奇才: your tricks have no distance limit."""

    def any_distance(self, draft: Draft, target: Seat) -> bool:
        return draft.user is self.owner and draft.kind.type in (TRICK, DELAYED_TRICK)


GENERAL = General("huang_yueying", SHU, FEMALE, 3, Skill("jizhi", Jizhi), Skill("qicai", Qicai))

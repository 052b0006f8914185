"""黄盖 Huang Gai."""

from sanguosha.kit import MALE, WU, Active, General, Picks, Request, Skill, Worth


class Kurou(Active):
    """苦肉: in your play phase you may lose 1 health, any number of times; if you live, draw 2."""

    def condition(self) -> bool:
        return self.owner.may_pay_health(1)

    def effect(self, picks: Picks) -> None:
        self.owner.lose_health(1)
        self.owner.draw(2)


def _value_of_kurou(kurou: Kurou, request: Request) -> float:
    return 0.2 if kurou.owner.hp > 2 else -1.0


GENERAL = General("huang_gai", WU, MALE, 4, Skill("kurou", Kurou, worth=Worth(value=_value_of_kurou)))

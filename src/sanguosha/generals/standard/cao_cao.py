"""曹操 Cao Cao."""

from sanguosha.kit import DODGE, MALE, WEI, Damage, DamageTaken, General, Kind, Picks, Request, Skill, lord
from sanguosha.generals.calls import Call


class Jianxiong(DamageTaken):
    """奸雄: after you took damage from a card, you may obtain the printed cards that dealt it."""

    def condition(self, damage: Damage) -> bool:
        return len(damage.cards) > 0

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.obtain(damage.cards)


class Hujia(Call):
    """护驾 (lord skill): when you need a Dodge, other Wei characters may play one for you."""

    kind = DODGE
    kingdom = WEI

    def kinds(self, request: Request) -> list[Kind]:
        return [] if request.free else super().kinds(request)


GENERAL = General("cao_cao", WEI, MALE, 4, Skill("jianxiong", Jianxiong), lord("hujia", Hujia), fixed_lord=True)

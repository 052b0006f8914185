"""魏延 Wei Yan."""

from sanguosha.kit import MALE, SHU, Damage, DamageCaused, General, Picks, locked


class Kuanggu(DamageCaused):
    """狂骨: after you dealt damage to a character that was within distance 1, you recover as much."""

    def condition(self, damage: Damage) -> bool:
        return damage.distance <= 1 and self.owner.wounded

    def effect(self, damage: Damage, picks: Picks) -> None:
        self.owner.recover(damage.amount)


GENERAL = General("wei_yan", SHU, MALE, 4, locked("kuanggu", Kuanggu))

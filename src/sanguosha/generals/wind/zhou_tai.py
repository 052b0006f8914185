"""周泰 Zhou Tai."""

from sanguosha.kit import MALE, PLACED, WU, Dying, DyingDeciding, DyingEntered, General, Picks, Recovered, Recovery, Skill, exactly


class BuquEndure(DyingEntered):
    """不屈: when your health is reduced to 0 or less, turn up cards onto your general until there is one for each point below 1."""

    forced = True

    def condition(self, dying: Dying) -> bool:
        return self.owner.hp <= 0

    def effect(self, dying: Dying, picks: Picks) -> None:
        pile = self.owner.pile(self.skill, face_up=True)
        missing = 1 - self.owner.hp - len(pile.cards)
        if missing > 0:
            self.game.turn_up(missing, pile, PLACED)


class BuquLive(DyingDeciding):
    """不屈: when nobody saved you and all these cards differ in rank, you live on."""

    forced = True

    def condition(self, dying: Dying) -> bool:
        ranks = [card.rank for card in self.owner.pile(self.skill, face_up=True).cards]
        return len(set(ranks)) == len(ranks)

    def effect(self, dying: Dying, picks: Picks) -> None:
        dying.survives = True


class BuquHeal(Recovered):
    """不屈: each point of health recovered removes one of these cards, of your choice."""

    forced = True

    def condition(self, recovery: Recovery) -> bool:
        return len(self.owner.pile(self.skill, face_up=True).cards) > 0

    def effect(self, recovery: Recovery, picks: Picks) -> None:
        pile = self.owner.pile(self.skill, face_up=True)
        surplus = len(pile.cards) - max(1 - self.owner.hp, 0)
        self.owner.put_away(self.owner.choose(exactly(surplus, pile.cards)))


GENERAL = General("zhou_tai", WU, MALE, 4, Skill("buqu", BuquEndure, BuquLive, BuquHeal))

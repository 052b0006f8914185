"""周泰 Zhou Tai."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import PLACED, Dying, Recovery
from sanguosha.engine.moments import DYING_DECIDING, DYING_ENTERED, RECOVERED
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import MALE, WU, General, Skill


class BuquEndure(Trigger[Dying]):
    """不屈: when your health is reduced to 0 or less, turn up cards onto your general until there is one for each point below 1."""

    moment: ClassVar[int] = DYING_ENTERED
    forced: ClassVar[bool] = True

    def condition(self, dying: Dying) -> bool:
        return dying.seat is self.owner and self.owner.hp <= 0

    def effect(self, dying: Dying, picks: Picks) -> None:
        pile = self.owner.pile(self.skill, face_up=True)
        missing = 1 - self.owner.hp - len(pile.cards)
        if missing > 0:
            self.game.turn_up(missing, pile, PLACED)


class BuquLive(Trigger[Dying]):
    """不屈: when nobody saved you and all these cards differ in rank, you live on."""

    moment: ClassVar[int] = DYING_DECIDING
    forced: ClassVar[bool] = True

    def condition(self, dying: Dying) -> bool:
        ranks = [card.rank for card in self.owner.pile(self.skill, face_up=True).cards]
        return dying.seat is self.owner and len(set(ranks)) == len(ranks)

    def effect(self, dying: Dying, picks: Picks) -> None:
        dying.survives = True


class BuquHeal(Trigger[Recovery]):
    """不屈: each point of health recovered removes one of these cards, of your choice."""

    moment: ClassVar[int] = RECOVERED
    forced: ClassVar[bool] = True

    def condition(self, recovery: Recovery) -> bool:
        return recovery.seat is self.owner and len(self.owner.pile(self.skill, face_up=True).cards) > 0

    def effect(self, recovery: Recovery, picks: Picks) -> None:
        pile = self.owner.pile(self.skill, face_up=True)
        surplus = len(pile.cards) - max(1 - self.owner.hp, 0)
        self.owner.put_away(self.owner.choose_cards(pile.cards, surplus, surplus, "choose-buqu"))


GENERAL = General("zhou_tai", WU, MALE, 4, Skill("buqu", BuquEndure, BuquLive, BuquHeal))

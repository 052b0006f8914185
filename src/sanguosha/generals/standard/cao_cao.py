"""曹操 Cao Cao."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.cards.basic import DODGE
from sanguosha.engine.card import Kind, VirtualCard
from sanguosha.engine.decision import Picks
from sanguosha.engine.frames import Damage, Request
from sanguosha.engine.moments import DAMAGE_TAKEN
from sanguosha.engine.parts import Provider, Trigger
from sanguosha.engine.seat import Seat
from sanguosha.engine.skills import LORD, MALE, WEI, General, Skill


class Jianxiong(Trigger[Damage]):
    """奸雄: after you took damage from a card, you may obtain the printed cards that dealt it."""

    moment: ClassVar[int] = DAMAGE_TAKEN

    def condition(self, damage: Damage) -> bool:
        return damage.victim is self.owner and damage.use is not None and len(damage.use.zone.cards) > 0

    def effect(self, damage: Damage, picks: Picks) -> None:
        if damage.use is not None:
            self.owner.obtain(list(damage.use.zone.cards))


class Hujia(Provider):
    """护驾 (lord skill): when you need a Dodge, other Wei characters may play one for you."""

    def kinds(self, request: Request) -> list[Kind]:
        return [DODGE] if request.accepts(DODGE) and not request.free and self._helpers() else []

    def _helpers(self) -> list[Seat]:
        return [seat for seat in self.game.others(self.owner) if seat.kingdom == WEI]

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        for helper in self._helpers():
            played = helper.ask_to_play("dodge", None, "ask-hujia", (self.owner.token,), hold=True, whom=self.owner)
            if played is not None:
                return self.game.passed_on(played, self)
        return None


GENERAL = General("cao_cao", WEI, MALE, 4, Skill("jianxiong", Jianxiong), Skill("hujia", Hujia, tags=LORD))
